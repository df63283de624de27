/// Offers look at units, not at lines: each costs what its item costs here, divided by its units.
extension Evaluator {
  /// A base, once it is known which items it means.
  func resolved(_ base: CheckedBase) -> Decided<LinesSoFar.Base> {
    switch base {
    case .subtotal: .known(.subtotal)
    case .option(let option): .known(.option(option))
    case .line(let label): .known(.line(label))
    case .items(let items): places(of: items).map { .items($0) }
    case .picked(let items, let pick):
      knownPlaces(of: items).then { places in
        fitting(lines.costs.pickedSet(of: lines.bearers(of: .items(places)), pick)).map { .units([$0], of: places) }
      }
    }
  }

  /// The places of items all of which have a price.
  private func knownPlaces(of items: CheckedItems) -> Decided<[Int]> {
    places(of: items).then { places in lines.left(of: .items(places)).map { _ in places } }
  }

  /// What is wanted of units, as an amount.
  private func found(
    _ sets: [UnitSet], of places: [Int], _ base: CheckedBase
  ) -> Decided<FoundAmount?> {
    fitting(wanted(of: sets)).map {
      FoundAmount(amount: $0, isWrittenZero: false, base: base, units: .units(sets, of: places))
    }
  }

  /// So much off each unit, at most what it costs.
  func eachAmount(
    _ quantity: CheckedQuantity, _ items: CheckedItems, _ pick: CheckedUnitPick?, _ line: CheckedLine
  ) -> Decided<FoundAmount?> {
    stepsNotNegative(quantity, line).with(knownPlaces(of: items)).then { each, places in
      fitting(lines.costs.eachSet(each, of: lines.bearers(of: .items(places)), pick))
        .then { found([$0], of: places, line.base) }
    }
  }

  /// Whole sets at a price of their own, the dearest units first. A set that is dearer than its parts takes nothing.
  func setsAmount(
    _ parts: [CheckedBundlePart], price: CheckedQuantity, _ line: CheckedLine
  ) -> Decided<FoundAmount?> {
    var places: Decided<[[Int]]> = .known([])
    for part in parts { places = places.with(knownPlaces(of: part.items)).map { $0 + [$1] } }
    return stepsNotNegative(price, line).with(places).then { price, places in
      let own = zip(parts, places).map { (places: lines.bearers(of: .items($1)), size: $0.units) }
      return fitting(lines.costs.wholeSets(price: price, of: own))
        .then { found($0, of: places.flatMap { $0 }, line.base) }
    }
  }

  private func stepsNotNegative(_ quantity: CheckedQuantity, _ line: CheckedLine) -> Decided<ExactValue> {
    worth(of: quantity).then { $0.isNegative ? .unknown([negative(line)]) : fitting(rules.terms.step.inSteps($0)) }
  }
}
