/// Prices an order from scratch: slow, and right at a glance.
///
/// It reads the checked rules and not the compiled program, so that whatever is faster can be held against it. It goes
/// through the file from top to bottom, as a reader does; each step sees what the lines above it came to.
struct Evaluator {
  let rules: CheckedRuleSet
  let selections: Selections
  /// Whether each option is there.
  var presence: [Decided<Bool>]
  /// What the `let`s that read amounts are worth, once their place was passed.
  var definitions: [Int: DefinitionValue] = [:]
  var lines = LinesSoFar()
  var subtotals: [ShownSubtotal] = []
  var includedTaxes: [IncludedTax] = []
  var violations = ViolationsSoFar()
  /// The step that is being worked out.
  var step = 0
  var place: Place?

  enum DefinitionValue {
    case quantity(Decided<ExactValue>)
    case condition(Verdict)
  }

  static func quote(_ selections: Selections, by rules: CheckedRuleSet) -> Quote {
    var evaluator = Evaluator(rules: rules, selections: selections)
    evaluator.decidePresence()
    evaluator.evaluateSteps()
    return evaluator.quote
  }

  init(rules: CheckedRuleSet, selections: Selections) {
    self.rules = rules
    self.selections = selections
    presence = [Decided<Bool>](repeating: .yes, count: rules.options.count)
  }

  private mutating func evaluateSteps() {
    for (index, checkedStep) in rules.steps.enumerated() {
      step = index
      switch checkedStep {
      case .option(let option):
        place = rules[option].place
        judge(option)
      case .line(let line):
        place = line.place
        apply(outcome(of: line), of: line)
      case .pick(let pick):
        place = pick.place
        evaluate(pick)
      case .definition(let id): evaluate(id)
      case .subtotal(let label, let place): showSubtotal(label, place)
      case .requirement(let requirement):
        place = requirement.place
        judge(requirement)
      case .alert(let alert):
        place = alert.place
        judge(alert)
      case .assertion: continue
      }
    }
  }

  private mutating func evaluate(_ id: DefinitionID) {
    let definition = rules.definitions[id.index]
    place = definition.place
    switch definition.content {
    case .quantity(let quantity): definitions[id.index] = .quantity(worth(of: quantity))
    case .condition(let condition): definitions[id.index] = .condition(verdict(on: condition))
    case .lookup(let lookup): definitions[id.index] = .quantity(worth(of: lookup, id))
    case .percent, .alias: break
    }
  }

  private mutating func showSubtotal(_ label: LocalizedText, _ place: Place?) {
    lines.keepSubtotal(as: label.text)
    guard lines.openCauses.isEmpty else { return }
    subtotals.append(ShownSubtotal(label: label, amount: Money(steps: lines.sum), place: place))
  }

  private var quote: Quote {
    Quote(
      lines: lines.lines, subtotals: subtotals, includedTaxes: includedTaxes,
      violations: composedViolations(),
      total: lines.isOpen ? nil : Money(steps: lines.sum))
  }

  /// A result that didn't fit its integer.
  func fitting<Value>(_ value: Value?) -> Decided<Value> {
    guard let value else { return .unknown([.tooLarge(step: step, place: place, optionsOfStep)]) }
    return .known(value)
  }

  /// What a shopper can change where this step can't be worked out.
  private var optionsOfStep: [OptionID] {
    guard rules.steps.indices.contains(step) else { return [] }
    switch rules.steps[step] {
    case .line(let line): return line.options
    case .requirement(let requirement): return requirement.options
    case .alert(let alert): return alert.options
    case .option(let option): return [option]
    case .pick, .definition, .subtotal, .assertion: return []
    }
  }
}
