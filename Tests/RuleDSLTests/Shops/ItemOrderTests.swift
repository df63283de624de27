import RulesEngine
import Testing

/// Orders of several items.
struct ItemOrderTests {
  private static let bakery = """
    currency EUR
    toggle gift
    item bread times loaves {
      number loaves 1 to 20 default 1
      choice flour { rye +0.333, wheat +0 default }
      charge "Bread" 3.10
      charge "Engraving" 2.00 once when gift
    }
    item cake { menu kind { plum 4.25, lemon 4.75 }; choice cream { with, without } }
    charge "Delivery" 5.00 when subtotal < 30
    subtotal "Goods"
    discount "Many" 10% of subtotal when count of bread >= 10
    """

  @Test func anOrderOfNoItemsCostsNothingAndMayNotBePlaced() throws {
    let order = try openOrder(Self.bakery)
    #expect(order.shownTotal == "0.00")
    #expect(order.lines == [])
    #expect(order.quote.subtotals.isEmpty)
    #expect(order.violations == ["empty-order: "])
    #expect(!order.quote.mayBePlaced)
  }

  @Test func whatTheOrderItselfLacksIsSaidWithoutItems() throws {
    let order = try openOrder("currency EUR; text name; item tea { charge \"Tea\" 3 }; require name is not blank")
    #expect(order.shownTotal == "0.00")
    #expect(
      order.violations == ["required: name", "empty-order: "]
        || order.violations == ["empty-order: ", "required: name"])
  }

  @Test func aLineShowsAsManyUnitsAsTheItemHas() throws {
    let order = try openOrder(Self.bakery, [AddedItem("bread", Wish("loaves", "3"), Wish("flour", "rye"))])
    #expect(order.lines == ["rye 1.00", "Bread 9.30", "Delivery 5.00"])
  }

  @Test func onceIsForTheItem() throws {
    var order = try openOrder(Self.bakery, [AddedItem("bread", Wish("loaves", "3"))])
    try order.set("gift", to: true)
    #expect(order.lines == ["Bread 9.30", "Engraving 2.00", "Delivery 5.00"])
  }

  @Test func countsAreOfUnits() throws {
    var order = try openOrder(
      Self.bakery, [AddedItem("bread", Wish("loaves", "6")), AddedItem("bread", Wish("loaves", "4"))])
    #expect(order.lines.last == "Many -3.10")
    #expect(order.shares(of: "Many") == ["1: -1.86", "2: -1.24"])
    try order.remove("2")
    #expect(order.lines.last == "Delivery 5.00")
  }

  @Test(arguments: ["0", "21", "-1", "2.5"])
  func aNumberOfUnitsThatCannotBeLeavesTheOtherItemsPriced(loaves: String) throws {
    let order = try openOrder(
      Self.bakery,
      [
        AddedItem("bread", Wish("loaves", .text(loaves))),
        AddedItem("cake", Wish("kind", "plum"), Wish("cream", "with")),
      ])
    #expect(order.shownTotal == nil)
    #expect(order.lines == ["plum 4.25"])
    #expect(order.itemViolations == [loaves == "2.5" ? "not-a-step: loaves of 1" : "out-of-range: loaves of 1"])
  }

  @Test func violationsStandInTheOrderOfTheFileThenOfTheItems() throws {
    let order = try openOrder(
      Self.bakery,
      [
        AddedItem("cake", Wish("kind", "plum")), AddedItem("bread", Wish("loaves", "0")), AddedItem("cake"),
        AddedItem("bread", Wish("loaves", "99")),
      ])
    #expect(
      order.itemViolations == [
        "out-of-range: loaves of 2", "out-of-range: loaves of 4", "not-chosen: kind of 3", "not-chosen: cream of 1",
        "not-chosen: cream of 3",
      ])
  }

  @Test func linesStandAsTheItemsWereAdded() throws {
    let cake = AddedItem("cake", Wish("kind", "lemon"), Wish("cream", "with"))
    let bread = AddedItem("bread")
    #expect(try openOrder(Self.bakery, [cake, bread]).lines == ["lemon 4.75", "Bread 3.10", "Delivery 5.00"])
    #expect(try openOrder(Self.bakery, [bread, cake]).lines == ["Bread 3.10", "lemon 4.75", "Delivery 5.00"])
  }

  @Test func aKindHasItsBounds() throws {
    let rules = "currency EUR; item tea choose 2 to 3 times n { number n 1 to 9 default 1; charge \"Tea\" 3 }"
    #expect(try openOrder(rules, [AddedItem("tea")]).violations == ["too-few: "])
    #expect(try openOrder(rules, [AddedItem("tea"), AddedItem("tea")]).violations == [])
    #expect(try openOrder(rules, [AddedItem("tea", Wish("n", "4"))]).violations == ["too-many: "])
  }
}
