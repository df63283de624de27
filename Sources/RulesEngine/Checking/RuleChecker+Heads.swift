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

/// What a head or a step stands for.
struct NumberSpan {
  let from: DecimalLiteral
  /// None is no end.
  var below: DecimalLiteral?
  var isExact = false
  let place: Place?
}
