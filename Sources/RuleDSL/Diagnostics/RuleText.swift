internal import RulesEngine

/// How parts of a rule file are shown in a message.
enum RuleText {
  /// How many names a message lists at most.
  static let listLimit = 8

  /// As it stands in a file.
  static func code(_ text: String) -> String { "`\(text)`" }

  static func code(_ name: Name) -> String { code(name.text) }

  /// The first of them; an ellipsis says that there are more.
  static func list(_ names: [Name]) -> String {
    let shown = names.prefix(listLimit).map { code($0) }.joined(separator: ", ")
    return names.count > listLimit ? shown + ", …" : shown
  }

  /// A text in quotes, with what would end it or mean something else escaped.
  static func inQuotes(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      if character == "\"" || character == "\\" || character == "{" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "\""
  }

  /// A value as it has to be written: in quotes, unless it is surely one word.
  static func value(_ name: Name) -> String {
    isWord(name.text) ? name.text : inQuotes(name.text)
  }

  /// Letters and digits, with hyphens among them, and no word that has a meaning of its own where a value may stand.
  private static func isWord(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, first != "-", last != "-",
      !wordsWithMeaning.contains(text), !isNumeric(first) || text.unicodeScalars.contains(where: { !isNumeric($0) })
    else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "-" || $0 == "_" || isNumeric($0) || isLetter($0) }
  }

  private static func isNumeric(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark:
      true
    default: false
    }
  }

  private static let wordsWithMeaning: Set<String> = [
    "and", "or", "not", "is", "has", "in", "of", "per", "to", "by", "when", "where", "only", "else",
    "chosen", "blank", "one", "on", "off", "from", "group", "for", "graduated", "clear", "expect",
  ]
}
