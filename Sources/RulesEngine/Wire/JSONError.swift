/// Why bytes aren't JSON (RFC 8259), or break one of this reader's limits, and where.
///
/// The words for it are in `JSONError+Words.swift`.
public struct JSONError: Error, Sendable, Hashable {
  public var reason: Reason
  /// The byte where the trouble stands, counted from the start of the whole buffer.
  public var offset: Int

  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// What is wrong.
  public enum Reason: Sendable, Hashable {
    /// Nothing, or nothing but blanks.
    case empty
    /// The text ends although something is still open; `opened` is the byte of its bracket or quote.
    case unfinished(Opening, opened: Int)
    /// A character that can't stand here.
    case unexpected(Unicode.Scalar, expected: Expected)
    /// A word without quotes that isn't `true`, `false` or `null`. Very long words are cut.
    case bareWord(String, expected: Expected)
    /// A comma with nothing after it before the closing bracket.
    case trailingComma
    /// A number lacks a digit.
    case digitMissing(DigitPlace)
    /// A number starts with a zero that says nothing: `007`.
    case leadingZero
    /// A number starts with `+`.
    case plusSign
    /// A number has more digits than an amount may have: so many before and after the point.
    case tooManyDigits(integer: Int, fraction: Int)
    /// A number with decimals where only a whole one makes sense.
    case notWhole
    /// A character below U+0020, unescaped in a string.
    case controlCharacter(UInt8)
    /// A backslash before a character that needs none.
    case unknownEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits.
    case badUnicodeEscape
    /// Half of a surrogate pair, written as `\u` with these digits.
    case loneSurrogate(UInt16)
    /// A byte 0.
    case nul
    /// The bytes here aren't UTF-8.
    case notUTF8(FlawInUTF8)
    /// The text is in UTF-16, by its byte-order mark.
    case utf16
    /// The same key a second time in one object, compared scalar by scalar after the escapes are undone.
    case duplicateKey(String, first: Int)
    /// More brackets within brackets than the limit.
    case tooDeep(limit: Int)
  }

  /// What can be left open.
  public enum Opening: Sendable, Hashable {
    case object, array, string
  }

  /// What could have stood at a place.
  public enum Expected: Sendable, Hashable {
    case value
    case valueOrArrayEnd
    case key
    case keyOrObjectEnd
    case colon
    case commaOrObjectEnd
    case commaOrArrayEnd
    /// Nothing more: the value is complete.
    case end
  }

  /// Where a number lacks a digit.
  public enum DigitPlace: Sendable, Hashable {
    case afterMinus, beforePoint, afterPoint, afterExponent
  }

  /// How bytes fail to be UTF-8 (Unicode 16, table 3-7).
  public enum FlawInUTF8: Sendable, Hashable {
    /// A character is cut short, or a byte stands alone that only continues one.
    case broken
    /// More bytes than the character needs.
    case overlong
    /// Half of a surrogate pair.
    case surrogate
    /// Above U+10FFFF.
    case tooLarge
  }
}
