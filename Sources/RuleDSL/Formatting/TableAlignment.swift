/// Writes the rows of each block as a table: every column is as wide as its widest cell.
struct TableAlignment {
  private let width: DisplayWidth
  /// The widths of the columns of each block with rows.
  private var tables: [Int: [Int]] = [:]

  init(_ lines: [WrittenLine], _ width: DisplayWidth) {
    self.width = width
    for line in lines {
      guard case .row(let cells) = line.content else { continue }
      var widths = tables[line.block] ?? []
      for (column, cell) in cells.enumerated() {
        let columns = width.columns(of: cell)
        if column < widths.count { widths[column] = max(widths[column], columns) } else { widths.append(columns) }
      }
      tables[line.block] = widths
    }
  }

  /// The line with its row written out.
  func aligned(_ line: WrittenLine) -> WrittenLine {
    let widths = tables[line.block] ?? []
    var line = line
    switch line.content {
    case .row(let cells): line.text = row(cells, widths) + line.text
    case .ruler where !widths.isEmpty: line.text = ruler(widths)
    case .code, .comment, .ruler: break
    }
    return line
  }

  private func row(_ cells: [String], _ widths: [Int]) -> String {
    var row = "|"
    for (cell, columns) in zip(cells, widths) {
      row += " " + cell + String(repeating: " ", count: columns - width.columns(of: cell)) + " |"
    }
    return row
  }

  private func ruler(_ widths: [Int]) -> String {
    var ruler = "|"
    for columns in widths { ruler += String(repeating: "-", count: columns + 2) + "|" }
    return ruler
  }
}
