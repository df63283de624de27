/// The keys of orders and events that are no options.
enum WireWord: String, CaseIterable, Sendable {
  case order, rules, items, events, item, id, seq, set, to, value, clear, add, remove, close
}

/// Finds these keys by their bytes.
struct WireWords: Sendable {
  static let shared = WireWords()

  private let words = WireWord.allCases
  private let known: ByteTable
  /// With which letters they begin, by what is told apart of small ones.
  private let firstLetters: UInt32

  private init() {
    var known = ByteTable()
    for (index, word) in words.enumerated() { known.add(word.rawValue, index, in: 0) }
    self.known = known
    firstLetters = words.reduce(0) { $0 | 1 << UInt32(($1.rawValue.utf8.first ?? 0) & 0x1F) }
  }

  /// The key that stands in a range of a buffer, which has this hash.
  func word(_ bytes: [UInt8], _ range: Range<Int>, _ hash: UInt64) -> WireWord? {
    // Most other keys are longer, or begin with another letter.
    guard range.count < 7, let first = range.first, firstLetters >> UInt32(bytes[first] & 0x1F) & 1 != 0 else {
      return nil
    }
    return known.number(of: bytes.span.extracting(range), hash, in: 0).map { words[$0] }
  }
}
