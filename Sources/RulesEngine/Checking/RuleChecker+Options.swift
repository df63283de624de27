extension RuleChecker {
  mutating func checkOption(_ option: ShopOption) {
    // A second declaration of a name was reported; its parts would only repeat that.
    let id = OptionID(options.count)
    guard id.index < scope.options.count, scope[id].origin.place == option.origin.place, scope[id].name == option.name
    else { return }
    let kind = checkedKind(of: option, id)
    let onlyWhen = selectionCondition(option.onlyWhen, .onlyWhen)
    options.append(
      CheckedOption(
        name: option.name, label: option.label ?? LocalizedText(option.name.text), kind: kind, item: scope.current,
        onlyWhen: onlyWhen,
        absences: [], place: option.origin.place))
    steps.append(.option(id))
    if makesLines(id), scope.here.placedLines[option.name] == nil {
      noteLine(at: option.origin.place)
      steps.append(.line(ownLine(of: id)))
    }
  }

  /// The order's date and time is an option that every shop has.
  mutating func addMoment() {
    options.append(
      CheckedOption(name: "at", label: "at", kind: .moment, item: nil, onlyWhen: nil, absences: [], place: nil))
  }

  /// The line of an option that no `charge` places: it stands where the option stands.
  private mutating func ownLine(of option: OptionID) -> CheckedLine {
    let line = CheckedLine(
      kind: .charge, label: nil, amount: .option(option), per: nil, atMost: nil, isOnce: false, rounding: nil,
      roundingStep: nil,
      when: nil, base: .subtotal, options: [option], kinds: [], place: scope[option].origin.place)
    widenSubtotal(by: .fromZero)
    return line
  }

  private mutating func checkedKind(of option: ShopOption, _ id: OptionID) -> CheckedOption.Kind {
    switch option.kind {
    case .choice(let choice): return .choice(checked(choice, of: option, id))
    case .number(let range): return .number(checked(range, of: option))
    case .toggle(let toggle):
      return .toggle(
        CheckedToggle(
          isOnByDefault: toggle.isOnByDefault, price: toggle.price.map { cell($0, isMenu: false, type: .amount) }))
    case .text: return .text
    }
  }

  private mutating func checked(_ choice: Choice, of option: ShopOption, _ id: OptionID) -> CheckedChoice {
    if choice.values.isEmpty { report(.choiceWithoutValues(option.name), at: option.origin.place) }
    let amount = checked(choice.amount)
    checkDefaults(of: choice, option)
    let prices = checkedPrices(of: choice)
    var values: [CheckedValue] = []
    values.reserveCapacity(choice.values.count)
    for (value, price) in zip(choice.values, prices) { values.append(checked(value, price, in: choice)) }
    return CheckedChoice(values: values, amount: amount, isMenu: choice.isMenu)
  }

  /// What each value costs; one that says nothing has no price, which only a choice without prices allows.
  private mutating func checkedPrices(of choice: Choice) -> [CheckedPrice] {
    var prices = tablePrices(of: choice)
    let arePriced = !choice.tables.isEmpty || choice.values.contains { $0.price != nil }
    for (index, value) in choice.values.enumerated() {
      guard case .none = prices[index] else { continue }
      if let written = value.price {
        prices[index] = .single(cell(written, isMenu: choice.isMenu, type: .amount))
      } else if choice.isMenu || (arePriced && !value.isDefault) {
        report(.valueWithoutPrice(value.name), at: value.origin.place)
      }
    }
    return prices
  }

  /// The prices of those values that have rows in a table.
  private mutating func tablePrices(of choice: Choice) -> [CheckedPrice] {
    var prices = [CheckedPrice](repeating: .none, count: choice.values.count)
    for table in choice.tables {
      let checked = checkTable(
        table, valueCount: choice.values.count, isMenu: choice.isMenu, in: .option, type: .amount)
      for row in table.rows {
        guard let index = row.value, prices.indices.contains(index), case .none = prices[index] else { continue }
        // Of a table that can't be read nothing more is said.
        prices[index] = .table(by: checked?.axes ?? [], checked?.prices[index] ?? [])
      }
    }
    return prices
  }

  private mutating func checked(
    _ value: OptionValue, _ price: CheckedPrice, in choice: Choice
  ) -> CheckedValue {
    checkWhole(value.upTo, at: value.origin.place)
    checkWhole(value.counts, at: value.origin.place)
    return CheckedValue(
      name: value.name, label: value.label ?? LocalizedText(value.name.text), price: price,
      makesLine: choice.makesLine(of: value), isDefault: value.isDefault, mostUnits: value.upTo?.millionths,
      weight: value.counts?.millionths ?? 1_000_000, isSoldOut: value.isSoldOut,
      when: selectionCondition(value.when, .valueWhen), otherwise: value.otherwise, place: value.origin.place)
  }

  private mutating func checkWhole(_ count: DecimalLiteral?, at place: Place?) {
    if let count, count.decimals > 0, count.steps(of: .whole) == nil { report(.notWhole(count), at: place) }
  }

  private mutating func checked(_ amount: Choice.Amount) -> CheckedChoice.Amount {
    switch amount {
    case .one: return .one
    case .optional(let when): return .optional(when: selectionCondition(when, .optionalWhen))
    case .several(let limits):
      let included = limits.included.flatMap { included in
        bound(included.units).map { CheckedLimits.Included(isCheapest: included.isCheapest, units: $0) }
      }
      return .several(
        CheckedLimits(
          least: bound(limits.least) ?? constant(.zero), most: bound(limits.most), mostKinds: bound(limits.mostKinds),
          mostUnitsEach: bound(limits.mostUnitsEach), included: included))
    }
  }

  /// A choice of one has at most one default; a set's defaults keep its limits, and its limits can be met.
  private mutating func checkDefaults(of choice: Choice, _ option: ShopOption) {
    let defaults = choice.values.filter { $0.isDefault }
    guard case .several(let limits) = choice.amount else {
      for second in defaults.dropFirst() {
        report(.twoDefaults(first: defaults[0].origin.place), at: second.origin.place)
      }
      return
    }
    guard case .literal(let least) = limits.least.kind else { return }
    var most: DecimalLiteral?
    if case .literal(let literal)? = limits.most?.kind { most = literal }
    if let most, most < least { report(.boundsReversed, at: limits.most?.origin.place) }
    let weight = defaults.reduce(into: Int64(0)) { $0 = $0.addingSaturated($1.counts?.millionths ?? 1_000_000) }
    let tooLittle = !defaults.isEmpty && weight < least.millionths
    if tooLittle || most.map({ weight > $0.millionths }) == true {
      report(.defaultsOutOfBounds(least: least, most: most), at: defaults.first?.origin.place)
    }
    checkReach(of: choice, least: least, limits: limits, option)
  }

  private mutating func checkReach(
    of choice: Choice, least: DecimalLiteral, limits: SetLimits, _ option: ShopOption
  ) {
    var each: Int64 = 1
    if let written = limits.mostUnitsEach {
      guard case .literal(let literal) = written.kind else { return }
      each = literal.millionths / 1_000_000
    }
    var reach: Int64 = 0
    for value in choice.values {
      let units = value.upTo.map { $0.millionths / 1_000_000 } ?? each
      let (weight, overflow) = units.multipliedReportingOverflow(by: value.counts?.millionths ?? 1_000_000)
      reach = reach.addingSaturated(overflow ? .max : weight)
    }
    if reach < least.millionths {
      report(.leastOutOfReach(option.name), at: option.origin.place)
    } else if case .literal(let most)? = limits.most?.kind, least <= most,
      !canBeMet(least: least, most: most, choice, mostUnitsEach: each)
    {
      report(.limitsNeverMet(option.name), at: option.origin.place)
    }
  }

  /// A base price in a choice that nothing reads would be lost.
  mutating func checkBasePrices() {
    for (index, declared) in scope.options.enumerated() where !pricesRead.contains(OptionID(index)) {
      let option = declared.option
      guard case .choice(let choice) = option.kind, !choice.isMenu, choice.values.contains(where: { $0.hasBasePrice })
      else { continue }
      report(.basePriceUnread(option.name), at: option.origin.place)
    }
  }

  mutating func checkGroup(_ group: ValueGroup) {
    defer { groupsChecked += 1 }
    guard let optionName = group.option else {
      if group.isHeading { sharedHeadings.append(groupsChecked) }
      return
    }
    guard let option = option(optionName, at: group.origin.place) else { return }
    if group.isHeading { headings[option, default: []].append(groupsChecked) }
    for name in group.values { _ = value(name, of: option, at: group.origin.place) }
  }
}

extension RuleChecker {
  private mutating func checked(_ range: NumberRange, of option: ShopOption) -> CheckedNumber {
    let place = option.origin.place
    switch range.bounds {
    case .range(let low, let high, let step):
      if high < low { report(.boundsReversed, at: place) }
      if let step, step.numerator == 0 { report(.stepNotPositive, at: place) }
      if range.isMoney {
        for amount in [low, high] where amount.magnitude.steps(of: self.step) == nil {
          report(.notWholeSteps(amount), at: place)
        }
      }
    case .oneOf(let points): if points.isEmpty { report(.choiceWithoutValues(option.name), at: place) }
    }
    let bounds = CheckedNumber.Bounds(range, step: self.step)
    let checked = CheckedNumber(
      isMoney: range.isMoney, bounds: bounds, defaultValue: range.defaultValue,
      priceEach: range.priceEach.map { cell($0, isMenu: false, type: .amount) })
    if let value = range.defaultValue {
      if !checked.contains(value.millionths) {
        report(.defaultOutOfBounds(value), at: place)
      } else if !checked.isStep(value.millionths) {
        report(.defaultNotAStep(value), at: place)
      }
    }
    return checked
  }
}

extension CheckedNumber.Bounds {
  /// Without a step of its own an amount moves by the shop's, a number by 1.
  init(_ range: NumberRange, step: PriceStep) {
    switch range.bounds {
    case .range(let low, let high, step: let own):
      let size = own?.millionths ?? (range.isMoney ? step.size.millionths : 1_000_000)
      self = .range(low.millionths, high.millionths, step: max(1, size))
    case .oneOf(let points): self = .oneOf(points.map { $0.millionths })
    }
  }
}

extension CheckedNumber {
  /// Whether a number, in millionths, is within the bounds; of a list, whether it is listed.
  func contains(_ millionths: Int64) -> Bool {
    switch bounds {
    case .range(let low, let high, step: _): low <= millionths && millionths <= high
    case .oneOf(let points): points.contains(millionths)
    }
  }

  /// Steps count from the lower bound. Only for what is within the bounds.
  func isStep(_ millionths: Int64) -> Bool {
    switch bounds {
    case .range(let low, _, let step):
      let (distance, overflow) = millionths.subtractingReportingOverflow(low)
      return !overflow && distance % step == 0
    case .oneOf: return true
    }
  }
}

extension Choice {
  /// Some of its values have a price of which a line is made.
  var makesLines: Bool {
    values.contains { $0.price != nil && makesLine(of: $0) }
      || tables.contains { table in
        table.rows.contains { row in
          row.value.map { values.indices.contains($0) && makesLine(of: values[$0]) } ?? false
        }
      }
  }

  /// Where it has a price.
  func makesLine(of value: OptionValue) -> Bool { isMenu || !value.hasBasePrice }
}

extension Int64 {
  func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
