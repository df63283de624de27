/// The smallest step in which a shop sells, in units of its currency: 0.01, 1, 0.05, 5.
///
/// Every line of a quote is a whole number of steps. A step prints, and makes amounts print, with the digits that it
/// was written with: `0.10` shows `2.50`, `0.1` shows `2.5`. Both are the same step.
public struct PriceStep: Sendable, Hashable, Comparable {
  /// The step as a decimal number above 0.
  public let size: DecimalLiteral

  /// Nil for a step of 0.
  public init?(_ size: DecimalLiteral) {
    guard size.numerator > 0 else { return nil }
    self.size = size
  }

  private init(whole size: DecimalLiteral) {
    self.size = size
  }

  /// One whole unit of the currency.
  public static let whole = PriceStep(whole: .one)

  /// `units` over 10 to the power of `decimals`. Nil for 0 or below, and outside the limits of digits.
  public init?(units: Int64, decimals: Int) {
    guard let size = DecimalLiteral(numerator: units, decimals: decimals) else { return nil }
    self.init(size)
  }

  /// The step times `denominator`.
  public var units: Int64 { size.numerator }

  /// How many digits after the point an amount of these steps is printed with.
  public var decimals: Int { size.decimals }

  /// 10 to the power of `decimals`.
  public var denominator: Int64 { size.denominator }

  /// Whether everything that is sold in this step could be sold in `other`: 0.10 is a multiple of 0.05.
  public func isMultiple(of other: PriceStep) -> Bool {
    size.steps(of: other) != nil
  }

  public static func < (left: PriceStep, right: PriceStep) -> Bool {
    left.size < right.size
  }
}

extension PriceStep: CustomStringConvertible {
  public var description: String { size.description }
}
