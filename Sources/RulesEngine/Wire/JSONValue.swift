/// A JSON value and the byte where it stands.
///
/// Only the reader makes one, so it never nests deeper than 32.
public struct JSONValue: Sendable {
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    /// The text, escapes undone.
    case string(String)
    case array([JSONValue])
    /// In the order of the text; the keys differ.
    case object([JSONMember])
  }

  public let content: Content
  /// The value's first byte, counted from the start of the buffer.
  public let offset: Int

  init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }
}

/// A key of an object and its value.
public struct JSONMember: Sendable {
  /// Escapes undone.
  public let key: String
  /// The byte of the key's opening quote.
  public let keyOffset: Int
  public let value: JSONValue
}

extension JSONValue {
  /// The value at a key, compared scalar by scalar: canonically equivalent keys differ here, as RFC 8259 has it.
  /// Nil if the key isn't there, or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    for member in members where JSONKey(member.key) == JSONKey(key) { return member.value }
    return nil
  }
}

extension JSONValue {
  /// The exact value of a number; nil of anything else.
  ///
  /// - Throws: `tooManyDigits`, at this value's place.
  public var decimal: JSONDecimal? {
    get throws(JSONError) {
      guard case .number(let number) = content else { return nil }
      return try number.decimal(at: offset)
    }
  }

  /// The value of a whole number; nil of anything but a number.
  ///
  /// - Throws: `notWhole` or `tooManyDigits`, at this value's place.
  public var integer: Int64? {
    get throws(JSONError) {
      guard case .number(let number) = content else { return nil }
      return try number.integer(at: offset)
    }
  }
}

/// A key that is equal only to the same scalars. A `String` is equal to what is canonically equivalent, too.
struct JSONKey: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: JSONKey, right: JSONKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    // No byte of UTF-8, so that a key never continues into what is hashed after it.
    hasher.combine(0xFF as UInt8)
  }
}
