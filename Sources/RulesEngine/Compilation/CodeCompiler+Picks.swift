/// Discounts of which not all count.
extension CodeCompiler {
  mutating func compile(_ pick: CheckedPick, at step: Int) throws(NotCompiled) {
    var members: [CheckedLine] = []
    for member in pick.members {
      guard case .line(let line) = member else { throw notCompiled("a pick within a pick") }
      guard line.kind == .discount else { throw notCompiled("a pick of what isn't taken off") }
      if case .option = line.amount { throw notCompiled("a pick of what isn't taken off") }
      members.append(line)
    }
    let holds = try pick.when.map { when throws(NotCompiled) in try condition(when) } ?? CodeBuilder.absent
    let (above, ledger) = (subtotal(), body.ledger)
    var conditions: [CellRef] = []
    var discounts: [CellRef] = []
    var takings: [LedgerTaking] = []
    var isFirst = false
    if case .first = pick.kind { isFirst = true }
    let ceiling = try ceiling(of: pick)
    for member in members {
      place = member.place
      body.isOnce = member.isOnce
      let when = try member.when.map { when throws(NotCompiled) in try condition(when) }
      conditions.append(isFirst ? when ?? CodeBuilder.absent : CodeBuilder.absent)
      let factor = try member.per.map { per throws(NotCompiled) in try quantity(per) }
      let made = try compiled(member, isFirst ? nil : when, factor)
      guard let taking = made.taking else { throw notCompiled("a pick of what isn't taken off") }
      takings.append(taking)
      var cell = emit(made.settled.opcode, made.settled.operands, made.settled.constants)
      if case .all = pick.kind {
        if let ceiling { cell = emit(.cut, [cell, ceiling] + discounts) }
        // The next one sees what this one left.
        body.above = emit(.lines, [above] + discounts + [cell])
        take(cell, from: taking, opener: cell)
      }
      discounts.append(cell)
    }
    (body.above, body.ledger) = (above, ledger)
    let picked = add(members, discounts, conditions, holds, pick, ceiling, at: step)
    // While the pick can't be told, its first line is open for all.
    for (cell, taking) in zip(picked, takings) { take(cell, from: taking, opener: picked[0]) }
  }

  private mutating func add(
    _ members: [CheckedLine], _ discounts: [CellRef], _ conditions: [CellRef], _ holds: CellRef, _ pick: CheckedPick,
    _ ceiling: CellRef?, at step: Int
  ) -> [CellRef] {
    let way =
      switch pick.kind {
      case .best: PickWay.best
      case .first: PickWay.first
      case .all: PickWay.all
      }
    let (sum, open) = segment()
    var cells: [CellRef] = []
    for (index, member) in members.enumerated() {
      let cell = builder.emit(
        .picked, [holds] + conditions + discounts + [ceiling].compactMap { $0 },
        [way, Int64(index), Int64(members.count)], as: .line, sum: sum, count: open, in: body.index)
      body.made.append(
        MadeLine(cell: cell, option: nil, label: member.label?.text ?? "", isPrefix: false, isCharge: false))
      cells.append(cell)
      lines[body.index].append(LineSource(cell: Int32(cell.entry), step: Int32(step), member: Int32(index)))
    }
    return cells
  }

  /// In whole steps; inside an item of all its units.
  private mutating func ceiling(of pick: CheckedPick) throws(NotCompiled) -> CellRef? {
    guard case .all(let atMost?) = pick.kind else { return nil }
    let denominator = try withWholeSteps(try denominator(of: atMost))
    let down = try rounding(.down, nil, over: denominator)
    var settlement = Settlement(
      kind: .charge, rounding: down, shopRounding: down, stepAmount: try stepAmount(over: denominator),
      largest: .max)
    settlement.amountScale = denominator / (try self.denominator(of: atMost))
    settlement.keepsZero = true
    settlement.roundsUnits = rules.terms.roundsUnits
    var operands = [try quantity(atMost)]
    if let times = body.times {
      // Where it isn't known how often the item is taken, the members are open, not the ceiling.
      operands.append(emit(.whereSurelyThere, [emit(.isChosen, [times, CodeBuilder.absent]), times], [1]))
      settlement.times = 1
    }
    builder.settlements.append(settlement)
    return emit(.line, operands, [Int64(builder.settlements.count - 1)])
  }
}
