/// Offers on units. What a unit costs is what its part of the item costs, divided by the units of the part; a part costs
/// whole steps, as everything does from which something was taken.
extension Reckoning {
  /// A unit that an offer looks at, and what it takes from it.
  private struct Unit {
    var entry: Int
    var part: Int
    var cost: Ratio
    var taken = Ratio.zero
  }

  /// Units of one part that give together.
  private struct Taking {
    var entry: Int
    var part: Int
    var units: Int
    var taken: Ratio
    /// In whole steps, and before rounding.
    var given = Ratio.zero
    var exact = Ratio.zero
  }

  mutating func takeUnits(_ taken: Taken, _ line: LineSketch, cap: Ratio?, ceiling: Ratio?) throws {
    let (looked, units) = try unitSets(taken)
    let sets = merged(try units.map { try takings($0) })
    let wanted = try sets.map { try $0.reduce(.zero) { try $0 + $1.taken } }
    let left = try looked.reduce(.zero) { try $0 + entries[$1].left }
    let amount = try wanted.reduce(.zero) { try $0 + $1 }
    let touched = try Set(sets.flatMap { $0.map { $0.entry } }).reduce(.zero) { try $0 + entries[$1].left }
    let total = min(try self.taken(amount, of: left, line, cap: cap, ceiling: ceiling), touched)
    guard total != .zero else { return }
    var given: [Taking] = []
    for (set, share) in zip(sets, try Ratio.shares(of: total, by: wanted, step: step)) {
      given += try shared(share, over: set)
    }
    let exact = try total - step < amount && amount < total + step ? amount : total
    for index in given.indices {
      given[index].exact = try amount == .zero ? .zero : exact * given[index].taken / amount
    }
    let shares = try give(total, given)
    let members = Set(looked).sorted().map { ($0, shares[$0] ?? .zero) }
    try record(line.label, total, shares: members)
  }

  /// The units of a set part by part, in the sequence in which they were picked.
  private func takings(_ units: [Unit]) throws -> [Taking] {
    var takings: [Taking] = []
    for unit in units {
      if let place = takings.firstIndex(where: { $0.entry == unit.entry && $0.part == unit.part }) {
        takings[place].units += 1
        takings[place].taken = try takings[place].taken + unit.taken
      } else {
        takings.append(Taking(entry: unit.entry, part: unit.part, units: 1, taken: unit.taken))
      }
    }
    return takings
  }

  /// Sets in a row that are made alike are one.
  private func merged(_ sets: [[Taking]]) -> [[Taking]] {
    var (merged, last): ([[Taking]], [Taking]) = ([], [])
    for set in sets {
      if !merged.isEmpty,
        set.elementsEqual(last, by: { ($0.entry, $0.part, $0.units) == ($1.entry, $1.part, $1.units) })
      {
        for index in set.indices {
          merged[merged.count - 1][index].units += set[index].units
          merged[merged.count - 1][index].taken =
            (try? merged[merged.count - 1][index].taken + set[index].taken) ?? .zero
        }
      } else {
        merged.append(set)
        last = set
      }
    }
    return merged
  }

  /// A set gives item by item, an item part by part.
  private func shared(_ share: Ratio, over set: [Taking]) throws -> [Taking] {
    let items = Set(set.map { $0.entry }).sorted()
    let weights = try items.map { item in
      try set.filter { $0.entry == item }.reduce(.zero) { try $0 + $1.taken }
    }
    var given: [Taking] = []
    for (item, part) in zip(items, try Ratio.shares(of: share, by: weights, step: step)) {
      let own = set.filter { $0.entry == item }
      for (taking, amount) in zip(own, try Ratio.shares(of: part, by: own.map { $0.taken }, step: step)) {
        var taking = taking
        taking.given = amount
        given.append(taking)
      }
    }
    return given
  }

  /// Takes what is given, of no item more than it costs; by the places of the items.
  private mutating func give(_ total: Ratio, _ takings: [Taking]) throws -> [Int: Ratio] {
    let items = Set(takings.map { $0.entry }).sorted()
    let wanted = try items.map { item in
      try takings.filter { $0.entry == item }.reduce(.zero) { try $0 + $1.given }
    }
    let amounts = try filled(wanted, to: total, within: items.map { entries[$0].left })
    for (item, amount) in zip(items, amounts) {
      try give(amount, item, takings.filter { $0.entry == item })
    }
    return Dictionary(uniqueKeysWithValues: zip(items, amounts))
  }

  /// A part splits into those that gave alike and the rest. They share what is left by what each costs before rounding.
  private mutating func give(_ total: Ratio, _ item: Int, _ takings: [Taking]) throws {
    var parts: [(units: Int, left: Ratio)] = []
    var costs: [Ratio] = []
    for (number, part) in entries[item].parts.enumerated() {
      let own = takings.filter { $0.part == number }
      let rest = part.units - own.reduce(0) { $0 + $1.units }
      let groups = own.map { ($0.units, $0.exact) } + (rest > 0 ? [(rest, .zero)] : [])
      for (units, taken) in groups {
        let cost = try part.left * Ratio(Int128(units), over: Int128(part.units))
        parts.append((units, .zero))
        costs.append(max(.zero, try cost - taken))
      }
    }
    let left = try entries[item].left - total
    if costs.contains(where: { $0 != .zero }) {
      for (index, share) in try Ratio.shares(of: left, by: costs, step: step).enumerated() { parts[index].left = share }
    } else if !parts.isEmpty {
      parts[0].left = left
    }
    entries[item].parts = parts
    entries[item].left = left
  }

  /// As wanted but no more than there is; the rest where there is more, from the first on.
  private func filled(_ wanted: [Ratio], to total: Ratio, within most: [Ratio]) throws -> [Ratio] {
    var amounts = zip(wanted, most).map { min($0, $1) }
    for index in amounts.indices {
      let missing = try total - amounts.reduce(.zero) { try $0 + $1 }
      amounts[index] = try amounts[index] + min(max(missing, .zero), most[index] - amounts[index])
    }
    return amounts
  }

  // MARK: Which units

  private func unitSets(_ taken: Taken) throws -> (looked: [Int], sets: [[Unit]]) {
    switch taken {
    case .each(let figure, let units):
      let amount = try figure.ratio
      let (looked, chosen) = try self.chosen(units)
      return (looked, [chosen.map { unit in with(unit) { $0.taken = min(amount, $0.cost) } }])
    case .percentOfUnits(let percent, let units):
      let share = try share(percent)
      let (looked, chosen) = try self.chosen(units)
      return (looked, [try chosen.map { unit in try with(unit) { $0.taken = try share * $0.cost } }])
    case .groups(let size, let price, let kinds):
      let looked = try base(.kinds(kinds)).entries
      let all = sorted(looked, dearest: true)
      let starts = stride(from: 0, to: all.count / size * size, by: size)
      return (looked, try starts.map { try lowered(Array(all[$0..<($0 + size)]), to: try price.ratio) })
    case .bundle(let price, let parts):
      let looked = try parts.map { try base(.kinds(Kinds(name: $0.kind))).entries }
      let sorted = looked.map { self.sorted($0, dearest: true) }
      let sets = zip(sorted, parts).map { $0.count / $1.units }.min() ?? 0
      return (
        looked.flatMap { $0 },
        try (0..<sets).map { set in
          let members = zip(sorted, parts).flatMap { $0[(set * $1.units)..<((set + 1) * $1.units)] }
          return try lowered(members, to: try price.ratio)
        }
      )
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
    var units: [Unit] = []
    for entry in looked.sorted() {
      for (place, part) in entries[entry].parts.enumerated() {
        guard let cost = try? part.left / Ratio(whole: part.units) else { continue }
        units += (0..<part.units).map { _ in Unit(entry: entry, part: place, cost: cost) }
      }
    }
    return units.enumerated().sorted { one, other in
      let (left, right) = dearest ? (other.element.cost, one.element.cost) : (one.element.cost, other.element.cost)
      return (left, one.offset) < (right, other.offset)
    }.map { $0.element }
  }
}
