/// What checking gives: a rule set that can be used, if there was no error, and everything that was found.
public struct CheckingResult: Sendable {
  public let ruleSet: CheckedRuleSet?
  public let findings: [Finding]
}

extension RuleSet {
  /// Finds every mistake at once. No order is needed, and nothing is priced.
  ///
  /// - Parameter onlyForErrors: Leaves out the look at what is only likely wrong, which takes about as long as the rest.
  public func check(onlyForErrors: Bool = false) -> CheckingResult {
    var checker = RuleChecker(self)
    return checker.check(onlyForErrors: onlyForErrors)
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
  var kinds: [CheckedItemKind] = []
  var steps: [CheckedStep] = []
  /// What the lines above can sum to, at the statement that is being checked.
  var subtotalRange = Interval.constant(Fraction(0, over: 1))
  let step: PriceStep
  /// The conditions so far, with what they decide.
  var deciding: [DecidingCondition] = []
  var used = UsedNames()
  var groupValues: [GroupInOption: [ValueID]] = [:]
  /// The groups that are headings, by their index: those of an option, and those of lists.
  var headings: [OptionID: [Int]] = [:]
  var sharedHeadings: [Int] = []
  var groupsChecked = 0
  /// Options whose prices are multiplied or rounded by the line that places them.
  var multiplied: Set<OptionID> = []
  /// How many definitions may read each other, one through the next: what they are worth is worked out through all.
  static let deepestDefinition = 32
  /// Of each definition, through how many it reads.
  var definitionDepths: [Int] = []
  /// The greatest depth of those that were read since a definition began.
  var depthRead = 0
  /// Of a chain that goes on and on the first one is enough.
  var saidDefinitionTooDeep = false
  /// Set when a formula reads amounts of lines.
  var amountsRead: AmountsRead?
  /// The options whose `price of` some formula reads.
  var pricesRead: Set<OptionID> = []
  /// What `sold out` says of each option.
  var switchedOff: [OptionID: [CheckedSoldOut]] = [:]
  /// Made for the first statement `sold out`.
  var soldOutNames: SoldOutNames?
  /// Set when a formula in an item counts the order's items.
  var itemsCounted: Place??
  /// What the item that is being checked is taken times.
  var currentTimes: OptionID?
  /// Where the order's own lines stand, as long as an item below would be a mistake.
  var orderLines: [Place?] = []
  var hasTotalRounding = false
  /// Whether some table has a head `none`: without one no row prices that an option isn't there.
  var hasHeadForNone = false

  init(_ rules: RuleSet) {
    self.rules = rules
    self.scope = RuleScope(rules)
    // Where the currency is missing an error is found; any step serves to go on.
    self.step = rules.rounding.step ?? rules.currency?.sellingStep ?? .whole
  }

  mutating func check(onlyForErrors: Bool) -> CheckingResult {
    checkTerms()
    findings += scope.findings
    for statement in rules.statements { check(statement) }
    checkBasePrices()
    addMoment()
    for (option, soldOut) in switchedOff where option.index < options.count { options[option.index].soldOut = soldOut }
    let order = checkPresence()
    guard let terms, let order, !findings.contains(where: { $0.severity == .error }) else {
      return CheckingResult(ruleSet: nil, findings: findings)
    }
    if !onlyForErrors { review() }
    let ruleSet = CheckedRuleSet(
      terms: terms, options: options, definitions: definitions, kinds: kinds, steps: steps, presenceOrder: order)
    return CheckingResult(ruleSet: ruleSet, findings: findings)
  }

  mutating func report(_ mistake: Finding.Mistake, at place: Place?) {
    findings.append(Finding(mistake, at: place))
  }

  /// Statements in the order of the file: a `let` is declared above its use, an option anywhere.
  mutating func check(_ statement: Statement) {
    switch statement {
    case .option(let option): checkOption(option)
    case .item(let item): checkItem(item)
    case .kinds(let group): checkKinds(group)
    case .group(let group): checkGroup(group)
    case .definition(let definition): checkDefinition(definition)
    case .soldOut(let soldOut): checkSoldOut(soldOut)
    case .line(let line):
      noteLine(at: line.origin.place)
      checkLine(line).map { steps.append(.line($0)) }
    case .pick(let pick):
      noteLine(at: pick.origin.place)
      checkPick(pick).map { steps.append(.pick($0)) }
    case .totalRounding(let rounding): checkTotalRounding(rounding)
    case .subtotal(let subtotal):
      noteLine(at: subtotal.origin.place)
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
      if rules.sells { report(.noCurrency, at: nil) }
      return
    }
    if currency.sellingStep == nil && rules.rounding.step == nil {
      report(.currencyWithoutStep(currency), at: nil)
    }
  }

  private var terms: ShopTerms? {
    guard let currency = rules.currency else { return nil }
    return ShopTerms(
      title: rules.title, currency: currency, step: step, rounding: rules.rounding.mode,
      roundsUnits: rules.rounding.isPerUnit, languages: rules.languages)
  }
}
