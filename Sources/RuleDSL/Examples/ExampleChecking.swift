public import RulesEngine

/// What an example names has to be there, unless its step expects to be refused.
func checkNames(of examples: [LoweredExample], _ givens: [GivenSyntax], in program: Program) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for given in givens {
    for change in given.changes { found += change.diagnostics(in: program) }
  }
  for example in examples {
    for step in example.syntax.steps where !step.expectsRefusal {
      for change in step.changes { found += change.diagnostics(in: program) }
      for outcome in step.outcomes {
        guard case .violationOn(let name) = outcome.kind else { continue }
        do { _ = try program.option(name.text) } catch { found.append(error.diagnostic(at: name.place)) }
      }
    }
  }
  return found
}

extension StepSyntax {
  fileprivate var expectsRefusal: Bool {
    outcomes.contains { if case .refused = $0.kind { true } else { false } }
  }
}

extension ChangeSyntax {
  fileprivate func diagnostics(in program: Program) -> [Diagnostic] {
    if case .changeItem = kind { return [later] }
    if case .add = kind { return [later] }
    if case .remove = kind { return [later] }
    do {
      _ = try event(in: program)
      return []
    } catch {
      return [error.diagnostic(at: place)]
    }
  }

  private var later: Diagnostic {
    Diagnostic(
      code: "not-yet", at: place, "orders of several items can't be priced yet",
      help: "leave this step out for now")
  }
}

extension Refusal {
  func diagnostic(at place: Place) -> Diagnostic {
    let near = nearName(to: given, among: candidates)
    switch reason {
    case .unknownOption:
      return Diagnostic(
        code: "unknown-option", at: place, "there is no option `\(given)`",
        help: near.map { "did you mean `\($0)`?" } ?? "an example sets options of this file")
    case .unknownValue:
      return Diagnostic(
        code: "unknown-value", at: place, "there is no value `\(given)`",
        help: near.map { "did you mean `\($0)`?" } ?? "the values are: \(candidates.prefix(12).joined(separator: ", "))"
      )
    case .wrongType:
      return Diagnostic(
        code: "wrong-selection", at: place, "`\(given)` can't be chosen here",
        help: expected.map { "it takes \($0.words)" })
    case .tooManyDigits:
      return Diagnostic(
        code: "too-many-digits", at: place, "`\(given)` has too many digits",
        help: "at most 12 digits before the point and 6 after it")
    }
  }
}

extension Refusal.Expected {
  /// What may stand there.
  public var words: String {
    switch self {
    case .value: "one of its values"
    case .units: "values with their units, such as `{ pearl 2 }`"
    case .number: "a number"
    case .amount: "an amount, such as 12.50"
    case .yesOrNo: "on or off"
    case .text: "a text in quotes"
    case .moment: "a date and a time, such as 2026-12-01 14:00"
    }
  }
}
