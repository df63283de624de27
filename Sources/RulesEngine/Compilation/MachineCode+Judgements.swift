/// What keeps an order from being placed.
extension MachineCode {
  func judgedChoice(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let there = operand(3, instruction, cells, base)
    if there.isNo { return .zero }
    let fault: Int64
    if operand(0, instruction, cells, base).number < 0 {
      fault = operand(2, instruction, cells, base).isNo ? constant(0, instruction) : 0
    } else {
      fault = operand(1, instruction, cells, base).number
    }
    return judged(fault, there)
  }

  /// A fault of something of which it isn't known whether it is there, isn't known to be one.
  private func judged(_ fault: Int64, _ there: Cell) -> Cell {
    fault == 0 || there.isKnown ? Cell(fault) : Cell(0, there.state)
  }

  func judgedNumber(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let number = operand(0, instruction, cells, base)
    if number.state & Cell.isWide != 0 { return .wide }
    let there = operand(1, instruction, cells, base)
    if number.isKnown || there.isNo { return .zero }
    return judged(1, there)
  }

  func judgedUnits(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let there = operand(0, instruction, cells, base)
    if there.isNo { return .zero }
    var place = 1
    while place + 1 < Int(instruction.operandCount) {
      if operand(place, instruction, cells, base).number > 0, operand(place + 1, instruction, cells, base).number != 0 {
        return judged(1, there)
      }
      place += 2
    }
    return .zero
  }

  func judgedBound(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    guard operand(2, instruction, cells, base).isYes else { return .zero }
    let (a, b) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if let state = Cell.joined(a.state | b.state) { return Cell(0, state) }
    let (left, leftOverflows) = a.number.multipliedReportingOverflow(by: constant(0, instruction))
    let (right, rightOverflows) = b.number.multipliedReportingOverflow(by: constant(1, instruction))
    if leftOverflows || rightOverflows { return .wide }
    return left > right ? .one : .zero
  }

  func requirement(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    if instruction.operandCount > 2 {
      var isThere = false
      for place in 2..<Int(instruction.operandCount) where !operand(place, instruction, cells, base).isNo {
        isThere = true
      }
      guard isThere else { return .zero }
    }
    let (condition, when) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if when.isNo { return .zero }
    if condition.isKnown, condition.number != 0 { return .zero }
    return Cell.joined(condition.state | when.state).map { Cell(0, $0) } ?? .one
  }
}
