import RulesEngine
import Testing

@testable import RuleDSL

struct TranslationTests {
  private let shop = """
    shop "茶店"
    currency TWD
    languages zh-Hant, en, ja
    menu drink "飲料" { 紅茶 30, 綠茶 en "Green tea" 35 }
    choice 冰 { 正常 default, 去冰 }
    charge "運費" 60 when subtotal < 500
    require drink is 紅茶 else "只有紅茶"

    """

  private func option(_ name: Name, _ text: String) -> ShopOption? {
    for case .option(let option) in lowered(text).ruleSet.statements where option.name == name { return option }
    return nil
  }

  @Test func namesLabelsAndMessagesByTheirSource() throws {
    let text =
      shop
        + """
        translate en {
          茶店 "Tea shop", 飲料 "Drink", 紅茶 "Black tea", 冰 "Ice", 運費 "Delivery"
          "只有紅茶" "Only black tea"
        }
        """
    let rules = lowered(text).ruleSet
    #expect(rules.title?.text(in: "en") == "Tea shop")
    #expect(option("drink", text)?.label?.text(in: "en") == "Drink")
    #expect(option("冰", text)?.label?.text(in: "en") == "Ice")
    guard case .choice(let drink) = option("drink", text)?.kind else {
      Issue.record("no choice")
      return
    }
    #expect(drink.values.map { $0.label?.text(in: "en") } == ["Black tea", "Green tea"])
    #expect(drink.values.map { $0.label?.text(in: "ja") } == ["紅茶", "綠茶"])
    for case .line(let line) in rules.statements { #expect(line.label?.text(in: "en") == "Delivery") }
    for case .requirement(let demand) in rules.statements {
      #expect(demand.otherwise?.text(in: "en") == "Only black tea")
    }
  }

  /// What stands beside a text is closer than what is said of it elsewhere.
  @Test func aTranslationBesideTheTextCounts() {
    let text =
      "languages zh-Hant, en\nchoice a { 紅茶 en \"Black\", 綠茶 }\nchoice b { 紅茶 }\ntranslate en { 紅茶 \"Black tea\", 綠茶 \"Green\" }"
    guard case .choice(let a) = option("a", text)?.kind, case .choice(let b) = option("b", text)?.kind else {
      Issue.record("no choice")
      return
    }
    #expect(a.values[0].label?.text(in: "en") == "Black")
    #expect(b.values[0].label?.text(in: "en") == "Black tea")
    #expect(lowered(text).errors.isEmpty)
  }

  /// Texts of a list are read where it is taken over; names without a label, digits and signs need none.
  @Test func whatIsMissingIsOneWarningALanguage() {
    let found = lowered(
      shop + "list used { 珍珠 en \"Pearls\" +5, 1/2 }\nchoice top { from used, 不加 default }\nlist idle { 椰果 }"
    )
    .errors.map { $0.diagnostic }.filter { $0.code == "untranslated" }
    #expect(found.map { $0.severity } == [.warning, .warning])
    #expect(found[0].message.hasPrefix("8 texts a shopper reads have no `en`: `茶店`, `飲料`, `紅茶`, `正常`, `去冰`, …"))
    #expect(found[1].message.hasPrefix("10 texts a shopper reads have no `ja`"))
  }

  /// A list has its headings once, whoever takes it over.
  @Test func headingsOfAListAreTranslated() {
    let text = """
      currency TWD
      languages en, zh-Hant
      list teas {
        group plain "Plain tea"
        Black zh-Hant "紅茶"
      }
      choice a { from teas }
      choice b { from teas }

      """
    expectFindings(text.replacing("zh-Hant\n", with: "«zh-Hant»\n"), ["untranslated: `Plain tea`"])
    let rules = lowered(text + "translate zh-Hant { \"Plain tea\" \"原茶\" }")
    #expect(rules.errors.isEmpty)
    var labels: [String?] = []
    for case .group(let group) in rules.ruleSet.statements { labels.append(group.label?.text(in: "zh-Hant")) }
    #expect(labels == ["原茶"])
  }

  @Test func aFileOfOneLanguageLacksNothing() {
    #expect(lowered("languages zh-Hant\nchoice a { 紅茶 }").errors.isEmpty)
    #expect(lowered("choice a { 紅茶 }\ntranslate en { 紅茶 \"Black tea\" }").errors.isEmpty)
  }

  @Test func whatTranslatesNothing() {
    let start = "languages zh-Hant, en\nchoice a \"杯型大小\" en \"Size\" { M en \"M\" }\n"
    expectFindings(
      start + "translate en { «杯型太小» \"Size\", «M» \"Medium\", «nothing» \"x\" }",
      ["translates-nothing: did you mean `杯型大小`?", "translates-nothing: where it stands", "translates-nothing"])
  }

  @Test func mistakesOfTranslations() {
    expectFindings(
      "languages zh-Hant, en\nchoice a { M en \"M\", L }\ntranslate «fr» { M \"M\" }\ntranslate «zh-Hant» { M \"中\" }\ntranslate en { L \"L\", «L» \"Large\" }",
      ["unknown-language", "own-language", "given-twice"])
  }
}
