extension JSONCursor {
  /// Reads past a number, which starts with a digit or `-` at `offset`.
  mutating func number() throws(JSONError) -> Range<Int> {
    let first = offset
    if peek == UInt8(ascii: "-") {
      offset += 1
      guard peek != UInt8(ascii: ".") else { throw JSONError(.digitMissing(.beforePoint), at: offset) }
      guard isDigit(at: offset) else { throw JSONError(.digitMissing(.afterMinus), at: offset) }
    }
    if peek == UInt8(ascii: "0"), isDigit(at: offset + 1) { throw JSONError(.leadingZero, at: offset) }
    skipDigits()
    if peek == UInt8(ascii: ".") {
      offset += 1
      guard isDigit(at: offset) else { throw JSONError(.digitMissing(.afterPoint), at: offset) }
      skipDigits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      guard isDigit(at: offset) else { throw JSONError(.digitMissing(.afterExponent), at: offset) }
      skipDigits()
    }
    return first..<offset
  }

  func isDigit(at offset: Int) -> Bool {
    guard offset < end else { return false }
    return bytes[offset] >= UInt8(ascii: "0") && bytes[offset] <= UInt8(ascii: "9")
  }

  private mutating func skipDigits() {
    while isDigit(at: offset) { offset += 1 }
  }
}
