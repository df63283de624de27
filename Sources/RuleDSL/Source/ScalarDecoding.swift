/// A Unicode scalar as it stands in UTF-8 text.
struct DecodedScalar: Sendable, Hashable {
  /// What stands for bytes that aren't UTF-8: no scalar has this value.
  static let illFormed = UInt32.max

  var value: UInt32
  /// In bytes; one where it is ill-formed.
  var length: Int

  var isIllFormed: Bool { value == Self.illFormed }
}

extension [UInt8] {
  /// The scalar that starts here and ends before `end`. The well-formed sequences are those of the Unicode Standard,
  /// table 3-7.
  func scalar(at offset: Int, before end: Int) -> DecodedScalar {
    let first = self[offset]
    if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
    let illFormed = DecodedScalar(value: DecodedScalar.illFormed, length: 1)
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, lowest) = (3, 0xA0)
    case 0xED: (length, highest) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, lowest) = (4, 0x90)
    case 0xF4: (length, highest) = (4, 0x8F)
    case 0xF1...0xF3: length = 4
    default: return illFormed
    }
    guard offset + length <= end, self[offset + 1] >= lowest, self[offset + 1] <= highest else { return illFormed }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in (offset + 1)..<(offset + length) {
      guard self[index] & 0xC0 == 0x80 else { return illFormed }
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    return DecodedScalar(value: value, length: length)
  }

  /// The text of a range of bytes; ill-formed ones become U+FFFD.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: self[start..<end], as: UTF8.self)
  }

  /// How many characters, grapheme clusters, stand in a range of bytes.
  func countCharacters(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if self[index] >= 0x80 { return text(start, end).count }
      index += 1
    }
    return Swift.max(end - start, 0)
  }
}

extension String {
  /// Appends the scalar of this value, if there is one.
  mutating func append(scalarOf value: UInt32) {
    if let scalar = Unicode.Scalar(value) { unicodeScalars.append(scalar) }
  }
}
