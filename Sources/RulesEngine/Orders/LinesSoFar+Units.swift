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
      ExactValue(numerator: Int128(left) * Int128(units), denominator: Int128(max(1, ofUnits)))
    }
  }

  /// Units from which an offer takes so much, in steps, of all of them together.
  struct UnitTaking {
    var bearer: Int
    var part: Int
    var units: Int64
    var wanted: ExactValue
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

  /// Takes from single units. What a unit costs afterwards, it costs exactly, but that an item's units together cost
  /// what the item does, which is whole steps: they share that by what each would cost.
  mutating func take(_ steps: Int64, fromUnits takings: [UnitTaking]) -> [Int64] {
    var taken = [Int64](repeating: 0, count: bearers.count)
    let capacities = takings.map { bearers[$0.bearer].left }
    guard let shares = shares(of: steps, over: takings.map { $0.wanted }, within: capacities) else { return taken }
    for (taking, share) in zip(takings, shares) { taken[taking.bearer] += share }
    for (index, own) in Dictionary(grouping: takings, by: { $0.bearer }) {
      split(bearer: index, by: own, left: max(0, bearers[index].left - taken[index]))
    }
    return taken
  }

  private mutating func split(bearer index: Int, by takings: [UnitTaking], left: Int64) {
    var parts: [UnitPart] = []
    var targets: [ExactValue] = []
    for (number, part) in bearers[index].parts.enumerated() {
      let own = takings.filter { $0.part == number }
      let run = UnitRun(bearer: index, part: number, units: part.units, left: part.left, ofUnits: part.units)
      var rest = part.units
      for taking in own {
        rest -= taking.units
        parts.append(UnitPart(units: taking.units, left: 0))
        let target = taking.wanted.negated.flatMap { run.cost(of: taking.units).adding($0) } ?? .zero
        targets.append(target.isNegative ? .zero : target)
      }
      if rest > 0 {
        parts.append(UnitPart(units: rest, left: 0))
        targets.append(run.cost(of: rest))
      }
    }
    if let lefts = shares(of: left, over: targets, within: nil) {
      for (part, amount) in zip(parts.indices, lefts) { parts[part].left = amount }
    } else if !parts.isEmpty {
      parts[0].left = left
    }
    setParts(parts, ofBearer: index, left: left)
  }

  /// Shares whole steps by exact weights; nobody takes more than it has, as far as others can. None where all weights
  /// are 0, or don't fit.
  private func shares(of steps: Int64, over weights: [ExactValue], within capacities: [Int64]?) -> [Int64]? {
    var common: Int128 = 1
    for weight in weights {
      guard let next = Denominator.leastCommonMultiple(common, weight.denominator) else { return nil }
      common = next
    }
    var scaled: [Int128] = []
    for weight in weights {
      guard let value = Denominator.scaled(weight.numerator, from: weight.denominator, to: common) else { return nil }
      scaled.append(value)
    }
    guard var shares = try? Allocation.shares(of: steps, over: scaled), let capacities else {
      return try? Allocation.shares(of: steps, over: scaled)
    }
    var excess: Int64 = 0
    for index in shares.indices where shares[index] > capacities[index] {
      excess += shares[index] - capacities[index]
      shares[index] = capacities[index]
    }
    for index in shares.indices where excess > 0 {
      let more = min(excess, capacities[index] - shares[index])
      shares[index] += more
      excess -= more
    }
    return shares
  }
}
