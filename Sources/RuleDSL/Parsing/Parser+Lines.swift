import RulesEngine

/// The money lines.
extension Parser {
  static let lineClauses = ["per", "at", "once", "rounded", "when"]
  static let lineExpectations: [SyntaxError.Expectation] = [
    .sign("per"), .sign("at most"), .sign("once"), .sign("rounded"), .sign("when"),
  ]

  /// A line whose word was taken.
  mutating func parseLine(_ word: StatementWord, from start: Place, since mark: Int) -> LineSyntax? {
    switch word {
    case .charge: parseCharge(from: start, since: mark).map { .charge($0) }
    case .discount: parseDiscount(from: start, since: mark).map { .discount($0) }
    case .best: parsePick(.best, from: start, since: mark).map { .pick($0) }
    case .first: parsePick(.first, from: start, since: mark).map { .pick($0) }
    default: parsePick(.all, from: start, since: mark).map { .pick($0) }
    }
  }

  private mutating func parseCharge(from start: Place, since mark: Int) -> ChargeSyntax? {
    var kind: ChargeSyntax.Kind?
    var clauses = LineClausesSyntax()
    if isAtName() {
      let name = takeName()
      kind = .option(name, parseLabel())
      parseLineClauses(into: &clauses)
    } else if let label = expectLabelOfLine() {
      kind = .amount(label, expectAmount(with: &clauses))
    }
    let place = place(from: start)
    let isBad = endStatement(since: mark, or: Self.lineExpectations)
    return kind.map { ChargeSyntax(kind: $0, clauses: clauses, place: place, isBad: isBad) }
  }

  private mutating func expectLabelOfLine() -> LabelSyntax? {
    if let label = parseLabel() { return label }
    reportUnexpected([.text, .name])
    return nil
  }

  private mutating func parseDiscount(from start: Place, since mark: Int) -> DiscountSyntax? {
    var clauses = LineClausesSyntax()
    let label = expectLabel()
    let amount = label == nil ? nil : expectAmount(with: &clauses)
    let place = place(from: start)
    let isBad = endStatement(since: mark, or: Self.lineExpectations)
    guard let label, let amount else { return nil }
    return DiscountSyntax(label: label, amount: amount, clauses: clauses, place: place, isBad: isBad)
  }

  private mutating func parsePick(_ which: PickSyntax.Which, from start: Place, since mark: Int) -> PickSyntax? {
    guard expect(word: "of") else {
      _ = endStatement(since: mark)
      return nil
    }
    var atMost: SumSyntax?
    if take(word: "at") {
      expect(word: "most")
      atMost = expectSum()
    }
    let when = parseWhen()
    if !isAt(.leftBrace) {
      reportUnexpected([.sign("at most"), .sign("when"), .sign("{")])
      skipToBlock()
    }
    let lines = parsePickBlock()
    let place = place(from: start)
    let isBad = endStatement(since: mark)
    return PickSyntax(which: which, atMost: atMost, when: when, lines: lines, place: place, isBad: isBad)
  }

  private mutating func parsePickBlock() -> [LineSyntax] {
    guard isAt(.leftBrace), enter() else { return [] }
    defer { leave() }
    guard let block = parseOpenBlock() else { return [] }
    return parseElements(of: block) { $0.parseLineOfPick() }
  }

  private mutating func parseLineOfPick() -> LineSyntax? {
    let outer = statement
    defer { statement = outer }
    let mark = errors.count
    let token = peek(0)
    let word = isAt(.word) ? StatementWord(word: token.text) ?? StatementWord(near: token.text) : nil
    guard let word, word.isLine else {
      if let word, let outer {
        report(.misplacedStatement(word, inside: outer), at: token.place)
      } else {
        reportUnexpected([.lineOfMoney])
      }
      skipRest(.statement)
      _ = endStatement(since: mark)
      return nil
    }
    if StatementWord(word: token.text) == nil { report(.unknownStatement(found(token), near: word), at: token.place) }
    statement = word
    advance()
    return parseLine(word, from: token.place, since: mark)
  }

  // MARK: Clauses

  mutating func parseLineClauses(into clauses: inout LineClausesSyntax) {
    var progress = LoopProgress()
    while progress.moves(self) { parseLineClause(into: &clauses) }
  }

  private mutating func parseLineClause(into clauses: inout LineClausesSyntax) {
    if isAt(.comma) {
      guard isAt(word: "at", distance: 1) else { return }
      advance()
    }
    guard let word = isAt(word: "per") ? "per" : clauseWord(Self.lineClauses) else { return }
    let start = peek(0).place
    if word == "when" {
      let when = parseWhen(clausesFollow: true)
      if !reportTwice(word, at: start, first: clauses.when?.place) { clauses.when = when }
      return
    }
    advance()
    switch word {
    case "per":
      let per = expectPrimary()
      if !reportTwice(word, at: start, first: clauses.per?.place) { clauses.per = per }
    case "at":
      expect(word: "most")
      let sum = expectSum()
      if !reportTwice("at most", at: start, first: clauses.atMost?.place) { clauses.atMost = sum }
    case "once":
      if !reportTwice(word, at: start, first: clauses.once) { clauses.once = start }
    default:
      let rounded = expectRounded(from: start)
      if !reportTwice(word, at: start, first: clauses.rounded?.place) { clauses.rounded = rounded }
    }
  }

  private mutating func expectRounded(from start: Place) -> RoundedSyntax? {
    guard let mode = parseRoundingMode() else {
      reportUnexpected([
        .sign("half up"), .sign("half even"), .sign("half down"), .sign("up"), .sign("down"),
      ])
      return nil
    }
    let step = take(word: "to") ? expectNumber() : nil
    return RoundedSyntax(mode: mode, step: step, place: place(from: start))
  }

  mutating func parseRoundingMode() -> RoundingModeSyntax? {
    if take(word: "half") {
      if take(word: "up") { return .halfUp }
      if take(word: "even") { return .halfEven }
      if take(word: "down") { return .halfDown }
      reportUnexpected([.sign("up"), .sign("even"), .sign("down")])
      return nil
    }
    if take(word: "up") { return .up }
    if take(word: "down") { return .down }
    return nil
  }

  // MARK: Tax, subtotal, round

  mutating func parseTax(from start: Place, since mark: Int) -> StatementSyntax? {
    let label = expectLabel()
    var clauses = LineClausesSyntax()
    var rate: TaxSyntax.Rate?
    var isIncluded = false
    var base = BaseSyntax.bad(gap)
    if label != nil {
      rate = expectRate()
      isIncluded = take(word: "included")
      if isIncluded ? expect(word: "in") : expectOfOrIncluded() { base = expectBase() }
      parseLineClauses(into: &clauses)
    }
    let place = place(from: start)
    let isBad = endStatement(since: mark, or: Self.lineExpectations)
    guard let label else { return nil }
    return .tax(
      TaxSyntax(
        label: label, rate: rate, isIncluded: isIncluded, base: base, clauses: clauses, place: place, isBad: isBad))
  }

  private mutating func expectOfOrIncluded() -> Bool {
    if take(word: "of") { return true }
    reportUnexpected([.sign("of"), .sign("included in")])
    return false
  }

  private mutating func expectRate() -> TaxSyntax.Rate? {
    if let number = parseNumber() {
      expect(.percent, "%")
      return .percent(number)
    }
    if isAtName() { return .name(takeName()) }
    reportUnexpected([.rate])
    return nil
  }

  mutating func parseSubtotal(from start: Place, since mark: Int) -> StatementSyntax? {
    let label = expectLabel()
    let place = place(from: start)
    _ = endStatement(since: mark)
    return label.map { .subtotal(SubtotalSyntax(label: $0, place: place)) }
  }

  mutating func parseRoundTotal(from start: Place, since mark: Int) -> StatementSyntax? {
    var step: NumberSyntax?
    if expect(word: "total"), expect(word: "to") { step = expectNumber() }
    let label = parseLabel()
    let when = parseWhen()
    let place = place(from: start)
    _ = endStatement(since: mark, or: [.text, .sign("when")])
    return .roundTotal(RoundTotalSyntax(step: step, label: label, when: when, place: place))
  }
}
