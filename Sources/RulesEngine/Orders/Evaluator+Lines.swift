extension Evaluator {
  /// What became of a line, or of a part of it.
  enum LineOutcome {
    case open(Set<Cause>, labels: [String])
    case made(MadeLine)
  }

  struct MadeLine {
    var label: LocalizedText
    var kind: QuoteLine.Kind
    /// In whole steps; what a discount takes is above 0 here.
    var steps: Int64
    var units: Int64?
    var option: OptionID?
    var base: CheckedBase
    /// Where the value stands whose line it is; otherwise the line's own place counts.
    var place: Place?
  }

  /// Nothing where no line is made.
  func outcome(of line: CheckedLine) -> [LineOutcome] {
    let applies = line.when.map { verdict(on: $0) } ?? .yes
    if case .known(false) = applies { return [] }
    let factor = factor(of: line)
    // `per 0` doesn't look, not even at the condition.
    if case .known(nil) = factor { return [] }
    if case .option(let option) = line.amount { return outcome(of: line, option, applies, factor) }
    let label = line.label ?? LocalizedText("")
    switch amount(of: line, factor) {
    case .known(nil): return []
    case .unknown(let causes): return [.open(causes.union(applies.causes), labels: [label.text])]
    case .known(let found?):
      guard case .known = applies else { return [.open(applies.causes, labels: [label.text])] }
      return rounded(found, line, label)
    }
  }

  /// What the amount is multiplied by; none, if that makes no line.
  private func factor(of line: CheckedLine) -> Decided<ExactValue?> {
    guard let per = line.per else { return .known(ExactValue(1)) }
    return worth(of: per).map { $0.isZero ? nil : $0 }
  }

  struct FoundAmount {
    var amount: ExactValue
    var isWrittenZero: Bool
    var base: CheckedBase
  }

  /// The exact amount with its factor; none, if there is no line.
  private func amount(of line: CheckedLine, _ factor: Decided<ExactValue?>) -> Decided<FoundAmount?> {
    switch line.amount {
    case .option: return .known(nil)
    case .included(let quantity, rate: _): return product(quantity, false, line.base, factor, line)
    case .quantity(let quantity, let isWrittenZero):
      return product(quantity, isWrittenZero, line.base, factor, line)
    case .table(let axes, let rows):
      return find(rows, axes, .sold).then { cell in
        guard let cell else {
          // Below the first head a discount takes nothing; a charge has no price there.
          return line.kind == .discount ? .known(nil) : .unknown([notPriced(line)])
        }
        guard case .quantity(let quantity) = cell.kind else { return .unknown([notPriced(line)]) }
        return product(quantity, cell.isWrittenZero, cell.base ?? line.base, factor, line)
      }
    case .packs(let packs): return factor.then { packsAmount(packs, $0 ?? .zero, line) }
    case .tiers(let tiers, let isGraduated, let countsUnits):
      return factor.then { number in
        isGraduated
          ? graduatedAmount(tiers, number ?? .zero, countsUnits: countsUnits, line)
          : tierAmount(tiers, number ?? .zero, line)
      }
    }
  }

  func notPriced(_ line: CheckedLine) -> Cause {
    .lineNotPriced(step: step, place: line.place, line.options)
  }

  private func product(
    _ quantity: CheckedQuantity, _ isWrittenZero: Bool, _ base: CheckedBase, _ factor: Decided<ExactValue?>,
    _ line: CheckedLine
  ) -> Decided<FoundAmount?> {
    worth(of: quantity).with(factor).then { amount, factor in
      fitting(amount.multiplied(by: factor ?? ExactValue(1))).map {
        FoundAmount(amount: $0, isWrittenZero: isWrittenZero, base: base)
      }
    }
  }

  // MARK: Rounding

  private func rounded(_ found: FoundAmount, _ line: CheckedLine, _ label: LocalizedText) -> [LineOutcome] {
    let steps: Decided<Int64>
    if found.amount.isNegative {
      steps = .unknown([.negativeAmount(step: step, place: line.place, line.options)])
    } else if line.kind == .discount {
      steps = taken(found.amount, line, from: found.base)
    } else {
      steps = charged(found.amount, line)
    }
    switch steps {
    case .unknown(let causes): return [.open(causes, labels: [label.text])]
    case .known(0) where !(found.isWrittenZero && line.kind == .charge): return []
    case .known(let steps):
      let kind: QuoteLine.Kind =
        switch line.kind {
        case .charge: .charge
        case .discount: .discount
        case .tax, .includedTax: .tax
        }
      return [.made(MadeLine(label: label, kind: kind, steps: steps, units: nil, option: nil, base: found.base))]
    }
  }

  /// The most that a line may be, exactly.
  private func cap(of line: CheckedLine) -> Decided<ExactValue?> {
    guard let atMost = line.atMost else { return .known(nil) }
    return worth(of: atMost).then { cap in
      cap.isNegative ? .unknown([.negativeAmount(step: step, place: line.place, line.options)]) : .known(cap)
    }
  }

  func charged(_ amount: ExactValue, _ line: CheckedLine) -> Decided<Int64> {
    cap(of: line).then { cap in
      steps(cap.map { min($0, amount) } ?? amount, line.rounding, line.roundingStep, line).then { steps in
        guard let cap else { return .known(steps) }
        return wholeSteps(within: cap, line).map { min(steps, $0) }
      }
    }
  }

  /// What a discount takes, in steps: without a rounding of its own, what is left is rounded.
  func taken(_ amount: ExactValue, _ line: CheckedLine, from base: CheckedBase) -> Decided<Int64> {
    cap(of: line).with(lines.left(of: base)).then { cap, left in
      let most = ExactValue(steps: left, of: rules.terms.step)
      let wanted = min(cap.map { min($0, amount) } ?? amount, most)
      let taken: Decided<Int64>
      if line.rounding != nil {
        taken = steps(wanted, line.rounding, line.roundingStep, line)
      } else {
        taken = fitting(wanted.negated.flatMap { most.adding($0) }).then { rest in
          steps(rest, nil, nil, line).map { left - $0 }
        }
      }
      return taken.then { taken in
        guard let cap else { return .known(min(taken, left)) }
        return wholeSteps(within: cap, line).map { min(taken, min($0, left)) }
      }
    }
  }

  /// A cap holds after the rounding, too.
  private func wholeSteps(within cap: ExactValue, _ line: CheckedLine) -> Decided<Int64> {
    let most = ExactValue(steps: Money.largestLine.steps, of: rules.terms.step)
    return steps(min(cap, most), .down, nil, line)
  }

  private func steps(
    _ amount: ExactValue, _ mode: RoundingMode?, _ ownStep: PriceStep?, _ line: CheckedLine
  ) -> Decided<Int64> {
    let mode = mode ?? rules.terms.rounding
    let tooLarge = Decided<Int64>.unknown([.tooLarge(step: step, place: line.place, line.options)])
    guard let ownStep else {
      guard let steps = try? mode.steps(of: amount.numerator, over: amount.denominator, step: rules.terms.step) else {
        return tooLarge
      }
      return .known(steps)
    }
    guard let own = try? mode.steps(of: amount.numerator, over: amount.denominator, step: ownStep),
      let factor = ownStep.size.steps(of: rules.terms.step)
    else { return tooLarge }
    let (steps, overflow) = own.multipliedReportingOverflow(by: factor)
    return overflow || steps > Money.largestLine.steps ? tooLarge : .known(steps)
  }

  // MARK: Taking the outcome in

  mutating func apply(_ outcomes: [LineOutcome], of line: CheckedLine) {
    for outcome in outcomes {
      switch outcome {
      case .open(let causes, let labels):
        violations.need(causes, step: step)
        if line.kind == .includedTax {
          lines.leaveBesideOpen()
        } else {
          lines.leaveOpen(causes, option: line.option, labels: labels)
        }
      case .made(let made): take(made, of: line)
      }
    }
  }

  private mutating func take(_ made: MadeLine, of line: CheckedLine) {
    if case .included(_, let rate) = line.amount {
      includedTaxes.append(
        IncludedTax(label: made.label, rate: rate, amount: Money(steps: made.steps), place: line.place))
      return
    }
    let isDiscount = made.kind == .discount
    let quoteLine = QuoteLine(
      label: made.label, amount: Money(steps: isDiscount ? -made.steps : made.steps), kind: made.kind,
      units: made.units, place: made.place ?? line.place)
    guard lines.add(quoteLine, option: made.option) else {
      let causes: Set<Cause> = [.tooLarge(step: step, place: line.place, line.options)]
      violations.need(causes, step: step)
      lines.leaveOpen(causes, option: made.option, labels: [made.label.text])
      return
    }
    if isDiscount { lines.take(made.steps, from: made.base) }
  }
}

extension CheckedLine {
  /// The option whose own line it is.
  var option: OptionID? { if case .option(let option) = amount { option } else { nil } }
}
