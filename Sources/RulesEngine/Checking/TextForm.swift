/// What a text must look like: `#` is a digit, `?` a letter, `*` anything, all else itself.
public struct TextForm: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    case digit
    case letter
    case anything
    case character(Character)
  }

  let parts: [Part]

  /// Reads `\` before a sign as the sign itself. None, if a `\` stands before anything else.
  public init?(_ text: String) {
    var parts: [Part] = []
    var isEscaped = false
    for character in ComparedText(text).characters {
      if isEscaped {
        guard "#?*\\".contains(character) else { return nil }
        parts.append(.character(character))
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "#": parts.append(.digit)
      case "?": parts.append(.letter)
      case "*": if parts.last != .anything { parts.append(.anything) }
      default: parts.append(.character(character))
      }
    }
    guard !isEscaped else { return nil }
    self.parts = parts
  }

  /// Whether the whole text has this form. In a time that grows with the product of both lengths at most.
  func matches(_ text: ComparedText) -> Bool {
    let characters = text.characters
    var part = 0
    var position = 0
    // Where the last `*` stood, and up to where it has taken.
    var anything: (part: Int, position: Int)?
    while position < characters.count {
      if part < parts.count, parts[part] == .anything {
        anything = (part, position)
        part += 1
      } else if part < parts.count, parts[part].matches(characters[position]) {
        part += 1
        position += 1
      } else if let last = anything {
        anything = (last.part, last.position + 1)
        part = last.part + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .anything }
  }
}

extension TextForm.Part {
  fileprivate func matches(_ character: Character) -> Bool {
    switch self {
    case .digit: character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    case .letter: character.unicodeScalars.first?.properties.isAlphabetic == true
    case .anything: true
    case .character(let own): own == character
    }
  }
}

/// A text as it is compared: without outer blanks, without case and width.
struct ComparedText: Sendable, Hashable {
  let characters: [Character]

  init(_ text: String) {
    var folded = String.UnicodeScalarView()
    for scalar in TypedText.trimmed(text) { folded.append(scalar.withFoldedWidth) }
    characters = Array(String(folded).lowercased())
  }
}

/// What a shopper typed.
enum TypedText {
  /// Without outer blanks: white space and characters that show nothing (Default_Ignorable_Code_Point).
  static func trimmed(_ text: String) -> Substring.UnicodeScalarView {
    var scalars = Substring(text).unicodeScalars
    while let first = scalars.first, first.showsNothing { scalars.removeFirst() }
    while let last = scalars.last, last.showsNothing { scalars.removeLast() }
    return scalars
  }

  static func isBlank(_ text: String) -> Bool {
    // Most texts show by their first byte that they aren't blank: a letter of ASCII, or a character of East Asia.
    if let first = text.utf8.first, (0x21...0x7E).contains(first) || (0xE4...0xE9).contains(first) { return false }
    return text.unicodeScalars.allSatisfy { $0.showsNothing }
  }

  /// In characters, as a reader counts them.
  static func length(_ text: String) -> Int {
    String(String.UnicodeScalarView(trimmed(text))).count
  }
}

extension Unicode.Scalar {
  fileprivate var showsNothing: Bool {
    if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }
}
