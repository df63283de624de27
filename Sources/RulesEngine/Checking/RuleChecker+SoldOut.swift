/// What a name in `sold out` stands for.
struct SoldOutTarget {
  let option: OptionID
  /// None is the option as a whole.
  var values: Set<ValueID>?
}

/// What each name in `sold out` stands for, found once for all statements.
struct SoldOutNames {
  fileprivate var options: [Name: [OptionID]] = [:]
  fileprivate var lists: [Name: [SoldOutTarget]] = [:]

  init(_ options: [DeclaredOption]) {
    for (index, declared) in options.enumerated() {
      let option = declared.option
      let id = OptionID(index)
      self.options[option.name, default: []].append(id)
      guard case .choice(let choice) = option.kind else { continue }
      var values: [Name: Set<ValueID>] = [:]
      for (index, value) in choice.values.enumerated() {
        for list in value.lists { values[list, default: []].insert(ValueID(index)) }
      }
      for (list, values) in values { lists[list, default: []].append(SoldOutTarget(option: id, values: values)) }
    }
  }
}

extension RuleChecker {
  mutating func checkSoldOut(_ soldOut: SoldOut) {
    let when = selectionCondition(soldOut.when, .soldOut)
    let targets = targets(of: soldOut)
    guard !targets.isEmpty else {
      reportUnknown(soldOut)
      return
    }
    if let values = soldOut.values {
      switchOff(values, in: targets, soldOut, when)
      return
    }
    for target in targets {
      if canBeSoldOut(target.option) {
        switchedOff[target.option, default: []].append(
          CheckedSoldOut(values: target.values, when: when, place: soldOut.origin.place))
      } else {
        report(.cannotBeSoldOut(soldOut.name), at: soldOut.origin.place)
      }
    }
  }

  private mutating func switchOff(
    _ values: [SoldOut.Value], in targets: [SoldOutTarget], _ soldOut: SoldOut, _ when: CheckedCondition?
  ) {
    var found: [OptionID: Set<ValueID>] = [:]
    for value in values {
      var isKnown = false
      for target in targets {
        guard let id = scope.value(value.name, of: target.option), target.values?.contains(id) ?? true else {
          continue
        }
        found[target.option, default: []].insert(id)
        isKnown = true
      }
      if !isKnown {
        report(
          .unknownValue(value.name, of: soldOut.name, among: valueNames(of: targets)),
          at: value.origin.place ?? soldOut.origin.place)
      }
    }
    for (option, values) in found {
      switchedOff[option, default: []].append(
        CheckedSoldOut(values: values, when: when, place: soldOut.origin.place))
    }
  }

  private func canBeSoldOut(_ option: OptionID) -> Bool {
    switch scope[option].kind {
    case .choice, .toggle: true
    case .number(let range): !range.isMoney
    case .text: false
    }
  }

  // MARK: Names

  /// At the order the options of all items, too; in an item its own.
  private var optionsInReach: [(index: Int, option: ShopOption)] {
    scope.options.indices.map { (index: $0, option: scope.options[$0].option) }
      .filter { isInReach(OptionID($0.index)) }
  }

  private func isInReach(_ option: OptionID) -> Bool {
    scope.current == nil || scope.options[option.index].owner == scope.current
  }

  private mutating func targets(of soldOut: SoldOut) -> [SoldOutTarget] {
    let names = soldOutNames ?? SoldOutNames(scope.options)
    soldOutNames = names
    let options = (names.options[soldOut.name] ?? []).filter { isInReach($0) }
    if !options.isEmpty { return options.map { SoldOutTarget(option: $0, values: nil) } }
    if case .group(let index) = scope[soldOut.name] {
      used.groups.insert(index)
      return targets(ofGroup: scope.groups[index])
    }
    return (names.lists[soldOut.name] ?? []).filter { isInReach($0.option) }
  }

  private func targets(ofGroup group: ValueGroup) -> [SoldOutTarget] {
    var targets: [SoldOutTarget] = []
    for (index, option) in optionsInReach where group.option == nil || group.option == option.name {
      let values = Set(group.values.compactMap { scope.value($0, of: OptionID(index)) })
      if !values.isEmpty { targets.append(SoldOutTarget(option: OptionID(index), values: values)) }
    }
    return targets
  }

  private func valueNames(of targets: [SoldOutTarget]) -> [Name] {
    var names: [Name] = []
    var seen: Set<Name> = []
    for target in targets {
      guard let choice = scope.choice(target.option) else { continue }
      for (index, value) in choice.values.enumerated()
      where (target.values?.contains(ValueID(index)) ?? true) && seen.insert(value.name).inserted {
        names.append(value.name)
      }
    }
    return names
  }

  private mutating func reportUnknown(_ soldOut: SoldOut) {
    for (index, option) in optionsInReach where scope.value(soldOut.name, of: OptionID(index)) != nil {
      report(.valueSoldOutByItself(soldOut.name, of: option.name), at: soldOut.origin.place)
      return
    }
    let lists = (soldOutNames?.lists.keys.map { $0 } ?? []).sorted { $0.key < $1.key }
    let names = optionsInReach.map { $0.option.name } + lists
    report(.unknownName(soldOut.name, among: names), at: soldOut.origin.place)
  }
}
