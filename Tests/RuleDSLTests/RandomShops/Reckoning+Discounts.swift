extension Reckoning {
  /// Takes off what a discount takes; what that is for one unit.
  mutating func take(_ taken: Taken, per times: Ratio, _ line: LineSketch, _ ceiling: Ratio?) throws -> Ratio {
    let cap = least(try line.cap.map { try worth($0) }, ceiling)
    switch taken {
    case .amount(let amount):
      return try takeOff(line.label, try worth(amount) * times, from: Array(entries.indices), line, cap: cap)
    case .percent(let percent, let base):
      let base = try self.base(base)
      return try takeOff(line.label, try share(percent) * base.worth * times, from: base.entries, line, cap: cap)
    case .off(let amount, let base):
      return try takeOff(line.label, try worth(amount) * times, from: try self.base(base).entries, line, cap: cap)
    case .each, .percentOfUnits, .groups, .bundle:
      return try takeUnits(taken, line, cap: cap)
    }
  }

  /// A discount of so much a unit, at most what is left of the entries it is taken from.
  mutating func takeOff(
    _ label: String, _ amount: Ratio, from chosen: [Int], _ line: LineSketch, cap: Ratio?, option: String? = nil
  ) throws -> Ratio {
    let left = try chosen.reduce(.zero) { try $0 + entries[$1].left }
    let total = try taken(amount, of: left, line, cap: cap)
    let shares = try Ratio.shares(of: total, by: chosen.map { entries[$0].left }, step: step)
    for (index, share) in zip(chosen, shares) { try lower(index, by: share) }
    try record(label, total, shares: zip(chosen, shares).map { ($0, $1) })
    return try total / divisor
  }

  /// What is taken in all of what is left: rounded is what then remains.
  func taken(_ amount: Ratio, of left: Ratio, _ line: LineSketch, cap: Ratio?) throws -> Ratio {
    guard amount >= .zero else { throw Scope.Open() }
    let units = terms.isPerUnit ? Ratio.one : divisor
    let unitLeft = terms.isPerUnit ? try left / divisor : left
    let exact = min(try amount * units, unitLeft)
    let limit = try cap.map { try $0 * units }
    let limited = least(exact, limit) ?? exact
    var rounded =
      if line.rounded != nil {
        min(try round(limited, line), unitLeft)
      } else {
        try unitLeft - round(unitLeft - limited, line)
      }
    if let limit, rounded > limit { rounded = try limit.rounded(.down, to: step) }
    let all = terms.isPerUnit ? try rounded * divisor : rounded
    return min(max(all, .zero), left)
  }

  /// An entry costs less from here on, and so does each of its units.
  private mutating func lower(_ index: Int, by share: Ratio) throws {
    let before = entries[index].left
    entries[index].left = try before - share
    guard before > .zero else { return }
    let factor = try entries[index].left / before
    entries[index].units = try entries[index].units.map { try $0 * factor }
  }

  private mutating func record(_ label: String, _ total: Ratio, shares: [(Int, Ratio)]) throws {
    guard total != .zero else { return }
    var byMember: [Int: Ratio] = [:]
    for (entry, share) in shares {
      guard let member = entries[entry].item else { continue }
      byMember[member] = try .zero - share
    }
    lines.append(Line(label: label, amount: try .zero - total, shares: byMember))
  }

  // MARK: Offers on units

  /// A unit, and what an offer takes from it.
  private struct Unit {
    var entry: Int
    var index: Int
    var cost: Ratio
    var taken = Ratio.zero
  }

  private mutating func takeUnits(_ taken: Taken, _ line: LineSketch, cap: Ratio?) throws -> Ratio {
    let (looked, units) = try unitsTaken(taken)
    let amount = try units.reduce(.zero) { try $0 + $1.taken }
    let left = try looked.reduce(.zero) { try $0 + entries[$1].left }
    let total = try self.taken(amount, of: left, line, cap: cap)
    let byEntry = Dictionary(grouping: units) { $0.entry }
    let chosen = byEntry.keys.sorted()
    let weights = try chosen.map { try (byEntry[$0] ?? []).reduce(.zero) { try $0 + $1.taken } }
    let shares = try Ratio.shares(of: total, by: weights, step: step)
    for (place, entry) in chosen.enumerated() where shares[place] != .zero {
      entries[entry].left = try entries[entry].left - shares[place]
      for unit in byEntry[entry] ?? [] {
        let part = try shares[place] * unit.taken / weights[place]
        entries[entry].units[unit.index] = try unit.cost - part
      }
    }
    let none = looked.filter { byEntry[$0] == nil }.map { ($0, Ratio.zero) }
    try record(line.label, total, shares: none + zip(chosen, shares).map { ($0, $1) })
    return total
  }

  private func unitsTaken(_ taken: Taken) throws -> (looked: [Int], units: [Unit]) {
    switch taken {
    case .each(let figure, let units):
      let amount = try figure.ratio
      let (looked, chosen) = try self.chosen(units)
      return (looked, chosen.map { unit in with(unit) { $0.taken = min(amount, $0.cost) } })
    case .percentOfUnits(let percent, let units):
      let share = try share(percent)
      let (looked, chosen) = try self.chosen(units)
      return (looked, try chosen.map { unit in try with(unit) { $0.taken = try share * $0.cost } })
    case .groups(let size, let price, let kinds):
      let looked = try base(.kinds(kinds)).entries
      let all = sorted(looked, dearest: true)
      var units: [Unit] = []
      for start in stride(from: 0, to: all.count / size * size, by: size) {
        units += try lowered(Array(all[start..<(start + size)]), to: try price.ratio)
      }
      return (looked, units)
    case .bundle(let price, let parts):
      let looked = try parts.map { try base(.kinds(Kinds(name: $0.kind))).entries }
      let sorted = looked.map { self.sorted($0, dearest: true) }
      let sets = zip(sorted, parts).map { $0.count / $1.units }.min() ?? 0
      var units: [Unit] = []
      for set in 0..<sets {
        let members = zip(sorted, parts).flatMap { $0[(set * $1.units)..<((set + 1) * $1.units)] }
        units += try lowered(members, to: try price.ratio)
      }
      return (looked.flatMap { $0 }, units)
    default: return ([], [])
    }
  }

  private func with(_ unit: Unit, _ change: (inout Unit) throws -> Void) rethrows -> Unit {
    var unit = unit
    try change(&unit)
    return unit
  }

  /// A set for a price; one dearer than its parts takes nothing.
  private func lowered(_ units: [Unit], to price: Ratio) throws -> [Unit] {
    let sum = try units.reduce(.zero) { try $0 + $1.cost }
    guard sum > price else { return [] }
    return try units.map { unit in try with(unit) { $0.taken = try $0.cost * (sum - price) / sum } }
  }

  private func chosen(_ units: Units) throws -> (looked: [Int], units: [Unit]) {
    let looked = try base(.kinds(units.of)).entries
    guard let which = units.which else { return (looked, sorted(looked, dearest: true)) }
    let all = sorted(looked, dearest: which == .dearest)
    let number = units.every.map { all.count / $0 * units.take } ?? units.take
    return (looked, Array(all.prefix(number)))
  }

  /// All units of some entries by what they cost here; of equal ones those first that stand first.
  private func sorted(_ looked: [Int], dearest: Bool) -> [Unit] {
    let units = looked.sorted().flatMap { entry in
      entries[entry].units.indices.map { Unit(entry: entry, index: $0, cost: entries[entry].units[$0]) }
    }
    return units.enumerated().sorted { one, other in
      let (left, right) = dearest ? (other.element.cost, one.element.cost) : (one.element.cost, other.element.cost)
      return (left, one.offset) < (right, other.offset)
    }.map { $0.element }
  }
}
