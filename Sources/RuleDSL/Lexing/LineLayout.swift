/// Leaves out the line ends that don't count, so that the parser sees a line end only where something is over.
func layOutLines(_ tokens: [Token]) -> [Token] {
  var layout = LineLayout(tokens)
  return layout.layOut()
}

/// A line end does not count
/// 1. inside `( )`, when the next line stands further right than the statement;
/// 2. before a line that starts with a word that goes on with the line before;
/// 3. after what can't be the end of a statement, unless a statement follows;
/// 4. after `{`, before `}`, after another line end, inside `{ }` after a comma, and at both ends of the file.
private struct LineLayout {
  let tokens: [Token]
  private var kept: [Token] = []
  /// For each open `{`, whether it belongs to an `example` or a `given`.
  private var blocks: [Bool] = []
  private var openParentheses = 0
  /// The column of the first token of this line, and of the line in which the statement starts.
  private var lineColumn: Int32 = 1
  private var statementColumn: Int32 = 1
  private var isExample = false
  private var beginsStatement = true

  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  mutating func layOut() -> [Token] {
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .lineEnd {
        let next = indexAfterLineEnds(from: index)
        if counts(before: next) { keepLineEnd(token) }
        index = next
      } else {
        keep(token)
        index += 1
      }
    }
    return kept
  }

  private func indexAfterLineEnds(from index: Int) -> Int {
    var index = index
    while index < tokens.count, tokens[index].kind == .lineEnd { index += 1 }
    return index
  }

  private mutating func keepLineEnd(_ token: Token) {
    kept.append(token)
    // A parenthesis that is still open was forgotten: the next statement must not suffer from it.
    openParentheses = 0
    beginsStatement = true
  }

  private mutating func keep(_ token: Token) {
    if token.startsLine { lineColumn = token.column }
    if beginsStatement {
      statementColumn = lineColumn
      isExample = token.kind == .word && LineWords.beginsExample(token.text)
      beginsStatement = false
    }
    switch token.kind {
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
    kept.append(token)
  }

  /// Whether the line end between the last token that was kept and this one says that something is over.
  private func counts(before index: Int) -> Bool {
    guard let last = kept.last, index < tokens.count else { return false }
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
    if blocks.last == true { return next.text == "expect" }
    if LineWords.continuesLine(next.text) { return true }
    return next.text == "at" && index + 1 < tokens.count && tokens[index + 1].kind == .word
      && tokens[index + 1].text == "most"
  }

  /// Never after `-`, which is also "not sold".
  private func isUnfinished(after last: Token) -> Bool {
    switch last.kind {
    case .comma, .plus, .star, .slash, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .word: last.text == "and" || last.text == "or"
    default: false
    }
  }

  private func startsStatement(_ next: Token) -> Bool {
    next.startsLine && next.kind == .word && LineWords.beginsStatement(next.text)
  }
}
