import RuleDSL
import Testing

@testable import rulecheck

@Suite("Every code has a page, and its examples say the truth")
struct ExplanationTests {
  private func findings(in sample: RuleSample) -> [Diagnostic] {
    compile(SourceFile(name: "sample.rules", bytes: sample.bytes)).diagnostics
  }

  @Test func everyCodeHasOnePage() {
    #expect(Explanations.all.map { $0.code }.sorted() == DiagnosticCode.allCases.map { $0.rawValue }.sorted())
  }

  @Test(arguments: Explanations.all)
  func theBadExampleHasThisMistakeAndNoOther(_ page: Explanation) {
    let found = findings(in: page.bad)
    #expect(found.map { $0.code.rawValue } == [page.code], "\(found.map { $0.message })")
  }

  @Test(arguments: Explanations.all)
  func theGoodExampleHasNoMistake(_ page: Explanation) {
    let found = findings(in: page.good)
    #expect(found.isEmpty, "\(found.map { $0.message })")
  }

  @Test(arguments: Explanations.all)
  func wordsAreSentencesThatFitATerminal(_ page: Explanation) {
    #expect(!page.title.hasSuffix(".") && !page.title.contains("|"))
    let width = DisplayWidth()
    for text in [page.meaning, page.mend] {
      #expect(text.hasSuffix(".") || text.hasSuffix("`"), "\(text)")
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
      for line in text.split(separator: "\n") { #expect(width.columns(of: String(line)) <= 80, "\(line)") }
    }
    for text in [page.bad.shown, page.good.shown] {
      for line in text.split(separator: "\n") { #expect(width.columns(of: String(line)) <= 120, "\(line)") }
    }
  }
}

extension Explanation: CustomTestStringConvertible {
  public var testDescription: String { code }
}
