extension CodeCompiler {
  /// The cell of a quantity, over its own denominator.
  mutating func quantity(_ quantity: CheckedQuantity, _ reading: Reading = .sold) throws(NotCompiled) -> CellRef {
    let own = try denominator(of: quantity)
    switch quantity.kind {
    case .constant(let numerator): return builder.constant(try fitting(numerator))
    case .option(let option):
      return try rescaled(try readNumber(option, reading), from: denominator(of: option), to: own)
    case .price(let option):
      let (price, denominator) = try self.price(of: option)
      return try rescaled(price, from: denominator, to: own)
    case .units(let option): return try rescaled(try units(of: option, reading), from: 1, to: own)
    case .kinds(let option): return try rescaled(try kinds(of: option, reading), from: 1, to: own)
    case .weight(let option): return try rescaled(try weight(of: option, reading), from: 1_000_000, to: own)
    case .unitsOfValue(let value, let option):
      return try rescaled(try units(of: value, in: option, reading), from: 1, to: own)
    case .length(let option):
      let length = probe(option, .length)
      let read = presence(of: option).map { emit(.whereThere, [$0, length], [0]) } ?? length
      return try rescaled(read, from: 1, to: own)
    case .itemUnits(let items): return try rescaled(try units(of: items), from: 1, to: own)
    case .cost(let base): return try amount(ofSteps: try cost(of: base), over: own)
    case .lines(let label): return try amount(ofSteps: try lines(of: label), over: own)
    case .definition(let id): return try worth(of: id, reading, over: own)
    case .negative(let inner): return try scaled(inner, by: -1, over: 1, reading, to: own)
    case .sum(let left, let right): return try sum(left, right, sign: 1, reading, own)
    case .difference(let left, let right): return try sum(left, right, sign: -1, reading, own)
    case .product(let left, let right):
      let operands = [try self.quantity(left, reading), try self.quantity(right, reading)]
      return emit(
        .product, operands,
        try factor(Int128(own), over: Int128(try denominator(of: left)) * Int128(try denominator(of: right))))
    case .scaled(let inner, let factor, let divisor):
      return try scaled(inner, by: factor, over: divisor, reading, to: own)
    case .least(let parts): return try extreme(.least, parts, reading, own)
    case .greatest(let parts): return try extreme(.greatest, parts, reading, own)
    case .whole(let inner): return try whole(.floor, inner, reading, own)
    case .started(let inner): return try whole(.ceiling, inner, reading, own)
    }
  }

  func fitting(_ number: Int128) throws(NotCompiled) -> Int64 {
    guard let fitting = Int64(exactly: number) else { throw notCompiled("a number with very many digits") }
    return fitting
  }

  func denominator(of quantity: CheckedQuantity) throws(NotCompiled) -> Int64 { try fitting(quantity.denominator) }

  func commonDenominator(_ quantities: [CheckedQuantity]) throws(NotCompiled) -> Int64 {
    var common: Int128 = 1
    for quantity in quantities {
      guard let next = Denominator.leastCommonMultiple(common, quantity.denominator) else {
        throw notCompiled("amounts with very fine fractions")
      }
      common = next
    }
    return try fitting(common)
  }

  /// The constants of a product with p ÷ q.
  func factor(_ numerator: Int128, over denominator: Int128) throws(NotCompiled) -> [Int64] {
    let magnitude = Int128(numerator.magnitude)
    let common = numerator == 0 ? denominator : Denominator.greatestCommonDivisor(magnitude, denominator) ?? 1
    return [try fitting(numerator / common), try fitting(denominator / common)]
  }

  mutating func rescaled(_ cell: CellRef, from: Int64, to: Int64) throws(NotCompiled) -> CellRef {
    from == to ? cell : try scaled(cell, by: Int128(to), over: Int128(from))
  }

  mutating func scaled(_ cell: CellRef, by numerator: Int128, over denominator: Int128) throws(NotCompiled) -> CellRef {
    let constants = try factor(numerator, over: denominator)
    if constants == [1, 1] { return cell }
    if let number = builder.constantNumber(cell), number % constants[1] == 0 {
      return builder.constant(try fitting(Int128(number / constants[1]) * Int128(constants[0])))
    }
    return emit(.scaled, [cell], constants)
  }

  private mutating func scaled(
    _ inner: CheckedQuantity, by factor: Int64, over divisor: Int64, _ reading: Reading, to own: Int64
  ) throws(NotCompiled) -> CellRef {
    let cell = try quantity(inner, reading)
    return try scaled(
      cell, by: Int128(factor) * Int128(own), over: Int128(divisor) * Int128(try denominator(of: inner)))
  }

  private mutating func sum(
    _ left: CheckedQuantity, _ right: CheckedQuantity, sign: Int64, _ reading: Reading, _ own: Int64
  ) throws(NotCompiled) -> CellRef {
    let operands = [try quantity(left, reading), try quantity(right, reading)]
    let (one, other) = (try denominator(of: left), try denominator(of: right))
    guard own % one == 0, own % other == 0 else { throw notCompiled("a sum of unlike fractions") }
    return emit(.sum, operands, [own / one, sign * (own / other)])
  }

  private mutating func extreme(
    _ opcode: Opcode, _ parts: [CheckedQuantity], _ reading: Reading, _ own: Int64
  ) throws(NotCompiled) -> CellRef {
    var operands: [CellRef] = []
    var scales: [Int64] = []
    for part in parts {
      operands.append(try quantity(part, reading))
      let denominator = try denominator(of: part)
      guard own % denominator == 0 else { throw notCompiled("a comparison of unlike fractions") }
      scales.append(own / denominator)
    }
    return emit(opcode, operands, scales)
  }

  private mutating func whole(
    _ opcode: Opcode, _ inner: CheckedQuantity, _ reading: Reading, _ own: Int64
  ) throws(NotCompiled) -> CellRef {
    let cell = emit(opcode, [try quantity(inner, reading)], [try denominator(of: inner)])
    return try rescaled(cell, from: 1, to: own)
  }

  // MARK: Definitions

  /// What a `let` is worth that reads amounts, once its place was passed.
  func definition(_ id: DefinitionID) -> CellRef? { body.definitions[id.index] }

  mutating func define(_ id: DefinitionID) throws(NotCompiled) {
    let definition = rules.definitions[id.index]
    place = definition.place
    switch definition.content {
    case .quantity(let quantity): body.definitions[id.index] = try self.quantity(quantity)
    case .condition(let condition): body.definitions[id.index] = try self.condition(condition)
    case .lookup(let lookup): body.definitions[id.index] = try price(of: id, lookup, .sold).cell
    case .percent, .alias: break
    }
  }

  private mutating func worth(of id: DefinitionID, _ reading: Reading, over own: Int64) throws(NotCompiled) -> CellRef {
    let known = definition(id)
    switch rules.definitions[id.index].content {
    case .quantity(let quantity):
      let denominator = try denominator(of: quantity)
      if let known { return try rescaled(known, from: denominator, to: own) }
      return try rescaled(try self.quantity(quantity, reading), from: denominator, to: own)
    case .lookup(let lookup):
      let (cell, denominator) = try price(of: id, lookup, reading)
      return try rescaled(known ?? cell, from: denominator, to: own)
    case .condition, .percent, .alias: return builder.constant(0)
    }
  }

  // MARK: What lines come to

  /// Inside an item all is of one unit, but for what is said `once`.
  private mutating func amount(ofSteps steps: CellRef, over own: Int64) throws(NotCompiled) -> CellRef {
    let step = rules.terms.step
    if let times = body.times, !body.isOnce {
      return emit(
        .divided, [steps, times], try factor(Int128(step.units) * Int128(own), over: Int128(step.denominator)))
    }
    return try scaled(steps, by: Int128(step.units) * Int128(own), over: Int128(step.denominator))
  }

  private mutating func cost(of base: CheckedBase) throws(NotCompiled) -> CellRef {
    if case .line(let label) = base, let kept = body.kept[label] { return kept.sum }
    return try left(of: base)
  }

  /// What is left to take from the lines of a base, in steps.
  mutating func left(of base: CheckedBase) throws(NotCompiled) -> CellRef {
    switch base {
    case .subtotal: return subtotal()
    case .option(let option):
      return try leftOver(base, of: sum(of: body.made.filter { $0.option == option }, in: body.index))
    case .line(let label):
      if let kept = body.kept[label] { return try leftOver(base, of: kept.sum) }
      return try leftOver(base, of: sum(of: try made(label).filter { $0.isCharge }, in: body.index))
    case .items(let items): return try leftOver(base, of: try whole(of: items))
    case .picked: throw notCompiled("a part of what single units cost")
    }
  }

  /// The sum of all lines of a label, as they are shown.
  private mutating func lines(of label: String) throws(NotCompiled) -> CellRef {
    if let kept = body.kept[label] { return kept.sum }
    let own = sum(of: try made(label), in: body.index)
    guard body.index == 0 else { return own }
    var parts = [own]
    for (index, lines) in itemLines.enumerated() {
      let own = try CodeCompiler.made(label, among: lines, place)
      if own.isEmpty { continue }
      parts.append(try sum(of: sum(of: own, in: index + 1), ItemKindID(index), where: nil))
    }
    return parts.count == 1 ? own : emit(.weighted, parts, [Int64](repeating: 1, count: parts.count))
  }

  /// What lines come to together. A line may have several labels.
  private mutating func sum(of lines: [MadeLine], in body: Int) -> CellRef {
    var cells: [CellRef] = []
    for line in lines where !cells.contains(line.cell) {
      cells.append(line.cell)
      guard let opener = line.opener, opener != line.cell else { continue }
      cells.append(builder.emit(.scaled, [opener], [0, 1], in: body))
    }
    return builder.emit(.lines, cells, [0], in: body)
  }

  func made(_ label: String) throws(NotCompiled) -> [MadeLine] {
    try CodeCompiler.made(label, among: body.made, place)
  }

  private static func made(_ label: String, among lines: [MadeLine], _ place: Place?) throws(NotCompiled) -> [MadeLine]
  {
    for line in lines where line.isPrefix && label.hasPrefix(line.label) {
      throw NotCompiled(what: "the line of one row of a table", place: place)
    }
    return lines.filter { $0.label == label }
  }
}
