import RulesEngine
import Testing

@testable import RuleDSL

struct PartTests {
  private func names(_ text: String) -> [String] {
    statements(text).map { statement in
      switch statement {
      case .option(let option): option.name.text
      case .item(let item):
        "\(item.name): "
          + item.statements.map { if case .option(let option) = $0 { option.name.text } else { "?" } }
          .joined(separator: " ")
      default: "?"
      }
    }
  }

  /// As if written there, wherever the part itself stands.
  @Test func inItemsAndAtTheOrder() {
    let text = """
      item soup {
        toggle big
        use spicy
      }
      part spicy { choice heat { mild default, hot } }
      item curry { use spicy }
      """
    #expect(names(text) == ["soup: big heat", "curry: heat"])
    #expect(names("part a { toggle gift }\ntoggle first\nuse a") == ["first", "gift"])
  }

  @Test func partsOfPartsOnce() {
    let text = """
      part both { use one; use two }
      part one { use base; toggle a }
      part two { use base; toggle b }
      part base { toggle z }
      use both
      """
    #expect(names(text) == ["z", "a", "b"])
  }

  @Test func eachItemIsPricedByIt() throws {
    let shop = """
      currency EUR
      part spicy { choice heat { mild default, hot +0.50 } }
      item soup { charge "Soup" 4.00; use spicy }
      item curry { charge "Curry" 9.00; use spicy }
      sold out heat when count of soup >= 9 { hot }
      """
    var order = try openOrder(shop)
    for (kind, id) in [("soup", ItemID("a")), ("curry", ItemID("b"))] {
      try order.take(.added(order.program.kind(kind), id))
    }
    try order.take("heat", told: "hot", in: ItemID("b"))
    #expect(order.shownTotal == "13.50")
  }

  // MARK: What is wrong

  @Test func partsThatAreNotThere() {
    expectFindings(
      "part spicy { toggle hot }\nuse «spicey»\nuse «x»\nuse spicy",
      ["unknown-part: did you mean `spicy`?", "unknown-part: `use \"x.rules\"`"],
      mended: "part spicy { toggle hot }\nuse spicy\nuse x\nuse spicy")
    expectFindings("part «spicy» { toggle hot }\ncharge \"A\" 1", ["unused-name"])
    expectFindings("part a { toggle x }\npart «a» { toggle y }\nuse a\nuse «a»", ["declared-twice", "given-twice"])
  }

  @Test func partsThatUseThemselves() {
    expectFindings("part a { use «a» }\nuse a", ["use-circle: itself"])
    expectFindings("part a { use b }\npart b { use «a» }\nuse a", ["use-circle: each other"])
  }

  @Test func whatStandsInNoPart() {
    expectFindings(
      "part a {\n  «currency» TWD\n  «use» \"b.rules\"\n  «item» b { toggle c }\n}\nuse a",
      ["misplaced-statement", "misplaced-statement", "misplaced-statement"])
    expectFindings(
      "part a {\n  part «b» { toggle c }\n}\nuse a\nitem d {\n  part «e» { toggle f }\n}",
      ["misplaced-statement", "misplaced-statement"])
  }

  /// A mistake of a part is said once, however often it is used.
  @Test func aMistakeOfAPartIsSaidOnce() {
    let text = """
      currency EUR
      part spicy { charge "Hot" 1 when heta }
      item soup { use spicy }
      item curry { use spicy }
      """
    #expect(codes(text) == ["unknown-name"])
  }

  @Test func partsWithoutEnd() {
    var text = "use p0\n"
    for index in 0..<40 { text += "part p\(index) { use p\(index + 1) }\n" }
    #expect(lowered(text + "part p40 { toggle a }").errors.map { $0.diagnostic.code } == ["too-deep"])
    let toggles = (0..<400).map { "toggle t\($0)" }.joined(separator: "\n")
    let items = (0..<300).map { "item i\($0) { use a }" }.joined(separator: "\n")
    #expect(lowered("part a {\n\(toggles)\n}\n\(items)").errors.map { $0.diagnostic.code } == ["too-deep"])
  }
}
