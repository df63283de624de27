/// A percent as a fraction in lowest terms: 7.5 % is 3/40.
public struct Percentage: Sendable, Hashable, Comparable {
  /// 0 or more, below 10^18.
  public let numerator: Int64
  /// From 1 to 10^8.
  public let denominator: Int64

  /// `literal` percent.
  public init(_ literal: DecimalLiteral) {
    let hundredfold = literal.denominator &* 100
    let divisor: UInt64 = Denominator.greatestCommonDivisor(literal.numerator.magnitude, hundredfold.magnitude)
    let common = Int64(truncatingIfNeeded: divisor)
    numerator = literal.numerator / common
    denominator = hundredfold / common
  }

  /// 100 %.
  public var isWhole: Bool { numerator == denominator }

  public static func < (left: Percentage, right: Percentage) -> Bool {
    Int128(left.numerator) * Int128(right.denominator) < Int128(right.numerator) * Int128(left.denominator)
  }
}

extension Percentage: CustomStringConvertible {
  /// With the sign and without zeros at the end: `7.5%`.
  public var description: String {
    // The denominator divides 10^8, so that this is exact, and below 10^18.
    var digits = (Int128(numerator) * 100_000_000 / Int128(denominator)).magnitude
    var decimals = DecimalLiteral.fractionDigitLimit
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    return DecimalText.text(of: digits, decimals: decimals) + "%"
  }
}
