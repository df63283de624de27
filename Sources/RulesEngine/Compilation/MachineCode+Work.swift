/// Where the cells of the order, or of an item, stand.
struct Frame: Sendable {
  var body: Int
  var cells: Int
  var marks: Int
  var told: Int
  var texts: Int
  var numbers: Int

  static let order = Frame(body: 0, cells: 0, marks: 0, told: 0, texts: 0, numbers: 0)
}

/// What keeps an order from having a total, or from being placed.
struct Tally: Sendable {
  /// Lines that are open.
  var open = 0
  /// Cells that are too wide.
  var wide = 0
  /// Things wrong.
  var wrong = 0

  @inline(__always)
  mutating func countWide(_ old: Cell, _ new: Cell) {
    guard (old.state | new.state) & Cell.isWide != 0 else { return }
    wide &+= (new.state & Cell.isWide != 0 ? 1 : 0) &- (old.state & Cell.isWide != 0 ? 1 : 0)
  }

  mutating func countJudgement(_ old: Cell, _ new: Cell) {
    wrong &+= (new.isKnown && new.number != 0 ? 1 : 0) &- (old.isKnown && old.number != 0 ? 1 : 0)
  }

  mutating func countDemand(_ old: Cell, _ new: Cell) {
    wrong &+= (new.isKnown && new.number == 0 ? 0 : 1) &- (old.isKnown && old.number == 0 ? 0 : 1)
  }
}

/// Working out what is marked. It happens in one place, on the arrays of an order and nothing else of it: whatever needs
/// the whole order in hand costs more than an instruction.
extension MachineCode {
  /// Works out the marked instructions of a frame, from one to another, and what they mark in turn. Cells of the order's
  /// frame that changed and that items read are added to `reaching`.
  func workOut(
    _ frame: Frame, from begin: Int, to end: Int, _ cells: inout ContiguousArray<Cell>,
    _ marks: inout ContiguousArray<UInt64>, _ tally: inout Tally, _ reaching: inout ContiguousArray<Int>,
    _ items: ItemLedger
  ) {
    let body = bodies[frame.body]
    let rows = body.firstCell
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    let last = (end &- 1) &>> 6
    var word = begin &>> 6
    while word <= last {
      // The word that is worked on stays out of the array.
      var bits = marks[frame.marks &+ word]
      let limit = word == last && end & 63 != 0 ? 1 &<< UInt64(truncatingIfNeeded: end & 63) &- 1 : UInt64.max
      while bits & limit != 0 {
        let number = word &<< 6 &+ (bits & limit).trailingZeroBitCount
        bits &= bits &- 1
        let instruction = instructions[body.firstInstruction &+ number]
        let cell = body.inputs &+ number
        let new =
          instruction.opcode == .tabled
          ? tabled(instruction, cells.span, frame.cells) : result(of: instruction, cells.span, frame.cells, items)
        let old = cells[frame.cells &+ cell]
        guard old != new else { continue }
        cells[frame.cells &+ cell] = new
        tally.countWide(old, new)
        bits |= mark(instruction.readers, word, isNo: new.isNo, &marks, frame, body)
        if instruction.keyedRow >= 0 {
          bits |= markKeyed(Int(instruction.keyedRow), old, new, word, &marks, frame, body)
        }
        if frame.body == 0, readsItems, isReadByItems(cell) { reaching.append(cell) }
        switch instruction.contribution {
        case .nothing: continue
        case .judgement: tally.countJudgement(old, new)
        case .demand: tally.countDemand(old, new)
        case .lineBeside: tally.open &+= Cell.opened(old, new)
        case .line:
          let changed = contribute(instruction, old, new, frame.cells, &cells)
          if changed.sum { bits |= mark(rows &+ Int(instruction.sum), word, isNo: false, &marks, frame, body) }
          if changed.count {
            tally.open &+= Cell.opened(old, new)
            bits |= mark(rows &+ Int(instruction.count), word, isNo: false, &marks, frame, body)
          }
        case .share:
          let changed = contribute(instruction, old, new, 0, &cells)
          if changed.sum { _ = mark(Int(instruction.sum), -1, isNo: false, &marks, .order, bodies[0]) }
          if changed.count { _ = mark(Int(instruction.count), -1, isNo: false, &marks, .order, bodies[0]) }
        }
      }
      marks[frame.marks &+ word] = bits
      guard body.words > 1 else { return }
      if bits == 0 { marks[frame.marks &+ body.words &+ word &>> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: word & 63)) }
      word = nextWord(after: word, body.words, frame, marks.span)
    }
  }

  /// Whether anything in a frame is to be worked out.
  @inline(__always)
  func isMarked(_ frame: Frame, _ marks: Span<UInt64>) -> Bool {
    let body = bodies[frame.body]
    // Of several words one says which of them have marks.
    for word in (body.words > 1 ? body.words : 0)..<body.firstAwake where marks[frame.marks &+ word] != 0 {
      return true
    }
    return false
  }

  /// Marks what reads a cell of a frame that is set from outside.
  @inline(__always)
  func markReaders(
    of cell: Int, from old: Cell, to new: Cell, in marks: inout ContiguousArray<UInt64>, _ frame: Frame
  ) {
    var marks = marks.mutableSpan
    let row = bodies[frame.body].firstCell &+ cell
    _ = mark(row, -1, isNo: new.isNo, &marks, frame, bodies[frame.body])
    let keyed = Int(keyedRows[row])
    if keyed >= 0 { _ = markKeyed(keyed, old, new, -1, &marks, frame, bodies[frame.body]) }
  }

  /// Marks what asks for the number that a cell was, or that it is. What is in the word that is worked on is given back.
  private func markKeyed(
    _ row: Int, _ old: Cell, _ new: Cell, _ word: Int, _ marks: inout MutableSpan<UInt64>, _ frame: Frame, _ body: Body
  ) -> UInt64 {
    markKeyed(row, old, word, isNo: true, &marks, frame, body)
      | markKeyed(row, new, word, isNo: false, &marks, frame, body)
  }

  private func markKeyed(
    _ row: Int, _ cell: Cell, _ word: Int, isNo: Bool, _ marks: inout MutableSpan<UInt64>, _ frame: Frame, _ body: Body
  ) -> UInt64 {
    // Nothing chosen, and what isn't known, stand first.
    let row = row &+ 1 &+ (cell.state == 0 ? Int(cell.number) : -1)
    var own: UInt64 = 0
    for place in Int(keyedStarts[row])..<Int(keyedStarts[row &+ 1]) {
      let mask = keyedReaders[place]
      let bits = mark(mask, isNo: isNo, &marks, frame, body)
      if Int(mask.word) == word { own |= bits } else { mark(mask.word, bits, &marks, frame, body) }
    }
    return own
  }

  /// Marks instructions of a frame, asleep or not.
  func mark(_ word: Int32, _ bits: UInt64, in marks: inout ContiguousArray<UInt64>, _ frame: Frame) {
    var marks = marks.mutableSpan
    mark(word, bits, &marks, frame, bodies[frame.body])
  }

  /// Marks what reads a cell of a frame. What is in the word that is worked on is given back.
  @inline(__always)
  private func mark(
    _ row: Int, _ word: Int, isNo: Bool, _ marks: inout MutableSpan<UInt64>, _ frame: Frame, _ body: Body
  ) -> UInt64 {
    mark((readerStarts[row], readerStarts[row &+ 1]), word, isNo: isNo, &marks, frame, body)
  }

  @inline(__always)
  private func mark(
    _ row: (start: Int32, end: Int32), _ word: Int, isNo: Bool, _ marks: inout MutableSpan<UInt64>, _ frame: Frame,
    _ body: Body
  ) -> UInt64 {
    var own: UInt64 = 0
    var place = Int(row.start)
    let end = Int(row.end)
    while place < end {
      let mask = readers[place]
      place &+= 1
      let bits = mark(mask, isNo: isNo, &marks, frame, body)
      if Int(mask.word) == word {
        own |= bits
      } else {
        mark(mask.word, bits, &marks, frame, body)
      }
    }
    return own
  }

  /// What a mask marks: all that the cell decides about, which sleep from now on or wake, and of others what is awake.
  @inline(__always)
  private func mark(
    _ mask: ReaderMask, isNo: Bool, _ marks: inout MutableSpan<UInt64>, _ frame: Frame, _ body: Body
  ) -> UInt64 {
    let awake = frame.marks &+ body.firstAwake &+ Int(mask.word)
    guard mask.isGuard else { return mask.bits & marks[awake] }
    if isNo { marks[awake] &= ~mask.bits } else { marks[awake] |= mask.bits }
    return mask.bits
  }

  @inline(__always)
  private func mark(
    _ word: Int32, _ bits: UInt64, _ marks: inout MutableSpan<UInt64>, _ frame: Frame, _ body: Body
  ) {
    guard bits != 0 else { return }
    let word = Int(word)
    marks[frame.marks &+ word] |= bits
    guard body.words > 1 else { return }
    marks[frame.marks &+ body.words &+ word &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: word & 63)
  }

  @inline(__always)
  func isReadByItems(_ cell: Int) -> Bool {
    let kinds = bodies.count &- 1
    return itemReaderStarts[cell &* kinds] < itemReaderStarts[(cell &+ 1) &* kinds]
  }

  /// Sums can't overflow: a single line is at most 10^10 steps here, and 20,000 items have at most 10^4 lines each.
  @inline(__always)
  private func contribute(
    _ instruction: Instruction, _ old: Cell, _ new: Cell, _ base: Int, _ cells: inout MutableSpan<Cell>
  ) -> (sum: Bool, count: Bool) {
    let difference = (new.isKnown ? new.number : 0) &- (old.isKnown ? old.number : 0)
    let opened = Cell.opened(old, new)
    if difference != 0 { cells[base &+ Int(instruction.sum)].number &+= difference }
    if opened != 0 { cells[base &+ Int(instruction.count)].number &+= Int64(opened) }
    return (difference != 0, opened != 0)
  }

  /// The next word with marks, or the end.
  private func nextWord(after word: Int, _ words: Int, _ frame: Frame, _ marks: Span<UInt64>) -> Int {
    var next = word &+ 1
    while next < words {
      let summary = marks[frame.marks &+ words &+ next &>> 6] &>> UInt64(truncatingIfNeeded: next & 63)
      if summary != 0 { return next &+ summary.trailingZeroBitCount }
      next = (next &>> 6 &+ 1) &<< 6
    }
    return next
  }
}

extension Cell {
  /// Whether a line became open, or isn't open any more.
  @inline(__always)
  static func opened(_ old: Cell, _ new: Cell) -> Int { (new.isKnown ? 0 : 1) &- (old.isKnown ? 0 : 1) }
}
