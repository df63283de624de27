import Testing

@testable import rulecheck

@Suite("Arguments of a command")
struct ArgumentsTests {
  enum Format: String, CaseIterable { case text, json, markdown }

  let format = CommandOption.word("format", default: Format.text, "how to print the quote")
  let rules = CommandOption.text("rules", "FILE", "the rule file to use")
  let filters = CommandOption.texts("filter", "TEXT", "only examples whose name has it")
  let offers = CommandOption.flag("offers", "also what each value would change")
  let limit = CommandOption.number("limit", "N", in: 1...100, "how many to show")

  var signature: CommandSignature {
    CommandSignature(
      "price", "the quote of an order", operands: [Operand("ORDER", "a JSON file", .optional)],
      options: [
        format.declaration, rules.declaration, filters.declaration, offers.declaration, limit.declaration,
      ])
  }

  func problem(_ words: String...) -> UsageError? {
    #expect(throws: UsageError.self) { try signature.parse(words) }
  }

  @Test func standAtTheirDefaultsIfNotGiven() throws {
    let arguments = try signature.parse([])
    #expect(arguments[format] == .text)
    #expect(arguments[rules] == nil)
    #expect(arguments[filters] == [])
    #expect(!arguments[offers])
    #expect(arguments[limit] == nil)
    #expect(arguments[.color] == .auto)
    #expect(arguments.operands == [])
    #expect(!arguments.has(format))
  }

  @Test(arguments: [
    ["--format", "json", "--rules", "tea.rules", "order.json", "--offers"],
    ["--offers", "order.json", "--rules=tea.rules", "--format=json"],
    ["--format=json", "--offers", "--rules", "tea.rules", "--", "order.json"],
  ])
  func comeInAnyOrder(words: [String]) throws {
    let arguments = try signature.parse(words)
    #expect(arguments[format] == .json)
    #expect(arguments[rules] == "tea.rules")
    #expect(arguments[offers])
    #expect(arguments.operands == ["order.json"])
    #expect(arguments.has(format))
  }

  @Test func valuesMayHoldAnything() throws {
    #expect(try signature.parse(["--rules=a=b"])[rules] == "a=b")
    #expect(try signature.parse(["--rules="])[rules] == "")
    #expect(try signature.parse(["--rules", "-"])[rules] == "-")
    #expect(try signature.parse(["--rules", "-5%"])[rules] == "-5%")
    #expect(try signature.parse(["--rules=--offers"])[rules] == "--offers")
  }

  @Test func dashIsStandardInputAndAfterTwoDashesAllAreOperands() throws {
    #expect(try signature.parse(["-"]).operands == ["-"])
    #expect(try signature.parse(["--", "--offers"]).operands == ["--offers"])
    #expect(try signature.parse(["--", "--help"])[.help] == false)
  }

  @Test func repeatedOptionsAddUp() throws {
    #expect(try signature.parse(["--filter", "tea", "--filter=cake"])[filters] == ["tea", "cake"])
    #expect(problem("--rules", "a", "--rules", "b")?.message == "`--rules` is given twice")
  }

  @Test(arguments: [
    ("--formatt", "did you mean `--format`?"),
    ("--fromat=json", "did you mean `--format`?"),
    ("-rules", "did you mean `--rules`?"),
    ("--Offers", "did you mean `--offers`?"),
    ("--colour", "did you mean `--color`?"),
    ("--network", "`rulecheck price --help` shows what it takes"),
    ("-x", "`rulecheck price --help` shows what it takes"),
  ])
  func unknownOptionGetsTheNearOne(word: String, help: String) {
    let error = problem(word)
    #expect(error?.message == "`price` has no option `\(word.split(separator: "=")[0])`")
    #expect(error?.help == help)
  }

  @Test func unknownValueGetsTheAllowedOnesAndTheNearOne() {
    let error = problem("--format", "jsno")
    #expect(error?.message == "--format can't be `jsno`: it is text, json or markdown")
    #expect(error?.help == "did you mean `json`?")
    #expect(problem("--limit", "0")?.message == "--limit can't be `0`: it is a whole number from 1 to 100")
    #expect(problem("--limit=many")?.help == "`rulecheck price --help` shows what it takes")
  }

  @Test(arguments: [
    ["--format"], ["--format", "--offers"], ["order.json", "--rules"], ["--rules", "-x"], ["--rules", "--", "a"],
  ])
  func missingValueIsSaid(words: [String]) {
    let error = #expect(throws: UsageError.self) { try signature.parse(words) }
    #expect(error?.message.contains("needs a value") == true)
  }

  @Test func flagTakesNoValue() {
    #expect(problem("--offers=yes")?.message == "--offers takes no value, but `yes` was given")
  }

  @Test func operandsAreCounted() {
    #expect(problem("a.json", "b.json")?.message == "`price` takes at most 1, and `b.json` is one more")
    let diff = CommandSignature(
      "diff", "what changes", operands: [Operand("OLD", "the old rules"), Operand("NEW", "the new rules")])
    let error = #expect(throws: UsageError.self) { try diff.parse(["old.rules"]) }
    #expect(error?.message == "`diff` needs NEW: the new rules")
    let check = CommandSignature("check", "reads rules", operands: [Operand("FILE", "rules", .several)])
    #expect((try? check.parse(["a", "b", "c"]).operands) == ["a", "b", "c"])
  }

  @Test(arguments: [["--help"], ["-h"], ["--format", "nonsense", "--help"], ["a", "b", "c", "--what", "-h"]])
  func helpIsGivenWhateverElseIsWrong(words: [String]) throws {
    #expect(try signature.parse(words)[.help])
  }

  @Test func escapeSequencesInAWordAreShownHarmless() {
    #expect(problem("--\u{1B}[2J")?.message == #"`price` has no option `--\u{1B}[2J`"#)
  }
}
