import RulesEngine

extension Parser {
  /// The statements of a file or, with a block, of an item or a part, with its `}`.
  mutating func parseStatements(in block: OpenBlock?, of owner: StatementWord? = nil) -> [StatementSyntax] {
    var statements: [StatementSyntax] = []
    var progress = LoopProgress()
    while progress.moves(self) {
      while take(.lineEnd) {}
      if let block {
        if finishes(block) { return statements }
      } else if isAt(.endOfFile) {
        return statements
      } else if isAt(.rightBrace) {
        report(.strayBrace, at: takeToken().place)
        continue
      }
      if let statement = parseStatement(in: owner) { statements.append(statement) }
    }
    return statements
  }

  /// The statement word that stands here; what can't be one is reported.
  private mutating func expectStatementWord() -> StatementWord? {
    let token = peek(0)
    guard token.kind == .word else {
      if token.kind == .bad {
        errors.countOnly()
      } else {
        report(.unknownStatement(found(token), near: nil), at: token.place)
      }
      return nil
    }
    if let word = StatementWord(word: token.text) { return word }
    if isKeptFree(token.text) {
      report(.keptWord(token.text), at: token.place)
      return nil
    }
    let near = StatementWord(near: token.text)
    report(.unknownStatement(found(token), near: near), at: token.place)
    return near
  }

  private mutating func parseStatement(in owner: StatementWord?) -> StatementSyntax? {
    let outer = statement
    defer { statement = outer }
    let first = index
    guard let word = expectStatementWord() else {
      skipRest(.statement)
      for token in tokens[first..<index] where token.kind == .word || token.kind == .string {
        unreadWords.insert(token.text)
      }
      _ = take(.lineEnd)
      return nil
    }
    let mark = errors.count
    statement = word
    let start = peek(0).place
    let isPart = word == .use && kind(at: 1) == .word
    let isMisplaced = (owner == .item || owner == .part) && word.isOfTheShop && !isPart
    if isMisplaced, let owner { report(.misplacedStatement(word, inside: owner), at: start) }
    let parsed = parseStatement(word, from: start, since: mark)
    return isMisplaced ? nil : parsed
  }

  /// A statement that stands here for sure, with the end of its line.
  private mutating func parseStatement(_ word: StatementWord, from start: Place, since mark: Int) -> StatementSyntax? {
    advance()
    if !readsExamples, word == .given || word == .example { return skipExample() }
    switch word {
    case .shop: return parseShop(from: start)
    case .currency: return parseCurrency(from: start)
    case .rounding: return parseRounding(from: start)
    case .languages: return parseLanguages(from: start)
    case .translate: return parseTranslate(from: start, since: mark)
    case .use: return parseUse(from: start)
    case .part: return parsePart(from: start, since: mark)
    case .let: return parseLet(from: start, since: mark)
    case .list: return parseList(from: start, since: mark)
    case .group: return parseGroup(from: start, since: mark)
    case .sold: return parseSoldOut(from: start, since: mark)
    case .choice, .menu: return parseChoice(isMenu: word == .menu, from: start, since: mark)
    case .number, .money: return parseNumberOption(isMoney: word == .money, from: start, since: mark)
    case .toggle: return parseToggle(from: start, since: mark)
    case .text: return parseTextOptions(from: start, since: mark)
    case .charge, .discount, .best, .first, .all: return parseLine(word, from: start, since: mark)?.statement
    case .tax: return parseTax(from: start, since: mark)
    case .subtotal: return parseSubtotal(from: start, since: mark)
    case .round: return parseRoundTotal(from: start, since: mark)
    case .require: return parseRequire(from: start, since: mark)
    case .forbid, .warn: return parseAlert(isForbidden: word == .forbid, from: start, since: mark)
    case .always: return parseAlways(from: start, since: mark)
    case .item: return parseItem(from: start, since: mark)
    case .given: return parseGiven(from: start, since: mark)
    case .example: return parseExample(from: start, since: mark)
    }
  }
}

extension LineSyntax {
  fileprivate var statement: StatementSyntax {
    switch self {
    case .charge(let line): .charge(line)
    case .discount(let line): .discount(line)
    case .pick(let line): .pick(line)
    }
  }
}
