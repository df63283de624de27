extension Evaluator {
  /// What a formula is worth, over its own denominator.
  func worth(of quantity: CheckedQuantity, _ reading: Reading = .sold) -> Decided<ExactValue> {
    plainWorth(of: quantity, reading).then { fitting($0.over(quantity.denominator)) }
  }

  private func plainWorth(of quantity: CheckedQuantity, _ reading: Reading) -> Decided<ExactValue> {
    switch quantity.kind {
    case .constant(let numerator):
      return .known(ExactValue(numerator: numerator, denominator: quantity.denominator))
    case .option(let option):
      return readNumber(option, reading).map { $0.map { ExactValue(millionths: $0.millionths) } ?? .zero }
    case .price(let option): return price(of: option)
    case .units(let option):
      return readUnits(option, reading).then { fitting(sum($0.map { Int128($0.units) })) }
    case .kinds(let option): return readUnits(option, reading).map { ExactValue(Int64($0.count)) }
    case .weight(let option): return readUnits(option, reading).then { fitting(weight(of: $0, option)) }
    case .unitsOfValue(let value, let option): return readUnits(of: value, in: option, reading).map { ExactValue($0) }
    case .length(let option): return readText(option).map { ExactValue(Int64(TypedText.length($0))) }
    case .itemUnits(let items): return units(of: items)
    case .cost(let base): return cost(of: base)
    case .lines(let label): return ofOneUnit(lines.shown(label))
    case .definition(let id): return worth(of: id, reading)
    case .negative(let inner): return worth(of: inner, reading).then { fitting($0.negated) }
    case .sum(let left, let right):
      return worth(of: left, reading).with(worth(of: right, reading)).then { fitting($0.adding($1)) }
    case .difference(let left, let right):
      return worth(of: left, reading).with(worth(of: right, reading)).then { left, right in
        fitting(right.negated.flatMap { left.adding($0) })
      }
    case .product(let left, let right):
      return worth(of: left, reading).with(worth(of: right, reading)).then { fitting($0.multiplied(by: $1)) }
    case .scaled(let inner, let factor, let divisor):
      return worth(of: inner, reading).then {
        fitting($0.multiplied(by: ExactValue(numerator: Int128(factor), denominator: Int128(divisor))))
      }
    case .least(let parts): return extreme(of: parts, reading) { $0 < $1 }
    case .greatest(let parts): return extreme(of: parts, reading) { $1 < $0 }
    case .whole(let inner): return worth(of: inner, reading).map { $0.whole(up: false) }
    case .started(let inner): return worth(of: inner, reading).map { $0.whole(up: true) }
    }
  }

  /// What the lines of a base cost here.
  private func cost(of base: CheckedBase) -> Decided<ExactValue> {
    resolved(base).then { resolved in
      guard case .units(let sets, of: let places) = resolved else { return ofOneUnit(lines.cost(of: resolved)) }
      return lines.left(of: .items(places)).then { _ in fitting(wanted(of: sets)) }
    }
  }

  /// What is taken of all the sets, as an amount.
  func wanted(of sets: [UnitSet]) -> ExactValue? {
    UnitSet.wanted(of: sets)?.multiplied(by: ExactValue(steps: 1, of: rules.terms.step))
  }

  /// Inside an item all is of one unit, but for what is said `once`.
  private func ofOneUnit(_ steps: Decided<Int64>) -> Decided<ExactValue> {
    let amount = steps.map { ExactValue(steps: $0, of: rules.terms.step) }
    guard item != nil, !isOnce else { return amount }
    return amount.with(times).then { amount, times in fitting(amount.divided(by: ExactValue(times))) }
  }

  private func extreme(
    of parts: [CheckedQuantity], _ reading: Reading, _ isBefore: (ExactValue, ExactValue) -> Bool
  ) -> Decided<ExactValue> {
    var best: Decided<ExactValue>?
    for part in parts {
      let next = worth(of: part, reading)
      best = best.map { $0.with(next).map { isBefore($1, $0) ? $1 : $0 } } ?? next
    }
    return best ?? .known(.zero)
  }

  private func worth(of id: DefinitionID, _ reading: Reading) -> Decided<ExactValue> {
    if case .quantity(let worth) = definitions[id.index] { return worth }
    switch rules.definitions[id.index].content {
    case .quantity(let quantity): return worth(of: quantity, reading)
    case .lookup(let lookup): return worth(of: lookup, id, reading)
    case .condition, .percent, .alias: return .known(.zero)
    }
  }

  func worth(of lookup: CheckedLookup, _ id: DefinitionID, _ reading: Reading = .sold) -> Decided<ExactValue> {
    find(lookup.rows, lookup.axes, reading).then { cell in
      guard case .quantity(let quantity)? = cell?.kind else { return .unknown([cause(.notListed(id))]) }
      return worth(of: quantity, reading)
    }
  }

  /// What a selection costs as it is written; nothing chosen is 0.
  func price(of option: OptionID) -> Decided<ExactValue> {
    switch rules[option].kind {
    case .choice(let choice):
      return charged(units: option, choice).then { units in
        var sum: Decided<ExactValue> = .known(.zero)
        for unit in units {
          let cost = unit.price.multiplied(by: ExactValue(unit.charged))
          sum = sum.then { sum in fitting(cost.flatMap { sum.adding($0) }) }
        }
        return sum
      }
    case .number(let number):
      guard case .quantity(let each)? = number.priceEach?.kind else { return .known(.zero) }
      return readNumber(option, .sold).then { value in
        guard let value else { return .known(.zero) }
        return worth(of: each).then { fitting($0.multiplied(by: ExactValue(millionths: value.millionths))) }
      }
    case .toggle(let toggle):
      guard case .quantity(let price)? = toggle.price?.kind else { return .known(.zero) }
      return readToggle(option, .sold).then { $0 ? worth(of: price) : .known(.zero) }
    case .text, .moment: return .known(.zero)
    }
  }

  private func sum(_ parts: [Int128]) -> ExactValue? {
    var sum: Int128 = 0
    for part in parts {
      let (next, overflow) = sum.addingReportingOverflow(part)
      if overflow { return nil }
      sum = next
    }
    return ExactValue(numerator: sum, denominator: 1)
  }

  func weight(of units: [(value: ValueID, units: Int64)], _ option: OptionID) -> ExactValue? {
    guard let choice = choice(option) else { return .zero }
    // A unit count and a weight in millionths are below 2^63: their product fits.
    let weights = units.map { Int128($0.units) * Int128(choice.values[$0.value.index].weight) }
    return sum(weights).map { ExactValue(numerator: $0.numerator, denominator: 1_000_000) }
  }
}
