import Testing

@testable import RuleDSL

struct UnreadableFileTests {
  @Test(arguments: ["choice a { B 5", "toggle a; nonsense", "charge \"A\" 1,200", "choice a { \"B }", "a\u{200B}b"])
  func aFileThatCannotBeReadHasNoForm(text: String) {
    let formatted = format(SourceFile(name: "test.rules", text: text))
    #expect(formatted.text == nil)
    #expect(formatted.diagnostics.contains { $0.severity == .error })
  }

  @Test func whatIsOnlyWrongHasOne() throws {
    #expect(try formatted("charge \"A\" unknown-name") == "charge \"A\" unknown-name\n")
  }
}
