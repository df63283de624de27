/// Numbers by the bytes of texts, each in a scope. It is filled once, and then only asked.
struct ByteTable: Sendable {
  private struct Entry: Sendable {
    let hash: UInt64
    let scope: Int
    /// Below 0, where the place is free.
    let number: Int32
    let start: Int32
    let count: Int32
  }

  /// Open addressing: a power of two of places, at most half of them taken.
  private var entries = ByteTable.free(64)
  private var taken = 0
  /// The texts, one after the other.
  private var text: [UInt8] = []

  /// The number of a text that has this hash.
  func number(of bytes: Span<UInt8>, _ hash: UInt64, in scope: Int) -> Int? {
    let entries = entries.span
    var place = place(of: hash, scope)
    while true {
      let entry = entries[place]
      guard entry.number >= 0 else { return nil }
      if entry.hash == hash, entry.scope == scope, isText(of: entry, bytes) { return Int(entry.number) }
      place = (place &+ 1) & (entries.count &- 1)
    }
  }

  private func isText(of entry: Entry, _ bytes: Span<UInt8>) -> Bool {
    guard Int(entry.count) == bytes.count else { return false }
    return text.span.extracting(Int(entry.start)..<Int(entry.start) + bytes.count).hasSameBytes(as: bytes)
  }

  private func place(of hash: UInt64, _ scope: Int) -> Int {
    let mixed = (hash ^ UInt64(bitPattern: Int64(scope))) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (entries.count &- 1)
  }

  // MARK: Filling

  private static func free(_ count: Int) -> [Entry] {
    [Entry](repeating: Entry(hash: 0, scope: 0, number: -1, start: 0, count: 0), count: count)
  }

  /// What is known already keeps its number.
  mutating func add(_ written: String, _ number: Int, in scope: Int) {
    if written.utf8.withContiguousStorageIfAvailable({ add($0.span, number, in: scope) }) == nil {
      add(Array(written.utf8).span, number, in: scope)
    }
  }

  private mutating func add(_ bytes: Span<UInt8>, _ number: Int, in scope: Int) {
    let hash = ByteHash(bytes).value
    guard self.number(of: bytes, hash, in: scope) == nil, text.count + bytes.count < Int(Int32.max) else { return }
    if taken * 2 >= entries.count { grow() }
    put(
      Entry(
        hash: hash, scope: scope, number: Int32(number), start: Int32(text.count), count: Int32(bytes.count)))
    for index in bytes.indices { text.append(bytes[index]) }
    taken += 1
  }

  private mutating func grow() {
    let old = entries
    entries = ByteTable.free(old.count * 2)
    for entry in old where entry.number >= 0 { put(entry) }
  }

  private mutating func put(_ entry: Entry) {
    var place = place(of: entry.hash, entry.scope)
    while entries[place].number >= 0 { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
  }
}
