/// The parts of a program as they are put together: cells are numbered, instructions sorted, rows of readers gathered.
struct CodeParts {
  let numbering: [[Int32]]
  var bodies = ContiguousArray<Body>()
  var instructions = ContiguousArray<Instruction>()
  var operands = ContiguousArray<Int32>()
  var constants = ContiguousArray<Int64>()
  var prices = ContiguousArray<GridPrice>()
  var tables = ContiguousArray<Cell>()
  var gridStarts = ContiguousArray<Int>()
  var settlements: ContiguousArray<Settlement>
  var roundings: ContiguousArray<StepRounding>
  var initialCells = ContiguousArray<Cell>()
  var readerRows: [[Int32]] = []
  /// For told cells what reads them only while they are, or were, a certain number.
  var keyedRows: [Int: [Int: Set<Int32>]] = [:]
  var itemRows: [[Int32]]
  /// For each instruction the cell that decides alone, or -1.
  var guards: [Int32] = []
  var stageEnds: [[Int]] = []
  var options = ContiguousArray<OptionSlots>()
  var textProbes = ContiguousArray<TextProbe>()
  var momentProbes = ContiguousArray<MomentProbe>()
  var numberLists = ContiguousArray<Int64>()
  var lines: [[LineSource]] = []
  var subtotals: [[SubtotalSource]] = []
  var judgements: [[JudgementSource]] = []
  var prepared: [PreparedViolation] = []
  var mayBeUnlisted = false
  var times: [Int] = []
  var lineWords: [[LineWords]] = []
  var labelsAreReckoned = false
  var ledgers: [[LedgerStep]] = []
  var bases: [LedgerBase] = []
  var unitOffers: [UnitOffer] = []
  var itemWorths: [ItemWorth] = []
  var itemKeys: [[ItemKey]] = []
  var wholeLedger: Int?
  /// For each entry of each frame the cell that decides about all that reads it.
  private let inherited: [[CellRef?]]
  private let kinds: Int
  private let builder: CodeBuilder

  /// - Parameter pinned: What others than instructions read.
  init(_ builder: CodeBuilder, pinned: Set<CellRef>) {
    self.builder = builder
    inherited = builder.inheritedGuards(besides: pinned)
    numbering = builder.numbering()
    kinds = builder.entries.count - 1
    settlements = ContiguousArray(builder.settlements)
    roundings = ContiguousArray(builder.roundings)
    itemRows = [[Int32]](repeating: [], count: builder.entries[0].count * kinds)
    for grid in builder.grids {
      gridStarts.append(prices.count)
      prices += grid.prices
    }
  }

  mutating func add(texts: Int, numbers: Int) {
    let body = bodies.count
    let entries = builder.entries[body]
    var order = [Int](repeating: 0, count: numbering[body].count { $0 >= 0 })
    for (entry, number) in numbering[body].enumerated() where number >= 0 { order[Int(number)] = entry }
    let first = instructions.count
    let firstCell = initialCells.count
    readerRows += [[Int32]](repeating: [], count: order.count)
    var ends: [Int] = []
    for index in order {
      let entry = entries[index]
      initialCells.append(entry.initial)
      guard let opcode = entry.opcode else { continue }
      let number = instructions.count - first
      while ends.count < entry.stage { ends.append(number) }
      let firstOperand = operands.count
      for operand in entry.operands {
        add(operand, of: Int32(number), in: body, firstRow: firstCell, telling: entry.telling[operand])
      }
      let firstConstant = constants.count
      constants += entry.constants
      guards.append(builder.guardCell(of: entry, in: body).map { numbering[body][$0.entry] } ?? -1)
      if let inherited = inherited[body][index] {
        let cell = numbering[body][inherited.entry]
        guards[guards.count - 1] = cell
        readerRows[firstCell + Int(cell)].append(Int32(number))
      }
      instructions.append(
        Instruction(
          opcode: opcode, contribution: entry.contribution, operands: Int32(firstOperand),
          operandCount: Int32(entry.operands.count), constants: Int32(firstConstant),
          constantCount: Int32(entry.constants.count),
          sum: entry.sum.map { numbering[$0.body][$0.entry] } ?? -1,
          count: entry.count.map { numbering[$0.body][$0.entry] } ?? -1))
    }
    ends.append(instructions.count - first)
    stageEnds.append(ends)
    bodies.append(
      Body(
        firstInstruction: first, instructionCount: instructions.count - first,
        inputs: order.count - (instructions.count - first), firstCell: firstCell, texts: texts, numbers: numbers))
  }

  /// Whether an instruction sleeps as long as the cell that decides about it is as it is at first.
  func isAsleep(_ reader: Int, of body: Body, while cell: Int) -> Bool {
    let initial = initialCells[body.firstCell + cell]
    guard let keyed = keyedRows[body.firstCell + cell] else { return initial.isNo }
    let isKeyed = keyed.contains { $0.value.contains(Int32(reader)) }
    return isKeyed ? keyed[Int(initial.number)]?.contains(Int32(reader)) != true : initial.isNo
  }

  private mutating func add(_ operand: CellRef, of reader: Int32, in body: Int, firstRow: Int, telling: [Int]?) {
    let cell = numbering[operand.body][operand.entry]
    operands.append(operand.body == body ? cell : ~cell)
    // What never changes has no readers.
    if operand == CodeBuilder.absent { return }
    if operand.body == body, let telling {
      for number in telling { keyedRows[firstRow + Int(cell), default: [:]][number, default: []].insert(reader) }
    } else if operand.body == body {
      if readerRows[firstRow + Int(cell)].last != reader { readerRows[firstRow + Int(cell)].append(reader) }
    } else {
      let row = Int(cell) * kinds + body - 1
      if itemRows[row].last != reader { itemRows[row].append(reader) }
    }
  }
}

extension SubtotalSource {
  func numbered(_ numbers: [Int32]) -> SubtotalSource {
    var subtotal = self
    subtotal.cell = numbers[Int(cell)]
    return subtotal
  }
}

extension LineSource {
  func numbered(_ numbers: [Int32], order: [Int32]) -> LineSource {
    var line = self
    line.cell = numbers[Int(cell)]
    line.units = units.map { (unitsAreOrders ? order : numbers)[Int($0)] }
    if case .cell(let cell, let isOrders) = value {
      line.value = .cell(Int((isOrders ? order : numbers)[cell]), isOrders: isOrders)
    }
    return line
  }
}
