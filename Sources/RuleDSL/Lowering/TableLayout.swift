import RulesEngine

/// Which cells of a table's rows are names, heads and prices.
struct TableLayout: Sendable {
  /// The cells before the prices: a name, if it is a table of values, and a head for each axis that doesn't run across.
  var leading: Int
  /// The heads of what runs across; none without.
  var columns: [PriceTable.Head]?
  /// As they are written.
  var columnTexts: [String]
  /// The columns that aren't prices.
  var named: [ValueColumn] = []
  /// The rows have no price at all.
  var isWithoutPrices = false
  /// The header can't be read, so nothing is said of the rows.
  var isUnknown = false

  var prices: Int { columns?.count ?? (isWithoutPrices ? 0 : 1) }

  /// Names, heads and prices.
  func kept(_ cells: [CellSyntax]) -> [CellSyntax] {
    if named.isEmpty { return cells }
    var kept: [CellSyntax] = []
    for (index, cell) in cells.enumerated() where !named.contains(where: { $0.index == index }) { kept.append(cell) }
    return kept
  }
}

/// What a table is asked for.
struct TableDemand: Sendable {
  /// Its rows begin with the name of a value.
  var hasNames: Bool
  var axes: [SumSyntax]
  var priced: Priced
  /// How its statement begins, for the words of an error.
  var owner: String

  /// Values that can be chosen for nothing.
  var mayLackPrices: Bool { hasNames && (priced == .choice || priced == .list) }
}

extension Lowering {
  /// Reads the first row. It is a header if its first cell is empty or its last cell is no price.
  mutating func layout(_ first: RowSyntax, _ demand: TableDemand) -> (TableLayout, hasHeader: Bool) {
    let leading = (demand.hasNames ? 1 : 0) + demand.axes.count
    guard isHeader(first, demand) else {
      let isUnknown = reportMissingHeader(first, demand)
      return (TableLayout(leading: leading, columns: nil, columnTexts: [], isUnknown: isUnknown), false)
    }
    var layout = TableLayout(leading: demand.axes.isEmpty ? leading : leading - 1, columns: nil, columnTexts: [])
    layout.named = namedColumns(first, demand)
    let cells = layout.kept(first.cells)
    if demand.axes.isEmpty {
      checkColumn(cells, in: &layout, demand, at: first.place)
    } else {
      readColumns(cells, in: &layout, over: demand.axes.last, at: first.place)
    }
    return (layout, true)
  }

  /// Where what the table is by can't be read, only the names of its rows are sure.
  func unknownLayout(_ first: RowSyntax) -> (TableLayout, hasHeader: Bool) {
    let layout = TableLayout(leading: 1, columns: nil, columnTexts: [], isUnknown: true)
    return (layout, first.cells.first?.kind == .empty)
  }

  private func isHeader(_ row: RowSyntax, _ demand: TableDemand) -> Bool {
    guard let first = row.cells.first, let last = row.cells.last else { return false }
    if first.kind == .empty { return true }
    if isPrice(last) || row.cells.count < 2 { return false }
    // Without a `by` the header only names the price column: what looks like a price that went wrong is one.
    guard demand.axes.isEmpty, demand.hasNames else { return true }
    return last.kind != .text || PriceSlip(Name.fold(last.text)) == nil
  }

  /// Whether the first row has prices where it would have a value of the only axis.
  private mutating func reportMissingHeader(_ first: RowSyntax, _ demand: TableDemand) -> Bool {
    guard demand.hasNames, demand.axes.count == 1, case .name(let axis) = demand.axes[0],
      let values = declared.values(of: Name(axis.text)), !values.isEmpty, first.cells.count > 2
    else { return false }
    for cell in first.cells.dropFirst() where cell.kind != .number || values.contains(Name(cell.text)) { return false }
    report(.headerMissing(axis.text), at: first.place)
    return true
  }

  private mutating func readColumns(
    _ cells: [CellSyntax], in layout: inout TableLayout, over axis: SumSyntax?, at place: Place
  ) {
    guard cells.count > layout.leading else {
      report(.headerWithoutColumns, at: place)
      layout.isUnknown = true
      return
    }
    var columns: [PriceTable.Head] = []
    for cell in cells[layout.leading...] {
      layout.columnTexts.append(cell.text)
      if let head = head(cell, over: axis) { columns.append(head) } else { layout.isUnknown = true }
    }
    layout.columns = columns
  }

  /// Without a `by` there is one price a row.
  private mutating func checkColumn(
    _ cells: [CellSyntax], in layout: inout TableLayout, _ demand: TableDemand, at place: Place
  ) {
    guard cells.count > layout.leading + 1 else {
      if cells.count == layout.leading, demand.mayLackPrices, !layout.named.isEmpty {
        layout.isWithoutPrices = true
      } else if cells.count <= layout.leading {
        report(.headerWithoutColumns, at: place)
        layout.isUnknown = true
      }
      return
    }
    let columns = cells[layout.leading...].map { $0.text }
    let meant = declared.choice(with: columns.map { Name($0) })
    report(.columnsWithoutBy(columns, of: demand.owner, meant: meant?.text), at: place)
    layout.isUnknown = true
  }

  // MARK: Rows

  /// The prices of a row; if their number is wrong, that is reported and they are unreadable.
  mutating func prices(_ cells: [CellSyntax], _ layout: TableLayout, _ demand: TableDemand, at place: Place) -> [Price]
  {
    let found = cells.dropFirst(layout.leading)
    if !layout.isUnknown, found.count == layout.prices {
      var prices: [Price] = []
      for cell in found { prices.append(price(cell, of: demand.priced)) }
      return prices
    }
    if !layout.isUnknown {
      reportCellCount(found, layout, at: place)
    }
    return [Price](repeating: unreadablePrice(at: place), count: layout.prices)
  }

  private mutating func reportCellCount(_ found: ArraySlice<CellSyntax>, _ layout: TableLayout, at place: Place) {
    if let cell = found.first, found.count == 1, case .several(let prices)? = PriceSlip(Name.fold(cell.text)),
      prices.count == layout.prices
    {
      report(.pricesInOneCell(prices, columns: layout.columnTexts), at: cell.place)
    } else {
      report(
        .wrongCellCount(found: found.count, columns: layout.columnTexts, cells: layout.leading + layout.prices),
        at: place)
    }
  }

  /// The heads of a row. Where one can't be read, nothing is.
  mutating func heads(_ cells: [CellSyntax], _ axes: ArraySlice<SumSyntax>) -> [PriceTable.Head]? {
    var heads: [PriceTable.Head] = []
    for (cell, axis) in zip(cells, axes) {
      if let head = head(cell, over: axis) { heads.append(head) }
    }
    return heads.count == axes.count ? heads : nil
  }
}

/// The names and heads of the row above, which empty cells repeat.
struct RepeatedCells {
  private var above: [CellSyntax]

  init(count: Int) {
    above = []
    above.reserveCapacity(count)
  }

  /// The leading cells of a row, an empty one as it is above.
  mutating func fill(_ cells: ArraySlice<CellSyntax>) -> [CellSyntax] {
    var filled: [CellSyntax] = []
    for (index, cell) in cells.enumerated() {
      let isRepeated = cell.kind == .empty && index < above.count
      filled.append(isRepeated ? above[index] : cell)
      if index < above.count { above[index] = filled[index] } else { above.append(cell) }
    }
    return filled
  }
}
