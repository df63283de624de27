/// Names as orders and events use them, with what they stand for.
struct NameTable: Sendable {
  /// The order's own options.
  private let options: [Name: OptionID]
  /// For each kind of item its own.
  private let itemOptions: [[Name: OptionID]]
  private let kinds: [Name: ItemKindID]
  /// For each option its values, by name and by the labels that only one of them has.
  private let values: [[Name: ValueID]]

  init(_ rules: CheckedRuleSet) {
    var options: [Name: OptionID] = [:]
    var itemOptions = [[Name: OptionID]](repeating: [:], count: rules.kinds.count)
    var values: [[Name: ValueID]] = []
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
    kinds = NameTable.names(rules.kinds.map { (name: $0.name, label: $0.label) }).mapValues { ItemKindID($0) }
    self.values = values
  }

  func option(_ name: Name, of kind: ItemKindID?) -> OptionID? {
    kind.map { itemOptions[$0.index][name] } ?? options[name]
  }

  func kind(_ name: Name) -> ItemKindID? { kinds[name] }

  func value(_ name: Name, of option: OptionID) -> ValueID? {
    option.index < values.count ? values[option.index][name] : nil
  }

  private static func names(of choice: CheckedChoice) -> [Name: ValueID] {
    names(choice.values.map { (name: $0.name, label: $0.label) }).mapValues { ValueID($0) }
  }

  /// A name wins over a label; a label that two share stands for neither.
  private static func names(_ things: [(name: Name, label: LocalizedText)]) -> [Name: Int] {
    var byLabel: [Name: Int?] = [:]
    for (index, thing) in things.enumerated() {
      let labels = [thing.label.text] + thing.label.translations.map { $0.text }
      for label in Set(labels.map { Name($0) }) {
        byLabel[label] = byLabel[label] == nil ? .some(index) : .some(nil)
      }
    }
    var names = byLabel.compactMapValues { $0 }
    for (index, thing) in things.enumerated() { names[thing.name] = index }
    return names
  }
}
