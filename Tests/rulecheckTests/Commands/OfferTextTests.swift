import Testing

@testable import rulecheck

/// `price --offers` and `check --program`.
struct OfferTextTests {
  private let order = #"{"drink": "歐蕾", "topping": {"白玉": 2}, "name": "Lin"}"#

  @Test func eachValueIsShownWithWhatItWouldChange() throws {
    let shop = try Shop(["tea.rules": tea, "order.json": order])
    let (code, results, notices) = shop.run(
      "price", "--offers", "--lang", "en", "--rules", shop.path("tea.rules"), shop.path("order.json"))
    #expect(code == .allWell)
    #expect(notices.isEmpty)
    let lines = results.split(separator: "\n")
    #expect(lines.contains("Drink: Black tea -20, Latte (chosen)"))
    #expect(lines.contains("size: Medium (chosen), Large not-sold"))
    #expect(lines.contains("topping: White pearls (chosen) too-many, Clear pearls +10"))
  }

  @Test func offersStandInJSON() throws {
    let shop = try Shop(["tea.rules": tea, "order.json": order])
    let results = shop.run(
      "price", "--offers", "--format", "json", "--rules", shop.path("tea.rules"), shop.path("order.json")
    ).results
    let text = results.split { $0 == "\n" || $0 == " " }.joined()
    #expect(
      text.hasSuffix(
        #""size":{"selected":"中杯","values":[{"value":"中杯","available":true,"change":"0","only":true},{"#
          + #""value":"大杯","available":false,"why":"not-sold"}]},"topping":{"selected":["白玉"],"values":["#
          + #"{"value":"白玉","available":false,"why":"too-many"},{"value":"水玉","available":true,"change":"10","#
          + #""only":true}]}}}"#), "\(text)")
  }

  @Test func aProgramIsPrinted() throws {
    let shop = try Shop(["tea.rules": tea])
    let results = shop.run("check", "--program", shop.path("tea.rules")).results
    #expect(results.contains("the order: "))
    #expect(results.contains("  requirement "))
    #expect(results.contains("  drink  = unknown"))
  }
}
