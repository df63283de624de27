import RulesEngine

/// What the syntax says of each token, as far as its written form depends on it.
struct FormattingGuide {
  /// What can be below each other with columns in common.
  enum ElementKind: Hashable {
    /// A value, a case, a translation: what follows its name.
    case entry
    /// A step of an example: what it expects.
    case step
    /// A money line or a requirement, each with its like: what follows the label, or the message.
    case statement(StatementWord)
    case other
  }

  enum BlockStyle: Hashable {
    /// Its elements are parted by commas or line ends.
    case list
    /// The same inside a step: a long line isn't broken there.
    case listInStep
    /// Each element has a line of its own.
    case lines
  }

  /// Without line ends and the end of the file.
  let tokens: [Token]
  /// For each token that begins an element of the file or of a block.
  private(set) var elements: [ElementKind?]
  /// For each `{`.
  private(set) var blocks: [BlockStyle?]
  /// For each `}` its `{`, for each `{` its `}`.
  private(set) var partners: [Int]
  /// A sign with a blank behind it.
  private(set) var isApart: [Bool]
  /// A `(` that is glued to the name before it.
  private(set) var isGlued: [Bool]
  /// What stands behind it is aligned with the lines around, if its element begins its line.
  private(set) var isBeforeColumn: [Bool]
  private(set) var isStatementWord: [Bool]
  var clauses: [ClauseRegion] = []
  /// The tag of the file's own language, if it says so.
  var language: String?

  init(_ file: ParsedFile, _ tokens: [Token]) {
    self.tokens = tokens
    elements = Array(repeating: nil, count: tokens.count)
    blocks = Array(repeating: nil, count: tokens.count)
    partners = Array(repeating: -1, count: tokens.count)
    isApart = Array(repeating: false, count: tokens.count)
    isGlued = isApart
    isBeforeColumn = isApart
    isStatementWord = isApart
    pairBraces()
    for statement in file.statements { visit(statement) }
    clauses.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func pairBraces() {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .leftBrace { open.append(index) }
      guard token.kind == .rightBrace, let opening = open.popLast() else { continue }
      partners[opening] = index
      partners[index] = opening
    }
  }

  // MARK: Finding tokens

  /// The token that starts at this offset or, if none does, the first one behind it.
  func index(startingAt offset: Int32) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].place.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func first(of place: Place) -> Int {
    index(startingAt: place.start)
  }

  /// The first token behind a place.
  func end(of place: Place) -> Int {
    index(startingAt: place.end)
  }

  // MARK: Blanks

  /// The blanks between a token and the one before it, where they aren't aligned.
  func gap(before index: Int, after last: Int?) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .comma, .rightParenthesis, .percent: return 0
    case .leftParenthesis where isGlued[index]: return 0
    default: break
    }
    guard let last else { return 1 }
    if isBeforeColumn[last], token.kind == .word, token.text == "expect" { return 3 }
    switch tokens[last].kind {
    case .leftParenthesis: return 0
    case .plus, .minus: return isApart[last] || token.kind == .minus ? 1 : 0
    default: return 1
    }
  }

  // MARK: Noting

  mutating func noteElement(_ place: Place, _ kind: ElementKind = .other) {
    let index = first(of: place)
    if elements.indices.contains(index) { elements[index] = kind }
  }

  mutating func noteStatementWord(_ place: Place) {
    let index = first(of: place)
    if tokens.indices.contains(index) { isStatementWord[index] = true }
  }

  mutating func noteColumn(behind index: Int) {
    if isBeforeColumn.indices.contains(index) { isBeforeColumn[index] = true }
  }

  mutating func noteApart(_ index: Int) {
    if isApart.indices.contains(index) { isApart[index] = true }
  }

  mutating func noteGlued(_ index: Int) {
    if isGlued.indices.contains(index) { isGlued[index] = true }
  }

  /// The block whose `{` begins this place.
  mutating func noteBlock(from place: Place, _ style: BlockStyle) {
    let index = first(of: place)
    if blocks.indices.contains(index) { blocks[index] = style }
  }

  /// The block whose `}` ends this place, if there is one.
  mutating func noteBlock(endingWith place: Place, _ style: BlockStyle) {
    let last = end(of: place) - 1
    guard tokens.indices.contains(last), tokens[last].kind == .rightBrace, partners[last] >= 0 else { return }
    blocks[partners[last]] = style
  }
}
