/// Packs, tiers, and discounts of which not all count.
extension MachineCode {
  func graduated(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let a = operand(0, instruction, cells, base)
    if let state = Cell.joined(a.state) { return Cell(0, state) }
    let (number, overflows) = a.number.multipliedReportingOverflow(by: constant(0, instruction))
    if overflows || number < 0 { return .wide }
    var sum: Int64 = 0
    var place = 1
    while place + 1 < Int(instruction.constantCount), constant(place, instruction) < number {
      let end = place + 2 < Int(instruction.constantCount) ? min(number, constant(place + 2, instruction)) : number
      let (part, partOverflows) = (max(0, end - constant(place, instruction)))
        .multipliedReportingOverflow(by: constant(place + 1, instruction))
      let (next, sumOverflows) = sum.addingReportingOverflow(part)
      if partOverflows || sumOverflows { return .wide }
      sum = next
      place += 2
    }
    return Cell(sum)
  }

  func packed(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let a = operand(0, instruction, cells, base)
    if let state = Cell.joined(a.state) { return Cell(0, state) }
    var (rest, overflows) = a.number.multipliedReportingOverflow(by: constant(0, instruction))
    if overflows || rest < 0 { return .wide }
    var sum: Int64 = 0
    var isPriced = true
    var place = 1
    while place + 2 < Int(instruction.constantCount) {
      let (count, left) = rest.quotientAndRemainder(dividingBy: constant(place, instruction))
      if count > 0 {
        rest = left
        isPriced = isPriced && constant(place + 2, instruction) != 0
        let (part, partOverflows) = count.multipliedReportingOverflow(by: constant(place + 1, instruction))
        let (next, sumOverflows) = sum.addingReportingOverflow(part)
        if partOverflows || sumOverflows { return .wide }
        sum = next
      }
      place += 3
    }
    return rest == 0 && isPriced ? Cell(sum) : .unknown
  }

  // MARK: Picks

  func remaining(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let ceiling = operand(0, instruction, cells, base)
    if let state = Cell.joined(ceiling.state) { return Cell(0, state) }
    var left = ceiling.number
    for place in 1..<Int(instruction.operandCount) {
      let taken = operand(place, instruction, cells, base)
      if taken.isKnown { left = max(0, left &+ min(0, taken.number)) }
    }
    return Cell(left)
  }

  func cut(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (line, ceiling) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if let state = Cell.joined(ceiling.state) { return Cell(0, state) }
    if ceiling.number == 0 { return .none }
    if let state = Cell.joined(line.state) { return Cell(0, state) }
    return line.state & Cell.isNone != 0 ? .none : Cell(max(line.number, 0 &- ceiling.number))
  }

  func picked(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let own = Int(constant(1, instruction))
    let holds = operand(0, instruction, cells, base)
    if holds.isNo { return .none }
    switch whichCount(instruction, cells, base, holds) {
    case .unknown: return constant(3, instruction) == 1 ? .unknown : .none
    case .wide: return .wide
    case .one(let place): return place == own ? line(ofPicked: instruction, cells, base) : .none
    case .all: return line(ofPicked: instruction, cells, base)
    }
  }

  private func line(ofPicked instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    operand(1 + 2 * Int(constant(2, instruction)), instruction, cells, base)
  }

  private enum Picked {
    case unknown, wide, all
    case one(Int?)
  }

  private func total(_ place: Int, _ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    operand(1 + Int(constant(2, instruction)) + place, instruction, cells, base)
  }

  private func whichCount(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int, _ holds: Cell) -> Picked {
    if holds.state & Cell.isWide != 0 { return .wide }
    if !holds.isKnown { return .unknown }
    let count = Int(constant(2, instruction))
    if constant(0, instruction) == PickWay.first {
      for place in 0..<count {
        let condition = operand(1 + place, instruction, cells, base)
        if condition.isNo { continue }
        if condition.state & Cell.isWide != 0 { return .wide }
        guard condition.isKnown else { return .unknown }
        let found = total(place, instruction, cells, base)
        return found.state & Cell.isWide != 0 ? .wide : found.isKnown ? .one(place) : .unknown
      }
      return .one(nil)
    }
    var state: UInt8 = 0
    var best: (place: Int, taken: Int64)?
    for place in 0..<count {
      let found = total(place, instruction, cells, base)
      state |= found.state
      if found.state & Cell.isNone != 0 { continue }
      let taken = 0 &- found.number
      if let known = best, taken <= known.taken { continue }
      best = (place, taken)
    }
    if 2 + 2 * count < Int(instruction.operandCount) { state |= operand(2 + 2 * count, instruction, cells, base).state }
    if let state = Cell.joined(state) { return state == Cell.isWide ? .wide : .unknown }
    return constant(0, instruction) == PickWay.all ? .all : .one(best?.place)
  }
}
