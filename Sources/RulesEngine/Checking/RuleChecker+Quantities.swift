extension RuleChecker {
  /// A number or money option, over the denominator that its bounds and its step need.
  func quantity(of option: OptionID, _ range: NumberRange) -> CheckedQuantity {
    var interval: Interval
    var decimals: Int
    switch range.bounds {
    case .range(let low, let high, let step):
      interval = .millionths(low.millionths, high.millionths)
      decimals = max(low.magnitude.decimals, step?.decimals ?? (range.isMoney ? self.step.decimals : 0))
    case .oneOf(let points):
      interval = .millionths(points.min()?.millionths ?? 0, points.max()?.millionths ?? 0)
      decimals = points.map { $0.magnitude.decimals }.max() ?? 0
    }
    if scope[option].onlyWhen != nil { interval = interval.orZero }
    return CheckedQuantity(
      kind: .option(option), denominator: powerOfTen(decimals), type: range.isMoney ? .amount : .number,
      range: interval)
  }

  /// A table that is worth what its cells say.
  func quantity(of lookup: CheckedLookup, _ id: DefinitionID) -> CheckedQuantity {
    var denominator: Int128 = 1
    var ranges: [Interval] = []
    for row in lookup.rows {
      guard case .quantity(let cell) = row.cell.kind else { continue }
      denominator = Denominator.leastCommonMultiple(denominator, cell.denominator) ?? denominator
      ranges.append(cell.range)
    }
    let low = Interval.extreme(ranges, greatest: false, independent: false).low
    let high = Interval.extreme(ranges, greatest: true, independent: false).high
    return CheckedQuantity(
      kind: .definition(id), denominator: denominator, type: lookup.isAmount ? .amount : .either,
      range: Interval(low: low, high: high, isReached: false))
  }

  func constant(_ literal: DecimalLiteral, _ type: QuantityType = .either) -> CheckedQuantity {
    let numerator = Int128(literal.numerator)
    let denominator = Int128(literal.denominator)
    return CheckedQuantity(
      kind: .constant(numerator), denominator: denominator, type: type,
      range: .constant(Fraction(numerator, over: denominator)))
  }

  func constant(_ number: SignedDecimal) -> CheckedQuantity {
    let literal = constant(number.magnitude)
    guard number.isNegative, case .constant(let numerator) = literal.kind else { return literal }
    return CheckedQuantity(
      kind: .constant(-numerator), denominator: literal.denominator, type: .either, range: literal.range.negated)
  }

  /// A formula that has to be an amount or a number; of which type, its place says.
  mutating func quantity(_ formula: Formula, as wanted: QuantityType? = nil, depth: Int = 0) -> CheckedQuantity? {
    let term = term(formula, depth: depth)
    switch term {
    case .quantity(let quantity):
      guard let wanted, wanted != quantity.type, quantity.type != .either, wanted != .either else { return quantity }
      report(
        .wrongType(expected: [wanted == .amount ? .amount : .number], found: type(of: term)), at: formula.origin.place)
      return nil
    case .unreadable: return nil
    case .percent where isBarePercent(formula):
      if case .percent(let literal) = formula.kind { report(.percentOfNothing(literal), at: formula.origin.place) }
      return nil
    default:
      let expected: [Finding.FormulaType] =
        switch wanted {
        case .amount: [.amount]
        case .number: [.number]
        default: [.amount, .number]
        }
      report(.wrongType(expected: expected, found: type(of: term)), at: formula.origin.place)
      return nil
    }
  }

  private func isBarePercent(_ formula: Formula) -> Bool {
    if case .percent = formula.kind { true } else { false }
  }

  func type(of term: CheckedTerm) -> Finding.FormulaType {
    switch term {
    case .quantity(let quantity): quantity.type == .amount ? .amount : .number
    case .condition, .toggle: .yesOrNo
    case .percent: .percent
    case .choice: .choice
    case .severalValues: .severalValues
    case .text, .quoted: .text
    case .date: .date
    case .time: .time
    case .day: .day
    case .unreadable: .yesOrNo
    }
  }

  mutating func arithmetic(
    _ left: CheckedQuantity, _ operation: Formula.Arithmetic, _ right: CheckedQuantity, at place: Place?
  ) -> CheckedQuantity? {
    let independent = areIndependent(left, right)
    switch operation {
    case .plus, .minus:
      guard let type = common(left.type, right.type) else {
        report(.amountAndNumber, at: place)
        return nil
      }
      let other = operation == .plus ? right.range : right.range.negated
      return made(
        operation == .plus ? .sum(left, right) : .difference(left, right),
        over: Denominator.leastCommonMultiple(left.denominator, right.denominator), type,
        left.range.adding(other, independent: independent), at: place)
    case .times:
      if left.type == .amount && right.type == .amount {
        report(.amountTimesAmount, at: place)
        return nil
      }
      // A literal may be the price of what the other side counts.
      let type: QuantityType =
        left.type == .amount || right.type == .amount
        ? .amount : left.type == .number && right.type == .number ? .number : .either
      let (denominator, overflow) = left.denominator.multipliedReportingOverflow(by: right.denominator)
      return made(
        .product(left, right), over: overflow ? nil : denominator, type,
        left.range.multiplied(by: right.range, independent: independent), at: place)
    case .dividedBy: return quotient(left, by: right, at: place)
    }
  }

  private mutating func quotient(
    _ left: CheckedQuantity, by right: CheckedQuantity, at place: Place?
  ) -> CheckedQuantity? {
    guard case .constant(let numerator) = right.kind, right.type != .amount else {
      report(.divisorNotConstant, at: place)
      return nil
    }
    guard numerator != 0 else {
      report(.divisionByZero, at: place)
      return nil
    }
    return scaled(left, by: right.denominator, over: numerator, at: place)
  }

  /// `a / b` of a quantity, reduced.
  mutating func scaled(
    _ quantity: CheckedQuantity, by factor: Int128, over divisor: Int128, at place: Place?
  ) -> CheckedQuantity? {
    let sign: Int128 = divisor < 0 ? -1 : 1
    let common = factor == 0 ? divisor * sign : Denominator.greatestCommonDivisor(factor, divisor * sign) ?? 1
    let (top, bottom) = (sign * factor / common, sign * divisor / common)
    let (denominator, overflow) = quantity.denominator.multipliedReportingOverflow(by: bottom)
    guard let factor = Int64(exactly: top), let divisor = Int64(exactly: bottom) else {
      report(.tooManyDigits, at: place)
      return nil
    }
    return made(
      .scaled(quantity, by: factor, over: divisor), over: overflow ? nil : denominator, quantity.type,
      quantity.range.multiplied(by: .constant(Fraction(top, over: bottom)), independent: true), at: place)
  }

  mutating func made(
    _ kind: CheckedQuantity.Kind, over denominator: Int128?, _ type: QuantityType, _ range: Interval, at place: Place?
  ) -> CheckedQuantity? {
    guard let denominator, denominator <= Denominator.largest else {
      report(.tooManyDigits, at: place)
      return nil
    }
    return CheckedQuantity(kind: kind, denominator: denominator, type: type, range: range)
  }

  /// Of two types the one that both can have.
  func common(_ left: QuantityType, _ right: QuantityType) -> QuantityType? {
    if left == right || right == .either { return left }
    return left == .either ? right : nil
  }

  /// No option decides both.
  func areIndependent(_ left: CheckedQuantity, _ right: CheckedQuantity) -> Bool {
    options(read: left).isDisjoint(with: options(read: right))
  }

  func options(read quantity: CheckedQuantity) -> Set<OptionID> { reads(of: quantity).options }

  func options(read condition: CheckedCondition?) -> Set<OptionID> { reads(of: condition).options }

  func reads(of quantity: CheckedQuantity) -> OptionsRead.Found {
    OptionsRead.by(quantity, definitions, kinds, scope.moment)
  }

  func reads(of condition: CheckedCondition?) -> OptionsRead.Found {
    OptionsRead.by(condition, definitions, kinds, scope.moment)
  }

  func powerOfTen(_ exponent: Int) -> Int128 {
    var power: Int128 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
