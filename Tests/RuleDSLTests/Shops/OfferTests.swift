import RulesEngine
import Testing

/// Offers on units: which are taken, what they cost, and what of it each item bears.
struct OfferTests {
  private static let tea = """
    currency EUR
    item tea times n {
      number n 1 to 99 default 1
      money price 0 to 99
      charge "Tea" price
    }
    """

  private func order(_ offers: String, _ teas: (units: Int, price: String)...) throws -> OrderSession {
    try openOrder(
      "\(Self.tea)\n\(offers)",
      teas.map { AddedItem("tea", Wish("n", .text("\($0.units)")), Wish("price", .text($0.price))) })
  }

  @Test func aSecondOfferFindsTheUnitAtWhatTheFirstLeftOfIt() throws {
    let order = try order(
      """
      discount "Half" 50% of dearest 1 tea
      discount "Free" 100% of dearest 1 tea
      """, (2, "10"))
    #expect(order.lines == ["Tea 20.00", "Half -5.00", "Free -10.00"])
  }

  /// What rounding leaves of a unit that is free stays with the others, so the last of them takes all.
  @Test(arguments: 1...9)
  func offersOnOneUnitAfterTheOtherLeaveNoCent(units: Int) throws {
    let offers = (1...units).map { "discount \"Unit \($0)\" 100% of dearest 1 tea" }
    let order = try order(
      "discount \"Off\" 1.00\n" + offers.joined(separator: "\n"), (units, "1.37"))
    #expect(order.quote.total == Money(steps: 0))
    let first = try #require(order.quote.lines.dropFirst(2).first).amount.steps
    for line in order.quote.lines.dropFirst(2) { #expect(abs(line.amount.steps - first) <= 1) }
  }

  /// A line that is rounded up takes no more than the units' items cost.
  @Test func aRoundedOfferTakesNoMoreThanThereIs() throws {
    let order = try order(
      "discount \"Free\" 100% of cheapest 1 tea rounded up to 0.50", (1, "1.20"), (1, "9.00"))
    #expect(order.lines == ["Tea 1.20", "Tea 9.00", "Free -1.20"])
    #expect(order.quote.lines.last?.shares.map { $0.amount.steps } == [-120, 0])
  }

  @Test func whatACeilingLeftIsStillThere() throws {
    let order = try order(
      """
      discount "5 each" 5 each of dearest 2 tea at most 8
      discount "Free" 100% of cheapest 1 tea
      """, (2, "10"))
    #expect(order.lines == ["Tea 20.00", "5 each -8.00", "Free -6.00"])
  }

  @Test func everyUnitIsCountedByTheNextOffer() throws {
    let order = try order(
      """
      discount "A fifth" 20% of cheapest 2 tea
      discount "1 each" 1 each of tea
      discount "Any four" 4 for 30 of tea
      """, (5, "10"))
    #expect(order.lines == ["Tea 50.00", "A fifth -4.00", "1 each -5.00", "Any four -4.00"])
  }

  @Test func aDiscountOnTheOrderIsBorneByAllUnitsByWhatTheyCost() throws {
    let order = try order(
      """
      discount "Free" 100% of cheapest 1 tea
      discount "Half" 50% of subtotal
      discount "Dearest" 100% of dearest 1 tea
      """, (3, "10"))
    #expect(order.lines == ["Tea 30.00", "Free -10.00", "Half -10.00", "Dearest -5.00"])
  }

  @Test func manySetsOfDifferentPricesFit() throws {
    let teas = (1...40).map { AddedItem("tea", Wish("price", .text("10.\($0 < 10 ? "0" : "")\($0)"))) }
    let order = try openOrder("\(Self.tea)\ndiscount \"Any three\" 3 for 20 of tea", teas)
    #expect(order.shownTotal == "270.01")
    #expect(order.quote.lines.last?.shares.count == 40)
  }

  @Test func aSetGivesWhatItIsLoweredByAndNoOther() throws {
    let order = try order(
      "discount \"Two for 10\" 2 for 10 of tea", (1, "20"), (1, "20"), (1, "6"), (1, "5"), (1, "4"))
    #expect(order.shares(of: "Two for 10") == ["1: -15.00", "2: -15.00", "3: -0.55", "4: -0.45", "5: 0.00"])
  }

  @Test func aSetDearerThanItsPartsTakesNothing() throws {
    let order = try order("discount \"Two for 10\" 2 for 10 of tea", (1, "9"), (1, "8"), (1, "5"), (1, "4"))
    #expect(order.lines.last == "Two for 10 -7.00")
    #expect(order.shares(of: "Two for 10") == ["1: -3.71", "2: -3.29", "3: 0.00", "4: 0.00"])
  }

  @Test func ofEveryThreeTheCheapestOfAll() throws {
    let order = try order("discount \"Third\" 100% of cheapest 1 of every 3 tea", (4, "10"), (2, "7"), (1, "3"))
    #expect(order.lines.last == "Third -10.00")
    #expect(order.shares(of: "Third") == ["1: 0.00", "2: -7.00", "3: -3.00"])
  }

  @Test func aBundleTakesTheDearestOfEachKind() throws {
    let rules = """
      currency EUR
      item drink { money price 0 to 99; charge "Drink" price }
      item cake times n { number n 1 to 9 default 1; charge "Cake" 4.50 }
      discount "Set" to 7.00 for 1 drink + 2 cake
      """
    let order = try openOrder(
      rules,
      [
        AddedItem("drink", Wish("price", "2")), AddedItem("drink", Wish("price", "3.50")),
        AddedItem("cake", Wish("n", "3")),
      ])
    #expect(order.lines.last == "Set -5.50")
    #expect(order.shares(of: "Set") == ["1: 0.00", "2: -1.54", "3: -3.96"])
  }

  @Test(arguments: [["late", "early"], ["early", "late"]])
  func ofEqualUnitsThatOfTheValueThatStandsFirst(sequence: [String]) throws {
    let rules = """
      currency EUR
      item tea { menu kind { early 10, late 10 } }
      discount "One free" 100% of cheapest 1 tea
      """
    let order = try openOrder(rules, sequence.map { AddedItem("tea", Wish("kind", .text($0))) })
    let early = sequence[0] == "early"
    #expect(order.shares(of: "One free") == (early ? ["1: -10.00", "2: 0.00"] : ["1: 0.00", "2: -10.00"]))
  }

  @Test func alikeItemsBearTheOddCentsAsTheyWereAdded() throws {
    let order = try order("discount \"Off\" 0.05", (1, "10"), (1, "10"), (1, "10"))
    #expect(order.shares(of: "Off") == ["1: -0.02", "2: -0.02", "3: -0.01"])
  }

  @Test func theDearerOfEqualRemaindersBearsTheOddCent() throws {
    // 0.01 over 3 and 9: a quarter and three quarters; 0.02: a half and one and a half.
    let order = try order("discount \"Off\" 0.02", (1, "3"), (1, "9"))
    #expect(order.shares(of: "Off") == ["1: 0.00", "2: -0.02"])
  }

  @Test func aHundredThousandMillionUnits() throws {
    let rules = """
      currency EUR
      item bolt times n { number n 1 to 100000000000; charge "Bolt" 20 }
      discount "Any three" 3 for 45 of bolt
      """
    let order = try openOrder(rules, [AddedItem("bolt", Wish("n", "100000000000"))])
    #expect(order.shownTotal == "1500000000005.00")
  }

  @Test func timeGrowsAsTheOrderDoes() throws {
    let rules = """
      \(Self.tea)
      discount "Third" 33% of cheapest 1 of every 3 tea
      discount "Any three" 3 for 5 of tea
      discount "Off" 10% of (tea where n >= 2)
      """
    func time(_ items: Int) throws -> Duration {
      let teas = (0..<items).map { index in
        AddedItem("tea", Wish("n", .text("\(index % 7 + 1)")), Wish("price", .text("\(index % 11 + 1)")))
      }
      let order = try openOrder(rules, teas, fromScratch: true)
      return ContinuousClock().measure { #expect(order.quote.lines.count == items + 3) }
    }
    _ = try time(100)
    // Eight times as many would take 64 times as long, were each item held against each other.
    #expect(try time(4_000) < time(500) * 40)
  }

  @Test func anOrderHoldsTwentyThousandItemsAtMost() throws {
    var order = try openOrder(Self.tea)
    for index in 0..<20_000 { try order.take(.added(order.program.kind("tea"), ItemID("\(index)"))) }
    #expect(throws: Refusal.self) { try order.take(.added(order.program.kind("tea"), "one more")) }
  }
}
