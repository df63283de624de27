/// The quote of an order, read from its cells.
extension OrderState {
  /// False where only the from-scratch evaluator can tell: such as which of several causes leaves a line open.
  func read(into figures: inout QuoteFigures) -> Bool {
    guard !code.labelsAreReckoned, readWithoutLines(into: &figures) else { return false }
    for (place, item) in items.enumerated() { read(item.frame, Int32(place), into: &figures) }
    let ofItems = figures.lines.count
    read(.order, -1, into: &figures)
    return items.isEmpty || readShares(ofLinesFrom: ofItems, into: &figures)
  }

  /// The total, and what is wrong.
  func readWithoutLines(into figures: inout QuoteFigures) -> Bool {
    guard !isLeftToEvaluator else { return false }
    figures.removeAll()
    guard readViolations(into: &figures) else { return false }
    if figures.scratch != nil { figures.scratch = nil }
    (figures.total, figures.mayBePlaced) = (total, mayBePlaced)
    for item in items { figures.items.append(item.id) }
    return true
  }

  private func read(_ frame: Frame, _ item: Int32, into figures: inout QuoteFigures) {
    let subtotals = code.subtotals[frame.body]
    var shown = 0
    let sources = code.lines[frame.body]
    let words = code.lineWords[frame.body]
    for number in sources.indices {
      while shown < subtotals.count, subtotals[shown].step < sources[number].step {
        show(subtotals[shown], frame, item, into: &figures)
        shown += 1
      }
      let cell = cells[frame.cells &+ Int(sources[number].cell)]
      if cell.state == 0 { read(cell.number, sources[number], words[number], frame, item, into: &figures) }
    }
    for source in subtotals[shown...] { show(source, frame, item, into: &figures) }
  }

  private func show(_ source: SubtotalSource, _ frame: Frame, _ item: Int32, into figures: inout QuoteFigures) {
    let cell = cells[(source.isOrders ? 0 : frame.cells) + Int(source.cell)]
    guard cell.isKnown else { return }
    figures.subtotals.append(
      SubtotalFigure(
        amount: Money(steps: cell.number), lineCount: figures.lines.count, item: item, step: source.step))
  }

  private func read(
    _ steps: Int64, _ source: borrowing LineSource, _ words: borrowing LineWords, _ frame: Frame, _ item: Int32,
    into figures: inout QuoteFigures
  ) {
    let times = code.times[frame.body]
    let isOnce = times < 0 || words.isOnce
    let count = isOnce ? 1 : cells[frame.cells + times].number
    var place = words.first
    for key in words.keys {
      place += (Int(cells[(key.isOrders ? 0 : frame.cells) + key.cell].number) + key.offset) * key.stride
    }
    let kind: QuoteLine.Kind
    switch words.kind {
    case .base: kind = .base
    case .own: kind = steps < 0 ? .discount : .charge
    case .charge: kind = .charge
    case .discount: kind = .discount
    case .tax: kind = .tax
    case .rounding: kind = .rounding
    case .included(let rate):
      figures.includedTaxes.append(
        TaxFigure(amount: Money(steps: steps), rate: rate, item: item, words: Int32(place)))
      return
    }
    figures.lines.append(
      LineFigure(
        amount: Money(steps: steps), kind: kind, units: units(of: source, frame, times: count), times: count,
        item: item, words: Int32(place)))
  }

  private func units(of source: borrowing LineSource, _ frame: Frame, times: Int64) -> Int64? {
    guard let cell = source.units else { return nil }
    let base = source.unitsAreOrders ? 0 : frame.cells
    let (all, overflow) = cells[base + Int(cell)].number.multipliedReportingOverflow(by: times)
    return overflow ? .max : all
  }

  /// How the discounts of the order are shared among its items. False where that can't be told.
  private func readShares(ofLinesFrom first: Int, into figures: inout QuoteFigures) -> Bool {
    let discounts = figures.lines.indices[first...].filter { figures.lines[$0].kind == .discount }
    if discounts.isEmpty { return true }
    guard let ledger = code.wholeLedger else { return false }
    let reading = LedgerReading(
      code, code.ledgers[ledger], cells.span, ItemLedger(inFileOrder: itemsInFileOrder), keepsShares: true)
    // Both stand in the order of the file.
    guard reading.shares.count == discounts.count else { return false }
    for (line, shares) in zip(discounts, reading.shares) {
      let begin = Int32(figures.shares.count)
      for share in shares {
        figures.shares.append(ShareFigure(item: Int32(share.place), amount: Money(steps: 0 &- share.steps)))
      }
      figures.lines[line].shares = begin..<Int32(figures.shares.count)
    }
    return true
  }
}
