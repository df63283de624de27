/// What a name in `sold out` stands for.
private struct SoldOutTarget {
  let option: OptionID
  /// None is the option as a whole.
  var values: [ValueID]?
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
          CheckedSoldOut(values: target.values.map { Set($0) }, when: when, place: soldOut.origin.place))
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
        guard let id = scope.values(of: target.option)[value.name], target.values?.contains(id) ?? true else {
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
    scope.options.indices.filter { scope.current == nil || scope.owners[$0] == scope.current }
      .map { (index: $0, option: scope.options[$0]) }
  }

  private func targets(of soldOut: SoldOut) -> [SoldOutTarget] {
    var targets: [SoldOutTarget] = []
    for (index, option) in optionsInReach where option.name == soldOut.name {
      targets.append(SoldOutTarget(option: OptionID(index), values: nil))
    }
    if !targets.isEmpty { return targets }
    if case .group(let index) = scope[soldOut.name] { return self.targets(ofGroup: scope.groups[index]) }
    for (index, option) in optionsInReach {
      guard case .choice(let choice) = option.kind else { continue }
      let values = choice.values.indices.filter { choice.values[$0].lists.contains(soldOut.name) }
      if !values.isEmpty {
        targets.append(SoldOutTarget(option: OptionID(index), values: values.map { ValueID($0) }))
      }
    }
    return targets
  }

  private func targets(ofGroup group: ValueGroup) -> [SoldOutTarget] {
    var targets: [SoldOutTarget] = []
    for (index, option) in optionsInReach where group.option == nil || group.option == option.name {
      let ids = scope.values(of: OptionID(index))
      let values = group.values.compactMap { ids[$0] }
      if !values.isEmpty { targets.append(SoldOutTarget(option: OptionID(index), values: values)) }
    }
    return targets
  }

  private func valueNames(of targets: [SoldOutTarget]) -> [Name] {
    var names: [Name] = []
    for target in targets {
      guard let choice = scope.choice(target.option) else { continue }
      for (index, value) in choice.values.enumerated()
      where (target.values?.contains(ValueID(index)) ?? true) && !names.contains(value.name) {
        names.append(value.name)
      }
    }
    return names
  }

  private mutating func reportUnknown(_ soldOut: SoldOut) {
    for (index, option) in optionsInReach where scope.values(of: OptionID(index))[soldOut.name] != nil {
      report(.valueSoldOutByItself(soldOut.name, of: option.name), at: soldOut.origin.place)
      return
    }
    var lists: Set<Name> = []
    for (_, option) in optionsInReach {
      guard case .choice(let choice) = option.kind else { continue }
      for value in choice.values { lists.formUnion(value.lists) }
    }
    let names = optionsInReach.map { $0.option.name } + lists.sorted { $0.key < $1.key }
    report(.unknownName(soldOut.name, among: names), at: soldOut.origin.place)
  }
}
