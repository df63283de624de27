import RulesEngine
import Testing

struct SharedValueTests {
  private let halves = """
    currency EUR
    list pizzas {
      Margherita 8.00
      Salami 9.50
      Tartufo 14.00
    }
    choice left { from pizzas }
    choice right { from pizzas }
    charge "Pizza" max(price of left, price of right)
    """

  /// The dearer half is charged, and neither half by itself.
  @Test func halfAndHalf() throws {
    var order = try openOrder(halves)
    try order.take([Wish("left", "Margherita"), Wish("right", "Tartufo")])
    #expect(order.lines == ["Pizza 14.00"])
    try order.take([Wish("right", "Margherita")])
    #expect(order.shownTotal == "8.00")
    try order.clear("right")
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-chosen: right"])
  }

  /// A menu makes the line of a base price that it takes over.
  @Test func aMenuOfAList() throws {
    let shop = """
      currency EUR
      list pizzas by size {
        |            | small | large |
        | Margherita | 8     | 10    |
        | Salami     | 9     | -     |
      }
      menu pizza { from pizzas, Special 20 }
      choice size { small default, large }
      """
    var order = try openOrder(shop)
    try order.take([Wish("pizza", "Salami")])
    #expect(order.lines == ["Salami (small) 9.00"])
    try order.take([Wish("pizza", "Special")])
    #expect(order.lines == ["Special 20.00"])
    try order.take([Wish("pizza", "Salami"), Wish("size", "large")])
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-sold: pizza, size"])
  }

  /// A surcharge beside base prices makes its line, and both are read by `price of`.
  @Test func anOwnSurchargeBesideBasePrices() throws {
    let shop = """
      currency EUR
      list pizzas { Margherita 8 }
      choice left { from pizzas, "no left half" +1 }
      charge "Half" price of left when left is Margherita
      """
    #expect(try total(shop, [Wish("left", "Margherita")]) == "8.00")
    var order = try openOrder(shop)
    try order.take([Wish("left", "no left half")])
    #expect(order.lines == ["no left half 1.00"])
  }

  @Test func basePricesThatNothingReadsAreLost() {
    let list = "currency EUR\nlist pizzas { Margherita 8.00 }\n"
    #expect(codes(list + "choice left { from pizzas }") == ["base-price-unread"])
    #expect(
      codes(list + "choice left { from pizzas }\ncharge left\ncharge \"P\" price of left") == [
        "base-price-without-line"
      ])
    #expect(
      codes(list + "choice left { from pizzas }\ncharge \"P\" price of left\ndiscount \"D\" 10% of left")
        == ["base-price-without-line"])
  }

  /// What isn't taken from lines of its own is taken from the whole.
  @Test func aPercentOfABasePrice() throws {
    let shop = halves + "\ndiscount \"Half off left\" 50% of price of left"
    var order = try openOrder(shop)
    try order.take([Wish("left", "Margherita"), Wish("right", "Tartufo")])
    #expect(order.lines == ["Pizza 14.00", "Half off left -4.00"])
  }

  /// The column is looked up by the option that has the row.
  @Test func whatAColumnSaysOfARow() throws {
    let shop = """
      currency EUR
      menu deal {
        |        | price | let pizzas | group with-pop |
        | single | 9     | 1          |                |
        | family | 20    | 3          | x              |
        | soup   | 5     | -          |                |
      }
      choice top choose 0 to pizzas { ham +1, egg +1, corn +1 }
      toggle pop only when deal is in with-pop
      charge "Boxes" 0.50 per pizzas
      """
    var order = try openOrder(shop)
    try order.take([Wish("deal", "family"), Wish("top", .wholeSet([.init("ham"), .init("egg")])), Wish("pop", true)])
    #expect(order.shownTotal == "23.50")
    try order.take([Wish("deal", "single")])
    #expect(order.shownTotal == "11.50")
    #expect(order.violations == ["too-many: top"])
    try order.take([Wish("deal", "soup"), Wish("top", .wholeSet([]))])
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-sold: deal"])
  }

  /// Two choices that take over one list can't both be what its column is looked up by.
  @Test func aLookupOfAListIsOfOneOption() {
    let list = "currency EUR\nlist deals {\n|  | price | let n |\n| A | 1 | 2 |\n}\n"
    #expect(codes(list + "menu a { from deals }\ncharge \"N\" 1 per n") == [])
    #expect(codes(list + "menu a { from deals }\nmenu b { from deals }") == ["declared-twice"])
  }

  /// A group that a list makes is one of every choice that has its values.
  @Test func aGroupOfAListInEveryChoice() throws {
    let shop = """
      currency EUR
      list teas {
        group black
        assam +1, darjeeling +2
        group green
        sencha +3
      }
      choice one { from teas }
      choice two { from teas, none-of-it +0 }
      discount "Black week" 1 when one is in black and two is in black
      """
    #expect(try total(shop, [Wish("one", "assam"), Wish("two", "darjeeling")]) == "2.00")
    #expect(try total(shop, [Wish("one", "assam"), Wish("two", "sencha")]) == "4.00")
  }

  @Test func optionalOnlyWhile() throws {
    let shop = """
      currency EUR
      menu drink { juice 3, tea 2 }
      choice sugar optional when drink is juice { much +0, little +0.20 }
      """
    var order = try openOrder(shop)
    try order.take([Wish("drink", "juice")])
    #expect(order.violations == [])
    try order.take([Wish("drink", "tea")])
    #expect(order.violations == ["not-chosen: sugar"])
    #expect(order.shownTotal == nil)
    try order.take([Wish("sugar", "little")])
    #expect(order.shownTotal == "2.20")
  }
}
