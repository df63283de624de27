import RulesEngine

/// The values of a choice as they are collected from its entries and rows.
struct CollectedValues {
  var values: [OptionValue] = []
  var rows: [PriceTable.Row] = []
  var columns: [PriceTable.Head]?
  /// The groups that headings make.
  var groups: [ValueGroup] = []
  /// Something of it can't be read, so that nothing can be said of the choice.
  var isIncomplete = false
  fileprivate var indices: [Name: Int] = [:]

  fileprivate init(expected count: Int) {
    values.reserveCapacity(count)
    indices.reserveCapacity(count)
  }

  fileprivate mutating func append(_ value: OptionValue) {
    if indices[value.name] == nil { indices[value.name] = values.count }
    values.append(value)
    if !groups.isEmpty { groups[groups.count - 1].values.append(value.name) }
  }
}

/// A table of values while its rows are read.
private struct ValueTable {
  var layout: TableLayout
  var demand: TableDemand
  var repeated: RepeatedCells
  /// Several rows may speak of one value.
  var joinsRows: Bool
}

extension Lowering {
  mutating func values(of choice: ChoiceSyntax) -> CollectedValues {
    var found = CollectedValues(expected: choice.entries.entries.count)
    var table: ValueTable?
    reportMissingTable(of: choice, &found)
    for entry in choice.entries.entries {
      switch entry {
      case .value(let value): add(value, of: choice, to: &found)
      case .row(let row):
        if table == nil, startTable(&table, with: row, of: choice, &found) { continue }
        if table != nil { addRow(row, &table, to: &found) }
      case .from(let list, let place):
        reportLater(.list, at: place)
        missing.names.insert(Name(list.text))
        found.isIncomplete = true
      case .heading(let name, let label, _):
        reportLater(.heading, at: name.place)
        let group = declaredName(name)
        found.groups.append(ValueGroup(group, label: lower(label), of: Name(choice.name.text), [], at: name.place))
      }
    }
    return found
  }

  /// `by` asks for a table. Where rows and values are mixed, that was reported.
  private mutating func reportMissingTable(of choice: ChoiceSyntax, _ found: inout CollectedValues) {
    let entries = choice.entries.entries
    guard !choice.clauses.by.isEmpty, let value = entries.first(where: { $0.isValue }) else { return }
    found.isIncomplete = true
    if !entries.contains(where: { $0.isRow }) { report(.byWithoutTable, at: value.place) }
  }

  private mutating func add(_ value: ValueSyntax, of choice: ChoiceSyntax, to found: inout CollectedValues) {
    let name = declaredName(value.name, of: choice.isMenu ? .menu : .choice)
    var lowered = self.value(name, value.details, at: value.name.place)
    lowered.price = lower(value.details.price, of: choice.isMenu ? .menu : .choice)
    found.append(lowered)
  }

  private mutating func value(_ name: Name, _ details: ValueDetailsSyntax, at place: Place) -> OptionValue {
    let translations = lower(details.translations)
    var label: LocalizedText?
    if let text = details.label {
      label = LocalizedText(text.text, translations: translations)
    } else if !translations.isEmpty {
      label = LocalizedText(name.text, translations: translations)
    }
    return OptionValue(
      name, label: label, isDefault: details.isDefault != nil, upTo: decimal(details.upTo),
      counts: decimal(details.counts), isSoldOut: details.soldOut != nil, when: lower(details.when),
      otherwise: lower(details.otherwise), at: place)
  }

  // MARK: Rows

  /// Reads the first row. True, if it is the header.
  private mutating func startTable(
    _ table: inout ValueTable?, with row: TableRowSyntax, of choice: ChoiceSyntax, _ found: inout CollectedValues
  ) -> Bool {
    let axes = choice.clauses.by
    let demand = TableDemand(
      hasNames: true, axes: axes, priced: choice.isMenu ? .menu : .choice,
      owner: "\(choice.isMenu ? "menu" : "choice") \(choice.name.text)")
    let (layout, hasHeader) = choice.isBad ? unknownLayout(row.row) : layout(row.row, demand)
    if layout.isUnknown { found.isIncomplete = true }
    found.columns = layout.columns
    table = ValueTable(
      layout: layout, demand: demand, repeated: RepeatedCells(count: layout.leading),
      joinsRows: axes.count > 1 || (axes.count == 1 && !hasHeader))
    if hasHeader, !row.isBad, row.details != ValueDetailsSyntax() {
      report(.headerWithDetails, at: Place(file: row.place.file, start: row.row.place.end, end: row.place.end))
    }
    return hasHeader
  }

  private mutating func addRow(_ row: TableRowSyntax, _ table: inout ValueTable?, to found: inout CollectedValues) {
    guard var current = table else { return }
    defer { table = current }
    let cells = current.layout.kept(row.row.cells)
    let leading = current.repeated.fill(cells.prefix(current.layout.leading))
    guard let nameCell = leading.first, nameCell.kind != .empty else {
      report(.noNameAbove, at: cells.first?.place ?? row.row.place)
      return
    }
    let prices = self.prices(cells, current.layout, current.demand, at: row.row.place)
    let index = self.index(of: nameCell, row, joins: current.joinsRows, in: &found)
    guard !current.demand.axes.isEmpty else {
      if found.values[index].price == nil { found.values[index].price = prices.first }
      return
    }
    guard leading.count == current.layout.leading else { return }
    let heads = self.heads(Array(leading.dropFirst()), current.demand.axes.prefix(leading.count - 1))
    if heads == nil { found.isIncomplete = true }
    found.rows.append(PriceTable.Row(value: index, heads: heads ?? [], cells: prices, at: row.row.place))
  }

  /// The value that a row speaks of: a new one, or one of the rows above.
  private mutating func index(
    of cell: CellSyntax, _ row: TableRowSyntax, joins: Bool, in found: inout CollectedValues
  ) -> Int {
    let name = declaredName(cell)
    let value = self.value(name, row.details, at: cell.place)
    guard joins, let index = found.indices[name] else {
      found.append(value)
      return found.values.count - 1
    }
    if !found.values[index].take(value) { report(.detailTwice(name.text), at: row.place) }
    return index
  }
}

extension EntrySyntax {
  fileprivate var isValue: Bool {
    if case .value = self { true } else { false }
  }

  fileprivate var isRow: Bool {
    if case .row = self { true } else { false }
  }
}

extension OptionValue {
  /// Adds what a further row says of this value. False, if something was said already.
  fileprivate mutating func take(_ more: OptionValue) -> Bool {
    isDefault = isDefault || more.isDefault
    isSoldOut = isSoldOut || more.isSoldOut
    let isNew =
      (label == nil || more.label == nil) && (upTo == nil || more.upTo == nil)
      && (counts == nil || more.counts == nil) && (when == nil || more.when == nil)
    label = label ?? more.label
    upTo = upTo ?? more.upTo
    counts = counts ?? more.counts
    when = when ?? more.when
    otherwise = otherwise ?? more.otherwise
    return isNew
  }
}
