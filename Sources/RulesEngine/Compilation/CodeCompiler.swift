/// What of a rule set the compiler doesn't put into instructions: its orders are worked out from scratch.
struct NotCompiled: Error, Sendable, Hashable {
  var what: String
  var place: Place?
}

/// Turns checked rules into instructions, step by step in the order of the file.
struct CodeCompiler {
  let rules: CheckedRuleSet
  var builder: CodeBuilder
  var slots: [OptionSlots] = []
  /// The cells that say something of a text, and of the date and time.
  var textProbes: [[TextProbe.Question: Int]]
  var momentProbes: [MomentProbe] = []
  /// Whether each option is there; none for those that always are.
  var presences: [CellRef?] = []
  var grids: [ChoiceGrid?]
  var lookups: [Int: ChoiceGrid] = [:]
  /// Why values aren't sold: of a long menu that many rules read it is gathered once.
  var faults: [FaultKey: CellRef?] = [:]
  var body = BodyInMaking(index: 0, kind: nil)
  var texts: [Int]
  var numbers: [Int]
  var tables = ContiguousArray<Cell>()
  var lines: [[LineSource]]
  var subtotals: [[SubtotalSource]]
  var judgements: [[JudgementSource]]
  /// What is said of an order, as far as it can be said beforehand.
  var prepared: [PreparedViolation] = []
  var preparedFaults: [PreparedFault: Int64] = [:]
  /// Something can be without a price that isn't about the selection of one option.
  var mayBeUnlisted = false
  /// The lines that the items of each kind make.
  var itemLines: [[MadeLine]] = []
  /// What each kind of item comes to, and how many times one counts.
  var itemTotals: [CellRef] = []
  var itemTimes: [CellRef]
  var kindUnits: [CellRef] = []
  /// Places at which it is read what is left, what discounts are taken from, and offers on single units.
  var ledgers: [(body: Int, steps: [LedgerStep])] = []
  var bases: [LedgerBase] = []
  var unitOffers: [UnitOffer] = []
  var itemKeys: [[ItemKey]] = []
  /// The ledger down to the end of the file; none where nothing takes off of items.
  var wholeLedger: Int?
  /// Where the step stands that is compiled.
  var place: Place?

  struct BodyInMaking {
    var index: Int
    var kind: ItemKindID?
    /// How many times the item is taken; none where once.
    var times: CellRef?
    /// What stands at the line being compiled is for the whole item.
    var isOnce = false
    /// The lines since the last place where their sum was read.
    var sum: CellRef?
    var open: CellRef?
    /// What the lines above that place come to.
    var above: CellRef?
    /// The same in parts: a sum, and the lines between the places below it.
    var base: CellRef?
    var segments: [(sum: CellRef, open: CellRef)] = []
    var made: [MadeLine] = []
    var kept: [String: KeptSubtotal] = [:]
    var ledger = LedgerInMaking()
    var lineCount: Int32 = 0
    /// What `let`s that read amounts are worth, once their place was passed.
    var definitions: [Int: CellRef] = [:]
  }

  struct KeptSubtotal {
    var sum: CellRef
    /// Where the ledger says that it was shown, and how many discounts stood above it.
    var step: Int32
    var touches: Int
  }

  struct MadeLine {
    var cell: CellRef
    var option: OptionID?
    /// Its label, or what it may begin with.
    var label: String
    var isPrefix: Bool
    /// It adds: discounts can be taken from it.
    var isCharge: Bool
    /// Its number in the ledger.
    var number: Int32
    /// While this isn't known, the line isn't either, though its own cell is none.
    var opener: CellRef?
  }

  init(_ rules: CheckedRuleSet) {
    self.rules = rules
    builder = CodeBuilder(kinds: rules.kinds.count)
    grids = [ChoiceGrid?](repeating: nil, count: rules.options.count)
    texts = [Int](repeating: 0, count: rules.kinds.count + 1)
    numbers = texts
    lines = [[LineSource]](repeating: [], count: rules.kinds.count + 1)
    subtotals = [[SubtotalSource]](repeating: [], count: rules.kinds.count + 1)
    judgements = [[JudgementSource]](repeating: [], count: rules.kinds.count + 1)
    itemTimes = []
    textProbes = [[TextProbe.Question: Int]](repeating: [:], count: rules.options.count)
    presences = [CellRef?](repeating: nil, count: rules.options.count)
  }

  /// Throws what it can't put into instructions.
  static func compile(_ rules: CheckedRuleSet) throws(NotCompiled) -> MachineCode {
    var compiler = CodeCompiler(rules)
    return try compiler.code()
  }

  private mutating func code() throws(NotCompiled) -> MachineCode {
    for index in rules.options.indices { makeSlots(of: OptionID(index)) }
    for option in rules.presenceOrder {
      body = BodyInMaking(index: bodyIndex(of: option), kind: rules[option].item)
      presences[option.index] = try presence(deciding: option)
    }
    body = BodyInMaking(index: 0, kind: nil)
    try makeItemCounts()
    let (sum, open) = (builder.input(.zero, in: 0), builder.input(.zero, in: 0))
    for index in rules.kinds.indices {
      let kind = rules.kinds[index]
      body = BodyInMaking(index: index + 1, kind: ItemKindID(index))
      body.times = kind.times == nil ? nil : itemTimes[index]
      try compile(kind.steps)
      let total = subtotal()
      itemTotals.append(total)
      _ = builder.emit(
        .share, [total, CodeBuilder.absent], as: .share, sum: sum, count: open, in: index + 1)
      itemLines.append(body.made)
      guard lines[index + 1].count <= CodeCompiler.mostLines else { throw notCompiled("very many lines of an item") }
    }
    body = BodyInMaking(index: 0, kind: nil)
    if !rules.kinds.isEmpty {
      body.base = builder.emit(.itemSum, [sum, open], in: 0)
      body.above = body.base
    }
    try compile(rules.steps.indices)
    if !rules.kinds.isEmpty, !body.ledger.touched.isEmpty {
      wholeLedger = Int(ledgerHere())
      makeItemKeys()
    }
    // Nothing reads the total but whoever asks for it: it needs no instruction.
    let total = [body.base, body.sum].compactMap { $0 } + body.segments.map { $0.sum }
    let plain = assembled(total)
    var tabulation = Tabulation(builder, plain, pinned: pinned + total)
    guard tabulation.tabulate(domains()) else { return plain }
    (builder, tables) = (tabulation.builder, tabulation.tables)
    return assembled(total)
  }

  private mutating func makeItemCounts() throws(NotCompiled) {
    for (index, kind) in rules.kinds.enumerated() {
      body = BodyInMaking(index: index + 1, kind: ItemKindID(index))
      itemTimes.append(try kind.times.map { times throws(NotCompiled) in try self.times(times) } ?? builder.constant(1))
      let (sum, count) = (builder.input(.zero, in: 0), builder.input(.zero, in: 0))
      _ = builder.emit(
        .share, [itemTimes[index], CodeBuilder.absent], as: .share, sum: sum, count: count, in: index + 1)
      kindUnits.append(builder.emit(.itemSum, [sum, count], in: 0))
    }
    body = BodyInMaking(index: 0, kind: nil)
  }

  /// Whole units; an item's number of times can't be absent.
  private mutating func times(_ option: OptionID) throws(NotCompiled) -> CellRef {
    let number = try readNumber(option, .sold)
    return try rescaled(number, from: denominator(of: option), to: 1)
  }

  private mutating func compile(_ steps: Range<Int>) throws(NotCompiled) {
    var index = steps.lowerBound
    while index < steps.upperBound {
      body.isOnce = false
      try compile(rules.steps[index], at: index)
      if case .item(let kind) = rules.steps[index] { index = rules[kind].steps.upperBound } else { index += 1 }
    }
  }

  private mutating func compile(_ step: CheckedStep, at index: Int) throws(NotCompiled) {
    switch step {
    case .option(let option):
      place = rules[option].place
      try judge(option, at: index)
    case .item(let kind):
      place = rules[kind].place
      try judge(kind, at: index)
    case .line(let line):
      place = line.place
      body.isOnce = line.isOnce
      try compile(line, at: index)
    case .pick(let pick):
      place = pick.place
      try compile(pick, at: index)
    case .definition(let id): try define(id)
    case .subtotal(let label, let place):
      self.place = place
      let sum = subtotal()
      let above = body.ledger
      body.kept[label.text] = KeptSubtotal(sum: sum, step: Int32(above.steps.count), touches: above.touched.count)
      body.ledger.steps.append(LedgerStep(kind: .kept, cell: 0))
      subtotals[body.index].append(SubtotalSource(cell: Int32(sum.entry), isOrders: sum.body == 0, step: Int32(index)))
    case .totalRounding(let rounding):
      place = rounding.place
      try compile(rounding, at: index)
    case .requirement(let requirement):
      place = requirement.place
      try judge(requirement, at: index)
    case .alert(let alert):
      place = alert.place
      try judge(alert, at: index)
    case .assertion: return
    }
  }

  func notCompiled(_ what: String) -> NotCompiled { NotCompiled(what: what, place: place) }

  func bodyIndex(of option: OptionID) -> Int { rules[option].item.map { $0.index + 1 } ?? 0 }

  // MARK: Cells that are told

  private mutating func makeSlots(of option: OptionID) {
    let index = bodyIndex(of: option)
    func slots(_ kind: OptionSlots.Kind, _ first: CellRef? = nil, values: Int = 0, place: Int = 0) -> OptionSlots {
      OptionSlots(kind: kind, body: index, cell: first?.entry ?? -1, values: values, place: place)
    }
    switch rules[option].kind {
    case .choice(let choice):
      if choice.allowsSeveral {
        let cells = choice.values.map { builder.input(Cell($0.isDefault ? 1 : 0), in: index) }
        self.slots.append(slots(.several, cells.first, values: cells.count))
        return
      }
      let first = choice.values.firstIndex { $0.isDefault }.map { Int64($0) } ?? -1
      var mayBeEmpty = false
      if case .optional = choice.amount { mayBeEmpty = true }
      let cell = first >= 0 ? Cell(first) : Cell(-1, mayBeEmpty ? Cell.isNone : Cell.isUnknown)
      self.slots.append(slots(.one, builder.input(cell, in: index), values: choice.values.count))
    case .number(let number):
      var lists = ContiguousArray<Int64>()
      let limits = NumberLimits(number, &lists)
      let cells = number.defaultValue.map { limits.cells($0.millionths, lists) } ?? (.unknown, .unknown)
      let first = builder.input(cells.told, in: index)
      _ = builder.input(cells.checked, in: index)
      self.slots.append(slots(.number, first, place: numbers[index]))
      numbers[index] += 1
    case .toggle(let toggle):
      self.slots.append(slots(.toggle, builder.input(Cell(toggle.isOnByDefault ? 1 : 0), in: index)))
    case .text:
      self.slots.append(slots(.text, place: texts[index]))
      texts[index] += 1
    case .moment: self.slots.append(slots(.moment))
    }
  }

  /// The cell in which an option is told; of a number, as told.
  func told(_ option: OptionID) -> CellRef {
    CellRef(body: slots[option.index].body, entry: slots[option.index].cell)
  }

  /// The units of a value of a set.
  func toldUnits(_ option: OptionID, _ value: Int) -> CellRef {
    CellRef(body: slots[option.index].body, entry: slots[option.index].cell + value)
  }

  /// A cell that says something of a text.
  mutating func probe(_ option: OptionID, _ question: TextProbe.Question) -> CellRef {
    let index = slots[option.index].body
    if let known = textProbes[option.index][question] { return CellRef(body: index, entry: known) }
    let cell = builder.input(question.answer(""), in: index)
    textProbes[option.index][question] = cell.entry
    return cell
  }

  /// A cell that says something of the date and time.
  mutating func probeMoment(_ question: MomentProbe.Question) -> CellRef {
    if let known = momentProbes.first(where: { $0.question == question }) { return CellRef(body: 0, entry: known.cell) }
    let cell = builder.input(question.answer(nil), in: 0)
    momentProbes.append(MomentProbe(cell: cell.entry, question: question))
    return cell
  }
}
