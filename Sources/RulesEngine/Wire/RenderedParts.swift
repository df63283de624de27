/// Bytes that are the same in every quote: where those before and after what differs stand among all such bytes.
struct RenderedPart: Sendable {
  let head: Range<Int>
  let tail: Range<Int>
}

extension [UInt8] {
  fileprivate mutating func append(head: [UInt8], tail: [UInt8]) -> RenderedPart {
    let start = count
    self += head
    self += tail
    return RenderedPart(head: start..<start + head.count, tail: start + head.count..<count)
  }
}

/// Bytes that are the same in every quote, found again by what they were made from.
///
/// Keys are put into buckets by a hash that costs little; in a bucket they are compared.
struct RenderedParts<Key: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: Key
    let part: RenderedPart
    /// The next of the bucket; below 0, there is none.
    let next: Int32
  }

  /// More are no gain: a shop with so many different lines makes new ones each time.
  private static var limit: Int { 1 << 16 }

  private var buckets = [Int32](repeating: -1, count: 1 << 10)
  private var entries: [Entry] = []
  /// The rendered bytes, one after the other.
  private(set) var bytes: [UInt8] = []

  func find(_ hash: UInt64, where isSame: (borrowing Key) -> Bool) -> RenderedPart? {
    var index = buckets[bucket(of: hash)]
    while index >= 0 {
      if isSame(entries[Int(index)].key) { return entries[Int(index)].part }
      index = entries[Int(index)].next
    }
    return nil
  }

  mutating func insert(_ key: Key, _ hash: UInt64, head: [UInt8], tail: [UInt8]) -> RenderedPart {
    if entries.count >= Self.limit { self = RenderedParts() }
    let part = bytes.append(head: head, tail: tail)
    let bucket = bucket(of: hash)
    entries.append(Entry(key: key, part: part, next: buckets[bucket]))
    buckets[bucket] = Int32(entries.count - 1)
    return part
  }

  private func bucket(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }
}

/// Bytes that are the same in every quote, found by a number.
struct NumberedParts: Sendable {
  private var parts = ContiguousArray<RenderedPart?>()
  /// The rendered bytes, one after the other.
  private(set) var bytes: [UInt8] = []

  subscript(_ number: Int) -> RenderedPart? { number < parts.count ? parts[number] : nil }

  mutating func insert(_ number: Int, head: [UInt8], tail: [UInt8]) -> RenderedPart {
    while parts.count <= number { parts.append(nil) }
    let part = bytes.append(head: head, tail: tail)
    parts[number] = part
    return part
  }
}
