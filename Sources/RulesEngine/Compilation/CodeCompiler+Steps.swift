/// Packs and tiers: prices that depend on how many there are.
extension CodeCompiler {
  /// What a discount is taken from; the cells of a table may say it.
  func base(of line: CheckedLine) throws(NotCompiled) -> CheckedBase {
    var cells: [CheckedCell] = []
    switch line.amount {
    case .table(axes: _, let rows): cells = rows.map { $0.cell }
    case .tiers(let tiers, isGraduated: _, countsUnits: _): cells = tiers.map { $0.price }
    case .packs(let packs): cells = packs.map { $0.price }
    default: break
    }
    let bases = cells.compactMap { $0.base }
    guard let first = bases.first else { return line.base }
    let isOne = bases.count == cells.count || first.isSame(as: line.base)
    guard isOne, bases.allSatisfy({ $0.isSame(as: first) }) else {
      throw notCompiled("a table of percents of unlike things")
    }
    return first
  }

  /// All units at the price of the tier that the number reaches.
  mutating func tiered(
    _ tiers: [CheckedTier], _ line: CheckedLine, _ factor: CellRef?
  ) throws(NotCompiled) -> ExactAmount {
    guard let factor, let per = line.per else { throw notCompiled("tiers of nothing") }
    let rows = tiers.enumerated().map { index, tier in
      let below = index + 1 < tiers.count ? tiers[index + 1].from : nil
      return CheckedRow(heads: [.span(from: tier.from, below: below)], cell: tier.price)
    }
    let grid = try lookupGrid([.quantity(per)], rows, takesOff: line.kind == .discount)
    let row = try self.row(in: grid, .sold)
    let price = emit(.price, [row, builder.constant(0)] + grid.operands, [Int64(grid.number)])
    let isCharge = line.kind == .charge
    var amount = try unitPrice(
      ExactAmount(
        cell: price, denominator: grid.denominator, row: isCharge ? row : nil, grid: isCharge ? grid.number : nil,
        mayBeNone: true),
      line)
    amount.cell = emit(.extended, [factor, amount.cell], [1])
    amount.denominator = try fitting(Int128(amount.denominator) * per.denominator)
    return amount
  }

  /// Each bracket at its own price: over whole numbers the n-th unit on, else the part above n.
  mutating func graduated(
    _ tiers: [CheckedTier], countsUnits: Bool, _ line: CheckedLine, _ factor: CellRef?
  ) throws(NotCompiled) -> ExactAmount {
    guard let factor, let per = line.per else { throw notCompiled("tiers of nothing") }
    let begins = tiers.map { max(0, $0.from - (countsUnits ? 1_000_000 : 0)) }
    guard begins.first == 0 || line.kind == .discount else { throw notCompiled("tiers that begin late") }
    guard let common = Denominator.leastCommonMultiple(per.denominator, 1_000_000) else {
      throw notCompiled("amounts with very fine fractions")
    }
    let denominator = try priceDenominator(of: tiers.map { $0.price }, line)
    var constants = [try fitting(common / per.denominator)]
    for (begin, tier) in zip(begins, tiers) {
      guard let price = try constantPrice(tier.price, line, over: denominator) else {
        throw notCompiled("tiers without a price")
      }
      constants += [try fitting(Int128(begin) * (common / 1_000_000)), price]
    }
    return ExactAmount(
      cell: emit(.graduated, [factor], constants), denominator: try fitting(Int128(denominator) * common))
  }

  /// The biggest packs first; a rest that none fits has no price.
  mutating func packed(
    _ packs: [CheckedPack], _ line: CheckedLine, _ factor: CellRef?
  ) throws(NotCompiled) -> ExactAmount {
    guard let factor, let per = line.per else { throw notCompiled("packs of nothing") }
    guard 1_000_000 % per.denominator == 0 else { throw notCompiled("packs of very fine numbers") }
    let denominator = try priceDenominator(of: packs.map { $0.price }, line)
    var constants = [try fitting(1_000_000 / per.denominator)]
    for pack in packs {
      let price = try constantPrice(pack.price, line, over: denominator)
      constants += [pack.units, price ?? 0, price == nil ? 0 : 1]
    }
    mayBeUnlisted = true
    return ExactAmount(cell: emit(.packed, [factor], constants), denominator: denominator)
  }

  private func priceDenominator(of cells: [CheckedCell], _ line: CheckedLine) throws(NotCompiled) -> Int64 {
    var quantities: [CheckedQuantity] = []
    for cell in cells {
      if case .quantity(let quantity) = cell.kind { quantities.append(quantity) }
    }
    return try withWholeSteps(try commonDenominator(quantities))
  }

  /// None where there is no price.
  private func constantPrice(
    _ cell: CheckedCell, _ line: CheckedLine, over denominator: Int64
  ) throws(NotCompiled) -> Int64? {
    guard case .quantity(let quantity) = cell.kind else { return nil }
    guard case .constant(let numerator) = quantity.kind else { throw notCompiled("packs or tiers that are reckoned") }
    let amount = try fitting(numerator * (Int128(denominator) / quantity.denominator))
    guard rules.terms.roundsUnits, body.index == 0, amount >= 0 else { return amount }
    let rounding = try rounding(line.rounding, line.roundingStep, over: denominator)
    guard let steps = rounding.steps(of: amount, over: 1) else { throw notCompiled("very large prices") }
    return try fitting(Int128(steps) * Int128(try stepAmount(over: denominator)))
  }
}

extension CheckedBase {
  fileprivate func isSame(as other: CheckedBase) -> Bool {
    switch (self, other) {
    case (.subtotal, .subtotal): true
    case (.option(let one), .option(let two)): one == two
    case (.line(let one), .line(let two)): one == two
    default: false
    }
  }
}
