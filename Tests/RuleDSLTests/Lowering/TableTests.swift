import RulesEngine
import Testing

@testable import RuleDSL

struct TableTests {
  private func choice(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Choice {
    let first = try #require(statements(text, sourceLocation: sourceLocation).first, sourceLocation: sourceLocation)
    guard case .option(let option) = first, case .choice(let choice) = option.kind else {
      throw Unexpected.statement
    }
    return choice
  }

  private enum Unexpected: Error { case statement }

  @Test func theLastOptionRunsAcrossTheHeader() throws {
    let menu = try choice(
      """
      menu drink by size {
        |          | 中杯 | 大杯 |
        | 熟成紅茶 | 30   | 35   | en "Aged black tea"
        | 冷露歐蕾 | 50   | -    | default
        | 春芽     | ?    | 1.5  | sold out
      }
      """)
    let table = PriceTable(
      by: ["size"], columns: [names("中杯"), names("大杯")],
      rows: [
        .init(value: 0, heads: [], cells: [price("30"), price("35")]),
        .init(value: 1, heads: [], cells: [price("50"), Price(.notSold)]),
        .init(value: 2, heads: [], cells: [Price(.toCome), price("1.5")]),
      ])
    let values = [
      OptionValue("熟成紅茶", label: LocalizedText("熟成紅茶", translations: [.init("en", "Aged black tea")])),
      OptionValue("冷露歐蕾", isDefault: true), OptionValue("春芽", isSoldOut: true),
    ]
    #expect(menu == Choice(values, isMenu: true, table: table))
  }

  @Test func otherOptionsHaveAColumnAfterTheNameAndEmptyCellsRepeat() throws {
    let menu = try choice(
      """
      menu drink by size, temperature {
        |      |      | 冰 | 熱 |
        | 紅茶 | 中杯 | -  | 40 |
        |      | 大杯 | 40 | -  |
        | 綠茶 | 中杯 | 35 | 35 |
      }
      """)
    #expect(menu.values.map { $0.name } == ["紅茶", "綠茶"])
    #expect(
      menu.tables.first?.rows == [
        .init(value: 0, heads: [names("中杯")], cells: [Price(.notSold), price("40")]),
        .init(value: 0, heads: [names("大杯")], cells: [price("40"), Price(.notSold)]),
        .init(value: 1, heads: [names("中杯")], cells: [price("35"), price("35")]),
      ])
    #expect(menu.tables.first?.columns == [names("冰"), names("熱")])
  }

  @Test func withoutAHeaderTheLastOptionHasAColumnToo() throws {
    let menu = try choice(
      """
      menu kind by design {
        | pin    | cone logo, smiley | 6.00 |
        | candle | long              | 5.50 |
        |        | "a, b"            | 3.50 |
      }
      choice design { "cone logo", smiley, long, "a, b" }
      """)
    #expect(menu.values.map { $0.name } == ["pin", "candle"])
    #expect(menu.tables.first?.columns == nil)
    #expect(
      menu.tables.first?.rows == [
        .init(value: 0, heads: [names("cone logo", "smiley")], cells: [price("6.00")]),
        .init(value: 1, heads: [names("long")], cells: [price("5.50")]),
        .init(value: 1, heads: [names("a, b")], cells: [price("3.50")]),
      ])
  }

  @Test func aHeadWithCommasIsOneValueIfOneIsCalledSo() throws {
    let menu = try choice(
      """
      menu cake by filling {
        |      | 綠茶凍、仙草凍 | 紅豆、芋頭 |
        | Tart | 1               | 2          |
      }
      choice filling { "綠茶凍、仙草凍", 紅豆, 芋頭 }
      """)
    #expect(menu.tables.first?.columns == [names("綠茶凍、仙草凍"), names("紅豆", "芋頭")])
  }

  @Test func digitsAreAValueWhereOneIsCalledSoElseANumber() throws {
    let byChoice = try choice("menu tea by size {\n| | 3 | 6 |\n| A | 1 | 2 |\n}\nchoice size { 3, 6 }")
    #expect(byChoice.tables.first?.columns == [names("3"), names("6")])
    let byNumber = try choice("menu tea by cups {\n| | 3 | from 6 |\n| A | 1 | 2 |\n}\nnumber cups 1 to 9")
    #expect(
      byNumber.tables.first?.columns == [.init(.number(decimal("3"))), .init(.from(decimal("6")))])
  }

  @Test func withoutABy() throws {
    let menu = try choice(
      """
      menu cake {
        | Cake | Price |
        | Tart | 4.00  |
        | Pie  | fee   |
      }
      let fee = 3
      """)
    #expect(menu.tables.isEmpty)
    #expect(
      menu.values == [OptionValue("Tart", price: price("4.00")), OptionValue("Pie", price: Price(.name(.none, "fee")))])
  }

  @Test func aLetNameInTheLastCellIsAPriceAndNoHeader() throws {
    let menu = try choice("let fee = 3\nmenu cake {\n| Tart | fee |\n}".movingFirstLineLast)
    #expect(menu.values == [OptionValue("Tart", price: Price(.name(.none, "fee")))])
  }

  @Test func theCellsOfAChoiceMayHaveASign() throws {
    let choice = try choice("choice milk by size {\n| | S | L |\n| oat | +5 | 10 |\n| none | -1 | - |\n}")
    #expect(
      choice.tables.first?.rows.map { $0.cells } == [
        [price("5", .plus), price("10")], [price("1", .minus), Price(.notSold)],
      ])
  }

  @Test func ofALine() {
    let expected = MoneyLine(
      .charge, "Pizza",
      .table(
        PriceTable(
          by: [Formula(.measure(.count, of: "toppings")), "size"], columns: [names("small"), names("large")],
          rows: [
            .init(heads: [.init(.number(decimal("0")))], cells: [price("10"), price("12")]),
            .init(heads: [.init(.from(decimal("1")))], cells: [price("11"), Price(.notSold)]),
          ])))
    #expect(
      statements(
        """
        charge "Pizza" by count of toppings, size {
          | toppings | small | large |
          | 0        | 10    | 12    |
          | from 1   | 11    | -     |
        }
        """) == [.line(expected)])
  }

  @Test func ofALetInAList() {
    let expected = Definition(
      "extra",
      .table(
        PriceTable(
          by: ["size"], columns: nil,
          rows: [
            .init(heads: [names("Medium", "Large Panzo")], cells: [price("1.50")]),
            .init(heads: [names("Large")], cells: [Price(.notSold)]),
            .init(heads: [names("X")], cells: [Price(.toCome)]),
            .init(heads: [names("other")], cells: [Price(.name(.none, "fee"))]),
          ])))
    #expect(
      statements("let extra by size { (Medium, \"Large Panzo\") 1.50, Large -, X ?, other fee }")
        == [.definition(expected)])
  }

  @Test func tiersOfAPercent() {
    func share(_ text: String) -> Price { Price(.formula(Formula(.share(percent(text), of: "subtotal")))) }
    let expected = MoneyLine(
      .discount, "Big order",
      .table(
        PriceTable(
          by: ["subtotal"], columns: nil,
          rows: [
            .init(heads: [.init(.from(decimal("20")))], cells: [share("15")]),
            .init(heads: [.init(.from(decimal("30")))], cells: [share("20")]),
          ])))
    #expect(
      statements("discount \"Big order\" by subtotal { from 20 15% of subtotal, from 30 20% of subtotal }")
        == [.line(expected)])
  }

  // MARK: What is wrong

  @Test func wrongNumbersOfCells() {
    expectFindings(
      """
      menu drink by size {
        |      | 中杯 | 大杯 |
        | 紅茶 | «30 35» |
        «| 綠茶 | 30 |»
        «| 青茶 | 30 | 35 | 40 |»
        «| 烏龍 |»
      }
      """,
      [
        "wrong-cell-count: put a bar between the prices: `30 | 35`",
        "wrong-cell-count: this row has 1 price, the table has 2 columns (中杯, 大杯)",
        "wrong-cell-count: this row has 3 prices, the table has 2 columns (中杯, 大杯)",
        "wrong-cell-count: this row has no price, the table has 2 columns (中杯, 大杯)",
      ])
  }

  @Test(arguments: ["x", "無", "sold out", "N/A", "×"])
  func whatIsTypedForNotSold(_ typed: String) {
    expectFindings(
      "menu drink by size {\n| | S | L |\n| A | «\(typed)» | 1 |\n}", ["not-a-price: write `-` for what is not sold"],
      mended: "menu drink by size {\n| | S | L |\n| A | - | 1 |\n}")
  }

  @Test(arguments: ["30元", "$30", "NT$ 30", "30 USD"])
  func aCellWithACurrency(_ typed: String) {
    expectFindings(
      "menu drink by size {\n| | S | L |\n| A | «\(typed)» | 1 |\n}", ["currency-in-price"],
      mended: "menu drink by size {\n| | S | L |\n| A | 30 | 1 |\n}")
  }

  @Test func otherCellsThatAreNoPrice() {
    expectFindings(
      """
      menu drink by size {
        | | S | L |
        | A | «"30"» | «»|
        | B | «+5»   | «see below» |
      }
      """,
      ["not-a-price", "empty-cell: `-` if it is not sold", "sign-of-base-price", "not-a-price"])
  }

  @Test func aCellWithTooManyDigits() {
    let text = "currency TWD\nmenu cake {\n| Tart | 1234567890123 |\n| Pie | 1.2345678 |\n}"
    let diagnostics = compile(SourceFile(name: "t", text: text)).diagnostics
    #expect(diagnostics.map { $0.code } == ["too-many-digits", "too-many-digits"])
  }

  @Test func aPriceThatWentWrongIsNoHeader() {
    expectFindings("menu cake {\n| Tart | «30元» |\n| Pie | 4 |\n}", ["currency-in-price"])
    expectFindings("menu cake {\n| Tart | «sold out» |\n| Pie | 4 |\n}", ["not-a-price"])
  }

  @Test func columnsThatNothingExplains() {
    expectFindings(
      "menu cake {\n«| | 中杯 | 大杯 |»\n| Tart | 30 | 35 |\n}\nchoice cup { 中杯, 大杯 }",
      ["columns-without-by: as in `menu cake by cup`"])
  }

  @Test func aForgottenHeader() {
    expectFindings(
      "menu cake by cup {\n«| Tart | 30 | 35 |»\n| Pie | 30 | 35 |\n}\nchoice cup { 中杯, 大杯 }",
      ["header-missing: by `cup`"])
  }

  @Test func headsThatCanNotBe() {
    expectFindings(
      "menu cake by cup {\n| | S | «»|\n| Tart | 30 | 35 |\n}", ["empty-cell"])
    expectFindings("menu cake by cup {\n| | S | «-» |\n| Tart | 30 | 35 |\n}", ["not-a-head"])
    expectFindings("menu cake by cup {\n| | S | L |« default»\n| Tart | 30 | 35 |\n}", ["header-with-details"])
    expectFindings("menu cake by cup {\n| | S | L |\n| «»| 30 | 35 |\n}", ["empty-name"])
    expectFindings("menu cake by cup {\n«| |»\n| Tart | 30 |\n}", ["header-without-columns"])
  }

  @Test func valuesWithoutATableWhereByAsksForOne() {
    expectFindings("menu cake by cup { «Tart 30», Pie 40 }", ["by-without-table"])
  }

  @Test func whatIsSaidTwiceOfAValue() {
    expectFindings(
      "menu cake by cup {\n| Tart | S | 1 | \"Torte\"\n«| Tart | L | 2 | \"Cake\"»\n}", ["given-twice: `Tart`"])
  }

  @Test func listsOverSeveralOptions() {
    expectFindings("let extra by size, «milk» { S 1 }", ["list-over-several"])
    expectFindings("let extra by size { S for «1» }", ["pack-outside-per"])
  }
}

extension String {
  fileprivate var movingFirstLineLast: String {
    let lines = split(separator: "\n")
    return (lines.dropFirst() + lines.prefix(1)).joined(separator: "\n")
  }
}
