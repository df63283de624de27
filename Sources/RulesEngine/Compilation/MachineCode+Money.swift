/// Where exact amounts become whole steps: once a line, and nowhere else.
extension MachineCode {
  func subtotal(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let above = operand(0, instruction, cells, base)
    if let state = Cell.joined(above.state) { return Cell(0, state) }
    var sum = above.number
    var place = 1
    while place < Int(instruction.operandCount) {
      if operand(place &+ 1, instruction, cells, base).number > 0 { return .unknown }
      sum &+= operand(place, instruction, cells, base).number
      place &+= 2
    }
    return Cell(sum)
  }

  func lines(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    var state: UInt8 = 0
    var sum: Int64 = 0
    var isMade = constant(0, instruction) == 0
    for place in 0..<Int(instruction.operandCount) {
      let line = operand(place, instruction, cells, base)
      state |= line.state
      sum &+= line.number
      isMade = isMade || line.state & Cell.isNone == 0
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? (isMade ? Cell(sum) : .none)
  }

  func rounded(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let a = operand(0, instruction, cells, base)
    if a.state != 0 { return a }
    let (amount, overflows) = a.number.multipliedReportingOverflow(by: constant(2, instruction))
    if overflows { return .wide }
    if amount < 0 { return Cell(amount) }
    guard let steps = roundings[Int(constant(0, instruction))].steps(of: amount, times: 1) else { return .wide }
    let (rounded, roundedOverflows) = steps.multipliedReportingOverflow(by: constant(1, instruction))
    return roundedOverflows ? .wide : Cell(rounded)
  }

  // MARK: Lines

  @inline(__always)
  func unitsLine(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (units, condition) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if condition.isNo { return .none }
    if condition.state & Cell.isWide != 0 { return .wide }
    if units.isKnown, units.number == 0 { return .none }
    if let state = Cell.joined(units.state) { return Cell(0, state) }
    guard condition.isKnown else { return .unknown }
    let (steps, overflows) = units.number.multipliedReportingOverflow(by: constant(0, instruction))
    return overflows || steps < 0 || steps > constant(1, instruction) ? .wide : Cell(steps)
  }

  func line(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    line(settlements[Int(constant(0, instruction))], instruction, cells, base)
  }

  private func line(_ settlement: borrowing Settlement, _ instruction: Instruction, _ cells: Span<Cell>, _ base: Int)
    -> Cell
  {
    var isDecided = true
    if settlement.condition >= 0 {
      let condition = operand(Int(settlement.condition), instruction, cells, base)
      if condition.isNo { return .none }
      if condition.state & Cell.isWide != 0 { return .wide }
      isDecided = condition.isKnown
    }
    let amount = operand(0, instruction, cells, base)
    if settlement.kind == .rounding { return totalRounding(amount, settlement, isDecided) }
    var state: UInt8 = 0
    // Nothing times something that isn't known is nothing.
    if settlement.factor >= 0 {
      let factor = operand(Int(settlement.factor), instruction, cells, base)
      if factor.isKnown, factor.number == 0 { return .none }
      state |= factor.state
    }
    if settlement.number >= 0 {
      let number = operand(Int(settlement.number), instruction, cells, base)
      if number.isKnown, number.number == 0 { return .none }
      state |= number.state
    }
    if settlement.mayBeNone, amount.state & Cell.isNone != 0 { return .none }
    state |= amount.state
    if settlement.cap >= 0 { state |= operand(Int(settlement.cap), instruction, cells, base).state }
    if settlement.times >= 0 { state |= operand(Int(settlement.times), instruction, cells, base).state }
    if let state = Cell.joined(state) { return Cell(0, state) }
    guard isDecided else { return .unknown }
    return settled(amount.number, settlement, instruction, cells, base)
  }

  private func totalRounding(_ total: Cell, _ settlement: borrowing Settlement, _ isDecided: Bool) -> Cell {
    if let state = Cell.joined(total.state) { return Cell(0, state) }
    guard isDecided else { return .unknown }
    let (amount, overflows) = total.number.multipliedReportingOverflow(by: settlement.stepAmount)
    guard !overflows, let steps = settlement.rounding.steps(of: amount, times: 1) else { return .wide }
    return steps == total.number ? .none : Cell(steps &- total.number)
  }

  private func settled(
    _ exact: Int64, _ settlement: borrowing Settlement, _ instruction: Instruction, _ cells: Span<Cell>, _ base: Int
  ) -> Cell {
    let (amount, overflows) = exact.multipliedReportingOverflow(by: settlement.amountScale)
    if overflows { return .wide }
    var cap: Int64?
    if settlement.cap >= 0 {
      let (most, overflows) = operand(Int(settlement.cap), instruction, cells, base).number
        .multipliedReportingOverflow(by: settlement.capScale)
      // What may not be below 0 the from-scratch evaluator explains.
      if overflows || most < 0 { return .wide }
      cap = most
    }
    let times = settlement.times < 0 ? 1 : operand(Int(settlement.times), instruction, cells, base).number
    let kind = settlement.kind
    let isTakenOff = kind == .discount || kind == .signed && amount < 0
    let found: Int64?
    if isTakenOff {
      let wanted = kind == .discount ? amount : 0 &- amount
      if wanted < 0 { return .wide }
      let base = operand(Int(settlement.base), instruction, cells, base)
      if let state = Cell.joined(base.state) { return Cell(0, state) }
      found = taken(wanted, cap, base.number, times: times, settlement)
    } else {
      if amount < 0 { return .wide }
      found = added(amount, cap, times: times, settlement)
    }
    guard let steps = found, steps <= settlement.largest else { return .wide }
    if steps == 0, !keepsZero(settlement, instruction, cells, base) { return .none }
    return Cell(isTakenOff ? 0 &- steps : steps)
  }

  private func keepsZero(
    _ settlement: borrowing Settlement, _ instruction: Instruction, _ cells: Span<Cell>, _ base: Int
  ) -> Bool {
    if settlement.keepsZero { return true }
    if settlement.kind == .row { return true }
    guard settlement.row >= 0 else { return false }
    let row = operand(Int(settlement.row), instruction, cells, base)
    guard row.state == 0 else { return false }
    return prices[gridStarts[Int(settlement.grid)] &+ Int(row.number)].isWrittenZero
  }

  private func added(_ amount: Int64, _ cap: Int64?, times: Int64, _ settlement: borrowing Settlement) -> Int64? {
    let exact = cap.map { min($0, amount) } ?? amount
    guard let steps = multiplied(exact, times, settlement.rounding, settlement) else { return nil }
    guard let cap else { return steps }
    guard let most = multiplied(cap, times, settlement.capRounding, settlement) else { return nil }
    return min(steps, most)
  }

  /// Rounded after multiplying, or before where the shop rounds units.
  private func multiplied(
    _ amount: Int64, _ times: Int64, _ rounding: StepRounding, _ settlement: borrowing Settlement
  ) -> Int64? {
    if times == 1 { return rounding.steps(of: amount, times: 1) }
    if settlement.roundsUnits {
      guard let steps = rounding.steps(of: amount, times: 1) else { return nil }
      let (product, overflows) = steps.multipliedReportingOverflow(by: times)
      return overflows ? nil : product
    }
    let (product, overflows) = amount.multipliedReportingOverflow(by: times)
    return overflows ? nil : rounding.steps(of: product, times: 1)
  }

  /// What a discount takes: without a rounding of its own, what is left is rounded.
  private func taken(_ wanted: Int64, _ cap: Int64?, _ left: Int64, times: Int64, _ settlement: borrowing Settlement)
    -> Int64?
  {
    let (whole, overflows) = left.multipliedReportingOverflow(by: settlement.stepAmount)
    let (all, allOverflow) = min(cap.map { min($0, wanted) } ?? wanted, whole).multipliedReportingOverflow(by: times)
    guard !overflows, !allOverflow else { return nil }
    let exact = min(all, whole)
    // Where units are rounded, what one unit takes, or what is left of it.
    let divisor = settlement.roundsUnits ? times : 1
    let found: Int64?
    if settlement.hasOwnRounding {
      found = settlement.rounding.steps(of: exact, over: divisor).flatMap { multiplied($0, divisor) }
    } else {
      found = settlement.shopRounding.steps(of: whole &- exact, over: divisor)
        .flatMap { multiplied($0, divisor) }.map { left &- $0 }
    }
    guard let found else { return nil }
    guard let cap else { return max(0, min(found, left)) }
    guard let most = multiplied(cap, times, settlement.capRounding, settlement) else { return nil }
    return max(0, min(found, min(most, left)))
  }

  private func multiplied(_ steps: Int64, _ times: Int64) -> Int64? {
    let (product, overflows) = steps.multipliedReportingOverflow(by: times)
    return overflows ? nil : product
  }
}

extension StepRounding {
  @inline(__always)
  func steps(of amount: Int64, times: Int64) -> Int64? { steps(of: amount, over: 1) }

  /// An amount over so many, in whole steps of the shop; none where it doesn't fit.
  @inline(__always)
  func steps(of amount: Int64, over count: Int64) -> Int64? {
    let (scaled, overflows) = amount.multipliedReportingOverflow(by: multiplier)
    let (under, underOverflows) = divisor.multipliedReportingOverflow(by: count)
    if overflows || underOverflows { return nil }
    let steps = under == 1 ? scaled : (try? mode.divide(scaled, by: under)) ?? 0
    if factor == 1 { return steps }
    let (all, allOverflow) = steps.multipliedReportingOverflow(by: factor)
    return allOverflow ? nil : all
  }
}
