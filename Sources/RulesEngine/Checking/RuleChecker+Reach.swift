extension RuleChecker {
  /// A limit that can't be reached.
  mutating func reviewReach(of option: OptionID) {
    guard case .number(let number) = options[option.index].kind, case .number(let written) = scope[option].kind else {
      return
    }
    reviewUpperLimit(of: number, written, at: scope[option].origin.place)
  }

  /// Steps count from the lower limit, so the upper one may lie between two.
  private mutating func reviewUpperLimit(of number: CheckedNumber, _ written: NumberRange, at place: Place?) {
    guard case .range(let low, let high, let step) = number.bounds, case .range(_, let most, _) = written.bounds,
      high > low, !number.isStep(high)
    else { return }
    let (distance, overflow) = high.subtractingReportingOverflow(low)
    guard !overflow else { return }
    let last = low + distance / step * step
    guard let magnitude = DecimalLiteral(millionths: abs(last)) else { return }
    report(.boundNotAStep(most, last: SignedDecimal(magnitude, isNegative: last < 0)), at: place)
  }
}

extension RuleChecker {
  /// Beyond this weight the sums aren't gone through.
  private static let weightLimit: Int64 = 1_000

  /// Whether some selection weighs neither too little nor too much, where that can be told from whole weights.
  func canBeMet(least: DecimalLiteral, most: DecimalLiteral, _ choice: Choice, mostUnitsEach each: Int64) -> Bool {
    let million: Int64 = 1_000_000
    let limit = most.millionths / million
    guard limit <= RuleChecker.weightLimit else { return true }
    var unitsOf: [Int64: Int64] = [:]
    for value in choice.values {
      let weight = value.counts?.millionths ?? million
      guard weight % million == 0 else { return true }
      let units = value.upTo.map { $0.millionths / million } ?? each
      unitsOf[weight / million] = (unitsOf[weight / million] ?? 0).addingSaturated(units)
    }
    return sums(of: unitsOf, upTo: limit).contains { $0 * million >= least.millionths }
  }

  private func sums(of unitsOf: [Int64: Int64], upTo limit: Int64) -> [Int64] {
    var isReached = [Bool](repeating: false, count: Int(limit) + 1)
    isReached[0] = true
    for (weight, most) in unitsOf where weight > 0 && weight <= limit {
      // How many units of this weight the sum needs at the least.
      var needed = [Int64](repeating: .max, count: isReached.count)
      for sum in isReached.indices {
        if isReached[sum] {
          needed[sum] = 0
        } else if sum >= Int(weight), needed[sum - Int(weight)] < most {
          needed[sum] = needed[sum - Int(weight)] + 1
          isReached[sum] = true
        }
      }
    }
    return isReached.indices.filter { isReached[$0] }.map { Int64($0) }
  }
}
