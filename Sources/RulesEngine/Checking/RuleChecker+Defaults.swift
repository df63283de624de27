extension RuleChecker {
  /// What is chosen before the shopper chooses anything should be something that can be had.
  mutating func reviewDefaults() {
    for index in options.indices { reviewDefault(of: OptionID(index)) }
    for step in steps {
      switch step {
      case .requirement(let requirement):
        guard requirement.when.map({ truthByDefault($0) == .holds }) ?? true else { continue }
        reviewRule(requirement.condition, isBrokenBy: .fails, at: requirement.place)
      case .alert(let alert) where !alert.isWarning: reviewRule(alert.when, isBrokenBy: .holds, at: alert.place)
      default: continue
      }
    }
  }

  private mutating func reviewRule(_ condition: CheckedCondition, isBrokenBy truth: Truth, at place: Place?) {
    guard truthByDefault(condition) == truth else { return }
    // One that is always broken isn't the defaults' fault.
    let outcomes = PossibleOutcomes(of: condition, self)
    guard outcomes.canHold && outcomes.canFail else { return }
    report(.defaultBreaksRule(namesOfDefaults(in: condition)), at: place)
  }

  private func namesOfDefaults(in condition: CheckedCondition) -> [Name] {
    options(read: condition).sorted().filter { hasDefault($0) }.map { options[$0.index].name }
  }

  // MARK: Values

  private mutating func reviewDefault(of option: OptionID) {
    let checked = options[option.index]
    guard case .choice(let choice) = checked.kind, !choice.allowsSeveral,
      let index = choice.values.firstIndex(where: { $0.isDefault })
    else { return }
    let value = choice.values[index]
    if value.isSoldOut || checked.isSoldOut(ValueID(index)) {
      report(.defaultNotSold(value.name, isSoldOut: true), at: value.place)
    } else if let when = value.when, truthByDefault(when) == .fails {
      let outcomes = PossibleOutcomes(of: when, self)
      guard outcomes.canHold else { return }
      report(.defaultBreaksRule([checked.name] + namesOfDefaults(in: when)), at: value.place)
    } else if case .table(by: let axes, let rows) = value.price, !isSold(rows, axes), isSoldAtAll(rows) {
      report(.defaultNotSold(value.name, isSoldOut: false), at: value.place)
    }
  }

  private func isSoldAtAll(_ rows: [CheckedRow]) -> Bool { rows.contains { $0.cell.isPrice } }

  /// Some row has a price that the other defaults may lead to.
  private func isSold(_ rows: [CheckedRow], _ axes: [CheckedAxis]) -> Bool {
    rows.contains { row in
      row.cell.isPrice && zip(row.heads, axes).allSatisfy { head, axis in mayApply(head, axis) }
    }
  }

  private func mayApply(_ head: CheckedHead, _ axis: CheckedAxis) -> Bool {
    switch (head, axis) {
    case (.keys(let keys, none: _), .choice(let option)):
      guard !mayBeAbsent(option), case .choice(let choice) = options[option.index].kind, !choice.allowsSeveral,
        let value = choice.values.firstIndex(where: { $0.isDefault })
      else { return true }
      return keys.contains(value)
    case (.span(let from, let below), .number(let option)):
      guard let number = defaultNumber(of: option) else { return true }
      return from <= number && below.map { number < $0 } ?? true
    case (.exactly(let exact), .number(let option)): return defaultNumber(of: option).map { $0 == exact } ?? true
    default: return true
    }
  }

  // MARK: What the defaults decide

  private func hasDefault(_ option: OptionID) -> Bool {
    switch options[option.index].kind {
    case .choice: !scope.options[option.index].defaults.isEmpty
    case .number(let number): number.defaultValue != nil
    case .toggle(let toggle): toggle.isOnByDefault
    case .text, .moment: false
    }
  }

  private func defaultNumber(of option: OptionID) -> Int64? {
    guard !mayBeAbsent(option), case .number(let number) = options[option.index].kind else { return nil }
    return number.defaultValue?.millionths
  }

  /// What a condition comes to while the shopper chose nothing; what has no default of its own is unknown, for the
  /// shopper has to say it anyhow.
  private func truthByDefault(_ condition: CheckedCondition) -> Truth {
    let sketch = ConditionSketch(condition, scope, definitions)
    guard !sketch.isTooLarge else { return .unknown }
    var truths = [Truth](repeating: .unknown, count: sketch.atoms.count)
    for topic in sketch.topics {
      for atom in topic.atoms { truths[atom] = truthByDefault(sketch.atoms[atom], of: topic.subject) }
    }
    return sketch.truth(truths)
  }

  private func truthByDefault(_ atom: ConditionAtom, of subject: ConditionSubject) -> Truth {
    switch subject {
    case .option(let option):
      guard !mayBeAbsent(option), hasDefault(option) else { return .unknown }
      guard case .isOneOf(let values) = atom else { return .holds }
      guard case .choice = options[option.index].kind else { return .unknown }
      return Truth(scope.options[option.index].defaults.contains { values.contains($0) })
    case .value(let value, let option):
      guard !mayBeAbsent(option), hasDefault(option), case .choice(let choice) = options[option.index].kind else {
        return .unknown
      }
      return Truth(choice.values[value.index].isDefault)
    case .quantity(.option(let option)):
      guard let number = defaultNumber(of: option).flatMap({ Fraction(millionths: $0) }) else { return .unknown }
      if case .compares(let comparison, let point) = atom { return Truth(comparison.holds(number, point)) }
      return .holds
    case .quantity, .moment, .alone: return .unknown
    }
  }
}

extension CheckedOption {
  /// At any time; all of it is meant to be there for nobody.
  fileprivate func isSoldOut(_ value: ValueID) -> Bool {
    soldOut.contains { $0.when == nil && $0.values?.contains(value) == true }
  }
}

extension CheckedCell {
  /// Neither not sold nor to come.
  var isPrice: Bool { if case .quantity = kind { true } else { false } }
}
