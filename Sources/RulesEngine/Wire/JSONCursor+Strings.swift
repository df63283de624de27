extension JSONCursor {
  /// Reads past the closing quote; `offset` stands at the opening one.
  mutating func string() throws(JSONError) -> JSONText {
    let quote = offset
    var hasEscapes = false
    offset += 1
    while offset < end {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return JSONText(range: quote + 1..<offset - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try escape(in: quote)
      case 0: throw JSONError(.nul, at: offset)
      case 1..<0x20: throw JSONError(.controlCharacter(byte), at: offset)
      case 0x20..<0x80: offset += 1
      default: offset += try lengthOfCharacter()
      }
    }
    throw JSONError(.unfinished(.string, opened: quote), at: end)
  }

  /// Reads an escape, for a surrogate pair both of its halves.
  private mutating func escape(in quote: Int) throws(JSONError) {
    let backslash = offset
    offset += 1
    guard let byte = peek else { throw JSONError(.unfinished(.string, opened: quote), at: end) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      let unit = try unit(at: backslash)
      guard unit & 0xF800 == 0xD800 else { break }
      guard unit < 0xDC00, end - offset >= 2, bytes[offset] == UInt8(ascii: "\\"),
        bytes[offset + 1] == UInt8(ascii: "u")
      else { throw JSONError(.loneSurrogate(unit), at: backslash) }
      guard try self.unit(at: offset) & 0xFC00 == 0xDC00 else {
        throw JSONError(.loneSurrogate(unit), at: backslash)
      }
    default:
      // Only a character that can be read can be named.
      let scalar = try scalar(at: offset)
      throw JSONError(scalar.value == 0 ? .nul : .unknownEscape(scalar), at: scalar.value == 0 ? offset : backslash)
    }
  }

  /// The UTF-16 unit of the `\uXXXX` at a backslash; reads past it.
  private mutating func unit(at backslash: Int) throws(JSONError) -> UInt16 {
    guard let unit = Self.unit(of: bytes, at: backslash, before: end) else {
      throw JSONError(.badUnicodeEscape, at: backslash)
    }
    offset = backslash + 6
    return unit
  }

  private static func unit(of bytes: [UInt8], at backslash: Int, before end: Int) -> UInt16? {
    guard end - backslash >= 6 else { return nil }
    var unit: UInt16 = 0
    for index in backslash + 2..<backslash + 6 {
      guard let digit = hexadecimalDigit(bytes[index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte &- UInt8(ascii: "a") &+ 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte &- UInt8(ascii: "A") &+ 10)
    default: nil
    }
  }

  // MARK: Decoding

  /// The text of a key or string that this cursor has read.
  func text(of place: JSONText) -> String {
    guard place.hasEscapes else { return String(decoding: bytes[place.range], as: UTF8.self) }
    return String(decoding: Self.unescape(bytes, place.range), as: UTF8.self)
  }

  /// The UTF-8 of a string whose escapes were checked.
  static func unescape(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
        text.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        let (scalar, length) = scalarOfEscape(bytes, at: index, before: range.upperBound)
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index += length
        continue
      case let other: text.append(other)
      }
      index += 2
    }
    return text
  }

  /// The character of the `\u` escape or pair of them at `index`, and how many bytes it takes.
  private static func scalarOfEscape(
    _ bytes: [UInt8], at index: Int, before end: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let high = UInt32(unit(of: bytes, at: index, before: end) ?? 0xFFFD)
    if let scalar = Unicode.Scalar(high) { return (scalar, 6) }
    let low = UInt32(unit(of: bytes, at: index + 6, before: end) ?? 0xFFFD)
    let value = 0x10000 + ((high & 0x3FF) << 10 | low & 0x3FF)
    return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
  }
}
