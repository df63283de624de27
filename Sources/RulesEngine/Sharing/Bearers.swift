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
    /// How an item's units share that, where some of them cost less than others.
    var parts: [UnitPart] = []
  }

  private(set) var all: [Bearer] = []

  /// A line, which has no units.
  mutating func add(line left: Int64) {
    all.append(Bearer(left: left))
  }

  /// An item; where it isn't known how many units it has, none.
  mutating func add(item left: Int64, units: Int64?) {
    all.append(Bearer(left: left, parts: units.map { [UnitPart(units: $0, left: left)] } ?? []))
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

  private mutating func takeEvenly(_ share: Int64, from place: Int) {
    all[place].left -= share
    guard let ofParts = try? Allocation.shares(of: share, over: all[place].parts.map { $0.left }) else { return }
    for (part, amount) in zip(all[place].parts.indices, ofParts) { all[place].parts[part].left -= amount }
  }

  /// Puts the parts of an item anew: they share what is left of it.
  mutating func setParts(_ parts: [UnitPart], of place: Int, left: Int64) {
    all[place].parts = parts
    all[place].left = left
  }
}
