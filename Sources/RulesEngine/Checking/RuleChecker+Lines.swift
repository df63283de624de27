extension RuleChecker {
  mutating func checkDefinition(_ definition: Definition) {
    let place = definition.origin.place
    amountsRead = nil
    depthRead = 0
    var content: CheckedDefinition.Content?
    switch definition.content {
    case .formula(let formula): content = checkedContent(formula)
    case .table(let table):
      if let checked = checkTable(table, valueCount: nil, isMenu: false, in: .lookup, type: .either) {
        let rows = checked.prices.first ?? []
        let isAmount = rows.contains { row in
          if case .quantity(let cell) = row.cell.kind { cell.type == .amount } else { false }
        }
        content = .lookup(CheckedLookup(axes: checked.axes, rows: rows, isAmount: isAmount, place: place))
      }
    }
    if isTooDeep(definition) { content = nil }
    let readsAmounts = amountsRead != nil
    if case .condition(let condition)? = content, case .formula(let formula) = definition.content {
      deciding.append(
        DecidingCondition(formula: formula, checked: condition, decision: .definition(definition.name)))
    }
    // A second declaration was reported; the first keeps the name.
    guard scope.here.definitionIDs[definition.name] == nil else { return }
    let id = DefinitionID(definitions.count)
    guard let content else {
      // Of an unreadable one nothing more is said.
      scope.define(definition.name, as: DefinitionID(Int.max))
      return
    }
    definitionDepths.append(depthRead + 1)
    definitions.append(
      CheckedDefinition(
        name: definition.name, content: content, readsAmounts: readsAmounts, item: scope.current,
        place: place))
    scope.define(definition.name, as: id)
    if readsAmounts { steps.append(.definition(id)) }
  }

  private mutating func isTooDeep(_ definition: Definition) -> Bool {
    guard depthRead >= Self.deepestDefinition else { return false }
    if !saidDefinitionTooDeep {
      report(.definitionTooDeep(definition.name, limit: Self.deepestDefinition), at: definition.origin.place)
    }
    saidDefinitionTooDeep = true
    return true
  }

  private mutating func checkedContent(_ formula: Formula) -> CheckedDefinition.Content? {
    let term = term(formula)
    switch term {
    case .quantity(let quantity):
      if case .option(let option) = quantity.kind { return .alias(option) }
      return .quantity(quantity)
    case .condition(let condition): return .condition(condition)
    case .percent(let percent): return .percent(percent)
    case .choice(let option), .severalValues(let option), .text(let option), .toggle(let option): return .alias(option)
    case .unreadable: return nil
    case .quoted, .date, .time, .day:
      report(
        .wrongType(expected: [.amount, .number, .percent, .yesOrNo], found: type(of: term)), at: formula.origin.place)
      return nil
    }
  }

  // MARK: Lines

  mutating func checkLine(_ line: MoneyLine) -> CheckedLine? {
    let per = line.per.flatMap { quantity($0, as: .number) }
    let atMost = line.atMost.flatMap { quantity($0, as: .amount) }
    let when = line.when.map { condition($0, deciding: .lineWhen) }
    guard let (amount, base) = checkedAmount(of: line) else { return nil }
    if case .option(let option) = amount, line.per != nil || line.rounding != nil { multiplied.insert(option) }
    var reads = self.reads(by: amount)
    if let per { reads.formUnion(self.reads(of: per)) }
    let read = reads.options
    checkTimes(of: line, per: per)
    checkSign(of: amount, per: per, line, guardedBy: options(read: when), read)
    let (mode, step) = rounding(of: line)
    if line.kind == .charge || line.kind == .tax { widenSubtotal(by: range(of: amount, per: per, when: when)) }
    if line.kind == .discount { narrowSubtotal() }
    return CheckedLine(
      kind: line.kind, label: line.label, amount: amount, per: per, atMost: atMost, isOnce: line.isOnce, rounding: mode,
      roundingStep: step,
      when: when, base: base, options: read.sorted(), kinds: reads.kinds.sorted(), place: line.origin.place)
  }

  private mutating func rounding(of line: MoneyLine) -> (RoundingMode?, PriceStep?) {
    guard let rounding = line.rounding else { return (nil, nil) }
    guard let literal = rounding.step else { return (rounding.mode, nil) }
    guard let own = PriceStep(literal) else {
      report(.stepNotPositive, at: line.origin.place)
      return (rounding.mode, nil)
    }
    if !own.isMultiple(of: step) { report(.roundingStepOff(own, shop: step), at: line.origin.place) }
    return (rounding.mode, own)
  }

  private mutating func checkedAmount(of line: MoneyLine) -> (CheckedLine.Amount, CheckedBase)? {
    let place = line.origin.place
    switch line.amount {
    case .option(let name):
      guard let option = option(name, at: place) else { return nil }
      guard makesLines(option) else {
        reportWithoutLine(option, at: place)
        return nil
      }
      return (.option(option), .subtotal)
    case .formula(let formula):
      guard let amount = quantity(formula, as: .amount) else { return nil }
      var base = CheckedBase.subtotal
      if case .share(let rate, of: let whole) = formula.kind {
        base = cost(of: whole)?.base ?? .subtotal
        checkRate(rate, of: line)
      }
      return (.quantity(amount, isWrittenZero: isZero(formula)), base)
    case .off(let formula, let whole):
      let amount = quantity(formula, as: .amount)
      let base = cost(of: whole)?.base
      guard let amount, let base else { return nil }
      return (.quantity(amount, isWrittenZero: false), base)
    case .each(let formula, of: let whole): return checkedEach(formula, of: whole, line)
    case .sets(let count, for: let price, of: let whole): return checkedSets(count, price, of: whole, line)
    case .bundle(let price, let parts): return checkedBundle(price, parts, line)
    case .rate(let rate, of: let whole):
      let percent = percent(rate)
      let cost = cost(of: whole)
      guard let percent, let cost else { return nil }
      let (top, bottom) =
        line.kind == .includedTax
        ? (Int128(percent.numerator), Int128(percent.denominator) + Int128(percent.numerator))
        : (Int128(percent.numerator), Int128(percent.denominator))
      guard let amount = scaled(cost.quantity, by: top, over: bottom, at: place) else { return nil }
      if line.kind == .includedTax { return (.included(amount, rate: percent), cost.base) }
      return (.quantity(amount, isWrittenZero: false), cost.base)
    case .table(let table):
      guard let checked = checkTable(table, valueCount: nil, isMenu: false, in: .line, type: .amount) else {
        return nil
      }
      checkRates(in: table.prices, of: line)
      return (.table(axes: checked.axes, rows: checked.prices.first ?? []), .subtotal)
    case .packs(let packs): return checkedPacks(packs, line).map { ($0, .subtotal) }
    case .tiers(let tiers):
      checkRates(in: tiers.steps.map { $0.price }, of: line)
      return checkedTiers(tiers, line).map { ($0, .subtotal) }
    }
  }

  private mutating func checkRate(_ rate: Formula, of line: MoneyLine) {
    guard line.kind == .discount, let percent = percent(rate) else { return }
    if percent.numerator == 0 || percent.numerator > percent.denominator {
      report(.percentOutOfRange(percent), at: rate.origin.place)
    }
  }

  private mutating func checkRates(in prices: [Price], of line: MoneyLine) {
    for price in prices {
      if case .formula(let formula) = price.kind, case .share(let rate, of: _) = formula.kind {
        checkRate(rate, of: line)
      }
    }
  }

  private func isZero(_ formula: Formula) -> Bool {
    if case .literal(let literal) = formula.kind { literal.numerator == 0 } else { false }
  }

  private mutating func checkedPacks(_ packs: [MoneyLine.Pack], _ line: MoneyLine) -> CheckedLine.Amount? {
    var checked: [CheckedPack] = []
    for pack in packs {
      if pack.units.numerator == 0 || pack.units.steps(of: .whole) == nil {
        report(.notWhole(pack.units), at: pack.origin.place)
      }
      if checked.contains(where: { $0.units == pack.units.millionths }) {
        report(.headTwice(Name(pack.units.description)), at: pack.origin.place)
      }
      checked.append(CheckedPack(units: pack.units.millionths, price: caseCell(pack.price, type: .amount)))
    }
    checked.sort { $0.units > $1.units }
    let counted = line.per.flatMap { quantity($0, as: .number) }
    reviewPacks(checked, per: counted, at: line.origin.place)
    if let smallest = checked.last, smallest.units > 1_000_000,
      let rest = counted.flatMap({ numberWithoutPacks(checked, per: $0) })
    {
      report(.packsDontFit(rest), at: line.origin.place)
    }
    return .packs(checked)
  }

  private mutating func checkedTiers(_ tiers: MoneyLine.Tiers, _ line: MoneyLine) -> CheckedLine.Amount? {
    var checked: [CheckedTier] = []
    var last: DecimalLiteral?
    for step in tiers.steps {
      if let last, step.from <= last { report(.headsDontRise(step.from, after: last), at: step.origin.place) }
      last = step.from
      checked.append(CheckedTier(from: step.from.millionths, price: caseCell(step.price, type: .amount)))
    }
    guard let first = tiers.steps.first else {
      report(.wrongShape(expected: 1, found: 0), at: line.origin.place)
      return nil
    }
    if line.kind != .discount, let low = leastPositive(of: line.per), first.from.millionths > low.millionths {
      report(.firstStepTooHigh(first.from, least: low), at: first.origin.place)
    }
    let counted = line.per.flatMap { quantity($0, as: .number) }
    if let counted { reviewSteps(of: tiers, counting: counted) }
    return .tiers(checked, isGraduated: tiers.isGraduated, countsUnits: counted?.denominator == 1)
  }

  /// The least number above 0 that an option may be; nothing is looked up for 0.
  private func leastPositive(of per: Formula?) -> SignedDecimal? {
    guard let per, case .name(let name) = per.kind, case .option(let id) = scope[name],
      case .number(let range) = scope[id].kind, case .range(let low, _, step: let step) = range.bounds
    else { return nil }
    if low.millionths > 0 { return low }
    guard low.millionths == 0 else { return nil }
    return step.map { SignedDecimal($0) } ?? DecimalLiteral(numerator: 1, decimals: 0).map { SignedDecimal($0) }
  }

  mutating func checkPick(_ pick: Pick) -> CheckedPick? {
    let when = pick.when.map { condition($0, deciding: .pickWhen) }
    var kind: CheckedPick.Kind
    switch pick.kind {
    case .best: kind = .best
    case .first: kind = .first
    case .all(let atMost): kind = .all(atMost: atMost.flatMap { quantity($0, as: .amount) })
    }
    var members: [CheckedPick.Member] = []
    for member in pick.members {
      switch member {
      case .line(let line): if let checked = checkLine(line) { members.append(.line(checked)) }
      case .pick(let inner): if let checked = checkPick(inner) { members.append(.pick(checked)) }
      }
    }
    return CheckedPick(kind: kind, when: when, members: members, place: pick.origin.place)
  }

  // MARK: What amounts can be

  private func reads(by amount: CheckedLine.Amount) -> OptionsRead.Found {
    switch amount {
    case .option(let option): OptionsRead.Found(options: [option])
    case .quantity(let quantity, isWrittenZero: _), .included(let quantity, rate: _): reads(of: quantity)
    case .table(let axes, _): OptionsRead.by(axes, definitions, kinds, scope.moment)
    case .each(_, let items, _): OptionsRead.Found(kinds: Set(items.parts.map { $0.kind }))
    case .sets(let parts, price: _):
      OptionsRead.Found(kinds: Set(parts.flatMap { part in part.items.parts.map { $0.kind } }))
    case .packs, .tiers: OptionsRead.Found()
    }
  }

  /// The item is taken so many times already; `once` is for an item.
  private mutating func checkTimes(of line: MoneyLine, per: CheckedQuantity?) {
    if line.isOnce, scope.current == nil { report(.onceOutsideItem, at: line.origin.place) }
    guard !line.isOnce, let per, let currentTimes, options(read: per).contains(currentTimes) else { return }
    report(.countedTwice(scope[currentTimes].name), at: line.origin.place)
  }

  /// An amount below 0 is a mistake where it can be seen: where some order really makes it.
  private mutating func checkSign(
    of amount: CheckedLine.Amount, per: CheckedQuantity?, _ line: MoneyLine, guardedBy guards: Set<OptionID>,
    _ read: Set<OptionID>
  ) {
    var cells: [CheckedCell] = []
    switch amount {
    case .quantity:
      if range(of: amount, per: per, when: nil).isNegativeSomewhere, guards.isDisjoint(with: read) {
        report(.mayBeNegative, at: place(of: line))
      }
    case .table(_, let rows): cells = rows.map { $0.cell }
    case .packs(let packs): cells = packs.map { $0.price }
    case .tiers(let tiers, isGraduated: _, countsUnits: _): cells = tiers.map { $0.price }
    case .option, .included, .each, .sets: break
    }
    for cell in cells {
      if case .quantity(let quantity) = cell.kind, quantity.range.isNegativeSomewhere {
        report(.negativeWritten, at: cell.place)
      }
    }
  }

  private func place(of line: MoneyLine) -> Place? {
    if case .formula(let formula) = line.amount, let place = formula.origin.place { return place }
    return line.origin.place
  }

  private func range(of amount: CheckedLine.Amount, per: CheckedQuantity?, when: CheckedCondition?) -> Interval {
    guard case .quantity(let quantity, isWrittenZero: _) = amount else { return .fromZero }
    var range = quantity.range
    if let per { range = range.multiplied(by: per.range, independent: areIndependent(quantity, per)) }
    return when == nil ? range : range.orZero
  }

  mutating func widenSubtotal(by range: Interval) {
    // Lines may depend on the same options, so only sums of constants are really reached.
    let isConstant = range.low == range.high && subtotalRange.low == subtotalRange.high
    subtotalRange = subtotalRange.adding(range, independent: isConstant)
  }

  private mutating func narrowSubtotal() {
    subtotalRange = Interval(low: Fraction(0, over: 1), high: subtotalRange.high, isReached: false)
  }
}
