/// Offers on single units.
extension CodeCompiler {
  /// What becomes of a line: where it counts in the ledger, what it is taken from.
  struct CompiledLine {
    var settled: SettledLine
    var taking: LedgerTaking?
  }

  /// The line of an amount, and of a discount what it is taken from.
  mutating func compiled(
    _ line: CheckedLine, _ when: CellRef?, _ factor: CellRef?
  ) throws(NotCompiled) -> CompiledLine {
    if let offer = try unitOffer(line, when) { return offer }
    let amount = try exactAmount(line, factor)
    let made = try settled(amount, line, when, factor: factor)
    guard line.kind == .discount else { return CompiledLine(settled: made) }
    return CompiledLine(settled: made, taking: try taking(from: try base(of: line)))
  }

  /// None for a line that isn't taken from single units.
  private mutating func unitOffer(_ line: CheckedLine, _ when: CellRef?) throws(NotCompiled) -> CompiledLine? {
    switch line.amount {
    case .each(let each, let items, let pick):
      return try unitOffer(.each(pick), [(items, 1)], each, line, when)
    case .sets(let parts, let price):
      return try unitOffer(.sets, parts.map { ($0.items, $0.units) }, price, line, when)
    case .quantity(let quantity, isWrittenZero: _):
      guard line.kind == .discount, case .picked(let items, let pick) = line.base else { return nil }
      guard let (factor, divisor, looked) = quantity.partOfPicked, case .picked(let others, let other) = looked,
        other.isSame(as: pick), try filter(of: others) == filter(of: items)
      else { throw notCompiled("a part of what single units cost") }
      return try unitOffer(.picked(pick, factor: factor, divisor: divisor), [(items, 1)], nil, line, when)
    case .option, .table, .packs, .tiers, .included: return nil
    }
  }

  private mutating func unitOffer(
    _ kind: UnitOffer.Kind, _ parts: [(items: CheckedItems, size: Int64)], _ quantity: CheckedQuantity?,
    _ line: CheckedLine, _ when: CellRef?
  ) throws(NotCompiled) -> CompiledLine {
    guard line.per == nil else { throw notCompiled("single units, so many times") }
    var filtered: [UnitOffer.Part] = []
    for part in parts { filtered.append(UnitOffer.Part(items: try filter(of: part.items), size: part.size)) }
    let all = CheckedItems(parts: parts.flatMap { $0.items.parts })
    let whole = try left(of: .items(all))
    let amount = try quantity.map { each throws(NotCompiled) in try self.quantity(each) } ?? builder.constant(0)
    let cap = try line.atMost.map { cap throws(NotCompiled) in try self.quantity(cap) }
    let offer = UnitOffer(
      kind: kind, parts: filtered, quantity: Int32(amount),
      denominator: try quantity.map { each throws(NotCompiled) in try denominator(of: each) } ?? 1,
      capDenominator: try line.atMost.map { cap throws(NotCompiled) in try denominator(of: cap) } ?? 1,
      rounding: line.rounding, roundingStep: line.roundingStep, shopRounding: rules.terms.rounding,
      step: rules.terms.step, largest: CodeCompiler.mostSteps)
    let number = unitOffers.count
    unitOffers.append(offer)
    let taking = LedgerTaking(base: .offer(Int32(number)), touch: .kinds(all.kinds))
    // Lines bear no units: while nothing was taken from the items, the ledger says nothing of them.
    let isTouched = isTouched(taking)
    let settled = SettledLine(
      opcode: .offered,
      operands: [whole, amount, when ?? CodeBuilder.absent] + [cap].compactMap { $0 } + (isTouched ? ledgerCells : []),
      constants: [Int64(number), isTouched ? ledgerHere() : emptyLedger(), cap == nil ? 0 : 1])
    return CompiledLine(settled: settled, taking: taking)
  }
}

extension CheckedQuantity {
  /// Which part of what something costs it is, if it is one.
  fileprivate var partOfPicked: (factor: Int64, divisor: Int64, of: CheckedBase)? {
    switch kind {
    case .cost(let base): (1, 1, base)
    case .scaled(let inner, let factor, let divisor):
      if case .cost(let base) = inner.kind { (factor, divisor, base) } else { nil }
    default: nil
    }
  }
}

extension CheckedUnitPick {
  fileprivate func isSame(as other: CheckedUnitPick) -> Bool {
    isCheapest == other.isCheapest && count == other.count && ofEvery == other.ofEvery
  }
}
