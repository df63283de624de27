import RulesEngine
import Testing

struct PercentageTests {
  @Test(
    arguments: [
      ("10", 1, 10, "10%"), ("7.5", 3, 40, "7.5%"), ("100", 1, 1, "100%"), ("0", 0, 1, "0%"), ("150", 3, 2, "150%"),
      ("8.375", 67, 800, "8.375%"), ("0.000001", 1, 100_000_000, "0.000001%"), ("5.00", 1, 20, "5%"),
      ("999999999999.999999", 999_999_999_999_999_999, 100_000_000, "999999999999.999999%"),
    ] as [(String, Int64, Int64, String)])
  func isAFractionInLowestTerms(text: String, numerator: Int64, denominator: Int64, printed: String) throws {
    let percentage = Percentage(try DecimalLiteral(text))
    #expect(percentage.numerator == numerator)
    #expect(percentage.denominator == denominator)
    #expect(percentage.description == printed)
  }

  @Test func comparesByValue() throws {
    #expect(Percentage(try DecimalLiteral("7.5")) == Percentage(try DecimalLiteral("7.50")))
    #expect(Percentage(try DecimalLiteral("7.5")) < Percentage(try DecimalLiteral("8")))
    #expect(Percentage(try DecimalLiteral("100")).isWhole)
    #expect(!Percentage(try DecimalLiteral("99.999999")).isWhole)
  }
}
