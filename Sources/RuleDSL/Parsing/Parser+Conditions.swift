import RulesEngine

extension Parser {
  /// `condition`. Where clauses of a line may follow, `at most` begins one.
  mutating func expectCondition(clausesFollow: Bool = false) -> ConditionSyntax {
    let outer = self.clausesFollow
    self.clausesFollow = clausesFollow
    defer { self.clausesFollow = outer }
    let start = index
    var parts = [expectUnary()]
    var ranges = [start..<index]
    var isAnd: [Bool] = []
    while isAt(word: "and") || isAt(word: "or") {
      isAnd.append(advance().text == "and")
      let start = index
      parts.append(expectUnary())
      ranges.append(start..<index)
    }
    guard let first = isAnd.first else { return parts[0] }
    if isAnd.contains(!first) {
      report(mixed(ranges, isAnd), at: place(from: peek(start - index).place))
    }
    return first ? .all(parts) : .any(parts)
  }

  /// The two readings, where they are short enough to be read.
  private func mixed(_ ranges: [Range<Int>], _ isAnd: [Bool]) -> SyntaxError.Kind {
    guard index - ranges[0].lowerBound <= Parser.longestReading else { return .mixedAndOr(nil) }
    let texts = ranges.map { text($0) }
    return .mixedAndOr(
      SyntaxError.Readings(
        andFirst: reading(texts, isAnd, tighter: true), orFirst: reading(texts, isAnd, tighter: false)))
  }

  /// How the parts read if those joined by `and` (or by `or`) belong together.
  private func reading(_ parts: [String], _ isAnd: [Bool], tighter: Bool) -> String {
    var groups: [String] = []
    var group = [parts[0]]
    let inner = tighter ? " and " : " or "
    for (index, joins) in isAnd.enumerated() {
      if joins != tighter {
        groups.append(group.count > 1 ? "(\(group.joined(separator: inner)))" : group[0])
        group = []
      }
      group.append(parts[index + 1])
    }
    groups.append(group.count > 1 ? "(\(group.joined(separator: inner)))" : group[0])
    return groups.joined(separator: tighter ? " or " : " and ")
  }

  private mutating func expectUnary() -> ConditionSyntax {
    if isAt(word: "not") {
      let start = peek(0).place
      guard enter() else { return .sum(.bad(start)) }
      defer { leave() }
      advance()
      let inner = expectUnary()
      return .not(inner, place: place(from: start))
    }
    guard startsSum else {
      reportUnexpected([.condition])
      return .sum(.bad(gap))
    }
    let sum = expectSum()
    guard let relation = parseRelation(after: sum) else { return .sum(sum) }
    return .relation(sum, relation)
  }

  // MARK: Relations

  private mutating func parseRelation(after left: SumSyntax) -> RelationSyntax? {
    let start = peek(0).place
    if let comparison = parseComparison() {
      return expectCompared(comparison, from: start)
    }
    guard isAt(.word) else { return nil }
    switch peek(0).text {
    case "has":
      advance()
      guard let value = expectValue(before: Self.afterCondition) else { return bad(from: start) }
      return RelationSyntax(kind: .has(value), place: place(from: start))
    case "matches":
      advance()
      guard let text = expectText() else { return bad(from: start) }
      return RelationSyntax(kind: .matches(text), place: place(from: start))
    case "from", "until":
      let isFrom = advance().text == "from"
      guard let date = expectDate() else { return bad(from: start) }
      return RelationSyntax(kind: isFrom ? .from(date) : .until(date), place: place(from: start))
    case "is":
      advance()
      return expectTest(of: left, from: start)
    default:
      return nil
    }
  }

  private func bad(from start: Place) -> RelationSyntax {
    RelationSyntax(kind: .is(isNegated: false, .bad), place: place(from: start))
  }

  /// The words that may follow a condition, so no second word of a value.
  private static let afterCondition = [
    "at", "once", "rounded", "optional", "choose", "up", "cheapest", "dearest", "kinds", "on", "expect", "step",
    "default", "when",
  ]

  private mutating func expectCompared(_ comparison: RelationSyntax.Comparison, from start: Place) -> RelationSyntax {
    if isAt(.string), comparison == .equal || comparison == .notEqual {
      let text = takeName()
      let place = place(from: start)
      report(.comparedText(meant: comparison == .equal ? "is" : "is not"), at: start)
      let point = PointSyntax(kind: .name(text), place: text.place)
      return RelationSyntax(kind: .is(isNegated: comparison == .notEqual, .point(point)), place: place)
    }
    let right = expectSum()
    return RelationSyntax(kind: .compare(comparison, right), place: place(from: start))
  }

  private mutating func parseComparison() -> RelationSyntax.Comparison? {
    let token = peek(0)
    if let doubled = doubledSign() {
      advance()
      let second = advance()
      report(.comparison(typed: doubled.typed, meant: doubled.meant), at: token.place.through(second.place))
      return comparison(doubled.meant)
    }
    switch token.kind {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      advance()
      return comparison(token.kind)
    case .word:
      guard let (words, meant) = wordedComparison() else { return nil }
      for _ in 0..<words { advance() }
      report(.comparison(typed: text(index - words..<index), meant: meant), at: place(from: token.place))
      return comparison(meant)
    default:
      return nil
    }
  }

  /// `=>`, `=<`, `==`, `<>`.
  private func doubledSign() -> (typed: String, meant: String)? {
    guard !peek(1).blankBefore else { return nil }
    switch (kind, kind(at: 1)) {
    case (.equal, .greater): return ("=>", ">=")
    case (.equal, .less): return ("=<", "<=")
    case (.equal, .equal): return ("==", "=")
    case (.less, .greater): return ("<>", "!=")
    default: return nil
    }
  }

  /// `at least`, `more than`, with how many words it is.
  private func wordedComparison(afterIs: Bool = false) -> (Int, String)? {
    switch (peek(0).text, kind(at: 1) == .word ? peek(1).text : "") {
    case ("at", "least"): return (2, ">=")
    case ("at", "most"): return clausesFollow && !afterIs ? nil : (2, "<=")
    case ("more", "than"), ("greater", "than"), ("bigger", "than"), ("larger", "than"): return (2, ">")
    case ("less", "than"), ("fewer", "than"), ("smaller", "than"): return (2, "<")
    case ("over", _), ("above", _): return kind(at: 1) == .number ? (1, ">") : nil
    case ("under", _), ("below", _): return kind(at: 1) == .number ? (1, "<") : nil
    case ("equals", _): return (1, "=")
    default: return nil
    }
  }

  private func comparison(_ sign: String) -> RelationSyntax.Comparison {
    switch sign {
    case "!=": .notEqual
    case "<": .less
    case "<=": .lessOrEqual
    case ">": .greater
    case ">=": .greaterOrEqual
    default: .equal
    }
  }

  private func comparison(_ kind: Token.Kind) -> RelationSyntax.Comparison {
    switch kind {
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: .equal
    }
  }

  // MARK: is

  private mutating func expectTest(of left: SumSyntax, from start: Place) -> RelationSyntax {
    let isNegated = take(word: "not")
    if isAt(.word), let (words, meant) = wordedComparison(afterIs: true) {
      for _ in 0..<words { advance() }
      let typed = (isNegated ? "is not " : "is ") + text(index - words..<index)
      report(.comparison(typed: typed, meant: isNegated ? opposite(meant) : meant), at: place(from: start))
      let right = expectSum()
      return RelationSyntax(kind: .compare(comparison(meant), right), place: place(from: start))
    }
    let test = expectTest(of: left)
    return RelationSyntax(kind: .is(isNegated: isNegated, test), place: place(from: start))
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
    if take(word: "in") { return expectName().map { .inGroup($0) } ?? .bad }
    if isAt(word: "one") {
      let one = advance()
      guard take(word: "of") else {
        report(.wordNeedsQuotes("one"), at: one.place)
        return .bad
      }
      return .oneOf(expectValuesInParentheses())
    }
    var isTime = false
    if case .name(let name) = left { isTime = name.text == "time" }
    guard let low = expectPoint(isTime: isTime) else { return .bad }
    guard take(word: "to") else { return .point(low) }
    guard let high = expectPoint(isTime: isTime) else { return .bad }
    return .range(low, high, days: take(word: "on") ? expectDays() : [])
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
