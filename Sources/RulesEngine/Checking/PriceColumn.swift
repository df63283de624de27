/// Prices that stand under each other and are for the same: those of a list, of a column, of equal heads.
struct PriceColumn {
  struct Entry {
    let price: DecimalLiteral
    let place: Place?
    /// The row that it stands in, among the rows of its table.
    let row: Int
  }

  private(set) var entries: [Entry] = []

  /// The columns of an option's prices, or of a table.
  static func columns(of table: PriceTable) -> [PriceColumn] {
    // Where rows are for numbers, prices grow with them.
    guard !table.rows.contains(where: { $0.heads.contains { $0.isNumber } }) else { return [] }
    var columns: [PriceColumn] = []
    var indices: [Key: Int] = [:]
    for (row, written) in table.rows.enumerated() {
      // Rows for values are alike where their heads are; in a table without values the heads are what differs.
      let heads = written.value == nil ? [] : written.heads
      for (index, cell) in written.cells.enumerated() {
        let key = Key(heads: heads, column: index)
        let column = indices[key] ?? columns.count
        if column == columns.count {
          indices[key] = column
          columns.append(PriceColumn())
        }
        columns[column].append(cell, row: row)
      }
    }
    return columns
  }

  /// What takes off is compared with what takes off.
  static func columns(of values: [OptionValue]) -> [PriceColumn] {
    var (added, taken) = (PriceColumn(), PriceColumn())
    for (row, value) in values.enumerated() {
      guard let price = value.price else { continue }
      if case .literal(.minus, _) = price.kind { taken.append(price, row: row) } else { added.append(price, row: row) }
    }
    return [added, taken]
  }

  private struct Key: Hashable {
    let heads: [PriceTable.Head]
    let column: Int
  }

  /// What is free, not sold or worked out is no price to compare with.
  private mutating func append(_ price: Price, row: Int) {
    guard case .literal(_, let literal) = price.kind, literal.numerator > 0 else { return }
    entries.append(Entry(price: literal, place: price.origin.place, row: row))
  }
}

extension PriceTable.Head {
  var isNumber: Bool {
    switch kind {
    case .names: false
    case .number, .from: true
    }
  }
}
