/// An exact fraction in lowest terms. What doesn't fit 128 bits is thrown, never rounded.
struct Ratio: Hashable, Sendable {
  let numerator: Int128
  /// Above 0.
  let denominator: Int128

  struct Overflow: Error {}

  static let zero = Ratio(whole: 0)
  static let one = Ratio(whole: 1)

  init(whole: Int) {
    numerator = Int128(whole)
    denominator = 1
  }

  init(_ numerator: Int128, over denominator: Int128) throws {
    guard denominator != 0, numerator != .min, denominator != .min else { throw Overflow() }
    let divisor = max(1, commonDivisor(numerator, denominator)) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var isWhole: Bool { denominator == 1 }

  /// The largest whole number that isn't above it.
  var floor: Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension Ratio {
  static func + (left: Ratio, right: Ratio) throws -> Ratio {
    let common = commonDivisor(left.denominator, right.denominator)
    let one = try exactly(left.numerator.multipliedReportingOverflow(by: right.denominator / common))
    let other = try exactly(right.numerator.multipliedReportingOverflow(by: left.denominator / common))
    let denominator = try exactly((left.denominator / common).multipliedReportingOverflow(by: right.denominator))
    return try Ratio(try exactly(one.addingReportingOverflow(other)), over: denominator)
  }

  static func - (left: Ratio, right: Ratio) throws -> Ratio {
    try left + Ratio(-right.numerator, over: right.denominator)
  }

  static func * (left: Ratio, right: Ratio) throws -> Ratio {
    let one = try Ratio(left.numerator, over: right.denominator)
    let other = try Ratio(right.numerator, over: left.denominator)
    let numerator = try exactly(one.numerator.multipliedReportingOverflow(by: other.numerator))
    return try Ratio(
      numerator, over: try exactly(one.denominator.multipliedReportingOverflow(by: other.denominator)))
  }

  static func / (left: Ratio, right: Ratio) throws -> Ratio {
    try left * Ratio(right.denominator, over: right.numerator)
  }

  private static func exactly(_ result: (partialValue: Int128, overflow: Bool)) throws -> Int128 {
    guard !result.overflow else { throw Overflow() }
    return result.partialValue
  }
}

extension Ratio: Comparable {
  /// By whole parts, then by the reciprocals of what remains: nothing is multiplied, so nothing overflows.
  static func < (left: Ratio, right: Ratio) -> Bool {
    var (left, right) = (left, right)
    while true {
      let (one, other) = (left.floor, right.floor)
      if one != other { return one < other }
      let (rest, otherRest) = (
        left.numerator - one * left.denominator, right.numerator - other * right.denominator
      )
      if rest == 0 || otherRest == 0 { return rest == 0 && otherRest != 0 }
      (left, right) = (Ratio(right.denominator, otherRest), Ratio(left.denominator, rest))
    }
  }

  private init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }
}

private func commonDivisor(_ one: Int128, _ other: Int128) -> Int128 {
  var (one, other) = (abs(one), abs(other))
  while other != 0 { (one, other) = (other, one % other) }
  return one
}

/// The modes of rounding by the words of a rule file.
enum Rounding: String, CaseIterable {
  case halfUp = "half up"
  case halfEven = "half even"
  case halfDown = "half down"
  case up
  case down
}

extension Ratio {
  func rounded(_ mode: Rounding, to step: Ratio) throws -> Ratio {
    let steps = try self / step
    let below = steps.numerator < 0 ? -(try Ratio(-steps.numerator, over: steps.denominator).floor) : steps.floor
    let rest = try Ratio(abs(steps.numerator - below * steps.denominator), over: steps.denominator)
    let half = try Ratio(1, over: 2)
    let leaves =
      switch mode {
      case .halfUp: rest >= half
      case .halfDown: rest > half
      case .halfEven: rest > half || (rest == half && below % 2 != 0)
      case .up: rest > .zero
      case .down: false
      }
    return try Ratio(leaves ? below + Int128(steps.numerator.signum()) : below, over: 1) * step
  }

  /// Shares of a whole number of steps by weights: the larger remainder first, then the larger weight, then what
  /// stands first.
  static func shares(of amount: Ratio, by weights: [Ratio], step: Ratio) throws -> [Ratio] {
    let total = try weights.reduce(.zero) { try $0 + $1 }
    guard total > .zero else { return weights.map { _ in .zero } }
    let steps = try amount / step
    let exact = try weights.map { try steps * $0 / total }
    var shares = exact.map { $0.floor }
    let rests = try zip(exact, shares).map { try $0 - Ratio($1, over: 1) }
    let sequence = weights.indices.sorted {
      (rests[$1], weights[$1], $0) < (rests[$0], weights[$0], $1)
    }
    let missing = steps.floor - shares.reduce(0, +)
    for index in sequence.prefix(Int(missing)) { shares[index] += 1 }
    return try shares.map { try Ratio($0, over: 1) * step }
  }
}
