import RulesEngine
import Testing

struct PriceStepTests {
  @Test func zeroIsNoStep() throws {
    #expect(PriceStep(units: 0, decimals: 2) == nil)
    #expect(PriceStep(units: -1, decimals: 2) == nil)
    #expect(PriceStep(units: 1, decimals: 7) == nil)
    #expect(PriceStep(try DecimalLiteral("0.00")) == nil)
  }

  @Test(
    arguments: [
      ("0.10", "0.05", true), ("0.05", "0.01", true), ("5", "1", true), ("1", "1", true), ("1", "0.000001", true),
      ("0.01", "0.05", false), ("0.5", "1", false), ("0.25", "0.1", false), ("0.015", "0.01", false),
    ] as [(String, String, Bool)])
  func knowsItsMultiples(step: String, other: String, isMultiple: Bool) throws {
    let step = try #require(PriceStep(try DecimalLiteral(step)))
    let other = try #require(PriceStep(try DecimalLiteral(other)))
    #expect(step.isMultiple(of: other) == isMultiple)
  }

  @Test func twoWritingsOfOneStepAreEqual() throws {
    let short = try #require(PriceStep(units: 1, decimals: 1))
    let long = try #require(PriceStep(units: 10, decimals: 2))
    #expect(short == long)
    #expect(short.decimals == 1 && long.decimals == 2)
    #expect(long.description == "0.10")
  }
}
