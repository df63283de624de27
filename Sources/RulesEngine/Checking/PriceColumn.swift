/// Prices that stand under each other and are for the same: those of a list, of a column, of equal heads.
struct PriceColumn {
  struct Entry {
    let price: DecimalLiteral
    let place: Place?
    /// The row that it stands in, among the rows of its table.
    let row: Int
  }

  private(set) var entries: [Entry] = []

  /// The columns of a table; of each only what stands under the same heading.
  static func columns(of table: PriceTable, headings: [Int?] = []) -> [PriceColumn] {
    // Where rows are for numbers, prices grow with them.
    guard !table.rows.contains(where: { $0.heads.contains { $0.isNumber } }) else { return [] }
    var columns: [PriceColumn] = []
    var indices: [Key: Int] = [:]
    for (row, written) in table.rows.enumerated() {
      // Rows for values are alike where their heads are; in a table without values the heads are what differs.
      let heads = written.value == nil ? [] : written.heads
      for (index, cell) in written.cells.enumerated() {
        let key = Key(
          heads: heads, column: index, heading: written.value.flatMap { headings.isEmpty ? nil : headings[$0] })
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
  static func columns(of values: [OptionValue], headings: [Int?]) -> [PriceColumn] {
    var columns: [Key: PriceColumn] = [:]
    for (row, value) in values.enumerated() {
      guard let price = value.price else { continue }
      let column = if case .literal(.minus, _) = price.kind { 1 } else { 0 }
      columns[Key(heads: [], column: column, heading: headings[row]), default: PriceColumn()].append(price, row: row)
    }
    return Array(columns.values)
  }

  private struct Key: Hashable {
    let heads: [PriceTable.Head]
    let column: Int
    let heading: Int?
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
