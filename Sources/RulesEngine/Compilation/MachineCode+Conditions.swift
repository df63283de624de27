/// Whether conditions hold: yes, no, or not known yet.
extension MachineCode {
  func compared(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    for place in 2..<max(2, Int(instruction.operandCount)) where operand(place, instruction, cells, base).isNo {
      return .zero
    }
    let (a, b) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if let state = Cell.joined(a.state | b.state) { return Cell(0, state) }
    let (left, leftOverflows) = a.number.multipliedReportingOverflow(by: constant(0, instruction))
    let (right, rightOverflows) = b.number.multipliedReportingOverflow(by: constant(1, instruction))
    if leftOverflows || rightOverflows { return .wide }
    let holds =
      switch constant(2, instruction) {
      case Comparison.equal: left == right
      case Comparison.notEqual: left != right
      case Comparison.less: left < right
      case Comparison.lessOrEqual: left <= right
      case Comparison.greater: left > right
      default: left >= right
      }
    return holds ? .one : .zero
  }

  func all(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    var state: UInt8 = 0
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, cells, base)
      if part.isNo { return .zero }
      state |= part.state
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? .one
  }

  func any(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    var state: UInt8 = 0
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, cells, base)
      if part.isKnown, part.number != 0 { return .one }
      state |= part.state
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? .zero
  }

  func not(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let a = operand(0, instruction, cells, base)
    return Cell.joined(a.state).map { Cell(0, $0) } ?? (a.number == 0 ? .one : .zero)
  }

  func isOneOf(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let a = operand(0, instruction, cells, base)
    if let state = Cell.joined(a.state) { return Cell(0, state) }
    guard a.state & Cell.isNone == 0 else { return .zero }
    for place in 0..<Int(instruction.constantCount) where constant(place, instruction) == a.number { return .one }
    return .zero
  }

  func isChosen(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let isSomething = operand(0, instruction, cells, base).state & (Cell.isUnknown | Cell.isNone) == 0
    return isSomething && operand(1, instruction, cells, base).isYes ? .one : .zero
  }

  func whereThere(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let there = operand(0, instruction, cells, base)
    if let state = Cell.joined(there.state) { return Cell(0, state) }
    return there.number == 0 ? Cell(constant(0, instruction)) : operand(1, instruction, cells, base)
  }

  func whereThereOrNo(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    operand(0, instruction, cells, base).isNo ? .zero : operand(1, instruction, cells, base)
  }

  func whereSurelyThere(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    operand(0, instruction, cells, base).isYes ? operand(1, instruction, cells, base) : Cell(constant(0, instruction))
  }
}
