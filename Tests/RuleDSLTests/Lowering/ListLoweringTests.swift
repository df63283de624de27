import RulesEngine
import Testing

@testable import RuleDSL

struct ListLoweringTests {
  private func choice(_ text: String, _ name: Name) -> Choice? {
    for case .option(let option) in statements(text) where option.name == name {
      if case .choice(let choice) = option.kind { return choice }
    }
    return nil
  }

  @Test func everythingThatIsSaidOfAValueComesAlong() {
    let text = """
      choice topping choose 0 to 3 { from shared }
      list shared {
        白玉 "珍珠" en "Pearls" +10 counts 2 up to 3 default
        水玉 +5 sold out
        仙草 +5 when hot else "熱的不行"
      }
      let hot = 1 = 1
      """
    let label = LocalizedText("珍珠", translations: [.init("en", "Pearls")])
    let expected = [
      OptionValue(
        "白玉", label: label, price: price("10", .plus), isDefault: true, upTo: decimal("3"), counts: decimal("2"),
        lists: ["shared"]),
      OptionValue("水玉", price: price("5", .plus), isSoldOut: true, lists: ["shared"]),
      OptionValue("仙草", price: price("5", .plus), when: "hot", otherwise: "熱的不行", lists: ["shared"]),
    ]
    #expect(choice(text, "topping")?.values == expected)
  }

  @Test func ownEntriesReplaceThoseOfTheListInTheirPlace() {
    let text = """
      list shared { A +1, B +2, C +3 }
      choice top { from shared, B +9 default, D +4 }
      choice first { B +7, from shared }
      """
    #expect(choice(text, "top")?.values.map { $0.name } == ["A", "B", "C", "D"])
    #expect(choice(text, "top")?.values[1].price == price("9", .plus))
    #expect(choice(text, "top")?.values[1].lists == ["shared"])
    #expect(choice(text, "first")?.values.map { $0.name } == ["B", "A", "C"])
  }

  @Test func listsTakeOverFromListsAndSettleWhatTheyBothName() {
    let text = """
      list one { A +1, B +1 }
      list two { B +2, C +2 }
      list both { from one, from two, B +3 }
      choice top { from both, C +9 }
      """
    let values = choice(text, "top")?.values ?? []
    #expect(values.map { $0.name } == ["A", "B", "C"])
    #expect(values.map { $0.price } == [price("1", .plus), price("3", .plus), price("9", .plus)])
    #expect(values[0].lists == ["both", "one"])
  }

  /// A price without a sign is a base price, beside a value and in a row.
  @Test func basePrices() {
    let text = """
      list cakes { Tart 30, Pie +5, Roll }
      list sized by size {
        |      | S | L  |
        | Iced | 3 | 4  |
        | Hot  | 3 | +1 |
      }
      choice cake { from cakes, Bun +0, Roll +1 }
      choice drink { from sized }
      choice size { S, L }
      """
    #expect(choice(text, "cake")?.values.map { $0.hasBasePrice } == [true, false, false, false])
    #expect(choice(text, "drink")?.values.map { $0.hasBasePrice } == [true, false])
  }

  /// Each list keeps its own `by`; a replaced value leaves its row behind.
  @Test func tablesWithTheirBy() {
    let text = """
      list hot by size {
        |     | S | L |
        | tea | 3 | 4 |
        | mocha | 5 | 6 |
      }
      list cold by ice {
        |      | yes | no |
        | cola | 2   | 3  |
      }
      menu drink { from hot, from cold, mocha 9 }
      choice size { S, L }
      toggle ice
      """
    let drink = choice(text, "drink")
    #expect(drink?.values.map { $0.name } == ["tea", "mocha", "cola"])
    #expect(drink?.tables.map { $0.axes } == [["size"], ["ice"]])
    #expect(drink?.tables.map { $0.rows.map { $0.value } } == [[0], [2]])
    #expect(drink?.values[1].price == price("9"))
  }

  /// They are declared once, however many take the list over.
  @Test func groupsOfAList() {
    let text = """
      list milk-and-tea {
        |       | price | group iced |
        group milk
        | latte | 5     | x          |
        | mocha | 6     |            |
        group tea
        | green | 3     | x          |
      }
      menu a { from milk-and-tea }
      menu b { from milk-and-tea }
      """
    var groups: [ValueGroup] = []
    for case .group(let group) in statements(text) { groups.append(group) }
    #expect(
      groups == [
        ValueGroup("milk", of: nil, ["latte", "mocha"], isHeading: true),
        ValueGroup("tea", of: nil, ["green"], isHeading: true),
        ValueGroup("iced", of: nil, ["latte", "green"]),
      ])
  }

  // MARK: What is wrong

  @Test func listsThatAreNotThere() {
    expectFindings(
      "list toppings { A +1 }\nchoice a { from «topings» }\nchoice b { from «size» }\nchoice size { M }\nchoice c { from toppings }",
      ["unknown-list: did you mean `toppings`?", "unknown-list"],
      mended:
        "list toppings { A +1 }\nchoice a { from toppings }\nchoice b { from size }\nchoice size { M }\nchoice c { from toppings }"
    )
  }

  @Test func listsThatNothingTakesOver() {
    expectFindings(
      "currency TWD\nlist «toppings» { A +1 }\nlist «empty» { }\nchoice c { A }\nchoice d { from empty }\ncharge \"A\" 1",
      ["unused-name", "choice-without-values"])
    // In a file that only others use, all is for them.
    expectFindings("currency TWD\nlist toppings { A +1 }\nchoice c { A }", [])
  }

  @Test func listsThatTakeFromThemselves() {
    expectFindings("list a { «from a», A }\nchoice c { from a }", ["use-circle: itself"])
    expectFindings(
      "list a { from b, A }\nlist b { «from a» }\nchoice c { from a }\nchoice d { from b }",
      ["use-circle: `a` takes from `b` takes from `a`"])
  }

  @Test func listsThatGiveTheSame() {
    expectFindings(
      "list a { A, B }\nlist b { «B», C }\nchoice c { from a, from b, «from a» }\nchoice d { from a, from b, B }",
      ["value-twice", "given-twice"])
  }

  @Test func aNameThatIsTaken() {
    expectFindings("list a { A }\nchoice «a» { from a }", ["declared-twice"])
    expectFindings("toggle a\nlist «a» { A }\nchoice c { from a }", ["declared-twice"])
  }

  @Test func aSurchargeInAMenu() {
    expectFindings(
      "list a { A +1 }\nlist b { B 1 }\nmenu m { «from a» }\nmenu n { from b }",
      ["sign-of-base-price: `A` of the list `a`"]
    )
  }

  @Test func whatIsWrongInAListIsSaidOnce() {
    expectFindings(
      "list a {\n| B | «x» |\n| A |  «»|\n}\nmenu c { from a }\nmenu d { from a }",
      ["not-a-price", "empty-cell"])
  }

  /// An unknown list hides no use of the choice that would have had its values.
  @Test func aChoiceWithoutItsListIsUnknown() {
    let found = compile(
      SourceFile(
        name: "t", text: "currency TWD\nchoice c { from nothing }\ncharge \"A\" 5 when c is A\ncharge c")
    ).diagnostics
    #expect(found.map { $0.code } == ["unknown-list"])
  }

  @Test func listsThroughMoreThanManyLists() {
    var text = "list l0 { A }\n"
    for index in 1...40 { text += "list l\(index) { from l\(index - 1) }\n" }
    let codes = lowered(text + "choice c { from l40 }").errors.map { $0.diagnostic.code }
    #expect(codes.contains("too-deep"))
  }

  @Test func aFileCanNotTakeOverWithoutEnd() {
    let values = (1...1_000).map { "v\($0)" }.joined(separator: "\n")
    let choices = (1...300).map { "choice c\($0) { from l }" }.joined(separator: "\n")
    let codes = lowered("list l { \(values) }\n\(choices)").errors.map { $0.diagnostic.code }
    #expect(codes == ["too-many-values"])
  }
}
