extension Evaluator {
  /// Whether each option is there, one after the other: each stands after those that decide it.
  mutating func decidePresence() {
    for option in rules.presenceOrder {
      guard let kind = rules[option].item else {
        presence[option] = decidedPresence(of: option)
        continue
      }
      decidePresence(of: option, inItems: kind)
    }
  }

  private mutating func decidePresence(of option: OptionID, inItems kind: ItemKindID) {
    for index in selections.items.indices where selections.items[index].kind == kind {
      itemPresence[index][option] = reader(ofItem: index).decidedPresence(of: option)
    }
  }

  private func decidedPresence(of option: OptionID) -> Decided<Bool> {
    let checked = rules[option]
    if checked.onlyWhen == nil, checked.absences.isEmpty { return .yes }
    let isWanted = checked.onlyWhen.map { verdict(on: $0, .chosen) } ?? .yes
    return .all([isWanted, isPricedAway(checked).negated])
  }

  /// Whether an option is there, be it the order's or the item's own.
  func presence(of option: OptionID) -> Decided<Bool> {
    guard rules[option].item != nil else { return presence[option] ?? .no }
    return item.flatMap { itemPresence[$0][option] } ?? .no
  }

  /// What was told of an option, be it the order's or the item's own.
  private func told(_ option: OptionID) -> Selections.State? {
    guard rules[option].item != nil else { return selections[option] }
    return item.flatMap { selections.items[$0].told[option] }
  }

  /// Every chosen row over the option is priced only for its absence.
  private func isPricedAway(_ option: CheckedOption) -> Verdict {
    guard !option.absences.isEmpty else { return .no }
    var rows: [Verdict] = []
    for absence in option.absences {
      switch presence(of: absence.choice) {
      case .unknown(let causes): rows.append(.unknown(causes))
      case .known(false): continue
      case .known(true):
        for value in chosenValues(of: absence.choice) { rows.append(.known(absence.values.contains(value))) }
      }
    }
    return rows.isEmpty ? .no : .all(rows)
  }

  // MARK: What is selected, sold or not, while an option is there

  /// The values that were told, or else are chosen by default, in the order of the file.
  func chosenValues(of option: OptionID) -> [ValueID] {
    guard let choice = choice(option) else { return [] }
    guard choice.allowsSeveral else { return chosenValue(of: option, choice).map { [$0] } ?? [] }
    return units(of: option, choice).map { $0.value }
  }

  func choice(_ option: OptionID) -> CheckedChoice? {
    if case .choice(let choice) = rules[option].kind { choice } else { nil }
  }

  func chosenValue(of option: OptionID, _ choice: CheckedChoice) -> ValueID? {
    if case .value(let value) = told(option) { return value }
    return choice.values.firstIndex { $0.isDefault }.map { ValueID($0) }
  }

  /// The values of a set with their units, none of 0, in the order of the file.
  func units(of option: OptionID, _ choice: CheckedChoice) -> [(value: ValueID, units: Int64)] {
    var told: [ValueID: Int64] = [:]
    var isWhole = false
    if case .set(let units, let whole) = self.told(option) { (told, isWhole) = (units, whole) }
    var found: [(value: ValueID, units: Int64)] = []
    for (index, value) in choice.values.enumerated() {
      let id = ValueID(index)
      let units = told[id] ?? (value.isDefault && !isWhole ? 1 : 0)
      if units > 0 { found.append((id, units)) }
    }
    return found
  }

  func isOn(_ option: OptionID) -> Bool {
    if case .toggle(let isOn) = told(option) { return isOn }
    if case .toggle(let toggle) = rules[option].kind { return toggle.isOnByDefault }
    return false
  }

  func text(_ option: OptionID) -> String {
    if case .text(let text) = told(option) { text } else { "" }
  }

  func number(_ option: OptionID) -> SignedDecimal? {
    if case .number(let number) = told(option) { return number }
    if case .number(let number) = rules[option].kind { return number.defaultValue }
    return nil
  }

  var moment: Moment? {
    if case .moment(let moment) = selections[rules.moment] { moment } else { nil }
  }
}
