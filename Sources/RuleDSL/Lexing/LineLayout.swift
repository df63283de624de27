/// Tells which line ends count, so that the parser sees one only where something is over.
///
/// A line end does not count
/// 1. inside `( )`, when the next line stands further right than the statement;
/// 2. before a line that starts with a word that goes on with the line before;
/// 3. after what can't be the end of a statement, unless a statement follows;
/// 4. after `{`, before `}`, after another line end, inside `{ }` after a comma, and at both ends of the file.
struct LineLayout {
  /// How many `{` are open.
  private var openBlocks = 0
  /// How many were open with the first that belongs to an `example` or a `given`: all in it do.
  private var openAtExample: Int?
  private var openParentheses = 0
  /// The column of the first token of this line, and of the line in which the statement starts.
  private var lineColumn: Int32 = 1
  private var statementColumn: Int32 = 1
  private var isExample = false
  private var beginsStatement = true
  /// Whether the step has its `expect`: the next one is a step of its own.
  private var hasExpect = false

  private var isInExample: Bool { openAtExample != nil }

  /// Takes note of a token that is no line end.
  mutating func take(_ token: Token) {
    if token.startsLine { lineColumn = token.column }
    if beginsStatement {
      statementColumn = lineColumn
      isExample = token.kind == .word && beginsExample(token.text)
      beginsStatement = false
    }
    switch token.kind {
    case .word where isInExample && token.text == "expect": hasExpect = true
    case .leftParenthesis: openParentheses += 1
    case .rightParenthesis: openParentheses = max(openParentheses - 1, 0)
    case .leftBrace:
      openBlocks += 1
      if isExample, !isInExample { openAtExample = openBlocks }
      openParentheses = 0
      beginsStatement = true
    case .rightBrace:
      if openAtExample == openBlocks { openAtExample = nil }
      openBlocks = max(openBlocks - 1, 0)
      openParentheses = 0
      beginsStatement = true
    default: break
    }
  }

  /// Takes note of a line end that counts.
  mutating func takeLineEnd() {
    // A parenthesis that is still open was forgotten: the next statement must not suffer from it.
    openParentheses = 0
    beginsStatement = true
    hasExpect = false
  }

  /// Whether the line end between the last token that was taken and the next one says that something is over.
  ///
  /// - Parameter isAtMost: The next token is the `at` of `at most`.
  func lineEndCounts(between last: Token, and next: Token, isAtMost: Bool) -> Bool {
    if last.kind == .leftBrace || next.kind == .rightBrace || next.kind == .endOfFile { return false }
    if last.kind == .comma, openBlocks > 0 { return false }
    if openParentheses > 0, isInsideParentheses(next) { return false }
    if goesOn(next, isAtMost: isAtMost) { return false }
    return !isUnfinished(after: last) || startsStatement(next)
  }

  private func isInsideParentheses(_ next: Token) -> Bool {
    next.startsLine && (next.column > statementColumn || next.kind == .rightParenthesis)
  }

  private func goesOn(_ next: Token, isAtMost: Bool) -> Bool {
    guard next.startsLine, next.kind == .word else { return false }
    if isInExample { return next.text == "expect" && !hasExpect }
    return isAtMost || continuesLine(next.text)
  }

  /// Never after `-`, which is also "not sold".
  private func isUnfinished(after last: Token) -> Bool {
    // In an example `+` begins a step, and only shares are parted by a `/`.
    if isInExample { return last.kind == .comma || last.kind == .slash }
    return switch last.kind {
    case .comma, .plus, .star, .slash, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .word: last.text == "and" || last.text == "or"
    default: false
    }
  }

  private func startsStatement(_ next: Token) -> Bool {
    next.startsLine && next.kind == .word && beginsNewStatement(next.text)
  }
}
