import RulesEngine

/// Numbers, amounts and what is on or off.
extension Parser {
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
      let token = takeToken()
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
    // Behind a condition it would belong to that.
    if option.onlyWhen == nil, isAt(.plus) || isAt(.minus) || isAt(.number) {
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
    guard let name = expectDeclaredName(before: ["default", "only", "on", "off"]) else {
      _ = endStatement(since: mark)
      return nil
    }
    var option = ToggleSyntax(
      name: name, label: parseLabel(), initial: nil, initialPlace: nil, price: nil, onlyWhen: nil, place: start,
      isBad: false)
    var progress = LoopProgress()
    while progress.moves(self) { parseToggleClause(into: &option) }
    option.place = place(from: start)
    option.isBad = endStatement(
      since: mark, or: [.sign("default on"), .sign("+2"), .sign("only when")])
    return .toggle(option)
  }

  private mutating func parseToggleClause(into option: inout ToggleSyntax) {
    let start = peek(0).place
    if option.onlyWhen == nil, isAt(.plus) || isAt(.minus) || isAt(.number) {
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
    if !reportTwice(word, at: start, first: option.initialPlace) {
      option.initial = state == "on"
      option.initialPlace = start
    }
  }
}
