/// A cell of a program in the making.
struct CellRef: Hashable {
  /// 0 is the order's frame, then one for each kind of item.
  var body: Int
  var entry: Int
}

/// Collects the cells and instructions of a program, and puts them in the order in which they are worked out.
///
/// What is worked out twice is written once. What reads only the order's cells belongs to the order, so that a thousand
/// items don't work it out a thousand times.
struct CodeBuilder {
  struct Entry {
    var initial: Cell
    /// None is a cell that is set from outside, or summed.
    var opcode: Opcode?
    var operands: [CellRef] = []
    var constants: [Int64] = []
    var contribution = Contribution.nothing
    var sum: CellRef?
    var count: CellRef?
    /// Even for the order, odd for items: what reads another frame's cells comes after it.
    var stage: Int
    /// Nothing reads it any more.
    var isDropped = false
    /// Of operands that are told and can be much: the few numbers that make a difference to it. Between others nothing
    /// changes.
    var telling: [CellRef: [Int]] = [:]
    /// Of a table an operand that decides alone: see `guardCell`. While it is told no number that makes a difference, or,
    /// where it can't be much, while it is 0.
    var guardCell: CellRef?
  }

  private struct Key: Hashable {
    var body: Int
    var opcode: Opcode
    var operands: [CellRef]
    var constants: [Int64]
  }

  var entries: [[Entry]]
  private var known: [Key: CellRef] = [:]
  private var constantCells: [Cell: CellRef] = [:]
  var grids: [PriceGrid] = []
  var settlements: [Settlement] = []
  var roundings: [StepRounding] = []

  init(kinds: Int) {
    entries = [[Entry]](repeating: [], count: kinds + 1)
    // The cell that stands for an operand that is left out.
    _ = constant(.one)
  }

  /// Always yes, always there.
  static let absent = CellRef(body: 0, entry: 0)

  mutating func input(_ initial: Cell, in body: Int) -> CellRef {
    append(Entry(initial: initial, stage: body == 0 ? 0 : 1), to: body)
  }

  mutating func constant(_ number: Int64) -> CellRef { constant(Cell(number)) }

  mutating func constant(_ cell: Cell) -> CellRef {
    if let known = constantCells[cell] { return known }
    let made = append(Entry(initial: cell, stage: 0), to: 0)
    constantCells[cell] = made
    return made
  }

  /// The cell of a result that contributes nothing by itself.
  mutating func emit(_ opcode: Opcode, _ operands: [CellRef], _ constants: [Int64] = [], in body: Int) -> CellRef {
    let home = operands.contains { $0.body != 0 } ? body : 0
    let key = Key(body: home, opcode: opcode, operands: operands, constants: constants)
    if let known = known[key] { return known }
    let made = append(entry(opcode, operands, constants, in: home), to: home)
    known[key] = made
    return made
  }

  /// The cell of a result that contributes to a sum or is judged, once each time that it is emitted.
  mutating func emit(
    _ opcode: Opcode, _ operands: [CellRef], _ constants: [Int64] = [], as contribution: Contribution,
    sum: CellRef? = nil, count: CellRef? = nil, in body: Int
  ) -> CellRef {
    var made = entry(opcode, operands, constants, in: body)
    made.contribution = contribution
    (made.sum, made.count) = (sum, count)
    let ref = append(made, to: body)
    for target in [sum, count] {
      guard let target else { continue }
      let stage = target.body == body ? made.stage : CodeBuilder.stage(after: made.stage, in: target.body)
      entries[target.body][target.entry].stage = max(entries[target.body][target.entry].stage, stage)
    }
    return ref
  }

  private func entry(
    _ opcode: Opcode, _ operands: [CellRef], _ constants: [Int64], in body: Int
  ) -> Entry {
    var stage = body == 0 ? 0 : 1
    for operand in operands {
      let own = entries[operand.body][operand.entry].stage
      stage = max(stage, operand.body == body ? own : CodeBuilder.stage(after: own, in: body))
    }
    return Entry(initial: .zero, opcode: opcode, operands: operands, constants: constants, stage: stage)
  }

  private static func stage(after stage: Int, in body: Int) -> Int {
    let isOdd = (stage + 1) & 1 == 1
    return isOdd == (body != 0) ? stage + 1 : stage + 2
  }

  private mutating func append(_ entry: Entry, to body: Int) -> CellRef {
    entries[body].append(entry)
    return CellRef(body: body, entry: entries[body].count - 1)
  }

  /// The number of a cell that never changes; none of others.
  func constantNumber(_ ref: CellRef) -> Int64? {
    guard ref.body == 0, let known = constantCells[entries[0][ref.entry].initial], known == ref else { return nil }
    return entries[0][ref.entry].initial.number
  }

  /// Whether a cell never changes.
  func isConstant(_ ref: CellRef) -> Bool {
    ref.body == 0 && entries[0][ref.entry].opcode == nil && constantCells[entries[0][ref.entry].initial] == ref
  }

  /// The cells in the order in which they come in each frame: what is set from outside, then results, stage by stage.
  /// Cells that were dropped have none: -1.
  func numbering() -> [[Int32]] {
    entries.map { entries in
      let inputs = entries.indices.filter { entries[$0].opcode == nil }
      let results = entries.indices.filter { entries[$0].opcode != nil && !entries[$0].isDropped }.sorted {
        left, right in
        entries[left].stage == entries[right].stage ? left < right : entries[left].stage < entries[right].stage
      }
      var numbers = [Int32](repeating: -1, count: entries.count)
      for (number, entry) in (inputs + results).enumerated() { numbers[entry] = Int32(number) }
      return numbers
    }
  }
}
