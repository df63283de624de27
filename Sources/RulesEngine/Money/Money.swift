/// An amount in whole steps of the shop's `PriceStep`.
///
/// The step stands once in the shop, not in each amount: two amounts of one shop add up by adding integers.
public struct Money: Sendable, Hashable, Comparable {
  /// The number of steps; below 0 for what is taken off.
  public var steps: Int64

  public init(steps: Int64) {
    self.steps = steps
  }

  public static let zero = Money(steps: 0)

  /// The largest line of a quote, by magnitude: 10^15 steps. What is more is `MoneyError.tooLarge`.
  public static let largestLine = Money(steps: 1_000_000_000_000_000)

  public static func < (left: Money, right: Money) -> Bool {
    left.steps < right.steps
  }

  /// Throws `overflow` where the sum doesn't fit.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    let (sum, overflow) = steps.addingReportingOverflow(other.steps)
    guard !overflow else { throw .overflow }
    return Money(steps: sum)
  }

  /// Throws `overflow` where the difference doesn't fit.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    let (difference, overflow) = steps.subtractingReportingOverflow(other.steps)
    guard !overflow else { throw .overflow }
    return Money(steps: difference)
  }

  /// As a decimal number with the digits of the step: `24.95`, `-3`, `0.125`.
  public func formatted(_ step: PriceStep) -> String {
    var bytes: [UInt8] = []
    append(in: step, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same as UTF-8.
  func append(in step: PriceStep, to bytes: inout [UInt8]) {
    // At most 2^63 · 10^18: it fits.
    let (value, _) = Int128(steps).multipliedReportingOverflow(by: Int128(step.units))
    DecimalText.append(value.magnitude, decimals: step.decimals, negative: value < 0, to: &bytes)
  }
}
