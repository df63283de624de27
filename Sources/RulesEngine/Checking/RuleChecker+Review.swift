extension RuleChecker {
  /// What is likely wrong, or worth a look, in rules that could be used. Each check stands in a file of its own.
  mutating func review() {
    reviewConditions()
    reviewDefaults()
    reviewCoverage()
    reviewUnused()
    for index in scope.options.indices { review(OptionID(index)) }
    review(rules.statements, nil)
    if !rules.statements.contains(where: { sells($0) }) { report(.nothingSold, at: nil) }
  }

  private mutating func review(_ option: OptionID) {
    reviewSale(of: option)
    reviewReach(of: option)
    guard case .choice(let choice) = scope[option].kind, case .choice(let checked) = options[option.index].kind else {
      reviewOwnPrice(of: option)
      return
    }
    var prices: [(price: Price, of: Name?)] = []
    for value in choice.values { if let price = value.price { prices.append((price, value.name)) } }
    let headings = headings(of: option, choice)
    reviewPricesApart(PriceColumn.columns(of: choice.values, headings: headings))
    for table in choice.tables {
      for row in table.rows {
        for cell in row.cells { prices.append((cell, row.value.map { choice.values[$0].name })) }
      }
      reviewPricesApart(PriceColumn.columns(of: table, headings: headings))
      if table.columns != nil { reviewSizes(in: table, checked) }
    }
    reviewPricesToCome(prices)
    if !isMultiplied(option), !checked.allowsSeveral { reviewStep(of: prices.map { $0.price }) }
  }

  /// Under which heading each value stands.
  private func headings(of option: OptionID, _ choice: Choice) -> [Int?] {
    var headingOf: [Name: Int] = [:]
    for index in (headings[option] ?? []) + sharedHeadings {
      for name in scope.groups[index].values where headingOf[name] == nil { headingOf[name] = index }
    }
    return choice.values.map { headingOf[$0.name] }
  }

  private mutating func reviewSizes(in table: PriceTable, _ choice: CheckedChoice) {
    var values: [[CheckedRow]] = []
    var axes: [CheckedAxis] = []
    var last: Int?
    for row in table.rows {
      guard let index = row.value, index != last, case .table(by: let own, let rows) = choice.values[index].price else {
        continue
      }
      values.append(rows)
      axes = own
      last = index
    }
    reviewSizes(values, axes)
  }

  private mutating func reviewOwnPrice(of option: OptionID) {
    // So much for each is multiplied.
    guard case .toggle(let toggle) = scope[option].kind, let price = toggle.price, !isMultiplied(option) else { return }
    reviewStep(of: [price])
  }

  /// Its line stands elsewhere, with a `per`, or is rounded by itself; or its item is taken several times.
  private func isMultiplied(_ option: OptionID) -> Bool {
    multiplied.contains(option) || options[option.index].item.map { kinds[$0.index].times != nil } ?? false
  }

  /// The statements of the order, or of an item.
  private mutating func review(_ statements: [Statement], _ item: ItemKindID?) {
    reviewOrder(of: statements, item)
    reviewTaxes(in: statements)
    let isMultiplied = item.map { kinds[$0.index].times != nil } ?? false
    var count = 0
    for statement in statements {
      review(statement, isMultiplied: isMultiplied)
      guard case .item(let kind) = statement, item == nil else { continue }
      review(kind.statements, ItemKindID(count))
      count += 1
    }
  }

  private mutating func review(_ statement: Statement, isMultiplied: Bool) {
    switch statement {
    case .definition(let definition):
      guard case .table(let table) = definition.content else { return }
      reviewPricesToCome(table.prices.map { ($0, nil) })
      if table.prices.contains(where: { $0.hasDecimals }) { reviewPricesApart(PriceColumn.columns(of: table)) }
    case .line(let line): review(line, isMultiplied: isMultiplied)
    case .pick(let pick): review(pick, isMultiplied: isMultiplied)
    default: break
    }
  }

  private mutating func review(_ pick: Pick, isMultiplied: Bool) {
    reviewAfterAlways(in: pick)
    for member in pick.members {
      switch member {
      case .line(let line): review(line, isMultiplied: isMultiplied)
      case .pick(let inner): review(inner, isMultiplied: isMultiplied)
      }
    }
  }

  /// Of `first of` the one without a condition is always taken, so that those behind it never are.
  private mutating func reviewAfterAlways(in pick: Pick) {
    guard case .first = pick.kind else { return }
    var always: Origin?
    for member in pick.members {
      let (when, origin) =
        switch member {
        case .line(let line): (line.when, line.origin)
        case .pick(let inner): (inner.when, inner.origin)
        }
      if let always { report(.neverReached(.afterAlways(always.place)), at: origin.place) }
      if when == nil, always == nil { always = origin }
    }
  }

  private mutating func review(_ line: MoneyLine, isMultiplied: Bool) {
    let isRounded = isMultiplied || line.per != nil || line.rounding != nil
    switch line.amount {
    case .formula(let formula), .off(let formula, _): if !isRounded { reviewStep(of: formula) }
    case .table(let table):
      reviewPricesToCome(table.prices.map { ($0, nil) })
      reviewPricesApart(PriceColumn.columns(of: table))
      if !isRounded { reviewStep(of: table.prices) }
    case .packs(let packs): reviewPricesToCome(packs.map { ($0.price, nil) })
    case .tiers(let tiers):
      reviewPricesToCome(tiers.steps.map { ($0.price, nil) })
      if !isRounded { reviewStep(of: tiers.steps.map { $0.price }) }
    case .sets(_, for: let price, of: _), .bundle(let price, _): if !isRounded { reviewStep(of: price) }
    case .option, .each, .rate: break
    }
  }

  private func sells(_ pick: Pick) -> Bool {
    pick.members.contains { member in
      switch member {
      case .line(let line): line.kind == .charge
      case .pick(let inner): sells(inner)
      }
    }
  }

  private func sells(_ statement: Statement) -> Bool {
    switch statement {
    case .line(let line): line.kind == .charge
    case .pick(let pick): sells(pick)
    case .option(let option): option.makesLines
    case .item(let item): item.statements.contains { sells($0) }
    default: false
    }
  }
}

extension Price {
  fileprivate var hasDecimals: Bool { if case .literal(_, let literal) = kind { literal.decimals > 0 } else { false } }
}
