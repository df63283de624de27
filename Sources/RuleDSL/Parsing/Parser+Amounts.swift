import RulesEngine

/// What a charge adds or a discount takes off.
extension Parser {
  mutating func expectAmount(with clauses: inout LineClausesSyntax) -> AmountSyntax {
    if isAt(word: "graduated", then: "per") || isAt(word: "per") {
      let isGraduated = take(word: "graduated")
      expect(word: "per")
      let counted = expectPrimary()
      parseLineClauses(into: &clauses)
      return .per(counted, isGraduated: isGraduated, expectCases())
    }
    if take(word: "by") {
      let by = parsePrimaryList()
      parseLineClauses(into: &clauses)
      return .by(by, expectCases())
    }
    let start = index
    let amount = take(word: "to") ? expectBundle() : expectSumAmount()
    let end = index
    parseLineClauses(into: &clauses)
    if let per = clauses.per, case .sum(.terms(let terms)) = amount, let first = terms.first {
      let isShort = end - start <= Parser.longestReading
      report(.perAfterSum(isShort ? text(start..<end) : "…"), at: first.value.place.through(per.place))
    }
    return amount
  }

  private mutating func expectSumAmount() -> AmountSyntax {
    guard startsSum else {
      reportUnexpected([.amount])
      return .bad(gap)
    }
    let sum = expectSum()
    if take(word: "off") { return .off(sum, expectBase()) }
    if take(word: "each") {
      guard expect(word: "of") else { return .bad(sum.place) }
      return .eachOf(sum, expectBase())
    }
    guard take(word: "for") else { return .sum(sum) }
    let price = expectFixed()
    guard expect(word: "of") else { return .bad(sum.place) }
    return .setOf(count: sum, price: price, expectBase())
  }

  /// `fixed`: a number, or a sum in parentheses.
  private mutating func expectFixed() -> SumSyntax {
    if let number = parseNumber() ?? parseNumberWithCurrency() { return .number(number) }
    guard isAt(.leftParenthesis) else {
      reportUnexpected([.number, .sign("(")])
      return .bad(gap)
    }
    return expectPrimary()
  }

  /// `to 120.00 for 1 drink + 1 cake`, whose `to` was taken.
  private mutating func expectBundle() -> AmountSyntax {
    let price = expectFixed()
    guard expect(word: "for") else { return .bad(price.place) }
    var parts: [BundlePartSyntax] = []
    repeat {
      guard let count = expectNumber(), let kind = expectName() else { return .bad(price.place) }
      parts.append(BundlePartSyntax(count: count, kind: kind))
    } while take(.plus)
    return .bundle(price: price, parts)
  }
}
