/// Bytes taken eight at a time.
extension Span<UInt8> {
  /// The eight bytes from a place on, the first the lowest. They must all be there.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    // Checked like any other access; what makes it unsafe are types that not all bytes are values of.
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The same of four bytes.
  @inline(__always)
  func halfWord(at place: Int) -> UInt64 {
    UInt64(UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }

  /// All bytes of fewer than eight, as one number.
  @inline(__always)
  var shortWord: UInt64 {
    if count >= 4 { return halfWord(at: 0) << 32 | halfWord(at: count &- 4) }
    var word: UInt64 = 0
    for place in 0..<count { word = word << 8 | UInt64(self[place]) }
    return word
  }

  /// Whether another one of the same length has the same bytes.
  @inline(__always)
  func hasSameBytes(as other: Span<UInt8>) -> Bool {
    guard count >= 8 else { return shortWord == other.shortWord }
    var place = 0
    while count &- place >= 8 {
      if word(at: place) != other.word(at: place) { return false }
      place &+= 8
    }
    // The last eight may have been compared in part.
    return word(at: count &- 8) == other.word(at: count &- 8)
  }
}
