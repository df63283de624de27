extension JSONError {
  /// A place that helps to understand the error, and what to see there.
  public struct Label: Sendable, Hashable {
    public var offset: Int
    public var text: String
  }

  /// A change of the bytes that certainly mends this error.
  public struct Fix: Sendable, Hashable {
    public var range: Range<Int>
    public var replacement: String
  }

  /// What is wrong, as one sentence without a full stop.
  public var message: String {
    switch reason {
    case .empty: "there is nothing here to read"
    case .unfinished(let opening, _): "the text ends, but \(opening.words) isn't closed"
    case .unexpected(let scalar, let expected): "expected \(expected.words), found \(Self.name(scalar))"
    case .bareWord(let word, let expected): "expected \(expected.words), found the word \(word) without quotes"
    case .trailingComma: "nothing follows this comma"
    case .digitMissing(let place): "a number needs a digit \(place.words)"
    case .leadingZero: "a number can't start with an extra 0"
    case .plusSign: "a number can't start with +"
    case .tooManyDigits(let integer, let fraction): Self.tooManyDigits(integer: integer, fraction: fraction)
    case .notWhole: "expected a whole number, found one with decimals"
    case .controlCharacter(let byte): "text in quotes can't hold \(Self.name(Unicode.Scalar(byte))) as it is"
    case .unknownEscape(let scalar): "a backslash can't stand before \(Self.name(scalar))"
    case .badUnicodeEscape: "\\u needs four digits from 0-9 and a-f"
    case .loneSurrogate(let unit): "\\u\(Self.hexadecimal(UInt32(unit))) is only half of a character"
    case .nul: "there is a zero byte here, which no text has"
    case .notUTF8(let flaw): "this can't be read as UTF-8: \(flaw.words)"
    case .utf16: "the file is saved as UTF-16, not as UTF-8"
    case .duplicateKey(let key, _): "\"\(key)\" is given twice"
    case .tooDeep(let limit): "more than \(limit) brackets stand inside one another"
    }
  }

  /// How to mend it.
  public var help: String? {
    switch reason {
    case .empty: "an order looks like {\"drink\": \"Tea\", \"size\": \"large\"}"
    case .unfinished(let opening, _): "add the missing \(opening.closing)"
    case .unexpected(let scalar, let expected): Self.help(scalar, expected)
    case .bareWord(let word, let expected): Self.help(word, expected)
    case .trailingComma: "remove the comma"
    case .digitMissing(.beforePoint): "write 0.5, not .5"
    case .digitMissing(.afterPoint): "write 5 or 5.0, not 5."
    case .digitMissing: nil
    case .leadingZero: "remove the 0, or put the number in quotes if it is a text such as a phone number"
    case .plusSign: "remove the +"
    case .tooManyDigits: "at most 12 digits before the point and 6 after it"
    case .notWhole: nil
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      "close the text with \" on this line, or write \\n for a new line"
    case .controlCharacter(0x09): "write \\t for a tab"
    case .controlCharacter(let byte): "remove it, or write \\u\(Self.hexadecimal(UInt32(byte)))"
    case .unknownEscape, .badUnicodeEscape: "write \\\\ for a backslash itself"
    case .loneSurrogate: "write the character itself"
    case .nul: "the file may be damaged or saved as UTF-16: save it as UTF-8"
    case .notUTF8, .utf16: "open it in an editor and save it as UTF-8"
    case .duplicateKey: "keep the one you mean, and remove the other"
    case .tooDeep: nil
    }
  }

  /// The other place that matters: where something was opened, or given first.
  public var label: Label? {
    switch reason {
    case .unfinished(let opening, let opened): Label(offset: opened, text: "\(opening.words) starts here")
    case .duplicateKey(let key, let first): Label(offset: first, text: "\"\(key)\" is given first here")
    default: nil
    }
  }

  /// A certain fix, where there is one.
  public var fix: Fix? {
    switch reason {
    case .trailingComma, .plusSign: Fix(range: offset..<offset + 1, replacement: "")
    case .digitMissing(.beforePoint): Fix(range: offset..<offset, replacement: "0")
    case .controlCharacter(0x09): Fix(range: offset..<offset + 1, replacement: "\\t")
    case .bareWord(let word, expected: .value), .bareWord(let word, expected: .valueOrArrayEnd):
      Self.meant(by: word).map { Fix(range: offset..<offset + word.utf8.count, replacement: $0) }
    case .unexpected(let scalar, let expected): Self.fix(scalar, expected, at: offset)
    default: nil
    }
  }
}

extension JSONError {
  private static func tooManyDigits(integer: Int, fraction: Int) -> String {
    integer > JSONNumber.integerDigitLimit
      ? "this number has \(integer) digits before the point, which is too many"
      : "this number has \(fraction) digits after the point, which is too many"
  }

  private static func fix(_ scalar: Unicode.Scalar, _ expected: Expected, at offset: Int) -> Fix? {
    guard let plain = plain(scalar), expected.accepts(plain) else { return nil }
    return Fix(range: offset..<offset + UTF8.width(scalar), replacement: plain)
  }

  private static func help(_ scalar: Unicode.Scalar, _ expected: Expected) -> String? {
    if let plain = plain(scalar), expected.accepts(plain) {
      return plain == " " ? "put a plain blank here" : "write \(plain) as it is on an English keyboard"
    }
    switch scalar {
    case "−", "–", "—": return "write a plain - before a number"
    case "'", "“", "”", "„", "‘", "’", "「", "」", "『", "』", "＂":
      return "text stands between straight double quotes: \"like this\""
    case "#", "/": return "this format has no comments: remove it"
    case "\u{FEFF}": return "an invisible mark stands here: remove it"
    default: break
    }
    switch expected {
    case .key, .keyOrObjectEnd: return "put the name in quotes: \"size\": \"large\""
    case .colon: return "write a colon between a name and its value"
    case .commaOrObjectEnd, .commaOrArrayEnd: return "perhaps a comma is missing before it"
    case .end: return "the text is complete before it; several orders go one to a line, each on a line of its own"
    case .value, .valueOrArrayEnd: return nil
    }
  }

  private static func help(_ word: String, _ expected: Expected) -> String? {
    switch expected {
    case .key, .keyOrObjectEnd: "put the name in quotes: \"\(word)\""
    default: "write \(meant(by: word) ?? "\"\(word)\"")"
    }
  }

  /// What other notations call true, false and null.
  private static func meant(by word: String) -> String? {
    switch word {
    case "True", "TRUE": "true"
    case "False", "FALSE": "false"
    case "None", "Null", "NULL", "nil", "undefined": "null"
    default: nil
    }
  }

  /// The punctuation that a full-width character stands for. Between tokens nothing else can be meant.
  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "：": ":"
    case "，", "、": ","
    case "｛": "{"
    case "｝": "}"
    case "［": "["
    case "］": "]"
    case "\u{3000}", "\u{A0}": " "
    case "０"..."９": String(scalar.value - 0xFF10)
    default: nil
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: "a tab"
    case 0x0A, 0x0D: "the end of a line"
    case 0x22: "a double quote"
    case 0x27: "a single quote"
    case 0x2C: "a comma"
    case 0x2E: "a point"
    case 0x3A: "a colon"
    case ..<0x20, 0x7F: "a control character (U+\(hexadecimal(scalar.value)))"
    case _ where isInvisible(scalar): "an invisible character (U+\(hexadecimal(scalar.value)))"
    default: String(Character(scalar))
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension JSONError.Opening {
  fileprivate var words: String {
    switch self {
    case .object: "the {"
    case .array: "the ["
    case .string: "the text in quotes"
    }
  }

  fileprivate var closing: String {
    switch self {
    case .object: "}"
    case .array: "]"
    case .string: "\""
    }
  }
}

extension JSONError.Expected {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .valueOrArrayEnd: "a value or ]"
    case .key: "a name in quotes"
    case .keyOrObjectEnd: "a name in quotes or }"
    case .colon: "a colon"
    case .commaOrObjectEnd: "a comma or }"
    case .commaOrArrayEnd: "a comma or ]"
    case .end: "nothing more"
    }
  }
}

extension JSONError.Expected {
  /// Whether this plain character, and so its full-width twin, can stand here. A blank always can.
  fileprivate func accepts(_ plain: String) -> Bool {
    switch (self, plain) {
    case (_, " "): true
    case (.value, "{"), (.value, "["), (.value, "0"..."9"): true
    case (.valueOrArrayEnd, "{"), (.valueOrArrayEnd, "["), (.valueOrArrayEnd, "]"): true
    case (.valueOrArrayEnd, "0"..."9"): true
    case (.keyOrObjectEnd, "}"): true
    case (.colon, ":"): true
    case (.commaOrObjectEnd, ","), (.commaOrObjectEnd, "}"): true
    case (.commaOrArrayEnd, ","), (.commaOrArrayEnd, "]"): true
    default: false
    }
  }
}

extension JSONError.DigitPlace {
  fileprivate var words: String {
    switch self {
    case .afterMinus: "after its minus"
    case .beforePoint: "before its point"
    case .afterPoint: "after its point"
    case .afterExponent: "after its e"
    }
  }
}

extension JSONError.FlawInUTF8 {
  fileprivate var words: String {
    switch self {
    case .broken: "a byte that is no character"
    case .overlong: "a character with more bytes than it needs"
    case .surrogate: "half of a character"
    case .tooLarge: "a character beyond the last one of Unicode"
    }
  }
}
