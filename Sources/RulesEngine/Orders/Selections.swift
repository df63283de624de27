/// What a shopper told so far: a map from options to selections, whatever the sequence in which it was told, and the
/// items in the order in which they were added, each with such a map of its own.
public struct Selections: Sendable, Hashable {
  enum State: Sendable, Hashable {
    case value(ValueID)
    /// Told units of values. Values that weren't told have their default, or none if the whole set was told.
    case set([ValueID: Int64], isWhole: Bool)
    case number(SignedDecimal)
    case toggle(Bool)
    case text(String)
    case moment(Moment)
  }

  struct Item: Sendable, Hashable {
    let id: ItemID
    let kind: ItemKindID
    fileprivate(set) var told: [OptionID: State] = [:]
  }

  /// How many items an order may hold.
  public static let itemLimit = 20_000

  private var told: [OptionID: State] = [:]
  private(set) var items: [Item] = []
  private var indices: [ItemID: Int] = [:]

  public init() {}

  /// What was told of an option of the order.
  subscript(_ option: OptionID) -> State? { told[option] }

  /// The kind of an item; none, if the order doesn't hold it.
  public func kind(of item: ItemID) -> ItemKindID? { indices[item].map { items[$0].kind } }

  /// Throws a refusal, and changes nothing, where the event names what isn't in the rules or is of the wrong type.
  public mutating func apply(_ event: Event, in rules: CheckedRuleSet) throws(Refusal) {
    switch event {
    case .cleared(let option, in: let item):
      let index = try index(of: item, with: option, in: rules)
      set(nil, option, index)
    case .selected(let option, let selection, in: let item):
      let index = try index(of: item, with: option, in: rules)
      let known = index.map { items[$0].told[option] } ?? told[option]
      guard let state = state(selection, of: option, known: known, in: rules) else {
        throw Refusal(.wrongType, given: rules[option].name.text)
      }
      set(state, option, index)
    case .added(let kind, let id): try add(kind, id, in: rules)
    case .removed(let id): remove(id)
    }
  }

  /// Takes over what was kept elsewhere.
  mutating func restore(_ state: State?, of option: OptionID) { told[option] = state }

  mutating func restore(_ id: ItemID, _ kind: ItemKindID, _ told: [OptionID: State]) {
    indices[id] = items.count
    items.append(Item(id: id, kind: kind, told: told))
  }

  private mutating func set(_ state: State?, _ option: OptionID, _ item: Int?) {
    if let item { items[item].told[option] = state } else { told[option] = state }
  }

  /// The item that an option is told of; none for the order's own options.
  private func index(
    of item: ItemID?, with option: OptionID, in rules: CheckedRuleSet
  ) throws(Refusal) -> Int? {
    guard rules.options.indices.contains(option.index) else {
      throw Refusal(.unknownOption, given: "\(option.index)")
    }
    guard let item else {
      guard rules[option].item == nil else { throw Refusal(.unknownOption, given: rules[option].name.text) }
      return nil
    }
    guard let index = indices[item] else { throw unknown(item) }
    guard rules[option].item == items[index].kind else {
      throw Refusal(.unknownOption, given: rules[option].name.text)
    }
    return index
  }

  func unknown(_ item: ItemID) -> Refusal {
    Refusal(.unknownItem, given: item.text, candidates: items.prefix(100).map { $0.id.text })
  }

  private mutating func add(_ kind: ItemKindID, _ id: ItemID, in rules: CheckedRuleSet) throws(Refusal) {
    guard rules.kinds.indices.contains(kind.index) else { throw Refusal(.unknownKind, given: "\(kind.index)") }
    if let index = indices[id] {
      guard items[index].kind == kind else { throw Refusal(.otherKind, given: id.text) }
      return
    }
    guard items.count < Selections.itemLimit else { throw Refusal(.tooManyItems, given: id.text) }
    indices[id] = items.count
    items.append(Item(id: id, kind: kind))
  }

  private mutating func remove(_ id: ItemID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    items.remove(at: index)
    for later in items.indices[index...] { indices[items[later].id] = later }
  }

  private func state(
    _ selection: Selection, of option: OptionID, known: State?, in rules: CheckedRuleSet
  ) -> State? {
    switch (rules[option].kind, selection) {
    case (.choice(let choice), .value(let value)):
      return !choice.allowsSeveral && choice.values.indices.contains(value.index) ? .value(value) : nil
    case (.choice(let choice), .units(of: let value, let units)):
      guard choice.allowsSeveral, choice.values.indices.contains(value.index), units >= 0 else { return nil }
      var (set, isWhole): ([ValueID: Int64], Bool) = ([:], false)
      if case .set(let units, let whole) = known { (set, isWhole) = (units, whole) }
      set[value] = units
      return .set(set, isWhole: isWhole).withoutZeros
    case (.choice(let choice), .wholeSet(let units)):
      guard choice.allowsSeveral, units.allSatisfy({ choice.values.indices.contains($0.key.index) && $0.value >= 0 })
      else { return nil }
      return State.set(units, isWhole: true).withoutZeros
    case (.number, .number(let number)): return .number(number)
    case (.toggle, .toggle(let isOn)): return .toggle(isOn)
    case (.text, .text(let text)): return .text(text)
    case (.moment, .moment(let moment)): return .moment(moment)
    default: return nil
    }
  }
}

extension Selections.State {
  /// In a whole set a value with no unit says nothing, so that equal sets are equal however they were told.
  fileprivate var withoutZeros: Selections.State {
    guard case .set(let units, isWhole: true) = self else { return self }
    return .set(units.filter { $0.value > 0 }, isWhole: true)
  }
}
