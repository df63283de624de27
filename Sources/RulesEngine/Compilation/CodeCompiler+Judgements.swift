/// What is wrong with an order, as far as it keeps the order from being placed. Why and in which words, the quote says.
extension CodeCompiler {
  mutating func judge(_ option: OptionID) throws(NotCompiled) {
    let there = presenceOrAlways(option)
    switch rules[option].kind {
    case .choice(let choice):
      try choice.allowsSeveral ? judgeSet(option, choice, there) : judgeOne(option, choice, there)
    case .number:
      judge(.judgedNumber, [try readNumber(option, .sold), there])
    case .toggle:
      guard let gone = try hasRunOut(option, nil) else { return }
      judge(.all, [there, told(option), gone])
    case .text, .moment: return
    }
  }

  private mutating func judge(_ opcode: Opcode, _ operands: [CellRef], _ constants: [Int64] = []) {
    _ = builder.emit(opcode, operands, constants, as: .judgement, in: body.index)
  }

  @discardableResult
  private mutating func demand(_ opcode: Opcode, _ operands: [CellRef], _ constants: [Int64] = []) -> CellRef {
    builder.emit(opcode, operands, constants, as: .demand, in: body.index)
  }

  /// Where the quote finds what a rule says.
  private mutating func say(_ cell: CellRef, at step: Int) {
    sayings[body.index].append(SayingSource(cell: Int32(cell.entry), step: Int32(step)))
  }

  private mutating func judgeOne(
    _ option: OptionID, _ choice: CheckedChoice, _ there: CellRef
  ) throws(NotCompiled) {
    let fault = try fault(of: option, choice, .sold)
    let mayBeEmpty = try mayBeEmpty(choice)
    let hasDefault = choice.values.contains { $0.isDefault }
    if fault == nil, hasDefault || builder.constantNumber(mayBeEmpty) == 1 { return }
    judge(.judgedChoice, [told(option), fault ?? builder.constant(0), mayBeEmpty, there])
  }

  private mutating func judgeSet(
    _ option: OptionID, _ choice: CheckedChoice, _ there: CellRef
  ) throws(NotCompiled) {
    guard case .several(let limits) = choice.amount else { return }
    var faults: [CellRef] = []
    for index in choice.values.indices {
      guard let fault = try fault(of: option, choice, .sold, only: index) else { continue }
      faults += [toldUnits(option, index), fault]
    }
    if !faults.isEmpty { judge(.judgedUnits, [there] + faults) }
    let units = choice.values.indices.map { toldUnits(option, $0) }
    let weight = emit(.weighted, units, choice.values.map { $0.weight })
    try bound(limits.least, isLeast: true, weight, 1_000_000, there)
    try bound(limits.most, isLeast: false, weight, 1_000_000, there)
    try bound(limits.mostKinds, isLeast: false, emit(.positives, units), 1, there)
    if let each = limits.mostUnitsEach {
      let cell = try quantity(each)
      if builder.constantNumber(cell) == nil { demand(.judgedBound, [cell, cell, there], [1, 1]) }
    }
    for index in choice.values.indices {
      let most: (cell: CellRef, denominator: Int64)
      if let own = choice.values[index].mostUnits {
        most = (builder.constant(own), 1_000_000)
      } else if let each = limits.mostUnitsEach {
        most = (try quantity(each), try denominator(of: each))
      } else {
        most = (builder.constant(1), 1)
      }
      judge(.judgedBound, [units[index], most.cell, there], [most.denominator, 1])
    }
  }

  private mutating func bound(
    _ quantity: CheckedQuantity?, isLeast: Bool, _ cell: CellRef, _ denominator: Int64, _ there: CellRef
  ) throws(NotCompiled) {
    guard let quantity else { return }
    let bound = try self.quantity(quantity)
    // No set holds fewer than none.
    if isLeast, let number = builder.constantNumber(bound), number <= 0 { return }
    let own = try self.denominator(of: quantity)
    let constants = try factor(Int128(denominator), over: Int128(own))
    if isLeast {
      demand(.judgedBound, [bound, cell, there], constants)
    } else {
      demand(.judgedBound, [cell, bound, there], [constants[1], constants[0]])
    }
  }

  mutating func judge(_ kind: ItemKindID) throws(NotCompiled) {
    let checked = rules[kind]
    try bound(checked.least, isLeast: true, kindUnits[kind.index], 1, CodeBuilder.absent)
    try bound(checked.most, isLeast: false, kindUnits[kind.index], 1, CodeBuilder.absent)
    if checked.least != nil || checked.most != nil {
      demand(.judgedBound, [kindUnits[kind.index], kindUnits[kind.index], CodeBuilder.absent], [1, 1])
    }
  }

  mutating func judge(_ requirement: CheckedRequirement, at step: Int) throws(NotCompiled) {
    var presences: [CellRef] = []
    if requirement.kinds.isEmpty, requirement.options.allSatisfy({ presence(of: $0) != nil }) {
      presences = requirement.options.map { presenceOrAlways($0) }
    }
    let when = try requirement.when.map { when throws(NotCompiled) in try condition(when) } ?? builder.constant(1)
    say(demand(.requirement, [try condition(requirement.condition), when] + presences), at: step)
  }

  mutating func judge(_ alert: CheckedAlert, at step: Int) throws(NotCompiled) {
    let when = try condition(alert.when)
    // A warning keeps no order from being placed.
    say(builder.emit(.alert, [when], as: alert.isWarning ? .nothing : .demand, in: body.index), at: step)
  }
}
