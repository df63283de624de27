import RulesEngine

/// The statements that declare what can be set.
extension Parser {
  static let choiceClauses = ["optional", "choose", "at", "up", "cheapest", "dearest", "by", "only"]

  mutating func parseChoice(isMenu: Bool, from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName(before: Self.choiceClauses)
    let label = parseLabel()
    let clauses = name == nil ? ChoiceClausesSyntax() : parseChoiceClauses()
    if !isAt(.leftBrace) {
      if name != nil { reportUnexpected(Self.choiceExpectations) }
      skipToBlock()
    }
    let isBad = errors.count != mark
    let entries = parseEntries()
    let place = place(from: start)
    _ = endStatement(since: mark)
    guard let name else { return nil }
    return .choice(
      ChoiceSyntax(
        isMenu: isMenu, name: name, label: label, clauses: clauses, entries: entries, place: place, isBad: isBad))
  }

  private static let choiceExpectations: [SyntaxError.Expectation] = [
    .sign("optional"), .sign("choose"), .sign("at most … kinds"), .sign("up to … each"), .sign("by"),
    .sign("only when"), .sign("{"),
  ]

  private mutating func parseChoiceClauses() -> ChoiceClausesSyntax {
    var clauses = ChoiceClausesSyntax()
    var progress = LoopProgress()
    while progress.moves(self) {
      parseChoiceClause(into: &clauses)
    }
    return clauses
  }

  private mutating func parseChoiceClause(into clauses: inout ChoiceClausesSyntax) {
    let hasComma = isAt(.comma)
    if hasComma {
      guard
        isAt(word: "at", distance: 1) || isAt(word: "up", distance: 1) || isAt(word: "cheapest", distance: 1)
          || isAt(word: "dearest", distance: 1)
      else { return }
      advance()
    }
    guard let word = clauseWord(Self.choiceClauses) else { return }
    let start = advance().place
    switch word {
    case "optional":
      let when = parseWhen(clausesFollow: true)
      if !reportTwice(word, at: start, first: clauses.optional?.place) {
        clauses.optional = OptionalSyntax(when: when, place: place(from: start))
      }
    case "choose":
      let choose = parseChoose(from: start)
      if !reportTwice(word, at: start, first: clauses.choose?.place) { clauses.choose = choose }
    case "at":
      expect(word: "most")
      let sum = expectSum()
      expect(word: "kinds")
      if !reportTwice("at most", at: start, first: clauses.atMostKinds?.place) { clauses.atMostKinds = sum }
    case "up":
      expect(word: "to")
      let sum = expectSum()
      expect(word: "each")
      if !reportTwice("up to", at: start, first: clauses.upToEach?.place) { clauses.upToEach = sum }
    case "cheapest", "dearest":
      let sum = expectSum()
      expect(word: "included")
      if !reportTwice("included", at: start, first: clauses.included?.place) {
        clauses.included = IncludedSyntax(
          which: word == "cheapest" ? .cheapest : .dearest, count: sum, place: place(from: start))
      }
    case "by":
      let by = parsePrimaryList()
      if !reportTwice(word, at: start, first: clauses.by.first?.place) { clauses.by = by }
    default:
      let condition = parseOnlyWhen(clausesFollow: true)
      if !reportTwice("only when", at: start, first: clauses.onlyWhen?.place) { clauses.onlyWhen = condition }
    }
  }

  /// `choose`, whose word was taken.
  mutating func parseChoose(from start: Place) -> ChooseSyntax {
    if isAt(.word), let (low, high) = rangeEnds(peek(0).text) {
      let token = advance()
      report(.rangeWithDash(low, high), at: token.place)
      return ChooseSyntax(
        least: .number(NumberSyntax(text: low, place: token.place)),
        bound: .upTo(.number(NumberSyntax(text: high, place: token.place))), place: place(from: start))
    }
    let least = expectSum()
    var bound = ChooseSyntax.Bound.exactly
    if take(word: "to") {
      bound = .upTo(expectSum())
    } else if take(word: "or") {
      expect(word: "more")
      bound = .orMore
    }
    return ChooseSyntax(least: least, bound: bound, place: place(from: start))
  }

  /// `only when`, whose first word was taken.
  mutating func parseOnlyWhen(clausesFollow: Bool = false) -> ConditionSyntax? {
    guard let when = parseWhen(clausesFollow: clausesFollow) else {
      reportUnexpected([.sign("when")])
      return nil
    }
    return when
  }

  /// `when` and its condition.
  mutating func parseWhen(clausesFollow: Bool = false) -> ConditionSyntax? {
    guard clauseWord(["when"]) != nil else { return nil }
    advance()
    return expectCondition(clausesFollow: clausesFollow)
  }

  mutating func parseList(from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName(before: ["by"])
    let label = parseLabel()
    let by = take(word: "by") ? parsePrimaryList() : []
    if !isAt(.leftBrace) {
      if name != nil { reportUnexpected([.sign("by"), .sign("{")]) }
      skipToBlock()
    }
    let isBad = errors.count != mark
    let entries = parseEntries()
    let place = place(from: start)
    _ = endStatement(since: mark)
    guard let name else { return nil }
    return .list(ListSyntax(name: name, label: label, by: by, entries: entries, place: place, isBad: isBad))
  }

  mutating func parseNumberOption(isMoney: Bool, from start: Place, since mark: Int) -> StatementSyntax? {
    guard let name = expectDeclaredName(before: ["one"]) else {
      _ = endStatement(since: mark)
      return nil
    }
    var option = NumberOptionSyntax(
      isMoney: isMoney, name: name, label: parseLabel(), range: .bad, initial: nil, priceEach: nil, onlyWhen: nil,
      place: start, isBad: false)
    option.range = expectRange()
    var progress = LoopProgress()
    while progress.moves(self) { parseNumberClause(into: &option) }
    option.place = place(from: start)
    option.isBad = endStatement(
      since: mark,
      or: [.sign("step"), .sign("default"), .sign("+5 each"), .sign("only when")])
    return .number(option)
  }

  private mutating func expectRange() -> NumberOptionSyntax.Range {
    if take(word: "one", then: "of") {
      return .oneOf(expectNumbersInParentheses())
    }
    if isAt(.word), let (low, high) = rangeEnds(peek(0).text) {
      let token = advance()
      report(.rangeWithDash(low, high), at: token.place)
      return .bounds(signed(low, at: token.place), signed(high, at: token.place), step: nil)
    }
    guard isAtSigned else {
      reportUnexpected([.sign("1 to 20"), .sign("one of (1, 3, 6)")])
      return .bad
    }
    guard let low = parseSigned() else { return .bad }
    if isAt(.minus), kind(at: 1) == .number {
      let high = peek(1)
      report(.rangeWithDash(low.number.text, high.text), at: low.place.through(high.place))
      advance()
    } else if !expect(word: "to") {
      return .bad
    }
    return expectSigned().map { .bounds(low, $0, step: nil) } ?? .bad
  }

  private func signed(_ digits: String, at place: Place) -> SignedSyntax {
    SignedSyntax(isNegative: false, number: NumberSyntax(text: digits, place: place), place: place)
  }

  private mutating func expectNumbersInParentheses() -> [NumberSyntax] {
    let open = peek(0).place
    guard expect(.leftParenthesis, "(") else { return [] }
    var numbers: [NumberSyntax] = []
    repeat {
      guard let number = expectNumber() else { break }
      numbers.append(number)
    } while take(.comma)
    expectClosing(open)
    return numbers
  }

  private mutating func parseNumberClause(into option: inout NumberOptionSyntax) {
    let start = peek(0).place
    if isAt(.plus) || isAt(.minus) || isAt(.number) {
      let price = parsePrice()
      expect(word: "each")
      if !reportTwice("each", at: start, first: option.priceEach?.place) { option.priceEach = price }
      return
    }
    var words = ["default", "only"]
    if case .oneOf = option.range {} else { words.append("step") }
    guard let word = clauseWord(words) else { return }
    advance()
    switch word {
    case "step":
      let step = expectNumber()
      guard case .bounds(let low, let high, let first) = option.range else { return }
      if !reportTwice(word, at: start, first: first?.place) { option.range = .bounds(low, high, step: step) }
    case "default":
      let initial = expectSigned()
      if !reportTwice(word, at: start, first: option.initial?.place) { option.initial = initial }
    default:
      let condition = parseOnlyWhen()
      if !reportTwice("only when", at: start, first: option.onlyWhen?.place) { option.onlyWhen = condition }
    }
  }

  mutating func parseToggle(from start: Place, since mark: Int) -> StatementSyntax? {
    guard let name = expectDeclaredName(before: ["default", "only"]) else {
      _ = endStatement(since: mark)
      return nil
    }
    var option = ToggleSyntax(
      name: name, label: parseLabel(), initial: nil, price: nil, onlyWhen: nil, place: start, isBad: false)
    var initialPlace: Place?
    var progress = LoopProgress()
    while progress.moves(self) { parseToggleClause(into: &option, initialPlace: &initialPlace) }
    option.place = place(from: start)
    option.isBad = endStatement(
      since: mark, or: [.sign("default on"), .sign("+2"), .sign("only when")])
    return .toggle(option)
  }

  private mutating func parseToggleClause(into option: inout ToggleSyntax, initialPlace: inout Place?) {
    let start = peek(0).place
    if isAt(.plus) || isAt(.minus) || isAt(.number) {
      let price = parsePrice()
      if !reportTwice("price", at: start, first: option.price?.place) { option.price = price }
      return
    }
    guard let word = clauseWord(["default", "only"]) else { return }
    advance()
    if word == "only" {
      let condition = parseOnlyWhen()
      if !reportTwice("only when", at: start, first: option.onlyWhen?.place) { option.onlyWhen = condition }
      return
    }
    guard let state = clauseWord(["on", "off"]) else { return reportUnexpected([.sign("on"), .sign("off")]) }
    advance()
    if !reportTwice(word, at: start, first: initialPlace) { option.initial = state == "on" }
    initialPlace = initialPlace ?? start
  }

  mutating func parseTextOptions(from start: Place, since mark: Int) -> StatementSyntax? {
    var fields: [TextOptionsSyntax.Field] = []
    repeat {
      guard let name = expectDeclaredName(before: ["only"]) else { break }
      fields.append(TextOptionsSyntax.Field(name: name, label: parseLabel()))
    } while take(.comma)
    var onlyWhen: ConditionSyntax?
    if clauseWord(["only"]) != nil {
      advance()
      onlyWhen = parseOnlyWhen()
    }
    let place = place(from: start)
    let isBad = endStatement(since: mark, or: [.sign(","), .sign("only when")])
    guard !fields.isEmpty else { return nil }
    return .text(TextOptionsSyntax(fields: fields, onlyWhen: onlyWhen, place: place, isBad: isBad))
  }

  mutating func parseItem(from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName(before: ["choose", "times"])
    let label = parseLabel()
    var choose: ChooseSyntax?
    var times: NameSyntax?
    var progress = LoopProgress()
    while name != nil, progress.moves(self), let word = clauseWord(["choose", "times"]) {
      let clause = advance().place
      if word == "choose" {
        let parsed = parseChoose(from: clause)
        if !reportTwice(word, at: clause, first: choose?.place) { choose = parsed }
      } else {
        let parsed = expectName()
        if !reportTwice(word, at: clause, first: times?.place) { times = parsed }
      }
    }
    let isBad = errors.count != mark || !isAt(.leftBrace)
    let statements = expectStatementBlock(of: .item, isNamed: name != nil) ?? []
    let place = place(from: start)
    _ = endStatement(since: mark)
    guard let name else { return nil }
    return .item(
      ItemSyntax(
        name: name, label: label, choose: choose, times: times, statements: statements, place: place, isBad: isBad))
  }
}
