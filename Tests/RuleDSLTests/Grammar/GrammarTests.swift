import Testing

@testable import RuleDSL

/// The documented grammar: two tokens tell what comes.
struct GrammarTests {
  /// A place where a word of the language goes before a name that is spelt so, with the rule that decides it there.
  struct Preference: Hashable, Sendable {
    var rule: String
    var word: String
    var place: Place
  }

  enum Place: Sendable, CaseIterable {
    case afterIs, selectedValue
    case startOfEntryFrom, startOfEntryGroup, startOfCaseFrom, amountOfCase
    case amount, startOfStepClear, startOfStepExpect, afterCommaOfBy
  }

  /// `one` after `is` needs no place here: the `of` behind it tells.
  static let preferences: [Preference] = [
    .init(rule: "relation", word: "chosen", place: .afterIs),
    .init(rule: "relation", word: "blank", place: .afterIs),
    .init(rule: "point", word: "on", place: .afterIs),
    .init(rule: "point", word: "off", place: .afterIs),
    .init(rule: "selected", word: "on", place: .selectedValue),
    .init(rule: "selected", word: "off", place: .selectedValue),
    .init(rule: "entry", word: "from", place: .startOfEntryFrom),
    .init(rule: "entry", word: "group", place: .startOfEntryGroup),
    .init(rule: "case", word: "from", place: .startOfCaseFrom),
    .init(rule: "case", word: "for", place: .amountOfCase),
    .init(rule: "amount", word: "graduated", place: .amount),
    .init(rule: "change", word: "clear", place: .startOfStepClear),
    .init(rule: "step", word: "expect", place: .startOfStepExpect),
    .init(rule: "by", word: "at", place: .afterCommaOfBy),
    .init(rule: "by", word: "up", place: .afterCommaOfBy),
    .init(rule: "by", word: "cheapest", place: .afterCommaOfBy),
    .init(rule: "by", word: "dearest", place: .afterCommaOfBy),
  ]

  @Test func `two tokens tell every decision but those where a word goes before a name`() throws {
    let lookahead = Lookahead(try Grammar.documented())
    #expect(lookahead.loose.isEmpty)
    let preferred = Set(
      Self.preferences.map { Lookahead.Conflict(rule: $0.rule, one: "\"\($0.word)\"", other: "WORD") })
    #expect(lookahead.conflicts.subtracting(preferred).isEmpty, "two tokens don't tell")
    #expect(preferred.subtracting(lookahead.conflicts).isEmpty, "nothing else is meant there")
    #expect(Set(Self.preferences.map { $0.place }).count == 10)
  }

  @Test(arguments: [
    ("s = [ A ] A ;", 0), ("s = [ A ] A A ;", 1), ("s = { A } A ;", 0), ("s = { A } A A ;", 1),
    ("s = A B C | A B D ;", 1), ("s = WORD A | \"x\" B ;", 0), ("s = WORD A | \"x\" A ;", 1),
    ("s = WORD A | \"of\" A ;", 0), ("s = t A A ; t = [ A ] ;", 1), ("s = t B ; t = [ A ] ;", 0),
    ("s = TAG | \"on\" ;", 1), ("s = TAG | \"default\" ;", 0),
  ])
  func `what two tokens tell`(text: String, conflicts: Int) throws {
    #expect(Lookahead(try Grammar(text)).conflicts.count == conflicts)
  }

  @Test func `the grammar says where a word goes before a name`() throws {
    let noted = try Grammar.documented().notes.flatMap { rule, words in words.map { "\(rule) \($0)" } }
    #expect(Set(noted) == Set(Self.preferences.map { "\($0.rule) \($0.word)" }))
  }

  @Test func `every statement word and every reserved word is documented`() throws {
    let words = Set(Lookahead(try Grammar.documented()).tokens.compactMap { keyword($0) })
    #expect(words.isSuperset(of: StatementWord.allCases.map { $0.rawValue }))
    let reserved = ["and", "or", "not", "is", "has", "in", "of", "per", "to", "by", "when", "where", "only", "else"]
    #expect(words.isSuperset(of: reserved))
    #expect(words.filter { isReserved($0) } == Set(reserved))
  }
}
