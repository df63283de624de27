import Testing

@testable import rulecheck

struct ExplainCommandTests {
  private func run(_ words: String...) -> (code: ExitCode, results: String, notices: String) {
    var console = Console.inMemory()
    let code = Rulecheck.run(["explain"] + words, &console)
    return (code, console.results.text, console.notices.text)
  }

  @Test func aCodeIsExplainedWithABadAndAGoodExample() {
    let explained = run("sign-missing")
    #expect(explained.code == .allWell)
    #expect(explained.results.hasPrefix("sign-missing: a price in a choice has no sign\n"))
    #expect(explained.results.contains("Not so\n  currency USD\n  choice topping { nothing default, pearls 1.00 }\n"))
    #expect(explained.results.contains("But so\n  currency USD\n  choice topping { nothing default, pearls +1.00 }\n"))
  }

  @Test func aCodeOfAnOrderIsExplainedWithItsRules() {
    let explained = run("too-few")
    #expect(explained.results.contains("\nThe rules\n  currency USD\n  choice sides choose 2"))
    #expect(explained.results.contains("\nNot so\n  {\"sides\": [\"rice\"]}\n"))
    #expect(explained.results.hasSuffix("\nBut so\n  {\"sides\": [\"rice\", \"beans\"]}\n"))
  }

  @Test func withoutACodeAllAreListedWithALineEach() {
    let listed = run()
    #expect(listed.code == .allWell)
    let lines = listed.results.split(separator: "\n")
    for explanation in Explanations.all {
      #expect(lines.count { $0.hasPrefix("  \(explanation.code) ") && $0.hasSuffix(explanation.title) } == 1)
    }
  }

  @Test func anUnknownCodeIsAnsweredWithTheNearOne() {
    let misspelt = run("sign-mising")
    #expect(misspelt.code == .notCarriedOut)
    #expect(misspelt.results.isEmpty)
    #expect(misspelt.notices.contains("did you mean `sign-missing`?"))
    #expect(run("xyz").notices.contains("`rulecheck explain` lists the codes"))
  }

  @Test func aPageAsData() {
    let explained = run("--format", "json", "sign-missing")
    #expect(
      explained.results.hasPrefix("{\n  \"code\": \"sign-missing\",\n  \"title\": \"a price in a choice has no sign\""))
    #expect(explained.results.contains(#""good": "currency USD\nchoice topping"#))
    #expect(explained.results.contains("have a sign: `+1.00` is added. The whole price of a thing stands in a `menu`"))
    #expect(run("--format", "json").results.hasPrefix("[\n  {\n    \"code\": "))
  }
}
