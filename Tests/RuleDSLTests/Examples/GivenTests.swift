import RuleDSL
import RulesEngine
import Testing

struct GivenTests {
  private let shop = """
    currency EUR
    number n 1 to 9
    charge "Cups" 1.00 per n
    text name
    require name is not blank else "Enter a name"

    """

  private func failures(_ examples: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let compiled = compile(SourceFile(name: "shop.rules", text: shop + examples))
    #expect(compiled.diagnostics.isEmpty, sourceLocation: sourceLocation)
    let program = try #require(compiled.program, sourceLocation: sourceLocation)
    return compiled.examples.flatMap { example in
      example.run(by: program).failures.map { example.title + ": " + $0.actual }
    }
  }

  /// Those below start with it, those above don't.
  @Test func examplesBelowStartWithIt() throws {
    let examples = """
      example "above" {
        expect no total, violation on name
      }
      given { name "Lin", n 2 }
      example "below" {
        expect 2.00, placed
        clear n expect no total, violation on n
      }
      example "again from the start" {
        expect 2.00, placed
      }
      """
    #expect(try failures(examples) == [])
  }

  @Test func laterOnesAddToEarlierOnes() throws {
    let examples = """
      given { name "Lin", n 2 }
      given { n 3 }
      example "both" {
        expect 3.00, placed
      }
      """
    #expect(try failures(examples) == [])
  }

  @Test func whatIsGivenIsChecked() {
    #expect(codes(shop + "given { nam \"Lin\" }\nexample \"a\" {\n  n 1 expect 1\n}") == ["unknown-option"])
    #expect(codes(shop + "given { n on }\nexample \"a\" {\n  n 1 expect 1\n}") == ["wrong-selection"])
  }

  @Test func whatNoExampleStartsWith() {
    #expect(codes(shop + "example \"a\" {\n  n 1 expect 1\n}\ngiven { n 1 }") == ["unused-given"])
  }
}
