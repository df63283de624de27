/// An order in the cells of a program: what was told, and all that follows from it.
///
/// A told cell marks its readers; marked instructions are worked out in their order, and mark their own readers only
/// where their result changed. Lines keep running sums, so that an event costs what it touches and no more.
///
/// It can't be copied by chance: reading a struct of arrays would otherwise cost more than an event.
struct OrderState: ~Copyable, Sendable {
  /// Where the cells of the order, or of an item, stand.
  struct Frame: Sendable {
    var body: Int
    var cells: Int
    var marks: Int
    var told: Int
    var texts: Int
    var numbers: Int
  }

  struct Item: Sendable {
    let id: ItemID
    let kind: ItemKindID
    let frame: Frame
    var isMarked = false
  }

  let code: MachineCode
  var cells = ContiguousArray<Cell>()
  /// A bit for each instruction that must be worked out, then a bit for each such word that isn't 0.
  var marks = ContiguousArray<UInt64>()
  /// What was told of the cells that are told: see `Told`.
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
  /// How many lines are open, cells too wide, and things wrong.
  var open = 0
  var wide = 0
  var wrong = 0

  static let order = Frame(body: 0, cells: 0, marks: 0, told: 0, texts: 0, numbers: 0)

  init(_ code: MachineCode) {
    self.code = code
    free = [[Frame]](repeating: [], count: code.bodies.count)
    _ = makeFrame(0)
    markAll(OrderState.order)
    settle()
  }

  /// A state of its own that says the same.
  init(copying other: borrowing OrderState) {
    code = other.code
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
    open = other.open
    wide = other.wide
    wrong = other.wrong
  }

  /// Becomes a state that says the same as another, in the room that it has.
  mutating func restart(as other: borrowing OrderState) {
    cells.replace(with: other.cells)
    marks.replace(with: other.marks)
    told.replace(with: other.told)
    texts.replace(with: other.texts)
    numbers.replace(with: other.numbers)
    items.replace(with: other.items)
    marked.replace(with: other.marked)
    if !places.isEmpty || !other.places.isEmpty { places = other.places }
    free = other.free
    moment = other.moment
    (open, wide, wrong) = (other.open, other.wide, other.wrong)
  }

  /// Some number is too wide, or there is nothing yet to be worked out.
  var isLeftToEvaluator: Bool { wide > 0 || code.readsItems && items.isEmpty }

  var total: Money? { open == 0 ? Money(steps: cells[code.total].number) : nil }

  var mayBePlaced: Bool { open == 0 && wrong == 0 }

  func kind(of item: ItemID) -> ItemKindID? { places[item].map { items[$0].kind } }

  // MARK: Frames

  mutating func makeFrame(_ body: Int) -> Frame {
    let made = code.bodies[body]
    if let frame = free[body].popLast() {
      for cell in 0..<made.cells { cells[frame.cells + cell] = code.initialCells[made.firstCell + cell] }
      for cell in 0..<made.inputs { told[frame.told + cell] = 0 }
      for text in 0..<made.texts { texts[frame.texts + text] = nil }
      for number in 0..<made.numbers { numbers[frame.numbers + number] = nil }
      return frame
    }
    let frame = Frame(
      body: body, cells: cells.count, marks: marks.count, told: told.count, texts: texts.count, numbers: numbers.count)
    cells += code.initialCells[made.firstCell..<(made.firstCell + made.cells)]
    marks += repeatElement(0, count: made.markWords)
    told += repeatElement(0, count: made.inputs)
    texts += repeatElement(nil, count: made.texts)
    numbers += repeatElement(nil, count: made.numbers)
    return frame
  }

  mutating func markAll(_ frame: Frame) {
    for instruction in 0..<code.bodies[frame.body].instructionCount { mark(instruction, in: frame) }
  }

  // MARK: Marks

  @inline(__always)
  mutating func mark(_ instruction: Int, in frame: Frame) {
    let word = instruction &>> 6
    marks[frame.marks &+ word] |= 1 &<< UInt64(truncatingIfNeeded: instruction & 63)
    let summary = code.bodies[frame.body].words
    if summary > 1 { marks[frame.marks &+ summary &+ word &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: word & 63) }
  }

  /// Sets a cell from outside, and marks what reads it.
  mutating func set(_ cell: Int, to new: Cell, in frame: Frame, item: Int?) {
    let place = frame.cells + cell
    let old = cells[place]
    guard old != new else { return }
    cells[place] = new
    if (old.state | new.state) & Cell.isWide != 0 { countWide(old, new) }
    if let item { touch(item) }
    markReaders(of: cell, in: frame)
  }

  @inline(never)
  private mutating func countWide(_ old: Cell, _ new: Cell) {
    wide += (new.state & Cell.isWide != 0 ? 1 : 0) - (old.state & Cell.isWide != 0 ? 1 : 0)
  }

  mutating func touch(_ item: Int) {
    guard !items[item].isMarked else { return }
    items[item].isMarked = true
    marked.append(item)
  }

  @inline(__always)
  private mutating func markReaders(of cell: Int, in frame: Frame) {
    let row = code.bodies[frame.body].firstCell &+ cell
    var reader = row == 0 ? 0 : Int(code.readerEnds[row &- 1])
    let end = Int(code.readerEnds[row])
    while reader < end {
      mark(Int(code.readers[reader]), in: frame)
      reader &+= 1
    }
    if frame.body == 0, code.readsItems { markItemReaders(of: cell) }
  }

  private mutating func markItemReaders(of cell: Int) {
    let kinds = code.bodies.count - 1
    let first = cell * kinds
    let begin = first == 0 ? 0 : code.itemReaderEnds[first - 1]
    guard begin < code.itemReaderEnds[first + kinds - 1] else { return }
    for item in items.indices {
      let row = first + items[item].kind.index
      let begin = row == 0 ? 0 : Int(code.itemReaderEnds[row - 1])
      let end = Int(code.itemReaderEnds[row])
      guard begin < end else { continue }
      let frame = items[item].frame
      for reader in begin..<end { mark(Int(code.itemReaders[reader]), in: frame) }
      touch(item)
    }
  }

  // MARK: Working out

  /// Works out what is marked, stage by stage.
  mutating func settle() {
    if !code.readsItems {
      workOut(OrderState.order, stage: 0)
      return
    }
    for stage in 0..<code.stages {
      if stage & 1 == 0 {
        workOut(OrderState.order, stage: stage)
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
  }

  private mutating func workOut(_ frame: Frame, stage: Int) {
    let body = code.bodies[frame.body]
    let row = frame.body &* code.stages &+ stage
    let (begin, end) = (stage == 0 ? 0 : code.stageEnds[row &- 1], code.stageEnds[row])
    guard begin < end else { return }
    let words = body.words
    var word = begin &>> 6
    let last = (end &- 1) &>> 6
    while word <= last {
      var bits = marks[frame.marks &+ word]
      if word == last, end & 63 != 0 { bits &= (1 &<< UInt64(truncatingIfNeeded: end & 63)) &- 1 }
      guard bits != 0 else {
        word = nextWord(after: word, words, frame)
        continue
      }
      let instruction = word &<< 6 &+ bits.trailingZeroBitCount
      marks[frame.marks &+ word] &= ~(bits & (~bits &+ 1))
      if words > 1, marks[frame.marks &+ word] == 0 {
        marks[frame.marks &+ words &+ word &>> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: word & 63))
      }
      workOut(code.instructions[body.firstInstruction &+ instruction], at: body.inputs &+ instruction, frame)
    }
  }

  /// The next word with marks, or the end.
  @inline(__always)
  private func nextWord(after word: Int, _ words: Int, _ frame: Frame) -> Int {
    guard words > 1 else { return word &+ 1 }
    var next = word &+ 1
    while next < words {
      let summary = marks[frame.marks &+ words &+ next &>> 6] &>> UInt64(truncatingIfNeeded: next & 63)
      if summary != 0 { return next &+ summary.trailingZeroBitCount }
      next = (next &>> 6 &+ 1) &<< 6
    }
    return next
  }

  @inline(__always)
  private mutating func workOut(_ instruction: Instruction, at cell: Int, _ frame: Frame) {
    let new = result(of: instruction, frame)
    let old = cells[frame.cells &+ cell]
    guard old != new else { return }
    cells[frame.cells &+ cell] = new
    if (old.state | new.state) & Cell.isWide != 0 { countWide(old, new) }
    if instruction.contribution != .nothing { contribute(instruction, old, new, frame) }
    markReaders(of: cell, in: frame)
  }

  private mutating func contribute(_ instruction: Instruction, _ old: Cell, _ new: Cell, _ frame: Frame) {
    let opened = (new.isKnown ? 0 : 1) &- (old.isKnown ? 0 : 1)
    switch instruction.contribution {
    case .nothing: return
    case .judgement: wrong &+= (new.isKnown && new.number != 0 ? 1 : 0) &- (old.isKnown && old.number != 0 ? 1 : 0)
    case .demand: wrong &+= (new.isKnown && new.number == 0 ? 0 : 1) &- (old.isKnown && old.number == 0 ? 0 : 1)
    case .lineBeside: open &+= opened
    case .line:
      open &+= opened
      add(instruction, old, new, opened, frame)
    case .share: add(instruction, old, new, opened, OrderState.order)
    }
  }

  /// Sums can't overflow: a single line is at most 10^10 steps here, and 20,000 items have at most 10^4 lines each.
  private mutating func add(_ instruction: Instruction, _ old: Cell, _ new: Cell, _ opened: Int, _ frame: Frame) {
    let difference = (new.isKnown ? new.number : 0) &- (old.isKnown ? old.number : 0)
    if difference != 0 {
      cells[frame.cells &+ Int(instruction.sum)].number &+= difference
      markReaders(of: Int(instruction.sum), in: frame)
    }
    if opened != 0 {
      cells[frame.cells &+ Int(instruction.count)].number &+= Int64(opened)
      markReaders(of: Int(instruction.count), in: frame)
    }
  }

  /// An item that goes takes with it what it contributed.
  mutating func withdraw(_ frame: Frame) {
    let body = code.bodies[frame.body]
    for number in 0..<body.instructionCount {
      let instruction = code.instructions[body.firstInstruction + number]
      let cell = frame.cells + body.inputs + number
      let old = cells[cell]
      cells[cell] = .zero
      if old.state & Cell.isWide != 0 { countWide(old, .zero) }
      if instruction.contribution == .line {
        // Its sums go with it, and what they are worth is withdrawn as the item's share.
        open &-= old.isKnown ? 0 : 1
      } else {
        contribute(instruction, old, .zero, frame)
      }
    }
    for cell in 0..<body.inputs where cells[frame.cells + cell].state & Cell.isWide != 0 { wide -= 1 }
    for word in 0..<body.markWords { marks[frame.marks + word] = 0 }
  }
}

extension ContiguousArray {
  fileprivate mutating func replace(with other: ContiguousArray) {
    removeAll(keepingCapacity: true)
    append(contentsOf: other)
  }
}
