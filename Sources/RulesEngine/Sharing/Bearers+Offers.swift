/// What offers want of units, and of which.
extension Bearers {
  /// The units that a pick means, of all units of these bearers.
  func runs(of places: [Int], _ pick: CheckedUnitPick) -> [UnitRun] {
    let runs = runs(of: places, cheapestFirst: pick.isCheapest)
    let all = runs.reduce(into: Int128(0)) { $0 += Int128($1.units) }
    let count = pick.ofEvery.map { all / Int128($0) * Int128(pick.count) } ?? Int128(pick.count)
    return Bearers.first(count, of: runs)
  }

  /// All that the units of a pick cost; none where it doesn't fit.
  func pickedSet(of places: [Int], _ pick: CheckedUnitPick) -> UnitSet? {
    UnitSet(runs(of: places, pick).map { ($0, $0.cost(of: $0.units)) })
  }

  /// So much of each unit, in steps, and at most what it costs: of those of a pick, or of all. None where it doesn't fit.
  func eachSet(_ each: ExactValue, of places: [Int], _ pick: CheckedUnitPick?) -> UnitSet? {
    var parts: [(run: UnitRun, weight: ExactValue)] = []
    for run in pick.map({ runs(of: places, $0) }) ?? runs(of: places, cheapestFirst: false) {
      let wanted = each < run.cost(of: 1) ? each.multiplied(by: ExactValue(run.units)) : run.cost(of: run.units)
      guard let wanted else { return nil }
      parts.append((run, wanted))
    }
    return UnitSet(parts)
  }

  /// Whole sets at a price of their own, in steps, of so many units of each of these bearers. Set by set, the dearest
  /// units first; sets that are made alike are taken together, for there may be millions of them. None where it doesn't
  /// fit.
  func wholeSets(price: ExactValue, of parts: [(places: [Int], size: Int64)]) -> [UnitSet]? {
    var queues = parts.map { UnitQueue(runs(of: $0.places, cheapestFirst: false), size: $0.size) }
    var sets: [UnitSet] = []
    while true {
      var runs: [UnitRun] = []
      var alike = Int64.max
      for index in queues.indices {
        guard let next = queues[index].next() else { return sets }
        runs += next.runs
        alike = min(alike, next.alike)
      }
      guard alike > 0, !runs.isEmpty else { return sets }
      for index in queues.indices { queues[index].drop(sets: alike) }
      switch Bearers.set(of: runs, alike, price: price) {
      case .dearer: continue
      case .tooLarge: return nil
      case .set(let set): sets.append(set)
      }
    }
  }

  private enum FoundSet {
    /// A set that is dearer than its parts takes nothing.
    case dearer
    case tooLarge
    case set(UnitSet)
  }

  private static func set(of runs: [UnitRun], _ alike: Int64, price: ExactValue) -> FoundSet {
    var cost = ExactValue.zero
    for run in runs {
      guard let sum = cost.adding(run.cost(of: run.units)) else { return .tooLarge }
      cost = sum
    }
    guard price < cost else { return .dearer }
    guard let wanted = price.negated.flatMap({ cost.adding($0) })?.multiplied(by: ExactValue(alike)) else {
      return .tooLarge
    }
    var parts: [(run: UnitRun, weight: ExactValue)] = []
    for run in runs {
      var all = run
      all.units *= alike
      parts.append((all, run.cost(of: run.units)))
    }
    return UnitSet(parts, wanted: wanted.reduced).map { .set($0) } ?? .tooLarge
  }
}
