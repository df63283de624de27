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

  private func charged(_ amount: ExactValue, _ line: CheckedLine) -> Decided<Int64> {
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

  // MARK: The lines of an option

  private func outcome(
    of line: CheckedLine, _ option: OptionID, _ applies: Verdict, _ factor: Decided<ExactValue?>
  ) -> [LineOutcome] {
    switch rules[option].kind {
    case .choice(let choice): return outcome(of: line, option, choice, applies, factor)
    case .toggle(let toggle):
      guard isOn(option), let cell = toggle.price else { return [] }
      return simpleOutcome(of: line, option, cell, ExactValue(1), applies, factor)
    case .number(let number):
      guard let cell = number.priceEach else { return [] }
      switch readNumber(option, .sold) {
      case .known(nil): return []
      case .known(let value?):
        return simpleOutcome(
          of: line, option, cell, ExactValue(millionths: value.millionths), applies, factor)
      case .unknown(let causes): return [.open(causes, labels: [label(of: line, option).text])]
      }
    case .text, .moment: return []
    }
  }

  private func label(of line: CheckedLine, _ option: OptionID) -> LocalizedText {
    line.label ?? rules[option].label
  }

  private func simpleOutcome(
    of line: CheckedLine, _ option: OptionID, _ cell: CheckedCell, _ count: ExactValue, _ applies: Verdict,
    _ factor: Decided<ExactValue?>
  ) -> [LineOutcome] {
    if case .known(false) = presence[option.index] { return [] }
    guard case .quantity(let quantity) = cell.kind, !count.isZero else { return [] }
    let price = worth(of: quantity).then { fitting($0.multiplied(by: count)) }
    let known = Verdict.all([applies, presence[option.index]])
    return made(line, option, label(of: line, option), price, nil, known, factor, isRow: false)
  }

  private func outcome(
    of line: CheckedLine, _ option: OptionID, _ choice: CheckedChoice, _ applies: Verdict,
    _ factor: Decided<ExactValue?>
  ) -> [LineOutcome] {
    if case .known(false) = presence[option.index] { return [] }
    let isThere = Verdict.all([applies, presence[option.index]])
    let units = pricedUnits(option, choice)
    if units.isEmpty {
      switch mayBeEmpty(choice) {
      case .known(true): return []
      case .known(false) where isThere.value == true:
        return [.open([.notChosen(option)], labels: choice.values.map { $0.label.text })]
      case .known(false): return [.open(isThere.causes, labels: choice.values.map { $0.label.text })]
      case .unknown(let causes):
        return [.open(causes.union(isThere.causes), labels: choice.values.map { $0.label.text })]
      }
    }
    var outcomes: [LineOutcome] = []
    for unit in units {
      let value = choice.values[unit.value.index]
      let label = line.label ?? (choice.isMenu ? rowLabel(value, choice) : value.label)
      let price = unit.price.then { price in
        price.map { price in fitting(price.multiplied(by: ExactValue(unit.charged))).map { $0 } } ?? .known(nil)
      }
      switch price {
      case .known(nil): continue
      case .unknown(let causes):
        outcomes.append(.open(causes.union(isThere.causes), labels: [label.text, value.label.text]))
      case .known(let price?):
        // A value without a charged unit makes no line.
        if unit.charged == 0 { continue }
        outcomes += made(
          line, option, label, .known(price), choice.allowsSeveral ? unit.units : nil, isThere, factor,
          isRow: choice.isMenu, place: value.place)
      }
    }
    return outcomes
  }

  /// A menu's row with what its price was looked up by: `熟成紅茶 (大杯)`.
  private func rowLabel(_ value: CheckedValue, _ choice: CheckedChoice) -> LocalizedText {
    let parts = labels(of: choice.axes)
    guard !parts.isEmpty else { return value.label }
    func text(_ tag: LanguageTag?) -> String {
      "\(value.label.text(in: tag)) (\(parts.map { $0.text(in: tag) }.joined(separator: ", ")))"
    }
    var label = LocalizedText(text(nil))
    for tag in rules.terms.languages.dropFirst() {
      let translated = text(tag)
      if translated != label.text { label.translations.append(LocalizedText.Translation(tag, translated)) }
    }
    return label
  }

  private func made(
    _ line: CheckedLine, _ option: OptionID, _ label: LocalizedText, _ price: Decided<ExactValue>, _ units: Int64?,
    _ isThere: Verdict, _ factor: Decided<ExactValue?>, isRow: Bool, place: Place? = nil
  ) -> [LineOutcome] {
    let exact = price.with(factor).then { price, factor in fitting(price.multiplied(by: factor ?? ExactValue(1))) }
    guard case .known = isThere, case .known(let amount) = exact else {
      return [.open(exact.causes.union(isThere.causes), labels: [label.text])]
    }
    let isTakenOff = amount.isNegative && !isRow
    let steps: Decided<Int64>
    if isTakenOff {
      steps = fitting(amount.negated).then { taken($0, line, from: .subtotal) }
    } else if amount.isNegative {
      steps = .unknown([.negativeAmount(step: step, place: line.place, [option])])
    } else {
      steps = charged(amount, line)
    }
    switch steps {
    case .unknown(let causes): return [.open(causes, labels: [label.text])]
    case .known(0) where !isRow: return []
    case .known(let steps):
      return [
        .made(
          MadeLine(
            label: label, kind: isTakenOff ? .discount : isRow ? .base : .charge, steps: steps, units: units,
            option: option, base: .subtotal, place: place))
      ]
    }
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
