extension RuleChecker {
  mutating func checkRequirement(_ requirement: Requirement) {
    let condition = condition(requirement.condition)
    let when = requirement.when.map { self.condition($0) }
    steps.append(
      .requirement(
        CheckedRequirement(
          condition: condition, when: when,
          otherwise: requirement.otherwise ?? words(for: requirement.condition, as: .required),
          options: options(read: condition).sorted(), place: requirement.origin.place)))
  }

  mutating func checkAlert(_ alert: Alert) {
    let when = condition(alert.when)
    steps.append(
      .alert(
        CheckedAlert(
          isWarning: alert.isWarning, when: when,
          message: alert.message ?? words(for: alert.when, as: alert.isWarning ? .warned : .forbidden),
          options: options(read: when).sorted(), place: alert.origin.place)))
  }

  /// What is said where the shop owner says nothing: the condition.
  private func words(for condition: Formula, as kind: ConditionWords.Kind) -> LocalizedText {
    LocalizedText(for: rules.languages) { language, tag in
      let words = ConditionWords(language: language) { name in
        guard case .option(let option) = scope.meanings[name] else { return nil }
        return scope[option].label?.text(in: tag)
      }
      return words.sentence(condition, kind)
    }
  }
}
