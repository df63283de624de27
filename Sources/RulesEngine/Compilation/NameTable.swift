/// Names as orders and events use them, with what they stand for.
struct NameTable: Sendable {
  /// The order's own options.
  private let options: [Name: OptionID]
  /// For each kind of item its own.
  private let itemOptions: [[Name: OptionID]]
  /// By name and by the labels that only one of them has.
  private let kinds: [Name: ItemKindID?]
  /// For each option its values, by name and by the labels that only one of them has.
  private let values: [[Name: ValueID?]]

  init(_ rules: CheckedRuleSet) {
    var options: [Name: OptionID] = [:]
    var itemOptions = [[Name: OptionID]](repeating: [:], count: rules.kinds.count)
    var values: [[Name: ValueID?]] = []
    values.reserveCapacity(rules.options.count)
    for (index, option) in rules.options.enumerated() {
      if let kind = option.item {
        itemOptions[kind.index][option.name] = OptionID(index)
      } else {
        options[option.name] = OptionID(index)
      }
      guard case .choice(let choice) = option.kind else {
        values.append([:])
        continue
      }
      values.append(NameTable.names(of: choice))
    }
    self.options = options
    self.itemOptions = itemOptions
    kinds = NameTable.names(of: rules.kinds)
    self.values = values
  }

  func option(_ name: Name, of kind: ItemKindID?) -> OptionID? {
    guard let kind else { return options[name] }
    return itemOptions.indices.contains(kind.index) ? itemOptions[kind.index][name] : nil
  }

  func kind(_ name: Name) -> ItemKindID? { kinds[name] ?? nil }

  func value(_ name: Name, of option: OptionID) -> ValueID? {
    values.indices.contains(option.index) ? values[option.index][name] ?? nil : nil
  }

  private static func names(of kinds: [CheckedItemKind]) -> [Name: ItemKindID?] {
    var names: [Name: ItemKindID?] = [:]
    for (index, kind) in kinds.enumerated() {
      let id = ItemKindID(index)
      names.add(kind.label.text, for: id)
      for translation in kind.label.translations { names.add(translation.text, for: id) }
    }
    for (index, kind) in kinds.enumerated() { names[kind.name] = ItemKindID(index) }
    return names
  }

  /// A name wins over a label; a label that two values share stands for neither.
  private static func names(of choice: CheckedChoice) -> [Name: ValueID?] {
    var names: [Name: ValueID?] = [:]
    names.reserveCapacity(2 * choice.values.count)
    for (index, value) in choice.values.enumerated() {
      let id = ValueID(index)
      names.add(value.label.text, for: id)
      for translation in value.label.translations { names.add(translation.text, for: id) }
    }
    for (index, value) in choice.values.enumerated() { names[value.name] = ValueID(index) }
    return names
  }
}

extension Dictionary where Key == Name {
  fileprivate mutating func add<ID: Equatable>(_ label: String, for id: ID) where Value == ID? {
    let name = Name(label)
    if let known = self[name], known != id { self[name] = .some(nil) } else { self[name] = id }
  }
}
