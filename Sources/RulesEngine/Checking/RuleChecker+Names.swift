/// What a part of a formula turned out to be.
enum CheckedTerm {
  case quantity(CheckedQuantity)
  case condition(CheckedCondition)
  case percent(Percentage)
  case choice(OptionID)
  case severalValues(OptionID)
  case text(OptionID)
  case toggle(OptionID)
  case quoted(String)
  case date, time, day
  /// A mistake that was reported already.
  case unreadable
}

extension RuleChecker {
  /// What a name stands for: a declaration in the file wins over a built-in name.
  mutating func term(_ name: Name, at place: Place?) -> CheckedTerm {
    switch scope[name] {
    case .option(let option): return term(option)
    case .definition(let declared): return definitionTerm(name, declaredAt: declared, at: place)
    case .kind, .kinds:
      report(.wrongType(expected: [.amount, .number, .yesOrNo], found: .items), at: place)
      return .unreadable
    case .group:
      report(.wrongType(expected: [.amount, .number, .yesOrNo], found: .group), at: place)
      return .unreadable
    case nil: return builtIn(name, at: place)
    }
  }

  func term(_ option: OptionID) -> CheckedTerm {
    switch scope[option].kind {
    case .choice(let choice):
      if case .several = choice.amount { return .severalValues(option) }
      return .choice(option)
    case .number(let range): return .quantity(quantity(of: option, range))
    case .toggle: return .toggle(option)
    case .text: return .text(option)
    }
  }

  private mutating func definitionTerm(_ name: Name, declaredAt declared: Place?, at place: Place?) -> CheckedTerm {
    guard let id = scope.definitionID(name) else {
      report(.declaredBelow(name, at: declared), at: place)
      return .unreadable
    }
    guard id.index < definitions.count else { return .unreadable }
    used.definitions.insert(id)
    depthRead = max(depthRead, definitionDepths[id.index])
    let definition = definitions[id.index]
    if definition.readsAmounts, definition.item != scope.current {
      report(.orderAmountInItem, at: place)
      return .unreadable
    }
    if definition.readsAmounts { amountsRead = AmountsRead(through: name, place: place) }
    switch definition.content {
    case .quantity(let quantity):
      if case .constant = quantity.kind { return .quantity(quantity) }
      return .quantity(
        CheckedQuantity(
          kind: .definition(id), denominator: quantity.denominator, type: quantity.type, range: quantity.range))
    case .condition: return .condition(.definition(id))
    case .percent(let percent): return .percent(percent)
    case .lookup(let lookup): return .quantity(quantity(of: lookup, id))
    case .alias(let option): return term(option)
    }
  }

  private mutating func builtIn(_ name: Name, at place: Place?) -> CheckedTerm {
    switch name.key {
    case "subtotal":
      amountsRead = AmountsRead(through: nil, place: place)
      return .quantity(cost(.subtotal))
    case "date": return .date
    case "time": return .time
    case "day": return .day
    default:
      report(unknown(name, among: knownNames), at: place)
      return .unreadable
    }
  }

  func cost(_ base: CheckedBase) -> CheckedQuantity {
    let range = if case .subtotal = base { subtotalRange } else { Interval.fromZero }
    return CheckedQuantity(
      kind: .cost(base), denominator: Int128(step.denominator), type: .amount, range: range)
  }

  /// Whether the names that may be meant are gathered: no more than these mistakes are read at once.
  private var gathersNames: Bool { findings.count < 200 }

  var knownNames: [Name] {
    guard gathersNames else { return [] }
    return scope.namesHere.sorted { $0.key < $1.key } + RuleScope.builtIns.names.sorted { $0.key < $1.key }
  }

  /// An option by its name, or by another name for it.
  mutating func option(_ name: Name, at place: Place?) -> OptionID? {
    switch scope[name] {
    case .option(let option): return option
    case .definition:
      if let id = scope.definitionID(name) {
        // Of an unreadable `let` nothing more is said.
        guard id.index < definitions.count else { return nil }
        used.definitions.insert(id)
        if case .alias(let option) = definitions[id.index].content { return option }
      }
      report(.unknownName(name, among: optionNames), at: place)
    case .group: report(.wrongType(expected: [.choice], found: .group), at: place)
    case .kind, .kinds: report(.wrongType(expected: [.choice], found: .items), at: place)
    case nil: report(unknown(name, among: optionNames), at: place)
    }
    return nil
  }

  var optionNames: [Name] { gathersNames ? scope.optionsHere.map { $0.name } : [] }

  /// A name that means nothing here, though it may mean something inside an item.
  func unknown(_ name: Name, among names: [Name]) -> Finding.Mistake {
    guard let item = scope.item(declaring: name) else { return .unknownName(name, among: names) }
    return .nameOfItem(name, item: item)
  }

  mutating func value(_ name: Name, of option: OptionID, at place: Place?) -> ValueID? {
    if let found = scope.value(name, of: option) { return found }
    let names = scope.choice(option)?.values.map { $0.name } ?? []
    report(.unknownValue(name, of: scope[option].name, among: names), at: place)
    return nil
  }

  /// The values of a group that belong to an option.
  mutating func values(ofGroup name: Name, in option: OptionID, at place: Place?) -> [ValueID]? {
    guard case .group(let index) = scope[name] else {
      report(.unknownName(name, among: scope.groups.map { $0.name }), at: place)
      return nil
    }
    let found = values(ofGroup: index, in: option)
    guard !found.isEmpty || scope.groups[index].values.isEmpty else {
      report(
        .unknownName(name, among: scope.groups.filter { $0.option == scope[option].name }.map { $0.name }), at: place)
      return nil
    }
    return found
  }

  /// A group may be asked for by many rules; it is looked through once. Without `of` it has to be a group of the option
  /// that it is used for.
  mutating func values(ofGroup index: Int, in option: OptionID) -> [ValueID] {
    used.groups.insert(index)
    let key = GroupInOption(group: index, option: option)
    if let known = groupValues[key] { return known }
    let group = scope.groups[index]
    let found = group.values.compactMap { scope.value($0, of: option) }.sorted()
    groupValues[key] = found
    if group.option == nil, !found.isEmpty, found.count < group.values.count {
      for name in group.values { _ = value(name, of: option, at: group.origin.place) }
    }
    return found
  }
}

/// A group of values, and the option whose values are meant.
struct GroupInOption: Hashable {
  let group: Int
  let option: OptionID
}
