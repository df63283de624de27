/// Lines of so many units at a constant price, which are settled beforehand.
extension CodeCompiler {
  /// A line that comes to whole steps for each unit, and to nothing else; none where something else decides about it.
  func unitsLine(_ amount: ExactAmount, _ settlement: Settlement, _ operands: [CellRef]) -> SettledLine? {
    switch settlement.kind {
    case .charge, .row: break
    case .discount, .signed, .included, .rounding: return nil
    }
    guard settlement.cap < 0, settlement.times < 0, settlement.row < 0,
      let (units, price) = unitsAndPrice(amount.cell),
      let steps = steps(of: price, settlement), steps > 0
    else { return nil }
    let factors = [settlement.factor, settlement.number].filter { $0 >= 0 }.map { operands[Int($0)] }
    guard factors.allSatisfy({ $0 == units }) else { return nil }
    if factors.isEmpty, settlement.keepsZero || settlement.kind == .row { return nil }
    let condition = settlement.condition < 0 ? CodeBuilder.absent : operands[Int(settlement.condition)]
    return SettledLine(opcode: .unitsLine, operands: [units, condition], constants: [steps, settlement.largest])
  }

  /// The two of a product of which one is constant.
  private func unitsAndPrice(_ cell: CellRef) -> (CellRef, Int64)? {
    let entry = builder.entries[cell.body][cell.entry]
    guard entry.opcode == .product, entry.constants == [1, 1], entry.operands.count == 2 else { return nil }
    if let price = builder.constantNumber(entry.operands[0]) { return (entry.operands[1], price) }
    return builder.constantNumber(entry.operands[1]).map { (entry.operands[0], $0) }
  }

  /// None where a unit comes to a fraction of a step, or to very many.
  private func steps(of price: Int64, _ settlement: Settlement) -> Int64? {
    let rounding = settlement.rounding
    let exact = Int128(price) * Int128(settlement.amountScale)
    let (scaled, overflows) = exact.multipliedReportingOverflow(by: Int128(rounding.multiplier))
    guard !overflows, scaled % Int128(rounding.divisor) == 0 else { return nil }
    let (steps, stepsOverflow) = (scaled / Int128(rounding.divisor))
      .multipliedReportingOverflow(by: Int128(rounding.factor))
    return stepsOverflow || steps > Int128(settlement.largest) ? nil : Int64(exactly: steps)
  }

  /// The price of a toggle, or of the units of a number, is a constant that only adds.
  func isNeverNegative(_ option: OptionID) -> Bool {
    func adds(_ cell: CheckedCell?) -> Bool {
      guard case .quantity(let price)? = cell?.kind, case .constant(let numerator) = price.kind else { return false }
      return numerator >= 0
    }
    switch rules[option].kind {
    case .toggle(let toggle): return adds(toggle.price)
    case .number(let number): return adds(number.priceEach) && !number.mayBeNegative
    case .choice, .text, .moment: return false
    }
  }
}

extension CheckedNumber {
  fileprivate var mayBeNegative: Bool {
    switch bounds {
    case .range(let low, _, _): low < 0
    case .oneOf(let points): points.contains { $0 < 0 }
    }
  }
}
