import RulesEngine
import Testing

struct FractionTests {
  func fraction(_ numerator: Int128, _ denominator: Int128) throws -> Fraction {
    try #require(Fraction(numerator, over: denominator))
  }

  @Test func needsADenominatorAboveZero() {
    #expect(Fraction(1, over: 0) == nil)
    #expect(Fraction(1, over: -2) == nil)
  }

  @Test func comparesByValue() throws {
    #expect(try fraction(1, 2) == fraction(3, 6))
    #expect(try fraction(1, 3) < fraction(1, 2))
    #expect(try fraction(-1, 2) < fraction(-1, 3))
    #expect(try fraction(-1, 2) < fraction(0, 7))
  }

  @Test func comparesTheWidestValues() throws {
    let max = Int128.max
    #expect(try fraction(max - 1, max) < fraction(1, 1))
    #expect(try fraction(max - 2, max - 1) < fraction(max - 1, max))
    #expect(try fraction(.min, max) < fraction(.min + 1, max))
    #expect(try fraction(.min, 1) < fraction(.min, 2))
    #expect(try fraction(max, max) == fraction(7, 7))
    #expect(try fraction(.min, max) < fraction(-1, 1))
  }

  @Test func isOrderedLikeItsIntegersOverOneDenominator() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let (a, c) = (random.amount(bits: 100), random.amount(bits: 100))
      let factor = Int128(random.magnitude(bits: 20)) + 1
      let left = try fraction(a * factor, 1000 * factor)
      let right = try fraction(c, 1000)
      #expect((left < right) == (a < c))
      #expect((left == right) == (a == c))
    }
  }
}

struct DenominatorTests {
  @Test func findsWhatDividesBoth() {
    #expect(Denominator.greatestCommonDivisor(12, 18) == 6)
    #expect(Denominator.greatestCommonDivisor(.max, .max) == .max)
    #expect(Denominator.greatestCommonDivisor(0, 5) == nil)
    #expect(Denominator.greatestCommonDivisor(5, .min) == nil)
  }

  @Test func findsTheCommonDenominator() {
    #expect(Denominator.leastCommonMultiple(100, 40) == 200)
    #expect(Denominator.leastCommonMultiple(3, 1000) == 3000)
    #expect(Denominator.leastCommonMultiple(.max, .max) == .max)
    #expect(Denominator.leastCommonMultiple(.max, 2) == nil)
    #expect(Denominator.leastCommonMultiple(3, 0) == nil)
    #expect(Denominator.leastCommonMultiple(-3, 6) == nil)
  }

  @Test func bringsAValueToAnotherDenominator() {
    #expect(Denominator.scaled(499, from: 100, to: 3000) == 14970)
    #expect(Denominator.scaled(-1, from: 1, to: 1000) == -1000)
    #expect(Denominator.scaled(.min, from: 7, to: 7) == .min)
    #expect(Denominator.scaled(1, from: 3, to: 10) == nil)
    #expect(Denominator.scaled(.min, from: 1, to: 2) == nil)
    #expect(Denominator.scaled(1, from: 0, to: 10) == nil)
    #expect(Denominator.scaled(1, from: -1, to: 10) == nil)
  }

  @Test func theMultipleIsTheLeast() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let (a, b) = (Int128(random.magnitude(bits: 10)) + 1, Int128(random.magnitude(bits: 10)) + 1)
      let multiple = try #require(Denominator.leastCommonMultiple(a, b))
      let first = try #require(stride(from: a, through: a * b, by: Int128.Stride(a)).first { $0 % b == 0 })
      #expect(multiple == first)
    }
  }
}
