/// Reads JSON into values, strictly by RFC 8259.
///
/// Beyond the grammar it refuses keys that stand twice in an object and more than 32 brackets within brackets. It
/// accepts a byte-order mark at the very start of the buffer. What it keeps is at most some 35 times the input,
/// reached only by long rows of tiny values; orders take about 5 times.
public enum JSONReader {
  /// Reads the one value that `bytes`, or the part `range` of them, holds.
  ///
  /// Offsets in the value and in errors count from the start of `bytes`. A buffer that continues another one may not
  /// start with a byte-order mark.
  public static func read(
    _ bytes: [UInt8], in range: Range<Int>? = nil, mayHaveMark: Bool = true
  ) throws(JSONError) -> JSONValue {
    var cursor = JSONCursor(bytes, in: range, mayHaveMark: mayHaveMark)
    let value = try cursor.readValue()
    _ = try cursor.next()
    return value
  }
}

extension JSONCursor {
  /// Reads the next value whole.
  mutating func readValue() throws(JSONError) -> JSONValue {
    try readValue(from: try next())
  }

  /// Reads the value whole that starts with a token. The cursor's limit of depth bounds the recursion.
  mutating func readValue(from token: JSONToken) throws(JSONError) -> JSONValue {
    let place = tokenStart
    switch token {
    case .beginObject: return JSONValue(.object(try readMembers()), at: place)
    case .beginArray: return JSONValue(.array(try readElements()), at: place)
    case .string(let text): return JSONValue(.string(self.text(of: text)), at: place)
    case .number(let range):
      return JSONValue(.number(JSONNumber(text: String(decoding: bytes[range], as: UTF8.self))), at: place)
    case .bool(let bool): return JSONValue(.bool(bool), at: place)
    case .null: return JSONValue(.null, at: place)
    case .endObject, .endArray, .key, .end: throw unexpected(.value)
    }
  }

  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    while true {
      let token = try next()
      if token == .endArray { return elements }
      elements.append(try readValue(from: token))
    }
  }

  private mutating func readMembers() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    var keys = JSONKeys()
    while case .key(let text) = try next() {
      let place = tokenStart
      let key = self.text(of: text)
      if let first = keys.insert(key, at: place, after: members) {
        throw JSONError(.duplicateKey(key, first: first), at: place)
      }
      members.append(JSONMember(key: key, keyOffset: place, value: try readValue()))
    }
    return members
  }
}

/// The keys of one object so far. A set costs more than it saves until there are some of them.
private struct JSONKeys {
  private static var fewKeys: Int { 8 }
  private var places: [JSONKey: Int] = [:]

  /// Takes a key, or says where it stood already.
  mutating func insert(_ text: String, at place: Int, after members: [JSONMember]) -> Int? {
    let key = JSONKey(text)
    if members.count < Self.fewKeys {
      for member in members where JSONKey(member.key) == key { return member.keyOffset }
      return nil
    }
    if places.isEmpty {
      for member in members { places[JSONKey(member.key)] = member.keyOffset }
    }
    if let first = places[key] { return first }
    places[key] = place
    return nil
  }
}
