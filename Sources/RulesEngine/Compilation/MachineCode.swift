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
  /// The cells of results that are looked up.
  let tables: ContiguousArray<Cell>
  let settlements: ContiguousArray<Settlement>
  let roundings: ContiguousArray<StepRounding>
  let initialCells: ContiguousArray<Cell>
  /// For each cell where the row of its readers starts, which ends where the next one starts. Readers are instructions of
  /// the same frame, counted from the frame's first.
  let readerStarts: ContiguousArray<Int32>
  let readers: ContiguousArray<ReaderMask>
  /// For each cell -1, or where its rows begin of readers that only look whether it is a certain number: one row for
  /// each number from -1 on.
  let keyedRows: ContiguousArray<Int32>
  let keyedStarts: ContiguousArray<Int32>
  let keyedReaders: ContiguousArray<ReaderMask>
  /// For each cell of the order and each kind of item where the row of its readers in the frames of items starts.
  let itemReaderStarts: ContiguousArray<Int32>
  let itemReaders: ContiguousArray<ReaderMask>
  /// The marks with which each frame begins, and where: nothing is marked, and what is guarded sleeps.
  let initialMarks: ContiguousArray<UInt64>
  let markStarts: ContiguousArray<Int>
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
  let judgements: [[JudgementSource]]
  let prepared: [PreparedViolation]
  let hasWarnings: Bool
  /// Something can be without a price that isn't about the selection of one option: no judgement tells it.
  let mayBeUnlisted: Bool
  /// For each frame the cell that says how many times its item is taken; -1 where once.
  let times: [Int]
  /// For each line of each frame what it is called, unless labels are reckoned: some depend on conditions or numbers.
  let lineWords: [[LineWords]]
  let words: ContiguousArray<LineWords.Words>
  let labelsAreReckoned: Bool
  /// For each place at which it is read what is left below discounts, all that stands above it.
  let ledgers: [[LedgerStep]]
  /// The one down to the end of the file, if anything takes off of items.
  let wholeLedger: Int?
  /// What discounts are taken from, and what is read of ledgers.
  let bases: [LedgerBase]
  let unitOffers: [UnitOffer]
  let itemWorths: [ItemWorth]
  /// For each kind of item what decides which of two comes first in the file, if anything looks at single items.
  let itemKeys: [[ItemKey]]
  /// The instructions that look at single items, for each stage: they are marked when an item changes.
  let ledgerReaders: [[Int]]
  /// The total is the sum of these cells of the order.
  let totals: ContiguousArray<Int>
  let readsItems: Bool

  init(_ parts: CodeParts, total: [CellRef], readsItems: Bool) {
    bodies = parts.bodies
    operands = parts.operands
    constants = parts.constants
    prices = parts.prices
    gridStarts = parts.gridStarts
    tables = parts.tables
    settlements = parts.settlements
    roundings = parts.roundings
    initialCells = parts.initialCells
    (initialMarks, markStarts) = MachineCode.initialMarks(parts)
    let readers = ReaderRows(parts)
    (readerStarts, self.readers) = readers.all
    keyedRows = readers.keyed.first
    (keyedStarts, keyedReaders) = (readers.keyed.starts, readers.keyed.masks)
    (itemReaderStarts, itemReaders) = readers.ofItems
    instructions = readers.noted(in: parts)
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
    judgements = parts.judgements
    prepared = parts.prepared
    hasWarnings = parts.prepared.contains { $0.code == .warning }
    mayBeUnlisted = parts.mayBeUnlisted
    times = parts.times
    var lineWords = parts.lineWords
    words = LineWords.gathered(&lineWords)
    self.lineWords = lineWords
    labelsAreReckoned = parts.labelsAreReckoned
    (ledgers, wholeLedger, bases) = (parts.ledgers, parts.wholeLedger, parts.bases)
    (unitOffers, itemWorths) = (parts.unitOffers, parts.itemWorths)
    itemKeys = parts.itemKeys
    ledgerReaders = MachineCode.ledgerReaders(parts)
    totals = ContiguousArray(total.map { Int(parts.numbering[0][$0.entry]) })
    self.readsItems = readsItems
  }

  /// Works out nothing.
  static let empty: MachineCode = {
    let builder = CodeBuilder(kinds: 0)
    var parts = CodeParts(builder, pinned: [])
    parts.add(texts: 0, numbers: 0)
    (parts.lines, parts.lineWords, parts.subtotals) = ([[]], [[]], [[]])
    (parts.judgements, parts.times) = ([[]], [-1])
    return MachineCode(parts, total: [], readsItems: false)
  }()

  /// None where nothing looks at single items.
  private static func ledgerReaders(_ parts: CodeParts) -> [[Int]] {
    guard parts.bodies.count > 1 else { return [] }
    var readers: [[Int]] = []
    var begin = 0
    for end in parts.stageEnds[0] {
      readers.append((begin..<end).filter { parts.instructions[$0].opcode.readsLedger })
      begin = end
    }
    return readers.contains { !$0.isEmpty } ? readers : []
  }

  private static func initialMarks(_ parts: CodeParts) -> (ContiguousArray<UInt64>, ContiguousArray<Int>) {
    var marks = ContiguousArray<UInt64>()
    var starts = ContiguousArray<Int>()
    for body in parts.bodies {
      starts.append(marks.count)
      marks += repeatElement(0, count: body.markWords)
      let awake = starts[starts.count - 1] + body.firstAwake
      for number in 0..<body.instructionCount {
        let cell = Int(parts.guards[body.firstInstruction + number])
        let sleeps = cell >= 0 && parts.isAsleep(number, of: body, while: cell)
        if !sleeps { marks[awake + number >> 6] |= 1 << UInt64(number & 63) }
      }
    }
    return (marks, starts)
  }
}
