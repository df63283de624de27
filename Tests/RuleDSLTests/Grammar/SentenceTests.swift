import RulesEngine
import Testing

@testable import RuleDSL

/// The documented grammar and the parser say the same: what the one allows, the other takes.
struct SentenceTests {
  /// What the grammar allows and is looked at behind it, by its codes. A percent before `cheapest` misses its `of`
  /// though `cheapest` might begin a clause: where one can follow, a percent means nothing.
  static let checkedLater: Set = [
    "given-twice", "rows-and-entries", "missing-bar", "misplaced-statement", "per-after-sum", "range-with-dash",
    "missing-of", "detail-without-value",
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
