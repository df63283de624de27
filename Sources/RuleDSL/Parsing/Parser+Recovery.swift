import RulesEngine

/// A block whose `{` was read.
struct OpenBlock {
  var brace: Place
  /// The column of the first token of the line that opened it.
  var column: Int32
}

/// Whether the lines of a block stand further right than the line that opened it.
///
/// Where the first one does, one that doesn't is likely the rest of the line above; so is one that begins with a text,
/// the label of that line, and stands further left than the first. A row is a row wherever it stands.
struct BlockIndent {
  private let column: Int32
  private var first: Int32?

  init(_ block: OpenBlock) {
    column = block.column
  }

  mutating func isOdd(_ token: Token) -> Bool {
    guard let first else {
      first = token.startsLine ? token.column : column + 1
      return false
    }
    guard token.startsLine, token.kind != .row, first > column else { return false }
    return token.column <= column || (token.kind == .string && token.column < first)
  }
}

/// One bad line never hides the next.
extension Parser {
  mutating func report(_ kind: SyntaxError.Kind, at place: Place) {
    errors.append(SyntaxError(kind: kind, place: place))
  }

  mutating func warn(_ kind: SyntaxError.Kind, at place: Place) {
    errors.warn(SyntaxError(kind: kind, place: place))
  }

  /// Something else should stand here.
  mutating func reportUnexpected(_ expected: [SyntaxError.Expectation]) {
    let token = peek(0)
    switch token.kind {
    case .bad:
      errors.countOnly()
    case _ where isAtLineEnd:
      let found = SyntaxError.Found(kind: .lineEnd, text: "")
      report(.unexpected(found, expected: expected, in: statement), at: gap)
    case .word where isReserved(token.text) && expected.first == .name:
      report(.reservedWord(token.text, canBeQuoted: false), at: token.place)
    case .word where isReserved(token.text) && expected.first == .value:
      report(.reservedWord(token.text, canBeQuoted: true), at: token.place)
    default:
      report(.unexpected(found(token), expected: expected, in: statement), at: token.place)
    }
  }

  /// Whether the line ends here, be it that its end doesn't count and the next line's first token was found.
  var isAtLineEnd: Bool {
    if isAt(.lineEnd) || isAt(.endOfFile) { return true }
    guard index > 0, index <= tokens.count, peek(0).startsLine else { return false }
    switch tokens[index - 1].kind {
    case .lineEnd, .leftBrace, .rightBrace, .comma: return false
    default: return true
    }
  }

  func found(_ token: Token) -> SyntaxError.Found {
    SyntaxError.Found(kind: token.kind, text: token.text)
  }

  /// Takes this sign, which must stand here.
  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ sign: String) -> Bool {
    if take(kind) { return true }
    reportUnexpected([.sign(sign)])
    return false
  }

  /// Takes this word, which must stand here.
  @discardableResult
  mutating func expect(word: String) -> Bool {
    if take(word: word) { return true }
    reportUnexpected([.sign(word)])
    return false
  }

  // MARK: Clause words

  /// The clause word among these that stands here. A slip in it is reported, and taken as meant.
  mutating func clauseWord(_ words: [String]) -> String? {
    guard isAt(.word) else { return nil }
    let typed = peek(0).text
    for word in words where word == typed { return word }
    if isReserved(typed) { return nil }
    if typed == "if", words.contains("when") {
      report(.ifForWhen, at: peek(0).place)
      return "when"
    }
    let lowered = asciiLowercased(typed)
    for word in words where word == lowered || (word.utf8.count >= 5 && isOneEdit(lowered, word)) {
      report(.misspelt(typed, meant: word), at: peek(0).place)
      return word
    }
    return nil
  }

  /// Says so if a clause was given before.
  mutating func reportTwice(_ clause: String, at place: Place, first: Place?) -> Bool {
    guard let first else { return false }
    report(.twice(clause, first: first), at: place)
    return true
  }

  // MARK: Skipping

  enum Piece {
    /// Up to the end of the line, or the next statement.
    case statement
    /// Up to a comma, too.
    case element
  }

  /// Goes to the end of what can't be read. Blocks in it are skipped whole; a condition on a line of its own is read.
  mutating func skipRest(_ piece: Piece) {
    let start = index
    var parentheses = 0
    while !isAt(.endOfFile), !isAt(.lineEnd), !isAt(.rightBrace) {
      if index > start, peek(0).startsLine {
        if endsSkip(piece) { return }
        if take(word: "when") {
          _ = expectCondition(clausesFollow: true)
          continue
        }
      }
      switch kind {
      case .leftBrace where piece == .element && isStrayBrace:
        unclosedBlocks -= 1
      case .leftBrace:
        skipBlock()
        continue
      case .leftParenthesis: parentheses += 1
      case .rightParenthesis: parentheses = max(0, parentheses - 1)
      case .comma where piece == .element && parentheses == 0: return
      default: break
      }
      advance()
    }
  }

  /// Where a brace is missing, one in an entry that isn't closed on its line is the one too many.
  private var isStrayBrace: Bool {
    guard unclosedBlocks > 0 else { return false }
    var open = 0
    var distance = 0
    while true {
      let token = peek(distance)
      if token.kind == .lineEnd || token.kind == .endOfFile || (distance > 0 && token.startsLine) { return true }
      if token.kind == .leftBrace { open += 1 }
      if token.kind == .rightBrace { open -= 1 }
      if open == 0 { return false }
      distance += 1
    }
  }

  private func endsSkip(_ piece: Piece) -> Bool {
    switch piece {
    case .statement: looksLikeStatement
    case .element: !(isAt(.word) && continuesLine(peek(0).text)) && !isAt(word: "at", then: "most")
    }
  }

  /// In a statement's first line: goes to the block it opens, if it does.
  mutating func skipToBlock() {
    let start = index
    while !isAt(.endOfFile), !isAt(.lineEnd), !isAt(.leftBrace), !isAt(.rightBrace) {
      if index > start, peek(0).startsLine, looksLikeStatement { return }
      advance()
    }
  }

  /// Skips a block with all that is in it.
  mutating func skipBlock() {
    var open: [OpenBlock] = []
    repeat {
      if let block = open.last, beginsStatementOutside(block) {
        leaveUnclosed(block)
        open.removeLast()
        continue
      }
      switch kind {
      case .endOfFile:
        while let block = open.popLast() { leaveUnclosed(block) }
      case .leftBrace:
        open.append(OpenBlock(brace: peek(0).place, column: lineColumn))
        advance()
      case .rightBrace:
        open.removeLast()
        advance()
      default:
        advance()
      }
    } while !open.isEmpty
  }

  // MARK: Blocks

  static func countUnclosedBlocks(_ tokens: [Token]) -> Int {
    var open = 0
    for token in tokens {
      if token.kind == .leftBrace { open += 1 }
      if token.kind == .rightBrace { open = max(0, open - 1) }
    }
    return open
  }

  /// Takes the `{` of a block.
  mutating func parseOpenBlock() -> OpenBlock? {
    guard isAt(.leftBrace) else { return nil }
    let block = OpenBlock(brace: peek(0).place, column: lineColumn)
    advance()
    return block
  }

  /// Takes the `}` of a block, or finds that it is missing.
  mutating func finishes(_ block: OpenBlock) -> Bool {
    if take(.rightBrace) { return true }
    guard isAt(.endOfFile) || beginsStatementOutside(block) else { return false }
    leaveUnclosed(block)
    return true
  }

  mutating func leaveUnclosed(_ block: OpenBlock) {
    unclosedBlocks = max(0, unclosedBlocks - 1)
    report(.unclosedBrace(noticed: peek(0).place), at: block.brace)
  }

  /// A statement that stands no further right than the line that opened the block isn't of the block.
  ///
  /// Only in a file that lacks a brace: in a right file columns say nothing.
  mutating func beginsStatementOutside(_ block: OpenBlock) -> Bool {
    guard peek(0).startsLine, peek(0).column <= block.column, looksLikeStatement else { return false }
    sawStatementOutside = true
    return unclosedBlocks > 0 || trustsColumns
  }

  /// Two tokens tell a statement from a name that is spelt so.
  var looksLikeStatement: Bool {
    guard isAt(.word), let word = StatementWord(word: peek(0).text) else { return false }
    let next = peek(1)
    switch word {
    case .shop, .discount, .tax, .subtotal, .example: return next.kind == .string
    case .use, .charge: return next.kind == .string || isAtName(distance: 1)
    case .sold: return isAt(word: "out", distance: 1)
    case .best, .first, .all: return isAt(word: "of", distance: 1)
    case .given: return next.kind == .leftBrace
    case .rounding: return next.kind == .word
    case .round: return isAt(word: "total", distance: 1)
    case .forbid, .warn: return next.kind == .string || isAt(word: "when", distance: 1)
    case .require, .always: return next.kind == .word || next.kind == .leftParenthesis || next.kind == .number
    default: return isAtName(distance: 1)
    }
  }

  /// The elements of a block, each of which has demanded its end.
  mutating func parseElements<Element>(of block: OpenBlock, _ parseElement: (inout Parser) -> Element?) -> [Element] {
    var elements: [Element] = []
    var indent = BlockIndent(block)
    var progress = LoopProgress()
    while progress.moves(self) {
      while take(.lineEnd) {}
      if finishes(block) { return elements }
      if indent.isOdd(peek(0)), !looksLikeStatement { warn(.oddIndent, at: peek(0).place) }
      if let element = parseElement(&self) { elements.append(element) }
    }
    return elements
  }

  /// After an entry, a value, a case: a comma or the end of the line.
  mutating func endElement(or expected: @autoclosure () -> [SyntaxError.Expectation] = []) {
    if endsElement() { return }
    reportUnexpected(expected() + [.separator, .sign("}")])
    skipRest(.element)
    _ = endsElement()
  }

  private mutating func endsElement() -> Bool {
    if isAt(.comma) {
      let comma = takeToken()
      if isAt(.rightBrace) || isAt(.comma) { report(.nothingAfterComma, at: comma.place) }
      while take(.comma) {}
      return true
    }
    return take(.lineEnd) || isAt(.rightBrace) || isAt(.endOfFile) || (peek(0).startsLine && looksLikeStatement)
  }

  /// After a statement or a step: the end of the line. Says whether something was wrong since `mark`.
  mutating func endStatement(
    since mark: Int, or expected: @autoclosure () -> [SyntaxError.Expectation] = []
  ) -> Bool {
    if !endsStatement() {
      if let word = wordBehindBlock {
        report(.behindBlock(word), at: peek(0).place)
      } else {
        reportUnexpected(expected() + [.lineEnd])
      }
      skipRest(.statement)
      _ = endsStatement()
    }
    return errors.count != mark
  }

  /// A word that stands before a block, if it stands behind one.
  private var wordBehindBlock: String? {
    guard index > 0, tokens[index - 1].kind == .rightBrace, isAt(.word), !peek(0).startsLine, statement != .let else {
      return nil
    }
    let words = Self.lineClauses + Self.choiceClauses + ["times"]
    return words.contains(peek(0).text) ? peek(0).text : nil
  }

  private mutating func endsStatement() -> Bool {
    take(.lineEnd) || isAt(.rightBrace) || isAt(.endOfFile) || (peek(0).startsLine && looksLikeStatement)
  }
}
