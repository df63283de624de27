import RulesEngine

extension Parser {
  /// `condition`. Where clauses of a line may follow, `at most` begins one.
  mutating func expectCondition(clausesFollow: Bool = false) -> ConditionSyntax {
    let outer = self.clausesFollow
    self.clausesFollow = clausesFollow
    defer { self.clausesFollow = outer }
    let start = index
    let alone = expectUnary()
    guard isAt(word: "and") || isAt(word: "or") else { return alone }
    var parts = [alone]
    var ranges = [start..<index]
    var isAnd: [Bool] = []
    while isAt(word: "and") || isAt(word: "or") {
      isAnd.append(takeToken().text == "and")
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
      let isFrom = takeToken().text == "from"
      guard let date = expectDate() else { return bad(from: start) }
      return RelationSyntax(kind: isFrom ? .from(date) : .until(date), place: place(from: start))
    case "is":
      advance()
      return expectTest(of: left, from: start)
    default:
      return nil
    }
  }

  func bad(from start: Place) -> RelationSyntax {
    RelationSyntax(kind: .is(isNegated: false, .bad), place: place(from: start))
  }

  /// The words that may follow a condition, so no second word of a value.
  static let afterCondition = [
    "at", "once", "rounded", "optional", "choose", "up", "cheapest", "dearest", "kinds", "on", "expect", "step",
    "default", "when",
  ]
}
