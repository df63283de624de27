import RulesEngine
import Testing

/// Options of several values, values that aren't always sold, and discounts of which one counts.
struct SetAndPickTests {
  private static let toppings = """
    currency TWD
    charge "Bowl" 50
    choice toppings choose 1 to 4, at most 2 kinds, up to 3 each { pearls +10, jelly +15 counts 2, aloe +5 }
    """

  private func order(_ wishes: Wish...) throws -> OrderSession {
    var order = try openOrder(Self.toppings)
    try order.take(wishes)
    return order
  }

  @Test func aLineAValueWithItsUnitsBesideTheLabel() throws {
    let order = try order(Wish("toppings", .units(of: "pearls", 2)), Wish("toppings", "jelly"))
    #expect(order.lines == ["Bowl 50", "pearls 20", "jelly 15"])
    #expect(order.quote.lines.map { $0.units } == [nil, 2, 1])
    #expect(order.violations.isEmpty)
  }

  @Test func tooFewTooManyTooManyKinds() throws {
    let none = try order()
    #expect(none.shownTotal == "50")
    #expect(none.violations == ["too-few: toppings"])
    let heavy = try order(Wish("toppings", .units(of: "jelly", 3)))
    #expect(heavy.shownTotal == "95")
    #expect(heavy.violations == ["too-many: toppings"])
    let mixed = try order(Wish("toppings", "pearls"), Wish("toppings", "jelly"), Wish("toppings", "aloe"))
    #expect(mixed.violations == ["too-many-kinds: toppings"])
  }

  @Test func aWholeSetReplacesAndUnitsDoNot() throws {
    var order = try order(Wish("toppings", .units(of: "pearls", 2)))
    try order.set("toppings", to: "aloe")
    #expect(order.shownTotal == "75")
    try order.set("toppings", to: .wholeSet([.init("jelly", 2)]))
    #expect(order.shownTotal == "80")
    try order.set("toppings", to: .units(of: "jelly", 0))
    #expect(order.shownTotal == "50")
  }

  @Test func theSequenceOfUnitsDoesNotMatter() throws {
    try expectNoSequenceMatters(
      try openOrder(Self.toppings),
      [Wish("toppings", .units(of: "pearls", 2)), Wish("toppings", "jelly"), Wish("at", "2026-12-01 10:00")],
      total: "85")
  }

  @Test func unitsBelowNoneAreRefused() throws {
    var order = try order(Wish("toppings", "aloe"))
    let before = order.quote
    #expect(throws: Refusal.self) { try order.set("toppings", to: .units(of: "aloe", -1)) }
    #expect(throws: Refusal.self) { try order.set("toppings", to: .wholeSet([.init("aloe", 1), .init("mango", 1)])) }
    #expect(order.quote == before)
  }

  @Test(arguments: [("cheapest", "15"), ("dearest", "11")])
  func someUnitsAreIncluded(which: String, price: String) throws {
    let rules = "currency TWD; charge \"Box\" 9; choice side choose 0 to 9, \(which) 2 included { a +4, b +6, c +2 }"
    #expect(try total(rules, [Wish("side", "a"), Wish("side", "b"), Wish("side", "c")]) == price)
    #expect(try total(rules, [Wish("side", "b")]) == "9")
  }

  @Test func everythingThatCanBeCounted() throws {
    var order = try openOrder(
      """
      currency EUR
      choice top choose 0 to 9, up to 4 each { pearl, jelly counts 2, aloe }
      text note
      charge "Units" 1 per count of top
      charge "Kinds" 10 per kinds of top
      charge "Weight" 100 per weight of top
      charge "Jelly" 1000 per count of jelly in top
      charge "Letters" 10000 per length of note
      """)
    try order.take([
      Wish("top", .units(of: "pearl", 4)), Wish("top", .units(of: "jelly", 2)), Wish("note", "\u{3000}五 é "),
    ])
    #expect(
      order.lines == ["Units 6.00", "Kinds 20.00", "Weight 800.00", "Jelly 2000.00", "Letters 30000.00"])
  }

  @Test func aValueThatIsNotSoldStaysChosenWithTheOwnersWords() throws {
    var order = try openOrder(
      """
      currency TWD
      menu drink { tea 30, latte 50 }
      choice milk { none default, oat +15 when drink is latte else "Only in a latte", soy +10 sold out }
      """)
    try order.take([Wish("drink", "tea"), Wish("milk", "oat")])
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-sold: milk"])
    #expect(order.quote.violations.first?.message.text == "Only in a latte")
    try order.set("drink", to: "latte")
    #expect(order.shownTotal == "65")
    try order.set("milk", to: "soy")
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["sold-out: milk"])
  }

  @Test func aValueMayTakeOff() throws {
    let order = try openOrder("currency TWD; charge \"Tea\" 30; choice cup { ours +0, own -5 default }")
    #expect(order.lines == ["Tea 30", "own -5"])
  }

  @Test func aValueOfASetTakesOffTheValuesBeforeItToo() throws {
    var order = try openOrder("currency TWD; choice extra choose 0 to 3 { pearl +10, own-cup -5, oat +8 }")
    try order.set("extra", to: .wholeSet([.init("pearl"), .init("own-cup"), .init("oat")]))
    #expect(order.lines == ["pearl 10", "own-cup -5", "oat 8"])
    try order.set("extra", to: .wholeSet([.init("own-cup"), .init("oat")]))
    #expect(order.lines == ["oat 8"])
  }

  @Test func theBestIsWhatReallyTakesMost() throws {
    let order = try openOrder(
      """
      currency EUR
      charge "Goods" 90
      best of {
        discount "Half, at most 20" 50% of subtotal at most 20
        discount "25 off" 25
        discount "Also 25" 25
      }
      """)
    #expect(order.lines == ["Goods 90.00", "25 off -25.00"])
  }

  @Test func theFirstThatHolds() throws {
    var order = try openOrder(
      """
      currency EUR
      charge "Goods" 90
      toggle member
      first of {
        discount "Members" 10 when member
        discount "Everyone" 4
      }
      """)
    #expect(order.lines == ["Goods 90.00", "Everyone -4.00"])
    try order.set("member", to: true)
    #expect(order.lines == ["Goods 90.00", "Members -10.00"])
  }

  @Test func allUnderOneCeiling() throws {
    let order = try openOrder(
      """
      currency EUR
      charge "Goods" 80
      all of at most 25% of line "Goods" {
        discount "A" 12
        discount "B" 12
        discount "C" 12
      }
      """)
    #expect(order.lines == ["Goods 80.00", "A -12.00", "B -8.00"])
    #expect(order.shownTotal == "60.00")
  }

  @Test func aBlockWithAMemberThatIsUnknownIsOpen() throws {
    var order = try openOrder(
      """
      currency EUR
      charge "Goods" 80
      best of {
        discount "Noon" 12 when time is 12:00 to 13:00
        discount "Always" 5
      }
      """)
    #expect(order.shownTotal == nil)
    #expect(order.lines == ["Goods 80.00"])
    try order.set("at", to: "2026-12-01 12:30")
    #expect(order.shownTotal == "68.00")
  }
}
