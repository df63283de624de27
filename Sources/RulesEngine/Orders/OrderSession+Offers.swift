/// What a screen shows beside an option: which of its values can be had, and what each would change.
extension OrderSession {
  /// An offer for each value of a choice, in the order of the file, or for on and off of a toggle; none for what has no
  /// values, and for an option that isn't there now. The order stays as it is.
  ///
  /// A value can't be had where the order with it has a violation that names the option. Throws a refusal with reason
  /// `unknownOption` or `unknownItem`.
  public func offers(of option: OptionID, in item: ItemID? = nil) throws(Refusal) -> [Offer] {
    var trial = self
    // Tells whether the option and the item are known.
    try trial.take(.cleared(option, in: item))
    trial = self
    guard isThere(option, in: item) else { return [] }
    let now = total
    let state = state(of: option, in: item)
    var offers: [Offer] = []
    var figures = QuoteFigures(program)
    for (pick, selection) in picks(of: option, state) {
      let isSelected = isSelected(selection, of: option, state)
      try trial.take(.selected(option, selection, in: item))
      trial.readViolations(into: &figures)
      let hindrance = figures.hindrance(of: option, in: item)
      var change: Money?
      if let now, let then = figures.total { change = try? then.subtracting(now) }
      offers.append(Offer(pick: pick, isSelected: isSelected, hindrance: hindrance, change: change))
      // A unit more of one value isn't a unit more of the next.
      if case .units = selection { trial = self }
    }
    return offers
  }

  /// What could be picked next, and the selection that does it.
  private func picks(of option: OptionID, _ state: Selections.State?) -> [(Offer.Pick, Selection)] {
    switch program.rules[option].kind {
    case .choice(let choice):
      return choice.values.indices.map { index in
        let value = ValueID(index)
        guard choice.allowsSeveral else { return (.value(value), .value(value)) }
        return (.value(value), .units(of: value, units(of: value, option, state).addingSaturated(1)))
      }
    case .toggle: return [(.toggle(false), .toggle(false)), (.toggle(true), .toggle(true))]
    case .number, .text, .moment: return []
    }
  }

  private func isSelected(_ selection: Selection, of option: OptionID, _ state: Selections.State?) -> Bool {
    switch (selection, program.rules[option].kind) {
    case (.value(let value), .choice(let choice)):
      if case .value(let told) = state { return told == value }
      return choice.values[value.index].isDefault
    case (.units(of: let value, _), _): return units(of: value, option, state) > 0
    case (.toggle(let isOn), .toggle(let toggle)):
      if case .toggle(let told) = state { return told == isOn }
      return toggle.isOnByDefault == isOn
    default: return false
    }
  }

  /// How many units of a value are chosen, by the shopper or by default.
  private func units(of value: ValueID, _ option: OptionID, _ state: Selections.State?) -> Int64 {
    guard case .choice(let choice) = program.rules[option].kind else { return 0 }
    let byDefault: Int64 = choice.values[value.index].isDefault ? 1 : 0
    guard case .set(let units, let isWhole) = state else { return byDefault }
    return units[value] ?? (isWhole ? 0 : byDefault)
  }

  private func isThere(_ option: OptionID, in item: ItemID?) -> Bool {
    let checked = program.rules[option]
    if checked.onlyWhen == nil, checked.absences.isEmpty { return true }
    return Evaluator.isThere(option, in: item, selections, by: program.rules)
  }

  private func state(of option: OptionID, in item: ItemID?) -> Selections.State? {
    guard let item else { return selections[option] }
    return selections.items.first { $0.id == item }?.told[option]
  }

  /// What the shopper selected of an option: what to set back after another event. None where nothing was told, which
  /// `cleared` brings back. Of a set it is the whole set, by default or told.
  public func selection(of option: OptionID, in item: ItemID? = nil) -> Selection? {
    guard program.rules.options.indices.contains(option.index) else { return nil }
    let state = state(of: option, in: item)
    switch state {
    case .value(let value): return .value(value)
    case .number(let number): return .number(number)
    case .toggle(let isOn): return .toggle(isOn)
    case .text(let text): return .text(text)
    case .moment(let moment): return .moment(moment)
    case .set:
      guard case .choice(let choice) = program.rules[option].kind else { return nil }
      var units: [ValueID: Int64] = [:]
      for index in choice.values.indices {
        let count = self.units(of: ValueID(index), option, state)
        if count > 0 { units[ValueID(index)] = count }
      }
      return .wholeSet(units)
    case nil: return nil
    }
  }
}

extension QuoteFigures {
  /// What keeps an option's selection from being placed.
  fileprivate func hindrance(of option: OptionID, in item: ItemID?) -> Violation? {
    for figure in violations where figure.grade != .warning {
      let violation = violation(figure)
      if violation.options.contains(option), (violation.item ?? item) == item { return violation }
    }
    return nil
  }
}
