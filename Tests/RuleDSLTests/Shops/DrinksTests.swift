import RulesEngine
import Testing

/// A tea shop that sells in whole New Taiwan dollars.
struct DrinksTests {
  private func order(_ wishes: Wish...) throws -> OrderSession {
    var order = try openOrder(Shops.drinks)
    try order.take(wishes)
    return order
  }

  @Test func aDrinkWithoutANameHasItsPriceButMayNotBePlaced() throws {
    let order = try order(Wish("drink", "熟成紅茶"))
    #expect(order.shownTotal == "30")
    #expect(order.lines == ["熟成紅茶 (中杯) 30"])
    #expect(order.violations == ["required: name"])
    #expect(order.quote.violations.first?.message.text == "請輸入訂購者姓名")
    #expect(order.quote.violations.first?.message.text(in: "en") == "Enter the name for this order")
    #expect(!order.quote.mayBePlaced)
  }

  @Test func pearlsAndALargeCupCostMore() throws {
    var order = try order(Wish("drink", "熟成紅茶"), Wish("topping", "白玉"), Wish("name", "Lin"))
    #expect(order.shownTotal == "40")
    #expect(order.lines == ["熟成紅茶 (中杯) 30", "白玉 10"])
    try order.set("size", to: "大杯")
    #expect(order.shownTotal == "45")
    try order.set("topping", to: "不加料")
    #expect(order.shownTotal == "35")
    #expect(order.lines == ["熟成紅茶 (大杯) 35"])
    #expect(order.violations.isEmpty)
    #expect(order.quote.mayBePlaced)
  }

  @Test func aDrinkWithoutALargeCupIsNotFree() throws {
    var order = try order(Wish("drink", "冷露歐蕾"), Wish("size", "大杯"), Wish("name", "Lin"))
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-sold: drink, size"])
    #expect(order.quote.lines.isEmpty)
    try order.set("size", to: "中杯")
    #expect(order.shownTotal == "50")
    #expect(order.violations.isEmpty)
  }

  @Test func whatCanBePricedIsShownWithoutATotal() throws {
    let order = try order(
      Wish("drink", "冷露歐蕾"), Wish("size", "大杯"), Wish("topping", "水玉"), Wish("name", "Lin"))
    #expect(order.lines == ["水玉 10"])
    #expect(order.shownTotal == nil)
  }

  @Test(arguments: ["", " ", "\u{3000}", "\t", "\u{200B}", "\u{FEFF}", " \u{3000}\u{A0} "])
  func aNameOfBlanksIsNoName(blank: String) throws {
    let order = try order(Wish("drink", "熟成紅茶"), Wish("name", .text(blank)))
    #expect(order.violations == ["required: name"])
  }

  @Test func temperatureAndSweetnessNeverChangeThePrice() throws {
    for temperature in ["正常冰", "少冰", "微冰", "去冰", "溫熱"] {
      for sweetness in ["正常糖", "少糖", "半糖", "微糖", "無糖"] {
        let order = try order(
          Wish("drink", "太妃紅茶"), Wish("temperature", .text(temperature)), Wish("sweetness", .text(sweetness)))
        #expect(order.shownTotal == "35")
        #expect(order.lines == ["太妃紅茶 (中杯) 35"])
      }
    }
  }

  @Test func theFirstThingToChooseIsTheDrink() throws {
    let order = try order()
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-chosen: drink", "required: name"])
  }

  @Test func aShopperMayReadTheMenuInEnglish() throws {
    let order = try order(Wish("drink", "Aged black tea"), Wish("size", "Large"))
    #expect(order.shownTotal == "35")
    #expect(order.quote.lines.first?.label.text(in: "en") == "Aged black tea (Large)")
  }

  @Test func everySequenceOfTheSameSelectionsGivesTheSameQuote() throws {
    let rules = try openOrder(Shops.drinks)
    try expectNoSequenceMatters(
      rules,
      [
        Wish("drink", "熟成紅茶"), Wish("size", "大杯"), Wish("temperature", "去冰"), Wish("sweetness", "半糖"),
        Wish("topping", "白玉"), Wish("name", "Lin"),
      ], total: "45")
    try expectNoSequenceMatters(
      rules,
      [
        Wish("drink", "冷露歐蕾"), Wish("size", "大杯"), Wish("topping", "水玉"), Wish("sweetness", "無糖"),
        Wish("name", "\u{3000}"),
      ], total: nil)
  }

  @Test(arguments: [
    (Wish("drink", "珍珠奶茶"), Refusal.Reason.unknownValue), (Wish("cup", "大杯"), .unknownOption),
    (Wish("size", true), .wrongType), (Wish("name", false), .wrongType),
    (Wish("topping", .units(of: "白玉", 2)), .wrongType), (Wish("at", "tomorrow"), .wrongType),
  ])
  func aRefusedEventLeavesTheOrderAsItWas(wish: Wish, reason: Refusal.Reason) throws {
    var order = try order(Wish("drink", "熟成紅茶"), Wish("size", "大杯"))
    let before = order.quote
    let selections = order.selections
    let refusal = #expect(throws: Refusal.self) { try order.set(wish.option, to: wish.told) }
    #expect(refusal?.reason == reason)
    #expect(order.selections == selections)
    #expect(order.quote == before)
  }
}
