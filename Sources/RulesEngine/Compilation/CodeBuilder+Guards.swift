/// Which operand of an instruction decides alone: while it is no, or 0, the result is the same whatever the others are,
/// so that these needn't mark it.
///
/// Where many rules ask for one value each of a long menu, all but a few of them sleep.
extension CodeBuilder {
  /// None where there is no such operand in the same frame.
  func guardCell(of entry: Entry, in body: Int) -> CellRef? {
    if let cell = entry.guardCell { return cell }
    guard let cell = decidingOperand(of: entry), cell.body == body, !isConstant(cell) else { return nil }
    return cell
  }

  /// For each entry of each frame the cell that decides about all that reads it: while that sleeps, nobody asks for this.
  /// - Parameter pinned: What others than instructions read.
  func inheritedGuards(besides pinned: Set<CellRef>) -> [[CellRef?]] {
    var asked = pinned
    for (body, entries) in entries.enumerated() where body > 0 {
      for entry in entries where !entry.isDropped { asked.formUnion(entry.operands.filter { $0.body == 0 }) }
    }
    return entries.indices.map { inheritedGuards(in: $0, besides: asked) }
  }

  private func inheritedGuards(in body: Int, besides asked: Set<CellRef>) -> [CellRef?] {
    let entries = entries[body]
    var readers = [[Int]](repeating: [], count: entries.count)
    var guards = [CellRef?](repeating: nil, count: entries.count)
    for (index, entry) in entries.enumerated() where entry.opcode != nil && !entry.isDropped {
      for operand in entry.operands where operand.body == body { readers[operand.entry].append(index) }
      // What is told one of many values wakes by the value.
      if let cell = guardCell(of: entry, in: body), entry.telling[cell] == nil { guards[index] = cell }
    }
    var inherited = [CellRef?](repeating: nil, count: entries.count)
    let fromLastToFirst = entries.indices.sorted { (entries[$1].stage, $1) < (entries[$0].stage, $0) }
    for index in fromLastToFirst {
      let entry = entries[index]
      guard entry.opcode != nil, !entry.isDropped, entry.contribution == .nothing,
        !asked.contains(CellRef(body: body, entry: index)), guardCell(of: entry, in: body) == nil,
        let first = readers[index].first, let cell = guards[first],
        readers[index].allSatisfy({ guards[$0] == cell })
      else { continue }
      // It must be known whether it sleeps when its turn comes.
      let decider = entries[cell.entry]
      guard decider.opcode == nil || (decider.stage, cell.entry) < (entry.stage, index) else { continue }
      (guards[index], inherited[index]) = (cell, cell)
    }
    return inherited
  }

  private func decidingOperand(of entry: Entry) -> CellRef? {
    func operand(_ place: Int) -> CellRef? {
      entry.operands.indices.contains(place) ? entry.operands[place] : nil
    }
    switch entry.opcode {
    case .all: return entry.operands.max { rarity(of: $0) < rarity(of: $1) }
    case .line: return operand(Int(settlements[Int(entry.constants[0])].condition))
    case .unitsLine, .requirement, .share: return operand(1)
    case .picked, .judgedUnits, .extended, .units, .toggle: return operand(0)
    case .judgedBound, .compared: return operand(2)
    case .judgedChoice: return operand(3)
    default: return nil
    }
  }

  /// How seldom a condition is likely to hold: most seldom the choice of one among many.
  private func rarity(of cell: CellRef) -> Int {
    let entry = entries[cell.body][cell.entry]
    if !entry.telling.isEmpty { return 2 }
    return entry.opcode == nil ? 0 : 1
  }
}
