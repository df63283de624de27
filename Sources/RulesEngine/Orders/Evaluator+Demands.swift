extension Evaluator {
  /// What is wrong with an option's own selection, while it is there.
  mutating func judge(_ option: OptionID) {
    guard case .known(true) = presence(of: option) else { return }
    switch rules[option].kind {
    case .choice(let choice): judge(option, choice)
    case .number: violations.report(readNumber(option, .sold).causes, step: step)
    case .toggle:
      violations.report(readToggle(option, .sold).causes.filter { $0.isOwn(option, ValueID(0)) }, step: step)
    case .text, .moment: break
    }
  }

  private mutating func judge(_ option: OptionID, _ choice: CheckedChoice) {
    let chosen = chosenValues(of: option)
    for value in chosen {
      // What leaves it undecided whether a value is sold matters only where it is read.
      let own = isSold(value, of: option, choice, .sold).causes.filter { $0.isOwn(option, value) }
      violations.report(own, step: step)
    }
    if case .several(let limits) = choice.amount {
      judge(option, choice, limits)
    } else if chosen.isEmpty, case .known(false) = mayBeEmpty(choice) {
      violations.report([cause(.notChosen(option))], step: step)
    }
  }

  private mutating func judge(_ option: OptionID, _ choice: CheckedChoice, _ limits: CheckedLimits) {
    let units = units(of: option, choice)
    guard let weight = weight(of: units, option) else {
      violations.report([cause(.tooLarge(step: step, place: place, [option]))], step: step)
      return
    }
    if let least = bound(limits.least), weight < least {
      say(rules.tooFew(option, least: least.shownWhole), option)
    }
    if let most = bound(limits.most), most < weight {
      say(rules.tooMany(option, most: most.shownWhole), option)
    }
    if let most = bound(limits.mostKinds), most < ExactValue(Int64(units.count)) {
      say(rules.tooManyKinds(option, most: most.shownWhole), option)
    }
    let each = limits.mostUnitsEach.map { bound($0) } ?? ExactValue(1)
    for unit in units {
      let value = choice.values[unit.value.index]
      let most = value.mostUnits.map { ExactValue(millionths: $0) } ?? each
      guard let most, most < ExactValue(unit.units) else { continue }
      say(rules.tooManyUnits(value, of: option, most: most.shownWhole), option)
    }
  }

  mutating func bound(_ quantity: CheckedQuantity?) -> ExactValue? {
    guard let quantity else { return nil }
    let worth = worth(of: quantity)
    violations.report(worth.causes, step: step)
    return worth.value
  }

  private mutating func say(_ prepared: PreparedViolation, _ option: OptionID) {
    let item = rules[option].item == nil ? nil : itemID
    violations.say(Violation(prepared, grade: .disallowed, item: item), step: step, item: self.item)
  }

  mutating func judge(_ requirement: CheckedRequirement) {
    if !requirement.options.isEmpty, requirement.kinds.isEmpty,
      requirement.options.allSatisfy({ presence(of: $0).value == false })
    {
      return
    }
    switch requirement.when.map({ verdict(on: $0) }) ?? .yes {
    case .known(false): return
    case .unknown(let causes):
      if case .known(true) = verdict(on: requirement.condition) { return }
      violations.report(causes, step: step)
      return
    case .known(true): break
    }
    switch verdict(on: requirement.condition) {
    case .known(true): return
    case .unknown(let causes): violations.report(causes, step: step)
    case .known(false):
      let violation = Violation(requirement.violation, grade: .disallowed, item: itemID)
      violations.say(violation, step: step, item: item)
    }
  }

  mutating func judge(_ alert: CheckedAlert) {
    switch verdict(on: alert.when) {
    case .known(false): return
    case .unknown(let causes):
      if !alert.isWarning { violations.report(causes, step: step) }
    case .known(true):
      let grade: Violation.Grade = alert.isWarning ? .warning : .disallowed
      violations.say(Violation(alert.violation, grade: grade, item: itemID), step: step, item: item)
    }
  }
}

extension Cause {
  /// It is the value itself that isn't sold.
  fileprivate func isOwn(_ option: OptionID, _ value: ValueID) -> Bool {
    switch fault {
    case .soldOut(option, value), .notSold(option, value), .noPrice(option, value): true
    default: false
    }
  }
}

extension ExactValue {
  /// A bound as a shopper reads it.
  var shownWhole: String {
    let whole = whole(up: false)
    return "\(whole.numerator)"
  }
}
