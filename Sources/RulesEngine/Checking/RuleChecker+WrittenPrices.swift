extension RuleChecker {
  /// Prices that are still to come: one reminder for a list or a table.
  mutating func reviewPricesToCome(_ prices: [(price: Price, of: Name?)]) {
    var count = 0
    var first: Place?
    var names: [Name] = []
    for (price, name) in prices {
      guard case .toCome = price.kind else { continue }
      if count == 0 { first = price.origin.place }
      count += 1
      if let name, names.last != name { names.append(name) }
    }
    if count > 0 { report(.priceToCome(count, of: names), at: first) }
  }

  /// A price that can't be paid as it is written. Where it is multiplied, only the line is rounded.
  mutating func reviewStep(of prices: [Price]) {
    for price in prices {
      switch price.kind {
      case .literal(_, let literal): reviewStep(of: literal, at: price.origin.place)
      case .formula(let formula): reviewStep(of: formula)
      case .name, .notSold, .toCome: continue
      }
    }
  }

  mutating func reviewStep(of formula: Formula) {
    if case .literal(let literal) = formula.kind { reviewStep(of: literal, at: formula.origin.place) }
  }

  private mutating func reviewStep(of literal: DecimalLiteral, at place: Place?) {
    if literal.steps(of: step) == nil { report(.priceOffStep(literal, step), at: place) }
  }
}

extension PriceTable {
  var prices: [Price] { rows.flatMap { $0.cells } }
}
