/// Leaves out the line ends that don't count, so that the parser sees a line end only where something is over.
func layOutLines(_ tokens: inout [Token]) {
  var layout = LineLayout()
  // Moved, not copied: a big file has millions of them.
  swap(&layout.tokens, &tokens)
  layout.layOut()
  swap(&layout.tokens, &tokens)
}

/// A line end does not count
/// 1. inside `( )`, when the next line stands further right than the statement;
/// 2. before a line that starts with a word that goes on with the line before;
/// 3. after what can't be the end of a statement, unless a statement follows;
/// 4. after `{`, before `}`, after another line end, inside `{ }` after a comma, and at both ends of the file.
private struct LineLayout {
  var tokens: [Token] = []
  /// How many of the tokens were kept: they stand at the start, in the place of those that weren't.
  private var keptCount = 0
  /// For each open `{`, whether it belongs to an `example` or a `given`.
  private var blocks: [Bool] = []
  private var openParentheses = 0
  /// The column of the first token of this line, and of the line in which the statement starts.
  private var lineColumn: Int32 = 1
  private var statementColumn: Int32 = 1
  private var isExample = false
  private var beginsStatement = true
  /// Whether the step has its `expect`: the next one is a step of its own.
  private var hasExpect = false

  mutating func layOut() {
    for index in tokens.indices {
      if tokens[index].kind != .lineEnd {
        keep(index)
      } else if counts(before: index + 1) {
        keepLineEnd(index)
      }
    }
    tokens.removeLast(tokens.count - keptCount)
  }

  private mutating func keepLineEnd(_ index: Int) {
    append(index)
    // A parenthesis that is still open was forgotten: the next statement must not suffer from it.
    openParentheses = 0
    beginsStatement = true
    hasExpect = false
  }

  private mutating func keep(_ index: Int) {
    if tokens[index].startsLine { lineColumn = tokens[index].column }
    let kind = tokens[index].kind
    if beginsStatement {
      statementColumn = lineColumn
      isExample = kind == .word && beginsExample(tokens[index].text)
      beginsStatement = false
    }
    switch kind {
    case .word where blocks.last == true && tokens[index].text == "expect": hasExpect = true
    case .leftParenthesis: openParentheses += 1
    case .rightParenthesis: openParentheses = max(openParentheses - 1, 0)
    case .leftBrace:
      blocks.append(isExample || blocks.last == true)
      openParentheses = 0
      beginsStatement = true
    case .rightBrace:
      _ = blocks.popLast()
      openParentheses = 0
      beginsStatement = true
    default: break
    }
    append(index)
  }

  private mutating func append(_ index: Int) {
    if index > keptCount { tokens.swapAt(index, keptCount) }
    keptCount += 1
  }

  /// Whether the line end between the last token that was kept and this one says that something is over.
  private func counts(before index: Int) -> Bool {
    guard keptCount > 0, index < tokens.count else { return false }
    let last = tokens[keptCount - 1]
    let next = tokens[index]
    if last.kind == .leftBrace || next.kind == .rightBrace || next.kind == .endOfFile { return false }
    if last.kind == .comma, !blocks.isEmpty { return false }
    if openParentheses > 0, isInsideParentheses(next) { return false }
    if goesOn(index) { return false }
    return !isUnfinished(after: last) || startsStatement(next)
  }

  private func isInsideParentheses(_ next: Token) -> Bool {
    next.startsLine && (next.column > statementColumn || next.kind == .rightParenthesis)
  }

  private func goesOn(_ index: Int) -> Bool {
    let next = tokens[index]
    guard next.startsLine, next.kind == .word else { return false }
    if blocks.last == true { return next.text == "expect" && !hasExpect }
    if continuesLine(next.text) { return true }
    return next.text == "at" && index + 1 < tokens.count && tokens[index + 1].kind == .word
      && tokens[index + 1].text == "most"
  }

  /// Never after `-`, which is also "not sold".
  private func isUnfinished(after last: Token) -> Bool {
    // In an example `+` begins a step, and only shares are parted by a `/`.
    if blocks.last == true { return last.kind == .comma || last.kind == .slash }
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
