extension JSONCursor {
  /// How many bytes the character at `offset` takes, which isn't ASCII.
  ///
  /// The second byte's bounds are what keeps out overlong forms, surrogates and what is above U+10FFFF (Unicode 16,
  /// table 3-7).
  func lengthOfCharacter() throws(JSONError) -> Int {
    try Self.lengthOfCharacter(bytes, at: offset, before: end)
  }

  static func lengthOfCharacter(
    _ bytes: [UInt8], at offset: Int, before end: Int
  ) throws(JSONError) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[offset] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw flaw(bytes, at: offset, before: end)
    }
    guard end - offset >= length, second.contains(bytes[offset + 1]) else {
      throw flaw(bytes, at: offset, before: end)
    }
    for index in offset + 2..<max(offset + 2, offset + length) where bytes[index] & 0xC0 != 0x80 {
      throw flaw(bytes, at: offset, before: end)
    }
    return length
  }

  /// Says what is wrong with bytes that aren't UTF-8.
  private static func flaw(_ bytes: [UInt8], at offset: Int, before end: Int) -> JSONError {
    let first = bytes[offset]
    let second = offset + 1 < end ? bytes[offset + 1] : 0
    let flaw: JSONError.FlawInUTF8
    if second & 0xC0 != 0x80 {
      flaw = .broken
    } else {
      switch (first, second) {
      case (0xC0...0xC1, _), (0xE0, ..<0xA0), (0xF0, ..<0x90): flaw = .overlong
      case (0xED, 0xA0...): flaw = .surrogate
      case (0xF4, 0x90...), (0xF5...0xF7, _): flaw = .tooLarge
      default: flaw = .broken
      }
    }
    return JSONError(.notUTF8(flaw), at: offset)
  }

  /// The character at a place before the end.
  func scalar(at offset: Int) throws(JSONError) -> Unicode.Scalar {
    guard bytes[offset] >= 0x80 else { return Unicode.Scalar(bytes[offset]) }
    let length = try Self.lengthOfCharacter(bytes, at: offset, before: end)
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}
