/// A condition with what it decides.
struct DecidingCondition {
  let formula: Formula
  let checked: CheckedCondition
  let decision: Finding.Decision
}

extension RuleChecker {
  /// A condition of which it is told if it decides nothing: if it always or never holds.
  mutating func condition(_ formula: Formula, deciding decision: Finding.Decision) -> CheckedCondition {
    let checked = condition(formula)
    deciding.append(DecidingCondition(formula: formula, checked: checked, decision: decision))
    return checked
  }

  mutating func condition(_ formula: Formula, in role: Finding.Role) -> CheckedCondition {
    role.decision.map { condition(formula, deciding: $0) } ?? condition(formula)
  }

  /// Conditions that no order decides otherwise: a number is compared beyond its limits, or two parts exclude each other.
  mutating func reviewConditions() {
    for condition in deciding { review(condition) }
  }

  private mutating func review(_ condition: DecidingCondition) {
    // Of a named one it was told where it gets its name.
    if condition.checked.isNamed { return }
    let outcomes = PossibleOutcomes(of: condition.checked, self)
    if outcomes.alwaysHolds || outcomes.neverHolds {
      let mistake: Finding.Mistake =
        outcomes.alwaysHolds
        ? .alwaysHolds(condition.decision, isPart: false) : .neverHolds(condition.decision, isPart: false)
      report(mistake, at: placeOfCause(in: condition, holds: outcomes.alwaysHolds))
    } else {
      reviewParts(of: condition)
    }
  }

  /// A part that decides nothing in a condition that does.
  private mutating func reviewParts(of condition: DecidingCondition) {
    for part in condition.parts where !part.checked.isNamed {
      let outcomes = PossibleOutcomes(of: part.checked, self)
      if outcomes.alwaysHolds {
        report(.alwaysHolds(part.decision, isPart: true), at: part.formula.origin.place)
      } else if outcomes.neverHolds {
        report(.neverHolds(part.decision, isPart: true), at: part.formula.origin.place)
      } else {
        reviewParts(of: part)
      }
    }
  }

  /// The single part that makes the whole hold or fail, if there is one.
  private func placeOfCause(in condition: DecidingCondition, holds: Bool) -> Place? {
    let decides =
      switch condition.checked {
      case .all: !holds
      case .any: holds
      default: false
      }
    if decides {
      for part in condition.parts {
        let outcomes = PossibleOutcomes(of: part.checked, self)
        if holds ? outcomes.alwaysHolds : outcomes.neverHolds { return placeOfCause(in: part, holds: holds) }
      }
    }
    return condition.formula.origin.place
  }
}

extension DecidingCondition {
  /// What `and` or `or` joins, where it was checked part by part.
  fileprivate var parts: [DecidingCondition] {
    switch (formula.kind, checked) {
    case (.all(let formulas), .all(let conditions)), (.any(let formulas), .any(let conditions)):
      guard formulas.count == conditions.count else { return [] }
      return zip(formulas, conditions).map { DecidingCondition(formula: $0, checked: $1, decision: decision) }
    default: return []
    }
  }
}

extension CheckedCondition {
  fileprivate var isNamed: Bool {
    switch self {
    case .definition: true
    case .not(let inner): inner.isNamed
    default: false
    }
  }
}

extension Finding.Role {
  /// Of a filter of several kinds it isn't sure what it decides, and a bound is no condition.
  fileprivate var decision: Finding.Decision? {
    switch self {
    case .onlyWhen: .onlyWhen
    case .valueWhen: .valueWhen
    case .optionalWhen: .optionalWhen
    case .soldOut: .soldOut
    case .filter, .bound: nil
    }
  }
}
