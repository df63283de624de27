/// What instructions work out; `Opcode` says what.
extension MachineCode {
  /// - Parameter items: Those of the order.
  func result(
    of instruction: Instruction, _ cells: Span<Cell>, _ base: Int, _ items: ItemLedger
  ) -> Cell {
    switch instruction.opcode {
    case .tabled: tabled(instruction, cells, base)
    case .unitsLine: unitsLine(instruction, cells, base)
    case .line: line(instruction, cells, base)
    case .price: price(instruction, cells, base)
    case .row: row(instruction, cells, base)
    case .subtotal: subtotal(instruction, cells, base)
    case .selection: selection(instruction, cells, base)
    case .compared: compared(instruction, cells, base)
    case .all: all(instruction, cells, base)
    case .any: any(instruction, cells, base)
    case .not: not(instruction, cells, base)
    case .requirement: requirement(instruction, cells, base)
    case .alert: operand(0, instruction, cells, base)
    case .judgedChoice: judgedChoice(instruction, cells, base)
    case .judgedNumber: judgedNumber(instruction, cells, base)
    case .judgedUnits: judgedUnits(instruction, cells, base)
    case .judgedBound: judgedBound(instruction, cells, base)
    case .sum: sum(instruction, cells, base)
    case .weighted: weighted(instruction, cells, base)
    case .positives: positives(instruction, cells, base)
    case .product: product(instruction, cells, base)
    case .scaled: scaled(instruction, cells, base)
    case .divided: divided(instruction, cells, base)
    case .least: extreme(instruction, cells, base) { $0 < $1 }
    case .greatest: extreme(instruction, cells, base) { $1 < $0 }
    case .floor: whole(instruction, cells, base, up: false)
    case .ceiling: whole(instruction, cells, base, up: true)
    case .rounded: rounded(instruction, cells, base)
    case .isOneOf: isOneOf(instruction, cells, base)
    case .isChosen: isChosen(instruction, cells, base)
    case .whereThere: whereThere(instruction, cells, base)
    case .whereThereOrNo: whereThereOrNo(instruction, cells, base)
    case .whereSurelyThere: whereSurelyThere(instruction, cells, base)
    case .salesFault: salesFault(instruction, cells, base)
    case .number: soldNumber(instruction, cells, base)
    case .toggle: toggle(instruction, cells, base)
    case .units: units(instruction, cells, base)
    case .charged: charged(instruction, cells, base)
    case .extended: extended(instruction, cells, base)
    case .constantOf: constantOf(instruction, cells, base)
    case .bracket: bracket(instruction, cells, base)
    case .pricedAway: pricedAway(instruction, cells, base)
    case .lines: lines(instruction, cells, base)
    case .graduated: graduated(instruction, cells, base)
    case .packed: packed(instruction, cells, base)
    case .remaining: remaining(instruction, cells, base)
    case .cut: cut(instruction, cells, base)
    case .picked: picked(instruction, cells, base)
    case .share: share(instruction, cells, base)
    case .itemSum: itemSum(instruction, cells, base)
    case .leftOver: leftOver(instruction, cells, base, items)
    case .offered: offered(instruction, cells, items)
    }
  }

  @inline(__always)
  func tabled(_ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    var place = constant(0, instruction)
    for key in 0..<Int(instruction.operandCount) {
      place &+= operand(key, instruction, cells, base).number &* constant(key &+ 1, instruction)
    }
    return tables[Int(place)]
  }

  @inline(__always)
  func operand(_ place: Int, _ instruction: Instruction, _ cells: Span<Cell>, _ base: Int) -> Cell {
    let operand = Int(operands[Int(instruction.operands) &+ place])
    return cells[operand >= 0 ? base &+ operand : ~operand]
  }

  @inline(__always)
  func constant(_ place: Int, _ instruction: Instruction) -> Int64 {
    constants[Int(instruction.constants) &+ place]
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
