/// The prices of a choice, spread out over all that they are looked up by.
struct ChoiceGrid {
  var number: Int
  var denominator: Int64
  /// What the prices are looked up by beside the value, and how far apart their rows are.
  var axes: [CheckedAxis]
  var strides: [Int64]
  /// How far apart the rows of two values are.
  var stride: Int64
  /// The axes that price the absence of their option.
  var pricesAbsence: [Bool]
  var bounds: [[Int64]]
  /// Some heads are single numbers.
  var isExact: [Bool]
  /// The cells of prices that aren't constant.
  var operands: [CellRef]
  var maybeNotSold: Bool
  var maybeNegative: Bool
  var hasPrices: Bool
}

extension CodeCompiler {
  private static let largest = 1 << 22

  mutating func grid(of option: OptionID, _ choice: CheckedChoice) throws(NotCompiled) -> ChoiceGrid {
    if let known = grids[option.index] { return known }
    var rows: [(value: Int, heads: [CheckedHead], cell: CheckedCell)] = []
    var axes: [CheckedAxis] = []
    var hasTable: [Bool] = []
    for (index, value) in choice.values.enumerated() {
      hasTable.append(false)
      switch value.price {
      case .none: break
      case .single(let cell): rows.append((index, [], cell))
      case .table(by: let own, let ownRows):
        if axes.isEmpty { axes = own }
        guard own.count == axes.count, zip(own, axes).allSatisfy({ $0.isSame(as: $1) }) else {
          throw notCompiled("prices of one option that are looked up by unlike things")
        }
        hasTable[index] = true
        for row in ownRows { rows.append((index, row.heads, row.cell)) }
      }
    }
    let made = try grid(axes, rows, values: choice.values.count, hasTable: hasTable)
    if made.maybeNotSold { prepare(made, rows.map { $0.cell }, of: option) }
    grids[option.index] = made
    return made
  }

  /// Heads and cells of a table, row by row: of rows that both match the first counts.
  private mutating func grid(
    _ axes: [CheckedAxis], _ rows: [(value: Int, heads: [CheckedHead], cell: CheckedCell)], values: Int,
    hasTable: [Bool], unlisted: GridPrice.Kind = .notSold
  ) throws(NotCompiled) -> ChoiceGrid {
    var grid = ChoiceGrid(
      number: 0, denominator: 1, axes: axes, strides: [], stride: 1, pricesAbsence: [], bounds: [], isExact: [],
      operands: [],
      maybeNotSold: false, maybeNegative: false, hasPrices: !rows.isEmpty)
    var sizes: [Int] = []
    for place in axes.indices {
      let heads = rows.compactMap { $0.heads.indices.contains(place) ? $0.heads[place] : nil }
      grid.pricesAbsence.append(heads.contains { $0.countsAbsence })
      let bounds = CodeCompiler.bounds(of: heads)
      grid.bounds.append(bounds)
      grid.isExact.append(heads.contains { if case .exactly = $0 { true } else { false } })
      sizes.append(size(of: axes[place], bounds))
    }
    for size in sizes.reversed() {
      grid.strides.insert(grid.stride, at: 0)
      grid.stride *= Int64(size)
      guard grid.stride <= Int64(CodeCompiler.largest) else { throw notCompiled("a table with very many cells") }
    }
    let count = Int(grid.stride) * (values + 1)
    guard count <= CodeCompiler.largest else { throw notCompiled("a table with very many cells") }
    grid.denominator = try commonDenominator(of: rows.map { $0.cell })
    var prices = ContiguousArray(
      repeating: GridPrice(kind: .none, isWrittenZero: false, amount: 0), count: count)
    for (value, isTable) in hasTable.enumerated() where isTable {
      // What a table doesn't list isn't sold; a discount takes nothing there.
      let first = (value + 1) * Int(grid.stride)
      for index in first..<(first + Int(grid.stride)) { prices[index].kind = unlisted }
      grid.maybeNotSold = true
    }
    var filled = [Bool](repeating: false, count: count)
    for (number, row) in rows.enumerated() {
      let price = try price(row.cell, number, &grid)
      var places = [(row.value + 1) * Int(grid.stride)]
      if row.heads.isEmpty { places = Array(places[0]..<(places[0] + Int(grid.stride))) }
      for (place, head) in row.heads.enumerated() {
        let keys = CodeCompiler.keys(of: head, axes[place], grid.bounds[place])
        places = places.flatMap { start in keys.map { start + $0 * Int(grid.strides[place]) } }
      }
      for index in places where !filled[index] {
        filled[index] = true
        prices[index] = price
      }
    }
    if grid.maybeNotSold {
      grid.maybeNotSold = (Int(grid.stride)..<count).contains {
        prices[$0].kind == .notSold && isReached($0 % Int(grid.stride), grid)
      }
    }
    grid.number = builder.grids.count
    builder.grids.append(PriceGrid(prices: prices, denominator: grid.denominator))
    return grid
  }

  private func commonDenominator(of cells: [CheckedCell]) throws(NotCompiled) -> Int64 {
    var common: Int128 = 1
    for cell in cells {
      guard case .quantity(let quantity) = cell.kind, common % quantity.denominator != 0 else { continue }
      guard let next = Denominator.leastCommonMultiple(common, quantity.denominator) else {
        throw notCompiled("prices with very fine fractions")
      }
      common = next
    }
    return try fitting(common)
  }

  /// What isn't sold has the number of its cell, counted from 1, until what is said of it is prepared.
  private mutating func price(
    _ cell: CheckedCell, _ number: Int, _ grid: inout ChoiceGrid
  ) throws(NotCompiled) -> GridPrice {
    guard case .quantity(let quantity) = cell.kind else {
      grid.maybeNotSold = true
      return GridPrice(kind: .notSold, isWrittenZero: false, amount: Int64(number + 1))
    }
    if case .constant(let numerator) = quantity.kind {
      let amount = try fitting(numerator * (Int128(grid.denominator) / quantity.denominator))
      if amount < 0 { grid.maybeNegative = true }
      return GridPrice(kind: .constant, isWrittenZero: cell.isWrittenZero, amount: amount)
    }
    let cellRef = try self.quantity(quantity)
    grid.operands.append(try rescaled(cellRef, from: try denominator(of: quantity), to: grid.denominator))
    return GridPrice(
      kind: .operand, isWrittenZero: cell.isWrittenZero, amount: Int64(grid.operands.count - 1))
  }

  // MARK: Keys

  /// Key 0 is none for choices, toggles and numbers.
  private func size(of axis: CheckedAxis, _ bounds: [Int64]) -> Int {
    switch axis {
    case .choice(let option): (choice(option)?.values.count ?? 0) + 1
    case .toggle: 3
    case .condition: 2
    case .number, .quantity: bounds.count + 2
    }
  }

  /// Where one key of numbers ends and the next begins, in millionths.
  private static func bounds(of heads: [CheckedHead]) -> [Int64] {
    var bounds: Set<Int64> = []
    for head in heads {
      switch head {
      case .keys: break
      case .span(let from, let below):
        bounds.insert(from)
        if let below { bounds.insert(below) }
      case .exactly(let number):
        bounds.insert(number)
        // A numerator is whole, so the next one begins a key of its own; see `bracket`.
        bounds.insert(number &+ 1)
      }
    }
    return bounds.sorted()
  }

  private static func keys(of head: CheckedHead, _ axis: CheckedAxis, _ bounds: [Int64]) -> [Int] {
    switch head {
    case .keys(let keys, let none):
      let first: Int
      switch axis {
      case .condition: first = 0
      default: first = 1
      }
      return keys.map { $0 + first } + (none ? [0] : [])
    case .span(let from, let below):
      return bounds.indices.filter { index in bounds[index] >= from && below.map { bounds[index] < $0 } ?? true }.map {
        $0 + 2
      }
    case .exactly(let number): return bounds.indices.filter { bounds[$0] == number }.map { $0 + 2 }
    }
  }

  /// The row of the chosen value, looked up by what else there is.
  mutating func row(of value: CellRef, _ grid: ChoiceGrid) throws(NotCompiled) -> CellRef {
    let (keys, constants) = try keys(grid)
    return emit(.row, [value] + keys, [0, 1, 1, grid.stride] + constants)
  }

  /// The row of one value.
  mutating func row(ofValue value: Int, _ grid: ChoiceGrid) throws(NotCompiled) -> CellRef {
    let (keys, constants) = try keys(grid)
    let start = Int64(value + 1) * grid.stride
    return keys.isEmpty ? builder.constant(start) : emit(.row, keys, [start, 0] + constants)
  }

  private mutating func keys(_ grid: ChoiceGrid, _ reading: Reading = .declared) throws(NotCompiled) -> (
    [CellRef], [Int64]
  ) {
    var keys: [CellRef] = []
    var constants: [Int64] = []
    for (place, axis) in grid.axes.enumerated() {
      keys.append(
        try key(
          axis, grid.bounds[place], reading, pricesAbsence: grid.pricesAbsence[place],
          isExact: grid.isExact[place]))
      if case .choice = axis { constants.append(1) } else { constants.append(0) }
      constants.append(grid.strides[place])
    }
    return (keys, constants)
  }

  private mutating func key(
    _ axis: CheckedAxis, _ bounds: [Int64], _ reading: Reading, pricesAbsence: Bool, isExact: Bool
  ) throws(NotCompiled) -> CellRef {
    switch axis {
    case .choice(let option): return try readSelection(option, reading)
    case .toggle(let option):
      // 1 is off and 2 is on, where there is something.
      let on = emit(.sum, [try readToggle(option, reading), CodeBuilder.absent], [1, 1])
      guard pricesAbsence, let there = presence(of: option) else { return on }
      return emit(.whereThere, [there, on], [0])
    case .condition(let condition, label: _): return try self.condition(condition, reading)
    case .number(let option):
      return emit(.bracket, [try readNumber(option, reading)], [1_000_000, denominator(of: option)] + bounds)
    case .quantity(let quantity):
      guard 1_000_000 % quantity.denominator == 0 || !isExact else { throw notCompiled("a table of very fine numbers") }
      return emit(
        .bracket, [try self.quantity(quantity, reading)], [1_000_000, try denominator(of: quantity)] + bounds)
    }
  }

  // MARK: Prices

  /// The cell of the price in a row; its fault is why the value isn't sold.
  mutating func price(inRow row: CellRef, _ grid: ChoiceGrid, fault: CellRef?) -> CellRef {
    emit(.price, [row, fault ?? builder.constant(0)] + grid.operands, [Int64(grid.number)])
  }

  /// What a table is worth that is looked up by itself; what it doesn't list is unknown.
  mutating func price(
    of id: DefinitionID, _ lookup: CheckedLookup, _ reading: Reading
  ) throws(NotCompiled) -> (cell: CellRef, denominator: Int64) {
    if lookups[id.index] == nil { lookups[id.index] = try lookupGrid(lookup.axes, lookup.rows) }
    guard let grid = lookups[id.index] else { return (builder.constant(.unknown), 1) }
    return (price(inRow: try row(in: grid, reading), grid, fault: nil), grid.denominator)
  }

  /// The prices of a table that isn't about the values of a choice.
  mutating func lookupGrid(
    _ axes: [CheckedAxis], _ rows: [CheckedRow], takesOff: Bool = false
  ) throws(NotCompiled) -> ChoiceGrid {
    let made = try grid(
      axes, rows.map { (0, $0.heads, $0.cell) }, values: 1, hasTable: [true], unlisted: takesOff ? .none : .notSold)
    mayBeUnlisted = mayBeUnlisted || made.maybeNotSold
    return made
  }

  mutating func row(in grid: ChoiceGrid, _ reading: Reading) throws(NotCompiled) -> CellRef {
    let (keys, constants) = try keys(grid, reading)
    return emit(.row, keys, [grid.stride, 0] + constants)
  }

  /// What a selection costs as it is written; nothing chosen is 0.
  mutating func price(of option: OptionID) throws(NotCompiled) -> (CellRef, Int64) {
    switch rules[option].kind {
    case .choice(let choice):
      let grid = try grid(of: option, choice)
      guard choice.allowsSeveral else {
        let key = try chosenKey(option, choice, isThere: presenceOrAlways(option))
        let fault = try fault(of: option, choice, .declared)
        return (price(inRow: try row(of: key, grid), grid, fault: fault), grid.denominator)
      }
      var parts: [CellRef] = []
      for index in choice.values.indices {
        let charged = try chargedUnits(of: index, option, choice)
        let units = presence(of: option).map { emit(.units, [charged, $0, builder.constant(0)]) } ?? charged
        let price = try unitPrice(of: index, option, choice, grid)
        parts.append(emit(.extended, [units, price], [0]))
      }
      var weights = [Int64](repeating: 1, count: parts.count)
      if let there = presence(of: option) {
        // Even where all units are included, it matters whether the option is there.
        for index in choice.values.indices {
          parts.append(emit(.units, [toldUnits(option, index), there, builder.constant(0)]))
          weights.append(0)
        }
      }
      return (emit(.weighted, parts, weights), grid.denominator)
    case .number(let number):
      guard case .quantity(let each)? = number.priceEach?.kind else { return (builder.constant(0), 1) }
      let own = denominator(of: option)
      let price = emit(.product, [try readNumber(option, .sold), try quantity(each)], [1, 1])
      let absent = presence(of: option).map { emit(.whereThere, [$0, price], [0]) } ?? price
      return (absent, try fitting(Int128(own) * each.denominator))
    case .toggle(let toggle):
      guard case .quantity(let price)? = toggle.price?.kind else { return (builder.constant(0), 1) }
      let on = try readToggle(option, .sold)
      return (emit(.whereThere, [on, try quantity(price)], [0]), try denominator(of: price))
    case .text, .moment: return (builder.constant(0), 1)
    }
  }

  /// What one unit of a value of a set costs.
  mutating func unitPrice(
    of value: Int, _ option: OptionID, _ choice: CheckedChoice, _ grid: ChoiceGrid
  ) throws(NotCompiled) -> CellRef {
    let fault = try fault(of: option, choice, .declared, only: value)
    return price(inRow: try row(ofValue: value, grid), grid, fault: fault)
  }

  /// The units of a value that aren't included.
  mutating func chargedUnits(of value: Int, _ option: OptionID, _ choice: CheckedChoice) throws(NotCompiled) -> CellRef
  {
    guard case .several(let limits) = choice.amount, let included = limits.included else {
      return toldUnits(option, value)
    }
    let grid = try grid(of: option, choice)
    var operands = [try quantity(included.units)]
    for index in choice.values.indices {
      operands.append(toldUnits(option, index))
      operands.append(try unitPrice(of: index, option, choice, grid))
    }
    return emit(
      .charged, operands, [Int64(value), included.isCheapest ? 1 : 0, try denominator(of: included.units)])
  }
}

extension CheckedHead {
  /// A head `none`, or one among others.
  fileprivate var countsAbsence: Bool { if case .keys(_, let none) = self { none } else { false } }
}

extension CheckedAxis {
  /// Surely the same thing.
  fileprivate func isSame(as other: CheckedAxis) -> Bool {
    switch (self, other) {
    case (.choice(let one), .choice(let two)), (.toggle(let one), .toggle(let two)),
      (.number(let one), .number(let two)):
      one == two
    default: false
    }
  }
}
