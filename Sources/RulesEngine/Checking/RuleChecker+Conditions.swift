extension RuleChecker {
  /// A formula that has to hold or not. A mistake makes it one that holds; the error was reported.
  mutating func condition(_ formula: Formula, depth: Int = 0) -> CheckedCondition {
    let term = term(formula, depth: depth)
    switch term {
    case .condition(let condition): return condition
    case .toggle(let option): return .toggle(option)
    case .unreadable: return .constant(true)
    default:
      report(.wrongType(expected: [.yesOrNo], found: type(of: term)), at: formula.origin.place)
      return .constant(true)
    }
  }

  /// One that may read selections and counts, never amounts.
  mutating func selectionCondition(_ formula: Formula?, _ role: Finding.Role) -> CheckedCondition? {
    guard let formula else { return nil }
    amountsRead = nil
    itemsCounted = nil
    let checked = condition(formula, in: role)
    if let read = amountsRead { report(.readsAmounts(role, through: read.through), at: read.place) }
    if let place = itemsCounted { report(.countsItems(role), at: place) }
    return checked
  }

  /// A number of the same kind.
  mutating func bound(_ formula: Formula?) -> CheckedQuantity? {
    guard let formula else { return nil }
    amountsRead = nil
    itemsCounted = nil
    let checked = quantity(formula, as: .number)
    if let read = amountsRead { report(.readsAmounts(.bound, through: read.through), at: read.place) }
    if let place = itemsCounted { report(.countsItems(.bound), at: place) }
    return checked
  }

  mutating func checkedCondition(_ formula: Formula, depth: Int) -> CheckedTerm {
    let place = formula.origin.place
    switch formula.kind {
    case .not(let inner): return .condition(.not(condition(inner, depth: depth + 1)))
    case .all(let parts): return .condition(.all(conditions(parts, depth: depth)))
    case .any(let parts): return .condition(.any(conditions(parts, depth: depth)))
    case .comparison(let left, let comparison, let right):
      return self.comparison(left, comparison, right, at: place, depth: depth)
    case .has(let left, let name): return has(left, name, at: place)
    case .matching(let left, let pattern, let negated):
      return matching(left, pattern, negated: negated, at: place, depth: depth)
    default: return .unreadable
    }
  }

  private mutating func conditions(_ parts: [Formula], depth: Int) -> [CheckedCondition] {
    var checked: [CheckedCondition] = []
    for (index, part) in parts.enumerated() {
      if index > 0, reportValue(part, after: parts[..<index]) { continue }
      checked.append(condition(part, depth: depth + 1))
    }
    return checked
  }

  /// `drink is 紅茶 or 綠茶`: the second is a value, and no condition.
  private mutating func reportValue(_ part: Formula, after earlier: ArraySlice<Formula>) -> Bool {
    guard case .name(let name) = part.kind, scope[name] == nil else { return false }
    var values: [Name] = []
    var option: Name?
    for before in earlier {
      switch before.kind {
      case .matching(let left, .oneOf(let points), negated: _):
        guard case .name(let optionName) = left.kind else { continue }
        option = optionName
        values += points.compactMap { if case .name(let value) = $0 { value } else { nil } }
      case .name(let value): values.append(value)
      default: continue
      }
    }
    guard let option, case .option(let id) = scope[option], scope.value(name, of: id) != nil else {
      return false
    }
    report(.valueIsNoCondition(name, option: option, values: values + [name]), at: part.origin.place)
    return true
  }

  private mutating func comparison(
    _ left: Formula, _ comparison: Formula.Comparison, _ right: Formula, at place: Place?, depth: Int
  ) -> CheckedTerm {
    let isEquality = comparison == .equal || comparison == .notEqual
    if isEquality, let point = point(right), !isQuantity(left) {
      return matching(left, .oneOf([point]), negated: comparison == .notEqual, at: place, depth: depth)
    }
    guard let (left, right) = pair(left, right, depth: depth) else { return .unreadable }
    guard common(left.type, right.type) != nil else {
      report(.amountAndNumber, at: place)
      return .unreadable
    }
    guard
      made(
        .sum(left, right), over: Denominator.leastCommonMultiple(left.denominator, right.denominator), .either,
        .unknown, at: place) != nil
    else { return .unreadable }
    return .condition(.comparison(left, comparison, right))
  }

  private func point(_ formula: Formula) -> Formula.Point? {
    switch formula.kind {
    case .name(let name): .name(name)
    case .text(let text): .text(text)
    case .literal(let literal): .number(SignedDecimal(literal))
    default: nil
    }
  }

  private func isQuantity(_ formula: Formula) -> Bool {
    guard case .name(let name) = formula.kind else { return !isQuoted(formula) }
    guard case .option(let option) = scope[name] else {
      return scope[name] != nil || !["date", "time", "day"].contains(name)
    }
    if case .number = scope[option].kind { return true }
    return false
  }

  private func isQuoted(_ formula: Formula) -> Bool {
    if case .text = formula.kind { true } else { false }
  }

  private mutating func has(_ left: Formula, _ name: Name, at place: Place?) -> CheckedTerm {
    let term = term(left)
    switch term {
    case .choice(let option), .severalValues(let option):
      guard let value = value(name, of: option, at: place) else { return .unreadable }
      return .condition(.has(option, value))
    case .unreadable: return .unreadable
    default:
      report(.wrongType(expected: [.severalValues], found: type(of: term)), at: left.origin.place)
      return .unreadable
    }
  }

  private mutating func matching(
    _ left: Formula, _ pattern: Formula.Pattern, negated: Bool, at place: Place?, depth: Int
  ) -> CheckedTerm {
    let term = term(left, depth: depth + 1)
    if case .unreadable = term { return .unreadable }
    guard let checked = matches(term, left, pattern, at: place) else { return .unreadable }
    guard negated else { return .condition(checked) }
    if case .quantity(let quantity) = term, case .option(let option) = quantity.kind {
      return .condition(.notOfNumber(checked, option))
    }
    return .condition(.not(checked))
  }

  private mutating func matches(
    _ term: CheckedTerm, _ left: Formula, _ pattern: Formula.Pattern, at place: Place?
  ) -> CheckedCondition? {
    switch (term, pattern) {
    case (.choice(let option), .chosen), (.severalValues(let option), .chosen), (.toggle(let option), .chosen),
      (.text(let option), .chosen):
      return .isChosen(option)
    case (.quantity(let quantity), .chosen):
      if case .option(let option) = quantity.kind { return .isChosen(option) }
    case (.text(let option), .blank): return .isBlank(option)
    case (.choice(let option), .oneOf(let points)): return choiceIsOneOf(option, points, at: place)
    case (.choice(let option), .inGroup(let group)):
      return values(ofGroup: group, in: option, at: place).map { .isOneOf(option, $0) }
    case (.severalValues, .oneOf), (.severalValues, .inGroup):
      if case .name(let name) = left.kind { report(.severalNeedHas(name), at: place) }
      return nil
    case (.toggle(let option), .on): return .toggle(option)
    case (.toggle(let option), .off): return .not(.toggle(option))
    case (.condition(let condition), .on): return condition
    case (.condition(let condition), .off): return .not(condition)
    case (.text(let option), .oneOf(let points)): return textIsOneOf(option, points, at: place)
    case (.text(let option), .form(let form)):
      if let form = TextForm(form) { return .matches(option, form) }
      report(.notAForm(form), at: place)
      return nil
    case (.quantity(let quantity), .oneOf(let points)): return quantityIsOneOf(quantity, points, at: place)
    case (.quantity(let quantity), .range(let low, let high)):
      guard let low = bound(low, of: quantity, at: place), let high = bound(high, of: quantity, at: place) else {
        return nil
      }
      return .isWithin(quantity, low, high)
    case (.date, _), (.time, _), (.day, _): return clockMatches(term, pattern, at: place)
    default: break
    }
    report(.wrongType(expected: types(pattern), found: type(of: term)), at: left.origin.place ?? place)
    return nil
  }

  private func types(_ pattern: Formula.Pattern) -> [Finding.FormulaType] {
    switch pattern {
    case .chosen: [.choice, .severalValues]
    case .blank, .form: [.text]
    case .on, .off: [.yesOrNo]
    case .oneOf, .inGroup: [.choice]
    case .range: [.number, .amount]
    case .timeRange: [.time]
    case .dateFrom, .dateUntil: [.date]
    }
  }

  private mutating func choiceIsOneOf(
    _ option: OptionID, _ points: [Formula.Point], at place: Place?
  ) -> CheckedCondition? {
    var found: [ValueID] = []
    for point in points {
      let name: Name
      switch point {
      case .name(let own): name = own
      case .text(let text): name = Name(text)
      case .number(let number): name = Name(number.description)
      case .date, .time:
        report(.wrongType(expected: [.choice], found: .date), at: place)
        return nil
      }
      guard let value = value(name, of: option, at: place) else { return nil }
      found.append(value)
    }
    return .isOneOf(option, found.sorted())
  }

  private mutating func textIsOneOf(
    _ option: OptionID, _ points: [Formula.Point], at place: Place?
  ) -> CheckedCondition? {
    var texts: [String] = []
    for point in points {
      switch point {
      case .name(let name): texts.append(name.text)
      case .text(let text): texts.append(text)
      case .number(let number): texts.append(number.description)
      case .date(let date): texts.append(date.description)
      case .time(let time): texts.append(time.description)
      }
    }
    return .textIsOneOf(option, texts)
  }

  private mutating func quantityIsOneOf(
    _ quantity: CheckedQuantity, _ points: [Formula.Point], at place: Place?
  ) -> CheckedCondition? {
    var checked: [CheckedQuantity] = []
    for point in points {
      guard let point = bound(point, of: quantity, at: place) else { return nil }
      checked.append(point)
    }
    return .quantityIsOneOf(quantity, checked)
  }

  /// A point that a quantity is compared with: a number, or the name of one.
  private mutating func bound(
    _ point: Formula.Point, of quantity: CheckedQuantity, at place: Place?
  ) -> CheckedQuantity? {
    switch point {
    case .number(let number): return constant(number)
    case .name(let name):
      return self.quantity(Formula(.name(name), at: place), as: quantity.type == .either ? nil : quantity.type)
    case .text, .date, .time:
      report(.wrongType(expected: [quantity.type == .amount ? .amount : .number], found: .text), at: place)
      return nil
    }
  }

  private mutating func clockMatches(
    _ term: CheckedTerm, _ pattern: Formula.Pattern, at place: Place?
  ) -> CheckedCondition? {
    switch (term, pattern) {
    case (.date, .dateFrom(let date)): return .dateIsWithin(date, nil)
    case (.date, .dateUntil(let date)): return .dateIsWithin(nil, date)
    case (.date, .oneOf(let points)):
      let dates = points.compactMap { if case .date(let date) = $0 { date } else { nil } }
      guard dates.count == points.count else { break }
      return .any(dates.map { .dateIsWithin($0, $0) })
    case (.date, .range(.date(let first), .date(let last))):
      if first > last { report(.emptyDates, at: place) }
      return .dateIsWithin(first, last)
    case (.time, .timeRange(let start, let end, on: let names)):
      guard let days = weekdays(names, at: place) else { return nil }
      return .timeIsWithin(start, end, on: days)
    case (.time, .oneOf(let points)):
      let times = points.compactMap { if case .time(let time) = $0 { time } else { nil } }
      guard times.count == points.count else { break }
      return .timeIsOneOf(times)
    case (.day, .oneOf(let points)):
      let names = points.compactMap { if case .name(let name) = $0 { name } else { nil } }
      guard names.count == points.count else { break }
      return weekdays(names, at: place).map { .dayIsOneOf($0) }
    case (.day, .range(.name(let first), .name(let last))):
      guard let ends = weekdays([first, last], at: place) else { return nil }
      return .dayIsOneOf(days(from: ends[0], to: ends[1]))
    default: break
    }
    report(.wrongType(expected: types(pattern), found: type(of: term)), at: place)
    return nil
  }

  private mutating func weekdays(_ names: [Name], at place: Place?) -> [Weekday]? {
    var found: [Weekday] = []
    for name in names {
      guard let day = Weekday(name: name) else {
        report(.unknownDay(name), at: place)
        return nil
      }
      found.append(day)
    }
    return found
  }

  /// From one day to another, over the end of the week where the other comes first.
  private func days(from first: Weekday, to last: Weekday) -> [Weekday] {
    let count = (last.rawValue - first.rawValue + 7) % 7
    return (0...count).map { Weekday.allCases[(first.rawValue + $0) % 7] }
  }
}
