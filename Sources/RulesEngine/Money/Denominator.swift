/// What is done with the denominators of exact values: each expression has one that is known when it's compiled, and its
/// values are integers over it.
public enum Denominator {
  /// The largest that is accepted: 10^18. Above it a file asks for "too many digits".
  public static let largest: Int128 = 1_000_000_000_000_000_000

  /// The largest number that divides both. Nil unless both are above 0.
  public static func greatestCommonDivisor(_ one: Int128, _ other: Int128) -> Int128? {
    guard one > 0, other > 0 else { return nil }
    let common: UInt128 = greatestCommonDivisor(one.magnitude, other.magnitude)
    return Int128(common)
  }

  /// By Euclid's algorithm. Of 0 and n it is n.
  static func greatestCommonDivisor<Value: FixedWidthInteger & UnsignedInteger>(
    _ one: Value, _ other: Value
  ) -> Value {
    var (larger, smaller) = (one, other)
    while smaller != 0 {
      (larger, smaller) = (smaller, larger % smaller)
    }
    return larger
  }

  /// The denominator that both can be brought to. Nil where it doesn't fit, and unless both are above 0.
  public static func leastCommonMultiple(_ one: Int128, _ other: Int128) -> Int128? {
    guard let common = greatestCommonDivisor(one, other) else { return nil }
    let (multiple, overflow) = (one / common).multipliedReportingOverflow(by: other)
    return overflow ? nil : multiple
  }

  /// The integer over `wanted` that is as much as `numerator` over `given`.
  ///
  /// Nil unless `wanted` is a multiple of `given`, both above 0, and where the result doesn't fit.
  public static func scaled(_ numerator: Int128, from given: Int128, to wanted: Int128) -> Int128? {
    guard given > 0, wanted > 0 else { return nil }
    let (factor, rest) = wanted.quotientAndRemainder(dividingBy: given)
    guard rest == 0 else { return nil }
    let (result, overflow) = numerator.multipliedReportingOverflow(by: factor)
    return overflow ? nil : result
  }
}
