/// What lines, and items as a whole, still cost below the discounts so far, and how a discount is taken from them.
struct Bearers {
  /// Units of an item that cost the same: what is left of them, divided by how many they are.
  struct UnitPart {
    var units: Int64
    var left: Int64
  }

  struct Bearer {
    /// What it costs here, in steps.
    var left: Int64
    /// How many units share that; 0 for a line, and where that isn't known.
    var units: Int64 = 0
    /// How they share it, where some of them cost less than others.
    var split: [UnitPart] = []

    var parts: [UnitPart] {
      split.isEmpty && units > 0 ? [UnitPart(units: units, left: left)] : split
    }
  }

  private(set) var all: [Bearer] = []
  /// The bearers about as their units cost, the cheapest first, or none: what is nearly sorted is soon sorted.
  var cheapestFirst: [Int] = []

  mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
  }

  /// A line, which has no units.
  mutating func add(line left: Int64) {
    all.append(Bearer(left: left))
  }

  /// An item.
  mutating func add(item left: Int64, units: Int64?) {
    all.append(Bearer(left: left, units: units ?? 0))
  }

  /// What is left to take from these together.
  func left(on places: [Int]) -> Int64 {
    places.reduce(into: 0) { $0 = $0.addingSaturated(all[$1].left) }
  }

  /// Takes a discount, in steps above 0, from exactly these, each its share. Gives the shares in their order.
  mutating func take(_ steps: Int64, from places: [Int]) -> [Int64] {
    guard let shares = try? Allocation.shares(of: steps, over: places.map { all[$0].left }) else {
      return [Int64](repeating: 0, count: places.count)
    }
    for (place, share) in zip(places, shares) { takeEvenly(share, from: place) }
    return shares
  }

  mutating func takeEvenly(_ share: Int64, from place: Int) {
    all[place].left -= share
    guard !all[place].split.isEmpty,
      let ofParts = try? Allocation.shares(of: share, over: all[place].split.map { $0.left })
    else { return }
    for (part, amount) in zip(all[place].split.indices, ofParts) { all[place].split[part].left -= amount }
  }

  /// Puts the parts of an item anew: they share what is left of it.
  mutating func setParts(_ parts: [UnitPart], of place: Int, left: Int64) {
    all[place].split = parts
    all[place].left = left
  }
}
