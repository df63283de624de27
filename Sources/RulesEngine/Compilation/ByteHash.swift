/// A hash of bytes that is the same in every process, for tables whose names are known beforehand. It takes eight bytes
/// at a time.
struct ByteHash {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  private var word: UInt64 = 0
  private var count: UInt64 = 0

  init() {}

  init(_ bytes: Span<UInt8>) {
    for index in bytes.indices { take(bytes[index]) }
  }

  init(_ bytes: [UInt8], _ range: Range<Int>) { self.init(bytes.span.extracting(range)) }

  mutating func take(_ byte: UInt8) {
    word = word << 8 | UInt64(byte)
    count &+= 1
    if count & 7 == 0 {
      mix()
      word = 0
    }
  }

  var value: UInt64 {
    var last = self
    last.word ^= count << 56
    last.mix()
    return last.hash
  }

  private mutating func mix() {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
  }
}
