import RulesEngine
import Testing

struct DecimalLiteralTests {
  @Test(
    arguments: [
      ("0", 0, 0), ("1200", 1200, 0), ("4.99", 499, 2), ("0.0125", 125, 4), ("4.50", 450, 2), ("007", 7, 0),
      ("999999999999.999999", 999_999_999_999_999_999, 6),
    ] as [(String, Int64, Int)])
  func readsDigits(text: String, numerator: Int64, decimals: Int) throws {
    let literal = try DecimalLiteral(text)
    #expect(literal.numerator == numerator)
    #expect(literal.decimals == decimals)
  }

  @Test(arguments: ["0", "0.00", "0.0125", "4.50", "1200", "999999999999.999999"])
  func printsAsItWasWritten(text: String) throws {
    #expect(try DecimalLiteral(text).description == text)
  }

  @Test(arguments: [
    "", ".", "5.", ".5", "1.2.3", "-1", "+1", "1e3", "1,200", "１２", "٣", " 1", "1 ", "NaN", "12345678901234x",
  ])
  func refusesWhatIsNoNumber(text: String) {
    #expect(throws: DecimalLiteralError.notANumber) { try DecimalLiteral(text) }
  }

  @Test func namesTheLimitOfDigits() {
    #expect(throws: DecimalLiteralError.tooManyIntegerDigits(14)) { try DecimalLiteral("12345678901234") }
    #expect(throws: DecimalLiteralError.tooManyIntegerDigits(13)) { try DecimalLiteral("1000000000000.0000001") }
    #expect(throws: DecimalLiteralError.tooManyFractionDigits(7)) { try DecimalLiteral("0.1234567") }
    #expect(throws: DecimalLiteralError.tooManyFractionDigits(7)) { try DecimalLiteral("0.0000000") }
    let long = String(repeating: "9", count: 4000)
    #expect(throws: DecimalLiteralError.tooManyIntegerDigits(4000)) { try DecimalLiteral(long) }
    #expect(throws: DecimalLiteralError.tooManyFractionDigits(4000)) { try DecimalLiteral("1." + long) }
  }

  @Test func comparesByValue() throws {
    #expect(try DecimalLiteral("4.5") == DecimalLiteral("4.50"))
    #expect(try DecimalLiteral("4.5").hashValue == DecimalLiteral("4.50").hashValue)
    #expect(try DecimalLiteral("4.5") != DecimalLiteral("45"))
    #expect(try DecimalLiteral("4.49") < DecimalLiteral("4.5"))
    #expect(try DecimalLiteral("999999999999.999998") < DecimalLiteral("999999999999.999999"))
  }

  @Test func knowsWhetherAPriceIsOnTheStep() throws {
    let cent = try #require(PriceStep(units: 1, decimals: 2))
    #expect(try DecimalLiteral("4.99").steps(of: cent) == 499)
    #expect(try DecimalLiteral("44.355").steps(of: cent) == nil)
    #expect(try DecimalLiteral("44.350").steps(of: cent) == 4435)
    let coin = try #require(PriceStep(units: 5, decimals: 2))
    #expect(try DecimalLiteral("0.15").steps(of: coin) == 3)
    #expect(try DecimalLiteral("0.12").steps(of: coin) == nil)
  }

  @Test func isMadeOnlyWithinTheLimits() {
    #expect(DecimalLiteral(numerator: -1, decimals: 0) == nil)
    #expect(DecimalLiteral(numerator: 1, decimals: 7) == nil)
    #expect(DecimalLiteral(numerator: 1, decimals: -1) == nil)
    #expect(DecimalLiteral(numerator: 1_000_000_000_000, decimals: 0) == nil)
    #expect(DecimalLiteral(numerator: .max, decimals: 6) == nil)
    #expect(DecimalLiteral(numerator: 999_999_999_999, decimals: 0) != nil)
  }

  @Test func readsBackWhatItPrints() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let decimals = Int.random(in: 0...6, using: &random)
      let numerator = Int64(random.magnitude(bits: 39))
      let literal = try #require(DecimalLiteral(numerator: numerator, decimals: decimals))
      let read = try DecimalLiteral(literal.description)
      #expect(read.numerator == numerator && read.decimals == decimals)
    }
  }
}
