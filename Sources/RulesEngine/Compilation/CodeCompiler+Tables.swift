/// What the tables of a program are made from.
extension CodeCompiler {
  /// The cells that are read by others than instructions.
  var pinned: [CellRef] {
    var cells: [CellRef] = []
    for (index, lines) in lines.enumerated() { cells += lines.map { CellRef(body: index, entry: Int($0.cell)) } }
    for (index, subtotals) in subtotals.enumerated() {
      cells += subtotals.map { CellRef(body: $0.isOrders ? 0 : index, entry: Int($0.cell)) }
    }
    for (index, sources) in judgements.enumerated() {
      cells += sources.map { CellRef(body: index, entry: Int($0.cell)) }
    }
    return cells + itemTimes + itemTotals + ledgerSources
  }

  /// The cells of which a few numbers are all that they can be: what is chosen of one choice, whether a toggle is on, and
  /// what is asked of a text.
  func domains() -> [CellRef: Tabulation.Domain] {
    var domains: [CellRef: Tabulation.Domain] = [:]
    for slots in slots {
      switch slots.kind {
      case .one:
        let cell = CellRef(body: slots.body, entry: slots.cell)
        let initial = builder.entries[cell.body][cell.entry].initial
        let absent = initial.number < 0 ? initial : nil
        domains[cell] = Tabulation.Domain(first: absent == nil ? 0 : -1, last: slots.values - 1, absent: absent)
      case .toggle: domains[CellRef(body: slots.body, entry: slots.cell)] = .yesOrNo
      case .several, .number, .text, .moment: continue
      }
    }
    for (option, probes) in textProbes.enumerated() {
      for (question, entry) in probes where question != .length {
        domains[CellRef(body: slots[option].body, entry: entry)] = .yesOrNo
      }
    }
    return domains
  }
}
