internal import RulesEngine

/// A comment `# allow: code`: what is found on a line is meant so.
struct Allowance: Sendable, Hashable {
  /// As it is written, one of several in the comment.
  var word: String
  /// The line for which it speaks, 1-based.
  var line: SourceLine
  var place: Place

  /// None, if there is no such code.
  var code: DiagnosticCode? { DiagnosticCode(rawValue: word) }
}

/// What is wrong with such a comment.
enum AllowanceMistake: Sendable, Hashable {
  case unknown(String)
  /// An error can't be meant so.
  case error(DiagnosticCode)
  /// Nothing of the kind is found on its line.
  case needless(DiagnosticCode)
}
