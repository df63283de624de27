/// Names as orders and events use them, with what they stand for.
struct NameTable: Sendable {
  private let options: [Name: OptionID]
  /// For each option its values, by name and by the labels that only one of them has.
  private let values: [[Name: ValueID?]]

  init(_ rules: CheckedRuleSet) {
    var options: [Name: OptionID] = [:]
    var values: [[Name: ValueID?]] = []
    values.reserveCapacity(rules.options.count)
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
    option.index < values.count ? values[option.index][name] ?? nil : nil
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

extension [Name: ValueID?] {
  fileprivate mutating func add(_ label: String, for value: ValueID) {
    let name = Name(label)
    if let known = self[name], known != value { self[name] = .some(nil) } else { self[name] = value }
  }
}
