extension RuleChecker {
  mutating func checkItem(_ item: ItemKind) {
    guard scope.current == nil else {
      report(.itemInItem(item.name), at: item.origin.place)
      return
    }
    let id = ItemKindID(kinds.count)
    guard id.index < scope.kinds.count else { return }
    reportLinesAbove(item)
    let limits = item.limits.map { (least: bound($0.least), most: bound($0.most)) }
    steps.append(.item(id))
    let firstStep = steps.count
    let firstOption = options.count
    let outer = subtotalRange
    scope.current = id
    subtotalRange = Interval.constant(Fraction(0, over: 1))
    let times = item.times.flatMap { checkedTimes($0, of: item) }
    currentTimes = times
    for statement in item.statements { check(statement) }
    currentTimes = nil
    scope.current = nil
    subtotalRange = outer
    widenSubtotal(by: .fromZero)
    kinds.append(
      CheckedItemKind(
        name: item.name, label: item.label ?? LocalizedText(item.name.text), least: limits?.least ?? nil,
        most: limits?.most ?? nil, times: times, options: (firstOption..<options.count).map { OptionID($0) },
        steps: firstStep..<steps.count, place: item.origin.place))
  }

  /// `subtotal` starts as the items' sum, so nothing of the order is priced above them.
  private mutating func reportLinesAbove(_ item: ItemKind) {
    for place in orderLines { report(.lineAboveItem(item.name), at: place) }
    orderLines = []
  }

  /// A line of the order: no item may stand below it, and nothing below the rounding of the total.
  mutating func noteLine(at place: Place?) {
    guard scope.current == nil else { return }
    if !scope.kinds.isEmpty { orderLines.append(place) }
    if hasTotalRounding { report(.lineBelowRounding, at: place) }
  }

  /// A whole number from 1 that is always there.
  private mutating func checkedTimes(_ name: Name, of item: ItemKind) -> OptionID? {
    let place = item.origin.place
    guard case .option(let option)? = scope.here[name] else {
      let own = scope.optionsHere.filter { if case .number(let range) = $0.kind { !range.isMoney } else { false } }
      report(.unknownTimes(name, item: item.name, among: own.map { $0.name }), at: place)
      return nil
    }
    guard case .number(let range) = scope[option].kind, !range.isMoney, range.isWholeFromOne,
      scope[option].onlyWhen == nil
    else {
      report(.timesNotWhole(name), at: scope[option].origin.place ?? place)
      return nil
    }
    return option
  }

  mutating func checkKinds(_ group: KindGroup) {
    for name in group.kinds where kind(name) == nil {
      report(.unknownKind(name, among: scope.kinds.map { $0.name }), at: group.origin.place)
    }
  }

  private func kind(_ name: Name) -> ItemKindID? {
    if case .kind(let kind)? = scope[name] { kind } else { nil }
  }

  mutating func checkTotalRounding(_ rounding: TotalRounding) {
    let place = rounding.origin.place
    if scope.current != nil {
      report(.roundingInItem, at: place)
      return
    }
    let when = rounding.when.map { condition($0) }
    if hasTotalRounding { report(.lineBelowRounding, at: place) }
    hasTotalRounding = true
    guard let own = PriceStep(rounding.step) else {
      report(.stepNotPositive, at: place)
      return
    }
    if !own.isMultiple(of: step) { report(.roundingStepOff(own, shop: step), at: place) }
    let label = rounding.label ?? BuiltInLabel.totalRounding(for: rules.languages)
    steps.append(.totalRounding(CheckedTotalRounding(label: label, step: own, when: when, place: place)))
  }

  // MARK: What formulas read of items

  /// The items that a formula names: a kind, a group of kinds, or those of them for which something holds. None, if it
  /// names no items, with nothing reported.
  mutating func items(_ formula: Formula) -> CheckedItems? {
    switch formula.kind {
    case .name(let name):
      return kinds(called: name).map { CheckedItems(parts: $0.map { .init(kind: $0, filter: nil) }) }
    case .filtered(let inner, where: let filter):
      guard case .name(let name) = inner.kind, let kinds = kinds(called: name) else { return nil }
      let items = CheckedItems(parts: kinds.map { .init(kind: $0, filter: self.filter(filter, of: $0)) })
      if kinds.count == 1, let checked = items.parts[0].filter {
        deciding.append(DecidingCondition(formula: filter, checked: checked, decision: .filter))
      }
      return items
    default: return nil
    }
  }

  private mutating func kinds(called name: Name) -> [ItemKindID]? {
    switch scope[name] {
    case .kind(let kind): return [kind]
    case .kinds(let index):
      used.kindGroups.insert(index)
      var found: [ItemKindID] = []
      for name in scope.kindGroups[index].kinds {
        if let kind = kind(name), !found.contains(kind) { found.append(kind) }
      }
      return found.sorted()
    case .option, .definition, .group, nil: return nil
    }
  }

  /// What must hold for an item: its options are meant first, and no amounts are read.
  private mutating func filter(_ formula: Formula, of kind: ItemKindID) -> CheckedCondition? {
    let outer = scope.current
    let read = amountsRead
    scope.current = kind
    let checked = selectionCondition(formula, .filter)
    scope.current = outer
    amountsRead = read
    return checked
  }

  mutating func picked(_ pick: Formula.UnitPick, at place: Place?) -> CheckedUnitPick {
    for number in [pick.count, pick.ofEvery] {
      if let number, number.numerator == 0 || number.steps(of: .whole) == nil { report(.notWhole(number), at: place) }
    }
    if let every = pick.ofEvery, every < pick.count { report(.pickOverSet(pick.count, every), at: place) }
    return CheckedUnitPick(
      isCheapest: pick.isCheapest, count: max(1, pick.count.millionths / 1_000_000),
      ofEvery: pick.ofEvery.map { max(1, $0.millionths / 1_000_000) })
  }
}

extension NumberRange {
  /// Only whole numbers from 1 can be told.
  fileprivate var isWholeFromOne: Bool {
    switch bounds {
    case .range(let low, let high, let step):
      let size = step?.millionths ?? 1_000_000
      return low.millionths >= 1_000_000 && high.millionths >= low.millionths
        && (low.millionths % 1_000_000, size % 1_000_000) == (0, 0)
    case .oneOf(let points):
      return !points.isEmpty && points.allSatisfy { $0.millionths >= 1_000_000 && $0.millionths % 1_000_000 == 0 }
    }
  }
}
