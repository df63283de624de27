/// Names as orders and events use them, with what they stand for.
struct NameTable: Sendable {
  private let rules: CheckedRuleSet
  /// None where the names of one order are looked for: that takes less time than to make them.
  private let tables: Tables?

  /// - Parameter areSearched: Whether each name is searched for, since there are only few.
  init(_ rules: CheckedRuleSet, areSearched: Bool = false) {
    self.rules = rules
    tables = areSearched ? nil : Tables(rules)
  }

  func option(_ name: Name, of kind: ItemKindID?) -> OptionID? {
    guard let tables else {
      return rules.options.firstIndex { $0.item == kind && $0.name == name }.map { OptionID($0) }
    }
    guard let kind else { return tables.options[name] }
    return tables.itemOptions.indices.contains(kind.index) ? tables.itemOptions[kind.index][name] : nil
  }

  func kind(_ name: Name) -> ItemKindID? {
    guard let tables else { return position(of: name, among: rules.kinds).map { ItemKindID($0) } }
    return tables.kinds[name] ?? nil
  }

  func value(_ name: Name, of option: OptionID) -> ValueID? {
    guard rules.options.indices.contains(option.index) else { return nil }
    if let tables { return tables.values[option.index][name] ?? nil }
    guard case .choice(let choice) = rules[option].kind else { return nil }
    return position(of: name, among: choice.values).map { ValueID($0) }
  }

  /// A name wins over a label; a label that two of them share stands for neither.
  private func position(of name: Name, among named: [some Labelled]) -> Int? {
    if let position = named.firstIndex(where: { $0.name == name }) { return position }
    var found: Int?
    for (position, one) in named.enumerated() where one.label.reads(as: name) {
      if found != nil { return nil }
      found = position
    }
    return found
  }
}

/// What an order calls by its name or by a label.
private protocol Labelled {
  var name: Name { get }
  var label: LocalizedText { get }
}

extension CheckedValue: Labelled {}
extension CheckedItemKind: Labelled {}

extension LocalizedText {
  fileprivate func reads(as name: Name) -> Bool {
    Name.fold(text) == name.key || translations.contains { Name.fold($0.text) == name.key }
  }
}

/// What the names stand for, for orders without number.
private struct Tables: Sendable {
  /// The order's own options.
  let options: [Name: OptionID]
  /// For each kind of item its own.
  let itemOptions: [[Name: OptionID]]
  /// By name and by the labels that only one of them has.
  let kinds: [Name: ItemKindID?]
  /// For each option its values, by name and by the labels that only one of them has.
  let values: [[Name: ValueID?]]

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
      values.append(Tables.names(of: choice.values) { ValueID($0) })
    }
    self.options = options
    self.itemOptions = itemOptions
    kinds = Tables.names(of: rules.kinds) { ItemKindID($0) }
    self.values = values
  }

  /// A name wins over a label; a label that two of them share stands for neither.
  private static func names<ID: Equatable>(of named: [some Labelled], _ id: (Int) -> ID) -> [Name: ID?] {
    var names: [Name: ID?] = [:]
    names.reserveCapacity(2 * named.count)
    for (index, one) in named.enumerated() {
      names.add(one.label.text, for: id(index))
      for translation in one.label.translations { names.add(translation.text, for: id(index)) }
    }
    for (index, one) in named.enumerated() { names[one.name] = id(index) }
    return names
  }
}

extension Dictionary where Key == Name {
  fileprivate mutating func add<ID: Equatable>(_ label: String, for id: ID) where Value == ID? {
    let name = Name(label)
    if let known = self[name], known != id { self[name] = .some(nil) } else { self[name] = id }
  }
}
