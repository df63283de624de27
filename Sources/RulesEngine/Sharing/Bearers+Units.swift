/// Single units of items, which offers look at one by one.
extension Bearers {
  /// All units of these bearers, one by one the cheapest or the dearest first; of equal ones what stands first.
  func runs(of places: [Int], cheapestFirst: Bool) -> [UnitRun] {
    var runs: [UnitRun] = []
    runs.reserveCapacity(places.count)
    for index in nearlySorted(places, cheapestFirst) {
      let bearer = all[index]
      if bearer.split.isEmpty, bearer.units > 0 {
        runs.append(UnitRun(bearer: index, part: 0, units: bearer.units, left: bearer.left, ofUnits: bearer.units))
      }
      for (part, own) in bearer.split.enumerated() where own.units > 0 {
        runs.append(UnitRun(bearer: index, part: part, units: own.units, left: own.left, ofUnits: own.units))
      }
    }
    runs.sort { $0.stands(before: $1, cheapestFirst: cheapestFirst) }
    return runs
  }

  private func nearlySorted(_ places: [Int], _ isCheapestFirst: Bool) -> [Int] {
    guard !cheapestFirst.isEmpty else { return places }
    var isMeant = [Bool](repeating: false, count: all.count)
    for place in places { isMeant[place] = true }
    return isCheapestFirst ? cheapestFirst.filter { isMeant[$0] } : cheapestFirst.reversed().filter { isMeant[$0] }
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

  /// What is left of the items of whose units an offer takes: a line that is rounded up takes no more.
  func left(onItemsOf sets: [UnitSet]) -> Int64 {
    var places: Set<Int> = []
    for set in sets { for part in set.parts { places.insert(part.run.bearer) } }
    return left(on: Array(places))
  }

  // MARK: Taking from units

  /// What units of one part give together: in whole steps, and before rounding. The latter is none where it doesn't fit.
  fileprivate typealias Taking = (run: UnitRun, steps: Int64, exact: ExactValue?)

  /// Takes from single units: each set gives by what is taken of it, in the set each item, and in the item its units.
  /// Gives what is taken of each bearer.
  /// - Parameter exact: What the steps were rounded from, in steps.
  mutating func take(_ steps: Int64, exactly exact: ExactValue, from sets: [UnitSet]) -> [Int64] {
    var taken = [Int64](repeating: 0, count: all.count)
    guard let bySet = UnitSet(sets.map { (UnitRun(bearer: 0, part: 0, units: 0, left: 0, ofUnits: 0), $0.wanted) }),
      let ofSets = Self.shares(of: steps, over: bySet.parts.map { $0.weight })
    else { return taken }
    let ofWanted = exact.divided(by: bySet.wanted)
    var takings: [Taking] = []
    for (set, share) in zip(sets, ofSets) { takings += set.shared(share, ofWanted) }
    let groups = takings.grouped { $0.run.bearer }
    let wanted = groups.map { group in group.reduce(into: 0) { $0 += $1.steps } }
    let amounts = Self.filled(wanted, to: steps, within: groups.map { all[$0[0].run.bearer].left })
    for (group, amount) in zip(groups, amounts) {
      let place = group[0].run.bearer
      taken[place] = amount
      take(amount, by: group, fromBearer: place)
    }
    return taken
  }

  /// Units that gave alike are a part from now on. The parts share in whole steps what is left of the item, by what each
  /// costs exactly: so what rounding left stays with those that can still be taken from.
  private mutating func take(_ steps: Int64, by takings: [Taking], fromBearer index: Int) {
    if all[index].split.isEmpty, takings.count == 1, takings[0].run.units == all[index].units {
      return takeEvenly(steps, from: index)
    }
    var parts: [UnitPart] = []
    var costs: [(run: UnitRun, weight: ExactValue)] = []
    for (number, part) in all[index].parts.enumerated() {
      let own = takings.filter { $0.run.part == number }
      let rest = own.reduce(into: part.units) { $0 -= $1.run.units }
      let groups = own.map { ($0.run.units, $0.exact ?? ExactValue($0.steps)) } + (rest > 0 ? [(rest, .zero)] : [])
      for (units, taken) in groups {
        let run = UnitRun(bearer: index, part: number, units: units, left: part.left, ofUnits: part.units)
        let left = taken.negated.flatMap { run.cost(of: units).adding($0) } ?? .zero
        parts.append(UnitPart(units: units, left: 0))
        costs.append((run, left.isNegative ? .zero : left))
      }
    }
    let left = all[index].left - steps
    if let weights = UnitSet(costs), let shares = Self.shares(of: left, over: weights.parts.map { $0.weight }) {
      for (place, share) in zip(parts.indices, shares) { parts[place].left = share }
    } else if !parts.isEmpty {
      parts[0].left = left
    }
    setParts(parts, of: index, left: left)
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

extension UnitSet {
  /// Shares whole steps over the items, and of each item over its units.
  /// - Parameter ofWanted: What part of all that is wanted is taken, before rounding.
  fileprivate func shared(_ steps: Int64, _ ofWanted: ExactValue?) -> [Bearers.Taking] {
    let items = parts.grouped { $0.run.bearer }
    let weights = items.map { own in own.reduce(into: Int128(0)) { $0 += $1.weight } }
    let exact = ofWanted?.multiplied(by: wanted)?.reduced
    let whole = ExactValue(numerator: weights.reduce(into: 0) { $0 += $1 }, denominator: 1)
    var shared: [Bearers.Taking] = []
    for (own, share) in zip(items, Bearers.shares(of: steps, over: weights) ?? []) {
      let amounts =
        own.count == 1 ? [share] : Bearers.shares(of: share, over: own.map { $0.weight }) ?? own.map { _ in 0 }
      for (part, amount) in zip(own, amounts) {
        let taken = ExactValue(numerator: part.weight, denominator: 1).divided(by: whole)
        shared.append((part.run, amount, exact.flatMap { taken?.multiplied(by: $0)?.reduced }))
      }
    }
    return shared
  }
}

extension Array {
  /// Those with the same number together, by this number; within a group as they stood.
  fileprivate func grouped(by number: (Element) -> Int) -> [[Element]] {
    let numbers = map(number)
    let order = indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    var groups: [[Element]] = []
    var last: Int?
    for index in order {
      if numbers[index] != last { groups.append([]) }
      last = numbers[index]
      groups[groups.count - 1].append(self[index])
    }
    return groups
  }
}
