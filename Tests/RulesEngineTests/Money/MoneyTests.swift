import RulesEngine
import Testing

struct MoneyTests {
  @Test(
    arguments: [
      (2495, 1, 2, "24.95"), (-3, 1, 0, "-3"), (125, 1, 3, "0.125"), (3, 5, 2, "0.15"), (9, 5, 0, "45"),
      (0, 1, 2, "0.00"), (-5, 1, 2, "-0.05"), (-333, 1, 2, "-3.33"), (1, 1, 6, "0.000001"), (25, 10, 2, "2.50"),
      (1_000_000_000_000_000, 1, 2, "10000000000000.00"),
    ] as [(Int64, Int64, Int, String)])
  func printsWithTheDigitsOfTheStep(steps: Int64, units: Int64, decimals: Int, text: String) throws {
    let step = try #require(PriceStep(units: units, decimals: decimals))
    #expect(Money(steps: steps).formatted(step) == text)
  }

  @Test func printsTheWidestAmounts() throws {
    let cent = try #require(PriceStep(units: 1, decimals: 2))
    #expect(Money(steps: .max).formatted(cent) == "92233720368547758.07")
    #expect(Money(steps: .min).formatted(cent) == "-92233720368547758.08")
    let largest = try #require(PriceStep(units: 999_999_999_999_999_999, decimals: 6))
    #expect(Money(steps: .min).formatted(largest) == "-9223372036854775798776627963145.224192")
  }

  @Test func addsAndSubtracts() throws {
    #expect(try Money(steps: 35).adding(Money(steps: -3)) == Money(steps: 32))
    #expect(try Money(steps: 35).subtracting(Money(steps: 3)) == Money(steps: 32))
    #expect(Money(steps: -1) < .zero)
  }

  @Test func refusesASumThatDoesNotFit() {
    #expect(throws: MoneyError.overflow) { try Money(steps: .max).adding(Money(steps: 1)) }
    #expect(throws: MoneyError.overflow) { try Money(steps: .min).subtracting(Money(steps: 1)) }
    #expect(throws: MoneyError.overflow) { try Money.zero.subtracting(Money(steps: .min)) }
  }
}
