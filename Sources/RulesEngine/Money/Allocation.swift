/// Sharing an amount in whole steps: what a discount takes from each of the lines it was taken from.
///
/// By largest remainder (Hamilton's method): everyone first gets the whole steps of the exact share A·w/W, then what is
/// left goes, a step each, to the largest remainders. Of equal remainders the larger weight is first, then what stands
/// first. So the shares add up, each is less than one step from exact, and a weight of 0 takes none.
public enum Allocation {
  /// Shares `amount`, from 0, over `weights`, each from 0, in their order. Nil where all weights are 0 or there are none:
  /// nobody can take anything.
  ///
  /// Throws `negative`, and `overflow` where the weights' sum doesn't fit 128 bits.
  public static func shares(of amount: Int64, over weights: [Int64]) throws(MoneyError) -> [Int64]? {
    try shares(of: amount, overAny: weights)
  }

  /// The same over weights that are exact values of one common denominator.
  public static func shares(of amount: Int64, over weights: [Int128]) throws(MoneyError) -> [Int64]? {
    try shares(of: amount, overAny: weights)
  }

  private static func shares<Weight: FixedWidthInteger & SignedInteger>(
    of amount: Int64, overAny weights: [Weight]
  ) throws(MoneyError) -> [Int64]? {
    guard amount >= 0 else { throw .negative }
    let whole = try sum(weights)
    guard whole > 0 else { return nil }

    var shares: [Int64] = []
    var claims: [Claim] = []
    var left = amount
    for (index, weight) in weights.enumerated() {
      let weight = UInt128(truncatingIfNeeded: weight)
      let (share, remainder) = divide(amount.magnitude, times: weight, by: whole)
      shares.append(share)
      left &-= share
      if remainder > 0 { claims.append(Claim(remainder: remainder, weight: weight, index: index)) }
    }
    // The remainders sum to `left` times the whole, and each is less than the whole: there are more claims than steps.
    if left > 0 { claims.sort(by: <) }
    for claim in claims.prefix(Int(clamping: left)) { shares[claim.index] &+= 1 }
    return shares
  }

  /// A part of a step that someone has a right to. The first in order is served first.
  private struct Claim: Comparable {
    var remainder: UInt128
    var weight: UInt128
    var index: Int

    static func < (left: Claim, right: Claim) -> Bool {
      if left.remainder != right.remainder { return left.remainder > right.remainder }
      if left.weight != right.weight { return left.weight > right.weight }
      return left.index < right.index
    }
  }

  private static func sum<Weight: FixedWidthInteger & SignedInteger>(
    _ weights: [Weight]
  ) throws(MoneyError) -> UInt128 {
    var sum: UInt128 = 0
    for weight in weights {
      guard weight >= 0 else { throw .negative }
      let (next, overflow) = sum.addingReportingOverflow(UInt128(truncatingIfNeeded: weight))
      guard !overflow else { throw .overflow }
      sum = next
    }
    return sum
  }

  /// The whole part of `amount` · `weight` / `whole`, and what remains of it. The weight is no more than the whole, so
  /// the share is no more than the amount.
  private static func divide(
    _ amount: UInt64, times weight: UInt128, by whole: UInt128
  ) -> (share: Int64, remainder: UInt128) {
    if weight <= UInt128(UInt64.max) {
      let (share, remainder) = (weight &* UInt128(amount)).quotientAndRemainder(dividingBy: whole)
      return (Int64(truncatingIfNeeded: share), remainder)
    }
    let product = weight.multipliedFullWidth(by: UInt128(amount))
    let (share, remainder) =
      product.high == 0
      ? product.low.quotientAndRemainder(dividingBy: whole)
      : whole.dividingFullWidth(product)
    return (Int64(truncatingIfNeeded: share), remainder)
  }
}
