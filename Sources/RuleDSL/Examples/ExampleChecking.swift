public import RulesEngine

/// What an example names has to be there, unless its step expects to be refused.
func checkNames(of examples: [LoweredExample], _ givens: [GivenSyntax], in program: Program) -> [Diagnostic] {
  var found: [Diagnostic] = []
  var start = ExampleOrder(program)
  for given in givens {
    for change in given.changes {
      do { try start.take(change) } catch { found.append(error.refusal.diagnostic(at: error.place)) }
    }
  }
  for example in examples {
    var order = ExampleOrder(program)
    // What is wrong with what is given was said.
    for change in example.given { try? order.take(change) }
    for step in example.syntax.steps {
      for change in step.changes {
        do {
          try order.take(change)
        } catch {
          if !step.expectsRefusal { found.append(error.refusal.diagnostic(at: error.place)) }
        }
      }
      for outcome in step.outcomes { found += outcome.diagnostics(in: program) }
    }
  }
  return found
}

extension StepSyntax {
  fileprivate var expectsRefusal: Bool {
    outcomes.contains { if case .refused = $0.kind { true } else { false } }
  }
}

extension OutcomeSyntax {
  /// What a violation is expected on: an option, wherever it stands, or a kind of item.
  fileprivate func diagnostics(in program: Program) -> [Diagnostic] {
    switch kind {
    case .violationOn(let name):
      guard !program.rules.hasOption(name.text), (try? program.kind(name.text)) == nil else { return [] }
      let candidates = program.rules.options.map { $0.name.text } + program.rules.kinds.map { $0.name.text }
      return [Refusal(.unknownOption, given: name.text, candidates: candidates).diagnostic(at: name.place)]
    case .violationOnItem(let name, number: _, let option):
      do {
        let kind = try program.kind(name.text)
        guard let option else { return [] }
        if (try? program.option(option.text)) != nil { return [] }
        _ = try program.option(option.text, of: kind)
      } catch {
        return [error.diagnostic(at: error.reason == .unknownOption ? option?.place ?? name.place : name.place)]
      }
      return []
    default: return []
    }
  }
}

extension CheckedRuleSet {
  fileprivate func hasOption(_ text: String) -> Bool {
    let name = Name(text)
    return options.contains { $0.name == name }
  }
}

extension Refusal {
  func diagnostic(at place: Place) -> Diagnostic {
    let near = nearName(to: given, among: candidates)
    switch reason {
    case .unknownOption:
      return Diagnostic(
        code: .unknownOption, at: place, "there is no option `\(given)`",
        help: near.map { "did you mean `\($0)`?" } ?? "an example sets options of this file")
    case .unknownValue:
      return Diagnostic(
        code: .unknownValue, at: place, "there is no value `\(given)`",
        help: near.map { "did you mean `\($0)`?" } ?? "the values are: \(candidates.prefix(12).joined(separator: ", "))"
      )
    case .unknownItem:
      return Diagnostic(
        code: .unknownItem, at: place, "there is no \(given) at this step",
        help: "`+` adds an item; it keeps its number, and after `-` the number isn't used again")
    case .unknownKind:
      return Diagnostic(
        code: .unknownKind, at: place, "there is no item `\(given)`",
        help: near.map { "did you mean `\($0)`?" } ?? "an example adds items of this file")
    case .otherKind:
      return Diagnostic(
        code: .wrongSelection, at: place, "`\(given)` is an item of another kind", help: nil)
    case .tooManyItems:
      return Diagnostic(
        code: .wrongSelection, at: place, "an order holds at most \(Selections.itemLimit) items", help: nil)
    case .wrongType:
      return Diagnostic(
        code: .wrongSelection, at: place, "`\(given)` can't be chosen here",
        help: expected.map { "it takes \($0.words)" })
    case .tooManyDigits:
      return Diagnostic(
        code: .tooManyDigits, at: place, "`\(given)` has too many digits",
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
    case .item: "an item with its kind: `{\"item\": \"drink\", \"id\": \"a\"}`"
    case .items: "a list of items"
    case .event: "an event: `{\"set\": \"size\", \"to\": \"large\"}`"
    case .selection: "what is selected"
    }
  }
}
