import RulesEngine

/// What stands after `is`.
extension Parser {
  mutating func expectTest(of left: SumSyntax, from start: Place) -> RelationSyntax {
    let isNegated = take(word: "not")
    if isAt(.word), let (words, meant) = wordedComparison(afterIs: true) {
      for _ in 0..<words { advance() }
      let typed = (isNegated ? "is not " : "is ") + text(index - words..<index)
      report(.comparison(typed: typed, meant: isNegated ? opposite(meant) : meant), at: place(from: start))
      let right = expectSum()
      return RelationSyntax(kind: .compare(comparison(meant), right), place: place(from: start))
    }
    if !isNegated, let meant = gluedNot {
      let typed = takeToken()
      report(.misspelt(typed.text, meant: "not \(meant)"), at: typed.place)
      return RelationSyntax(kind: .is(isNegated: true, meant == "blank" ? .blank : .chosen), place: place(from: start))
    }
    let test = expectTest(of: left)
    return RelationSyntax(kind: .is(isNegated: isNegated, test), place: place(from: start))
  }

  private var gluedNot: String? {
    if isAt(word: "notblank") { return "blank" }
    return isAt(word: "notchosen") ? "chosen" : nil
  }

  /// What `not` makes of a comparison.
  private func opposite(_ sign: String) -> String {
    switch sign {
    case "<": ">="
    case "<=": ">"
    case ">": "<="
    case ">=": "<"
    default: "!="
    }
  }

  private mutating func expectTest(of left: SumSyntax) -> RelationSyntax.Test {
    if take(word: "chosen") { return .chosen }
    if take(word: "blank") { return .blank }
    if isAt(.leftParenthesis) || (isAt(word: "in") && kind(at: 1) == .leftParenthesis) {
      let start = peek(0).place
      let typed = take(word: "in") ? "is in (…)" : "is (…)"
      report(.oneOfMissing(typed: typed), at: start)
      return .oneOf(expectValuesInParentheses())
    }
    if take(word: "in") { return expectName().map { .inGroup($0) } ?? .bad }
    if isAt(word: "one") {
      let one = takeToken()
      guard take(word: "of") else {
        report(.wordNeedsQuotes("one"), at: one.place)
        return .bad
      }
      return .oneOf(expectValuesInParentheses())
    }
    var isTime = false
    if case .name(let name) = left { isTime = name.text == "time" }
    guard let low = expectPoint(isTime: isTime) else { return .bad }
    guard takeTo(after: low) else { return .point(low) }
    guard let high = expectPoint(isTime: isTime) else { return .bad }
    return .range(low, high, days: take(word: "on") ? expectDays() : [])
  }

  /// `to`; the dash of `1 - 20` is reported and taken for it.
  private mutating func takeTo(after low: PointSyntax) -> Bool {
    if take(word: "to") { return true }
    guard isAt(.minus), let first = text(of: low), kind(at: 1) == kindOfEnd(after: low) else { return false }
    report(.rangeWithDash(first, peek(1).text), at: low.place.through(peek(1).place))
    advance()
    return true
  }

  private func text(of point: PointSyntax) -> String? {
    switch point.kind {
    case .number(let number): number.number.text
    case .date, .time: tokens[index - 1].text
    case .name(let name): name.isQuoted ? nil : name.text
    case .on, .off: nil
    }
  }

  private func kindOfEnd(after point: PointSyntax) -> Token.Kind {
    switch point.kind {
    case .number: .number
    case .date: .date
    case .time: .time
    case .name, .on, .off: .word
    }
  }

  private mutating func expectPoint(isTime: Bool) -> PointSyntax? {
    let start = peek(0).place
    if take(word: "on") { return PointSyntax(kind: .on, place: start) }
    if take(word: "off") { return PointSyntax(kind: .off, place: start) }
    if let date = parseDate() { return PointSyntax(kind: .date(date), place: date.place) }
    if isTime || isAt(.time), let time = parseTime() { return PointSyntax(kind: .time(time), place: time.place) }
    if let number = parseSigned() { return PointSyntax(kind: .number(number), place: number.place) }
    guard let value = parseValue(before: Self.afterCondition) else {
      reportUnexpected([.value, .sign("chosen"), .sign("blank"), .sign("one of (…)"), .sign("in …")])
      return nil
    }
    return PointSyntax(kind: .name(value), place: value.place)
  }

  private mutating func expectDays() -> [NameSyntax] {
    if isAt(.leftParenthesis) { return expectValuesInParentheses() }
    return expectName().map { [$0] } ?? []
  }
}
