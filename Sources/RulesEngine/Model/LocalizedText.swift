/// A language by its tag (RFC 5646), for example `zh-Hant`.
public struct LanguageTag: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  public var description: String { text }

  /// Tags are compared without case (RFC 5646, section 2.1.1).
  public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    if left.text == right.text { return true }
    return zip(left.text.utf8, right.text.utf8).allSatisfy { one, other in
      one == other || (one | 0x20 == other | 0x20 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(one | 0x20))
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}

/// What a shopper reads: the text in the file's own language, and in others.
public struct LocalizedText: Sendable, Hashable, ExpressibleByStringLiteral {
  public struct Translation: Sendable, Hashable {
    public var language: LanguageTag
    public var text: String

    public init(_ language: LanguageTag, _ text: String) {
      self.language = language
      self.text = text
    }
  }

  public var text: String
  public var translations: [Translation]

  public init(_ text: String, translations: [Translation] = []) {
    self.text = text
    self.translations = translations
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text in a language; where it was not translated, in the file's own.
  public func text(in language: LanguageTag?) -> String {
    guard let language else { return text }
    return translations.first { $0.language == language }?.text ?? text
  }
}
