/// What becomes of an amount between two steps. Each mode looks at the magnitude and puts the sign back, so that what is
/// taken off rounds as what is added does.
///
/// The modes are those of OMG DMN 1.4: its functions `round half up`, `round half down`, `round up`, `round down`, and
/// `decimal`, which is half even.
public enum RoundingMode: Sendable, Hashable, CaseIterable {
  /// To the nearest; the middle away from zero.
  case halfUp
  /// To the nearest; the middle to the even neighbour.
  case halfEven
  /// To the nearest; the middle towards zero.
  case halfDown
  /// Away from zero.
  case up
  /// Towards zero.
  case down

  /// `numerator` over `denominator`, rounded once. Throws `denominatorNotPositive`; any numerator has a result.
  public func divide<Value: FixedWidthInteger & SignedInteger>(
    _ numerator: Value, by denominator: Value
  ) throws(MoneyError) -> Value {
    guard denominator > 0 else { throw .denominatorNotPositive }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    // Where something remains the denominator is 2 or more, so the quotient has room for one more.
    guard remainder != 0,
      leavesZero(remainder.magnitude, of: denominator.magnitude, afterEven: quotient & 1 == 0)
    else { return quotient }
    return numerator < 0 ? quotient &- 1 : quotient &+ 1
  }

  /// Whether a rest above 0 goes to the next whole number away from zero.
  private func leavesZero<Value: UnsignedInteger>(
    _ rest: Value, of denominator: Value, afterEven isEven: Bool
  ) -> Bool {
    let missing = denominator - rest
    return switch self {
    case .halfUp: rest >= missing
    case .halfEven: isEven ? rest > missing : rest >= missing
    case .halfDown: rest > missing
    case .up: true
    case .down: false
    }
  }

  /// An amount of `numerator` over `denominator` units of the currency, in whole steps, rounded once.
  ///
  /// Throws `tooLarge` for more than `Money.largestLine`, and where the exact value doesn't fit 128 bits: never with a
  /// denominator up to 10^18 and a step of up to 10^5 of its own last digits.
  public func steps(
    of numerator: Int128, over denominator: Int128, step: PriceStep
  ) throws(MoneyError) -> Int64 {
    guard denominator > 0 else { throw .denominatorNotPositive }
    let (scaled, numeratorOverflow) = numerator.multipliedReportingOverflow(by: Int128(step.denominator))
    let (divisor, divisorOverflow) = denominator.multipliedReportingOverflow(by: Int128(step.units))
    guard !numeratorOverflow, !divisorOverflow else { throw .tooLarge }
    let steps = try divide(scaled, by: divisor)
    guard steps.magnitude <= UInt128(Money.largestLine.steps.magnitude) else { throw .tooLarge }
    return Int64(truncatingIfNeeded: steps)
  }
}
