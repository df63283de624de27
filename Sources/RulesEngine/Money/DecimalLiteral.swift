/// A decimal number from 0 as it is written in a rule file: an integer over a power of ten, never a binary fraction.
///
/// Two literals of one value are equal (`4.5` and `4.50`); each prints with the digits that it was written with.
public struct DecimalLiteral: Sendable {
  public static let integerDigitLimit = 12
  public static let fractionDigitLimit = 6

  /// The number times `denominator`, below 10^18.
  public let numerator: Int64
  /// The digits after the point, 0 to 6.
  public let decimals: Int

  /// `numerator` over 10 to the power of `decimals`. Nil outside the limits of digits.
  public init?(numerator: Int64, decimals: Int) {
    guard (0...Self.fractionDigitLimit).contains(decimals), numerator >= 0,
      numerator < PowerOfTen.value(Self.integerDigitLimit + decimals)
    else { return nil }
    self.numerator = numerator
    self.decimals = decimals
  }

  private init(whole numerator: Int64) {
    self.numerator = numerator
    decimals = 0
  }

  public static let zero = DecimalLiteral(whole: 0)
  public static let one = DecimalLiteral(whole: 1)

  /// 10 to the power of `decimals`.
  public var denominator: Int64 {
    PowerOfTen.value(decimals)
  }

  /// The same number in the finest unit that can be written. Below 10^18, so that it always fits.
  var millionths: Int64 {
    numerator &* PowerOfTen.value(Self.fractionDigitLimit - decimals)
  }

  /// The whole number of steps that this is, or nil if it lies between two.
  public func steps(of step: PriceStep) -> Int64? {
    let (count, rest) = millionths.quotientAndRemainder(dividingBy: step.size.millionths)
    return rest == 0 ? count : nil
  }
}

extension DecimalLiteral: Hashable, Comparable {
  public static func == (left: DecimalLiteral, right: DecimalLiteral) -> Bool {
    left.millionths == right.millionths
  }

  public static func < (left: DecimalLiteral, right: DecimalLiteral) -> Bool {
    left.millionths < right.millionths
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(millionths)
  }
}

extension DecimalLiteral: CustomStringConvertible {
  public var description: String {
    DecimalText.text(of: UInt128(numerator.magnitude), decimals: decimals)
  }
}
