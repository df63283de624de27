/// The lines that an option's own prices make.
extension CodeCompiler {
  mutating func compile(
    _ line: CheckedLine, _ option: OptionID, _ when: CellRef?, _ factor: CellRef?, at step: Int
  ) throws(NotCompiled) {
    let there = presence(of: option)
    switch rules[option].kind {
    case .choice(let choice):
      let condition = all([when, there])
      try choice.allowsSeveral
        ? compileSet(line, option, choice, condition, factor, at: step)
        : compileOne(line, option, choice, condition, factor, at: step)
    case .toggle(let toggle):
      guard case .quantity(let price)? = toggle.price?.kind else { return }
      let condition = all([when, there, try readToggle(option, .sold)])
      let amount = ExactAmount(cell: try quantity(price), denominator: try denominator(of: price))
      try add(
        try times(factor, try unitPrice(amount, line), line), line, option, condition, factor, nil, at: step,
        label: line.label ?? rules[option].label)
    case .number(let number):
      guard case .quantity(let price)? = number.priceEach?.kind else { return }
      let told = try readNumber(option, .sold)
      let each = try unitPrice(
        ExactAmount(cell: try quantity(price), denominator: try denominator(of: price)), line, isEach: true)
      var amount = ExactAmount(
        cell: emit(.product, [each.cell, told], [1, 1]),
        denominator: try fitting(Int128(each.denominator) * Int128(denominator(of: option))))
      amount = try times(factor, amount, line)
      try add(
        amount, line, option, all([when, there]), factor, told, at: step, label: line.label ?? rules[option].label)
    case .text, .moment: return
    }
  }

  private mutating func all(_ conditions: [CellRef?]) -> CellRef? {
    let known = conditions.compactMap { $0 }
    return known.isEmpty ? nil : known.count == 1 ? known[0] : emit(.all, known)
  }

  private mutating func compileOne(
    _ line: CheckedLine, _ option: OptionID, _ choice: CheckedChoice, _ condition: CellRef?, _ factor: CellRef?,
    at step: Int
  ) throws(NotCompiled) {
    let grid = try grid(of: option, choice)
    guard grid.hasPrices || choice.mustBeChosen else { return }
    let key = try chosenKey(option, choice, isThere: CodeBuilder.absent)
    let fault = try fault(of: option, choice, .declared)
    let row = try self.row(of: key, grid)
    let amount = ExactAmount(
      cell: price(inRow: row, grid, fault: fault), denominator: grid.denominator, mayBeNone: true)
    let priced = try times(factor, try unitPrice(amount, line), line)
    var condition = condition
    let shown = choice.values.indices.filter { choice.values[$0].makesLine }
    if shown.count < choice.values.count {
      condition = all([condition, emit(.isOneOf, [key], shown.map { Int64($0) })])
    }
    let kind: Settlement.Kind = choice.isMenu ? .row : grid.maybeNegative ? .signed : .charge
    let made = try settled(priced, line, condition, factor: factor, as: kind)
    let cell = emitLine(made)
    let number = nextLine()
    bear(cell, number: number, bearing(of: option, as: kind))
    // Which of the values' labels it has, only the selection says.
    let labels = line.label.map { [$0] } ?? choice.values.map { $0.label }
    for label in labels {
      body.made.append(
        MadeLine(
          cell: cell, option: option, label: label.text, isPrefix: line.label == nil, isCharge: true, number: number))
    }
    lines[body.index].append(
      LineSource(
        cell: Int32(cell.entry), step: Int32(step), option: option,
        value: .cell(told(option).entry, isOrders: told(option).body == 0)))
  }

  private mutating func compileSet(
    _ line: CheckedLine, _ option: OptionID, _ choice: CheckedChoice, _ condition: CellRef?, _ factor: CellRef?,
    at step: Int
  ) throws(NotCompiled) {
    let grid = try grid(of: option, choice)
    let hasIncluded = choice.hasIncluded
    // A value that takes off looks at the lines of the values before it, too.
    let kind: Settlement.Kind = choice.isMenu ? .row : grid.maybeNegative ? .signed : .charge
    for index in choice.values.indices where choice.values[index].makesLine {
      if case .none = choice.values[index].price, !hasIncluded { continue }
      let units = try chargedUnits(of: index, option, choice)
      let price = try unitPrice(of: index, option, choice, grid)
      let amount = ExactAmount(
        cell: emit(.extended, [units, price], [0]), denominator: grid.denominator, mayBeNone: true)
      let priced = try times(factor, try unitPrice(amount, line), line)
      let made = try settled(
        priced, line, condition, factor: factor, as: kind)
      let cell = emitLine(made)
      let number = nextLine()
      bear(cell, number: number, bearing(of: option, as: kind))
      let label = line.label ?? choice.values[index].label
      body.made.append(
        MadeLine(
          cell: cell, option: option, label: label.text, isPrefix: choice.isMenu && line.label == nil, isCharge: true,
          number: number))
      let told = toldUnits(option, index)
      lines[body.index].append(
        LineSource(
          cell: Int32(cell.entry), step: Int32(step), option: option, value: .place(index),
          units: Int32(told.entry), unitsAreOrders: told.body == 0))
    }
  }

  /// Whether an option's line may take off, also as long as it is open.
  private func bearing(of option: OptionID, as kind: Settlement.Kind) -> LedgerStep.Kind {
    guard kind == .signed else { return .line }
    var whileOpen = LedgerStep.WhileOpen.takesNothing
    for cell in rules[option].kind.prices {
      guard case .quantity(let price) = cell.kind else { continue }
      guard case .constant(let numerator) = price.kind else { return .signed(.isDoubtful) }
      if numerator < 0 { whileOpen = .mayTakeOff }
    }
    return .signed(whileOpen)
  }

  private mutating func add(
    _ amount: ExactAmount, _ line: CheckedLine, _ option: OptionID, _ condition: CellRef?, _ factor: CellRef?,
    _ number: CellRef?, at step: Int, label: LocalizedText
  ) throws(NotCompiled) {
    let kind: Settlement.Kind = isNeverNegative(option) && factor == nil ? .charge : .signed
    let made = try settled(amount, line, condition, factor: factor, number: number, as: kind)
    let cell = emitLine(made)
    let number = nextLine()
    bear(cell, number: number, bearing(of: option, as: kind))
    body.made.append(
      MadeLine(cell: cell, option: option, label: label.text, isPrefix: false, isCharge: true, number: number))
    lines[body.index].append(LineSource(cell: Int32(cell.entry), step: Int32(step), option: option))
  }
}

extension CheckedChoice {
  fileprivate var mustBeChosen: Bool { if case .one = amount { true } else { isOptionalByCondition } }
  private var isOptionalByCondition: Bool { if case .optional(when: .some) = amount { true } else { false } }
  fileprivate var hasIncluded: Bool {
    if case .several(let limits) = amount { limits.included != nil } else { false }
  }
}
