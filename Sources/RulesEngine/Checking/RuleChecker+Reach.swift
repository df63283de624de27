extension RuleChecker {
  /// Limits that can't be reached.
  mutating func reviewReach(of option: OptionID) {
    switch (options[option.index].kind, scope[option].kind) {
    case (.number(let number), .number(let written)):
      reviewUpperLimit(of: number, written, at: scope[option].origin.place)
    case (.choice(let choice), .choice(let written)): reviewMost(of: choice, written)
    default: break
    }
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

  private mutating func reviewMost(of choice: CheckedChoice, _ written: Choice) {
    guard case .several(let limits) = choice.amount, case .several(let formulas) = written.amount else { return }
    if let most = limits.most?.constantValue, let reach = reach(of: choice, limits), most > reach,
      let asked = DecimalLiteral(most), let reached = DecimalLiteral(reach)
    {
      report(.mostOutOfReach(asked, reach: reached), at: formulas.most?.origin.place)
    }
    if let most = limits.mostKinds?.constantValue, let count = Fraction(Int128(choice.values.count), over: 1),
      most > count,
      let asked = DecimalLiteral(most), let reached = DecimalLiteral(count)
    {
      report(.mostOutOfReach(asked, reach: reached), at: formulas.mostKinds?.origin.place)
    }
  }

  /// What everything weighs together.
  private func reach(of choice: CheckedChoice, _ limits: CheckedLimits) -> Fraction? {
    var reach: Int64 = 0
    for value in choice.values {
      guard let units = mostUnits(of: value, limits) else { return nil }
      let (weight, overflow) = units.multipliedReportingOverflow(by: value.weight)
      reach = reach.addingSaturated(overflow ? .max : weight)
    }
    return Fraction(millionths: reach)
  }

  private func mostUnits(of value: CheckedValue, _ limits: CheckedLimits) -> Int64? {
    if let own = value.mostUnits { return own / 1_000_000 }
    guard let each = limits.mostUnitsEach else { return 1 }
    return each.constantValue.map { Int64(clamping: $0.numerator / $0.denominator) }
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
