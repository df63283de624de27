import RulesEngine
import Testing

/// A bakery that sells in cents and sends what it sells.
struct CupcakesTests {
  private static let address = [
    Wish("name", "Ada"), Wish("streetAddress", "1 Mill Lane"), Wish("city", "Bath"), Wish("zip", "BA1"),
  ]

  private func order(_ wishes: Wish..., address: [Wish] = Self.address) throws -> OrderSession {
    var order = try openOrder(Shops.cupcakes)
    try order.take(wishes + address)
    return order
  }

  @Test func threeVanilla() throws {
    let order = try order()
    #expect(order.shownTotal == "6.00")
    #expect(order.lines == ["Cupcakes 6.00"])
    #expect(order.quote.mayBePlaced)
  }

  @Test func threeRainbowWithEverything() throws {
    let order = try order(
      Wish("type", "Rainbow"), Wish("specialRequest", true), Wish("extraFrosting", true), Wish("addSprinkles", true))
    #expect(order.shownTotal == "12.00")
    #expect(order.lines == ["Cupcakes 6.00", "Rainbow 1.50", "Extra frosting 3.00", "Sprinkles 1.50"])
  }

  @Test func theTypeIsPaidOnceWhateverTheQuantity() throws {
    #expect(try order(Wish("type", "Strawberry")).shownTotal == "6.50")
    #expect(try order(Wish("type", "Strawberry"), Wish("quantity", "20")).shownTotal == "40.50")
  }

  @Test func anExtraWithoutTheSpecialRequestCostsNothingAndComesBackWithIt() throws {
    var order = try order(Wish("extraFrosting", true), Wish("addSprinkles", true))
    #expect(order.shownTotal == "6.00")
    #expect(order.lines == ["Cupcakes 6.00"])
    #expect(order.violations.isEmpty)
    try order.set("specialRequest", to: true)
    #expect(order.shownTotal == "10.50")
    try order.set("specialRequest", to: false)
    #expect(order.shownTotal == "6.00")
  }

  @Test(arguments: ["2", "21", "0", "-3", "999999999999"])
  func aQuantityOutOfRangeHasNoTotal(quantity: String) throws {
    let order = try order(Wish("quantity", .text(quantity)))
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["out-of-range: quantity"])
  }

  @Test func halfACupcakeIsNoStep() throws {
    let order = try order(Wish("quantity", "3.5"))
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-a-step: quantity"])
  }

  @Test func aBlankAddressIsFourThingsToMend() throws {
    let blank = Self.address.map { Wish($0.option, " \u{3000}") }
    for address in [[], blank] {
      let order = try order(address: address)
      #expect(order.shownTotal == "6.00")
      #expect(order.violations == ["required: name", "required: streetAddress", "required: city", "required: zip"])
      #expect(order.quote.violations.map { $0.grade }.allSatisfy { $0 == .disallowed })
    }
  }

  @Test func everySequenceOfTheSameSelectionsGivesTheSameQuote() throws {
    let rules = try openOrder(Shops.cupcakes)
    try expectNoSequenceMatters(
      rules,
      [
        Wish("type", "Chocolate"), Wish("quantity", "7"), Wish("specialRequest", true), Wish("extraFrosting", true),
        Wish("addSprinkles", true), Wish("name", "Ada"),
      ], total: "25.50")
    try expectNoSequenceMatters(
      rules,
      [
        Wish("type", "Rainbow"), Wish("quantity", "21"), Wish("specialRequest", false), Wish("extraFrosting", true),
        Wish("zip", "BA1"),
      ], total: nil)
  }

  @Test func tellingTheSameAgainChangesNothing() throws {
    var order = try order(Wish("type", "Rainbow"), Wish("quantity", "4"))
    let quote = order.quote
    for _ in 0..<3 { #expect(try order.set("quantity", to: "4") == quote) }
  }

  @Test func whatIsClearedHasItsDefaultAgain() throws {
    var order = try order(Wish("type", "Rainbow"), Wish("quantity", "4"))
    try order.clear("quantity")
    try order.clear("type")
    #expect(order.shownTotal == "6.00")
  }

  @Test(arguments: [
    (Wish("quantity", "many"), Refusal.Reason.wrongType), (Wish("quantity", true), .wrongType),
    (Wish("quantity", "1234567890123"), .tooManyDigits), (Wish("quantity", "3.1234567"), .tooManyDigits),
    (Wish("specialRequest", "on"), .wrongType), (Wish("type", "Lemon"), .unknownValue),
  ])
  func aRefusedEventLeavesTheOrderAsItWas(wish: Wish, reason: Refusal.Reason) throws {
    var order = try order(Wish("type", "Rainbow"))
    let before = order.quote
    let refusal = #expect(throws: Refusal.self) { try order.set(wish.option, to: wish.told) }
    #expect(refusal?.reason == reason)
    #expect(order.quote == before)
  }
}
