/// One option of a command, such as `--format json`: its words for the help, and the type of its value.
///
/// Declare each as a constant, list its declaration in the command's `CommandSignature`, and read it from the `Arguments`:
/// ```swift
/// static let format = CommandOption.word("format", default: Format.text, "how to print the quote")
/// static let rules = CommandOption.text("rules", "FILE", "the rule file to use")
/// static let offers = CommandOption.flag("offers", "also what each value would change")
/// …
/// let format = arguments[format]  // Format
/// let rules = arguments[rules]  // String?
/// if arguments[offers] { … }
/// ```
struct CommandOption<Value>: Sendable {
  let declaration: OptionDeclaration
  /// Makes the value from the words that were given, which were checked before.
  let value: @Sendable ([String]) -> Value
}

/// An option without the type of its value: what a parser and a help text need to know of it.
struct OptionDeclaration: Sendable {
  /// Without the dashes.
  let name: String
  /// What stands for the value in the help, such as `FILE`; nil for a flag.
  let valueName: String?
  /// What it does, as a phrase without a full stop.
  let purpose: String
  /// The words that may stand as its value; nil if it isn't a closed set.
  var allowed: [String]?
  /// The word that counts if the option isn't given.
  var standard: String?
  /// Whether it may be given several times.
  var repeats = false
  /// What a value must be, such as `a whole number`, where there is no closed set.
  var expected: String?
  /// Whether a word is a value.
  var accepts: @Sendable (String) -> Bool = { _ in true }
}

extension CommandOption where Value == Bool {
  /// `--offers`: there or not.
  static func flag(_ name: String, _ purpose: String) -> Self {
    Self(declaration: OptionDeclaration(name: name, valueName: nil, purpose: purpose)) { !$0.isEmpty }
  }
}

extension CommandOption where Value == String? {
  /// `--rules FILE`: any text, at most once.
  static func text(_ name: String, _ valueName: String, _ purpose: String) -> Self {
    Self(declaration: OptionDeclaration(name: name, valueName: valueName, purpose: purpose)) { $0.last }
  }
}

extension CommandOption where Value == [String] {
  /// `--filter TEXT --filter TEXT`: any text, as often as wanted.
  static func texts(_ name: String, _ valueName: String, _ purpose: String) -> Self {
    Self(declaration: OptionDeclaration(name: name, valueName: valueName, purpose: purpose, repeats: true)) { $0 }
  }
}

extension CommandOption where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// `--format text|json`: one word of a closed set, the cases of an enum.
  static func word(_ name: String, default standard: Value, _ purpose: String) -> Self {
    var declaration = OptionDeclaration(name: name, valueName: name.uppercased(), purpose: purpose)
    declaration.allowed = Value.allCases.map { $0.rawValue }
    declaration.standard = standard.rawValue
    return Self(declaration: declaration) { words in words.last.flatMap { Value(rawValue: $0) } ?? standard }
  }
}

extension CommandOption {
  /// `--at TIME`: a value that is read from its word.
  ///
  /// - Parameters:
  ///   - expected: What the word must be, for the message if it isn't: `a time such as 2026-12-01T14:00`.
  ///   - read: Gives the value, or nil for a word that isn't one.
  static func value<Read>(
    _ name: String, _ valueName: String, expected: String, _ purpose: String,
    read: @escaping @Sendable (String) -> Read?
  ) -> Self where Value == Read? {
    var declaration = OptionDeclaration(name: name, valueName: valueName, purpose: purpose)
    declaration.expected = expected
    declaration.accepts = { read($0) != nil }
    return Self(declaration: declaration) { words in words.last.flatMap { read($0) } }
  }

  /// `--limit N`: a whole number, in decimal digits, within bounds.
  static func number(_ name: String, _ valueName: String, in bounds: ClosedRange<Int>, _ purpose: String) -> Self
  where Value == Int? {
    value(name, valueName, expected: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)", purpose) {
      word in
      Int(word).flatMap { bounds.contains($0) ? $0 : nil }
    }
  }
}
