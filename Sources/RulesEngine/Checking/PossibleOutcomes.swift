/// Whether some order makes a condition hold, and whether some order makes it fail.
struct PossibleOutcomes {
  private(set) var canHold = false
  private(set) var canFail = false

  /// Beyond this many combinations of cases anything is taken for possible.
  private static let combinationLimit = 2_048

  init(of condition: CheckedCondition, _ checker: RuleChecker) {
    let sketch = ConditionSketch(condition, checker.scope, checker.definitions)
    let making = ConditionCases(checker: checker, sketch: sketch)
    let cases = sketch.topics.map { making.cases(of: $0) }
    var count = 1
    for own in cases where count <= PossibleOutcomes.combinationLimit { count *= max(1, own.count) }
    guard !sketch.isTooLarge, count <= PossibleOutcomes.combinationLimit else {
      canHold = true
      canFail = true
      return
    }
    for combination in 0..<count where !(canHold && canFail) {
      note(sketch.truth(sketch.truths(cases, combination)))
    }
  }

  private mutating func note(_ truth: Truth) {
    switch truth {
    case .holds: canHold = true
    case .fails: canFail = true
    case .unknown: break
    }
  }

  /// A condition that can neither hold nor fail is never known; of that nothing is said here.
  var alwaysHolds: Bool { canHold && !canFail }
  var neverHolds: Bool { canFail && !canHold }
}

extension ConditionSketch {
  /// What is true of every atom, where each subject is in one of its cases; the number says in which.
  fileprivate func truths(_ cases: [[[Truth]]], _ combination: Int) -> [Truth] {
    var truths = [Truth](repeating: .unknown, count: atoms.count)
    var rest = combination
    for (topic, own) in zip(topics, cases) where !own.isEmpty {
      let chosen = own[rest % own.count]
      rest /= own.count
      for (atom, truth) in zip(topic.atoms, chosen) { truths[atom] = truth }
    }
    return truths
  }

  /// What the condition comes to, by the strong three-valued logic of Kleene.
  func truth(_ truths: [Truth]) -> Truth { truth(of: root, truths) }

  private func truth(of node: Node, _ truths: [Truth]) -> Truth {
    switch node {
    case .constant(let holds): return Truth(holds)
    case .atom(let index): return truths[index]
    case .not(let inner): return truth(of: inner, truths).negated
    case .all(let parts): return truth(of: parts, decidedBy: .fails, truths)
    case .any(let parts): return truth(of: parts, decidedBy: .holds, truths)
    }
  }

  private func truth(of parts: [Node], decidedBy deciding: Truth, _ truths: [Truth]) -> Truth {
    var found = deciding.negated
    for part in parts {
      let own = truth(of: part, truths)
      if own == deciding { return deciding }
      if own == .unknown { found = .unknown }
    }
    return found
  }
}
