/// A number as one integer over another, for what has no denominator that is known beforehand: a share, a part of a
/// subtotal, the cost of one unit. Equal and ordered by value, exactly.
public struct Fraction: Sendable, Comparable {
  public let numerator: Int128
  /// Above 0.
  public let denominator: Int128

  /// Nil for a denominator of 0 or below. Not reduced: the parts stay as given.
  public init?(_ numerator: Int128, over denominator: Int128) {
    guard denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  public static func == (left: Fraction, right: Fraction) -> Bool {
    let (one, other) = crossProducts(left, right)
    return one.high == other.high && one.low == other.low
  }

  public static func < (left: Fraction, right: Fraction) -> Bool {
    let (one, other) = crossProducts(left, right)
    return one.high == other.high ? one.low < other.low : one.high < other.high
  }

  private typealias WideProduct = (high: Int128, low: UInt128)

  /// Both numerators over the common denominator, in 256 bits so that nothing is lost.
  private static func crossProducts(_ left: Fraction, _ right: Fraction) -> (WideProduct, WideProduct) {
    (
      left.numerator.multipliedFullWidth(by: right.denominator),
      right.numerator.multipliedFullWidth(by: left.denominator)
    )
  }
}
