/// Prices an order from scratch: slow, and right at a glance.
///
/// It reads the checked rules and not the compiled program, so that whatever is faster can be held against it. It goes
/// through the file from top to bottom, as a reader does; each step sees what the lines above it came to. The items are
/// worked out first, each as an order of its own.
struct Evaluator {
  let rules: CheckedRuleSet
  let selections: Selections
  /// The item that is being worked out; none for the order.
  var item: Int?
  /// How many times the item is taken.
  var times: Decided<Int64> = .known(1)
  /// What stands at the line that is being worked out is for the whole item.
  var isOnce = false
  /// Whether each option is there: the order's, and each item's own.
  var presence: [OptionID: Decided<Bool>] = [:]
  var itemPresence: [[OptionID: Decided<Bool>]]
  /// How many units of each kind the order holds.
  var kindUnits: [Decided<ExactValue>] = []
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
    evaluator.countItems()
    evaluator.evaluateItems()
    evaluator.evaluateSteps(rules.steps.indices)
    return evaluator.quote
  }

  /// Whether an option is known to be there.
  static func isThere(
    _ option: OptionID, in item: ItemID?, _ selections: Selections, by rules: CheckedRuleSet
  ) -> Bool {
    var evaluator = Evaluator(rules: rules, selections: selections)
    evaluator.decidePresence()
    evaluator.item = item.flatMap { item in selections.items.firstIndex { $0.id == item } }
    return evaluator.presence(of: option).value == true
  }

  init(rules: CheckedRuleSet, selections: Selections) {
    self.rules = rules
    self.selections = selections
    itemPresence = [[OptionID: Decided<Bool>]](repeating: [:], count: selections.items.count)
  }

  /// The steps of items, which stand together, are left to the items.
  mutating func evaluateSteps(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      step = index
      isOnce = false
      evaluate(rules.steps[index])
      if case .item(let kind) = rules.steps[index] { index = rules[kind].steps.upperBound } else { index += 1 }
    }
  }

  private mutating func evaluate(_ checked: CheckedStep) {
    switch checked {
    case .option(let option):
      place = rules[option].place
      judge(option)
    case .item(let kind):
      place = rules[kind].place
      judge(kind)
    case .line(let line):
      guard !isEmptyOrder else { return }
      place = line.place
      isOnce = line.isOnce
      apply(outcome(of: line), of: line)
    case .pick(let pick):
      guard !isEmptyOrder else { return }
      place = pick.place
      evaluate(pick)
    case .definition(let id): evaluate(id)
    case .subtotal(let label, let place):
      if !isEmptyOrder { showSubtotal(label, place) }
    case .totalRounding(let rounding):
      guard !isEmptyOrder else { return }
      place = rounding.place
      evaluate(rounding)
    case .requirement(let requirement):
      place = requirement.place
      judge(requirement)
    case .alert(let alert):
      place = alert.place
      judge(alert)
    case .assertion: return
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
    subtotals.append(
      ShownSubtotal(
        label: label, amount: Money(steps: lines.sum), lineCount: lines.lines.count, item: itemID, place: place))
  }

  private var quote: Quote {
    Quote(
      lines: lines.lines, subtotals: subtotals, includedTaxes: includedTaxes,
      violations: composedViolations(),
      total: lines.isOpen ? nil : Money(steps: lines.sum))
  }

  /// The name of the item that is being worked out.
  var itemID: ItemID? { item.map { selections.items[$0].id } }

  /// Why something isn't known: of an item's own option, in which item.
  func cause(_ fault: Fault) -> Cause {
    switch fault {
    case .notChosen(let option), .soldOut(let option, _), .notSold(let option, _), .noPrice(let option, _),
      .outOfRange(let option), .notAStep(let option):
      Cause(fault: fault, item: rules[option].item == nil ? nil : item)
    case .notListed(let id): Cause(fault: fault, item: rules.definitions[id.index].item == nil ? nil : item)
    case .noTime: Cause(fault: fault, item: nil)
    case .lineNotPriced, .negativeAmount, .tooLarge: Cause(fault: fault, item: item)
    }
  }

  /// A result that didn't fit its integer.
  func fitting<Value>(_ value: Value?) -> Decided<Value> {
    guard let value else { return .unknown([cause(.tooLarge(step: step, place: place, optionsOfStep))]) }
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
    case .pick, .definition, .subtotal, .assertion, .item, .totalRounding: return []
    }
  }
}
