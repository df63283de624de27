import Testing

@Suite("The language reference")
struct LanguageReferenceTests {
  private static let text = (try? Project.text("Docs/language.md")) ?? ""
  private static let samples = MarkdownBlock.all(in: text).filter { $0.kind == "rules" }

  @Test func hasSamples() {
    #expect(Self.samples.count > 15)
  }

  /// A sample leaves out the currency, as the reference says at its beginning.
  @Test(arguments: samples)
  func aSampleHasNoMistake(_ sample: MarkdownBlock) {
    let hasCurrency = sample.lines.contains { $0.hasPrefix("currency ") }
    expectNoMistake((hasCurrency ? "" : "currency USD\n") + sample.text, named: "line \(sample.line)")
  }
}
