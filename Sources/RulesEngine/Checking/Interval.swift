/// What a quantity can be at the least and at the most; an end that couldn't be worked out is open.
struct Interval: Sendable {
  var low: Fraction?
  var high: Fraction?
  /// Both ends are really reached, each by some order: no two of its parts depend on each other.
  var isReached: Bool

  static let unknown = Interval(low: nil, high: nil, isReached: false)

  static let fromZero = Interval(low: Fraction(0, over: 1), high: nil, isReached: false)

  static func constant(_ value: Fraction?) -> Interval {
    Interval(low: value, high: value, isReached: value != nil)
  }

  static func millionths(_ low: Int64, _ high: Int64) -> Interval {
    Interval(
      low: Fraction(Int128(low), over: 1_000_000), high: Fraction(Int128(high), over: 1_000_000), isReached: true)
  }

  var isNegativeSomewhere: Bool {
    guard isReached, let low else { return false }
    return low.numerator < 0
  }

  /// As well, some order has 0 of it.
  var orZero: Interval {
    guard let low, let high, let zero = Fraction(0, over: 1) else { return self }
    return Interval(low: min(low, zero), high: max(high, zero), isReached: isReached)
  }

  var negated: Interval {
    Interval(low: high.flatMap { $0.negated }, high: low.flatMap { $0.negated }, isReached: isReached)
  }

  func adding(_ other: Interval, independent: Bool) -> Interval {
    Interval(
      low: both(low, other.low) { $0.adding($1) }, high: both(high, other.high) { $0.adding($1) },
      isReached: isReached && other.isReached && independent)
  }

  func multiplied(by other: Interval, independent: Bool) -> Interval {
    guard let a = low, let b = high, let c = other.low, let d = other.high,
      let corners = allOf([a.multiplied(by: c), a.multiplied(by: d), b.multiplied(by: c), b.multiplied(by: d)]),
      let least = corners.min(), let greatest = corners.max()
    else {
      guard let a = low, let c = other.low, a.numerator >= 0, c.numerator >= 0 else { return .unknown }
      return .fromZero
    }
    return Interval(low: least, high: greatest, isReached: isReached && other.isReached && independent)
  }

  /// The least or the greatest of several.
  static func extreme(_ parts: [Interval], greatest: Bool, independent: Bool) -> Interval {
    let lows = parts.compactMap { $0.low }
    let highs = parts.compactMap { $0.high }
    let allLows = lows.count == parts.count
    let allHighs = highs.count == parts.count
    return Interval(
      low: greatest ? lows.max() : (allLows ? lows.min() : nil),
      high: greatest ? (allHighs ? highs.max() : nil) : highs.min(),
      isReached: independent && parts.allSatisfy { $0.isReached })
  }
}

private func both(_ left: Fraction?, _ right: Fraction?, _ combine: (Fraction, Fraction) -> Fraction?) -> Fraction? {
  guard let left, let right else { return nil }
  return combine(left, right)
}

private func allOf(_ values: [Fraction?]) -> [Fraction]? {
  let known = values.compactMap { $0 }
  return known.count == values.count ? known : nil
}

extension Fraction {
  var negated: Fraction? {
    numerator == .min ? nil : Fraction(-numerator, over: denominator)
  }

  /// None where it doesn't fit.
  func adding(_ other: Fraction) -> Fraction? {
    guard let common = Denominator.leastCommonMultiple(denominator, other.denominator),
      let left = Denominator.scaled(numerator, from: denominator, to: common),
      let right = Denominator.scaled(other.numerator, from: other.denominator, to: common)
    else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Fraction(sum, over: common)
  }

  /// None where it doesn't fit.
  func multiplied(by other: Fraction) -> Fraction? {
    let (top, topOverflow) = numerator.multipliedReportingOverflow(by: other.numerator)
    let (bottom, bottomOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    guard !topOverflow, !bottomOverflow else { return nil }
    return Fraction(top, over: bottom)?.reduced
  }

  private var reduced: Fraction? {
    guard numerator != 0 else { return Fraction(0, over: 1) }
    guard let magnitude = Int128(exactly: numerator.magnitude),
      let common = Denominator.greatestCommonDivisor(magnitude, denominator)
    else { return self }
    return Fraction(numerator / common, over: denominator / common)
  }

  /// The next whole number, up or down.
  func wholeNumber(up: Bool) -> Fraction? {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    if rest == 0 || (rest > 0) != up { return Fraction(quotient, over: 1) }
    return Fraction(up ? quotient + 1 : quotient - 1, over: 1)
  }
}
