import RulesEngine
import Testing

/// From exact values to the lines of a quote.
struct StepsTests {
  let cent = PriceStep(units: 1, decimals: 2)!
  let whole = PriceStep(units: 1, decimals: 0)!

  @Test func fiveAt4_99Are24_95() throws {
    let steps = try RoundingMode.halfUp.steps(of: 499 * 5, over: 100, step: cent)
    #expect(Money(steps: steps).formatted(cent) == "24.95")
  }

  @Test func threeAtAnEighthOfADinarAreExact() throws {
    let fils = try #require(Currency(code: "KWD")?.sellingStep)
    let steps = try RoundingMode.halfUp.steps(of: 125 * 3, over: 1000, step: fils)
    #expect(Money(steps: steps).formatted(fils) == "0.375")
  }

  @Test func whatIsLeftOf35After10PercentIs32() throws {
    #expect(try RoundingMode.halfUp.steps(of: 35 * 9, over: 10, step: whole) == 32)
    #expect(try RoundingMode.halfEven.steps(of: 35 * 9, over: 10, step: whole) == 32)
    #expect(try RoundingMode.down.steps(of: 35 * 9, over: 10, step: whole) == 31)
  }

  @Test func aFiveCentStepRoundsToTheNearestCoin() throws {
    let coin = try #require(PriceStep(units: 5, decimals: 2))
    #expect(try RoundingMode.halfUp.steps(of: 1022, over: 100, step: coin) == 204)
    #expect(try RoundingMode.halfUp.steps(of: 1023, over: 100, step: coin) == 205)
    #expect(try RoundingMode.halfUp.steps(of: -10225, over: 1000, step: coin) == -205)
    #expect(try RoundingMode.halfDown.steps(of: -10225, over: 1000, step: coin) == -204)
  }

  @Test func aStepOfFiveKeepsNoDigits() throws {
    let five = try #require(PriceStep(units: 5, decimals: 0))
    let steps = try RoundingMode.halfUp.steps(of: 425, over: 10, step: five)
    #expect(Money(steps: steps).formatted(five) == "45")
  }

  @Test func aThirdIsRoundedOnce() throws {
    #expect(try RoundingMode.halfUp.steps(of: 10, over: 3, step: cent) == 333)
    #expect(try RoundingMode.halfUp.steps(of: 20, over: 3, step: cent) == 667)
  }

  @Test func theLargestLineIsStillALine() throws {
    let largest = Int128(Money.largestLine.steps)
    #expect(try RoundingMode.halfUp.steps(of: largest, over: 100, step: cent) == Money.largestLine.steps)
    #expect(try RoundingMode.halfUp.steps(of: -largest, over: 100, step: cent) == -Money.largestLine.steps)
    #expect(try RoundingMode.halfUp.steps(of: largest * 10 + 4, over: 1000, step: cent) == Money.largestLine.steps)
    #expect(throws: MoneyError.tooLarge) {
      try RoundingMode.halfUp.steps(of: largest * 10 + 5, over: 1000, step: cent)
    }
    #expect(throws: MoneyError.tooLarge) {
      try RoundingMode.halfUp.steps(of: -largest - 1, over: 100, step: cent)
    }
  }

  @Test func theLargestPriceTimesTheLargestNumberIsTooLarge() {
    #expect(throws: MoneyError.tooLarge) {
      try RoundingMode.halfUp.steps(of: 99_999_999_999 * 999_999_999_999, over: 100, step: cent)
    }
  }

  @Test(arguments: RoundingMode.allCases)
  func theWidestValuesAreTooLargeAndDoNotTrap(mode: RoundingMode) {
    for numerator in [Int128.min, .max] {
      #expect(throws: MoneyError.tooLarge) { try mode.steps(of: numerator, over: 1, step: whole) }
      #expect(throws: MoneyError.tooLarge) { try mode.steps(of: numerator, over: 100, step: cent) }
      #expect(throws: MoneyError.denominatorNotPositive) { try mode.steps(of: numerator, over: -1, step: cent) }
    }
  }

  @Test func anyLineFitsOverTheLargestDenominator() throws {
    let step = try #require(PriceStep(units: 100_000, decimals: 6))
    let numerator = Int128(Money.largestLine.steps) * Denominator.largest / 10
    #expect(
      try RoundingMode.halfUp.steps(of: numerator, over: Denominator.largest, step: step) == Money.largestLine.steps)
  }
}
