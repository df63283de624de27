import RulesEngine
import Testing

@testable import RuleDSL

struct ShopLoweringTests {
  @Test func theShop() {
    let shop = rules(
      """
      shop "紅茶店" en "Tea house"
      currency TWD
      languages zh-Hant, en
      rounding half even to 5 per line
      """)
    #expect(
      shop
        == RuleSet(
          title: LocalizedText("紅茶店", translations: [.init("en", "Tea house")]), currency: Currency(code: "TWD"),
          rounding: ShopRounding(mode: .halfEven, step: PriceStep(units: 5, decimals: 0)),
          languages: ["zh-Hant", "en"],
          statements: []))
  }

  @Test func whatIsSaidTwice() {
    expectFindings(
      "shop \"A\"\n«shop \"B\"»\ncurrency TWD\n«currency TWD»\nrounding up\n«rounding down»\nlanguages en\n«languages en»",
      ["given-twice: `shop`", "given-twice: `currency`", "given-twice: `rounding`", "given-twice: `languages`"])
    #expect(lowered("shop \"A\"\nshop \"B\"").ruleSet.title == "A")
  }

  @Test(arguments: [("twd", "TWD"), ("TWDD", "TWD"), ("NTD", "TWD"), ("EURO", "EUR"), ("台幣", "TWD")])
  func aCurrencyThatIsNone(_ typed: String, _ meant: String) {
    expectFindings(
      "currency «\(typed)»", ["unknown-currency: did you mean `\(meant)`?"], mended: "currency \(meant)")
  }

  @Test func aCurrencyThatNothingIsNear() {
    expectFindings("currency «pearls»", ["unknown-currency: three letters"])
    let codes = compile(SourceFile(name: "t", text: "currency pearls\ncharge \"A\" 1")).diagnostics.map { $0.code }
    #expect(codes == ["unknown-currency"])
  }

  @Test func languages() {
    expectFindings(
      "languages zh-Hant, «en-verylonglang», en, «EN»\nshop \"A\" en \"B\" «fr» \"C\" «zh-Hant» \"D\" «en» \"E\"",
      [
        "unknown-language: `zh-Hant`", "given-twice", "unknown-language: zh-Hant, en", "own-language", "given-twice",
      ])
    expectFindings("shop \"A\" fr \"B\"", [])
  }

  @Test func aRoundingStepOfZero() {
    expectFindings("rounding half up to «0.00»", ["step-of-zero"])
  }

  /// What a file that isn't there declares is not unknown.
  @Test func aMissingFileSilencesWhatItMayDeclare() {
    let text = """
      use "drinks.rules"
      use "cakes.rules"
      discount "Ten" 5 when count of drink >= 10 and line "A" > 3
      charge "B" 10% of unheard
      charge "C" (1 + ) 2
      """
    let codes = compile(SourceFile(name: "t", text: text)).diagnostics.map { $0.code }
    #expect(codes == ["file-missing", "file-missing", "unexpected"])
  }

  @Test func valuesUnderAHeadingAreKept() {
    let lowered = lowered("menu tea {\n  group milk \"Milk\"\n  A 1\n  B 2\n}").ruleSet.statements
    #expect(lowered.last == .group(ValueGroup("milk", label: "Milk", of: "tea", ["A", "B"], isHeading: true)))
  }

  @Test func examplesAreHandedOn() {
    let file = lowered("example \"a\" {\n  expect 3\n}\ncharge \"A\" 3")
    #expect(file.examples.map { $0.syntax.title.text } == ["a"])
    #expect(file.ruleSet.statements.count == 1)
  }
}
