/// What a command's end tells the shell.
enum ExitCode: Int32, Sendable {
  /// Everything is well.
  case allWell = 0
  /// There are findings: errors in rules, a failed example, an order that may not be placed, a refuted property.
  case findings = 1
  /// The command can't be carried out: wrong usage, a file that can't be read, JSON that isn't.
  case notCarriedOut = 2

  /// Of two parts of a command, the worse one counts.
  func worse(_ other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}
