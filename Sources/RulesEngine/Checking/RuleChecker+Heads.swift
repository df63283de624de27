extension RuleChecker {
  /// Heads and steps over numbers that are never ordered.
  mutating func reviewNumbers(_ spans: [NumberSpan], of quantity: CheckedQuantity) {
    // Where numbers fall, which of them comes next isn't clear; that was reported.
    guard zip(spans, spans.dropFirst()).allSatisfy({ $0.from < $1.from }) else { return }
    let domain = domain(of: quantity)
    for span in spans {
      guard let from = Fraction(millionths: span.from.millionths) else { continue }
      let below = span.below.flatMap { Fraction(millionths: $0.millionths) }
      let isReached = span.isExact ? domain.contains(from) : domain.hasMember(from: from, below: below)
      if !isReached { report(.neverReached(.number(span.from)), at: span.place) }
    }
  }

  /// The heads of a table, of which each open one goes up to the next.
  mutating func reviewHeads(
    _ starts: [(value: DecimalLiteral, isOpen: Bool)], _ written: [PriceTable.Head], of quantity: CheckedQuantity
  ) {
    var spans: [NumberSpan] = []
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1].value : nil
      spans.append(
        NumberSpan(
          from: start.value, below: start.isOpen ? next : nil, isExact: !start.isOpen,
          place: written[index].origin.place))
    }
    reviewNumbers(spans, of: quantity)
  }

  /// Of brackets the lower ones are passed through, however many there are.
  mutating func reviewSteps(of tiers: MoneyLine.Tiers, counting quantity: CheckedQuantity) {
    var spans: [NumberSpan] = []
    for (index, step) in tiers.steps.enumerated() {
      let next = index + 1 < tiers.steps.count && !tiers.isGraduated ? tiers.steps[index + 1].from : nil
      spans.append(NumberSpan(from: step.from, below: next, place: step.origin.place))
    }
    reviewNumbers(spans, of: quantity)
  }

  /// The numbers that a quantity can be: those of an option as it is declared, else what its parts allow.
  func domain(of quantity: CheckedQuantity) -> NumberDomain {
    if case .option(let option) = quantity.kind, case .number(let range) = scope[option].kind {
      return NumberDomain(CheckedNumber.Bounds(range, step: step))
    }
    if case .cost(.subtotal) = quantity.kind {
      return NumberDomain(Interval(low: nil, high: quantity.range.high, isReached: false))
    }
    if quantity.readsAmounts(definitions) { return NumberDomain(.unknown) }
    return NumberDomain(quantity.range, wholeFromZero: quantity.denominator == 1)
  }
}

extension RuleChecker {
  /// How many of the numbers that a quantity can be are gone through.
  private static let numberLimit = 1_000

  /// The first of the numbers that a quantity can be, in millionths; none where they aren't limited by what is written.
  func numbers(of quantity: CheckedQuantity) -> [Int64] {
    switch quantity.kind {
    case .option(let option):
      guard case .number(let range) = scope[option].kind else { return [] }
      switch CheckedNumber.Bounds(range, step: step) {
      case .oneOf(let points): return points
      case .range(let low, let high, let step): return numbers(from: low, to: high, by: step)
      }
    case .units(let option):
      guard case .several(let limits)? = scope.choice(option)?.amount, case .literal(let least) = limits.least.kind,
        case .literal(let most)? = limits.most?.kind
      else { return [] }
      return numbers(from: least.millionths, to: most.millionths, by: 1_000_000)
    default: return []
    }
  }

  private func numbers(from low: Int64, to high: Int64, by step: Int64) -> [Int64] {
    guard low <= high, step > 0 else { return [] }
    return Array(stride(from: low, through: high, by: Int64.Stride(step)).prefix(RuleChecker.numberLimit))
  }
}

/// What a head or a step stands for.
struct NumberSpan {
  let from: DecimalLiteral
  /// None is no end.
  var below: DecimalLiteral?
  var isExact = false
  let place: Place?
}
