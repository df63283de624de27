import RulesEngine

/// Orders of several items.
extension Lowering {
  mutating func lower(_ item: ItemSyntax) {
    let name = declaredName(item.name)
    let label = lower(item.label, naming: item.name)
    let limits = item.choose.map { lower($0) }.map { ItemKind.Limits(least: $0.least, most: $0.most) }
    let inner = lowered(item)
    if item.isBad { missing.isAnythingPossible = true }
    statements.append(
      .item(
        ItemKind(
          name, label: label, limits: limits, times: item.times.map { Name($0.text) }, inner, at: item.name.place)))
  }

  /// The statements of an item, where its own names are known besides those of the order.
  private mutating func lowered(_ item: ItemSyntax) -> [Statement] {
    let (outerNames, outerStatements) = (declared, statements)
    declared = declared.inside(item)
    statements = []
    // What speaks of the whole shop was reported where it was read.
    for statement in item.statements where !statement.isOfTheShop { lower(statement) }
    reportNamesOfLists(in: item.statements)
    reportUnusedLists(in: item.statements)
    let inner = statements
    (declared, statements) = (outerNames, outerStatements)
    return inner
  }

  /// Whether it is a set of item kinds, and no set of values.
  func isGroupOfItems(_ group: GroupSyntax) -> Bool {
    group.option == nil && group.members.contains { declared.isItem(Name($0.text)) }
  }

  mutating func lowerKinds(_ group: GroupSyntax) {
    let name = declaredName(group.name)
    let label = lower(group.label, naming: group.name)
    if group.isBad { return leaveUnknown(group.name) }
    let kinds = group.members.map { Name($0.text) }
    statements.append(.kinds(KindGroup(name, label: label, kinds, at: group.name.place)))
  }

  mutating func lower(_ rounding: RoundTotalSyntax) {
    let label = lower(rounding.label)
    let when = lower(rounding.when)
    guard let number = rounding.step, let step = decimal(number) else { return }
    if step.numerator == 0 { return report(.stepOfZero, at: number.place) }
    statements.append(.totalRounding(TotalRounding(to: step, label: label, when: when, at: rounding.place)))
  }

  // MARK: Units of items

  /// `drink where size is 中杯`: after `where` the names of the item come first.
  mutating func filtered(_ condition: ConditionSyntax, where filter: ConditionSyntax, at place: Place) -> Formula {
    let items = lower(condition)
    let outer = declared
    if case .name(let name) = items.kind { declared = declared.insideItem(called: name) }
    let lowered = lower(filter)
    declared = outer
    return Formula(.filtered(items, where: lowered), at: place)
  }

  mutating func picked(_ units: UnitsSyntax, of base: BaseSyntax, at place: Place) -> Formula {
    let items = lower(base)
    guard let count = decimal(units.count) else { return Formula(.unreadable, at: place) }
    var every: DecimalLiteral?
    if let number = units.ofEvery {
      guard let decimal = decimal(number) else { return Formula(.unreadable, at: place) }
      every = decimal
    }
    let pick = Formula.UnitPick(isCheapest: units.which == .cheapest, count, ofEvery: every)
    return Formula(.picked(pick, of: items), at: place)
  }

  mutating func bundle(_ parts: [BundlePartSyntax]) -> [MoneyLine.BundlePart]? {
    var lowered: [MoneyLine.BundlePart] = []
    for part in parts {
      guard let units = decimal(part.count) else { continue }
      lowered.append(
        MoneyLine.BundlePart(units, Name(part.kind.text), at: part.count.place.through(part.kind.place)))
    }
    return lowered.count == parts.count ? lowered : nil
  }
}

extension StatementSyntax {
  /// Whether it speaks of the shop, its files or its tests, and so stands in no item.
  fileprivate var isOfTheShop: Bool {
    switch self {
    case .shop, .currency, .rounding, .languages, .translate, .given, .example, .item: true
    case .use(let use): if case .file = use.target { true } else { false }
    default: false
    }
  }
}
