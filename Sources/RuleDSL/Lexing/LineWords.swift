/// The words that say whether a line goes on.
enum LineWords {
  /// A line that begins so goes on with the line before; so does one that begins with `at most`.
  static func continuesLine(_ word: String) -> Bool {
    guard isPlain(word) else { return false }
    switch word {
    case "when", "only", "else", "and", "or", "expect", "once", "rounded": return true
    default: return false
    }
  }

  /// The first word of a statement, in any case.
  static func beginsStatement(_ word: String) -> Bool {
    guard word.utf8.count <= 9, isPlain(word) else { return false }
    switch word.lowercased() {
    case "shop", "currency", "rounding", "round", "languages", "translate", "use", "part", "let", "list", "group",
      "sold",
      "choice", "menu", "number", "money", "toggle", "text", "charge", "discount", "tax", "subtotal", "best", "first",
      "all", "require", "forbid", "warn", "always", "item", "given", "example", "version", "never":
      return true
    default: return false
    }
  }

  /// The first word of a statement in which a line goes on only before `expect`.
  static func beginsExample(_ word: String) -> Bool {
    guard word.utf8.count == 5 || word.utf8.count == 7 else { return false }
    let word = word.lowercased()
    return word == "given" || word == "example"
  }

  /// No word of the language begins otherwise; names of other scripts needn't be compared with each of them.
  private static func isPlain(_ word: String) -> Bool {
    word.utf8.first.map { $0 < 0x80 } ?? false
  }
}
