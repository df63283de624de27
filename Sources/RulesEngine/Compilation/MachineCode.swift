/// What runs: instructions over the cells of the order and of its items, and for each cell what reads it.
///
/// Instructions of a frame stand in the order in which they are worked out. Stages alternate between the order's frame
/// (0, 2, …) and the frames of the items (1, 3, …), so that items can read what the order's options say, the order what
/// its items come to, and items again how many there are.
final class MachineCode: Sendable {
  let bodies: [Body]
  let instructions: ContiguousArray<Instruction>
  let operands: ContiguousArray<Int32>
  let constants: ContiguousArray<Int64>
  let grids: ContiguousArray<PriceGrid>
  let settlements: ContiguousArray<Settlement>
  let roundings: ContiguousArray<StepRounding>
  let initialCells: ContiguousArray<Cell>
  /// For each cell where the row of its readers ends, which begins where the one before it ends. A reader is an
  /// instruction of the same frame, counted from the frame's first.
  let readerEnds: ContiguousArray<Int32>
  let readers: ContiguousArray<Int32>
  /// For each cell of the order and each kind of item the same, of readers in the frames of items.
  let itemReaderEnds: ContiguousArray<Int32>
  let itemReaders: ContiguousArray<Int32>
  let stages: Int
  let options: [OptionSlots]
  /// Of the order's total, of what is open beside it, and of the items.
  let total: Int32
  let readsItems: Bool

  init(
    _ builder: CodeBuilder, options: [OptionSlots], total: CellRef, texts: [Int], numbers: [Int], lines: [[LineSource]],
    subtotals: [[SubtotalSource]]
  ) {
    let numbering = builder.numbering()
    var instructions = ContiguousArray<Instruction>()
    var operands = ContiguousArray<Int32>()
    var constants = ContiguousArray<Int64>()
    var initialCells = ContiguousArray<Cell>()
    var bodies: [Body] = []
    var readerRows: [[Int32]] = []
    let kinds = builder.entries.count - 1
    var itemRows = [[Int32]](repeating: [], count: builder.entries[0].count * kinds)
    var stages = 0
    for (index, entries) in builder.entries.enumerated() {
      var order = [Int](repeating: 0, count: entries.count)
      for (entry, number) in numbering[index].enumerated() { order[Int(number)] = entry }
      let first = instructions.count
      let firstCell = initialCells.count
      let firstRow = readerRows.count
      readerRows += [[Int32]](repeating: [], count: entries.count)
      let inputs = entries.reduce(into: 0) { $0 += $1.opcode == nil ? 1 : 0 }
      var stageEnds: [Int] = []
      for entry in order.map({ entries[$0] }) {
        initialCells.append(entry.initial)
        guard let opcode = entry.opcode else { continue }
        let number = Int32(instructions.count - first)
        while stageEnds.count < entry.stage { stageEnds.append(Int(number)) }
        let firstOperand = operands.count
        for operand in entry.operands {
          let cell = numbering[operand.body][operand.entry]
          operands.append(operand.body == index ? cell : ~cell)
          if operand == CodeBuilder.absent { continue }
          if operand.body == index {
            if readerRows[firstRow + Int(cell)].last != number { readerRows[firstRow + Int(cell)].append(number) }
          } else {
            let row = Int(cell) * kinds + index - 1
            if itemRows[row].last != number { itemRows[row].append(number) }
          }
        }
        let firstConstant = constants.count
        constants += entry.constants
        instructions.append(
          Instruction(
            opcode: opcode, contribution: entry.contribution, operands: Int32(firstOperand),
            operandCount: Int32(entry.operands.count), constants: Int32(firstConstant),
            constantCount: Int32(entry.constants.count),
            sum: entry.sum.map { numbering[$0.body][$0.entry] } ?? -1,
            count: entry.count.map { numbering[$0.body][$0.entry] } ?? -1))
      }
      stageEnds.append(instructions.count - first)
      stages = max(stages, stageEnds.count)
      bodies.append(
        Body(
          instructions: first..<instructions.count, inputs: inputs, firstCell: firstCell, stageEnds: stageEnds,
          texts: texts[index], numbers: numbers[index],
          lines: lines[index].map { $0.numbered(numbering[index], order: numbering[0]) },
          subtotals: subtotals[index].map { $0.numbered(numbering[$0.isOrders ? 0 : index]) }))
    }
    self.bodies = bodies
    self.instructions = instructions
    self.operands = operands
    self.constants = constants
    self.initialCells = initialCells
    grids = ContiguousArray(builder.grids)
    settlements = ContiguousArray(builder.settlements)
    roundings = ContiguousArray(builder.roundings)
    (readerEnds, readers) = MachineCode.flattened(readerRows)
    (itemReaderEnds, itemReaders) = MachineCode.flattened(itemRows)
    self.stages = stages
    self.options = options.enumerated().map { $1.numbered(numbering) }
    self.total = numbering[0][total.entry]
    readsItems = kinds > 0
  }

  private static func flattened(_ rows: [[Int32]]) -> (ContiguousArray<Int32>, ContiguousArray<Int32>) {
    var ends = ContiguousArray<Int32>()
    var all = ContiguousArray<Int32>()
    ends.reserveCapacity(rows.count)
    for row in rows {
      all += row
      ends.append(Int32(all.count))
    }
    return (ends, all)
  }
}

extension SubtotalSource {
  fileprivate func numbered(_ numbers: [Int32]) -> SubtotalSource {
    var subtotal = self
    subtotal.cell = numbers[Int(cell)]
    return subtotal
  }
}

extension LineSource {
  fileprivate func numbered(_ numbers: [Int32], order: [Int32]) -> LineSource {
    var line = self
    line.cell = numbers[Int(cell)]
    line.units = units.map { (unitsAreOrders ? order : numbers)[Int($0)] }
    if case .cell(let cell, let isOrders) = value {
      line.value = .cell(Int((isOrders ? order : numbers)[cell]), isOrders: isOrders)
    }
    return line
  }
}

/// The cells that an option is told in.
struct OptionSlots: Sendable {
  enum Kind: Sendable {
    /// The value's place, -1 for none: none or unknown, as it may be empty.
    case one(values: Int)
    /// From the first cell on the units of so many values.
    case several(values: Int)
    /// Two cells: as told, and unknown where it is no number that may be told.
    case number(place: Int, denominator: Int64)
    case toggle
    case text(place: Int, [TextProbe])
    case moment([MomentProbe])
  }

  /// 0 is the order's frame, then one for each kind of item.
  var body: Int
  /// The first of its cells.
  var cell: Int32
  var kind: Kind
}

extension OptionSlots {
  fileprivate func numbered(_ numbering: [[Int32]]) -> OptionSlots {
    var slots = self
    if cell >= 0 { slots.cell = numbering[body][Int(cell)] }
    switch kind {
    case .text(let place, let probes):
      slots.kind = .text(
        place: place, probes.map { TextProbe(cell: numbering[body][Int($0.cell)], question: $0.question) })
    case .moment(let probes):
      slots.kind = .moment(probes.map { MomentProbe(cell: numbering[0][Int($0.cell)], question: $0.question) })
    default: break
    }
    return slots
  }
}
