import RulesEngine
import Testing

@testable import RuleDSL

/// The documented grammar and the parser say the same: what the one allows, the other takes.
struct SentenceTests {
  /// What the grammar allows and is looked at behind it, by its codes. A percent before `cheapest` misses its `of`
  /// though `cheapest` might begin a clause: where one can follow, a percent means nothing.
  static let checkedLater: Set = [
    "given-twice", "rows-and-entries", "missing-bar", "misplaced-statement", "per-after-sum", "range-with-dash",
    "missing-of", "detail-without-value", "word-needs-quotes",
  ]

  @Test(arguments: StatementWord.allCases)
  func `the parser takes every statement of the grammar`(word: StatementWord) throws {
    let grammar = try Grammar.documented()
    let rule = try #require(SentenceTests.rule(of: word))
    var sentences = Sentences(grammar, seed: UInt64(word.hashText))
    for turn in 0..<60 {
      expectTaken(sentences.text(of: rule, depth: 6 + turn % 12))
    }
  }

  @Test(arguments: 0..<6)
  func `the parser takes every file of the grammar`(seed: Int) throws {
    var sentences = Sentences(try Grammar.documented(), seed: UInt64(seed))
    for turn in 0..<60 { expectTaken(sentences.text(of: "statements", depth: 8 + turn % 12)) }
  }

  @Test(arguments: StatementWord.allCases)
  func `grammar and parser take and refuse the same`(word: StatementWord) throws {
    let grammar = try Grammar.documented()
    let recognizer = Recognizer(grammar)
    let rule = try #require(SentenceTests.rule(of: word))
    var sentences = Sentences(grammar, seed: UInt64(word.hashText) + 33)
    var random = Dice(seed: UInt64(word.hashText) + 33)
    let all = SentenceTests.tokensOfAllStatements(grammar)
    for turn in 0..<40 {
      let text = sentences.text(of: rule, depth: 4 + turn % 8)
      let file = lex(SourceFile(name: "shop.rules", text: text), index: 0)
      #expect(recognizer.accepts(file.tokens), "\(text)")
      let slip = SentenceTests.text(of: SentenceTests.slipped(file.tokens, among: all, &random))
      let slipped = lex(SourceFile(name: "shop.rules", text: slip), index: 0)
      let diagnostics = slipped.errors.map { $0.diagnostic } + parse(slipped, index: 0).errors.map { $0.diagnostic }
      let errors = diagnostics.filter { $0.severity == .error }.map { $0.code.rawValue }
      if errors.isEmpty || errors.contains(where: { !SentenceTests.checkedLater.contains($0) }) {
        #expect(recognizer.accepts(slipped.tokens) == errors.isEmpty, "\(errors):\n\(slip)")
      }
    }
  }

  private static func tokensOfAllStatements(_ grammar: Grammar) -> [Token] {
    var sentences = Sentences(grammar, seed: 3)
    var tokens: [Token] = []
    for word in StatementWord.allCases {
      for turn in 0..<10 {
        let text = sentences.text(of: rule(of: word) ?? "", depth: 6 + turn)
        tokens += lexed(text).tokens.filter { $0.kind != .endOfFile }
      }
    }
    return tokens
  }

  /// The tokens with one left out, twice there, exchanged with the next one, or another beside it or in its place.
  private static func slipped(_ tokens: [Token], among all: [Token], _ random: inout Dice) -> [Token] {
    var tokens = tokens
    guard tokens.count > 2 else { return tokens }
    let index = random.next(tokens.count - 2)
    switch random.next(6) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[index], at: index)
    case 2: tokens.swapAt(index, index + 1)
    case 3: tokens[index] = tokens[random.next(tokens.count - 1)]
    case 4: tokens[index] = all[random.next(all.count)]
    default: tokens.insert(all[random.next(all.count)], at: index)
    }
    return tokens
  }

  private static func text(of tokens: [Token]) -> String {
    var text = ""
    for token in tokens {
      switch token.kind {
      case .lineEnd: text += "\n"
      case .row:
        text +=
          "\n| " + token.cells.map { $0.kind == .string ? quoted($0.text) : $0.text }.joined(separator: " | ") + " |"
      default: text += " " + token.asWritten
      }
    }
    return text
  }

  @Test func `the sentences have every token of the grammar`() throws {
    let grammar = try Grammar.documented()
    var sentences = Sentences(grammar, seed: 1)
    var seen: Set<Substring> = []
    for word in StatementWord.allCases {
      let rule = try #require(SentenceTests.rule(of: word))
      for turn in 0..<60 {
        seen.formUnion(sentences.text(of: rule, depth: 6 + turn % 12).split(whereSeparator: { $0.isWhitespace }))
      }
    }
    let words = Lookahead(grammar).tokens.filter { $0.hasPrefix("\"") }.map { String($0.dropFirst().dropLast()) }
    #expect(Set(words).subtracting(seen.map { String($0) }).isEmpty)
  }

  private func expectTaken(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = lex(SourceFile(name: "shop.rules", text: text), index: 0)
    let diagnostics = file.errors.map { $0.diagnostic } + parse(file, index: 0).errors.map { $0.diagnostic }
    let errors = diagnostics.filter { $0.severity == .error }.map { $0.code.rawValue }
    let others = errors.filter { !SentenceTests.checkedLater.contains($0) }
    #expect(others.isEmpty, "\(others) in:\n\(text)", sourceLocation: sourceLocation)
  }

  /// The rule of the grammar that begins with a statement word.
  static func rule(of word: StatementWord) -> String? {
    switch word {
    case .sold: "soldout"
    case .menu: "choice"
    case .money: "number"
    case .best, .first, .all: "pick"
    case .forbid, .warn: "alert"
    case .always: "assertion"
    default: word.rawValue
    }
  }
}

extension StatementWord {
  fileprivate var hashText: Int {
    rawValue.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
  }
}
