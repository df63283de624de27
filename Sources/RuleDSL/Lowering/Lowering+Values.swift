import RulesEngine

/// The values of a choice, from its entries and rows.
extension Lowering {
  mutating func values(of choice: ChoiceSyntax) -> CollectedValues {
    let source = ValueSource(
      by: choice.clauses.by, priced: choice.isMenu ? .menu : .choice,
      owner: "\(choice.isMenu ? "menu" : "choice") \(choice.name.text)", place: choice.entries.place,
      isBad: choice.isBad)
    return values(in: choice.entries, from: source, option: Name(choice.name.text))
  }

  /// The values of a list by itself: for what is wrong with them, and for its groups.
  mutating func values(of list: ListSyntax) -> CollectedValues {
    var source = ValueSource(
      by: list.by, priced: .list, owner: "list \(list.name.text)", place: list.entries.place, isBad: list.isBad)
    source.own = Name(list.name.text)
    return values(in: list.entries, from: source, option: nil)
  }

  private mutating func values(
    in entries: EntriesSyntax, from source: ValueSource, option: Name?
  ) -> CollectedValues {
    var found = CollectedValues()
    var source = source
    add(entries, from: &source, of: option, to: &found)
    found.arrange()
    return found
  }

  mutating func add(
    _ entries: EntriesSyntax, from source: inout ValueSource, of option: Name?, to found: inout CollectedValues
  ) {
    reportMissingTable(in: entries, of: source, &found)
    let own = entries.takesOver ? entries.names : NameList()
    for entry in entries.entries {
      switch entry {
      case .value(let value): add(value, from: source, to: &found)
      case .row(let row):
        if source.table == nil, startTable(of: &source, with: row, &found) { continue }
        addRow(row, from: &source, to: &found)
      case .from(let list, let place): takeOver(list, at: place, besides: own, from: source, of: option, to: &found)
      case .heading(let name, let label, _):
        // A list makes its groups itself.
        if source.isTakenOver { continue }
        let group = declaredName(name)
        found.groups.append(
          ValueGroup(group, label: heading(label, name), of: option, [], isHeading: true, at: name.place))
        found.isUnderHeading = true
      }
    }
    finishTable(of: source, option, &found)
  }

  /// The label of a heading. Those of a list are read here, since whoever takes the list over has them from it.
  private mutating func heading(_ label: LabelSyntax?, _ name: NameSyntax) -> LocalizedText? {
    let wereTextsShown = showsTexts
    showsTexts = true
    let text = lower(label, naming: name)
    showsTexts = wereTextsShown
    return text
  }

  /// `by` asks for a table. Where rows and values are mixed, that was reported.
  private mutating func reportMissingTable(
    in entries: EntriesSyntax, of source: ValueSource, _ found: inout CollectedValues
  ) {
    guard !source.by.isEmpty, !entries.entries.contains(where: { $0.isRow }), let first = entries.entries.first else {
      if !source.by.isEmpty, entries.entries.contains(where: { $0.isValue }) { found.isIncomplete = true }
      return
    }
    found.isIncomplete = true
    report(.byWithoutTable(takesLists: !entries.entries.contains { $0.isValue }), at: first.place)
  }

  // MARK: Entries

  private mutating func add(_ value: ValueSyntax, from source: ValueSource, to found: inout CollectedValues) {
    let name = declaredName(value.name, of: source.priced)
    var lowered = self.value(name, value.details, at: value.name.place)
    lowered.price = lower(value.details.price, of: source.priced)
    lowered.lists = source.lists
    lowered.hasBasePrice = source.priced == .list && lowered.price?.isSigned == false
    if isKept(name, from: source, at: value.name.place, in: &found) { found.append(lowered) }
  }

  private mutating func value(_ name: Name, _ details: ValueDetailsSyntax, at place: Place) -> OptionValue {
    let text = shown(details.label?.text ?? name.text, lower(details.translations))
    let label = details.label == nil && text.translations.isEmpty ? nil : text
    return OptionValue(
      name, label: label, isDefault: details.isDefault != nil, upTo: decimal(details.upTo),
      counts: decimal(details.counts), isSoldOut: details.soldOut != nil, when: lower(details.when),
      otherwise: lower(details.otherwise), at: place)
  }

  /// Whether a value stands among those found: an entry of who takes over a list replaces what the list calls so.
  private mutating func isKept(
    _ name: Name, from source: ValueSource, at place: Place, in found: inout CollectedValues
  ) -> Bool {
    if source.replacing.contains(where: { $0.contains(name) }) {
      found.leaveOut(name, lists: source.lists)
      return false
    }
    guard let list = source.lists.last, let index = found.index(of: name),
      let other = found.values[index].lists.last, other != list
    else { return true }
    report(.sameValueInLists(name.text, list: list.text, other: other.text), at: place)
    return false
  }

  // MARK: Rows

  /// Reads the first row. True, if it is the header.
  private mutating func startTable(
    of source: inout ValueSource, with row: TableRowSyntax, _ found: inout CollectedValues
  ) -> Bool {
    let demand = TableDemand(hasNames: true, axes: source.by, priced: source.priced, owner: source.owner)
    let (layout, hasHeader) = source.isBad ? unknownLayout(row.row) : layout(row.row, demand)
    if layout.isUnknown { found.isIncomplete = true }
    source.table = ValueTable(
      layout: layout, demand: demand, repeated: RepeatedCells(count: layout.leading),
      joinsRows: source.by.count > 1 || (source.by.count == 1 && !hasHeader), columns: layout.named)
    if hasHeader, !row.isBad, row.details != ValueDetailsSyntax() {
      report(.headerWithDetails, at: Place(file: row.place.file, start: row.row.place.end, end: row.place.end))
    }
    return hasHeader
  }

  private mutating func addRow(
    _ row: TableRowSyntax, from source: inout ValueSource, to found: inout CollectedValues
  ) {
    guard var table = source.table else { return }
    // Held twice, the rows so far would be copied for each row that comes.
    source.table = nil
    defer { source.table = table }
    let cells = table.layout.kept(row.row.cells)
    let leading = table.repeated.fill(cells.prefix(table.layout.leading))
    guard let nameCell = leading.first, nameCell.kind != .empty else {
      report(.noNameAbove, at: cells.first?.place ?? row.row.place)
      return
    }
    let prices = self.prices(cells, table.layout, table.demand, at: row.row.place)
    let name = declaredName(nameCell)
    addNamedCells(of: row.row, called: name, to: &table, isFirst: found.index(of: name) == nil)
    guard let index = self.index(of: name, at: nameCell.place, row, joins: table.joinsRows, source, in: &found) else {
      return
    }
    guard !table.demand.axes.isEmpty else {
      if found.values[index].price == nil { found.values[index].price = prices.first }
      found.values[index].hasBasePrice = source.priced == .list && prices.first?.isSigned == false
      return
    }
    guard leading.count == table.layout.leading else {
      found.values[index].price = unreadablePrice(at: row.row.place)
      return
    }
    let heads = self.heads(Array(leading.dropFirst()), table.demand.axes.prefix(leading.count - 1))
    if heads == nil { found.isIncomplete = true }
    table.rows.append(PriceTable.Row(value: index, heads: heads ?? [], cells: prices, at: row.row.place))
  }

  /// The value that a row speaks of: a new one, or one of the rows above; none, if another entry replaces it.
  private mutating func index(
    of name: Name, at place: Place, _ row: TableRowSyntax, joins: Bool, _ source: ValueSource,
    in found: inout CollectedValues
  ) -> Int? {
    var value = self.value(name, row.details, at: place)
    value.lists = source.lists
    guard isKept(name, from: source, at: place, in: &found) else { return nil }
    guard joins, let index = found.index(of: name) else {
      found.append(value)
      return found.values.count - 1
    }
    if !found.values[index].take(value) { report(.detailTwice(name.text), at: row.place) }
    return index
  }

  private mutating func finishTable(of source: ValueSource, _ option: Name?, _ found: inout CollectedValues) {
    guard let table = source.table else { return }
    if source.priced == .list { found.noteBasePrices(in: table.rows) }
    if !source.by.isEmpty {
      found.tables.append(
        PriceTable(by: lower(source.by), columns: table.layout.columns, rows: table.rows, at: source.place))
    }
    for column in table.columns {
      switch column.kind {
      case .group where !source.isTakenOver:
        found.groups.append(ValueGroup(column.name, of: option, column.members, at: column.place))
        found.isUnderHeading = false
      case .lookup where option != nil: found.lookups.append(column)
      case .group, .lookup: break
      }
    }
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

extension Price {
  /// None where no amount is written.
  var isSigned: Bool? {
    switch kind {
    case .literal(let sign, _), .name(let sign, _): sign != .none
    case .formula, .notSold, .toCome: nil
    }
  }
}
