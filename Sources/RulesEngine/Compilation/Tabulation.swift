/// Turns what follows from a few choices into tables: each result that depends on nothing else is worked out for all that
/// these can be, once and for all, and is then looked up in a single instruction.
struct Tabulation {
  /// The numbers that a cell can be.
  struct Domain {
    var first: Int
    var last: Int
    /// What stands in the cell for -1.
    var absent: Cell?

    static let yesOrNo = Domain(first: 0, last: 1)

    var count: Int { last - first + 1 }

    func cell(_ number: Int) -> Cell {
      if number < 0, let absent { return absent }
      return Cell(Int64(number))
    }
  }

  private(set) var builder: CodeBuilder
  private(set) var tables = ContiguousArray<Cell>()
  /// The same program without tables, which works them out.
  private let plain: MachineCode
  private let numbering: [[Int32]]
  private let pinned: [CellRef]
  private var domains: [CellRef: Domain] = [:]
  private var readers: [CellRef: Int] = [:]
  /// What each result that can be tabled depends on, and which results it takes in.
  private var origins: [CellRef: Origin] = [:]

  private struct Origin {
    var roots: [CellRef]
    var results: [CellRef]
  }

  /// So many cells may stand for one instruction …
  private static let cellsEach = 256
  /// … for one table …
  private static let largest = 4_096
  /// … and for all tables of a program.
  private static let budget = 1 << 15
  /// A result that more others read is worked out for itself: where it stays the same, none of them is.
  private static let mostReaders = 4

  init(_ builder: CodeBuilder, _ plain: MachineCode, pinned: [CellRef]) {
    self.builder = builder
    self.plain = plain
    self.pinned = pinned
    numbering = builder.numbering()
  }

  /// False where there is nothing to be tabled.
  mutating func tabulate(_ domains: [CellRef: Domain]) -> Bool {
    self.domains = domains
    countReaders()
    for body in builder.entries.indices {
      for entry in builder.entries[body].indices { findOrigin(of: CellRef(body: body, entry: entry)) }
    }
    tabulateWhatIsRead()
    findTelling()
    return !tables.isEmpty
  }

  /// From what is asked for down to what is told; what isn't met is read by nothing any more.
  private mutating func tabulateWhatIsRead() {
    var waiting = pinned
    for (body, entries) in builder.entries.enumerated() {
      for (index, entry) in entries.enumerated() where entry.contribution != .nothing {
        waiting.append(CellRef(body: body, entry: index))
      }
    }
    var live = Set(waiting)
    // The first in the file come first, in case that not all find room.
    waiting.reverse()
    while let cell = waiting.popLast() {
      if let origin = origins[cell], isWorthIt(cell, origin), tables.count + size(origin.roots) <= Tabulation.budget {
        table(cell, origin)
      }
      for operand in builder.entries[cell.body][cell.entry].operands where live.insert(operand).inserted {
        waiting.append(operand)
      }
    }
    for (body, entries) in builder.entries.enumerated() {
      for index in entries.indices where entries[index].opcode != nil {
        builder.entries[body][index].isDropped = !live.contains(CellRef(body: body, entry: index))
      }
    }
  }

  // MARK: What depends on what

  private mutating func countReaders() {
    for entries in builder.entries {
      for entry in entries where entry.opcode != nil {
        for operand in entry.operands { readers[operand, default: 0] += 1 }
      }
    }
  }

  private mutating func findOrigin(of cell: CellRef) {
    let entry = builder.entries[cell.body][cell.entry]
    guard let opcode = entry.opcode, !opcode.readsLedger else { return }
    var origin = Origin(roots: [], results: [])
    for operand in entry.operands {
      if isConstant(operand) { continue }
      if domains[operand] != nil {
        if !origin.roots.contains(operand) { origin.roots.append(operand) }
      } else if let known = origins[operand], readers[operand, default: 0] <= Tabulation.mostReaders {
        for root in known.roots where !origin.roots.contains(root) { origin.roots.append(root) }
        for result in known.results where !origin.results.contains(result) { origin.results.append(result) }
      } else {
        return
      }
    }
    origin.results.append(cell)
    let count = size(origin.roots)
    guard !origin.roots.isEmpty, count <= Tabulation.largest, count <= Tabulation.cellsEach * origin.results.count
    else {
      return
    }
    origins[cell] = origin
  }

  private func isConstant(_ cell: CellRef) -> Bool {
    cell == CodeBuilder.absent || builder.isConstant(cell)
  }

  private func size(_ roots: [CellRef]) -> Int {
    var size = 1
    for root in roots {
      size = size.multipliedReportingOverflow(by: domains[root]?.count ?? 1).partialValue
      if size <= 0 || size > Tabulation.largest { return Tabulation.largest + 1 }
    }
    return size
  }

  /// What is one instruction anyhow stays, unless it may look at many operands.
  private func isWorthIt(_ cell: CellRef, _ origin: Origin) -> Bool {
    origin.results.count > 1 || builder.entries[cell.body][cell.entry].contribution != .nothing
  }

  // MARK: What makes a difference

  /// Of a cell that can be this many numbers it is worth to know which of them make a difference.
  private static let many = 8

  /// The numbers of a root for which a table isn't what it is for most; none where the root can't be many.
  private func telling(_ root: CellRef, _ stride: Int, _ all: ContiguousArray<Cell>) -> [Int]? {
    guard let domain = domains[root], domain.count >= Tabulation.many else { return nil }
    var slices = [ContiguousArray<Cell>](repeating: [], count: domain.count)
    for (place, cell) in all.enumerated() { slices[place / stride % domain.count].append(cell) }
    var counts: [ContiguousArray<Cell>: Int] = [:]
    for slice in slices { counts[slice, default: 0] += 1 }
    guard let most = counts.values.max() else { return nil }
    guard let usual = slices.first(where: { counts[$0] == most }) else { return nil }
    return slices.indices.filter { slices[$0] != usual }.map { domain.first + $0 }
  }

  /// Whether a choice is one of a few: only these make a difference, and that nothing is chosen.
  private mutating func findTelling() {
    for (body, entries) in builder.entries.enumerated() {
      for (index, entry) in entries.enumerated() where entry.opcode == .isOneOf && !entry.isDropped {
        guard let choice = entry.operands.first, choice.body == body, let domain = selected(choice),
          domain.count >= Tabulation.many
        else { continue }
        builder.entries[body][index].telling[choice] = entry.constants.map { Int($0) } + [-1]
      }
    }
  }

  /// What a choice can be, as it is told or as it is read.
  private func selected(_ cell: CellRef) -> Domain? {
    let entry = builder.entries[cell.body][cell.entry]
    guard entry.opcode == .selection, let told = entry.operands.first, told.body == cell.body else {
      return domains[cell]
    }
    return domains[told]
  }

  // MARK: Tables

  private mutating func table(_ cell: CellRef, _ origin: Origin) {
    var strides: [Int64] = []
    var stride = 1
    var first = tables.count
    for root in origin.roots {
      strides.append(Int64(stride))
      first -= (domains[root]?.first ?? 0) * stride
      stride *= domains[root]?.count ?? 1
    }
    let all = results(of: cell, origin)
    tables += all
    for (root, stride) in zip(origin.roots, strides) {
      builder.entries[cell.body][cell.entry].telling[root] = telling(root, Int(stride), all)
    }
    builder.entries[cell.body][cell.entry].guardCell = guardCell(of: cell, origin.roots, strides, all)
    builder.entries[cell.body][cell.entry].opcode = .tabled
    builder.entries[cell.body][cell.entry].operands = origin.roots
    builder.entries[cell.body][cell.entry].constants = [Int64(first)] + strides
  }

  /// The root that decides alone: where it is a usual number, or 0, the table has one result for all that the others are.
  private func guardCell(
    of cell: CellRef, _ roots: [CellRef], _ strides: [Int64], _ all: ContiguousArray<Cell>
  ) -> CellRef? {
    guard roots.count > 1 else { return nil }
    for (root, stride) in zip(roots, strides) where root.body == cell.body {
      guard let domain = domains[root] else { continue }
      let telling = builder.entries[cell.body][cell.entry].telling[root]
      var sleeping = ContiguousArray<Cell>()
      for (place, result) in all.enumerated() {
        let number = domain.first + place / Int(stride) % domain.count
        if telling.map({ !$0.contains(number) }) ?? (number == 0) { sleeping.append(result) }
      }
      if let first = sleeping.first, sleeping.allSatisfy({ $0 == first }) { return root }
    }
    return nil
  }

  /// What a result is for all numbers of its roots, those of the first root next to one another.
  private func results(of cell: CellRef, _ origin: Origin) -> ContiguousArray<Cell> {
    // The order's frame, and after it one of an item.
    let order = plain.bodies[0].cells
    let item = plain.bodies[cell.body]
    var cells = ContiguousArray(plain.initialCells[0..<order])
    if cell.body > 0 { cells += plain.initialCells[item.firstCell..<(item.firstCell + item.cells)] }
    func place(_ cell: CellRef) -> Int { (cell.body == 0 ? 0 : order) + Int(numbering[cell.body][cell.entry]) }

    let roots = origin.roots.map { (place: place($0), domain: domains[$0] ?? .yesOrNo) }
    let results = origin.results.map { result in
      let body = plain.bodies[result.body]
      let number = Int(numbering[result.body][result.entry]) - body.inputs
      return (
        place: place(result), instruction: plain.instructions[body.firstInstruction + number],
        base: result.body == 0 ? 0 : order
      )
    }
    var numbers = roots.map { $0.domain.first }
    var all = ContiguousArray<Cell>()
    for _ in 0..<size(origin.roots) {
      for (root, number) in zip(roots, numbers) { cells[root.place] = root.domain.cell(number) }
      for result in results {
        cells[result.place] = plain.result(of: result.instruction, cells.span, result.base, ItemLedger())
      }
      all.append(cells[results[results.count - 1].place])
      for index in numbers.indices {
        numbers[index] += 1
        if numbers[index] <= roots[index].domain.last { break }
        numbers[index] = roots[index].domain.first
      }
    }
    return all
  }
}
