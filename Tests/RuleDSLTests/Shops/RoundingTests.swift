import RulesEngine
import Testing

/// Where a shop rounds: a line, a unit, the total.
struct RoundingTests {
  @Test(arguments: [("line", "0.38"), ("unit", "0.39")])
  func anItemIsRoundedAfterMultiplyingOrBefore(place: String, total: String) throws {
    let rules = """
      currency EUR
      rounding half up per \(place)
      item screw times n { number n 1 to 9 default 1; charge "Screw" 0.125 }
      """
    #expect(try openOrder(rules, [AddedItem("screw", Wish("n", "3"))]).shownTotal == total)
  }

  @Test(arguments: [("line", "5.01"), ("unit", "5.04")])
  func outsideItemsThePriceOfOnePerIsRounded(place: String, total: String) throws {
    let rules =
      "currency EUR; rounding half up per \(place); number n 1 to 99 default 12; charge \"Print\" 0.4175 per n"
    #expect(try RuleDSLTests.total(rules) == total)
  }

  @Test(arguments: [("line", "5.01"), ("unit", "5.04")])
  func soIsThePriceOfOneOfANumber(place: String, total: String) throws {
    let rules = "currency EUR; rounding half up per \(place); number n 1 to 99 default 12 +0.4175 each"
    #expect(try RuleDSLTests.total(rules) == total)
  }

  @Test(arguments: [("line", "1.67"), ("unit", "1.68")])
  func aDiscountOfAUnitIsRoundedWithIt(place: String, left: String) throws {
    let rules = """
      currency EUR
      rounding half up per \(place)
      item pen times n { number n 1 to 9 default 1; charge "Pen" 0.85; discount "Third" 34.5% of subtotal }
      """
    #expect(try openOrder(rules, [AddedItem("pen", Wish("n", "3"))]).shownTotal == left)
  }

  @Test(arguments: [
    ("10.02", "half up", "10.00", "Rounding -0.02"), ("10.03", "half up", "10.05", "Rounding 0.02"),
    ("10.05", "half up", "10.05", nil), ("10.01", "up", "10.05", "Rounding 0.04"),
    ("10.04", "down", "10.00", "Rounding -0.04"),
  ])
  func theTotalIsBroughtToACoin(price: String, mode: String, total: String, line: String?) throws {
    let order = try openOrder(
      "currency EUR; rounding \(mode); charge \"Tea\" \(price); round total to 0.05 \"Rounding\"")
    #expect(order.shownTotal == total)
    #expect(Array(order.lines.dropFirst()) == (line.map { [$0] } ?? []))
  }

  @Test func onlyCashIsRounded() throws {
    var order = try openOrder(
      "currency EUR; toggle cash; charge \"Tea\" 10.02; round total to 0.05 \"Rounding\" when cash")
    #expect(order.shownTotal == "10.02")
    try order.set("cash", to: true)
    #expect(order.shownTotal == "10.00")
  }

  @Test func theRoundingIsNoPartOfASubtotal() throws {
    let order = try openOrder(
      "currency EUR; charge \"Tea\" 10.02; subtotal \"Goods\"; round total to 0.05 \"Rounding\"")
    #expect(order.quote.subtotals.map { $0.amount.steps } == [1002])
  }
}
