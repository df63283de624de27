/// What lines and items cost at a place in the file, below the discounts above it.
struct LedgerReading {
  /// Where something that bears discounts comes from.
  enum Source: Equatable {
    /// A line, by its number.
    case line(Int32)
    /// An item, by its place among the items in the order of the file.
    case item(Int)
  }

  let code: MachineCode
  let items: ItemLedger
  /// Where the cells of the frame begin.
  private let frame: Int
  private(set) var costs = Bearers()
  private(set) var sources: [Source] = []
  /// Whether it isn't known what is left of a bearer, because a discount above is open.
  private var isOpen: [Bool] = []
  /// Only the from-scratch evaluator can tell what is left.
  private(set) var isDoubtful = false
  /// For each step how many bearers stood above it.
  private(set) var above: [Int] = []
  /// What the discounts took from items, one after the other, where that is kept.
  private(set) var shares: [Shares] = []
  private let keepsShares: Bool

  /// What a discount took from each item that it looks at, by the places of these as they were added, in that order.
  typealias Shares = [(place: Int, steps: Int64)]

  /// - Parameter frame: Where the cells of the frame begin: the order's, or those of an item, which has no items.
  init(
    _ code: MachineCode, _ steps: [LedgerStep], _ cells: Span<Cell>, frame: Int = 0, _ items: ItemLedger,
    keepsShares: Bool = false
  ) {
    (self.code, self.items, self.frame, self.keepsShares) = (code, items, frame, keepsShares)
    addItems(cells, reserving: steps.count)
    for step in steps {
      above.append(sources.count)
      take(in: step, cells)
    }
  }

  private mutating func addItems(_ cells: Span<Cell>, reserving lines: Int) {
    costs.reserve(items.inFileOrder.count + lines)
    for (place, item) in items.inFileOrder.enumerated() {
      let worth = code.itemWorths[item.kind]
      let (total, times) = (cells.read(worth.total, item.cells), cells.read(worth.times, item.cells))
      costs.add(item: total.isKnown ? total.number : 0, units: times.isKnown ? times.number : nil)
      sources.append(.item(place))
      isOpen.append(false)
    }
    guard !items.cheapestFirst.isEmpty else { return }
    var places = [Int](repeating: 0, count: items.inFileOrder.count)
    for (place, item) in items.inFileOrder.enumerated() { places[item.place] = place }
    costs.cheapestFirst = items.cheapestFirst.map { places[$0.place] }
  }

  private mutating func take(in step: LedgerStep, _ cells: Span<Cell>) {
    let cell = cells.read(step.cell, frame)
    switch step.kind {
    case .line: add(cell, line: step.line)
    case .signed(let whileOpen):
      if !cell.isKnown {
        isDoubtful = isDoubtful || whileOpen == .isDoubtful
        if whileOpen == .mayTakeOff { leaveOpen(.all, cells) }
      } else if cell.state == 0, cell.number < 0 {
        take(cell, from: .all, cells)
      } else {
        add(cell, line: step.line)
      }
    case .taken(let base, let opener):
      if !cells.read(opener, frame).isKnown { leaveOpen(code.bases[Int(base)], cells) }
      if cell.state == 0, cell.number != 0 { take(cell, from: code.bases[Int(base)], cells) }
    case .kept: return
    }
  }

  private mutating func add(_ cell: Cell, line: Int32) {
    guard cell.state == 0, cell.number >= 0 else { return }
    costs.add(line: cell.number)
    sources.append(.line(line))
    isOpen.append(false)
  }

  private mutating func leaveOpen(_ base: LedgerBase, _ cells: Span<Cell>) {
    // Of items of which it isn't known whether they are meant, it isn't known either whether they gave.
    for place in places(of: base, cells) ?? placesOfKinds(in: base) { isOpen[place] = true }
  }

  private mutating func take(_ cell: Cell, from base: LedgerBase, _ cells: Span<Cell>) {
    let places = places(of: base, cells) ?? []
    let shares = taken(0 &- cell.number, from: base, places, cells)
    guard keepsShares else { return }
    var ofItems: Shares = []
    for (place, share) in zip(places, shares) {
      if case .item(let item) = sources[place] { ofItems.append((items.inFileOrder[item].place, share)) }
    }
    self.shares.append(ofItems.sorted { $0.place < $1.place })
  }

  private mutating func taken(
    _ steps: Int64, from base: LedgerBase, _ places: [Int], _ cells: Span<Cell>
  ) -> [Int64] {
    guard case .offer(let number) = base else { return costs.take(steps, from: places) }
    let offer = code.unitOffers[Int(number)]
    guard let found = found(offer, cells) else { return [] }
    let all = costs.take(steps, exactly: offer.step.exactSteps(found.amount, of: steps), from: found.sets)
    return places.map { all[$0] }
  }

  /// What is left on these bearers, in steps. None while a discount above is open.
  func left(on places: [Int]) -> Int64? {
    for place in places where isOpen[place] { return nil }
    return costs.left(on: places)
  }
}

extension Span<Cell> {
  /// A cell of a frame, or as the complement of the order.
  @inline(__always)
  func read(_ cell: Int32, _ frame: Int) -> Cell { cell >= 0 ? self[frame &+ Int(cell)] : self[Int(~cell)] }
}
