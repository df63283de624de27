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
      runs(of: items, pick).then { places, runs in
        fitting(LinesSoFar.UnitSet(runs.map { ($0, $0.cost(of: $0.units)) })).map { .units([$0], of: places) }
      }
    }
  }

  /// The units that are picked, and the places of the items from which.
  private func runs(
    of items: CheckedItems, _ pick: CheckedUnitPick
  ) -> Decided<(places: [Int], runs: [LinesSoFar.UnitRun])> {
    knownPlaces(of: items).map { places in
      let runs = lines.runs(ofItems: places, cheapestFirst: pick.isCheapest)
      let all = runs.reduce(into: Int128(0)) { $0 += Int128($1.units) }
      let count = pick.ofEvery.map { all / Int128($0) * Int128(pick.count) } ?? Int128(pick.count)
      return (places, LinesSoFar.first(count, of: runs))
    }
  }

  /// The places of items all of which have a price.
  private func knownPlaces(of items: CheckedItems) -> Decided<[Int]> {
    places(of: items).then { places in lines.left(of: .items(places)).map { _ in places } }
  }

  /// What is wanted of units, as an amount.
  private func found(
    _ sets: [LinesSoFar.UnitSet], of places: [Int], _ base: CheckedBase
  ) -> Decided<FoundAmount?> {
    fitting(wanted(of: sets)).map {
      FoundAmount(amount: $0, isWrittenZero: false, base: base, units: .units(sets, of: places))
    }
  }

  func inSteps(_ amount: ExactValue) -> ExactValue? {
    let step = rules.terms.step
    return amount.multiplied(by: ExactValue(numerator: Int128(step.denominator), denominator: Int128(step.units)))
  }

  /// So much off each unit, at most what it costs.
  func eachAmount(
    _ quantity: CheckedQuantity, _ items: CheckedItems, _ pick: CheckedUnitPick?, _ line: CheckedLine
  ) -> Decided<FoundAmount?> {
    let found: Decided<(places: [Int], runs: [LinesSoFar.UnitRun])> =
      if let pick {
        runs(of: items, pick)
      } else {
        knownPlaces(of: items).map { ($0, lines.runs(ofItems: $0, cheapestFirst: false)) }
      }
    return worth(of: quantity).then { each in
      each.isNegative
        ? .unknown([negative(line)]) : fitting(inSteps(each))
    }.with(found).then { each, found in
      var parts: [(run: LinesSoFar.UnitRun, weight: ExactValue)] = []
      for run in found.runs {
        let wanted = each < run.cost(of: 1) ? each.multiplied(by: ExactValue(run.units)) : run.cost(of: run.units)
        guard let wanted else { return fitting(nil) }
        parts.append((run, wanted))
      }
      return fitting(LinesSoFar.UnitSet(parts)).then { self.found([$0], of: found.places, line.base) }
    }
  }

  /// Whole sets at a price of their own, the dearest units first. A set that is dearer than its parts takes nothing.
  func setsAmount(
    _ parts: [CheckedBundlePart], price: CheckedQuantity, _ line: CheckedLine
  ) -> Decided<FoundAmount?> {
    var places: Decided<[[Int]]> = .known([])
    for part in parts { places = places.with(knownPlaces(of: part.items)).map { $0 + [$1] } }
    return worth(of: price).then { price in
      price.isNegative
        ? .unknown([negative(line)]) : fitting(inSteps(price))
    }.with(places).then { price, places in
      var queues: [UnitQueue] = []
      for (part, own) in zip(parts, places) {
        queues.append(UnitQueue(lines.runs(ofItems: own, cheapestFirst: false), size: part.units))
      }
      return fitting(sets(from: queues, price: price)).then { found($0, of: places.flatMap { $0 }, line.base) }
    }
  }

  /// Set by set. Sets that are made alike are taken together, for there may be millions of them.
  private func sets(from queues: [UnitQueue], price: ExactValue) -> [LinesSoFar.UnitSet]? {
    var queues = queues
    var sets: [LinesSoFar.UnitSet] = []
    while true {
      var runs: [LinesSoFar.UnitRun] = []
      var alike = Int64.max
      for index in queues.indices {
        guard let next = queues[index].next() else { return sets }
        runs += next.runs
        alike = min(alike, next.alike)
      }
      guard alike > 0, !runs.isEmpty else { return sets }
      for index in queues.indices { queues[index].drop(sets: alike) }
      var cost = ExactValue.zero
      for run in runs {
        guard let sum = cost.adding(run.cost(of: run.units)) else { return nil }
        cost = sum
      }
      guard price < cost else { continue }
      guard let wanted = price.negated.flatMap({ cost.adding($0) })?.multiplied(by: ExactValue(alike)) else {
        return nil
      }
      var parts: [(run: LinesSoFar.UnitRun, weight: ExactValue)] = []
      for run in runs {
        var all = run
        all.units *= alike
        parts.append((all, run.cost(of: run.units)))
      }
      guard let set = LinesSoFar.UnitSet(parts, wanted: wanted.reduced) else { return nil }
      sets.append(set)
    }
  }
}

/// Units waiting for sets of so many, the dearest first.
private struct UnitQueue {
  private var runs: [LinesSoFar.UnitRun]
  private var first = 0
  private let size: Int64

  init(_ runs: [LinesSoFar.UnitRun], size: Int64) {
    self.runs = runs
    self.size = size
  }

  /// The units of the next set, and how many sets like it follow. None, if they don't make one up.
  func next() -> (runs: [LinesSoFar.UnitRun], alike: Int64)? {
    guard first < runs.count else { return nil }
    if runs[first].units >= size {
      var run = runs[first]
      let alike = run.units / size
      run.units = size
      return ([run], alike)
    }
    var left = size
    var set: [LinesSoFar.UnitRun] = []
    for run in runs[first...] where left > 0 {
      var taken = run
      taken.units = min(left, run.units)
      left -= taken.units
      set.append(taken)
    }
    return left == 0 ? (set, 1) : nil
  }

  mutating func drop(sets: Int64) {
    var left = size * sets
    while left > 0, first < runs.count {
      let dropped = min(left, runs[first].units)
      runs[first].units -= dropped
      left -= dropped
      if runs[first].units == 0 { first += 1 }
    }
  }
}
