/// A number in a session, and how far it is known.
struct Cell: Sendable, Hashable {
  var number: Int64
  var state: UInt8

  static let isUnknown: UInt8 = 1
  /// Known to be nothing: no line, nothing chosen, an absent number.
  static let isNone: UInt8 = 2
  /// It doesn't fit 64 bits, or can't be told this way: the from-scratch evaluator answers.
  static let isWide: UInt8 = 4

  init(_ number: Int64, _ state: UInt8 = 0) {
    self.number = number
    self.state = state
  }

  static let zero = Cell(0)
  static let one = Cell(1)
  static let none = Cell(0, isNone)
  static let unknown = Cell(0, isUnknown)
  static let wide = Cell(0, isWide)

  /// Neither unknown nor wide.
  @inline(__always) var isKnown: Bool { state & (Cell.isUnknown | Cell.isWide) == 0 }
  @inline(__always) var isYes: Bool { number != 0 && state == 0 }
  @inline(__always) var isNo: Bool { number == 0 && isKnown }
}

/// What a result does besides being read by others.
enum Contribution: UInt8, Sendable {
  case nothing
  /// It is a line: its steps go to a running sum, its being open to a count.
  case line
  /// It is a line that adds nothing: while it is open, there is no total.
  case lineBeside
  /// Not 0 is something wrong with the order.
  case judgement
  /// As a judgement, and unknown is wrong, too.
  case demand
  /// It goes to a running sum over the items, its being unknown to a count.
  case share
}

/// One step of a program. Its result is written to a cell of its own.
struct Instruction: Sendable {
  let opcode: Opcode
  let contribution: Contribution
  /// Where its operands stand in the program: cells of the own frame, or as the complement cells of the order's frame.
  let operands: Int32
  let operandCount: Int32
  /// Where its constants stand in the program.
  let constants: Int32
  let constantCount: Int32
  /// The cells of the running sum and the count it contributes to.
  let sum: Int32
  let count: Int32
  /// Where the masks of what reads its result stand, and where its rows begin of what only asks for certain numbers, or
  /// -1: see `MachineCode.readerStarts` and `keyedRows`.
  var readers: (start: Int32, end: Int32) = (0, 0)
  var keyedRow: Int32 = -1
}

/// A frame of cells: the order's, or that of each item of a kind. First come the cells that are set from outside, then
/// one for each instruction.
struct Body: Sendable {
  /// Where its instructions stand in the program.
  let firstInstruction: Int
  let instructionCount: Int
  /// How many cells are set from outside, or summed.
  let inputs: Int
  /// Where the initial cells stand in the program.
  let firstCell: Int
  let texts: Int
  let numbers: Int

  /// How many words its marks take. After them come a bit for each such word, where there are several, and as many words
  /// again with a bit for each instruction that is awake.
  let words: Int
  let firstAwake: Int

  init(firstInstruction: Int, instructionCount: Int, inputs: Int, firstCell: Int, texts: Int, numbers: Int) {
    self.firstInstruction = firstInstruction
    self.instructionCount = instructionCount
    self.inputs = inputs
    self.firstCell = firstCell
    self.texts = texts
    self.numbers = numbers
    words = (instructionCount + 63) >> 6
    firstAwake = words > 1 ? words + (words + 63) >> 6 : words
  }

  var cells: Int { inputs + instructionCount }
  var markWords: Int { firstAwake + words }
}

/// Where a subtotal is shown.
struct SubtotalSource: Sendable {
  var cell: Int32
  /// The cell is the order's, though an item shows it.
  var isOrders: Bool
  var step: Int32
}

/// Where something may be found wrong with an order, and what is said then. Places are those of the program's prepared
/// violations.
struct JudgementSource: Sendable {
  enum Kind: Sendable {
    /// What is prepared at a place, where the cell is yes.
    case said(Int)
    /// The same, and lines may be open because of it.
    case cause(Int)
    /// The cell's number is one more than the place.
    case fault
    /// The same of several values: of the instruction's operands those after the first are pairs of units and faults.
    case units
    /// What is prepared from a place on: that the number isn't told, is out of its range, or between two steps.
    case number(OptionID, Int)
    /// While it isn't known, something else is wrong, too.
    case silent
    /// Only the from-scratch evaluator can tell.
    case reckoned
  }

  var cell: Int32
  var step: Int32
  var kind: Kind
  var contribution: Contribution
}

/// Where a line of the quote comes from.
struct LineSource: Sendable {
  /// The cell with its steps.
  var cell: Int32
  /// The step of the rule set, and of a pick which member.
  var step: Int32
  var member: Int32?
  /// The option whose value it is: the place of the value, or the cell that says it.
  var option: OptionID?
  var value: ValueSource?
  /// The cell that says how many units are chosen.
  var units: Int32?
  var unitsAreOrders = false

  enum ValueSource: Sendable {
    case place(Int)
    case cell(Int, isOrders: Bool)
  }
}

/// One price of a table that is spread out over all that it is looked up by.
struct GridPrice: Sendable {
  enum Kind: UInt8, Sendable { case none, constant, operand, notSold }

  var kind: Kind
  var isWrittenZero: Bool
  /// A numerator over the grid's denominator, or which operand. Of what isn't sold: see `Opcode.salesFault`.
  var amount: Int64
}

/// The prices of a table, one for each row of its keys.
struct PriceGrid {
  var prices: ContiguousArray<GridPrice>
  let denominator: Int64
}

/// How an exact amount becomes whole steps.
struct StepRounding: Sendable, Hashable {
  /// Steps are the amount times this …
  var multiplier: Int64
  /// … over this.
  var divisor: Int64
  /// So many steps of the shop are one.
  var factor: Int64
  var mode: RoundingMode
}

/// How the amount of a line becomes its steps. Operands of the line are told by their place, -1 for none.
struct Settlement: Sendable, Hashable {
  enum Kind: UInt8, Sendable { case charge, discount, row, signed, included, rounding }

  var kind: Kind
  /// The line counts while this holds.
  var condition: Int32 = -1
  /// There is no line while one of these is 0.
  var factor: Int32 = -1
  var number: Int32 = -1
  /// An item's amount counts so many times.
  var times: Int32 = -1
  var cap: Int32 = -1
  /// What a discount can be taken from, in steps.
  var base: Int32 = -1
  /// The row whose price may be a written 0, in this grid.
  var row: Int32 = -1
  var grid: Int32 = -1
  var keepsZero = false
  /// An amount that is none makes no line; otherwise it is 0.
  var mayBeNone = false
  /// What amount and cap are multiplied by, so that both have the denominator of the roundings.
  var amountScale: Int64 = 1
  var capScale: Int64 = 1
  var rounding: StepRounding
  /// Of what is left below a discount.
  var shopRounding: StepRounding
  var capRounding: StepRounding
  /// One step as an amount over that denominator.
  var stepAmount: Int64
  var hasOwnRounding = false
  /// A unit's price is rounded before it is multiplied.
  var roundsUnits = false
  /// More steps than this are worked out from scratch.
  var largest: Int64

  init(kind: Kind, rounding: StepRounding, shopRounding: StepRounding, stepAmount: Int64, largest: Int64) {
    self.kind = kind
    self.rounding = rounding
    self.shopRounding = shopRounding
    self.capRounding = shopRounding
    self.stepAmount = stepAmount
    self.largest = largest
  }
}
