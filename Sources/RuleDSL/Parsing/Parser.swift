import RulesEngine

/// A file as syntax. There is always a tree: what can't be read is an error, and the rest of the file goes on.
struct ParsedFile: Sendable {
  var statements: [StatementSyntax]
  /// At most one a line and 100 in all, in the order of the file.
  var errors: [SyntaxError]
  /// On how many more lines something is wrong.
  var unlistedCount: Int
  /// The words of lines that can't be read at all: any of them may be a name that is declared there.
  var unreadWords: Set<String> = []
}

/// Reads the tokens of the file with this index.
///
/// A brace that is missing and one too many elsewhere balance, and hide each other. Where something is wrong, and a
/// statement seems to stand in a block that isn't its own, the file is read once more by its columns.
///
/// - Parameter withExamples: Whether examples are wanted, too.
func parse(_ file: LexedFile, index: Int32, withExamples: Bool = true) -> ParsedFile {
  let (parsed, parser) = parse(file, index: index, withExamples, byColumns: false)
  guard parser.errors.unreadCount > 0, parser.sawStatementOutside else { return parsed }
  let (byColumns, second) = parse(file, index: index, withExamples, byColumns: true)
  return second.errors.unreadCount <= parser.errors.unreadCount ? byColumns : parsed
}

private func parse(
  _ file: LexedFile, index: Int32, _ withExamples: Bool, byColumns: Bool
) -> (ParsedFile, Parser) {
  var parser = Parser(file.tokens, file: index)
  parser.readsExamples = withExamples
  parser.trustsColumns = byColumns
  let statements = parser.parseStatements(in: nil)
  let parsed = ParsedFile(
    statements: statements, errors: parser.sortedErrors, unlistedCount: parser.errors.unlistedCount,
    unreadWords: parser.unreadWords)
  return (parsed, parser)
}

/// Recursive descent with two tokens of lookahead.
///
/// `parseX` may find nothing and then says nothing; `expectX` reports what is missing and goes on.
struct Parser {
  /// What can be nested: parentheses, blocks, `not`, `of`.
  static let deepest = 32
  /// How many tokens a message shows at most.
  static let longestReading = 60

  let tokens: [Token]
  /// What stands for the end of a file without tokens.
  let end: Token
  var index = 0
  /// The column of the first token of the line that the parser is in.
  var lineColumn: Int32 = 1
  var depth = 0
  /// How many blocks of the file are still never closed; while there are any, columns tell which.
  var unclosedBlocks: Int
  /// Whether columns tell where blocks end even if no brace seems to be missing.
  var trustsColumns = false
  /// Whether that would make a difference.
  var sawStatementOutside = false
  var errors = SyntaxErrors()
  /// The statement that is being read, for the help of its errors.
  var statement: StatementWord?
  var readsExamples = true
  var unreadWords: Set<String> = []
  /// The languages of the file, once it said them.
  var languages: [String] = []
  /// After a condition `at most` may begin a clause, so it isn't taken for `<=`.
  var clausesFollow = false

  init(_ tokens: [Token], file: Int32) {
    self.tokens = tokens
    let last = tokens.last?.place.end ?? 0
    end = Token(
      kind: .endOfFile, text: "", cells: [], place: Place(file: file, start: last, end: last), startsLine: true,
      column: 1, blankBefore: true)
    unclosedBlocks = Parser.countUnclosedBlocks(tokens)
    errors.learnLines(of: tokens)
    if let first = tokens.first { lineColumn = first.column }
  }

  var sortedErrors: [SyntaxError] {
    errors.sorted
  }

  // MARK: Looking

  func peek(_ distance: Int) -> Token {
    index + distance < tokens.count ? tokens[index + distance] : end
  }

  var kind: Token.Kind {
    index < tokens.count ? tokens[index].kind : .endOfFile
  }

  func kind(at distance: Int) -> Token.Kind {
    index + distance < tokens.count ? tokens[index + distance].kind : .endOfFile
  }

  func isAt(_ kind: Token.Kind) -> Bool {
    self.kind == kind
  }

  func isAt(word: String, distance: Int = 0) -> Bool {
    guard kind(at: distance) == .word else { return false }
    let text = tokens[index + distance].text
    return text.utf8.count == word.utf8.count && text == word
  }

  func isAt(word: String, then next: String) -> Bool {
    isAt(word: word) && isAt(word: next, distance: 1)
  }

  /// A word that can be a name. A price to come, `?`, is a word to the lexer only.
  func isAtName(distance: Int = 0) -> Bool {
    guard kind(at: distance) == .word else { return false }
    let word = tokens[index + distance].text
    return !isReserved(word) && word != "?" && !goesOn(index + distance)
  }

  /// Whether this word begins a line that goes on with the one before: only `expect`, `once`, `rounded` can be names.
  private func goesOn(_ index: Int) -> Bool {
    guard index > 0, tokens[index].startsLine, continuesLine(tokens[index].text) else { return false }
    switch tokens[index - 1].kind {
    case .lineEnd, .leftBrace, .rightBrace, .comma: return false
    default: return true
    }
  }

  /// Where the last token that was taken stands.
  var lastPlace: Place {
    index > 0 && index <= tokens.count ? tokens[index - 1].place : end.place
  }

  func place(from start: Place) -> Place {
    lastPlace.start >= start.start ? start.through(lastPlace) : start
  }

  /// Where nothing stands that should: behind the last token.
  var gap: Place {
    Place(file: end.place.file, start: lastPlace.end, end: lastPlace.end)
  }

  // MARK: Moving

  mutating func advance() {
    guard index < tokens.count, tokens[index].kind != .endOfFile else { return }
    index += 1
    if index < tokens.count, tokens[index].startsLine { lineColumn = tokens[index].column }
  }

  /// The token that stands here; goes on behind it.
  mutating func takeToken() -> Token {
    let token = peek(0)
    advance()
    return token
  }

  /// Takes this sign if it stands here.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard isAt(kind) else { return false }
    advance()
    return true
  }

  /// Takes this word if it stands here.
  mutating func take(word: String) -> Bool {
    guard isAt(word: word) else { return false }
    advance()
    return true
  }

  mutating func take(word: String, then next: String) -> Bool {
    guard isAt(word: word, then: next) else { return false }
    advance()
    advance()
    return true
  }

  /// One nesting deeper; false, and reported, if that is too deep. What nests so is skipped.
  mutating func enter() -> Bool {
    guard depth < Parser.deepest else {
      report(.tooDeep, at: peek(0).place)
      skipRest(.element)
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() {
    depth -= 1
  }
}

/// Proves that a loop moves: a turn that took no token is the last.
struct LoopProgress {
  private var last = -1

  mutating func moves(_ parser: Parser) -> Bool {
    defer { last = parser.index }
    return parser.index > last
  }
}
