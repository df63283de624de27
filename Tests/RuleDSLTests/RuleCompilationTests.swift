import RulesEngine
import Testing

@testable import RuleDSL

struct RuleCompilationTests {
  private func compiled(_ text: String) -> CompiledRules {
    compile(SourceFile(name: "test.rules", text: text))
  }

  @Test func rulesWithoutAnErrorAreAProgram() {
    let rules = compiled(
      """
      currency TWD
      menu drink by size {
        |      | 中杯 | 大杯 |
        | 紅茶 | 30   | -    |
      }
      choice size { 中杯 default, 大杯 }
      example "a" {
        drink 紅茶   expect 30
      }
      """)
    #expect(rules.diagnostics.isEmpty)
    #expect(rules.program?.rules.options.map { $0.name } == ["drink", "size", "at"])
    #expect(rules.examples.count == 1)
  }

  @Test func oneErrorIsEnoughForNoProgram() {
    #expect(compiled("currency TWD\ncharge \"A\" 1\ncharge \"B\" 2 when c").program == nil)
    #expect(compiled("currency TWD\ncharge \"A\" 1").program != nil)
  }

  @Test(arguments: [
    "drink cofee  expect 30", "drink  expect", "drink { tea 1 }, expect 30", "name tea expect", "",
    "charge \"A\" 1", "name \"Lin", "drink $", "drink | 5",
  ])
  func onlyToPriceMistakesOfExamplesDoNotCount(_ step: String) {
    let text =
      "currency TWD\ngiven { drink cofee }\nexample \"a\" {\n  \(step)\n}\nmenu drink { tea 30 }\nexample \"b\" { drink juice }\n"
    let rules = compile(SourceFile(name: "test.rules", text: text), onlyToPrice: true)
    #expect(rules.diagnostics.isEmpty)
    #expect(rules.program?.rules.options.map { $0.name } == ["drink", "at"])
    #expect(rules.examples.isEmpty)
    #expect(!compiled(text).diagnostics.isEmpty)
  }

  @Test func onlyToPriceNothingIsSaidOfWhatIsOnlyLikelyWrong() {
    let text = "currency USD\nmenu drink { Tea 3, Cake 3 }\ntoggle gift\ncharge \"Gift\" 1 when 1 > 2\n"
    let rules = compile(SourceFile(name: "test.rules", text: text), onlyToPrice: true)
    #expect(rules.diagnostics.isEmpty)
    #expect(rules.program != nil)
    #expect(!compiled(text).diagnostics.isEmpty)
  }

  @Test(arguments: ["紅茶", "Black tea", " black tea", "綠茶", "烏龍", "茶", "Tea", "black tea", "咖啡", ""])
  func oneOrderMeansTheSameAsAmongMany(_ word: String) throws {
    let text = """
      currency TWD
      languages zh-Hant, en
      menu drink {
        紅茶        30 en "Black tea"
        綠茶 "茶"   35 en "Tea"
        烏龍 "茶"   40 en "Tea"
        茶包 "紅茶" 45 en "Tea bag"
      }
      """
    let compiled = compile(SourceFile(name: "test.rules", text: text), onlyToPrice: true)
    let program = try #require(compiled.program)
    let document = try OrderDocument(JSONReader.read(Array("{\"drink\": \"\(word)\"}".utf8)))
    var alone = OrderSession(program)
    var amongMany = OrderSession(program.forManyOrders())
    #expect(document.tell(&alone).count == document.tell(&amongMany).count)
    #expect(alone.quote == amongMany.quote)
  }

  @Test func everyStageIsHeard() {
    let codes = compiled(
      """
      currency TWD
      choice topping { 白玉 10 }
      toggle gift when
      charge "A" 1 when nothing
      charge "B" 10%
      """
    ).diagnostics.map { $0.code }
    #expect(codes == ["sign-missing", "unexpected", "unknown-name", "percent-of-nothing"])
  }
}
