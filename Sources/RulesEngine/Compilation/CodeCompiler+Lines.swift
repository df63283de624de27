/// How the lines of a quote are compiled: the exact amount first, then a settlement that makes whole steps of it.
extension CodeCompiler {
  mutating func compile(_ line: CheckedLine, at step: Int) throws(NotCompiled) {
    let when = try line.when.map { when throws(NotCompiled) in try condition(when) }
    let factor = try line.per.map { per throws(NotCompiled) in try quantity(per) }
    if case .option(let option) = line.amount { return try compile(line, option, when, factor, at: step) }
    add(try compiled(line, when, factor), line, at: step, kind: line.kind)
  }

  /// An exact amount over a denominator, in the making of a line.
  struct ExactAmount {
    var cell: CellRef
    var denominator: Int64
    /// A written 0 makes a line: always, or in some rows of a grid.
    var keepsZero = false
    var row: CellRef?
    var grid: Int?
    /// None is no line, not an amount of 0.
    var mayBeNone = false
  }

  mutating func exactAmount(_ line: CheckedLine, _ factor: CellRef?) throws(NotCompiled) -> ExactAmount {
    let keeps = line.kind == .charge
    switch line.amount {
    case .option: return ExactAmount(cell: builder.constant(.none), denominator: 1)
    case .quantity(let quantity, let isWrittenZero):
      let amount = ExactAmount(
        cell: try self.quantity(quantity), denominator: try denominator(of: quantity), keepsZero: keeps && isWrittenZero
      )
      return try times(factor, try unitPrice(amount, line), line)
    case .included(let quantity, rate: _):
      return try times(
        factor, ExactAmount(cell: try self.quantity(quantity), denominator: try denominator(of: quantity)), line)
    case .table(let axes, let rows):
      let grid = try lookupGrid(axes, rows, takesOff: line.kind == .discount)
      let row = try self.row(in: grid, .sold)
      let price = emit(.price, [row, builder.constant(0)] + grid.operands, [Int64(grid.number)])
      let amount = ExactAmount(
        cell: price, denominator: grid.denominator, row: keeps ? row : nil, grid: keeps ? grid.number : nil,
        mayBeNone: true)
      return try times(factor, try unitPrice(amount, line), line)
    case .packs(let packs): return try packed(packs, line, factor)
    case .tiers(let tiers, let isGraduated, let countsUnits):
      return isGraduated
        ? try graduated(tiers, countsUnits: countsUnits, line, factor) : try tiered(tiers, line, factor)
    case .each, .sets: throw notCompiled("a part of what single units cost")
    }
  }

  /// Where units are rounded: outside items the price of one `per`, or of one of a number.
  mutating func unitPrice(
    _ amount: ExactAmount, _ line: CheckedLine, isEach: Bool = false
  ) throws(NotCompiled) -> ExactAmount {
    guard rules.terms.roundsUnits, body.index == 0, line.per != nil || isEach else { return amount }
    var rounded = amount
    let common = try withWholeSteps(amount.denominator)
    let (cell, scale) = (amount.cell, common / amount.denominator)
    let rounding = try rounding(line.rounding, line.roundingStep, over: common)
    builder.roundings.append(rounding)
    rounded.denominator = common
    rounded.cell = emit(
      .rounded, [cell], [Int64(builder.roundings.count - 1), try stepAmount(over: common), scale])
    return rounded
  }

  mutating func times(
    _ factor: CellRef?, _ amount: ExactAmount, _ line: CheckedLine
  ) throws(NotCompiled) -> ExactAmount {
    guard let factor, let per = line.per else { return amount }
    var product = amount
    product.cell =
      amount.mayBeNone
      ? emit(.extended, [factor, amount.cell], [1]) : emit(.product, [amount.cell, factor], [1, 1])
    product.denominator = try fitting(Int128(amount.denominator) * per.denominator)
    return product
  }

  // MARK: Settling

  /// The next denominator over which a step is a whole number.
  func withWholeSteps(_ denominator: Int64) throws(NotCompiled) -> Int64 {
    let step = rules.terms.step
    let own = step.denominator / Denominator.greatestCommonDivisor(UInt64(step.denominator), UInt64(step.units)).signed
    guard let common = Denominator.leastCommonMultiple(Int128(denominator), Int128(own)) else {
      throw notCompiled("amounts with very fine fractions")
    }
    return try fitting(common)
  }

  /// One step as a numerator over a denominator.
  func stepAmount(over denominator: Int64) throws(NotCompiled) -> Int64 {
    let step = rules.terms.step
    return try fitting(Int128(step.units) * Int128(denominator) / Int128(step.denominator))
  }

  func rounding(
    _ mode: RoundingMode?, _ ownStep: PriceStep?, over denominator: Int64
  ) throws(NotCompiled) -> StepRounding {
    let step = ownStep ?? rules.terms.step
    let factor = ownStep.flatMap { $0.size.steps(of: rules.terms.step) } ?? 1
    let constants = try self.factor(Int128(step.denominator), over: Int128(step.units) * Int128(denominator))
    return StepRounding(
      multiplier: constants[0], divisor: constants[1], factor: factor, mode: mode ?? rules.terms.rounding)
  }

  /// More steps in a line than that are left to the from-scratch evaluator, so that no running sum can overflow.
  static let mostSteps: Int64 = 10_000_000_000
  /// So many lines an item may make, so that those of all items together can't either.
  static let mostLines = 10_000

  /// The cell of a line's steps, without what it contributes.
  mutating func settled(
    _ amount: ExactAmount, _ line: CheckedLine, _ when: CellRef?, factor: CellRef?, number: CellRef? = nil,
    as kind: Settlement.Kind? = nil
  ) throws(NotCompiled) -> SettledLine {
    var operands = [amount.cell]
    func place(_ cell: CellRef?) -> Int32 {
      guard let cell else { return -1 }
      operands.append(cell)
      return Int32(operands.count - 1)
    }
    let cap = try line.atMost.map { cap throws(NotCompiled) in try quantity(cap) }
    var common = Int128(try withWholeSteps(amount.denominator))
    if let atMost = line.atMost {
      guard let next = Denominator.leastCommonMultiple(common, atMost.denominator) else {
        throw notCompiled("amounts with very fine fractions")
      }
      common = next
    }
    let denominator = try fitting(common)
    let ownKind: Settlement.Kind = kind ?? .init(line.kind)
    var settlement = Settlement(
      kind: ownKind, rounding: try rounding(line.rounding, line.roundingStep, over: denominator),
      shopRounding: try rounding(nil, nil, over: denominator), stepAmount: try stepAmount(over: denominator),
      largest: CodeCompiler.mostSteps)
    settlement.capRounding = try rounding(.down, nil, over: denominator)
    settlement.amountScale = denominator / amount.denominator
    if let atMost = line.atMost { settlement.capScale = denominator / (try self.denominator(of: atMost)) }
    settlement.condition = place(when)
    settlement.factor = place(factor)
    settlement.number = place(number)
    settlement.cap = place(cap)
    if body.kind != nil, !body.isOnce { settlement.times = place(body.times) }
    if ownKind == .discount { settlement.base = place(try left(of: try base(of: line))) }
    if ownKind == .signed { settlement.base = place(subtotal()) }
    settlement.keepsZero = amount.keepsZero
    settlement.mayBeNone = amount.mayBeNone
    settlement.row = place(amount.row)
    settlement.grid = Int32(amount.grid ?? -1)
    settlement.hasOwnRounding = line.rounding != nil
    settlement.roundsUnits = rules.terms.roundsUnits
    if let made = unitsLine(amount, settlement, operands) { return made }
    builder.settlements.append(settlement)
    return SettledLine(opcode: .line, operands: operands, constants: [Int64(builder.settlements.count - 1)])
  }

  struct SettledLine {
    var opcode: Opcode
    var operands: [CellRef]
    var constants: [Int64]
  }

  // MARK: Sums

  /// The sum of the lines above, in steps.
  mutating func subtotal() -> CellRef {
    if body.sum == nil, let above = body.above { return above }
    let (sum, open) = segment()
    body.segments.append((sum, open))
    let base = body.base ?? builder.constant(0)
    // Once in each place, for what stands above differs. None reads another, so that each may sleep for itself.
    let cell = builder.emit(.subtotal, [base] + body.segments.flatMap { [$0.sum, $0.open] }, in: body.index)
    if body.segments.count == CodeCompiler.mostSegments { (body.base, body.segments) = (cell, []) }
    (body.above, body.sum, body.open) = (cell, nil, nil)
    return cell
  }

  /// Of more parts than this a sum is better read from the sum of the first ones.
  private static let mostSegments = 8

  /// The running sum and count that the next line contributes to.
  mutating func segment() -> (CellRef, CellRef) {
    if let sum = body.sum, let open = body.open { return (sum, open) }
    let made = (builder.input(.zero, in: body.index), builder.input(.zero, in: body.index))
    (body.sum, body.open) = made
    return made
  }

  /// The cell of a line that counts in the running sum.
  mutating func emitLine(_ made: SettledLine) -> CellRef {
    let (sum, open) = segment()
    return builder.emit(
      made.opcode, made.operands, made.constants, as: .line, sum: sum, count: open, in: body.index)
  }

  /// A line that counts, and where the quote finds it.
  private mutating func add(_ made: CompiledLine, _ line: CheckedLine, at step: Int, kind: MoneyLine.Kind) {
    let cell: CellRef
    if case .includedTax = kind {
      let made = made.settled
      cell = builder.emit(made.opcode, made.operands, made.constants, as: .lineBeside, in: body.index)
    } else {
      cell = emitLine(made.settled)
      let number = nextLine()
      body.made.append(
        MadeLine(
          cell: cell, option: nil, label: line.label?.text ?? "", isPrefix: false, isCharge: kind != .discount,
          number: number))
      if let taking = made.taking { take(cell, from: taking, opener: cell) } else { bear(cell, number: number) }
    }
    lines[body.index].append(LineSource(cell: Int32(cell.entry), step: Int32(step)))
  }

  // MARK: The total

  mutating func compile(_ rounding: CheckedTotalRounding, at step: Int) throws(NotCompiled) {
    let when = try rounding.when.map { when throws(NotCompiled) in try condition(when) }
    let total = subtotal()
    let denominator = try withWholeSteps(1)
    let (stepAmount, own) = (
      try stepAmount(over: denominator), try self.rounding(nil, rounding.step, over: denominator)
    )
    var settlement = Settlement(
      kind: .rounding, rounding: own, shopRounding: own, stepAmount: stepAmount, largest: CodeCompiler.mostSteps)
    settlement.condition = when == nil ? -1 : 1
    builder.settlements.append(settlement)
    let cell = emitLine(
      SettledLine(
        opcode: .line, operands: [total] + [when].compactMap { $0 },
        constants: [Int64(builder.settlements.count - 1)]))
    let number = nextLine()
    bear(cell, number: number)
    body.made.append(
      MadeLine(
        cell: cell, option: nil, label: rounding.label.text, isPrefix: false, isCharge: true, number: number))
    lines[body.index].append(LineSource(cell: Int32(cell.entry), step: Int32(step)))
  }
}

extension Settlement.Kind {
  fileprivate init(_ kind: MoneyLine.Kind) {
    self =
      switch kind {
      case .charge, .tax: .charge
      case .discount: .discount
      case .includedTax: .included
      }
  }
}

extension UInt64 {
  fileprivate var signed: Int64 { Int64(clamping: self) }
}
