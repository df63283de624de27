/// The bytes of a line or violation that are the same in every quote; between them stands what differs.
struct RenderedPart: Sendable {
  var head: [UInt8] = []
  var middle: [UInt8] = []
  var tail: [UInt8] = []
}

/// Of the words of a part and the place of its rule.
struct RenderedHash: Sendable {
  let value: UInt64

  init(_ text: String, _ place: Place?, tag: UInt64) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ tag
    if let place { hash ^= UInt64(UInt32(bitPattern: place.start)) << 8 ^ UInt64(UInt32(bitPattern: place.file)) << 40 }
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    if isDone == nil {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    value = hash
  }
}

/// Parts that were rendered, found again by what they were rendered from.
struct RenderedParts<Key: Sendable>: Sendable {
  private struct Entry: Sendable {
    let hash: UInt64
    let key: Key
    let part: RenderedPart
  }

  /// More are no gain: an order with so many different lines is new each time.
  private static var limit: Int { 1 << 16 }

  /// Open addressing: a power of two of places, at most half of them taken.
  private var entries = [Entry?](repeating: nil, count: 64)
  private var count = 0

  func find(_ hash: RenderedHash, where isSame: (Key) -> Bool) -> RenderedPart? {
    var place = place(of: hash.value)
    while let entry = entries[place] {
      if entry.hash == hash.value, isSame(entry.key) { return entry.part }
      place = (place + 1) & (entries.count - 1)
    }
    return nil
  }

  mutating func insert(_ part: RenderedPart, _ key: Key, _ hash: RenderedHash) {
    if count >= Self.limit {
      entries = [Entry?](repeating: nil, count: 64)
      count = 0
    }
    if count * 2 >= entries.count { grow() }
    put(Entry(hash: hash.value, key: key, part: part))
    count += 1
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry?](repeating: nil, count: old.count * 2)
    for case .some(let entry) in old { put(entry) }
  }

  private mutating func put(_ entry: Entry) {
    var place = place(of: entry.hash)
    while entries[place] != nil { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
  }

  private func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash &* 0x9E37_79B9_7F4A_7C15 >> 32) & (entries.count - 1)
  }
}
