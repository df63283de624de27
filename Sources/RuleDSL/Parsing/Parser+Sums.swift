import RulesEngine

extension Parser {
  /// Whether what stands here can begin a sum.
  var startsSum: Bool {
    isAt(.number) || isAt(.minus) || isAt(.leftParenthesis) || isAtName()
  }

  mutating func expectSum() -> SumSyntax {
    let first = expectProduct()
    guard isAt(.plus) || isAt(.minus) else { return first }
    var terms = [SumSyntax.Term(isSubtracted: false, value: first)]
    while isAt(.plus) || isAt(.minus) {
      let isSubtracted = takeToken().kind == .minus
      if isSubtracted { takeSecondMinus() }
      terms.append(SumSyntax.Term(isSubtracted: isSubtracted, value: expectProduct()))
    }
    return .terms(terms)
  }

  private mutating func expectProduct() -> SumSyntax {
    let first = expectFactor()
    guard isAt(.star) || isAt(.slash) else { return first }
    var factors = [SumSyntax.Factor(isDivisor: false, value: first)]
    while isAt(.star) || isAt(.slash) {
      let isDivisor = takeToken().kind == .slash
      factors.append(SumSyntax.Factor(isDivisor: isDivisor, value: expectFactor()))
    }
    return .factors(factors)
  }

  private mutating func expectFactor() -> SumSyntax {
    guard isAt(.minus) else { return expectPrimary() }
    let start = peek(0).place
    guard enter() else { return .bad(start) }
    defer { leave() }
    advance()
    takeSecondMinus()
    let value = expectFactor()
    return .minus(value, place: place(from: start))
  }

  /// `--`, of which one was taken: reported, and taken for one.
  private mutating func takeSecondMinus() {
    let first = lastPlace
    guard isAt(.minus), !peek(0).blankBefore else { return }
    report(.doubledMinus, at: first.through(takeToken().place))
  }

  mutating func expectPrimary() -> SumSyntax {
    let start = peek(0).place
    if let number = parseNumber() { return expectPercent(of: number) }
    if isAt(.leftParenthesis) {
      return expectParentheses().map { .parentheses($0, where: $1, place: $2) } ?? .bad(start)
    }
    if isAt(word: "line"), kind(at: 1) == .string {
      advance()
      let text = takeName()
      return .line(TextSyntax(text: text.text, place: text.place), place: place(from: start))
    }
    if let number = parseNumberWithCurrency() { return .number(number) }
    guard isAtName() else {
      reportUnexpected([.amount])
      return .bad(gap)
    }
    let name = takeName()
    if take(word: "of") { return .of(name, expectBase()) }
    guard isAt(.leftParenthesis) else { return .name(name) }
    return expectCall(of: name)
  }

  private mutating func expectPercent(of number: NumberSyntax) -> SumSyntax {
    guard take(.percent) else { return .number(number) }
    var base: BaseSyntax?
    if take(word: "of") {
      base = expectBase()
    } else if isAtName(), !followsAmount(peek(0).text) {
      let what = peek(0).place
      report(.ofMissing(percent: number.text, of: peek(0).text), at: number.place.through(what))
      base = expectBase()
    }
    return .percent(number, of: base, place: place(from: number.place))
  }

  /// Whether a clause, or what an amount is taken from, begins with this word.
  private func followsAmount(_ word: String) -> Bool {
    switch asciiLowercased(word) {
    case "off", "each", "for", "at", "once", "rounded", "included", "kinds", "from", "until", "matches", "if", "when",
      "times", "optional", "choose":
      true
    default: StatementWord(word: word) != nil && word != "subtotal"
    }
  }

  private mutating func expectCall(of name: NameSyntax) -> SumSyntax {
    let open = peek(0).place
    guard enter() else { return .bad(name.place) }
    defer { leave() }
    advance()
    var arguments: [SumSyntax] = []
    repeat {
      arguments.append(expectSum())
    } while take(.comma)
    expectClosing(open)
    return .call(name, arguments, place: place(from: name.place))
  }

  /// `(condition [where condition])`.
  private mutating func expectParentheses() -> (ConditionSyntax, ConditionSyntax?, Place)? {
    let open = peek(0).place
    guard enter() else { return nil }
    defer { leave() }
    advance()
    let condition = expectCondition()
    let filter = take(word: "where") ? expectCondition() : nil
    expectClosing(open)
    return (condition, filter, place(from: open))
  }

  /// `primary, primary` after `by`; a clause after a comma isn't of it.
  mutating func parsePrimaryList() -> [SumSyntax] {
    var list = [expectPrimary()]
    while isAt(.comma), !isClauseWord(distance: 1) {
      advance()
      list.append(expectPrimary())
    }
    return list
  }

  private func isClauseWord(distance: Int) -> Bool {
    isAt(word: "at", distance: distance) || isAt(word: "cheapest", distance: distance)
      || isAt(word: "dearest", distance: distance) || isAt(word: "up", distance: distance)
  }

  // MARK: Bases

  /// `base`.
  mutating func expectBase() -> BaseSyntax {
    let start = peek(0).place
    guard enter() else { return .bad(start) }
    defer { leave() }
    guard isAt(word: "cheapest") || isAt(word: "dearest"), kind(at: 1) == .number else { return expectPlainBase() }
    let which: UnitsSyntax.Which = takeToken().text == "cheapest" ? .cheapest : .dearest
    guard let count = parseNumber() else { return .bad(start) }
    var ofEvery: NumberSyntax?
    if take(word: "of", then: "every") {
      ofEvery = expectNumber()
    } else if isAt(word: "of") {
      report(.ofAfterCount, at: takeToken().place)
    }
    let base = expectPlainBase()
    return .units(UnitsSyntax(which: which, count: count, ofEvery: ofEvery), base, place: place(from: start))
  }

  private mutating func expectPlainBase() -> BaseSyntax {
    let start = peek(0).place
    if isAt(.leftParenthesis) {
      return expectParentheses().map { .parentheses($0, where: $1, place: $2) } ?? .bad(start)
    }
    if isAt(word: "line"), kind(at: 1) == .string {
      advance()
      let text = takeName()
      return .line(TextSyntax(text: text.text, place: text.place), place: place(from: start))
    }
    guard isAtName() || isAt(.string) else {
      reportUnexpected([.base])
      return .bad(gap)
    }
    let name = takeName()
    if !name.isQuoted, take(word: "of") { return .of(name, expectBase()) }
    if take(word: "in") {
      return expectName().map { .valueIn(name, option: $0) } ?? .bad(name.place)
    }
    guard !name.isQuoted else {
      reportUnexpected([.sign("in")])
      return .bad(name.place)
    }
    return .name(name)
  }
}
