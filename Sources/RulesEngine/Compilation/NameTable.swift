/// Names as orders and events use them, with what they stand for.
struct NameTable: Sendable {
  /// The order's own options.
  private let options: [Name: OptionID]
  /// For each kind of item its own.
  private let itemOptions: [[Name: OptionID]]
  /// By name and by label; none for a label that two share.
  private let kinds: [Name: Int?]
  /// For each option the same of its values.
  private let values: [[Name: Int?]]

  init(_ rules: CheckedRuleSet) {
    var options: [Name: OptionID] = [:]
    var itemOptions = [[Name: OptionID]](repeating: [:], count: rules.kinds.count)
    var values: [[Name: Int?]] = []
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
      values.append(NameTable.indices(choice.values.lazy.map { (name: $0.name, label: $0.label) }))
    }
    self.options = options
    self.itemOptions = itemOptions
    kinds = NameTable.indices(rules.kinds.lazy.map { (name: $0.name, label: $0.label) })
    self.values = values
  }

  func option(_ name: Name, of kind: ItemKindID?) -> OptionID? {
    kind.map { itemOptions[$0.index][name] } ?? options[name]
  }

  func kind(_ name: Name) -> ItemKindID? {
    (kinds[name] ?? nil).map { ItemKindID($0) }
  }

  func value(_ name: Name, of option: OptionID) -> ValueID? {
    guard option.index < values.count else { return nil }
    return (values[option.index][name] ?? nil).map { ValueID($0) }
  }

  /// A name wins over a label.
  private static func indices(_ things: some Collection<(name: Name, label: LocalizedText)>) -> [Name: Int?] {
    var indices: [Name: Int?] = [:]
    indices.reserveCapacity(2 * things.count)
    for (index, thing) in things.enumerated() {
      indices.add(thing.label.text, for: index)
      for translation in thing.label.translations { indices.add(translation.text, for: index) }
    }
    for (index, thing) in things.enumerated() { indices[thing.name] = index }
    return indices
  }
}

extension [Name: Int?] {
  fileprivate mutating func add(_ label: String, for index: Int) {
    let name = Name(label)
    if let known = self[name], known != index { self[name] = .some(nil) } else { self[name] = index }
  }
}
