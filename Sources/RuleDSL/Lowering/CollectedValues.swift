import RulesEngine

/// The values of a choice as they are collected from its entries, its rows and the lists that it takes over.
struct CollectedValues {
  var values: [OptionValue] = []
  /// One for each source of values that has a `by`.
  var tables: [PriceTable] = []
  /// The groups that its headings and columns make.
  var groups: [ValueGroup] = []
  /// The columns that are looked up by the option.
  var lookups: [ValueColumn] = []
  /// The lists that were taken over.
  var lists: Set<Name> = []
  /// Something of it can't be read, so that nothing can be said of the choice.
  var isIncomplete = false
  /// Whether values that come now stand under a heading, the last of the groups.
  var isUnderHeading = false
  /// Those of the values, in their order until they are arranged.
  private var names = NameList()
  /// What stands at each place, from the first value on that another entry replaces.
  private var slots: [Slot] = []

  /// A value, or one of a list that another entry of this name replaces.
  private enum Slot {
    case value(Int)
    case replaced(Name, lists: [Name])
  }

  func index(of name: Name) -> Int? { names.position(of: name) }

  mutating func append(_ value: OptionValue) {
    names.append(value.name)
    if !slots.isEmpty { slots.append(.value(values.count)) }
    values.append(value)
    noteHeading(of: value.name)
  }

  mutating func leaveOut(_ name: Name, lists: [Name]) {
    if slots.isEmpty { slots = values.indices.map { .value($0) } }
    slots.append(.replaced(name, lists: lists))
    noteHeading(of: name)
  }

  private mutating func noteHeading(of name: Name) {
    guard isUnderHeading, !groups.isEmpty, groups[groups.count - 1].values.last != name else { return }
    groups[groups.count - 1].values.append(name)
  }

  /// In a table of a list, prices without a sign are base prices; a value with a sign at some of them has surcharges.
  mutating func noteBasePrices(in rows: [PriceTable.Row]) {
    var withSign: Set<Int> = []
    var without: Set<Int> = []
    for row in rows {
      guard let index = row.value else { continue }
      for cell in row.cells {
        guard let isSigned = cell.isSigned else { continue }
        if isSigned { withSign.insert(index) } else { without.insert(index) }
      }
    }
    for index in without.subtracting(withSign) { values[index].hasBasePrice = true }
  }

  /// A value with a sign at its price, among those that were found last: no menu can have it.
  func surcharge(afterValues firstValue: Int, tables firstTable: Int) -> Name? {
    for value in values[firstValue...] where value.price?.isSigned == true { return value.name }
    for table in tables[firstTable...] {
      for row in table.rows where row.cells.contains(where: { $0.isSigned == true }) {
        if let index = row.value { return values[index].name }
      }
    }
    return nil
  }

  /// Puts what replaces a value of a list to the place of that value.
  mutating func arrange() {
    guard !slots.isEmpty else { return }
    var order: [Int] = []
    var isPlaced = [Bool](repeating: false, count: values.count)
    for slot in slots {
      let index: Int
      switch slot {
      case .value(let own): index = own
      case .replaced(let name, let lists):
        guard let own = names.position(of: name) else { continue }
        // It is still what the list calls so.
        values[own].lists += lists
        index = own
      }
      if isPlaced[index] { continue }
      isPlaced[index] = true
      order.append(index)
    }
    guard order != Array(values.indices) else { return }
    var places = [Int](repeating: 0, count: values.count)
    for (place, index) in order.enumerated() { places[index] = place }
    values = order.map { values[$0] }
    for table in tables.indices {
      for row in tables[table].rows.indices {
        if let index = tables[table].rows[row].value { tables[table].rows[row].value = places[index] }
      }
    }
  }
}

/// A column of a table of values that says something else than a price.
struct ValueColumn: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// `group hot-ok`: the values whose cells have an `x`.
    case group
    /// `let slots`: a number or an amount of each value.
    case lookup
  }

  var kind: Kind
  var name: Name
  /// The cell of the header.
  var place: Place
  /// Among the cells of a row.
  var index: Int
  var members: [Name] = []
  var rows: [PriceTable.Row] = []
}

/// Where values come from: the entries of a choice, of a list that it takes over, or of a list by itself.
struct ValueSource {
  var by: [SumSyntax]
  var priced: Priced
  /// How its statement begins, for the words of an error.
  var owner: String
  /// The block of its entries.
  var place: Place
  /// What stands before its entries can't be read.
  var isBad: Bool
  /// The list whose statement is read.
  var own: Name?
  /// The lists through which the values come, the one that was taken over first; none for a choice's own.
  var lists: [Name] = []
  /// The names of the entries of those who take over: they replace what is called so here.
  var replacing: [NameList] = []
  var table: ValueTable?

  /// Its values are those of a list that is taken over.
  var isTakenOver: Bool { !lists.isEmpty }
}

/// A table of values while its rows are read.
struct ValueTable {
  var layout: TableLayout
  var demand: TableDemand
  var repeated: RepeatedCells
  /// Several rows may speak of one value.
  var joinsRows: Bool
  var rows: [PriceTable.Row] = []
  var columns: [ValueColumn]
}

extension OptionValue {
  /// Adds what a further row says of this value. False, if something was said already.
  mutating func take(_ more: OptionValue) -> Bool {
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
