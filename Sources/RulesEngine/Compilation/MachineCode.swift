/// What runs: instructions over the cells of the order and of its items, and for each cell what reads it.
///
/// Instructions of a frame stand in the order in which they are worked out. Stages alternate between the order's frame
/// (0, 2, …) and the frames of the items (1, 3, …), so that items can read what the order's options say, the order what
/// its items come to, and items again how many there are.
///
/// All of it is flat: no name, text, or object stands on the path of an event.
final class MachineCode: Sendable {
  let bodies: ContiguousArray<Body>
  let instructions: ContiguousArray<Instruction>
  let operands: ContiguousArray<Int32>
  let constants: ContiguousArray<Int64>
  /// The prices of all grids, and where each begins.
  let prices: ContiguousArray<GridPrice>
  let gridStarts: ContiguousArray<Int>
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
  /// How many stages there are, and for each frame and stage where its instructions end, counted from the first.
  let stages: Int
  let stageEnds: ContiguousArray<Int>
  let options: ContiguousArray<OptionSlots>
  let textProbes: ContiguousArray<TextProbe>
  let momentProbes: ContiguousArray<MomentProbe>
  let numberLists: ContiguousArray<Int64>
  /// Where the lines and subtotals of each frame are, in the order of the file.
  let lines: [[LineSource]]
  let subtotals: [[SubtotalSource]]
  let sayings: [[SayingSource]]
  /// For each frame the cell that says how many times its item is taken; -1 where once.
  let times: [Int]
  /// For each line of each frame what it is called, unless labels are reckoned: some depend on conditions or numbers.
  let lineWords: [[LineWords]]
  let labelsAreReckoned: Bool
  /// The cell of the order's total.
  let total: Int
  let readsItems: Bool

  init(_ parts: CodeParts, total: CellRef, readsItems: Bool) {
    bodies = parts.bodies
    instructions = parts.instructions
    operands = parts.operands
    constants = parts.constants
    prices = parts.prices
    gridStarts = parts.gridStarts
    settlements = parts.settlements
    roundings = parts.roundings
    initialCells = parts.initialCells
    (readerEnds, readers) = MachineCode.flattened(parts.readerRows)
    (itemReaderEnds, itemReaders) = MachineCode.flattened(parts.itemRows)
    stages = parts.stageEnds.reduce(0) { max($0, $1.count) }
    var ends = ContiguousArray<Int>()
    for (body, own) in parts.stageEnds.enumerated() {
      for stage in 0..<stages { ends.append(stage < own.count ? own[stage] : bodies[body].instructionCount) }
    }
    stageEnds = ends
    options = parts.options
    textProbes = parts.textProbes
    momentProbes = parts.momentProbes
    numberLists = parts.numberLists
    lines = parts.lines
    subtotals = parts.subtotals
    sayings = parts.sayings
    times = parts.times
    lineWords = parts.lineWords
    labelsAreReckoned = parts.labelsAreReckoned
    self.total = Int(parts.numbering[0][total.entry])
    self.readsItems = readsItems
  }

  /// Works out nothing.
  static let empty: MachineCode = {
    let builder = CodeBuilder(kinds: 0)
    var parts = CodeParts(builder)
    parts.add(builder.entries[0], texts: 0, numbers: 0)
    (parts.lines, parts.lineWords, parts.subtotals) = ([[]], [[]], [[]])
    (parts.sayings, parts.times) = ([[]], [-1])
    return MachineCode(parts, total: CodeBuilder.absent, readsItems: false)
  }()

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
