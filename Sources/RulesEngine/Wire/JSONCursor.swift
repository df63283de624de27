/// A piece of JSON as the cursor meets it. It holds places, not text.
enum JSONToken: Equatable {
  case beginObject, endObject, beginArray, endArray
  /// A key; its colon is read with it.
  case key(JSONText)
  case string(JSONText)
  /// The bytes of a number that follows the grammar.
  case number(Range<Int>)
  case bool(Bool)
  case null
  /// The value is complete and nothing follows it.
  case end
}

/// Where a string's content stands: between its quotes, valid UTF-8.
struct JSONText: Equatable {
  var range: Range<Int>
  /// Without escapes the bytes are the text.
  var hasEscapes: Bool
}

/// Steps through one JSON text, token by token, and checks it on the way. It allocates nothing, and its first error
/// ends it.
///
/// Everything of RFC 8259 is checked but that keys differ: that needs memory, and a reader that knows its keys has
/// cheaper means than a set. A byte-order mark at the very start of the buffer is skipped, since editors put one there
/// (RFC 8259, section 8.1 allows that); anywhere else it is an error.
struct JSONCursor: ~Copyable {
  /// How many brackets may stand within brackets.
  static let depthLimit = 32

  let bytes: [UInt8]
  /// Where the text ends in `bytes`.
  let end: Int
  /// The next byte to be read.
  var offset: Int
  /// The first byte of the token that was read last.
  private(set) var tokenStart: Int
  let start: Int
  private var state = State.value
  private var depth = 0
  /// A bit for each open bracket, the innermost lowest: 1 is an object. Enough for `depthLimit`.
  private var openObjects: UInt64 = 0

  /// What the grammar allows next.
  private enum State {
    case value, firstElement, firstKey, afterElement, afterMember, afterAll
  }

  /// - Parameters:
  ///   - range: the part of `bytes` to read, or else all of it. Offsets count from the start of `bytes`.
  ///   - mayHaveMark: whether the buffer is the start of what is read, where a byte-order mark may stand.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil, mayHaveMark: Bool = true) {
    self.bytes = bytes
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    start = range.lowerBound
    end = range.upperBound
    offset = start
    tokenStart = start
    if mayHaveMark, start == 0, end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }

  /// Reads the next token; after the complete value that is `end`, once and again.
  mutating func next() throws(JSONError) -> JSONToken {
    skipBlanks()
    switch state {
    case .value: return try value(expected: .value)
    case .firstElement:
      if peek == UInt8(ascii: "]") { return close(.endArray) }
      return try value(expected: .valueOrArrayEnd)
    case .firstKey:
      if peek == UInt8(ascii: "}") { return close(.endObject) }
      return try key(expected: .keyOrObjectEnd)
    case .afterElement:
      if peek == UInt8(ascii: "]") { return close(.endArray) }
      try comma(before: UInt8(ascii: "]"), expected: .commaOrArrayEnd)
      return try value(expected: .value)
    case .afterMember:
      if peek == UInt8(ascii: "}") { return close(.endObject) }
      try comma(before: UInt8(ascii: "}"), expected: .commaOrObjectEnd)
      return try key(expected: .key)
    case .afterAll:
      guard offset == end else { throw unexpected(.end) }
      tokenStart = offset
      return .end
    }
  }

  /// The byte at `offset`; nil at the end.
  var peek: UInt8? { offset < end ? bytes[offset] : nil }

  mutating func skipBlanks() {
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  // MARK: Structure

  private mutating func open(object: Bool) throws(JSONError) -> JSONToken {
    guard depth < Self.depthLimit else { throw JSONError(.tooDeep(limit: Self.depthLimit), at: offset) }
    offset += 1
    depth += 1
    openObjects = openObjects << 1 | (object ? 1 : 0)
    state = object ? .firstKey : .firstElement
    return object ? .beginObject : .beginArray
  }

  private mutating func close(_ token: JSONToken) -> JSONToken {
    tokenStart = offset
    offset += 1
    depth -= 1
    openObjects >>= 1
    valueEnds()
    return token
  }

  private mutating func valueEnds() {
    state = depth == 0 ? .afterAll : openObjects & 1 == 1 ? .afterMember : .afterElement
  }

  private mutating func comma(before bracket: UInt8, expected: JSONError.Expected) throws(JSONError) {
    guard peek == UInt8(ascii: ",") else { throw unexpected(expected) }
    let place = offset
    offset += 1
    skipBlanks()
    if peek == bracket { throw JSONError(.trailingComma, at: place) }
  }

  private mutating func key(expected: JSONError.Expected) throws(JSONError) -> JSONToken {
    guard peek == UInt8(ascii: "\"") else { throw unexpected(expected) }
    let place = offset
    tokenStart = place
    let text = try string()
    skipBlanks()
    guard peek == UInt8(ascii: ":") else { throw unexpected(.colon) }
    offset += 1
    state = .value
    return .key(text)
  }

  private mutating func value(expected: JSONError.Expected) throws(JSONError) -> JSONToken {
    tokenStart = offset
    guard let byte = peek else { throw unexpected(expected) }
    let token: JSONToken
    switch byte {
    case UInt8(ascii: "{"): return try open(object: true)
    case UInt8(ascii: "["): return try open(object: false)
    case UInt8(ascii: "\""): token = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): token = .number(try number())
    case UInt8(ascii: "t"): token = try word("true", .bool(true), expected: expected)
    case UInt8(ascii: "f"): token = try word("false", .bool(false), expected: expected)
    case UInt8(ascii: "n"): token = try word("null", .null, expected: expected)
    default: throw unexpected(expected)
    }
    valueEnds()
    return token
  }

  private mutating func word(
    _ word: String, _ token: JSONToken, expected: JSONError.Expected
  ) throws(JSONError) -> JSONToken {
    var next = offset
    for byte in word.utf8 {
      guard next < end, bytes[next] == byte else { throw unexpected(expected) }
      next += 1
    }
    guard !isWordByte(at: next) else { throw unexpected(expected) }
    offset = next
    return token
  }

  /// Part of a word: a letter, a digit, `_`, or anything beyond ASCII.
  func isWordByte(at offset: Int) -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }
}
