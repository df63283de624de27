/// Which bearers are meant, and what offers want of their units.
extension LedgerReading {
  /// None where it isn't known of some item whether it is meant.
  func places(of base: LedgerBase, _ cells: Span<Cell>) -> [Int]? {
    switch base {
    case .all: return Array(sources.indices)
    case .lines(let lines): return sources.indices.filter { place in lines.contains { sources[place] == .line($0) } }
    case .above(let step): return Array(0..<above[Int(step)])
    case .items(let filter): return places(of: filter, cells)
    case .offer(let number):
      var places: [Int] = []
      for part in code.unitOffers[Int(number)].parts {
        guard let own = self.places(of: part.items, cells) else { return nil }
        places += own
      }
      return places.sorted()
    }
  }

  /// All items of the kinds that are meant, be it under a condition.
  func placesOfKinds(in base: LedgerBase) -> [Int] {
    let filters: [ItemFilter] =
      switch base {
      case .items(let filter): [filter]
      case .offer(let number): code.unitOffers[Int(number)].parts.map { $0.items }
      case .all, .lines, .above: []
      }
    return items.inFileOrder.indices.filter { place in
      filters.contains { $0.conditions[items.inFileOrder[place].kind] != nil }
    }
  }

  private func places(of filter: ItemFilter, _ cells: Span<Cell>) -> [Int]? {
    var places: [Int] = []
    // Items stand first among the bearers.
    for (place, item) in items.inFileOrder.enumerated() {
      guard let condition = filter.conditions[item.kind].map({ cells.read($0, item.cells) }) else { continue }
      guard condition.isKnown else { return nil }
      if condition.number != 0 { places.append(place) }
    }
    return places
  }

  // MARK: Offers

  typealias FoundOffer = (sets: [UnitSet], wanted: ExactValue, amount: ExactValue)

  /// The units that an offer means, what they cost, or what is wanted of them, and the amount of the line; none where it
  /// doesn't fit.
  func found(_ offer: UnitOffer, _ cells: Span<Cell>) -> FoundOffer? {
    var parts: [(places: [Int], size: Int64)] = []
    for part in offer.parts {
      guard let places = places(of: part.items, cells) else { return nil }
      parts.append((places, part.size))
    }
    guard let sets = sets(of: offer, parts, offer.steps(cells.read(offer.quantity, 0))),
      let wanted = UnitSet.wanted(of: sets)?.multiplied(by: ExactValue(steps: 1, of: offer.step))
    else { return nil }
    guard case .picked(_, let factor, let divisor) = offer.kind else { return (sets, wanted, wanted) }
    let part = ExactValue(numerator: Int128(factor), denominator: Int128(divisor))
    return wanted.multiplied(by: part).map { (sets, wanted, $0) }
  }

  private func sets(
    of offer: UnitOffer, _ parts: [(places: [Int], size: Int64)], _ steps: ExactValue?
  ) -> [UnitSet]? {
    guard let first = parts.first, let steps else { return nil }
    switch offer.kind {
    case .picked(let pick, factor: _, divisor: _): return costs.pickedSet(of: first.places, pick).map { [$0] }
    case .each(let pick): return costs.eachSet(steps, of: first.places, pick).map { [$0] }
    case .sets: return costs.wholeSets(price: steps, of: parts)
    }
  }
}

extension UnitOffer {
  /// The amount for each unit, or the price of a set, in steps.
  fileprivate func steps(_ quantity: Cell) -> ExactValue? {
    step.inSteps(ExactValue(numerator: Int128(quantity.number), denominator: Int128(denominator)))
  }
}
