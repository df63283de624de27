import RulesEngine
import Testing

/// Amounts come out exact, whatever is reckoned with them.
struct ArithmeticTests {
  @Test func centsAddUp() throws {
    #expect(try total("currency USD; charge \"Tea\" 4.99 * 5") == "24.95")
    #expect(try total("currency USD; number n 1 to 9 default 5; charge \"Tea\" 4.99 per n") == "24.95")
    let tenths = (0..<10).map { "charge \"Tea \($0)\" 0.10" }.joined(separator: "; ")
    #expect(try total("currency USD; \(tenths)") == "1.00")
  }

  @Test func aDiscountRoundsWhatIsLeft() throws {
    let order = try openOrder("currency TWD; charge \"Tea\" 35; discount \"Members\" 10% of subtotal")
    #expect(order.shownTotal == "32")
    #expect(order.lines == ["Tea 35", "Members -3"])
  }

  @Test func aDiscountMayRoundByItself() throws {
    let order = try openOrder(
      "currency TWD; charge \"Tea\" 35; discount \"Members\" 10% of subtotal rounded half up")
    #expect(order.lines == ["Tea 35", "Members -4"])
  }

  @Test func currenciesHaveTheirOwnSteps() throws {
    #expect(try total("currency KWD; charge \"Tea\" 0.125 * 3") == "0.375")
    #expect(try total("currency JPY; charge \"Tea\" 100 / 3") == "33")
    #expect(try total("currency TWD; charge \"Tea\" 30") == "30")
    #expect(try total("currency TWD; rounding to 0.01; charge \"Tea\" 1 / 3") == "0.33")
    #expect(try total("currency CHF; rounding to 0.05; charge \"Tea\" 1.03 * 1") == "1.05")
  }

  @Test(arguments: [
    ("half up", "3", "2"), ("half even", "2", "2"), ("half down", "2", "2"), ("up", "3", "3"), ("down", "2", "2"),
  ])
  func aShopRoundsItsWay(mode: String, half: String, quarter: String) throws {
    #expect(try total("currency TWD; rounding \(mode); charge \"Tea\" 2.5 * 1") == half)
    #expect(try total("currency TWD; rounding \(mode); charge \"Tea\" 2.25 * 1") == quarter)
  }

  @Test func thirdsAreNotLost() throws {
    #expect(try total("currency EUR; charge \"Tea\" 10 / 3 * 3") == "10.00")
    #expect(try total("currency EUR; charge \"Tea\" 1 / 7 + 2 / 7 + 4 / 7") == "1.00")
  }

  @Test func taxOfThePriceAndTaxInsideOfIt() throws {
    let added = try openOrder("currency EUR; charge \"Tea\" 9.99; tax \"VAT\" 7% of subtotal")
    #expect(added.lines == ["Tea 9.99", "VAT 0.70"])
    #expect(added.shownTotal == "10.69")
    let included = try openOrder("currency EUR; charge \"Tea\" 10.70; tax \"VAT\" 7% included in subtotal")
    #expect(included.shownTotal == "10.70")
    #expect(included.quote.includedTaxes.map { $0.amount.steps } == [70])
  }

  @Test func moreThanAnyShopSellsIsTooLarge() throws {
    var order = try openOrder(
      "currency EUR; number n 0 to 999999999999 default 1; charge \"Palace\" 999999999.99 per n")
    #expect(order.shownTotal == "999999999.99")
    try order.set("n", to: "999999999999")
    #expect(order.shownTotal == nil)
    #expect(order.lines.isEmpty)
    #expect(order.quote.violations.map { $0.code } == [.tooLarge])
    #expect(order.quote.violations.map { $0.grade } == [.unpriced])
  }

  @Test(arguments: 2...9)
  func manyLargeFactorsNeverTrap(count: Int) throws {
    let factors = Array(repeating: "n", count: count).joined(separator: " * ")
    let rules = "currency EUR; number n 0 to 999999999999 default 999999999999; charge \"A\" 1 per (\(factors))"
    let order = try openOrder(rules)
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["too-large: n"])
  }

  @Test func fractionsFinerThanAnyAreRefused() {
    let factors = Array(repeating: "n", count: 9).joined(separator: " * ")
    #expect(
      codes("currency EUR; number n 0 to 9 step 0.001; charge \"A\" 1 per (\(factors))") == ["too-many-digits"])
  }

  @Test func aNumberHasTwelveDigitsBeforeThePointAndSixBehind() {
    #expect(codes("currency EUR; charge \"Tea\" 12345678901234") == ["too-many-digits"])
    #expect(codes("currency EUR; charge \"Tea\" 1.1234567") == ["too-many-digits"])
    #expect(codes("currency EUR; number n 0 to 1234567890123") == ["too-many-digits"])
  }

  @Test func whatMakesNoSenseIsSaid() {
    let tea = "currency EUR; number n 0 to 9 default 1; menu tea { a 2.00 }"
    #expect(codes("\(tea); charge \"B\" price of tea * price of tea") == ["amount-times-amount"])
    #expect(codes("\(tea); charge \"B\" price of tea + n") == ["amount-and-number"])
    #expect(codes("\(tea); charge \"B\" 1 / n") == ["divisor-not-constant"])
    #expect(codes("\(tea); charge \"B\" 1 / 0") == ["division-by-zero"])
  }

  @Test func formulasBindAsInSchool() throws {
    #expect(try total("currency EUR; charge \"Tea\" 1 + 2 * 3 - 4 / 2") == "5.00")
    #expect(try total("currency EUR; charge \"Tea\" (1 + 2) * 3") == "9.00")
    #expect(
      try total("currency EUR; charge \"Goods\" 20; let fee = 1; discount \"A\" 10% of subtotal - fee") == "19.00")
  }

  @Test func leastMostAndWholeNumbers() throws {
    let numbers = "currency EUR; number n 0 to 100 step 0.5 default 7.5"
    #expect(try total("\(numbers); charge \"A\" 1 per whole(n / 2)") == "3.00")
    #expect(try total("\(numbers); charge \"A\" 1 per started(n / 2)") == "4.00")
    #expect(try total("\(numbers); charge \"A\" 1 per min(n, 4)") == "4.00")
    #expect(try total("\(numbers); charge \"A\" 1 per max(n, 9, 3)") == "9.00")
    #expect(try total("\(numbers); charge \"A\" 1 per n") == "7.50")
  }

  @Test func aDiscountTakesAtMostWhatIsThere() throws {
    let order = try openOrder("currency EUR; charge \"Tea\" 3; discount \"Voucher\" 5")
    #expect(order.lines == ["Tea 3.00", "Voucher -3.00"])
    #expect(order.shownTotal == "0.00")
  }

  @Test func whatMayComeBelowZeroIsFound() throws {
    let rules = "currency EUR; number n 0 to 9 default 2; charge \"Tea\" 1 per (n - 3)"
    #expect(codes(rules) == ["may-be-negative"])
    #expect(try total("currency EUR; number n 0 to 9 default 2; charge \"Tea\" 1 per max(0, n - 3)") == "0.00")
  }

  @Test func aSubtotalIsShownAndAddsNothing() throws {
    let order = try openOrder("currency EUR; charge \"Tea\" 2.03; subtotal \"Goods\"; charge \"Bag\" 0.10")
    #expect(order.quote.subtotals.map { $0.amount.steps } == [203])
    #expect(order.shownTotal == "2.13")
  }
}
