import RulesEngine

/// Reads a file as tokens. This never fails: what can't be read is a `bad` token and an error, and the rest goes on.
///
/// - Parameter withExamples: Whether examples are wanted, too. If not, only the braces in their blocks become tokens.
func lex(_ file: SourceFile, index: Int32, withExamples: Bool = true) -> LexedFile {
  var lexer = Lexer(file.bytes, file: index)
  lexer.readsExamples = withExamples
  lexer.lexFile()
  return LexedFile(tokens: lexer.tokens, comments: lexer.comments, rulers: lexer.rulers, errors: lexer.errors)
}

/// Goes through a file line by line. A string, a cell and a row end with their line.
struct Lexer {
  let bytes: [UInt8]
  let file: Int32
  /// The offset that is read next.
  var position = 0
  var line = LineSpan(start: 0, end: 0, next: 0, isASCII: true)
  /// The offset of the first character of the line that is no blank.
  var firstInLine = 0

  var tokens: [Token] = []
  var comments: [Comment] = []
  var rulers: [Place] = []
  var errors: [LexicalError] = []

  var startsLine = true
  var blankBefore = true
  /// How many `{` are open.
  var openBraces = 0
  /// The open block is an `example` or a `given`.
  var isInExample = false
  var readsExamples = true
  /// The number of fields of the line before, if that was a row with tabs for bars.
  var fieldsBefore = 0
  private var layout = LineLayout()

  init(_ bytes: [UInt8], file: Int32) {
    self.bytes = bytes
    self.file = file
  }

  mutating func lexFile() {
    guard bytes.count <= LexicalLimits.fileBytes else {
      report(.fileTooBig, place(0, 0))
      append(.endOfFile, from: 0)
      return
    }
    position = bytes.textStart
    // A guess at how many there are; each time they don't fit, all move.
    tokens.reserveCapacity(bytes.count / 6)
    while position < bytes.count {
      line = bytes.line(from: position)
      beginLine()
      lexLine()
      position = line.next
      if line.next > line.end { appendLineEnd(from: line.end) }
    }
    line = LineSpan(start: position, end: position, next: position, isASCII: true)
    beginLine()
    append(.endOfFile, from: position)
  }

  private mutating func beginLine() {
    startsLine = true
    blankBefore = true
  }

  private mutating func lexLine() {
    skipBlanks()
    firstInLine = position
    skipLeftOut()
    guard position < line.end else { return }
    guard isShortEnough() else { return }
    if !line.isASCII { reportIllFormedBytes() }
    if position == firstInLine, isBar(look()) {
      lexRow()
    } else if lexTabbedRow() {
      return
    } else if skipDrawnLine() {
      skipBlanks()
    } else {
      fieldsBefore = 0
    }
    while position < line.end {
      lexToken()
      skipLeftOut()
    }
  }

  /// Goes on to what decides where a block that isn't wanted ends.
  private mutating func skipLeftOut() {
    while isLeftOut {
      position = bytes[position..<line.end].firstIndex(where: mayEndLeftOut) ?? line.end
      guard position < line.end else { return }
      let next = look()
      switch next.value {
      // Braces, and the texts and comments in which braces don't count.
      case 0x7B, 0x7D, 0x22, 0x23, 0x201C, 0x300C, 0x300E: lexToken()
      default: position += next.length
      }
    }
  }

  private mutating func isShortEnough() -> Bool {
    guard line.end - line.start > LexicalLimits.lineCharacters,
      bytes.countCharacters(line.start, line.end) > LexicalLimits.lineCharacters
    else { return true }
    position = line.end
    report(.lineTooLong, place(firstInLine, line.end))
    append(.bad, from: firstInLine)
    return false
  }

  private mutating func reportIllFormedBytes() {
    var offset = line.start
    while offset < line.end {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      let scalar = bytes.scalar(at: offset, before: line.end)
      if scalar.isIllFormed {
        report(.illFormed, place(offset, offset + 1))
        return
      }
      offset += scalar.length
    }
  }

  // MARK: Looking

  /// What stands at an offset, folded: nothing (a length of 0) at the end of the line.
  func look(at offset: Int) -> DecodedScalar {
    guard offset < line.end else { return DecodedScalar(value: 0, length: 0) }
    let byte = bytes[offset]
    if byte < 0x80 { return DecodedScalar(value: UInt32(byte), length: 1) }
    var scalar = bytes.scalar(at: offset, before: line.end)
    scalar.value = ScalarFolding.fold(scalar.value)
    return scalar
  }

  func look() -> DecodedScalar {
    look(at: position)
  }

  func isBar(_ scalar: DecodedScalar) -> Bool {
    scalar.value == 0x7C
  }

  /// The offset of the first character from here that is no blank.
  func offsetAfterBlanks(from offset: Int) -> Int {
    var offset = offset
    while true {
      let scalar = look(at: offset)
      guard scalar.length > 0, scalar.value == 0x20 || scalar.value == 0x09 else { return offset }
      offset += scalar.length
    }
  }

  mutating func skipBlanks() {
    let end = offsetAfterBlanks(from: position)
    if end > position { blankBefore = true }
    position = end
  }

  /// The last token, if nothing stands between it and here.
  func isGlued(to kind: Token.Kind) -> Bool {
    guard !blankBefore, let last = tokens.last, last.kind == kind else { return false }
    return Int(last.place.end) == position
  }

  // MARK: Writing

  func place(_ start: Int, _ end: Int) -> Place {
    Place(file: file, start: Int32(clamping: start), end: Int32(clamping: end))
  }

  /// Whether what stands here isn't wanted.
  var isLeftOut: Bool { !readsExamples && isInExample && openBraces > 0 }

  mutating func report(_ kind: LexicalError.Kind, _ place: Place) {
    if isLeftOut { return }
    guard errors.count < LexicalLimits.errors else { return }
    errors.append(LexicalError(kind: kind, place: place))
  }

  /// Appends the token that ends at `position`.
  mutating func append(_ kind: Token.Kind, from start: Int, text: String = "", cells: [Token.Cell] = []) {
    append(kind, from: start, to: position, text: text, cells: cells)
  }

  mutating func append(
    _ kind: Token.Kind, from start: Int, to end: Int, text: String = "", cells: [Token.Cell] = []
  ) {
    let startsThisLine = startsLine && kind != .lineEnd
    defer {
      startsLine = false
      blankBefore = kind == .lineEnd
      countBlocks(kind, text, startsLine: startsThisLine)
    }
    if isLeftOut, kind != .leftBrace, kind != .rightBrace { return }
    let token = Token(
      kind: kind, text: text, cells: cells, place: place(start, end), startsLine: startsThisLine,
      column: startsThisLine ? column(at: start) : 0, blankBefore: blankBefore)
    if kind != .lineEnd { layOut(token) }
    tokens.append(token)
  }

  /// Takes back the line end before a token if it doesn't count.
  private mutating func layOut(_ next: Token) {
    if tokens.count > 1, tokens[tokens.count - 1].kind == .lineEnd {
      let isAtMost = next.text.utf8.count == 2 && next.text == "at" && isBeforeMost
      if layout.lineEndCounts(between: tokens[tokens.count - 2], and: next, isAtMost: isAtMost) {
        layout.takeLineEnd()
      } else {
        tokens.removeLast()
      }
    }
    layout.take(next)
  }

  private var isBeforeMost: Bool {
    var offset = offsetAfterBlanks(from: position)
    for letter in "most".unicodeScalars {
      let scalar = look(at: offset)
      guard scalar.value == letter.value else { return false }
      offset += scalar.length
    }
    return stepInWord(at: offset) == 0
  }

  /// Of several line ends in a row one is enough.
  mutating func appendLineEnd(from start: Int) {
    if let last = tokens.last, last.kind != .lineEnd { append(.lineEnd, from: start) }
    blankBefore = true
  }

  private mutating func countBlocks(_ kind: Token.Kind, _ text: String, startsLine: Bool) {
    switch kind {
    case .leftBrace: openBraces += 1
    case .rightBrace: openBraces = max(openBraces - 1, 0)
    case .word where startsLine && openBraces == 0: isInExample = beginsExample(text)
    default: break
    }
  }

  private func column(at offset: Int) -> Int32 {
    Int32(clamping: bytes.countCharacters(line.start, offset) + 1)
  }
}

/// Whether one of those characters begins so: as plain ASCII, or in another form.
private func mayEndLeftOut(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x7B, 0x7D, 0x22, 0x23, 0xE2, 0xE3, 0xEF: true
  default: false
  }
}
