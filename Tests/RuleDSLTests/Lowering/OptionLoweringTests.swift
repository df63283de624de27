import RulesEngine
import Testing

@testable import RuleDSL

struct OptionLoweringTests {
  @Test func aSingleChoice() {
    let values = [
      OptionValue("A", isDefault: true),
      OptionValue("B", label: "Bee", price: price("10", .plus), when: "member", otherwise: "Members only"),
      OptionValue("C", price: price("5", .minus), isSoldOut: true), OptionValue("D", price: Price(.name(.plus, "fee"))),
    ]
    let expected = ShopOption(
      "size", label: "Size", .choice(Choice(values)), onlyWhen: Formula(.matching("drink", .chosen, negated: false)))
    #expect(
      statements(
        """
        choice size "Size" only when drink is chosen {
          A default
          B "Bee" +10 when member else "Members only"
          C -5 sold out, D +fee
        }
        """) == [.option(expected)])
  }

  @Test func anOptionalChoice() {
    let expected = ShopOption("size", .choice(Choice([OptionValue("A")], amount: .optional(when: nil))))
    #expect(statements("choice size optional { A }") == [.option(expected)])
  }

  @Test func aChoiceOfSeveral() {
    let limits = SetLimits(
      least: number("0"), most: number("5"), mostKinds: number("3"), mostUnitsEach: number("2"),
      included: .init(isCheapest: false, units: number("1")))
    let values = [
      OptionValue("白玉", price: price("10", .plus)),
      OptionValue("雙料", price: price("15", .plus), upTo: decimal("1"), counts: decimal("2")),
    ]
    #expect(
      statements(
        """
        choice toppings choose 0 to 5, at most 3 kinds, up to 2 each, dearest 1 included {
          白玉 +10, 雙料 +15 counts 2 up to 1
        }
        """) == [.option(ShopOption("toppings", .choice(Choice(values, amount: .several(limits)))))])
  }

  @Test(arguments: [("choose 3", number("3"), number("3")), ("choose 1 or more", number("1"), nil)])
  func bounds(_ clause: String, least: Formula, most: Formula?) {
    let choice = Choice([OptionValue("A")], amount: .several(SetLimits(least: least, most: most)))
    #expect(statements("choice t \(clause) { A }") == [.option(ShopOption("t", .choice(choice)))])
  }

  @Test func numbersTogglesAndTexts() {
    let zero = SignedDecimal(decimal("0"))
    let range = NumberRange(
      .range(SignedDecimal(decimal("2"), isNegative: true), SignedDecimal(decimal("20")), step: decimal("0.5")),
      defaultValue: zero, priceEach: price("5", .plus))
    let list = NumberRange(.oneOf([SignedDecimal(decimal("1")), SignedDecimal(decimal("12"))]))
    let tip = NumberRange(.range(zero, SignedDecimal(decimal("500")), step: nil), isMoney: true)
    #expect(
      statements(
        """
        number n -2 to 20 step 0.5 default 0 +5 each
        number months one of (1, 12)
        money tip 0 to 500
        toggle gift "Gift" default on +2 only when n > 0
        text name "Name", city
        """) == [
          .option(ShopOption("n", .number(range))), .option(ShopOption("months", .number(list))),
          .option(ShopOption("tip", .number(tip))),
          .option(
            ShopOption(
              "gift", label: "Gift", .toggle(Toggle(isOnByDefault: true, price: price("2", .plus))),
              onlyWhen: Formula(.comparison("n", .greater, number("0"))))),
          .option(ShopOption("name", label: "Name", .text)), .option(ShopOption("city", .text)),
        ])
  }

  @Test func groups() {
    #expect(
      statements("group milk \"奶茶\" of drink { A, \"B C\" }\ngroup all-day { D }") == [
        .group(ValueGroup("milk", label: "奶茶", of: "drink", ["A", "B C"])),
        .group(ValueGroup("all-day", of: nil, ["D"])),
      ])
  }

  // MARK: What is wrong

  @Test func pricesWithoutASign() {
    expectFindings(
      "choice topping { 白玉 «10» }\ntoggle gift «2»\nnumber n 1 to 3 «5» each",
      ["sign-missing: instead of `choice`", "sign-missing: `+2`", "sign-missing: `+5`"],
      mended: "choice topping { 白玉 +10 }\ntoggle gift +2\nnumber n 1 to 3 +5 each")
  }

  @Test func pricesOfAMenuWithASign() {
    expectFindings(
      "menu cake { Tart «+30», Pie «-5» }", ["sign-of-base-price", "sign-of-base-price: write the price itself"])
  }

  @Test func gluedNames() {
    expectFindings(
      "choice topping { «白玉10», «環保杯-5», \"黃金10\", pizza1 }",
      ["glued-name: `白玉 +10`, or in quotes `\"白玉10\"`", "glued-name"])
    expectFindings("menu tea { «白玉10元» }", ["glued-name: `白玉 10`"])
    expectFindings(
      "languages zh-Hant, «en»\nchoice size { «中杯default», «白玉en» \"Pearls\" }",
      ["untranslated", "glued-name", "glued-name"])
    expectFindings("let «運費60» = 3\ngroup «奶茶2» { A }", ["glued-name", "glued-name"])
  }

  @Test func limitsWithoutChoose() {
    expectFindings(
      "choice t at most «3» kinds, up to «2» each, «cheapest 1 included» { A }",
      ["limit-without-choose", "limit-without-choose", "limit-without-choose"])
    expectFindings("choice t optional «choose 1 to 2» { A }", ["optional-and-choose"])
  }

  @Test func namesThatAreTooLongOrEmpty() {
    let long = String(repeating: "a", count: 101)
    expectFindings("choice t { «\"\"», «\"\(long)\"», b }", ["empty-name", "name-too-long: 101 characters"])
  }

  /// What can't be read declares its name all the same, so that using it isn't a second mistake.
  @Test func aBadDeclarationSilencesItsUses() {
    let text = """
      currency TWD
      choice size chose 1 { A, B }
      charge "Big" 5 when size is A
      number n 1 two 3
      charge "N" 5 per n
      menu tea b size {
        |       | small | large |
        | black | 30    | 35    |
      }
      charge "T" by count of tea size {
        |   | S | L |
        | 1 | 2 | 3 |
      }
      choice milk {
        oat efault
        soy +1
      }
      toggle
      charge "G" 5 when gift
      """
    let found = compile(SourceFile(name: "t", text: text)).diagnostics
    let lines = SourceLines(SourceFile(name: "t", text: text))
    #expect(found.map { lines.position(at: $0.place.start).line } == [2, 4, 6, 10, 15, 18])
  }
}
