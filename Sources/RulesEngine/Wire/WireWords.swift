/// The keys of orders and events that are no options.
enum WireWord: String, CaseIterable, Sendable {
  case order, rules, items, events, item, id, seq, set, to, value, clear, add, remove, close
}

/// Finds these keys by their bytes.
struct WireWords: Sendable {
  static let shared = WireWords()

  private let words = WireWord.allCases
  private let known: ByteTable

  private init() {
    var known = ByteTable()
    for (index, word) in words.enumerated() { known.add(word.rawValue, index, in: 0) }
    self.known = known
  }

  /// The key that stands in a range of a buffer, which has this hash.
  func word(_ bytes: [UInt8], _ range: Range<Int>, _ hash: UInt64) -> WireWord? {
    known.number(of: bytes.span.extracting(range), hash, in: 0).map { words[$0] }
  }
}
