import RulesEngine

/// `=`, `<` and the like, and what is typed for them.
extension Parser {
  mutating func expectCompared(_ comparison: RelationSyntax.Comparison, from start: Place) -> RelationSyntax {
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

  mutating func parseComparison() -> RelationSyntax.Comparison? {
    let token = peek(0)
    if let doubled = doubledSign() {
      advance()
      let second = takeToken()
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
  func wordedComparison(afterIs: Bool = false) -> (Int, String)? {
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

  func comparison(_ sign: String) -> RelationSyntax.Comparison {
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
}
