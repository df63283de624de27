/// The keys of objects in the sequence in which they came so far, and which of them an object has told.
///
/// Lines of one source tell mostly the same keys one after the other. A key that stands where it stood in a line before is
/// found by comparing bytes: neither is its end searched for, nor is it looked up.
struct KeyTrail<Meaning: Sendable>: Sendable {
  private struct Step: Sendable {
    /// Where its bytes stand, from the opening quote to the value.
    let bytes: Range<Int>
    let hash: UInt64
    let meaning: Meaning
  }

  /// A bit for each. Further keys are looked up each time.
  private static var limit: Int { UInt64.bitWidth }
  /// Up to how many keys may be left out before the next one.
  private static var reach: Int { 4 }

  private var steps: [Step] = []
  private var text: [UInt8] = []
  /// The step that is expected next.
  private var place = 0
  /// The steps that the object has told.
  private var told: UInt64 = 0

  /// An object begins.
  mutating func begin() {
    place = 0
    told = 0
  }

  /// Steps from the quote of a key to its value. Nil, and nothing was read, where none stands there that is expected.
  /// Throws where the object tells it twice.
  @inline(__always)
  mutating func follow(_ scanner: inout PlainScanner, _ bytes: [UInt8]) throws(PlainScanner.Unusual) -> Meaning? {
    guard let found = expected(scanner.offset..<scanner.end, bytes.span) else { return nil }
    try take(found)
    scanner.offset &+= steps[found].bytes.count
    return steps[found].meaning
  }

  private func expected(_ rest: Range<Int>, _ bytes: Span<UInt8>) -> Int? {
    let text = text.span
    for next in place..<min(place &+ Self.reach, steps.count) {
      let known = text.extracting(steps[next].bytes)
      guard known.count <= rest.count else { continue }
      if bytes.extracting(rest.lowerBound..<rest.lowerBound &+ known.count).hasSameBytes(as: known) { return next }
    }
    return nil
  }

  private mutating func take(_ step: Int) throws(PlainScanner.Unusual) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: step)
    guard told & bit == 0 else { throw PlainScanner.Unusual() }
    told |= bit
    place = step &+ 1
  }

  /// Takes in a key that was read and looked up where another was expected: its bytes from the quote to the value. False
  /// where there is no room for it. Throws where the object tells it twice, or another one with its hash.
  mutating func learn(
    _ key: ArraySlice<UInt8>, _ hash: UInt64, _ meaning: Meaning
  ) throws(PlainScanner.Unusual) -> Bool {
    if let known = steps.firstIndex(where: { $0.hash == hash }) {
      try take(known)
      return true
    }
    guard steps.count < Self.limit else { return false }
    steps.insert(Step(bytes: text.count..<text.count + key.count, hash: hash, meaning: meaning), at: place)
    text += key
    let before = told & (1 << UInt64(place) - 1)
    told = before | (told ^ before) << 1
    try take(place)
    return true
  }
}
