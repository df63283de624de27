/// A decimal number with a sign: what a shopper may tell of a number, and what bounds it.
public struct SignedDecimal: Sendable, Hashable {
  public var isNegative: Bool
  public var magnitude: DecimalLiteral

  /// There is one zero: it has no minus.
  public init(_ magnitude: DecimalLiteral, isNegative: Bool = false) {
    self.magnitude = magnitude
    self.isNegative = isNegative && magnitude.numerator != 0
  }

  /// The number times 10^6, exactly: a literal has at most six decimals, and below 10^18 it always fits.
  public var millionths: Int64 {
    isNegative ? -magnitude.millionths : magnitude.millionths
  }
}

extension SignedDecimal: Comparable {
  public static func < (left: SignedDecimal, right: SignedDecimal) -> Bool { left.millionths < right.millionths }
}

extension SignedDecimal: CustomStringConvertible {
  public var description: String { isNegative ? "-\(magnitude)" : "\(magnitude)" }
}
