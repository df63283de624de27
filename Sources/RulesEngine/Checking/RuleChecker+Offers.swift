/// Discounts that look at the units of items, one by one.
extension RuleChecker {
  mutating func checkedEach(
    _ formula: Formula, of whole: Formula, _ line: MoneyLine
  ) -> (CheckedLine.Amount, CheckedBase)? {
    checkIsDiscount(line)
    let amount = quantity(formula, as: .amount)
    var pick: CheckedUnitPick?
    var inner = whole
    if case .picked(let written, of: let base) = whole.kind {
      pick = picked(written, at: whole.origin.place)
      inner = base
    }
    guard let items = pickedItems(inner), let amount else { return nil }
    return (.each(amount, items, pick), pick.map { .picked(items, $0) } ?? .items(items))
  }

  mutating func checkedSets(
    _ count: Formula, _ price: Formula, of whole: Formula, _ line: MoneyLine
  ) -> (CheckedLine.Amount, CheckedBase)? {
    checkIsDiscount(line)
    let price = quantity(price, as: .amount)
    let units = setSize(count)
    guard let items = pickedItems(whole), let price, let units else { return nil }
    return (.sets([CheckedBundlePart(units: units, items: items)], price: price), .items(items))
  }

  /// How many units make a set: a plain whole number.
  private mutating func setSize(_ formula: Formula) -> Int64? {
    guard case .literal(let literal) = formula.kind else {
      if let quantity = quantity(formula, as: .number) {
        report(.wrongType(expected: [.number], found: type(of: .quantity(quantity))), at: formula.origin.place)
      }
      return nil
    }
    return wholeUnits(literal, at: formula.origin.place)
  }

  private mutating func wholeUnits(_ literal: DecimalLiteral, at place: Place?) -> Int64? {
    guard literal.numerator > 0, literal.steps(of: .whole) != nil else {
      report(.notWhole(literal), at: place)
      return nil
    }
    return literal.millionths / 1_000_000
  }

  mutating func checkedBundle(
    _ price: Formula, _ parts: [MoneyLine.BundlePart], _ line: MoneyLine
  ) -> (CheckedLine.Amount, CheckedBase)? {
    checkIsDiscount(line)
    let price = quantity(price, as: .amount)
    var checked: [CheckedBundlePart] = []
    var seen: Set<ItemKindID> = []
    for part in parts {
      let place = part.origin.place
      let units = wholeUnits(part.units, at: place)
      guard let items = pickedItems(Formula(.name(part.kind), at: place)), let units else { continue }
      for item in items.parts where !seen.insert(item.kind).inserted {
        report(.kindTwice(part.kind), at: place)
      }
      checked.append(CheckedBundlePart(units: units, items: items))
    }
    guard checked.count == parts.count, let price else { return nil }
    return (.sets(checked, price: price), .items(CheckedItems(parts: checked.flatMap { $0.items.parts })))
  }

  private mutating func checkIsDiscount(_ line: MoneyLine) {
    if line.kind != .discount { report(.notADiscount, at: line.origin.place) }
  }
}
