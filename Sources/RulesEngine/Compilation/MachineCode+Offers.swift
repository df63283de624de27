/// Offers on single units, and what is left below discounts.
extension MachineCode {
  func leftOver(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int, _ items: ItemLedger) -> Cell {
    if let state = Cell.joined(operand(0, instruction, cells, base).state) { return Cell(0, state) }
    // Within an item there are no others.
    let items = constant(2, instruction) == 1 ? items : ItemLedger()
    if items.isTooLong || items.inFileOrder.count > ItemLedger.mostBelowDiscounts { return .wide }
    let reading = LedgerReading(self, ledgers[Int(constant(0, instruction))], cells, frame: base, items)
    if reading.isDoubtful { return .wide }
    guard let places = reading.places(of: bases[Int(constant(1, instruction))], cells) else { return .unknown }
    return reading.left(on: places).map { Cell($0) } ?? .unknown
  }

  func offered(_ instruction: Instruction, _ cells: Span<Cell>, _ items: ItemLedger) -> Cell {
    let condition = operand(2, instruction, cells, 0)
    if condition.isNo { return .none }
    let (whole, quantity) = (operand(0, instruction, cells, 0), operand(1, instruction, cells, 0))
    let cap = constant(2, instruction) > 0 ? operand(3, instruction, cells, 0) : nil
    let state = whole.state | quantity.state | (cap?.state ?? 0) | condition.state
    if let state = Cell.joined(state) { return Cell(0, state) }
    let ledger = ledgers[Int(constant(1, instruction))]
    if items.isTooLong || !ledger.isEmpty && items.inFileOrder.count > ItemLedger.mostBelowDiscounts { return .wide }
    // What may not be below 0 the from-scratch evaluator explains.
    if quantity.number < 0 || cap.map({ $0.number < 0 }) ?? false { return .wide }
    let offer = unitOffers[Int(constant(0, instruction))]
    let reading = LedgerReading(self, ledger, cells, items)
    guard let found = reading.found(offer, cells) else { return .wide }
    let most = cap.map { ExactValue(numerator: Int128($0.number), denominator: Int128(offer.capDenominator)) }
    guard
      let steps = offer.steps(
        found.amount, atMost: found.wanted, cap: most, whole: whole.number,
        left: reading.costs.left(onItemsOf: found.sets)
      ), steps <= offer.largest
    else { return .wide }
    return steps == 0 ? .none : Cell(0 &- steps)
  }
}

extension UnitOffer {
  /// What it takes, in steps: without a rounding of its own, what is left is rounded. None where it doesn't fit.
  /// - Parameters:
  ///   - most: What the units cost from which it takes, or what is wanted of them.
  ///   - whole: What is left of all units that it looks at, in steps.
  ///   - left: The same of the items of whose units it takes.
  fileprivate func steps(
    _ amount: ExactValue, atMost most: ExactValue, cap: ExactValue?, whole: Int64, left: Int64
  ) -> Int64? {
    let all = ExactValue(steps: whole, of: step)
    let wanted = min(cap.map { min($0, amount) } ?? amount, min(most, all))
    let taken: Int64?
    if let rounding {
      taken = step.steps(of: wanted, rounding, roundingStep)
    } else {
      taken = wanted.negated.flatMap { all.adding($0) }
        .flatMap { step.steps(of: $0, shopRounding, nil) }.map { whole - $0 }
    }
    guard let taken else { return nil }
    guard let cap else { return max(0, min(taken, left)) }
    let largest = ExactValue(steps: Money.largestLine.steps, of: step)
    return step.steps(of: min(cap, largest), .down, nil).map { max(0, min(taken, min($0, left))) }
  }
}
