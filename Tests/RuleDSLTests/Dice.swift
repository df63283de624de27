/// Steele, Lea and Flood's SplitMix64: the same shops for the same seed, so that a failure can be repeated.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// From 0 to one less than so many.
  mutating func next(_ sides: Int) -> Int {
    roll(0...(sides - 1))
  }

  /// Whether what happens in so many of a hundred cases happens.
  mutating func chance(_ percent: Int) -> Bool {
    roll(1...100) <= percent
  }

  /// One of some; there must be one.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[roll(0...(elements.count - 1))]
  }
}
