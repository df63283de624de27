/// Which options decide what a formula is worth.
struct OptionsRead {
  private let definitions: [CheckedDefinition]
  private let moment: OptionID
  private var seenDefinitions: Set<Int> = []
  private(set) var options: Set<OptionID> = []

  private init(_ definitions: [CheckedDefinition], _ moment: OptionID) {
    self.definitions = definitions
    self.moment = moment
  }

  static func by(
    _ condition: CheckedCondition?, _ definitions: [CheckedDefinition], _ moment: OptionID
  ) -> Set<OptionID> {
    guard let condition else { return [] }
    var reader = OptionsRead(definitions, moment)
    reader.read(condition)
    return reader.options
  }

  static func by(
    _ quantity: CheckedQuantity, _ definitions: [CheckedDefinition], _ moment: OptionID
  ) -> Set<OptionID> {
    var reader = OptionsRead(definitions, moment)
    reader.read(quantity)
    return reader.options
  }

  static func by(_ axes: [CheckedAxis], _ definitions: [CheckedDefinition], _ moment: OptionID) -> Set<OptionID> {
    var reader = OptionsRead(definitions, moment)
    for axis in axes { reader.read(axis) }
    return reader.options
  }

  private mutating func read(_ axis: CheckedAxis) {
    switch axis {
    case .choice(let option), .toggle(let option), .number(let option): options.insert(option)
    case .condition(let condition, label: _): read(condition)
    case .quantity(let quantity): read(quantity)
    }
  }

  private mutating func read(_ id: DefinitionID) {
    guard seenDefinitions.insert(id.index).inserted else { return }
    switch definitions[id.index].content {
    case .quantity(let quantity): read(quantity)
    case .condition(let condition): read(condition)
    case .lookup(let lookup): for axis in lookup.axes { read(axis) }
    case .alias(let option): options.insert(option)
    case .percent: break
    }
  }

  private mutating func read(_ quantity: CheckedQuantity) {
    switch quantity.kind {
    case .constant, .lines: break
    case .option(let option), .price(let option), .units(let option), .kinds(let option), .weight(let option),
      .unitsOfValue(_, let option), .length(let option), .cost(.option(let option)):
      options.insert(option)
    case .cost: break
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
      options.insert(option)
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
    case .timeIsWithin, .timeIsOneOf, .dateIsWithin, .dayIsOneOf: options.insert(moment)
    case .definition(let id): read(id)
    case .notOfNumber(let inner, let option):
      options.insert(option)
      read(inner)
    case .not(let inner): read(inner)
    case .all(let parts), .any(let parts): for part in parts { read(part) }
    }
  }
}
