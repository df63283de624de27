/// The keys of orders and events that are no options.
enum WireWord: String, CaseIterable, Sendable {
  case order, rules, items, events, item, id, seq, set, to, value, clear, add, remove, close
}

/// Finds these keys by their bytes.
struct WireWords: Sendable {
  private let words = WireWord.allCases
  private let packed = WireWord.allCases.map { WireWords.packed(Array($0.rawValue.utf8)[...]) }

  subscript(_ name: HashedBytes) -> WireWord? {
    // Each word is shorter.
    guard name.range.count < 7 else { return nil }
    let bits = WireWords.packed(name.bytes[name.range])
    for index in packed.indices where packed[index] == bits { return words[index] }
    return nil
  }

  /// The count and all bytes as one number.
  private static func packed(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: bytes.count)
    for byte in bytes { bits = bits << 8 | UInt64(byte) }
    return bits
  }
}
