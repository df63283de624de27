extension Evaluator {
  /// The units of a value with what one of them costs.
  struct PricedUnits {
    var value: ValueID
    var units: Int64
    /// None, if no price is written for the value.
    var price: Decided<ExactValue?>
    /// How many of the units aren't included.
    var charged: Int64
  }

  /// The units that are chosen, with their prices; the option is known to be there.
  func pricedUnits(_ option: OptionID, _ choice: CheckedChoice) -> [PricedUnits] {
    guard choice.allowsSeveral else {
      return chosenValue(of: option, choice).map { [priced($0, 1, option, choice)] } ?? []
    }
    let all = units(of: option, choice).map { priced($0.value, $0.units, option, choice) }
    guard case .several(let limits) = choice.amount, let included = limits.included else { return all }
    return withIncluded(included, all)
  }

  private func priced(
    _ value: ValueID, _ units: Int64, _ option: OptionID, _ choice: CheckedChoice
  ) -> PricedUnits {
    let price = isSold(value, of: option, choice, .declared).then { _ in unitPrice(of: value, option, choice) }
    return PricedUnits(value: value, units: units, price: price, charged: units)
  }

  private func unitPrice(of value: ValueID, _ option: OptionID, _ choice: CheckedChoice) -> Decided<ExactValue?> {
    cell(of: value, option, choice).then { cell in
      switch cell {
      case nil: .known(nil)
      case .notSold: .unknown([cause(.noPrice(option, value))])
      case .quantity(_, let quantity): worth(of: quantity).map { $0 }
      }
    }
  }

  /// Takes the included units out. Which they are, only all prices together can tell.
  private func withIncluded(_ included: CheckedLimits.Included, _ all: [PricedUnits]) -> [PricedUnits] {
    var causes: Set<Cause> = []
    for unit in all { causes.formUnion(unit.price.causes) }
    let count = worth(of: included.units)
    causes.formUnion(count.causes)
    guard causes.isEmpty, let count = count.value else {
      return all.map { PricedUnits(value: $0.value, units: $0.units, price: .unknown(causes), charged: $0.units) }
    }
    var result = all
    var free = max(0, count.whole(up: false).numerator)
    // A stable order: of equal prices those that stand first in the file.
    let order = result.indices.sorted { left, right in
      let (one, other) = (result[left].worth, result[right].worth)
      if one == other { return left < right }
      return included.isCheapest ? one < other : other < one
    }
    for index in order where free > 0 {
      let taken = min(free, Int128(result[index].units))
      result[index].charged -= Int64(taken)
      free -= taken
    }
    return result
  }

  /// What the chosen units of an option cost as they are written; unknown, if any of it is.
  func charged(units option: OptionID, _ choice: CheckedChoice) -> Decided<[(price: ExactValue, charged: Int64)]> {
    let units = pricedUnits(option, choice)
    if units.isEmpty, case .known(true) = mayBeEmpty(choice) { return .known([]) }
    return presence(of: option).then { isThere in
      guard isThere else { return .known([]) }
      guard !units.isEmpty else {
        return mayBeEmpty(choice).then { $0 ? .known([]) : .unknown([cause(.notChosen(option))]) }
      }
      var causes: Set<Cause> = []
      for unit in units { causes.formUnion(unit.price.causes) }
      guard causes.isEmpty else { return .unknown(causes) }
      return .known(units.map { ($0.worth, $0.charged) })
    }
  }
}

extension Evaluator.PricedUnits {
  /// The price of one unit; 0 where none is written.
  var worth: ExactValue { (price.value ?? nil) ?? .zero }
}
