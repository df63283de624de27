/// Lines of which not all count.
///
/// Each member is worked out as if it stood alone, its lines on trial; then it is decided which of them count. A member
/// may be a pick itself, whose lines are on trial in turn.
extension CodeCompiler {
  /// A line that a pick may make.
  private struct Leaf {
    var line: CheckedLine
    var cell: CellRef
    /// What a discount is taken from.
    var taking: LedgerTaking?
    /// Its number in the ledger, on trial and in the end.
    var number: Int32
  }

  /// How it is decided what lines on trial come to, in the end.
  private struct Decision {
    var leaf: Leaf
    var operands: [CellRef]
    var constants: [Int64]
  }

  mutating func compile(_ pick: CheckedPick, at step: Int) throws(NotCompiled) {
    let decisions = try decisions(in: pick, ceiling: nil)
    let (sum, open) = segment()
    var opener: CellRef?
    for (index, decision) in decisions.enumerated() {
      let cell = builder.emit(
        .picked, decision.operands, decision.constants, as: .line, sum: sum, count: open, in: body.index)
      lines[body.index].append(LineSource(cell: Int32(cell.entry), step: Int32(step), member: Int32(index)))
      // While the pick can't be told, its first line is open for all.
      let first = opener ?? cell
      opener = first
      count(cell, decision.leaf, opener: first)
    }
  }

  /// Lets a line be seen by what stands below.
  private mutating func count(_ cell: CellRef, _ leaf: Leaf, opener: CellRef) {
    body.made.append(
      MadeLine(
        cell: cell, option: nil, label: leaf.line.label?.text ?? "", isPrefix: false, isCharge: leaf.taking == nil,
        number: leaf.number, opener: opener))
    if let taking = leaf.taking { take(cell, from: taking, opener: opener) } else { bear(cell, number: leaf.number) }
  }

  // MARK: Trials

  /// The lines of a pick, and how it is decided what each comes to. Leaves the place as it was.
  private mutating func decisions(in pick: CheckedPick, ceiling: CellRef?) throws(NotCompiled) -> [Decision] {
    let holds = try pick.when.map { when throws(NotCompiled) in try condition(when) } ?? CodeBuilder.absent
    let (above, ledger, made) = (subtotal(), body.ledger, body.made)
    defer { (body.above, body.ledger, body.made) = (above, ledger, made) }
    switch pick.kind {
    case .best: return try rivals(in: pick, holds, PickWay.best, ceiling)
    case .first: return try rivals(in: pick, holds, PickWay.first, ceiling)
    case .all(let atMost): return try fellows(in: pick, holds, atMost, ceiling)
    }
  }

  /// Members that don't see each other, of which one counts.
  private mutating func rivals(
    in pick: CheckedPick, _ holds: CellRef, _ way: Int64, _ ceiling: CellRef?
  ) throws(NotCompiled) -> [Decision] {
    var trials: [[Leaf]] = []
    var conditions: [CellRef] = []
    for member in pick.members {
      trials.append(try trial(member, ceiling: nil, isHeld: way == PickWay.first))
      let when = way == PickWay.first ? member.when : nil
      conditions.append(try when.map { when throws(NotCompiled) in try condition(when) } ?? CodeBuilder.absent)
    }
    let operands = [holds] + conditions + trials.map { total(of: $0) }
    // Which one counts is found without the ceiling that it then stands under.
    if let ceiling {
      for (index, member) in pick.members.enumerated() {
        trials[index] = try trial(member, ceiling: ceiling, isHeld: way == PickWay.first)
      }
    }
    return decisions(trials, way, operands, pick.members.count)
  }

  /// Members that all count, one after the other, under one ceiling.
  private mutating func fellows(
    in pick: CheckedPick, _ holds: CellRef, _ atMost: CheckedQuantity?, _ ceiling: CellRef?
  ) throws(NotCompiled) -> [Decision] {
    let own = try atMost.map { most throws(NotCompiled) in try self.ceiling(most) }
    let ceilings = [own, ceiling].compactMap { $0 }
    let ceiling = ceilings.count > 1 ? emit(.least, ceilings, [1, 1]) : ceilings.first
    let above = subtotal()
    var trials: [[Leaf]] = []
    var totals: [CellRef] = []
    for member in pick.members {
      let left = ceiling.map { totals.isEmpty ? $0 : emit(.remaining, [$0] + totals) }
      let leaves = try trial(member, ceiling: left, isHeld: false)
      trials.append(leaves)
      totals.append(total(of: leaves))
      // The next one sees what this one left.
      body.above = emit(.lines, [above] + totals, [0])
      for leaf in leaves { count(leaf.cell, leaf, opener: leaf.cell) }
    }
    let conditions = [CellRef](repeating: CodeBuilder.absent, count: trials.count)
    // Only a ceiling of its own can leave all open; another one was asked before.
    return decisions(trials, PickWay.all, [holds] + conditions + totals, trials.count, [own].compactMap { $0 })
  }

  private func decisions(
    _ trials: [[Leaf]], _ way: Int64, _ operands: [CellRef], _ count: Int, _ ceiling: [CellRef] = []
  ) -> [Decision] {
    var decisions: [Decision] = []
    for (member, leaves) in trials.enumerated() {
      for leaf in leaves {
        let constants = [way, Int64(member), Int64(count), decisions.isEmpty ? 1 : 0]
        decisions.append(Decision(leaf: leaf, operands: operands + [leaf.cell] + ceiling, constants: constants))
      }
    }
    return decisions
  }

  /// - Parameter isHeld: Whether its condition holds is asked elsewhere.
  private mutating func trial(
    _ member: CheckedPick.Member, ceiling: CellRef?, isHeld: Bool
  ) throws(NotCompiled) -> [Leaf] {
    switch member {
    case .line(let line): return [try trial(line, ceiling, isHeld: isHeld)]
    case .pick(let pick):
      var leaves: [Leaf] = []
      for decision in try decisions(in: pick, ceiling: ceiling) {
        var leaf = decision.leaf
        leaf.cell = emit(.picked, decision.operands, decision.constants)
        // Below a ceiling that was reached nobody asks.
        if let ceiling { leaf.cell = emit(.cut, [leaf.cell, ceiling]) }
        leaves.append(leaf)
      }
      return leaves
    }
  }

  private mutating func trial(_ line: CheckedLine, _ ceiling: CellRef?, isHeld: Bool) throws(NotCompiled) -> Leaf {
    place = line.place
    body.isOnce = line.isOnce
    if case .option = line.amount { throw notCompiled("a pick of the lines of an option") }
    if line.kind == .includedTax { throw notCompiled("a pick of a tax that is included") }
    let when = try isHeld ? nil : line.when.map { when throws(NotCompiled) in try condition(when) }
    let factor = try line.per.map { per throws(NotCompiled) in try quantity(per) }
    let made = try compiled(line, when, factor)
    var cell = emit(made.settled.opcode, made.settled.operands, made.settled.constants)
    if let ceiling { cell = emit(.cut, [cell, ceiling]) }
    return Leaf(line: line, cell: cell, taking: made.taking, number: nextLine())
  }

  /// What lines come to together; none where none of them is made.
  private mutating func total(of leaves: [Leaf]) -> CellRef {
    leaves.count == 1 ? leaves[0].cell : emit(.lines, leaves.map { $0.cell }, [1])
  }

  /// In whole steps; inside an item of all its units.
  private mutating func ceiling(_ atMost: CheckedQuantity) throws(NotCompiled) -> CellRef {
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

extension CheckedPick.Member {
  fileprivate var when: CheckedCondition? {
    switch self {
    case .line(let line): line.when
    case .pick(let pick): pick.when
    }
  }
}
