/// Which options decide what a formula is worth.
struct OptionsRead {
  struct Found {
    /// By name; those of an item are of the item that reads them.
    var options: Set<OptionID> = []
    /// The kinds whose items are counted or summed.
    var kinds: Set<ItemKindID> = []
    /// The options of those items that decide how many they are.
    var counted: Set<OptionID> = []

    mutating func formUnion(_ other: Found) {
      options.formUnion(other.options)
      kinds.formUnion(other.kinds)
      counted.formUnion(other.counted)
    }
  }

  private let definitions: [CheckedDefinition]
  private let kinds: [CheckedItemKind]
  private let moment: OptionID
  private var seenDefinitions: Set<Int> = []
  /// Those whose content is still to be read: one by one, for a chain of them can be of any length.
  private var pending: [DefinitionID] = []
  private var found = Found()

  private init(_ definitions: [CheckedDefinition], _ kinds: [CheckedItemKind], _ moment: OptionID) {
    self.definitions = definitions
    self.kinds = kinds
    self.moment = moment
  }

  static func by(
    _ condition: CheckedCondition?, _ definitions: [CheckedDefinition], _ kinds: [CheckedItemKind], _ moment: OptionID
  ) -> Found {
    guard let condition else { return Found() }
    var reader = OptionsRead(definitions, kinds, moment)
    reader.read(condition)
    return reader.finished()
  }

  static func by(
    _ quantity: CheckedQuantity, _ definitions: [CheckedDefinition], _ kinds: [CheckedItemKind], _ moment: OptionID
  ) -> Found {
    var reader = OptionsRead(definitions, kinds, moment)
    reader.read(quantity)
    return reader.finished()
  }

  static func by(
    _ axes: [CheckedAxis], _ definitions: [CheckedDefinition], _ kinds: [CheckedItemKind], _ moment: OptionID
  ) -> Found {
    var reader = OptionsRead(definitions, kinds, moment)
    for axis in axes { reader.read(axis) }
    return reader.finished()
  }

  private mutating func finished() -> Found {
    while let id = pending.popLast() { readContent(of: id) }
    return found
  }

  private mutating func read(_ items: CheckedItems) {
    for part in items.parts {
      found.kinds.insert(part.kind)
      if part.kind.index < kinds.count, let times = kinds[part.kind.index].times { found.counted.insert(times) }
      guard let filter = part.filter else { continue }
      let inner = OptionsRead.by(filter, definitions, kinds, moment)
      found.counted.formUnion(inner.options.union(inner.counted))
    }
  }

  private mutating func read(_ axis: CheckedAxis) {
    switch axis {
    case .choice(let option), .toggle(let option), .number(let option): found.options.insert(option)
    case .condition(let condition, label: _): read(condition)
    case .quantity(let quantity): read(quantity)
    }
  }

  private mutating func read(_ id: DefinitionID) {
    if seenDefinitions.insert(id.index).inserted { pending.append(id) }
  }

  private mutating func readContent(of id: DefinitionID) {
    switch definitions[id.index].content {
    case .quantity(let quantity): read(quantity)
    case .condition(let condition): read(condition)
    case .lookup(let lookup): for axis in lookup.axes { read(axis) }
    case .alias(let option): found.options.insert(option)
    case .percent: break
    }
  }

  private mutating func read(_ quantity: CheckedQuantity) {
    switch quantity.kind {
    case .constant, .lines: break
    case .option(let option), .price(let option), .units(let option), .kinds(let option), .weight(let option),
      .unitsOfValue(_, let option), .length(let option), .cost(.option(let option)):
      found.options.insert(option)
    case .itemUnits(let items), .cost(.items(let items)), .cost(.picked(let items, _)): read(items)
    case .cost(.subtotal), .cost(.line): break
    case .definition(let id): read(id)
    case .negative(let inner), .scaled(let inner, by: _, over: _), .whole(let inner), .started(let inner):
      read(inner)
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right):
      read(left)
      read(right)
    case .least(let parts), .greatest(let parts): for part in parts { read(part) }
    }
  }

  private mutating func read(_ condition: CheckedCondition) {
    switch condition {
    case .constant: break
    case .toggle(let option), .isOneOf(let option, _), .has(let option, _), .isChosen(let option),
      .isBlank(let option), .textIsOneOf(let option, _), .matches(let option, _):
      found.options.insert(option)
    case .comparison(let left, _, let right):
      read(left)
      read(right)
    case .isWithin(let value, let low, let high):
      read(value)
      read(low)
      read(high)
    case .quantityIsOneOf(let value, let points):
      read(value)
      for point in points { read(point) }
    case .timeIsWithin, .timeIsOneOf, .dateIsWithin, .dayIsOneOf: found.options.insert(moment)
    case .definition(let id): read(id)
    case .notOfNumber(let inner, let option):
      found.options.insert(option)
      read(inner)
    case .not(let inner): read(inner)
    case .all(let parts), .any(let parts): for part in parts { read(part) }
    }
  }
}
