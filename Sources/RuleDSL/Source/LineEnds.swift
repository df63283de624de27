/// One line of a file, without and with its end.
struct LineSpan: Sendable, Hashable {
  var start: Int
  /// The offset after its last byte.
  var end: Int
  /// The offset at which the next line starts: `end` itself, if nothing follows.
  var next: Int
  var isASCII: Bool
}

extension [UInt8] {
  /// The offset of the first byte that isn't a byte-order mark.
  var textStart: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }

  /// The line that starts here. A line ends with LF, CR, CR LF, U+2028 or U+2029.
  func line(from start: Int) -> LineSpan {
    var end = start
    var seen: UInt8 = 0
    while end < count {
      let byte = self[end]
      // What no end of a line begins with.
      if byte > 0x0D, byte != 0xE2 {
        seen |= byte
        end += 1
        continue
      }
      if byte == 0x0A { return LineSpan(start: start, end: end, next: end + 1, isASCII: seen < 0x80) }
      if byte == 0x0D {
        let next = end + 1 < count && self[end + 1] == 0x0A ? end + 2 : end + 1
        return LineSpan(start: start, end: end, next: next, isASCII: seen < 0x80)
      }
      if byte == 0xE2, end + 2 < count, self[end + 1] == 0x80, self[end + 2] & 0xFE == 0xA8 {
        return LineSpan(start: start, end: end, next: end + 3, isASCII: seen < 0x80)
      }
      seen |= byte
      end += 1
    }
    return LineSpan(start: start, end: end, next: end, isASCII: seen < 0x80)
  }
}
