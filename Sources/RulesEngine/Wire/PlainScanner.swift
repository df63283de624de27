/// A text that was scanned: where it stands, and the hash of what it says.
struct ScannedText: Equatable {
  /// In the scanned bytes, or of what was unescaped.
  var range: Range<Int>
  var hash: UInt64
  var isUnescaped: Bool
  /// Not all of it is ASCII, so that it might not be UTF-8.
  var mayBeBroken: Bool
}

/// Steps through plain JSON piece by piece, as strict as `JSONCursor`, but without words for what is wrong: then it only
/// says that something is unusual.
struct PlainScanner {
  /// Something that only the whole reader takes, or refuses in words.
  struct Unusual: Error {}

  /// The next byte to be read, and where the text ends.
  var offset: Int
  let end: Int
  /// Texts that had escapes, one after the other.
  private(set) var unescaped: [UInt8] = []

  init(_ range: Range<Int>, of bytes: [UInt8]) {
    let range = range.clamped(to: 0..<bytes.count)
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The next byte that is no blank.
  @inline(__always)
  mutating func peek(_ bytes: [UInt8]) throws(Unusual) -> UInt8 {
    let span = bytes.span
    while offset < end {
      let byte = span[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
    }
    throw Unusual()
  }

  @inline(__always)
  mutating func take(_ byte: UInt8, _ bytes: [UInt8]) throws(Unusual) {
    guard try peek(bytes) == byte else { throw Unusual() }
    offset += 1
  }

  /// Steps to the next key of an object or element of a list; false past its closing bracket.
  @inline(__always)
  mutating func hasNext(isFirst: Bool, before bracket: UInt8, _ bytes: [UInt8]) throws(Unusual) -> Bool {
    let byte = try peek(bytes)
    if byte == bracket {
      offset += 1
      return false
    }
    if isFirst { return true }
    guard byte == UInt8(ascii: ",") else { throw Unusual() }
    offset += 1
    guard try peek(bytes) != bracket else { throw Unusual() }
    return true
  }

  /// A key and its colon.
  mutating func key(_ bytes: [UInt8]) throws(Unusual) -> ScannedText {
    let text = try string(bytes)
    try take(UInt8(ascii: ":"), bytes)
    return text
  }

  /// A key that is a name, and its colon.
  mutating func nameKey(_ bytes: [UInt8]) throws(Unusual) -> ScannedText {
    let text = try name(bytes)
    try take(UInt8(ascii: ":"), bytes)
    return text
  }

  /// Only blanks may follow.
  mutating func finish(_ bytes: [UInt8]) throws(Unusual) {
    while offset < end { if (try? peek(bytes)) != nil { throw Unusual() } }
  }

  mutating func word(_ word: StaticString, _ bytes: [UInt8]) throws(Unusual) {
    let count = word.utf8CodeUnitCount
    guard end - offset >= count else { throw Unusual() }
    let isHere = word.withUTF8Buffer { letters in
      for index in 0..<count where bytes[offset + index] != letters[index] { return false }
      return true
    }
    guard isHere else { throw Unusual() }
    offset += count
  }

  /// A number by the grammar of RFC 8259.
  mutating func number(_ bytes: [UInt8]) throws(Unusual) -> Range<Int> {
    let first = offset
    let span = bytes.span
    if offset < end, span[offset] == UInt8(ascii: "-") { offset += 1 }
    guard offset < end else { throw Unusual() }
    if span[offset] == UInt8(ascii: "0") { offset += 1 } else { try digits(bytes) }
    if offset < end, span[offset] == UInt8(ascii: ".") {
      offset += 1
      try digits(bytes)
    }
    if offset < end, span[offset] == UInt8(ascii: "e") || span[offset] == UInt8(ascii: "E") {
      offset += 1
      if offset < end, span[offset] == UInt8(ascii: "+") || span[offset] == UInt8(ascii: "-") { offset += 1 }
      try digits(bytes)
    }
    return first..<offset
  }

  private mutating func digits(_ bytes: [UInt8]) throws(Unusual) {
    let first = offset
    let span = bytes.span
    while offset < end, span[offset] >= UInt8(ascii: "0"), span[offset] <= UInt8(ascii: "9") { offset += 1 }
    guard offset > first else { throw Unusual() }
  }

  /// Reads past a value that is no list and no object.
  mutating func skipPlain(_ bytes: [UInt8]) throws(Unusual) {
    switch try peek(bytes) {
    case UInt8(ascii: "\""): _ = try string(bytes)
    case UInt8(ascii: "t"): try word("true", bytes)
    case UInt8(ascii: "f"): try word("false", bytes)
    case UInt8(ascii: "n"): try word("null", bytes)
    default: _ = try number(bytes)
    }
  }

  // MARK: Texts

  mutating func string(_ bytes: [UInt8]) throws(Unusual) -> ScannedText {
    let text = try name(bytes)
    guard text.isUnescaped || !text.mayBeBroken || PlainScanner.isUTF8(bytes, text.range) else { throw Unusual() }
    return text
  }

  /// A text that counts only where its bytes are those of a name that is known: whether they are UTF-8 isn't looked at.
  mutating func name(_ bytes: [UInt8]) throws(Unusual) -> ScannedText {
    guard try peek(bytes) == UInt8(ascii: "\"") else { throw Unusual() }
    let first = offset + 1
    let span = bytes.span
    // One check for all bytes, which the loop then needs no more.
    let end = min(end, span.count)
    var (place, allBits) = PlainScanner.plainBytes(span, from: first, to: end)
    while place < end {
      let byte = span[place]
      if byte == UInt8(ascii: "\"") {
        offset = place + 1
        return ScannedText(
          range: first..<place, hash: ByteHash(span.extracting(first..<place)).value, isUnescaped: false,
          mayBeBroken: allBits & 0x8080_8080_8080_8080 != 0)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(bytes) }
      guard byte >= 0x20 else { throw Unusual() }
      allBits |= UInt64(byte)
      place &+= 1
    }
    throw Unusual()
  }

  /// Steps over bytes that stand for themselves, eight at a time. Gives where it stopped, which is at a quote, a backslash
  /// or a control character, or less than eight bytes before the end; and which bits those bytes have.
  @inline(__always)
  private static func plainBytes(_ span: Span<UInt8>, from first: Int, to end: Int) -> (place: Int, bits: UInt64) {
    var place = first
    var bits: UInt64 = 0
    while end &- place >= 8 {
      let word = span.word(at: place)
      let special = word.zeros(xor: 0x2222_2222_2222_2222) | word.zeros(xor: 0x5C5C_5C5C_5C5C_5C5C) | word.controls
      if special != 0 {
        let count = UInt64(truncatingIfNeeded: special.trailingZeroBitCount &>> 3)
        bits |= word & (1 &<< (count &* 8) &- 1)
        return (place &+ Int(count), bits)
      }
      bits |= word
      place &+= 8
    }
    return (place, bits)
  }

  private static func isUTF8(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let span = bytes.span
    let end = range.upperBound
    var place = range.lowerBound
    while place < end {
      let first = span[place]
      if first < 0x80 {
        place += 1
      } else if first > 0xE0, first < 0xF0, first != 0xED {
        // Most characters of East Asia: three bytes, of which the second has no further bounds.
        guard end - place >= 3, span[place + 1] & 0xC0 == 0x80, span[place + 2] & 0xC0 == 0x80 else { return false }
        place += 3
      } else {
        guard let length = try? JSONCursor.lengthOfCharacter(bytes, at: place, before: end) else { return false }
        place += length
      }
    }
    return true
  }

  private mutating func escapedString(_ bytes: [UInt8]) throws(Unusual) -> ScannedText {
    var cursor = JSONCursor(bytes, in: offset..<end, mayHaveMark: false)
    let text: JSONText
    do { text = try cursor.string() } catch { throw Unusual() }
    offset = cursor.offset
    let first = unescaped.count
    unescaped += JSONCursor.unescape(bytes, text.range)
    let range = first..<unescaped.count
    return ScannedText(range: range, hash: ByteHash(unescaped, range).value, isUnescaped: true, mayBeBroken: false)
  }

  // MARK: What a text says

  /// The buffer in which a text stands.
  func buffer(of text: ScannedText, _ bytes: [UInt8]) -> [UInt8] { text.isUnescaped ? unescaped : bytes }

  func utf8(of text: ScannedText, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
    text.isUnescaped ? unescaped[text.range] : bytes[text.range]
  }

  func string(of text: ScannedText, _ bytes: [UInt8]) -> String {
    String(decoding: utf8(of: text, bytes), as: UTF8.self)
  }
}

/// Which of eight bytes are of a kind: the highest bit of each. Above the first of them others may be marked, too.
extension UInt64 {
  /// Those that are the same as in another word.
  @inline(__always)
  fileprivate func zeros(xor other: UInt64) -> UInt64 {
    let difference = self ^ other
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// Those below 0x20.
  @inline(__always)
  fileprivate var controls: UInt64 { (self &- 0x2020_2020_2020_2020) & ~self & 0x8080_8080_8080_8080 }
}
