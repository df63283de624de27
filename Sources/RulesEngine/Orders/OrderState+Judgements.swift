/// What keeps an order from being placed.
extension OrderState {
  func judgedChoice(_ instruction: Instruction, _ frame: Frame) -> Cell {
    guard operand(3, instruction, frame).isYes else { return .zero }
    if operand(0, instruction, frame).number < 0 { return operand(2, instruction, frame).isNo ? .one : .zero }
    return operand(1, instruction, frame).number == 0 ? .zero : .one
  }

  func judgedNumber(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let number = operand(0, instruction, frame)
    if number.state & Cell.isWide != 0 { return .wide }
    return operand(1, instruction, frame).isYes && !number.isKnown ? .one : .zero
  }

  func judgedUnits(_ instruction: Instruction, _ frame: Frame) -> Cell {
    guard operand(0, instruction, frame).isYes else { return .zero }
    var place = 1
    while place + 1 < Int(instruction.operandCount) {
      if operand(place, instruction, frame).number > 0, operand(place + 1, instruction, frame).number != 0 {
        return .one
      }
      place += 2
    }
    return .zero
  }

  func judgedBound(_ instruction: Instruction, _ frame: Frame) -> Cell {
    guard operand(2, instruction, frame).isYes else { return .zero }
    let (a, b) = (operand(0, instruction, frame), operand(1, instruction, frame))
    if let state = Cell.joined(a.state | b.state) { return Cell(0, state) }
    let (left, leftOverflows) = a.number.multipliedReportingOverflow(by: constant(0, instruction))
    let (right, rightOverflows) = b.number.multipliedReportingOverflow(by: constant(1, instruction))
    if leftOverflows || rightOverflows { return .wide }
    return left > right ? .one : .zero
  }

  func requirement(_ instruction: Instruction, _ frame: Frame) -> Cell {
    if instruction.operandCount > 2 {
      var isThere = false
      for place in 2..<Int(instruction.operandCount) where !operand(place, instruction, frame).isNo { isThere = true }
      guard isThere else { return .zero }
    }
    let (condition, when) = (operand(0, instruction, frame), operand(1, instruction, frame))
    if when.isNo { return .zero }
    if condition.isKnown, condition.number != 0 { return .zero }
    return Cell.joined(condition.state | when.state).map { Cell(0, $0) } ?? .one
  }
}
