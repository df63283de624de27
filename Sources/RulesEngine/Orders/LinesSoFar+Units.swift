/// Single units of items, which offers look at one by one.
extension LinesSoFar {
  /// Units that cost the same, in one item.
  struct UnitRun {
    var bearer: Int
    var part: Int
    var units: Int64
    /// What all units of the part together cost, and how many they are: one costs the one divided by the other.
    var left: Int64
    var ofUnits: Int64

    /// In steps.
    func cost(of units: Int64) -> ExactValue {
      if units == ofUnits { return ExactValue(left) }
      return ExactValue(numerator: Int128(left) * Int128(units), denominator: Int128(max(1, ofUnits))).reduced
    }
  }

  /// Units that an offer takes from together: all that it picks, or those of a set, or of sets that are made alike.
  struct UnitSet {
    /// What is taken of all of them, in steps; at most what they cost.
    private(set) var wanted: ExactValue
    /// The runs with the weights by which they share that, over one denominator.
    fileprivate let parts: [(run: UnitRun, weight: Int128)]

    /// Takes the sum of the weights, unless it is told how much. None where they don't fit.
    init?(_ runs: [(run: UnitRun, weight: ExactValue)], wanted: ExactValue? = nil) {
      var common: Int128 = 1
      for part in runs {
        guard let next = Denominator.leastCommonMultiple(common, part.weight.denominator) else { return nil }
        common = next
      }
      var parts: [(run: UnitRun, weight: Int128)] = []
      var sum: Int128 = 0
      for part in runs {
        guard let weight = Denominator.scaled(part.weight.numerator, from: part.weight.denominator, to: common)
        else { return nil }
        let (next, overflow) = sum.addingReportingOverflow(weight)
        guard !overflow else { return nil }
        sum = next
        parts.append((part.run, weight))
      }
      self.parts = parts
      self.wanted = wanted ?? ExactValue(numerator: sum, denominator: common).reduced
    }
  }

  /// All units of the items at these places, one by one the cheapest or the dearest first; of equal ones what stands
  /// first in the file.
  func runs(ofItems places: [Int], cheapestFirst: Bool) -> [UnitRun] {
    var runs: [UnitRun] = []
    for index in bearers(of: .items(places)) {
      for (part, unitPart) in bearers[index].parts.enumerated() where unitPart.units > 0 {
        runs.append(
          UnitRun(
            bearer: index, part: part, units: unitPart.units, left: unitPart.left, ofUnits: unitPart.units))
      }
    }
    let order = runs.indices.sorted { left, right in
      let (one, other) = (runs[left].cost(of: 1), runs[right].cost(of: 1))
      if one == other { return left < right }
      return cheapestFirst ? one < other : other < one
    }
    return order.map { runs[$0] }
  }

  /// The first so many units of the runs.
  static func first(_ count: Int128, of runs: [UnitRun]) -> [UnitRun] {
    var left = count
    var found: [UnitRun] = []
    for run in runs where left > 0 {
      var taken = run
      taken.units = Int64(min(left, Int128(run.units)))
      left -= Int128(taken.units)
      found.append(taken)
    }
    return found
  }

  // MARK: Taking from units

  private typealias Taking = (run: UnitRun, steps: Int64)

  /// Takes from single units: each set gives by what is taken of it, in the set each item, and in the item its units.
  /// Gives what is taken of each bearer.
  mutating func take(_ steps: Int64, fromSets sets: [UnitSet]) -> [Int64] {
    var taken = [Int64](repeating: 0, count: bearers.count)
    guard let bySet = UnitSet(sets.map { (UnitRun(bearer: 0, part: 0, units: 0, left: 0, ofUnits: 0), $0.wanted) }),
      let ofSets = Self.shares(of: steps, over: bySet.parts.map { $0.weight })
    else { return taken }
    var takings: [Int: [Taking]] = [:]
    for (set, share) in zip(sets, ofSets) {
      for taking in set.shared(share) { takings[taking.run.bearer, default: []].append(taking) }
    }
    let places = takings.keys.sorted()
    let wanted = places.map { place in (takings[place] ?? []).reduce(into: 0) { $0 += $1.steps } }
    let amounts = Self.filled(wanted, to: steps, within: places.map { bearers[$0].left })
    for (place, amount) in zip(places, amounts) {
      taken[place] = amount
      take(amount, by: takings[place] ?? [], fromBearer: place)
    }
    return taken
  }

  /// What a unit costs afterwards: units that were taken from alike share in whole steps what is left of them.
  private mutating func take(_ steps: Int64, by takings: [Taking], fromBearer index: Int) {
    var units: [Int64] = []
    var costs: [Int64] = []
    var wanted: [Int64] = []
    for (number, part) in bearers[index].parts.enumerated() {
      let own = takings.filter { $0.run.part == number }
      let rest = own.reduce(into: part.units) { $0 -= $1.run.units }
      let groups = own.map { $0.run.units } + (rest > 0 ? [rest] : [])
      units += groups
      costs += Self.shares(of: part.left, over: groups.map { Int128($0) }) ?? groups.map { _ in 0 }
      wanted += own.map { $0.steps } + (rest > 0 ? [0] : [])
    }
    let amounts = Self.filled(wanted, to: steps, within: costs)
    let parts = units.indices.map { UnitPart(units: units[$0], left: costs[$0] - amounts[$0]) }
    setParts(parts, ofBearer: index, left: bearers[index].left - steps)
  }

  /// As wanted, but no more than there is; what is missing then is taken where there is more, from the first on.
  private static func filled(_ wanted: [Int64], to sum: Int64, within most: [Int64]) -> [Int64] {
    var amounts = zip(wanted, most).map { min($0, $1) }
    var missing = amounts.reduce(into: sum) { $0 -= $1 }
    for index in amounts.indices where missing > 0 {
      let more = min(missing, most[index] - amounts[index])
      amounts[index] += more
      missing -= more
    }
    return amounts
  }

  fileprivate static func shares(of steps: Int64, over weights: [Int128]) -> [Int64]? {
    try? Allocation.shares(of: steps, over: weights)
  }
}

extension LinesSoFar.UnitSet {
  /// Shares whole steps over the items, and of each item over its units.
  fileprivate func shared(_ steps: Int64) -> [(run: LinesSoFar.UnitRun, steps: Int64)] {
    let byItem = Dictionary(grouping: parts) { $0.run.bearer }
    let items = byItem.keys.sorted()
    let weights = items.map { item in (byItem[item] ?? []).reduce(into: Int128(0)) { $0 += $1.weight } }
    var shared: [(run: LinesSoFar.UnitRun, steps: Int64)] = []
    for (item, share) in zip(items, LinesSoFar.shares(of: steps, over: weights) ?? []) {
      let own = byItem[item] ?? []
      let amounts = LinesSoFar.shares(of: share, over: own.map { $0.weight }) ?? own.map { _ in 0 }
      for (part, amount) in zip(own, amounts) { shared.append((part.run, amount)) }
    }
    return shared
  }
}
