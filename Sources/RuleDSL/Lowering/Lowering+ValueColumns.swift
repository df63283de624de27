import RulesEngine

/// The columns `group …` and `let …` of a table of values.
extension Lowering {
  /// Those that the header names.
  mutating func namedColumns(_ header: RowSyntax, _ demand: TableDemand) -> [ValueColumn] {
    var found: [ValueColumn] = []
    for (index, cell) in header.cells.enumerated() where index > 0 && cell.kind == .text {
      guard let (kind, word) = ValueColumn.Kind.named(cell.text) else { continue }
      let name = declaredName(NameSyntax(text: word, place: cell.place, isQuoted: true))
      if !demand.hasNames { report(.columnWithoutValues(cell.text), at: cell.place) }
      found.append(ValueColumn(kind: kind, name: name, place: cell.place, index: index))
    }
    return found
  }

  /// Reads the cells of a row that aren't prices.
  mutating func addNamedCells(of row: RowSyntax, called value: Name, to table: inout ValueTable, isFirst: Bool) {
    for index in table.columns.indices {
      let column = table.columns[index]
      guard column.index < row.cells.count else {
        // Of a row that is too short, that was said.
        continue
      }
      let cell = row.cells[column.index]
      switch column.kind {
      case .group:
        if isTicked(cell), column.members.last != value { table.columns[index].members.append(value) }
      case .lookup:
        // Further rows of a value repeat what its first one says.
        if !isFirst, cell.kind == .empty { continue }
        let price = self.price(cell, of: .line)
        if !isFirst, let first = column.rows.last, first.cells != [price] {
          report(.detailTwice(value.text), at: cell.place)
        } else if isFirst {
          let head = PriceTable.Head(.names([value]), at: row.cells.first?.place)
          table.columns[index].rows.append(PriceTable.Row(heads: [head], cells: [price], at: cell.place))
        }
      }
    }
  }

  /// `x`, or nothing.
  private mutating func isTicked(_ cell: CellSyntax) -> Bool {
    if cell.kind == .empty { return false }
    if asciiLowercased(Name.fold(cell.text)) == "x" { return true }
    report(.notATick(cell.text), at: cell.place)
    return false
  }

  /// The lookup that a column `let …` is, by the option that has its values.
  func definition(_ column: ValueColumn, by option: NameSyntax) -> Definition {
    let axis = Formula(.name(Name(option.text)), at: column.place)
    let table = PriceTable(by: [axis], columns: nil, rows: column.rows, at: column.place)
    return Definition(column.name, .table(table), at: column.place)
  }
}

extension ValueColumn.Kind {
  /// What a cell of a header declares: `group milk` or `let slots`.
  static func named(_ cell: String) -> (ValueColumn.Kind, name: String)? {
    let folded = Name.fold(cell)
    // Most cells are names, and of those in other scripts the first byte tells.
    guard folded.utf8.starts(with: "group ".utf8) || folded.utf8.starts(with: "let ".utf8) else { return nil }
    let words = folded.split(separator: " ")
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "group": return (.group, String(words[1]))
    case "let": return (.lookup, String(words[1]))
    default: return nil
    }
  }
}
