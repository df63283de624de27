/// What sums, products and other numbers come to.
extension MachineCode {
  func sum(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (a, b) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    guard let state = Cell.joined(a.state | b.state) else {
      let (one, oneOverflows) = a.number.multipliedReportingOverflow(by: constant(0, instruction))
      let (other, otherOverflows) = b.number.multipliedReportingOverflow(by: constant(1, instruction))
      let (sum, overflows) = one.addingReportingOverflow(other)
      return oneOverflows || otherOverflows || overflows ? .wide : Cell(sum)
    }
    return Cell(0, state)
  }

  func weighted(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    var state: UInt8 = 0
    var (sum, isWide): (Int64, Bool) = (0, false)
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, cells, base)
      state |= part.state
      let (product, overflows) = part.number.multipliedReportingOverflow(by: constant(place, instruction))
      let (next, sumOverflows) = sum.addingReportingOverflow(product)
      (sum, isWide) = (next, isWide || overflows || sumOverflows)
    }
    if let state = Cell.joined(state) { return Cell(0, state) }
    return isWide ? .wide : Cell(sum)
  }

  func positives(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    var state: UInt8 = 0
    var count: Int64 = 0
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, cells, base)
      state |= part.state
      if part.number > 0 { count += 1 }
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? Cell(count)
  }

  func product(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (a, b) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if let state = Cell.joined(a.state | b.state) { return Cell(0, state) }
    let (product, overflows) = a.number.multipliedReportingOverflow(by: b.number)
    if overflows { return .wide }
    return scaled(product, constant(0, instruction), constant(1, instruction))
  }

  func scaled(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let a = operand(0, instruction, cells, base)
    if let state = Cell.joined(a.state) { return Cell(0, state) }
    return scaled(a.number, constant(0, instruction), constant(1, instruction))
  }

  @inline(__always)
  private func scaled(_ number: Int64, _ factor: Int64, _ divisor: Int64) -> Cell {
    let (product, overflows) = number.multipliedReportingOverflow(by: factor)
    if overflows { return .wide }
    if divisor == 1 { return Cell(product) }
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: divisor)
    return rest == 0 ? Cell(quotient) : .wide
  }

  func divided(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (a, b) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if let state = Cell.joined(a.state | b.state) { return Cell(0, state) }
    let (divisor, overflows) = b.number.multipliedReportingOverflow(by: constant(1, instruction))
    if overflows || divisor <= 0 { return .wide }
    return scaled(a.number, constant(0, instruction), divisor)
  }

  func extreme(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int, _ isBefore: (Int64, Int64) -> Bool) -> Cell
  {
    var state: UInt8 = 0
    var (found, isWide): (Int64?, Bool) = (nil, false)
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, cells, base)
      state |= part.state
      let (number, overflows) = part.number.multipliedReportingOverflow(by: constant(place, instruction))
      isWide = isWide || overflows
      if let best = found, !isBefore(number, best) { continue }
      found = number
    }
    if let state = Cell.joined(state) { return Cell(0, state) }
    return isWide ? .wide : Cell(found ?? 0)
  }

  func whole(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int, up: Bool) -> Cell {
    let a = operand(0, instruction, cells, base)
    if let state = Cell.joined(a.state) { return Cell(0, state) }
    let (quotient, rest) = a.number.quotientAndRemainder(dividingBy: constant(0, instruction))
    if rest == 0 || (rest > 0) != up { return Cell(quotient) }
    return Cell(up ? quotient + 1 : quotient - 1)
  }

  // MARK: Items

  func share(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let holds = operand(1, instruction, cells, base)
    if let state = Cell.joined(holds.state) { return Cell(0, state) }
    return holds.number == 0 ? .zero : operand(0, instruction, cells, base)
  }

  func itemSum(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    operand(1, instruction, cells, base).number > 0 ? .unknown : operand(0, instruction, cells, base)
  }
}
