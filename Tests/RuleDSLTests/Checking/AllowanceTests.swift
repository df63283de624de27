import RuleDSL
import RulesEngine
import Testing

@Suite("Comments that allow what is found")
struct AllowanceTests {
  @Test func behindALineItSpeaksForThatLine() {
    expectNothingFound("charge \"Goods\" 10.5 # allow: price-off-step", currency: "TWD")
    expectNothingFound(
      """
      menu drink by size {
        |       | M   | L  |
        | tea   | 30  | 35 |
        | juice | 40  | 400 | # allow: price-apart
        | milk  | 35  | 40 |
        | soda  | 30  | 35 |
        | water | 20  | 25 |
      }
      choice size { M, L }
      """, currency: "TWD")
  }

  @Test func aloneItSpeaksForTheNextLine() {
    expectNothingFound(
      """
      # allow: price-off-step
      # It is rounded.

      charge "Goods" 10.5
      """, currency: "TWD")
  }

  @Test func itSpeaksForNoOtherLine() {
    expectFound(
      """
      charge "Goods" «10.5» # allow: «price-apart»
      charge "Other" 10.5 #allow: price-off-step
      charge "Third" «10.5»
      """, ["price-off-step", "needless-allow: nothing on its line", "price-off-step"], currency: "TWD")
  }

  @Test func severalArePartedByCommas() {
    expectNothingFound(
      """
      number n 1 to 9 default 1
      charge "Goods" 10.5 when n > 0 # allow: price-off-step, always-holds
      charge "Goods" 10.5 when n > 0 # Allow: price-off-step，always-holds
      """, currency: "TWD")
  }

  @Test func anUnknownWordIsShown() {
    expectFound(
      "charge \"Goods\" 10 # allow: «price-of-step», «zz»",
      ["unknown-allow: did you mean `price-off-step`?", "unknown-allow"])
  }

  @Test func anErrorCanNotBeAllowed() {
    expectFound(
      "charge \"Goods\" 10 when «nobody» # allow: «unknown-name»", ["unknown-name", "allowed-error: can't be allowed"])
  }

  @Test func whileThereAreErrorsNothingIsNeedless() {
    expectFound(
      """
      charge "Goods" 10 # allow: price-apart
      charge "Other" 10 when «nobody»
      """, ["unknown-name"])
  }

  @Test func whatCanNotBeSeenInATextCanBeAllowed() {
    expectNothingFound("charge \"Go\u{200B}ods\" 10 # allow: invisible-character")
  }

  @Test func otherCommentsAllowNothing() {
    expectFound("charge \"Goods\" «10.5» # we allow: price-off-step", ["price-off-step"], currency: "TWD")
  }
}

@Suite("A file with very many mistakes")
struct ManyMistakesTests {
  private func compiled(_ lines: [String]) -> CompiledRules {
    compile(SourceFile(name: "test.rules", text: (["currency USD"] + lines).joined(separator: "\n")))
  }

  @Test func aHundredAreListedAndTheRestCounted() {
    let rules = compiled((1...300).map { "charge \"A\" 1 when nobody\($0)" })
    #expect(rules.diagnostics.count == 100)
    #expect(rules.unlistedCount == 200)
    #expect(rules.errorCount == 300)
  }

  @Test func linesThatCanNotBeReadAreCounted() {
    let rules = compiled((1...300).map { _ in "charge \"A\" when" })
    #expect(rules.diagnostics.count == 100)
    #expect(rules.unlistedCount == 200)
  }

  @Test func theWorstAreListed() {
    let notes = (1...150).map { "number n\($0) 3 to 20 step 5" }
    let warnings = (1...60).map { "charge \"A\($0)\" 1.005" }
    let rules = compiled(notes + ["charge \"Goods\" 1"] + warnings)
    #expect(rules.diagnostics.count == 100)
    #expect(rules.diagnostics.filter { $0.severity == .warning }.count == 60)
    #expect(rules.unlistedCount == 110)
    #expect(rules.program != nil)
  }

  @Test func severityIsDataOfTheCode() {
    for finding in FindingSamples.all {
      #expect(finding.diagnostic.severity == finding.code.severity)
      switch finding.severity {
      case .error: #expect(finding.code.severity == .error, "\(finding.code)")
      case .warning: #expect(finding.code.severity == .warning, "\(finding.code)")
      case .note: #expect(finding.code.severity == .note, "\(finding.code)")
      }
    }
  }
}
