import RulesEngine
import Testing

struct RoundingModeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var mode: RoundingMode
    var numerator: Int128
    var denominator: Int128
    var result: Int128
    var testDescription: String { "\(numerator)/\(denominator) \(mode)" }
  }

  static func rows(_ numerator: Int128, _ denominator: Int128, _ results: [RoundingMode: Int128]) -> [Row] {
    results.map { Row(mode: $0.key, numerator: numerator, denominator: denominator, result: $0.value) }
  }

  /// The results of the conformance kit for OMG DMN, with places as a denominator.
  static let conformance =
    rows(55, 10, [.up: 6, .down: 5, .halfUp: 6, .halfDown: 5])
    + rows(-55, 10, [.up: -6, .down: -5, .halfUp: -6, .halfDown: -5])
    + rows(1121, 10, [.up: 113, .down: 112, .halfUp: 112, .halfDown: 112])
    + rows(-1126, 10, [.up: -113, .down: -112, .halfUp: -113, .halfDown: -113])
    + rows(15, 10, [.halfEven: 2])
    + rows(25, 10, [.halfEven: 2])
    + rows(-25, 10, [.halfEven: -2])
    + rows(-35, 10, [.halfEven: -4])
    + rows(515, 10, [.halfEven: 52, .halfUp: 52, .halfDown: 51])

  @Test(arguments: conformance)
  func roundsAsTheConformanceKit(row: Row) throws {
    #expect(try row.mode.divide(row.numerator, by: row.denominator) == row.result)
  }

  @Test(arguments: RoundingMode.allCases)
  func leavesWhatIsWholeAlone(mode: RoundingMode) throws {
    #expect(try mode.divide(Int128.min, by: 1) == .min)
    #expect(try mode.divide(Int128.max, by: 1) == .max)
    #expect(try mode.divide(Int128.min, by: 2) == Int128.min / 2)
    #expect(try mode.divide(0 as Int128, by: .max) == 0)
  }

  @Test func roundsTheWidestValues() throws {
    #expect(try RoundingMode.up.divide(Int128.min, by: .max) == -2)
    #expect(try RoundingMode.halfUp.divide(Int128.min, by: .max) == -1)
    #expect(try RoundingMode.up.divide(Int128.max, by: 2) == Int128.max / 2 + 1)
    #expect(try RoundingMode.halfUp.divide(Int128.max, by: 2) == Int128.max / 2 + 1)
    #expect(try RoundingMode.halfDown.divide(Int128.max, by: 2) == Int128.max / 2)
    #expect(try RoundingMode.halfUp.divide(Int128.max / 2, by: .max) == 0)
    #expect(try RoundingMode.halfUp.divide(Int128.max / 2 + 1, by: .max) == 1)
    #expect(try RoundingMode.up.divide(Int64.min, by: .max) == -2)
  }

  @Test(arguments: RoundingMode.allCases)
  func refusesADenominatorThatIsNone(mode: RoundingMode) {
    #expect(throws: MoneyError.denominatorNotPositive) { try mode.divide(1 as Int128, by: 0) }
    #expect(throws: MoneyError.denominatorNotPositive) { try mode.divide(Int128.min, by: -1) }
  }

  @Test(arguments: RoundingMode.allCases)
  func obeysTheLawsOfRounding(mode: RoundingMode) throws {
    var random = SplitMix64(seed: 19)
    for _ in 0..<3000 {
      let numerator = random.amount(bits: 120)
      let denominator = Int128(random.magnitude(bits: 60)) + 1
      let result = try mode.divide(numerator, by: denominator)
      #expect(try mode.divide(-numerator, by: denominator) == -result, "the sign is put back")

      let over = Int128(result.magnitude) * denominator - Int128(numerator.magnitude)
      switch mode {
      case .down: #expect(over <= 0 && over > -denominator)
      case .up: #expect(over >= 0 && over < denominator)
      case .halfUp: #expect(2 * over <= denominator && 2 * over > -denominator)
      case .halfDown: #expect(2 * over < denominator && 2 * over >= -denominator)
      case .halfEven:
        #expect(2 * Int128(over.magnitude) <= denominator)
        #expect(2 * Int128(over.magnitude) != denominator || result % 2 == 0)
      }
    }
  }

  @Test(arguments: RoundingMode.allCases)
  func meetsEveryMiddleOfSmallNumbers(mode: RoundingMode) throws {
    for whole in 0...9 as ClosedRange<Int128> {
      let even = whole % 2 == 0 ? whole : whole + 1
      let expected: Int128 =
        switch mode {
        case .halfUp, .up: whole + 1
        case .halfDown, .down: whole
        case .halfEven: even
        }
      #expect(try mode.divide(2 * whole + 1, by: 2) == expected)
      #expect(try mode.divide(-2 * whole - 1, by: 2) == -expected)
    }
  }
}
