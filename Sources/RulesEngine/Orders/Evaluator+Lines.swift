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
    /// What the steps were rounded from, where that matters.
    var exact: ExactValue?
    var units: Int64?
    var option: OptionID?
    var base: LinesSoFar.Base
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
    /// The units that an offer takes it from.
    var units: LinesSoFar.Base?
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
    case .each(let quantity, let items, let pick): return eachAmount(quantity, items, pick, line)
    case .sets(let parts, let price): return setsAmount(parts, price: price, line)
    }
  }

  func notPriced(_ line: CheckedLine) -> Cause {
    cause(.lineNotPriced(step: step, place: line.place, line.options))
  }

  func negative(_ line: CheckedLine) -> Cause {
    cause(.negativeAmount(step: step, place: line.place, line.options))
  }

  private func product(
    _ quantity: CheckedQuantity, _ isWrittenZero: Bool, _ base: CheckedBase, _ factor: Decided<ExactValue?>,
    _ line: CheckedLine
  ) -> Decided<FoundAmount?> {
    unitPrice(worth(of: quantity), line).with(factor).then { amount, factor in
      fitting(amount.multiplied(by: factor ?? ExactValue(1))).map {
        FoundAmount(amount: $0, isWrittenZero: isWrittenZero, base: base)
      }
    }
  }

  // MARK: Rounding

  private func rounded(_ found: FoundAmount, _ line: CheckedLine, _ label: LocalizedText) -> [LineOutcome] {
    let base = found.units.map { .known($0) } ?? resolved(found.base)
    let steps: Decided<Int64>
    if found.amount.isNegative {
      steps = .unknown([negative(line)])
    } else if line.kind == .discount {
      steps = base.then { taken(found.amount, line, from: $0) }
    } else {
      steps = charged(found.amount, line)
    }
    switch steps.with(base) {
    case .unknown(let causes): return [.open(causes, labels: [label.text])]
    case .known((0, _)) where !(found.isWrittenZero && line.kind == .charge): return []
    case .known((let steps, let base)):
      let kind: QuoteLine.Kind =
        switch line.kind {
        case .charge: .charge
        case .discount: .discount
        case .tax, .includedTax: .tax
        }
      return [
        .made(
          MadeLine(
            label: label, kind: kind, steps: steps, exact: found.amount, units: nil, option: nil, base: base))
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
          leaveOpenWhatIsTaken(by: line, causes)
          lines.leaveOpen(causes, option: line.option, labels: labels)
        }
      case .made(let made): take(made, of: line)
      }
    }
  }

  /// What a discount is taken from isn't known any more while the discount isn't.
  mutating func leaveOpenWhatIsTaken(by line: CheckedLine, _ causes: Set<Cause>) {
    guard line.kind == .discount || line.option != nil else { return }
    for base in bases(of: line) { lines.leaveOpen(causes, takenFrom: whatMayBeMeant(by: base)) }
  }

  /// Of items of which it isn't known whether they are meant, it isn't known either whether they gave.
  private func whatMayBeMeant(by base: CheckedBase) -> LinesSoFar.Base {
    switch base {
    case .subtotal: return .subtotal
    case .option(let option): return .option(option)
    case .line(let label): return .line(label)
    case .items(let items), .picked(let items, _):
      let kinds = Set(items.parts.map { $0.kind })
      return .items(
        places(of: items).value ?? selections.items.indices.filter { kinds.contains(selections.items[$0].kind) })
    }
  }

  /// Where the amount is looked up, each cell may have a base of its own.
  private func bases(of line: CheckedLine) -> [CheckedBase] {
    switch line.amount {
    case .option(let option): mayTakeOff(option) ? [.subtotal] : []
    case .table(_, let rows): rows.map { $0.cell.base ?? line.base }
    case .tiers(let tiers, _, _): tiers.map { $0.price.base ?? line.base }
    case .each(_, let items, _): [.items(items)]
    case .sets(let parts, _): parts.map { .items($0.items) }
    case .quantity, .packs, .included: [line.base]
    }
  }

  private func mayTakeOff(_ option: OptionID) -> Bool {
    for cell in rules[option].kind.prices {
      guard case .quantity(let price) = cell.kind else { continue }
      if worth(of: price).value?.isNegative ?? true { return true }
    }
    return false
  }

  private mutating func take(_ made: MadeLine, of line: CheckedLine) {
    if case .included(_, let rate) = line.amount {
      includedTaxes.append(
        IncludedTax(
          label: made.label, rate: rate, amount: Money(steps: made.steps), item: itemID, place: line.place))
      return
    }
    let isDiscount = made.kind == .discount
    let shares =
      isDiscount
      ? lines.take(made.steps, exactly: rules.terms.step.exactSteps(made.exact, of: made.steps), from: made.base) : []
    let quoteLine = QuoteLine(
      label: made.label, amount: Money(steps: isDiscount ? -made.steps : made.steps), kind: made.kind,
      units: made.units, times: isOnce ? 1 : times.value ?? 1, item: itemID, shares: shares.map { share($0) },
      place: made.place ?? line.place)
    guard lines.add(quoteLine, option: made.option) else {
      let causes: Set<Cause> = [cause(.tooLarge(step: step, place: line.place, line.options))]
      violations.need(causes, step: step)
      lines.leaveOpen(causes, option: made.option, labels: [made.label.text])
      return
    }
  }

  private func share(_ share: LinesSoFar.ItemShare) -> QuoteLine.Share {
    QuoteLine.Share(item: selections.items[share.item].id, amount: Money(steps: -share.steps))
  }

  /// Brings the total to a step that can be paid, by a line of its own.
  mutating func evaluate(_ rounding: CheckedTotalRounding) {
    let applies = rounding.when.map { verdict(on: $0) } ?? .yes
    if case .known(false) = applies { return }
    let total = lines.cost(of: .subtotal)
    let causes = applies.causes.union(total.causes)
    guard causes.isEmpty, let total = total.value else {
      violations.need(causes, step: step)
      lines.leaveOpen(causes, option: nil, labels: [rounding.label.text])
      return
    }
    let amount = ExactValue(steps: total, of: rules.terms.step)
    guard let rounded = rules.terms.step.steps(of: amount, rules.terms.rounding, rounding.step), rounded != total else {
      return
    }
    _ = lines.add(
      QuoteLine(label: rounding.label, amount: Money(steps: rounded - total), kind: .rounding, place: rounding.place),
      option: nil)
  }
}

extension CheckedLine {
  /// The option whose own line it is.
  var option: OptionID? { if case .option(let option) = amount { option } else { nil } }
}
