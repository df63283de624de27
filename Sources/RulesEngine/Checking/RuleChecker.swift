/// What checking gives: a rule set that can be used, if there was no error, and everything that was found.
public struct CheckingResult: Sendable {
  public let ruleSet: CheckedRuleSet?
  public let findings: [Finding]
}

extension RuleSet {
  /// Finds every mistake at once. No order is needed, and nothing is priced.
  public func check() -> CheckingResult {
    var checker = RuleChecker(self)
    return checker.check()
  }
}

/// The state of checking: what was declared, what was worked out so far, what was found.
///
/// Its parts stand in files of their own, one a kind of thing that is checked.
struct RuleChecker {
  let rules: RuleSet
  var findings: [Finding] = []
  var scope: RuleScope
  var options: [CheckedOption] = []
  var definitions: [CheckedDefinition] = []
  var steps: [CheckedStep] = []
  /// What the lines above can sum to, at the statement that is being checked.
  var subtotalRange = Interval.constant(Fraction(0, over: 1))
  let step: PriceStep
  /// The conditions so far, with what they decide.
  var deciding: [DecidingCondition] = []
  var used = UsedNames()
  /// Options whose prices are multiplied or rounded by the line that places them.
  var multiplied: Set<Name> = []
  /// Set when a formula reads amounts of lines.
  var amountsRead: AmountsRead?

  init(_ rules: RuleSet) {
    self.rules = rules
    self.scope = RuleScope(rules)
    // Where the currency is missing an error is found; any step serves to go on.
    self.step = rules.rounding.step ?? rules.currency?.sellingStep ?? .whole
  }

  mutating func check() -> CheckingResult {
    checkTerms()
    findings += scope.findings
    for (index, statement) in rules.statements.enumerated() { check(statement, index) }
    addMoment()
    let order = checkPresence()
    guard let terms, let order, !findings.contains(where: { $0.severity == .error }) else {
      return CheckingResult(ruleSet: nil, findings: findings)
    }
    review()
    let ruleSet = CheckedRuleSet(
      terms: terms, options: options, definitions: definitions, steps: steps, presenceOrder: order)
    return CheckingResult(ruleSet: ruleSet, findings: findings)
  }

  mutating func report(_ mistake: Finding.Mistake, at place: Place?) {
    findings.append(Finding(mistake, at: place))
  }

  /// Statements in the order of the file: a `let` is declared above its use, an option anywhere.
  private mutating func check(_ statement: Statement, _ index: Int) {
    switch statement {
    case .option(let option): checkOption(option, at: index)
    case .group(let group): checkGroup(group)
    case .definition(let definition): checkDefinition(definition)
    case .line(let line): checkLine(line).map { steps.append(.line($0)) }
    case .pick(let pick): checkPick(pick).map { steps.append(.pick($0)) }
    case .subtotal(let subtotal):
      steps.append(.subtotal(subtotal.label, subtotal.origin.place))
    case .requirement(let requirement): checkRequirement(requirement)
    case .alert(let alert): checkAlert(alert)
    case .assertion(let assertion):
      let condition = condition(assertion.condition)
      steps.append(.assertion(condition, assertion.origin.place))
    }
  }

  private mutating func checkTerms() {
    guard let currency = rules.currency else {
      report(.noCurrency, at: nil)
      return
    }
    if currency.sellingStep == nil && rules.rounding.step == nil {
      report(.currencyWithoutStep(currency), at: nil)
    }
  }

  private var terms: ShopTerms? {
    guard let currency = rules.currency else { return nil }
    return ShopTerms(
      title: rules.title, currency: currency, step: step, rounding: rules.rounding.mode, languages: rules.languages)
  }
}
