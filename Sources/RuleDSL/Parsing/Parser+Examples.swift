import RulesEngine

extension Parser {
  mutating func parseGiven(from start: Place, since mark: Int) -> StatementSyntax? {
    let changes = isAt(.leftBrace) ? parseChanges() : nil
    if changes == nil { reportUnexpected([.sign("{")]) }
    let place = place(from: start)
    _ = endStatement(since: mark)
    return changes.map { .given(GivenSyntax(changes: $0, place: place)) }
  }

  mutating func parseExample(from start: Place, since mark: Int) -> StatementSyntax? {
    let title = expectText()
    if !isAt(.leftBrace) {
      if title != nil { reportUnexpected([.sign("{")]) }
      skipToBlock()
    }
    var steps: [StepSyntax] = []
    if let block = parseOpenBlock() {
      steps = parseElements(of: block) { $0.parseStep() }
    }
    let place = place(from: start)
    let isBad = endStatement(since: mark)
    guard let title else { return nil }
    return .example(ExampleSyntax(title: title, steps: steps, place: place, isBad: isBad))
  }

  mutating func skipExample() -> StatementSyntax? {
    skipRest(.statement)
    _ = take(.lineEnd)
    return nil
  }

  // MARK: Steps

  private mutating func parseStep() -> StepSyntax? {
    let start = peek(0).place
    let mark = errors.count
    var changes: [ChangeSyntax] = []
    if !isAt(word: "expect") {
      repeat {
        guard let change = expectChange() else { break }
        changes.append(change)
      } while take(.comma)
    }
    if errors.count != mark { skipToExpect() }
    var outcomes: [OutcomeSyntax] = []
    if clauseWord(["expect"]) != nil {
      advance()
      repeat {
        guard let outcome = expectOutcome() else { break }
        outcomes.append(outcome)
      } while take(.comma)
    }
    let place = place(from: start)
    let isBad = endStatement(since: mark, or: outcomes.isEmpty ? [.sign(","), .sign("expect")] : [.sign(",")])
    guard !changes.isEmpty || !outcomes.isEmpty else { return nil }
    return StepSyntax(changes: changes, outcomes: outcomes, place: place, isBad: isBad)
  }

  /// A change that can't be read doesn't hide what is expected, which may stand on a line of its own.
  private mutating func skipToExpect() {
    while !isAt(.endOfFile), !isAt(.lineEnd), !isAt(.rightBrace), !isAt(word: "expect") {
      if isAt(.leftBrace) { skipBlock() } else { advance() }
    }
  }

  /// `{ change, change … }`, whose `{` stands here.
  private mutating func parseChanges() -> [ChangeSyntax] {
    guard enter() else { return [] }
    defer { leave() }
    guard let block = parseOpenBlock() else { return [] }
    return parseElements(of: block) { parser in
      if parser.isAt(word: "expect") {
        // No token is taken, so this is the last turn: the step goes on behind the changes.
        parser.leaveUnclosed(block)
        return nil
      }
      let change = parser.expectChange()
      if !parser.isAt(word: "expect") { parser.endElement() }
      return change
    }
  }

  private mutating func expectChange() -> ChangeSyntax? {
    let start = peek(0).place
    if take(.plus) {
      guard let name = expectName() else { return nil }
      let changes = isAt(.leftBrace) ? parseChanges() : []
      return ChangeSyntax(kind: .add(name, changes), place: place(from: start))
    }
    if take(.minus) {
      guard let name = expectName(), let number = expectNumber() else { return nil }
      return ChangeSyntax(kind: .remove(name, number: number), place: place(from: start))
    }
    if take(word: "clear") {
      return expectName().map { ChangeSyntax(kind: .clear($0), place: place(from: start)) }
    }
    guard isAtName() else {
      reportUnexpected([.change])
      return nil
    }
    let name = takeName()
    if isAt(.number), kind(at: 1) == .leftBrace, let number = parseNumber() {
      let changes = parseChanges()
      return ChangeSyntax(kind: .changeItem(name, number: number, changes), place: place(from: start))
    }
    let selectedStart = peek(0).place
    guard let selected = expectSelected() else { return nil }
    return ChangeSyntax(
      kind: .select(name, SelectedSyntax(kind: selected, place: place(from: selectedStart))), place: place(from: start))
  }

  private mutating func expectSelected() -> SelectedSyntax.Kind? {
    let token = peek(0)
    if take(word: "on") { return .on }
    if take(word: "off") { return .off }
    if isAt(.leftBrace) { return .units(parseUnits()) }
    if let date = parseDate() { return expectTime().map { .dateTime(date, $0) } }
    if let number = parseSigned() { return .number(number, units: number.isNegative ? nil : parseNumber()) }
    if isAt(word: "chosen") || isAt(word: "blank") || isAt(word: "one") {
      report(.wordNeedsQuotes(token.text), at: token.place)
      return .value(takeName(), units: parseNumber())
    }
    guard let value = parseValue(before: ["expect"]) else {
      reportUnexpected([.selection])
      return nil
    }
    return .value(value, units: parseNumber())
  }

  private mutating func parseUnits() -> [UnitSyntax] {
    guard let block = parseOpenBlock() else { return [] }
    return parseElements(of: block) { parser in
      let value = parser.expectValue()
      let count = value == nil ? nil : parser.parseNumber()
      parser.endElement()
      return value.map { UnitSyntax(value: $0, count: count) }
    }
  }

  // MARK: Outcomes

  private static let outcomeWords = [
    "no", "subtotal", "line", "placed", "refused", "violation", "warning", "shares",
  ]

  private mutating func expectOutcome() -> OutcomeSyntax? {
    let start = peek(0).place
    guard let kind = expectOutcomeKind() else { return nil }
    return OutcomeSyntax(kind: kind, place: place(from: start))
  }

  private mutating func expectOutcomeKind() -> OutcomeSyntax.Kind? {
    if isAtSigned { return parseSigned().map { .total($0) } }
    if let total = parseNumberWithCurrency() {
      return .total(SignedSyntax(isNegative: false, number: total, place: total.place))
    }
    if take(word: "not") { return expect(word: "placed") ? .notPlaced : nil }
    guard let word = clauseWord(Self.outcomeWords) else {
      reportUnexpected([.outcome])
      return nil
    }
    advance()
    switch word {
    case "no": return expectAbsence()
    case "subtotal": return expectSigned().map { .subtotal($0) }
    case "line":
      guard let text = expectText(), let amount = expectSigned() else { return nil }
      return .line(text, amount)
    case "placed": return .placed
    case "refused": return .refused
    case "violation": return expectViolation()
    case "warning": return expectText().map { .warning($0) }
    default: return expectShares()
    }
  }

  private mutating func expectAbsence() -> OutcomeSyntax.Kind? {
    switch clauseWord(["total", "violations", "line"]) {
    case "total":
      advance()
      return .noTotal
    case "violations":
      advance()
      return .noViolations
    case "line":
      advance()
      return expectText().map { .noLine($0) }
    default:
      reportUnexpected([.sign("total"), .sign("violations"), .sign("line")])
      return nil
    }
  }

  private mutating func expectViolation() -> OutcomeSyntax.Kind? {
    if let text = parseText() { return .violation(text) }
    guard take(word: "on") else {
      reportUnexpected([.sign("on"), .text])
      return nil
    }
    guard let name = expectName() else { return nil }
    guard let number = parseNumber() else { return .violationOn(name) }
    return .violationOnItem(name, number: number, option: isAtName() ? takeName() : nil)
  }

  private mutating func expectShares() -> OutcomeSyntax.Kind? {
    guard let text = expectText() else { return nil }
    var amounts: [SignedSyntax] = []
    repeat {
      guard let amount = expectSigned() else { return nil }
      amounts.append(amount)
    } while take(.slash)
    return .shares(text, amounts)
  }
}
