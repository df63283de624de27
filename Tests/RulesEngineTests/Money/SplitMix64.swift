/// Steele, Lea and Flood's generator: the same numbers for the same seed, so that a failure can be repeated.
struct SplitMix64: RandomNumberGenerator {
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
}

extension SplitMix64 {
  /// From 0 to below 2^`bits`, where the number of bits is drawn first: small numbers come as often as large ones.
  mutating func magnitude(bits: Int) -> UInt128 {
    let wide = UInt128(next()) << 64 | UInt128(next())
    return wide >> UInt128(128 - Int.random(in: 1...bits, using: &self))
  }

  mutating func amount(bits: Int) -> Int128 {
    let magnitude = Int128(magnitude(bits: bits))
    return Bool.random(using: &self) ? magnitude : -magnitude
  }
}
