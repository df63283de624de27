import RulesEngine
import Testing

@testable import RuleDSL

struct ValueColumnTests {
  @Test func headingsAreGroupsUpToTheNext() {
    var groups: [ValueGroup] = []
    for case .group(let group) in statements(
      "choice c { 水, group milk \"奶茶\" en \"Milk tea\", 拿鐵, 奶綠\n group tea, 紅茶 }")
    {
      groups.append(group)
    }
    let label = LocalizedText("奶茶", translations: [.init("en", "Milk tea")])
    #expect(groups.first?.label == label)
    #expect(
      groups == [
        ValueGroup("milk", label: label, of: "c", ["拿鐵", "奶綠"], isHeading: true),
        ValueGroup("tea", of: "c", ["紅茶"], isHeading: true),
      ])
  }

  @Test func ticksAndLookupsBesidePrices() throws {
    let text = """
      menu pizza by size {
        |       | S | L | group hot | let slots | let extra |
        | plain | 5 | 7 |           | 3         | 1.50      |
        | devil | 6 | - | X         | 4         | -         |
      }
      choice size { S, L }
      """
    let all = statements(text)
    guard case .option(let pizza) = all[0], case .choice(let choice) = pizza.kind else {
      Issue.record("no choice")
      return
    }
    #expect(choice.tables.first?.columns == [names("S"), names("L")])
    #expect(choice.tables.first?.rows.map { $0.cells.count } == [2, 2])
    #expect(all[1] == .group(ValueGroup("hot", of: "pizza", ["devil"])))
    #expect(
      all[2]
        == .definition(
          Definition(
            "slots",
            .table(
              PriceTable(
                by: ["pizza"], columns: nil,
                rows: [
                  .init(heads: [names("plain")], cells: [price("3")]),
                  .init(heads: [names("devil")], cells: [price("4")]),
                ])))))
    guard case .definition(let extra) = all[3], case .table(let table) = extra.content else {
      Issue.record("no lookup")
      return
    }
    #expect(table.rows.map { $0.cells } == [[price("1.50")], [Price(.notSold)]])
  }

  /// Values without prices may be told apart, too.
  @Test func columnsWithoutPrices() throws {
    let text = """
      choice sauce {
        |         | group spicy |
        | ketchup |             |
        | chili   | x           |
      }
      """
    let all = statements(text)
    #expect(all[0] == .option(ShopOption("sauce", .choice(Choice([OptionValue("ketchup"), OptionValue("chili")])))))
    #expect(all[1] == .group(ValueGroup("spicy", of: "sauce", ["chili"])))
  }

  /// Several rows of a value have its columns once.
  @Test func rowsOfOneValue() {
    let text = """
      menu tea by size, ice {
        |       |   | yes | no | let cups | group hot |
        | black | S | 3   | 4  | 2        |           |
        |       | L | 5   | 6  |          | x         |
      }
      choice size { S, L }
      toggle ice
      """
    let all = statements(text)
    #expect(all[1] == .group(ValueGroup("hot", of: "tea", ["black"])))
    guard case .definition(let cups) = all[2], case .table(let table) = cups.content else {
      Issue.record("no lookup")
      return
    }
    #expect(table.rows == [.init(heads: [names("black")], cells: [price("2")])])
  }

  // MARK: What is wrong

  @Test func cellsThatAreNoTick() {
    expectFindings(
      "menu a {\n|  | price | group hot | let n |\n| b | 5 | «yes» |  «»|\n| c | 5 | x | «many cups» |\n}",
      ["not-a-tick", "empty-cell", "not-a-price"])
  }

  @Test func columnsWithoutValues() {
    expectFindings(
      "let a by size {\n| S | L | «group hot» |\n| 4 | 5 | x |\n}\nchoice size { S, L }", ["column-without-values"])
  }

  @Test func aMenuHasPricesAllTheSame() {
    expectFindings("menu a {\n«| | group hot |»\n| b | x |\n}", ["header-without-columns"])
  }
}
