public import RulesEngine

/// How much is wrong: with an error the file can't be used, a warning is likely a mistake, a note is worth a look.
public enum Severity: Sendable, Hashable {
  case error
  case warning
  case note
}

/// What is wrong with a file, in words: the shop owner mends it.
///
/// Each stage has its own errors as data; a sibling `…+Words.swift` turns them into this.
public struct Diagnostic: Sendable, Hashable {
  /// A further place that helps to understand, with what to see there.
  public struct Label: Sendable, Hashable {
    public var place: Place
    public var text: String

    public init(_ place: Place, _ text: String) {
      self.place = place
      self.text = text
    }
  }

  /// A change of the text that certainly mends it: replace the bytes at `place` by `replacement`.
  public struct Fix: Sendable, Hashable {
    public var place: Place
    public var replacement: String

    public init(_ place: Place, _ replacement: String) {
      self.place = place
      self.replacement = replacement
    }
  }

  public var severity: Severity
  public var code: DiagnosticCode
  /// What is wrong, and what was expected and found, as one sentence without a full stop.
  public var message: String
  public var place: Place
  /// What to see at the primary place, if the message alone doesn't say it.
  public var note: String?
  public var labels: [Label]
  /// How to mend it.
  public var help: String?
  public var fix: Fix?

  /// Without a severity it is the one of its code.
  public init(
    _ severity: Severity? = nil, code: DiagnosticCode, at place: Place, _ message: String, note: String? = nil,
    labels: [Label] = [], help: String? = nil, fix: Fix? = nil
  ) {
    self.severity = severity ?? code.severity
    self.code = code
    self.place = place
    self.message = message
    self.note = note
    self.labels = labels
    self.help = help
    self.fix = fix
  }
}
