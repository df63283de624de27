/// The keys of orders and events that are no options.
enum WireWord: String, CaseIterable, Sendable {
  case order, rules, items, events, item, id, seq, set, to, value, clear, add, remove, close
}

/// Finds these keys by their bytes.
struct WireWords: Sendable {
  static let shared = WireWords()

  private let words = WireWord.allCases
  private let packed = WireWord.allCases.map { word in
    let bytes = Array(word.rawValue.utf8)
    return WireWords.packed(bytes, bytes.indices)
  }

  func word(_ bytes: [UInt8], _ range: Range<Int>) -> WireWord? {
    // Each word is shorter.
    guard range.count < 7 else { return nil }
    let bits = WireWords.packed(bytes, range)
    let span = packed.span
    for index in span.indices where span[index] == bits { return words[index] }
    return nil
  }

  /// The count and all bytes as one number.
  private static func packed(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: range.count)
    let span = bytes.span
    for index in range { bits = bits << 8 | UInt64(span[index]) }
    return bits
  }
}
