/// An amount or a number while it is worked out: an integer over a denominator, never rounded on the way.
struct ExactValue: Sendable {
  var numerator: Int128
  var denominator: Int128

  static let zero = ExactValue(numerator: 0, denominator: 1)

  init(numerator: Int128, denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ whole: Int64) {
    self.init(numerator: Int128(whole), denominator: 1)
  }

  init(millionths: Int64) {
    self.init(numerator: Int128(millionths), denominator: 1_000_000)
  }

  /// An amount in whole steps of the shop.
  init(steps: Int64, of step: PriceStep) {
    self.init(numerator: Int128(steps) * Int128(step.units), denominator: Int128(step.denominator))
  }

  var isZero: Bool { numerator == 0 }
  var isNegative: Bool { numerator < 0 }

  /// Over another denominator; itself where it is no whole number over that. None where it doesn't fit.
  func over(_ wanted: Int128) -> ExactValue? {
    if wanted == denominator { return self }
    if let scaled = Denominator.scaled(numerator, from: denominator, to: wanted) {
      return ExactValue(numerator: scaled, denominator: wanted)
    }
    guard wanted % denominator != 0 else { return nil }
    // A number between two steps, or one that reduces: 2500000/1000000 is 25/10.
    guard denominator % wanted == 0 else { return self }
    let factor = denominator / wanted
    return numerator % factor == 0 ? ExactValue(numerator: numerator / factor, denominator: wanted) : self
  }

  func adding(_ other: ExactValue) -> ExactValue? {
    guard let common = Denominator.leastCommonMultiple(denominator, other.denominator), let left = over(common),
      let right = other.over(common)
    else { return nil }
    let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
    return overflow ? nil : ExactValue(numerator: sum, denominator: common)
  }

  var negated: ExactValue? {
    let (result, overflow) = Int128.zero.subtractingReportingOverflow(numerator)
    return overflow ? nil : ExactValue(numerator: result, denominator: denominator)
  }

  func multiplied(by other: ExactValue) -> ExactValue? {
    let (top, topOverflow) = numerator.multipliedReportingOverflow(by: other.numerator)
    let (bottom, bottomOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    if !topOverflow && !bottomOverflow { return ExactValue(numerator: top, denominator: bottom) }
    // Crosswise reduced, as small as it gets.
    let left = ExactValue(numerator: numerator, denominator: other.denominator).reduced
    let right = ExactValue(numerator: other.numerator, denominator: denominator).reduced
    let (small, smallOverflow) = left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (under, underOverflow) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    return smallOverflow || underOverflow ? nil : ExactValue(numerator: small, denominator: under)
  }

  /// None for a divisor of 0 or below, and where it doesn't fit.
  func divided(by divisor: ExactValue) -> ExactValue? {
    guard divisor.numerator > 0 else { return nil }
    return multiplied(by: ExactValue(numerator: divisor.denominator, denominator: divisor.numerator))?.reduced
  }

  var reduced: ExactValue {
    guard numerator != 0 else { return ExactValue(numerator: 0, denominator: 1) }
    guard let magnitude = Int128(exactly: numerator.magnitude),
      let common = Denominator.greatestCommonDivisor(magnitude, denominator)
    else { return self }
    return ExactValue(numerator: numerator / common, denominator: denominator / common)
  }

  /// The next whole number below, or above.
  func whole(up: Bool) -> ExactValue {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    if rest == 0 || (rest > 0) != up { return ExactValue(numerator: quotient, denominator: 1) }
    return ExactValue(numerator: up ? quotient + 1 : quotient - 1, denominator: 1)
  }
}

extension ExactValue: Comparable {
  static func == (left: ExactValue, right: ExactValue) -> Bool {
    left.order(to: right) { $0 == $1 }
  }

  static func < (left: ExactValue, right: ExactValue) -> Bool {
    left.order(to: right) { $0 < $1 }
  }

  private func order(to other: ExactValue, _ compare: (Fraction, Fraction) -> Bool) -> Bool {
    guard let one = Fraction(numerator, over: denominator), let two = Fraction(other.numerator, over: other.denominator)
    else { return false }
    return compare(one, two)
  }
}

extension PriceStep {
  /// An amount in steps, not rounded.
  func inSteps(_ amount: ExactValue) -> ExactValue? {
    amount.multiplied(by: ExactValue(numerator: Int128(denominator), denominator: Int128(units)))
  }

  /// What a line was rounded from, in steps. Where more than a rounding lies between them, it is what the line is.
  func exactSteps(_ amount: ExactValue?, of steps: Int64) -> ExactValue {
    guard let exact = amount.flatMap({ inSteps($0) }), ExactValue(steps - 1) < exact, exact < ExactValue(steps + 1)
    else { return ExactValue(steps) }
    return exact
  }

  /// An amount in whole steps, rounded once: to these steps, or to own ones, which are multiples of them. None for more
  /// than `Money.largestLine`.
  func steps(of amount: ExactValue, _ mode: RoundingMode, _ own: PriceStep?) -> Int64? {
    guard let own else { return try? mode.steps(of: amount.numerator, over: amount.denominator, step: self) }
    guard let rounded = try? mode.steps(of: amount.numerator, over: amount.denominator, step: own),
      let factor = own.size.steps(of: self)
    else { return nil }
    let (steps, overflow) = rounded.multipliedReportingOverflow(by: factor)
    return overflow || abs(steps) > Money.largestLine.steps ? nil : steps
  }
}
