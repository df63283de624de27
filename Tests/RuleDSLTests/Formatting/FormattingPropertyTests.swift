import Testing

@testable import RuleDSL

@Suite("Every written form means the same, keeps the comments and is its own")
struct FormattingPropertyTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func ofRandomFiles(seed: UInt64) throws {
    try expectGoodForm(of: RandomShop.text(seed: seed))
  }

  @Test(arguments: [Shops.drinks, Shops.cupcakes, ""])
  func ofShops(text: String) throws {
    try expectGoodForm(of: text)
  }
}
