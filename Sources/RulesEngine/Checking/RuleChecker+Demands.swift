extension RuleChecker {
  mutating func checkRequirement(_ requirement: Requirement) {
    let condition = condition(requirement.condition, deciding: .requirement)
    let when = requirement.when.map { self.condition($0, deciding: .requirementWhen) }
    steps.append(
      .requirement(
        CheckedRequirement(
          condition: condition, when: when,
          otherwise: requirement.otherwise ?? words(for: requirement.condition, as: .required),
          options: reads(of: condition).options.sorted(), kinds: reads(of: condition).kinds.sorted(),
          place: requirement.origin.place)))
  }

  mutating func checkAlert(_ alert: Alert) {
    let when = condition(alert.when, deciding: alert.isWarning ? .warn : .forbid)
    steps.append(
      .alert(
        CheckedAlert(
          isWarning: alert.isWarning, when: when,
          message: alert.message ?? words(for: alert.when, as: alert.isWarning ? .warned : .forbidden),
          options: reads(of: when).options.sorted(), kinds: reads(of: when).kinds.sorted(), place: alert.origin.place)))
  }

  /// What is said where the shop owner says nothing: the condition.
  private func words(for condition: Formula, as kind: ConditionWords.Kind) -> LocalizedText {
    LocalizedText(for: rules.languages) { language, tag in
      var words = ConditionWords(language: language) { label(of: $0)?.text(in: tag) }
      words.valueLabel = { label(ofValue: $0, in: $1)?.text(in: tag) }
      return words.sentence(condition, kind)
    }
  }

  private func label(of name: Name) -> LocalizedText? {
    switch scope[name] {
    case .option(let option): scope[option].label
    case .group(let index): scope.groups[index].label
    case .kind(let kind): scope[kind].label
    case .kinds(let index): scope.kindGroups[index].label
    case .definition, nil: nil
    }
  }

  private func label(ofValue name: Name, in optionName: Name) -> LocalizedText? {
    guard case .option(let option) = scope[optionName], let choice = scope.choice(option),
      let value = scope.value(name, of: option)
    else { return nil }
    return choice.values[value.index].label ?? LocalizedText(choice.values[value.index].name.text)
  }
}
