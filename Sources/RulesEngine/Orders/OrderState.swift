/// An order in the cells of a program: what was told, and all that follows from it.
///
/// A told cell marks its readers; marked instructions are worked out in their order, and mark their own readers only
/// where their result changed. Lines keep running sums, so that an event costs what it touches and no more.
///
/// It can't be copied by chance: reading a struct of arrays would otherwise cost more than an event.
struct OrderState: ~Copyable, Sendable {
  struct Item: Sendable {
    let id: ItemID
    let kind: ItemKindID
    let frame: Frame
    var isMarked = false
  }

  let code: MachineCode
  /// What every event asks of the code stands here, too: the cells that the total is the sum of, and whether there are
  /// items.
  private let totals: ContiguousArray<Int>
  private let readsItems: Bool
  var cells = ContiguousArray<Cell>()
  /// A bit for each instruction that must be worked out, and what `Body.markWords` says.
  var marks = ContiguousArray<UInt64>()
  /// What was told of the cells that are told: see `ToldMark`.
  var told = ContiguousArray<UInt8>()
  var texts = ContiguousArray<String?>()
  var numbers = ContiguousArray<SignedDecimal?>()
  var moment: Moment?
  var items = ContiguousArray<Item>()
  var places: [ItemID: Int] = [:]
  /// The frames of removed items, for later ones of their kind.
  var free: [[Frame]]
  /// The items with marks.
  var marked = ContiguousArray<Int>()
  /// The cells that changed and that items read; empty between events.
  private var reaching = ContiguousArray<Int>()
  var tally = Tally()
  var ledger = ItemLedger()
  /// Items were added or removed since the ledger was written.
  var hasOtherItems = false

  init(_ code: MachineCode) {
    self.code = code
    (totals, readsItems) = (code.totals, code.readsItems)
    free = [[Frame]](repeating: [], count: code.bodies.count)
    _ = makeFrame(0)
    markAll(.order)
    settle()
  }

  /// A state of its own that says the same.
  init(copying other: borrowing OrderState) {
    code = other.code
    (totals, readsItems) = (other.totals, other.readsItems)
    cells = other.cells
    marks = other.marks
    told = other.told
    texts = other.texts
    numbers = other.numbers
    moment = other.moment
    items = other.items
    places = other.places
    free = other.free
    marked = other.marked
    tally = other.tally
    ledger = other.ledger
    hasOtherItems = other.hasOtherItems
  }

  /// Becomes a state that says the same as another, in the room that it has.
  mutating func restart(as other: borrowing OrderState) {
    cells.replace(with: other.cells)
    marks.replace(with: other.marks)
    told.replace(with: other.told)
    texts.replace(with: other.texts)
    numbers.replace(with: other.numbers)
    // Also without items: the frames of removed ones may stand where another state has none.
    if readsItems {
      items.replace(with: other.items)
      places = other.places
      free = other.free
      ledger = other.ledger
      hasOtherItems = other.hasOtherItems
    }
    moment = other.moment
    tally = other.tally
  }

  /// Some number is too wide, or there is nothing yet to be worked out.
  var isLeftToEvaluator: Bool { tally.wide > 0 || readsItems && items.isEmpty }

  var total: Money? {
    guard tally.open == 0 else { return nil }
    var sum: Int64 = 0
    for cell in totals { sum &+= cells[cell].number }
    return Money(steps: sum)
  }

  var mayBePlaced: Bool { tally.open == 0 && tally.wrong == 0 }

  func kind(of item: ItemID) -> ItemKindID? { places[item].map { items[$0].kind } }

  // MARK: Frames

  mutating func makeFrame(_ body: Int) -> Frame {
    let made = code.bodies[body]
    if let frame = free[body].popLast() {
      for cell in 0..<made.cells { cells[frame.cells + cell] = code.initialCells[made.firstCell + cell] }
      for cell in 0..<made.inputs { told[frame.told + cell] = 0 }
      for text in 0..<made.texts { texts[frame.texts + text] = nil }
      for number in 0..<made.numbers { numbers[frame.numbers + number] = nil }
      for word in 0..<made.markWords { marks[frame.marks + word] = code.initialMarks[code.markStarts[body] + word] }
      return frame
    }
    let frame = Frame(
      body: body, cells: cells.count, marks: marks.count, told: told.count, texts: texts.count, numbers: numbers.count)
    cells += code.initialCells[made.firstCell..<(made.firstCell + made.cells)]
    marks += code.initialMarks[code.markStarts[body]..<(code.markStarts[body] + made.markWords)]
    told += repeatElement(0, count: made.inputs)
    texts += repeatElement(nil, count: made.texts)
    numbers += repeatElement(nil, count: made.numbers)
    return frame
  }

  mutating func markAll(_ frame: Frame) {
    for instruction in 0..<code.bodies[frame.body].instructionCount {
      code.mark(Int32(instruction >> 6), 1 << UInt64(instruction & 63), in: &marks, frame)
    }
  }

  // MARK: Marks

  /// Sets a cell from outside, and marks what reads it.
  @inline(__always)
  mutating func set(_ cell: Int, to new: Cell, in frame: Frame, item: Int?) {
    let place = frame.cells &+ cell
    let old = cells[place]
    guard old != new else { return }
    cells[place] = new
    tally.countWide(old, new)
    code.markReaders(of: cell, from: old, to: new, in: &marks, frame)
    if let item { touch(item) }
    if frame.body == 0, readsItems { markItemReaders(of: cell) }
  }

  mutating func touch(_ item: Int) {
    guard !items[item].isMarked else { return }
    items[item].isMarked = true
    marked.append(item)
  }

  private mutating func markItemReaders(of cell: Int) {
    guard code.isReadByItems(cell) else { return }
    let first = cell * (code.bodies.count - 1)
    for item in items.indices {
      let row = first + items[item].kind.index
      let (begin, end) = (Int(code.itemReaderStarts[row]), Int(code.itemReaderStarts[row + 1]))
      guard begin < end else { continue }
      let frame = items[item].frame
      for reader in begin..<end {
        code.mark(code.itemReaders[reader].word, code.itemReaders[reader].bits, in: &marks, frame)
      }
      touch(item)
    }
  }

  // MARK: Working out

  /// Works out what is marked, stage by stage.
  @inline(__always)
  mutating func settle() {
    if readsItems {
      settleItems()
    } else if code.isMarked(.order, marks.span) {
      workOut(.order, stage: 0)
    }
  }

  private mutating func settleItems() {
    for stage in 0..<code.stages {
      if stage & 1 == 0 {
        if stage < code.ledgerReaders.count { bringLedgerUpToDate(before: stage) }
        workOut(.order, stage: stage)
        for cell in reaching { markItemReaders(of: cell) }
        reaching.removeAll(keepingCapacity: true)
      } else {
        var next = 0
        while next < marked.count {
          workOut(items[marked[next]].frame, stage: stage)
          next += 1
        }
      }
    }
    for item in marked { items[item].isMarked = false }
    marked.removeAll(keepingCapacity: true)
    hasOtherItems = false
  }

  @inline(__always)
  private mutating func workOut(_ frame: Frame, stage: Int) {
    let row = frame.body &* code.stages &+ stage
    let (begin, end) = (stage == 0 ? 0 : code.stageEnds[row &- 1], code.stageEnds[row])
    guard begin < end else { return }
    code.workOut(frame, from: begin, to: end, &cells, &marks, &tally, &reaching, ledger)
  }

  /// An item that goes takes with it what it contributed.
  mutating func withdraw(_ frame: Frame) {
    let body = code.bodies[frame.body]
    for number in 0..<body.instructionCount {
      let instruction = code.instructions[body.firstInstruction + number]
      let cell = frame.cells + body.inputs + number
      let old = cells[cell]
      cells[cell] = .zero
      tally.countWide(old, .zero)
      withdraw(old, instruction)
    }
    for cell in 0..<body.inputs where cells[frame.cells + cell].state & Cell.isWide != 0 { tally.wide -= 1 }
    for word in 0..<body.markWords { marks[frame.marks + word] = 0 }
  }

  private mutating func withdraw(_ old: Cell, _ instruction: Instruction) {
    switch instruction.contribution {
    case .nothing: return
    case .judgement: tally.countJudgement(old, .zero)
    case .demand: tally.countDemand(old, .zero)
    // Its sums go with it, and what they are worth is withdrawn as the item's share.
    case .line, .lineBeside: tally.open &+= Cell.opened(old, .zero)
    case .share:
      let opened = Cell.opened(old, .zero)
      if old.isKnown, old.number != 0 { adjust(Int(instruction.sum), by: 0 &- old.number) }
      if opened != 0 { adjust(Int(instruction.count), by: Int64(opened)) }
    }
  }

  private mutating func adjust(_ sum: Int, by difference: Int64) {
    let old = cells[sum]
    cells[sum].number &+= difference
    code.markReaders(of: sum, from: old, to: cells[sum], in: &marks, .order)
  }
}

extension ContiguousArray {
  fileprivate mutating func replace(with other: ContiguousArray) {
    guard count == other.count else {
      removeAll(keepingCapacity: true)
      return append(contentsOf: other)
    }
    var own = mutableSpan
    let others = other.span
    for index in others.indices { own[index] = others[index] }
  }
}
