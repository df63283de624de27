/// A hash of bytes that is the same in every process, for tables whose names are known beforehand. It takes eight bytes
/// at a time.
struct ByteHash {
  let value: UInt64

  init(_ bytes: Span<UInt8>) {
    let count = bytes.count
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var place = 0
    while count &- place >= 8 {
      hash = ByteHash.mixed(hash, bytes.word(at: place))
      place &+= 8
    }
    // The last eight, of which some may have been taken.
    let rest = count >= 8 ? bytes.word(at: count &- 8) : bytes.shortWord
    value = ByteHash.mixed(hash, rest ^ UInt64(truncatingIfNeeded: count) << 56)
  }

  init(_ bytes: [UInt8], _ range: Range<Int>) { self.init(bytes.span.extracting(range)) }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 29
  }
}
