/// The quote of an order, read from its cells.
extension OrderState {
  /// None where only the from-scratch evaluator can tell: why something can't be priced, and how the discounts of an
  /// order are shared among its items.
  func quote(by rules: CheckedRuleSet) -> Quote? {
    guard !isLeftToEvaluator, !code.labelsAreReckoned, open == 0, let violations = sayings(rules) else { return nil }
    guard items.isEmpty || !takesOff(rules) else { return nil }
    var quote = Quote(lines: [], subtotals: [], includedTaxes: [], violations: violations, total: total)
    for item in items { read(item.frame, item.id, rules, into: &quote) }
    read(OrderState.order, nil, rules, into: &quote)
    return quote
  }

  private func read(_ frame: Frame, _ item: ItemID?, _ rules: CheckedRuleSet, into quote: inout Quote) {
    var subtotals = code.subtotals[frame.body][...]
    for source in code.lines[frame.body] {
      while let next = subtotals.first, next.step < source.step {
        show(subtotals.removeFirst(), frame, item, rules, into: &quote)
      }
      let cell = cells[frame.cells + Int(source.cell)]
      guard cell.state == 0 else { continue }
      switch rules.steps[Int(source.step)] {
      case .line(let line): read(cell.number, source, line, frame, item, rules, into: &quote)
      case .pick(let pick):
        if case .line(let line)? = source.member.map({ pick.members[Int($0)] }) {
          read(cell.number, source, line, frame, item, rules, into: &quote)
        }
      case .totalRounding(let rounding):
        quote.lines.append(
          QuoteLine(label: rounding.label, amount: Money(steps: cell.number), kind: .rounding, place: rounding.place))
      default: continue
      }
    }
    for source in subtotals { show(source, frame, item, rules, into: &quote) }
  }

  private func show(
    _ source: SubtotalSource, _ frame: Frame, _ item: ItemID?, _ rules: CheckedRuleSet, into quote: inout Quote
  ) {
    guard case .subtotal(let label, let place) = rules.steps[Int(source.step)] else { return }
    let cell = cells[(source.isOrders ? 0 : frame.cells) + Int(source.cell)]
    quote.subtotals.append(
      ShownSubtotal(
        label: label, amount: Money(steps: cell.number), lineCount: quote.lines.count, item: item, place: place))
  }

  private func read(
    _ steps: Int64, _ source: LineSource, _ line: CheckedLine, _ frame: Frame, _ item: ItemID?, _ rules: CheckedRuleSet,
    into quote: inout Quote
  ) {
    if case .included(_, let rate) = line.amount {
      quote.includedTaxes.append(
        IncludedTax(
          label: line.label ?? "", rate: rate, amount: Money(steps: steps), item: item, place: line.place))
      return
    }
    let times = line.isOnce || code.times[frame.body] < 0 ? 1 : cells[frame.cells + code.times[frame.body]].number
    var made = QuoteLine(
      label: line.label ?? "", amount: Money(steps: steps), kind: QuoteLine.Kind(line.kind), times: times, item: item,
      place: line.place)
    if let option = source.option { describe(&made, source, line, rules[option], frame, rules) }
    quote.lines.append(made)
  }

  /// What an option's own line is called, and of how many units it is.
  private func describe(
    _ made: inout QuoteLine, _ source: LineSource, _ line: CheckedLine, _ option: CheckedOption, _ frame: Frame,
    _ rules: CheckedRuleSet
  ) {
    made.kind = made.amount.steps < 0 ? .discount : .charge
    guard case .choice(let choice) = option.kind, let value = value(of: source, frame) else {
      made.label = line.label ?? option.label
      return
    }
    let checked = choice.values[value]
    made.place = checked.place ?? line.place
    if choice.isMenu { made.kind = .base }
    made.label = line.label ?? (choice.isMenu ? rowLabel(checked, frame, rules) : checked.label)
    guard let units = source.units else { return }
    let (all, overflow) = cells[(source.unitsAreOrders ? 0 : frame.cells) + Int(units)].number
      .multipliedReportingOverflow(by: made.times)
    made.units = overflow ? .max : all
  }

  private func value(of source: LineSource, _ frame: Frame) -> Int? {
    switch source.value {
    case .place(let place): place
    case .cell(let cell, let isOrders): Int(cells[(isOrders ? 0 : frame.cells) + cell].number)
    case nil: nil
    }
  }

  // MARK: The label of a row

  /// A menu's row with what its price was looked up by.
  private func rowLabel(_ value: CheckedValue, _ frame: Frame, _ rules: CheckedRuleSet) -> LocalizedText {
    let axes = value.price.axes
    if axes.isEmpty { return value.label }
    var parts: [LocalizedText] = []
    for axis in axes {
      if let part = label(of: axis, frame, rules) { parts.append(part) }
    }
    return rules.rowLabel(value.label, parts)
  }

  private func label(of axis: CheckedAxis, _ frame: Frame, _ rules: CheckedRuleSet) -> LocalizedText? {
    switch axis {
    case .choice(let option):
      guard let cell = told(option, frame), cell.number >= 0, case .choice(let choice) = rules[option].kind else {
        return nil
      }
      return choice.values[Int(cell.number)].label
    case .toggle(let option): return told(option, frame)?.number == 1 ? rules[option].label : nil
    default: return nil
    }
  }

  /// The cell of an option of the frame or of the order.
  private func told(_ option: OptionID, _ frame: Frame) -> Cell? {
    let slots = code.options[option.index]
    return slots.cell < 0 ? nil : cells[(slots.body == 0 ? 0 : frame.cells) + slots.cell]
  }

  // MARK: Violations

  /// What the rules say; none where something is wrong that they don't say.
  private func sayings(_ rules: CheckedRuleSet) -> [Violation]? {
    var found: [PlacedSaying] = []
    var said = 0
    for (index, item) in items.enumerated() {
      said += gather(item.frame, index, item.id, rules, into: &found)
    }
    said += gather(OrderState.order, nil, nil, rules, into: &found)
    guard said == wrong else { return nil }
    if !items.isEmpty { found.sort() }
    return found.map { $0.violation }
  }

  private func gather(
    _ frame: Frame, _ index: Int?, _ item: ItemID?, _ rules: CheckedRuleSet, into found: inout [PlacedSaying]
  ) -> Int {
    var wrong = 0
    for source in code.sayings[frame.body] {
      let cell = cells[frame.cells + Int(source.cell)]
      guard cell.isKnown, cell.number != 0 else { continue }
      var violation: Violation
      switch rules.steps[Int(source.step)] {
      case .requirement(let requirement): violation = requirement.violation
      case .alert(let alert): violation = alert.violation
      default: continue
      }
      violation.item = item
      if violation.grade != .warning { wrong += 1 }
      found.append(PlacedSaying(step: Int(source.step), item: index ?? -1, number: found.count, violation: violation))
    }
    return wrong
  }

  /// The order has a discount of its own.
  private func takesOff(_ rules: CheckedRuleSet) -> Bool {
    code.lines[0].contains { source in
      let cell = cells[Int(source.cell)]
      return cell.state == 0 && cell.number < 0
    }
  }
}

/// In the order of the file, then of the items.
private struct PlacedSaying: Comparable {
  var step: Int
  var item: Int
  var number: Int
  var violation: Violation

  static func == (left: PlacedSaying, right: PlacedSaying) -> Bool { left.number == right.number }

  static func < (left: PlacedSaying, right: PlacedSaying) -> Bool {
    (left.step, left.item, left.number) < (right.step, right.item, right.number)
  }
}

extension QuoteLine.Kind {
  fileprivate init(_ kind: MoneyLine.Kind) {
    self =
      switch kind {
      case .charge: .charge
      case .discount: .discount
      case .tax, .includedTax: .tax
      }
  }
}
