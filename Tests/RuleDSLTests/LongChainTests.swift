import RulesEngine
import Testing

@testable import RuleDSL

/// However much stands on what stands above it, nothing runs out of room.
struct LongChainTests {
  private static let length = 1000

  private func chain(_ first: String, _ next: (Int) -> String) -> String {
    (["currency USD", first] + (1...Self.length).map { next($0) }).joined(separator: "\n")
  }

  private func expectNoErrors(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let rules = compile(SourceFile(name: "shop.rules", text: text))
    let errors = rules.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { $0.message })", sourceLocation: sourceLocation)
  }

  @Test func `definitions of definitions, as many as may be`() throws {
    let lets = (1...31).map { "let a\($0) = a\($0 - 1) + n" }.joined(separator: "\n")
    #expect(
      try total("currency USD\nnumber n 1 to 9 default 1\nlet a0 = n\nlet b0 = a0 + 1\n\(lets)\ncharge \"A\" 2 per a31")
        == "64.00")
    let conditions = (1...31).map { "let c\($0) = c\($0 - 1) and gift" }.joined(separator: "\n")
    #expect(
      try total(
        "currency USD\ntoggle gift default on\nlet c0 = gift and not member\ntoggle member\n\(conditions)\ncharge \"A\" 5 when c31"
      ) == "5.00")
  }

  @Test func `more definitions of definitions are one error`() {
    for (first, next) in [("n + 1", "+ n"), ("n > 1", "and n > 2")] {
      let text = chain("number n 1 to 9 default 1\nlet a0 = \(first)") { "let a\($0) = a\($0 - 1) \(next)" }
      let rules = compile(SourceFile(name: "shop.rules", text: text))
      #expect(rules.diagnostics.filter { $0.severity == .error }.map { $0.code } == [.tooDeep])
    }
  }

  @Test func `thousands of unknown names`() {
    let lines = (0..<1500).map { "toggle name\($0)\ncharge \"A\" 5 when nme\($0)" }
    let rules = compile(SourceFile(name: "shop.rules", text: "currency USD\n" + lines.joined(separator: "\n")))
    #expect(rules.errorCount == 1500)
    #expect(rules.diagnostics.first?.help?.contains("name0") == true)
  }

  @Test func `options that depend on options`() {
    expectNoErrors(chain("toggle a0 default on") { "toggle a\($0) only when a\($0 - 1)" })
    expectNoErrors(chain("choice a0 { b, c }") { "choice a\($0) only when a\($0 - 1) is b { b, c }" })
  }

  @Test func `sums, conditions and lists of one statement`() throws {
    let terms = String(repeating: " +\n  1", count: Self.length)
    #expect(try total("currency USD\ncharge \"A\" 1\(terms)") == "1001.00")
    let parts = String(repeating: "\n  and gift", count: Self.length)
    #expect(try total("currency USD\ntoggle gift default on\ncharge \"A\" 5 when gift\(parts)") == "5.00")
    let arguments = String(repeating: ",\n  1", count: Self.length)
    #expect(try total("currency USD\ncharge \"A\" max(2\(arguments))") == "2.00")
  }

  @Test func `lists taken over from lists`() {
    _ = compile(SourceFile(name: "shop.rules", text: chain("list a0 { b 5 }") { "list a\($0) { from a\($0 - 1) }" }))
  }
}
