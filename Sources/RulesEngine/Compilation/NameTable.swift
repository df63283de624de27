/// Names as orders and events use them, with what they stand for.
struct NameTable: Sendable {
  private let options: [Name: OptionID]
  /// For each option its values, by name and by the labels that only one of them has.
  private let values: [[Name: ValueID]]

  init(_ rules: CheckedRuleSet) {
    var options: [Name: OptionID] = [:]
    var values: [[Name: ValueID]] = []
    for (index, option) in rules.options.enumerated() {
      options[option.name] = OptionID(index)
      guard case .choice(let choice) = option.kind else {
        values.append([:])
        continue
      }
      values.append(NameTable.names(of: choice))
    }
    self.options = options
    self.values = values
  }

  func option(_ name: Name) -> OptionID? { options[name] }

  func value(_ name: Name, of option: OptionID) -> ValueID? {
    option.index < values.count ? values[option.index][name] : nil
  }

  /// A name wins over a label; a label that two values share stands for neither.
  private static func names(of choice: CheckedChoice) -> [Name: ValueID] {
    var byLabel: [Name: ValueID?] = [:]
    for (index, value) in choice.values.enumerated() {
      let labels = [value.label.text] + value.label.translations.map { $0.text }
      for label in Set(labels.map { Name($0) }) {
        byLabel[label] = byLabel[label] == nil ? .some(ValueID(index)) : .some(nil)
      }
    }
    var names = byLabel.compactMapValues { $0 }
    for (index, value) in choice.values.enumerated() { names[value.name] = ValueID(index) }
    return names
  }
}
