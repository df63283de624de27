/// What instructions work out; `Opcode` says what.
extension OrderState {
  func result(of instruction: Instruction, _ frame: Frame) -> Cell {
    switch instruction.opcode {
    case .line: line(instruction, frame)
    case .price: price(instruction, frame)
    case .row: row(instruction, frame)
    case .subtotal: subtotal(instruction, frame)
    case .selection: selection(instruction, frame)
    case .compared: compared(instruction, frame)
    case .all: all(instruction, frame)
    case .any: any(instruction, frame)
    case .not: not(instruction, frame)
    case .requirement: requirement(instruction, frame)
    case .alert: operand(0, instruction, frame)
    case .judgedChoice: judgedChoice(instruction, frame)
    case .judgedNumber: judgedNumber(instruction, frame)
    case .judgedUnits: judgedUnits(instruction, frame)
    case .judgedBound: judgedBound(instruction, frame)
    case .sum: sum(instruction, frame)
    case .weighted: weighted(instruction, frame)
    case .positives: positives(instruction, frame)
    case .product: product(instruction, frame)
    case .scaled: scaled(instruction, frame)
    case .divided: divided(instruction, frame)
    case .least: extreme(instruction, frame) { $0 < $1 }
    case .greatest: extreme(instruction, frame) { $1 < $0 }
    case .floor: whole(instruction, frame, up: false)
    case .ceiling: whole(instruction, frame, up: true)
    case .rounded: rounded(instruction, frame)
    case .isOneOf: isOneOf(instruction, frame)
    case .isChosen: isChosen(instruction, frame)
    case .whereThere: whereThere(instruction, frame)
    case .whereThereOrNo: whereThereOrNo(instruction, frame)
    case .whereSurelyThere: whereSurelyThere(instruction, frame)
    case .salesFault: salesFault(instruction, frame)
    case .number: number(instruction, frame)
    case .toggle: toggle(instruction, frame)
    case .units: units(instruction, frame)
    case .charged: charged(instruction, frame)
    case .extended: extended(instruction, frame)
    case .constantOf: constantOf(instruction, frame)
    case .bracket: bracket(instruction, frame)
    case .pricedAway: pricedAway(instruction, frame)
    case .lines: lines(instruction, frame)
    case .graduated: graduated(instruction, frame)
    case .packed: packed(instruction, frame)
    case .cut: cut(instruction, frame)
    case .picked: picked(instruction, frame)
    case .share: share(instruction, frame)
    case .itemSum: itemSum(instruction, frame)
    }
  }

  @inline(__always)
  func operand(_ place: Int, _ instruction: Instruction, _ frame: Frame) -> Cell {
    let operand = Int(code.operands[Int(instruction.operands) &+ place])
    return cells[operand >= 0 ? frame.cells &+ operand : ~operand]
  }

  @inline(__always)
  func constant(_ place: Int, _ instruction: Instruction) -> Int64 {
    code.constants[Int(instruction.constants) &+ place]
  }

  // MARK: Numbers

  private func sum(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let (a, b) = (operand(0, instruction, frame), operand(1, instruction, frame))
    guard let state = Cell.joined(a.state | b.state) else {
      let (one, oneOverflows) = a.number.multipliedReportingOverflow(by: constant(0, instruction))
      let (other, otherOverflows) = b.number.multipliedReportingOverflow(by: constant(1, instruction))
      let (sum, overflows) = one.addingReportingOverflow(other)
      return oneOverflows || otherOverflows || overflows ? .wide : Cell(sum)
    }
    return Cell(0, state)
  }

  private func weighted(_ instruction: Instruction, _ frame: Frame) -> Cell {
    var state: UInt8 = 0
    var (sum, isWide): (Int64, Bool) = (0, false)
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, frame)
      state |= part.state
      let (product, overflows) = part.number.multipliedReportingOverflow(by: constant(place, instruction))
      let (next, sumOverflows) = sum.addingReportingOverflow(product)
      (sum, isWide) = (next, isWide || overflows || sumOverflows)
    }
    if let state = Cell.joined(state) { return Cell(0, state) }
    return isWide ? .wide : Cell(sum)
  }

  private func positives(_ instruction: Instruction, _ frame: Frame) -> Cell {
    var state: UInt8 = 0
    var count: Int64 = 0
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, frame)
      state |= part.state
      if part.number > 0 { count += 1 }
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? Cell(count)
  }

  private func product(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let (a, b) = (operand(0, instruction, frame), operand(1, instruction, frame))
    if let state = Cell.joined(a.state | b.state) { return Cell(0, state) }
    let (product, overflows) = a.number.multipliedReportingOverflow(by: b.number)
    if overflows { return .wide }
    return scaled(product, constant(0, instruction), constant(1, instruction))
  }

  private func scaled(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let a = operand(0, instruction, frame)
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

  private func divided(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let (a, b) = (operand(0, instruction, frame), operand(1, instruction, frame))
    if let state = Cell.joined(a.state | b.state) { return Cell(0, state) }
    let (divisor, overflows) = b.number.multipliedReportingOverflow(by: constant(1, instruction))
    if overflows || divisor <= 0 { return .wide }
    return scaled(a.number, constant(0, instruction), divisor)
  }

  private func extreme(_ instruction: Instruction, _ frame: Frame, _ isBefore: (Int64, Int64) -> Bool) -> Cell {
    var state: UInt8 = 0
    var (found, isWide): (Int64?, Bool) = (nil, false)
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, frame)
      state |= part.state
      let (number, overflows) = part.number.multipliedReportingOverflow(by: constant(place, instruction))
      isWide = isWide || overflows
      if let best = found, !isBefore(number, best) { continue }
      found = number
    }
    if let state = Cell.joined(state) { return Cell(0, state) }
    return isWide ? .wide : Cell(found ?? 0)
  }

  private func whole(_ instruction: Instruction, _ frame: Frame, up: Bool) -> Cell {
    let a = operand(0, instruction, frame)
    if let state = Cell.joined(a.state) { return Cell(0, state) }
    let (quotient, rest) = a.number.quotientAndRemainder(dividingBy: constant(0, instruction))
    if rest == 0 || (rest > 0) != up { return Cell(quotient) }
    return Cell(up ? quotient + 1 : quotient - 1)
  }

  // MARK: Conditions

  private func compared(_ instruction: Instruction, _ frame: Frame) -> Cell {
    for place in 2..<max(2, Int(instruction.operandCount)) where operand(place, instruction, frame).isNo {
      return .zero
    }
    let (a, b) = (operand(0, instruction, frame), operand(1, instruction, frame))
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

  private func all(_ instruction: Instruction, _ frame: Frame) -> Cell {
    var state: UInt8 = 0
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, frame)
      if part.isNo { return .zero }
      state |= part.state
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? .one
  }

  private func any(_ instruction: Instruction, _ frame: Frame) -> Cell {
    var state: UInt8 = 0
    for place in 0..<Int(instruction.operandCount) {
      let part = operand(place, instruction, frame)
      if part.isKnown, part.number != 0 { return .one }
      state |= part.state
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? .zero
  }

  private func not(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let a = operand(0, instruction, frame)
    return Cell.joined(a.state).map { Cell(0, $0) } ?? (a.number == 0 ? .one : .zero)
  }

  private func isOneOf(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let a = operand(0, instruction, frame)
    if let state = Cell.joined(a.state) { return Cell(0, state) }
    guard a.state & Cell.isNone == 0 else { return .zero }
    for place in 0..<Int(instruction.constantCount) where constant(place, instruction) == a.number { return .one }
    return .zero
  }

  private func isChosen(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let isSomething = operand(0, instruction, frame).state & (Cell.isUnknown | Cell.isNone) == 0
    return isSomething && operand(1, instruction, frame).isYes ? .one : .zero
  }

  private func whereThere(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let there = operand(0, instruction, frame)
    if let state = Cell.joined(there.state) { return Cell(0, state) }
    return there.number == 0 ? Cell(constant(0, instruction)) : operand(1, instruction, frame)
  }

  private func whereThereOrNo(_ instruction: Instruction, _ frame: Frame) -> Cell {
    operand(0, instruction, frame).isNo ? .zero : operand(1, instruction, frame)
  }

  private func whereSurelyThere(_ instruction: Instruction, _ frame: Frame) -> Cell {
    operand(0, instruction, frame).isYes ? operand(1, instruction, frame) : Cell(constant(0, instruction))
  }

  // MARK: Items

  private func share(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let holds = operand(1, instruction, frame)
    if let state = Cell.joined(holds.state) { return Cell(0, state) }
    return holds.number == 0 ? .zero : operand(0, instruction, frame)
  }

  private func itemSum(_ instruction: Instruction, _ frame: Frame) -> Cell {
    operand(1, instruction, frame).number > 0 ? .unknown : operand(0, instruction, frame)
  }
}

extension Cell {
  /// The state of what is worked out from cells with these states together; none where they are all known.
  @inline(__always)
  static func joined(_ states: UInt8) -> UInt8? {
    if states & (isUnknown | isWide) == 0 { return nil }
    return states & isWide != 0 ? isWide : isUnknown
  }
}
