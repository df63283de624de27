/// The quote of an order, read from its cells.
extension OrderState {
  /// None where only the from-scratch evaluator can tell: such as which of several causes leaves a line open, and how the
  /// discounts of an order are shared among its items.
  func quote(by rules: CheckedRuleSet) -> Quote? {
    guard !isLeftToEvaluator, !code.labelsAreReckoned, let violations = violations(by: rules) else { return nil }
    guard items.isEmpty || !takesOff(rules) else { return nil }
    var quote = Quote(lines: [], subtotals: [], includedTaxes: [], violations: violations, total: total)
    for item in items { read(item.frame, item.id, rules, into: &quote) }
    read(.order, nil, rules, into: &quote)
    return quote
  }

  private func read(_ frame: Frame, _ item: ItemID?, _ rules: CheckedRuleSet, into quote: inout Quote) {
    let subtotals = code.subtotals[frame.body]
    var shown = 0
    let sources = code.lines[frame.body]
    for number in sources.indices {
      while shown < subtotals.count, subtotals[shown].step < sources[number].step {
        show(subtotals[shown], frame, item, rules, into: &quote)
        shown += 1
      }
      let cell = cells[frame.cells + Int(sources[number].cell)]
      if cell.state == 0 { read(cell.number, sources[number], number, frame, item, into: &quote) }
    }
    for source in subtotals[shown...] { show(source, frame, item, rules, into: &quote) }
  }

  private func show(
    _ source: SubtotalSource, _ frame: Frame, _ item: ItemID?, _ rules: CheckedRuleSet, into quote: inout Quote
  ) {
    guard case .subtotal(let label, let place) = rules.steps[Int(source.step)] else { return }
    let cell = cells[(source.isOrders ? 0 : frame.cells) + Int(source.cell)]
    guard cell.isKnown else { return }
    quote.subtotals.append(
      ShownSubtotal(
        label: label, amount: Money(steps: cell.number), lineCount: quote.lines.count, item: item, place: place))
  }

  private func read(
    _ steps: Int64, _ source: LineSource, _ number: Int, _ frame: Frame, _ item: ItemID?, into quote: inout Quote
  ) {
    let times = code.times[frame.body]
    let isOnce = times < 0 || code.lineWords[frame.body][number].isOnce
    let count = isOnce ? 1 : cells[frame.cells + times].number
    var place = 0
    for key in code.lineWords[frame.body][number].keys {
      place += (Int(cells[(key.isOrders ? 0 : frame.cells) + key.cell].number) + key.offset) * key.stride
    }
    let words = code.lineWords[frame.body][number].words[place]
    let kind: QuoteLine.Kind
    switch code.lineWords[frame.body][number].kind {
    case .base: kind = .base
    case .own: kind = steps < 0 ? .discount : .charge
    case .charge: kind = .charge
    case .discount: kind = .discount
    case .tax: kind = .tax
    case .rounding: kind = .rounding
    case .included(let rate):
      quote.includedTaxes.append(
        IncludedTax(label: words.label, rate: rate, amount: Money(steps: steps), item: item, place: words.place))
      return
    }
    var units: Int64?
    if let cell = source.units {
      let (all, overflow) = cells[(source.unitsAreOrders ? 0 : frame.cells) + Int(cell)].number
        .multipliedReportingOverflow(by: count)
      units = overflow ? .max : all
    }
    quote.lines.append(
      QuoteLine(
        label: words.label, amount: Money(steps: steps), kind: kind, units: units, times: count, item: item,
        place: words.place))
  }

  /// The order has a discount of its own.
  private func takesOff(_ rules: CheckedRuleSet) -> Bool {
    code.lines[0].contains { source in
      let cell = cells[Int(source.cell)]
      return cell.state == 0 && cell.number < 0
    }
  }
}
