/// What was chosen, whether it is there and sold, and what it costs.
extension OrderState {
  func selection(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let nothing = Cell(-1, Cell.isNone)
    let (told, there) = (operand(0, instruction, frame), operand(1, instruction, frame))
    let mayBeEmpty = operand(2, instruction, frame)
    if told.number < 0, mayBeEmpty.isYes { return nothing }
    if let state = Cell.joined(there.state) { return Cell(0, state) }
    if there.number == 0 { return nothing }
    if told.number < 0 {
      return mayBeEmpty.state & Cell.isWide != 0 ? .wide : .unknown
    }
    let fault = operand(3, instruction, frame)
    if let state = Cell.joined(fault.state) { return Cell(0, state) }
    return fault.number == 0 ? told : .unknown
  }

  func number(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let (told, there, gone) = (
      operand(0, instruction, frame), operand(1, instruction, frame), operand(2, instruction, frame)
    )
    if let state = Cell.joined(there.state) { return Cell(0, state) }
    if there.number == 0 { return .none }
    if told.number == 0, told.isKnown { return told }
    if let state = Cell.joined(gone.state) { return Cell(0, state) }
    return gone.number == 0 ? told : .unknown
  }

  func toggle(_ instruction: Instruction, _ frame: Frame) -> Cell {
    if operand(0, instruction, frame).number == 0 { return .zero }
    let (there, gone) = (operand(1, instruction, frame), operand(2, instruction, frame))
    if there.isNo { return .zero }
    if let state = Cell.joined(there.state | gone.state) { return Cell(0, state) }
    return gone.number == 0 ? .one : .unknown
  }

  func units(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let units = operand(0, instruction, frame)
    if units.number == 0, units.isKnown { return .zero }
    let (there, fault) = (operand(1, instruction, frame), operand(2, instruction, frame))
    if there.isNo { return .zero }
    if let state = Cell.joined(there.state | fault.state | units.state) { return Cell(0, state) }
    return fault.number == 0 ? units : .unknown
  }

  func constantOf(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let place = operand(0, instruction, frame)
    if let state = Cell.joined(place.state) { return Cell(0, state) }
    guard place.state & Cell.isNone == 0, place.number >= 0, place.number < Int64(instruction.constantCount) else {
      return .zero
    }
    return Cell(constant(Int(place.number), instruction))
  }

  func pricedAway(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let (told, there) = (operand(0, instruction, frame), operand(1, instruction, frame))
    if let state = Cell.joined(there.state) { return Cell(0, state) }
    guard there.number != 0, told.number >= 0 else { return .zero }
    for place in 0..<Int(instruction.constantCount) where constant(place, instruction) == told.number { return .one }
    return .zero
  }

  // MARK: What is sold

  func salesFault(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let told = operand(0, instruction, frame)
    // Nothing chosen has no fault.
    guard told.number >= 0, told.state == 0 else { return .zero }
    let described = 2 + 3 * Int(told.number - constant(1, instruction))
    guard described >= 2, described + 2 < Int(instruction.constantCount) else { return .zero }
    if constant(described, instruction) != 0 { return Cell(SalesFault.soldOut) }
    let (gone, when) = (Int(constant(described + 1, instruction)), Int(constant(described + 2, instruction)))
    if gone >= 0 {
      let hasRunOut = operand(gone, instruction, frame)
      if let state = Cell.joined(hasRunOut.state) { return Cell(0, state) }
      if hasRunOut.number != 0 { return Cell(SalesFault.soldOut) }
    }
    if when >= 0 {
      let isSold = operand(when, instruction, frame)
      if let state = Cell.joined(isSold.state) { return Cell(0, state) }
      if isSold.number == 0 { return Cell(SalesFault.notNow) }
    }
    let grid = constant(0, instruction)
    guard grid >= 0 else { return .zero }
    let row = operand(1, instruction, frame)
    if row.state & Cell.isWide != 0 { return .wide }
    guard row.state == 0 else { return .zero }
    return code.prices[code.gridStarts[Int(grid)] &+ Int(row.number)].kind == .notSold
      ? Cell(SalesFault.noPrice) : .zero
  }

  // MARK: Prices

  func row(_ instruction: Instruction, _ frame: Frame) -> Cell {
    var row = constant(0, instruction)
    var state: UInt8 = 0
    for place in 0..<Int(instruction.operandCount) {
      let key = operand(place, instruction, frame)
      if place == 0, key.state == Cell.isNone, constant(1, instruction) == 1 { return .none }
      state |= key.state
      row &+= (key.number &+ constant(2 &* place &+ 2, instruction)) &* constant(2 &* place &+ 3, instruction)
    }
    return Cell.joined(state).map { Cell(0, $0) } ?? Cell(row)
  }

  func price(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let (row, fault) = (operand(0, instruction, frame), operand(1, instruction, frame))
    if row.state == Cell.isNone { return .none }
    if let state = Cell.joined(row.state | fault.state) { return Cell(0, state) }
    if fault.number != 0 { return .unknown }
    let price = code.prices[code.gridStarts[Int(constant(0, instruction))] &+ Int(row.number)]
    switch price.kind {
    case .constant: return Cell(price.amount)
    case .none: return .none
    case .notSold: return .unknown
    case .operand:
      let amount = operand(2 &+ Int(price.amount), instruction, frame)
      return amount.state == Cell.isNone ? Cell(amount.number) : amount
    }
  }

  func bracket(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let a = operand(0, instruction, frame)
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

  func extended(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let (units, price) = (operand(0, instruction, frame), operand(1, instruction, frame))
    if units.isKnown, units.number == 0 { return .none }
    if constant(0, instruction) == 1, price.state == Cell.isNone { return .none }
    if let state = Cell.joined(units.state | price.state) { return Cell(0, state) }
    if price.state & Cell.isNone != 0 { return .none }
    let (product, overflows) = units.number.multipliedReportingOverflow(by: price.number)
    return overflows ? .wide : Cell(product)
  }

  /// Which units are included, only all prices together can tell.
  func charged(_ instruction: Instruction, _ frame: Frame) -> Cell {
    let own = Int(constant(0, instruction))
    let (units, price) = pair(own, instruction, frame)
    if units.number == 0 { return .zero }
    var state = operand(0, instruction, frame).state
    var before: Int64 = 0
    let isCheapest = constant(1, instruction) != 0
    for place in 0..<(Int(instruction.operandCount) - 1) / 2 {
      let (others, otherPrice) = pair(place, instruction, frame)
      guard others.number != 0 else { continue }
      state |= otherPrice.state
      // Of equal prices those that stand first.
      let isBefore =
        otherPrice.number == price.number
        ? place < own : isCheapest ? otherPrice.number < price.number : price.number < otherPrice.number
      if isBefore { before = before.addingSaturated(others.number) }
    }
    if let state = Cell.joined(state) { return Cell(0, state) }
    let (count, rest) = operand(0, instruction, frame).number.quotientAndRemainder(dividingBy: constant(2, instruction))
    let included = max(0, rest < 0 ? count - 1 : count)
    let left = included > before ? included - before : 0
    return Cell(units.number - min(units.number, left))
  }

  private func pair(_ place: Int, _ instruction: Instruction, _ frame: Frame) -> (Cell, Cell) {
    (operand(2 * place + 1, instruction, frame), operand(2 * place + 2, instruction, frame))
  }
}
