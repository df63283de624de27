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
