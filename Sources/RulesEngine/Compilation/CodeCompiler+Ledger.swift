/// What lines and items cost below discounts: kept as long as nothing was taken from them, else read from the ledger.
extension CodeCompiler {
  /// The steps above a place, and what they may have taken from.
  struct LedgerInMaking {
    var steps: [LedgerStep] = []
    var touched: [Touch] = []

    /// What a discount may have taken from.
    enum Touch {
      case everything
      case kinds(Set<ItemKindID>)
      case lines(Set<Int32>)
    }
  }

  // MARK: What stands above

  /// A line, from which discounts below can be taken; one that may come below 0 is itself taken from all above it.
  mutating func bear(_ cell: CellRef, number: Int32, _ kind: LedgerStep.Kind = .line) {
    body.ledger.steps.append(LedgerStep(kind: kind, cell: Int32(cell), line: number))
    if kind != .line { body.ledger.touched.append(.everything) }
  }

  /// The number of another line.
  mutating func nextLine() -> Int32 {
    body.lineCount += 1
    return body.lineCount
  }

  /// A discount that is taken from a base.
  /// - Parameter opener: While it isn't known, it isn't either what is left of the base.
  mutating func take(_ cell: CellRef, from taking: LedgerTaking, opener: CellRef) {
    let kind = LedgerStep.Kind.taken(base: Int32(bases.count), opener: Int32(opener))
    bases.append(taking.base)
    body.ledger.steps.append(LedgerStep(kind: kind, cell: Int32(cell)))
    body.ledger.touched.append(taking.touch)
  }

  /// A base as the ledger knows it.
  struct LedgerTaking {
    var base: LedgerBase
    var touch: LedgerInMaking.Touch
  }

  mutating func taking(from base: CheckedBase) throws(NotCompiled) -> LedgerTaking {
    switch base {
    case .subtotal: return LedgerTaking(base: .all, touch: .everything)
    case .option(let option): return taking(from: body.made.filter { $0.option == option })
    case .line(let label):
      if let kept = body.kept[label] { return LedgerTaking(base: .above(step: kept.step), touch: .everything) }
      return taking(from: try made(label).filter { $0.isCharge })
    case .items(let items), .picked(let items, _):
      return LedgerTaking(base: .items(try filter(of: items)), touch: .kinds(items.kinds))
    }
  }

  private func taking(from lines: [MadeLine]) -> LedgerTaking {
    LedgerTaking(base: .lines(lines.map { $0.number }), touch: .lines(Set(lines.map { $0.number })))
  }

  /// The conditions under which items are meant, each seen from an item of its kind.
  mutating func filter(of items: CheckedItems) throws(NotCompiled) -> ItemFilter {
    var filter = ItemFilter(conditions: [Int32?](repeating: nil, count: rules.kinds.count))
    for part in items.parts { filter.conditions[part.kind.index] = Int32(try holds(part.kind, part.filter)) }
    return filter
  }

  // MARK: What is left

  /// What is left of a base of which this is known to have been there, in steps.
  mutating func leftOver(_ base: CheckedBase, of whole: CellRef) throws(NotCompiled) -> CellRef {
    let taking = try taking(from: base)
    if case .line(let label) = base, let kept = body.kept[label] {
      guard kept.touches < body.ledger.touched.count else { return whole }
    } else {
      guard isTouched(taking) else { return whole }
    }
    let place = Int64(bases.count)
    bases.append(taking.base)
    return emit(.leftOver, [whole] + ledgerCells, [ledgerHere(), place, body.index == 0 ? 1 : 0])
  }

  func isTouched(_ taking: LedgerTaking) -> Bool {
    body.ledger.touched.contains { touch in
      switch (touch, taking.touch) {
      case (.everything, _), (_, .everything): true
      case (.kinds(let one), .kinds(let other)): !one.isDisjoint(with: other)
      case (.lines(let one), .lines(let other)): !one.isDisjoint(with: other)
      case (.kinds, .lines), (.lines, .kinds): false
      }
    }
  }

  /// All cells of the frame that the ledger is read from here: while none of them changes, and no item does, it says
  /// the same.
  var ledgerCells: [CellRef] {
    var cells: [CellRef] = []
    for step in body.ledger.steps where step.kind != .kept {
      cells.append(step.cell.cell(in: body.index))
      guard case .taken(let base, let opener) = step.kind else { continue }
      if opener != step.cell { cells.append(opener.cell(in: body.index)) }
      // What an offer wants of each unit shows in its line only as long as nothing caps it.
      if case .offer(let number) = bases[Int(base)] { cells.append(unitOffers[Int(number)].quantity.cell(in: 0)) }
    }
    return cells
  }

  /// Finds what decides which of two items of each kind comes first.
  mutating func makeItemKeys() {
    let rules = rules
    for (index, kind) in rules.kinds.enumerated() {
      var keys: [ItemKey] = []
      for option in kind.options {
        var presence = presenceOrAlways(option)
        // Where only the order decides it, the item must hear of it.
        if presence.body == 0, !builder.isConstant(presence) {
          presence = builder.emit(.all, [presence], as: .nothing, in: index + 1)
        }
        keys.append(ItemKey(option: option.index, presence: Int32(presence)))
      }
      itemKeys.append(keys)
    }
  }

  /// What ledgers are read from besides the cells of instructions.
  var ledgerSources: [CellRef] {
    var cells: [CellRef] = []
    for (body, steps) in ledgers {
      for step in steps where step.kind != .kept { cells.append(step.cell.cell(in: body)) }
    }
    var filters = unitOffers.flatMap { $0.parts.map { $0.items } }
    for case .items(let filter) in bases { filters.append(filter) }
    for filter in filters {
      for (kind, condition) in filter.conditions.enumerated() {
        if let condition { cells.append(condition.cell(in: kind + 1)) }
      }
    }
    for (kind, keys) in itemKeys.enumerated() { cells += keys.map { $0.presence.cell(in: kind + 1) } }
    return cells
  }

  /// The ledger up to here, by its place among those of the program.
  mutating func ledgerHere() -> Int64 { place(ofLedger: body.ledger.steps) }

  mutating func emptyLedger() -> Int64 { place(ofLedger: []) }

  private mutating func place(ofLedger steps: [LedgerStep]) -> Int64 {
    let known = ledgers.lastIndex { $0.body == body.index && $0.steps == steps }
    if known == nil { ledgers.append((body.index, steps)) }
    return Int64(known ?? ledgers.count - 1)
  }
}

extension CheckedItems {
  var kinds: Set<ItemKindID> { Set(parts.map { $0.kind }) }
}
