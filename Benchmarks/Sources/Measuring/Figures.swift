/// Numbers that look like chance and are the same in every run.
public struct Dice {
  private var state: UInt64 = 7

  public init() {}

  public mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % count
  }
}

public func median<Number: Comparable>(_ numbers: [Number]) -> Number {
  numbers.sorted()[numbers.count / 2]
}

/// A number with two decimals.
public func hundredths(_ number: Double) -> String {
  let whole = Int((number * 100).rounded())
  return "\(whole / 100).\(whole % 100 / 10)\(whole % 10)"
}
