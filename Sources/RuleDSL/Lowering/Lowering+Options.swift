import RulesEngine

/// What a shopper can set.
extension Lowering {
  mutating func lower(_ choice: ChoiceSyntax) {
    let name = declaredName(choice.name)
    let label = lower(choice.label, naming: choice.name)
    let onlyWhen = lower(choice.clauses.onlyWhen)
    let amount = self.amount(choice.clauses, of: choice)
    let values = self.values(of: choice)
    guard !choice.isBad, !choice.entries.isBad, !values.isIncomplete else {
      leaveUnknown(choice.name)
      for group in values.groups { missing.names.insert(group.name) }
      for column in values.lookups { missing.names.insert(column.name) }
      missing.names.formUnion(values.lists)
      return
    }
    let lowered = Choice(values.values, amount: amount, isMenu: choice.isMenu, tables: values.tables)
    statements.append(
      .option(ShopOption(name, label: label, .choice(lowered), onlyWhen: onlyWhen, at: choice.name.place)))
    for group in values.groups { statements.append(.group(group)) }
    for column in values.lookups { statements.append(.definition(definition(column, by: choice.name))) }
  }

  // MARK: How much may be chosen

  private mutating func amount(_ clauses: ChoiceClausesSyntax, of choice: ChoiceSyntax) -> Choice.Amount {
    if let optional = clauses.optional {
      if let choose = clauses.choose { report(.chooseAndOptional(first: optional.place), at: choose.place) }
    }
    guard let choose = clauses.choose else {
      if !choice.isBad { reportLimitsWithoutChoose(clauses) }
      return clauses.optional == nil ? .one : .optional(when: lower(clauses.optional?.when))
    }
    let (least, most) = lower(choose)
    return .several(
      SetLimits(
        least: least, most: most, mostKinds: lower(clauses.atMostKinds), mostUnitsEach: lower(clauses.upToEach),
        included: included(clauses.included)))
  }

  mutating func lower(_ choose: ChooseSyntax) -> (least: Formula, most: Formula?) {
    let least = lower(choose.least)
    switch choose.bound {
    case .exactly: return (least, least)
    case .upTo(let most): return (least, lower(most))
    case .orMore: return (least, nil)
    }
  }

  private mutating func included(_ clause: IncludedSyntax?) -> SetLimits.Included? {
    guard let clause else { return nil }
    return SetLimits.Included(isCheapest: clause.which == .cheapest, units: lower(clause.count))
  }

  private mutating func reportLimitsWithoutChoose(_ clauses: ChoiceClausesSyntax) {
    if let kinds = clauses.atMostKinds { report(.limitWithoutChoose(.kinds), at: kinds.place) }
    if let each = clauses.upToEach { report(.limitWithoutChoose(.upToEach), at: each.place) }
    if let included = clauses.included { report(.limitWithoutChoose(.included), at: included.place) }
  }

  // MARK: Numbers, toggles, texts

  mutating func lower(_ option: NumberOptionSyntax) {
    let name = declaredName(option.name)
    let label = lower(option.label, naming: option.name)
    let onlyWhen = lower(option.onlyWhen)
    let price = lower(option.priceEach, of: .number)
    var initial: SignedDecimal?
    if let given = option.initial { initial = signed(given) }
    guard !option.isBad, let bounds = bounds(option.range) else { return leaveUnknown(option.name) }
    let range = NumberRange(bounds, isMoney: option.isMoney, defaultValue: initial, priceEach: price)
    statements.append(
      .option(ShopOption(name, label: label, .number(range), onlyWhen: onlyWhen, at: option.name.place)))
  }

  private mutating func bounds(_ range: NumberOptionSyntax.Range) -> NumberRange.Bounds? {
    switch range {
    case .bounds(let low, let high, let step):
      let least = signed(low)
      let most = signed(high)
      let size = decimal(step)
      guard let least, let most, step == nil || size != nil else { return nil }
      return .range(least, most, step: size)
    case .oneOf(let numbers):
      var list: [SignedDecimal] = []
      for number in numbers {
        if let value = decimal(number) { list.append(SignedDecimal(value)) }
      }
      return list.count == numbers.count ? .oneOf(list) : nil
    case .bad: return nil
    }
  }

  mutating func lower(_ option: ToggleSyntax) {
    let name = declaredName(option.name, of: .toggle)
    let label = lower(option.label, naming: option.name)
    let onlyWhen = lower(option.onlyWhen)
    let price = lower(option.price, of: .toggle)
    if option.isBad { return leaveUnknown(option.name) }
    let toggle = Toggle(isOnByDefault: option.initial == true, price: price)
    statements.append(
      .option(ShopOption(name, label: label, .toggle(toggle), onlyWhen: onlyWhen, at: option.name.place)))
  }

  mutating func lower(_ options: TextOptionsSyntax) {
    let onlyWhen = lower(options.onlyWhen)
    for field in options.fields {
      let name = declaredName(field.name)
      let label = lower(field.label, naming: field.name)
      if options.isBad {
        leaveUnknown(field.name)
      } else {
        statements.append(.option(ShopOption(name, label: label, .text, onlyWhen: onlyWhen, at: field.name.place)))
      }
    }
  }

  // MARK: Groups and definitions

  mutating func lower(_ group: GroupSyntax) {
    let name = declaredName(group.name)
    let label = lower(group.label, naming: group.name)
    if group.isBad { return leaveUnknown(group.name) }
    var members: [Name] = []
    for member in group.members { members.append(Name(member.text)) }
    let option = group.option.map { Name($0.text) }
    statements.append(.group(ValueGroup(name, label: label, of: option, members, at: group.name.place)))
  }

  mutating func lower(_ soldOut: SoldOutSyntax) {
    let name = Name(soldOut.name.text)
    let when = lower(soldOut.when)
    var values: [SoldOut.Value]?
    if let names = soldOut.values {
      values = []
      for value in names { values?.append(SoldOut.Value(Name(value.text), at: value.place)) }
    }
    // Of a list that nothing takes over nothing can be had anyway, and that was said.
    if soldOut.isBad || declared.isUnusedList(name) { return }
    statements.append(.soldOut(SoldOut(name, values, when: when, at: soldOut.name.place)))
  }

  mutating func lower(_ definition: LetSyntax) {
    let name = declaredName(definition.name)
    let content: Definition.Content?
    switch definition.value {
    case .condition(let condition): content = .formula(lower(condition))
    case .by(_, let cases) where definition.isBad && !cases.isBad: content = nil
    case .by(let axes, let cases): content = table(by: axes, cases).map { .table($0) }
    case .bad: content = nil
    }
    guard !definition.isBad, let content, !isUnreadable(content) else { return leaveUnknown(definition.name) }
    statements.append(.definition(Definition(name, content, at: definition.name.place)))
  }

  private func isUnreadable(_ content: Definition.Content) -> Bool {
    guard case .formula(let formula) = content, case .unreadable = formula.kind else { return false }
    return true
  }
}
