/// Which instructions of one word of marks read a cell.
struct ReaderMask: Sendable {
  var word: Int32
  /// The cell decides alone about these instructions: while it is no they sleep.
  var isGuard = false
  var bits: UInt64
}

/// The readers of all cells as rows of masks.
struct ReaderRows {
  typealias Rows = (starts: ContiguousArray<Int32>, masks: ContiguousArray<ReaderMask>)

  let all: Rows
  let keyed: (first: ContiguousArray<Int32>, starts: ContiguousArray<Int32>, masks: ContiguousArray<ReaderMask>)
  let ofItems: Rows

  init(_ parts: CodeParts) {
    var bodyOfCell: [Int] = []
    for (index, body) in parts.bodies.enumerated() { bodyOfCell += repeatElement(index, count: body.cells) }
    func isGuard(_ row: Int, _ reader: Int32) -> Bool {
      let body = parts.bodies[bodyOfCell[row]]
      return Int(parts.guards[body.firstInstruction + Int(reader)]) == row - body.firstCell
    }
    all = ReaderRows.flattened(parts.readerRows, isGuard)
    var first = ContiguousArray<Int32>(repeating: -1, count: parts.readerRows.count)
    var rows: [[Int32]] = []
    var cells: [Int] = []
    for (cell, values) in ReaderRows.choices(parts) {
      guard let own = parts.keyedRows[cell] else { continue }
      first[cell] = Int32(rows.count)
      for number in -1..<values {
        rows.append(Array(own[number] ?? []))
        cells.append(cell)
      }
    }
    let flat = ReaderRows.flattened(rows) { isGuard(cells[$0], $1) }
    keyed = (first, flat.starts, flat.masks)
    ofItems = ReaderRows.flattened(parts.itemRows) { _, _ in false }
  }

  /// The instructions, each with where the readers of its result stand: it would cost time to look that up.
  func noted(in parts: CodeParts) -> ContiguousArray<Instruction> {
    var instructions = parts.instructions
    for body in parts.bodies {
      for number in 0..<body.instructionCount {
        let row = body.firstCell + body.inputs + number
        let instruction = body.firstInstruction + number
        instructions[instruction].readers = (all.starts[row], all.starts[row + 1])
        instructions[instruction].keyedRow = keyed.first[row]
      }
    }
    return instructions
  }

  /// The cells that choices are told in or read from, and how many values each has.
  private static func choices(_ parts: CodeParts) -> [(cell: Int, values: Int)] {
    var choices: [(cell: Int, values: Int)] = []
    for slots in parts.options where slots.kind == .one {
      let body = parts.bodies[slots.body]
      choices.append((body.firstCell + slots.cell, slots.values))
      for number in 0..<body.instructionCount {
        let instruction = parts.instructions[body.firstInstruction + number]
        guard instruction.opcode == .selection, Int(parts.operands[Int(instruction.operands)]) == slots.cell else {
          continue
        }
        choices.append((body.firstCell + body.inputs + number, slots.values))
      }
    }
    return choices
  }

  private static func flattened(_ rows: [[Int32]], _ isGuard: (Int, Int32) -> Bool) -> Rows {
    var starts: ContiguousArray<Int32> = [0]
    var all = ContiguousArray<ReaderMask>()
    starts.reserveCapacity(rows.count + 1)
    for (index, row) in rows.enumerated() {
      let first = all.count
      let sorted = row.sorted()
      for guards in [false, true] {
        for reader in sorted where isGuard(index, reader) == guards {
          let (word, bit) = (reader >> 6, UInt64(1) << UInt64(reader & 63))
          if all.count > first, all[all.count - 1].word == word, all[all.count - 1].isGuard == guards {
            all[all.count - 1].bits |= bit
          } else {
            all.append(ReaderMask(word: word, isGuard: guards, bits: bit))
          }
        }
      }
      starts.append(Int32(all.count))
    }
    return (starts, all)
  }
}
