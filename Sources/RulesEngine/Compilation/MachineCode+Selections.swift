/// What was chosen, whether it is there and sold, and what it costs.
extension MachineCode {
  func selection(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let nothing = Cell(-1, Cell.isNone)
    let (told, there) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    let mayBeEmpty = operand(2, instruction, cells, base)
    if told.number < 0, mayBeEmpty.isYes { return nothing }
    if let state = Cell.joined(there.state) { return Cell(0, state) }
    if there.number == 0 { return nothing }
    if told.number < 0 {
      return mayBeEmpty.state & Cell.isWide != 0 ? .wide : .unknown
    }
    let fault = operand(3, instruction, cells, base)
    if let state = Cell.joined(fault.state) { return Cell(0, state) }
    return fault.number == 0 ? told : .unknown
  }

  func soldNumber(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (told, there, gone) = (
      operand(0, instruction, cells, base), operand(1, instruction, cells, base), operand(2, instruction, cells, base)
    )
    if let state = Cell.joined(there.state) { return Cell(0, state) }
    if there.number == 0 { return .none }
    if told.number == 0, told.isKnown { return told }
    if let state = Cell.joined(gone.state) { return Cell(0, state) }
    return gone.number == 0 ? told : .unknown
  }

  func toggle(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    if operand(0, instruction, cells, base).number == 0 { return .zero }
    let (there, gone) = (operand(1, instruction, cells, base), operand(2, instruction, cells, base))
    if there.isNo { return .zero }
    if let state = Cell.joined(there.state | gone.state) { return Cell(0, state) }
    return gone.number == 0 ? .one : .unknown
  }

  func units(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let units = operand(0, instruction, cells, base)
    if units.number == 0, units.isKnown { return .zero }
    let (there, fault) = (operand(1, instruction, cells, base), operand(2, instruction, cells, base))
    if there.isNo { return .zero }
    if let state = Cell.joined(there.state | fault.state | units.state) { return Cell(0, state) }
    return fault.number == 0 ? units : .unknown
  }

  func constantOf(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let place = operand(0, instruction, cells, base)
    if let state = Cell.joined(place.state) { return Cell(0, state) }
    guard place.state & Cell.isNone == 0, place.number >= 0, place.number < Int64(instruction.constantCount) else {
      return .zero
    }
    return Cell(constant(Int(place.number), instruction))
  }

  func pricedAway(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (told, there) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if let state = Cell.joined(there.state) { return Cell(0, state) }
    guard there.number != 0, told.number >= 0 else { return .zero }
    for place in 0..<Int(instruction.constantCount) where constant(place, instruction) == told.number { return .one }
    return .zero
  }

  // MARK: What is sold

  func salesFault(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let told = operand(0, instruction, cells, base)
    // Nothing chosen has no fault.
    guard told.number >= 0, told.state == 0 else { return .zero }
    let described = 2 + 5 * Int(told.number - constant(1, instruction))
    guard described >= 2, described + 4 < Int(instruction.constantCount) else { return .zero }
    let soldOut = Cell(constant(described + 3, instruction))
    if constant(described, instruction) != 0 { return soldOut }
    let (gone, when) = (Int(constant(described + 1, instruction)), Int(constant(described + 2, instruction)))
    if gone >= 0 {
      let hasRunOut = operand(gone, instruction, cells, base)
      if let state = Cell.joined(hasRunOut.state) { return Cell(0, state) }
      if hasRunOut.number != 0 { return soldOut }
    }
    if when >= 0 {
      let isSold = operand(when, instruction, cells, base)
      if let state = Cell.joined(isSold.state) { return Cell(0, state) }
      if isSold.number == 0 { return Cell(constant(described + 4, instruction)) }
    }
    let grid = constant(0, instruction)
    guard grid >= 0 else { return .zero }
    let row = operand(1, instruction, cells, base)
    if row.state & Cell.isWide != 0 { return .wide }
    guard row.state == 0 else { return .zero }
    let price = prices[gridStarts[Int(grid)] &+ Int(row.number)]
    return price.kind == .notSold ? Cell(price.amount) : .zero
  }

  // MARK: Prices

  func row(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    var row = constant(0, instruction)
    var state: UInt8 = 0
    for place in 0..<Int(instruction.operandCount) {
      let key = operand(place, instruction, cells, base)
      if place == 0, key.state == Cell.isNone, constant(1, instruction) == 1 { return .none }
      state |= key.state
      row &+= (key.number &+ constant(2 &* place &+ 2, instruction)) &* constant(2 &* place &+ 3, instruction)
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? Cell(row)
  }

  func price(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (row, fault) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if row.state == Cell.isNone { return .none }
    if let state = Cell.joined(row.state | fault.state) { return Cell(0, state) }
    if fault.number != 0 { return .unknown }
    let price = prices[gridStarts[Int(constant(0, instruction))] &+ Int(row.number)]
    switch price.kind {
    case .constant: return Cell(price.amount)
    case .none: return .none
    case .notSold: return .unknown
    case .operand:
      let amount = operand(2 &+ Int(price.amount), instruction, cells, base)
      return amount.state == Cell.isNone ? Cell(amount.number) : amount
    }
  }

  func bracket(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let a = operand(0, instruction, cells, base)
    if let state = Cell.joined(a.state) { return Cell(0, state) }
    if a.state & Cell.isNone != 0 { return .zero }
    let (number, overflows) = a.number.multipliedReportingOverflow(by: constant(0, instruction))
    if overflows { return .wide }
    var place: Int64 = 1
    for bound in 2..<max(2, Int(instruction.constantCount)) {
      let (from, overflows) = constant(bound, instruction).multipliedReportingOverflow(by: constant(1, instruction))
      if overflows { return .wide }
      guard from <= number else { break }
      place += 1
    }
    return Cell(place)
  }

  func extended(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let (units, price) = (operand(0, instruction, cells, base), operand(1, instruction, cells, base))
    if units.isKnown, units.number == 0 { return .none }
    if constant(0, instruction) == 1, price.state == Cell.isNone { return .none }
    if let state = Cell.joined(units.state | price.state) { return Cell(0, state) }
    if price.state & Cell.isNone != 0 { return .none }
    let (product, overflows) = units.number.multipliedReportingOverflow(by: price.number)
    return overflows ? .wide : Cell(product)
  }

  /// Which units are included, only all prices together can tell.
  func charged(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let own = Int(constant(0, instruction))
    let (units, price) = pair(own, instruction, cells, base)
    if units.number == 0 { return .zero }
    var state = operand(0, instruction, cells, base).state
    var before: Int64 = 0
    let isCheapest = constant(1, instruction) != 0
    for place in 0..<(Int(instruction.operandCount) - 1) / 2 {
      let (others, otherPrice) = pair(place, instruction, cells, base)
      guard others.number != 0 else { continue }
      state |= otherPrice.state
      // Of equal prices those that stand first.
      let isBefore =
        otherPrice.number == price.number
        ? place < own : isCheapest ? otherPrice.number < price.number : price.number < otherPrice.number
      if isBefore { before = before.addingSaturated(others.number) }
    }
    if let state = Cell.joined(state) { return Cell(0, state) }
    let (count, rest) = operand(0, instruction, cells, base).number.quotientAndRemainder(
      dividingBy: constant(2, instruction))
    let included = max(0, rest < 0 ? count - 1 : count)
    let left = included > before ? included - before : 0
    return Cell(units.number - min(units.number, left))
  }

  private func pair(_ place: Int, _ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> (Cell, Cell) {
    (operand(2 * place + 1, instruction, cells, base), operand(2 * place + 2, instruction, cells, base))
  }
}
