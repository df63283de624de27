extension RuleChecker {
  /// What can be chosen and isn't listed in the table of a charge: with it an order has no total. In a menu it is just not
  /// sold, in a discount nothing is taken, and what depends on a condition may never be asked for.
  mutating func reviewCoverage() {
    for step in steps {
      guard case .line(let line) = step, line.kind == .charge, line.when == nil,
        case .table(let axes, let rows) = line.amount
      else { continue }
      for (index, axis) in axes.enumerated() {
        let heads = rows.compactMap { index < $0.heads.count ? $0.heads[index] : nil }
        if let (missing, name) = missing(heads, on: axis) { report(.notListed(missing, axis: name), at: line.place) }
      }
    }
  }

  private func missing(_ heads: [CheckedHead], on axis: CheckedAxis) -> ([Name], axis: Name)? {
    switch axis {
    case .choice(let option):
      guard let values = scope.choice(option)?.values else { return nil }
      let listed = keys(of: heads)
      let missing = values.indices.filter { !listed.contains($0) }
      return missing.isEmpty ? nil : (missing.map { values[$0].name }, axis: scope[option].name)
    case .number(let option):
      guard case .number(let range) = scope[option].kind else { return nil }
      return missing(heads, of: quantity(of: option, range), called: scope[option].name)
    case .quantity(let quantity):
      guard case .units(let option) = quantity.kind else { return nil }
      return missing(heads, of: quantity, called: scope[option].name)
    case .toggle, .condition: return nil
    }
  }

  private func keys(of heads: [CheckedHead]) -> Set<Int> {
    var found: Set<Int> = []
    for head in heads { if case .keys(let keys, none: _) = head { found.formUnion(keys) } }
    return found
  }

  private func missing(
    _ heads: [CheckedHead], of quantity: CheckedQuantity, called name: Name
  ) -> ([Name], axis: Name)? {
    var exact: Set<Int64> = []
    var spans: [(from: Int64, below: Int64)] = []
    for head in Set(heads) {
      switch head {
      case .exactly(let number): exact.insert(number)
      case .span(let from, let below): spans.append((from: from, below: below ?? .max))
      case .keys: return nil
      }
    }
    let missing = numbers(of: quantity).filter { number in
      !exact.contains(number) && !spans.contains { $0.from <= number && number < $0.below }
    }
    let names = missing.compactMap { SignedDecimal(millionths: $0).map { Name("\($0)") } }
    return names.isEmpty ? nil : (names, axis: name)
  }
}

extension SignedDecimal {
  init?(millionths: Int64) {
    guard millionths != .min, let magnitude = DecimalLiteral(millionths: abs(millionths)) else { return nil }
    self.init(magnitude, isNegative: millionths < 0)
  }
}
