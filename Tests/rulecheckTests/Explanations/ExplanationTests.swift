import RuleDSL
import RulesEngine
import Testing

@testable import rulecheck

@Suite("Every code has a page, and its examples say the truth")
struct ExplanationTests {
  static let ofRules = Explanations.all.filter { $0.rules == nil }
  static let ofOrders = Explanations.all.filter { $0.rules != nil }

  @Test func noCodeHasTwoPages() {
    #expect(Set(Explanations.all.map { $0.code }).count == Explanations.all.count)
  }

  // MARK: Mistakes in rules

  private func findings(in sample: Sample) -> [Diagnostic] {
    compile(SourceFile(name: "sample.rules", bytes: sample.bytes)).diagnostics
  }

  @Test func everyCodeOfADiagnosticHasAPage() {
    #expect(Set(Self.ofRules.map { $0.code }) == Set(DiagnosticCode.allCases.map { $0.rawValue }))
  }

  @Test(arguments: ofRules)
  func theBadExampleHasThisMistakeAndNoOther(_ page: Explanation) {
    let found = findings(in: page.bad)
    #expect(found.map { $0.code.rawValue } == [page.code], "\(found.map { $0.message })")
  }

  @Test(arguments: ofRules)
  func theGoodExampleHasNoMistake(_ page: Explanation) {
    let found = findings(in: page.good)
    #expect(found.isEmpty, "\(found.map { $0.message })")
  }

  /// Some codes are graded by where the mistake stands: what can't be seen, and what is said twice.
  @Test(arguments: ofRules)
  func howMuchIsWrongIsDataOfTheCode(_ page: Explanation) {
    for found in findings(in: page.bad) where found.code != .invisibleCharacter && found.code != .givenTwice {
      #expect(found.severity == found.code.severity)
    }
  }

  // MARK: What is wrong with orders

  /// Every code in the answer to an order, whether it is one of a violation, a refusal or an order that can't be read.
  private func codes(_ order: Sample, _ page: Explanation) throws -> [String] {
    let folder = TemporaryFolder()
    let rules = try folder.add("shop.rules", page.rules ?? "")
    let orders = try folder.add("orders.ndjson", String(decoding: order.bytes, as: UTF8.self))
    var console = Console.inMemory()
    // Where the order names its rules, they aren't given.
    let given = page.code == "no-rules" ? [] : ["--rules", rules]
    _ = Rulecheck.run(page.command + given + [orders], &console)
    #expect(console.notices.text.isEmpty, "\(console.notices.text)")
    return console.results.text.matches(of: /"(code|reason|error)": "([a-z-]+)"/).map { String($0.2) }
  }

  @Test func everyCodeInAnAnswerHasAPage() {
    let codes = Violation.Code.allCases.map { $0.description } + Refusal.Reason.allCases.map { $0.description }
    #expect(codes.filter { code in !Explanations.all.contains { $0.code == code } } == [])
  }

  @Test(arguments: ofOrders)
  func onlyTheBadOrderHasThisMistake(_ page: Explanation) throws {
    #expect(try codes(page.bad, page) == [page.code])
    #expect(try codes(page.good, page) == [])
  }

  // MARK: Words

  @Test(arguments: Explanations.all)
  func wordsAreSentencesThatFitATerminal(_ page: Explanation) {
    #expect(!page.title.hasSuffix(".") && !page.title.contains("|"))
    let width = DisplayWidth()
    for text in [page.meaning, page.mend] {
      #expect(text.hasSuffix(".") || text.hasSuffix("`"), "\(text)")
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
      for line in text.split(separator: "\n") { #expect(width.columns(of: String(line)) <= 80, "\(line)") }
    }
    for example in page.examples {
      for line in example.text.split(separator: "\n") { #expect(width.columns(of: String(line)) <= 120, "\(line)") }
    }
  }
}

extension Explanation: CustomTestStringConvertible {
  public var testDescription: String { code }
}
