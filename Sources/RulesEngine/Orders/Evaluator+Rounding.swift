/// Where exact amounts become whole steps: once a line, and nowhere else.
extension Evaluator {
  /// How many times the amount of a line counts: inside an item as often as it is taken, but for a line `once`.
  private var multiplier: Decided<Int64> { item == nil || isOnce ? .known(1) : times }

  /// Where units are rounded: outside items the price of one `per`, or of one of a number.
  func unitPrice(
    _ price: Decided<ExactValue>, _ line: CheckedLine, isEach: Bool = false
  ) -> Decided<ExactValue> {
    guard rules.terms.roundsUnits, item == nil, line.per != nil || isEach else { return price }
    return price.then { price in
      guard !price.isNegative else { return .known(price) }
      return steps(price, line.rounding, line.roundingStep, line).map { ExactValue(steps: $0, of: rules.terms.step) }
    }
  }

  /// The most that a line may be, exactly; inside an item, for one unit.
  private func cap(of line: CheckedLine) -> Decided<ExactValue?> {
    guard let atMost = line.atMost else { return .known(nil) }
    return worth(of: atMost).then { cap in
      cap.isNegative ? .unknown([negative(line)]) : .known(cap)
    }
  }

  /// What a line adds, in steps. Inside an item the amount is of one unit.
  func charged(_ amount: ExactValue, _ line: CheckedLine) -> Decided<Int64> {
    cap(of: line).with(multiplier).then { cap, count in
      let exact = cap.map { min($0, amount) } ?? amount
      return steps(exact, times: count, line.rounding, line.roundingStep, line).then { steps in
        guard let cap else { return .known(steps) }
        return wholeSteps(within: cap, times: count, line).map { min(steps, $0) }
      }
    }
  }

  /// What a discount takes, in steps: without a rounding of its own, what is left is rounded.
  func taken(_ amount: ExactValue, _ line: CheckedLine, from base: LinesSoFar.Base) -> Decided<Int64> {
    cap(of: line).with(multiplier).with(lines.left(of: base)).then { known, allLeft in
      let (cap, count) = known
      let whole = ExactValue(steps: allLeft, of: rules.terms.step)
      return mostTaken(from: base, whole).with(fitting(whole.divided(by: ExactValue(count)))).then { most, ofOne in
        let wanted = min(cap.map { min($0, amount) } ?? amount, most)
        let left = lines.leftToTake(from: base) ?? allLeft
        return taken(min(wanted, ofOne), ofOne, allLeft, times: count, line).then { taken in
          guard let cap else { return .known(max(0, min(taken, left))) }
          return wholeSteps(within: cap, times: count, line).map { max(0, min(taken, min($0, left))) }
        }
      }
    }
  }

  private func taken(
    _ wanted: ExactValue, _ whole: ExactValue, _ left: Int64, times: Int64, _ line: CheckedLine
  ) -> Decided<Int64> {
    if line.rounding != nil { return steps(wanted, times: times, line.rounding, line.roundingStep, line) }
    return fitting(wanted.negated.flatMap { whole.adding($0) }).then { rest in
      steps(rest, times: times, nil, nil, line).map { left - $0 }
    }
  }

  /// Of single units no more is taken than they cost.
  private func mostTaken(from base: LinesSoFar.Base, _ whole: ExactValue) -> Decided<ExactValue> {
    guard case .units(let sets, of: _) = base else { return .known(whole) }
    return fitting(wanted(of: sets))
  }

  /// A cap holds after the rounding, too.
  private func wholeSteps(within cap: ExactValue, times: Int64, _ line: CheckedLine) -> Decided<Int64> {
    let most = ExactValue(steps: Money.largestLine.steps, of: rules.terms.step)
    guard !rules.terms.roundsUnits, let all = cap.multiplied(by: ExactValue(times)) else {
      return steps(min(cap, most), .down, nil, line).map { multiplied($0, times) ?? Money.largestLine.steps }
    }
    return steps(min(all, most), .down, nil, line)
  }

  /// Rounded after multiplying, or before where the shop rounds units.
  private func steps(
    _ amount: ExactValue, times: Int64, _ mode: RoundingMode?, _ ownStep: PriceStep?, _ line: CheckedLine
  ) -> Decided<Int64> {
    guard rules.terms.roundsUnits else {
      return fitting(amount.multiplied(by: ExactValue(times))).then { steps($0, mode, ownStep, line) }
    }
    return steps(amount, mode, ownStep, line).then { steps in
      guard let all = multiplied(steps, times), all <= Money.largestLine.steps else {
        return .unknown([cause(.tooLarge(step: step, place: line.place, line.options))])
      }
      return .known(all)
    }
  }

  private func multiplied(_ steps: Int64, _ times: Int64) -> Int64? {
    let (product, overflow) = steps.multipliedReportingOverflow(by: times)
    return overflow ? nil : product
  }

  func steps(
    _ amount: ExactValue, _ mode: RoundingMode?, _ ownStep: PriceStep?, _ line: CheckedLine
  ) -> Decided<Int64> {
    guard let steps = rules.terms.step.steps(of: amount, mode ?? rules.terms.rounding, ownStep) else {
      return .unknown([cause(.tooLarge(step: step, place: line.place, line.options))])
    }
    return .known(steps)
  }
}
