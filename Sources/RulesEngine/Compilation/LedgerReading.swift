/// What the lines and items of an order cost at a place in the file, below the discounts above it.
struct LedgerReading {
  private(set) var costs = Bearers()
  /// For each bearer the order's cell of its line, or as the complement which of the items it is.
  private(set) var sources: [Int32] = []
  /// Whether it isn't known what is left of a bearer, because a discount above is open.
  private(set) var isOpen: [Bool] = []
  /// For each item whether it is known what it comes to.
  private var isPriced: [Bool] = []
  /// Only the from-scratch evaluator can tell what is left.
  private(set) var isDoubtful = false
  /// For each step how many bearers stood above it.
  private var above: [Int] = []

  /// What discounts took from items, where that is kept.
  private(set) var shares: [Shares] = []
  private let keepsShares: Bool

  /// What the discount in a cell took from each item that it looks at: the items by their places as they were added, in
  /// that order.
  typealias Shares = (cell: Int32, items: [(place: Int, steps: Int64)])

  init(
    _ code: MachineCode, _ steps: [LedgerStep], _ cells: Span<Cell>, _ items: ItemLedger, keepsShares: Bool = false
  ) {
    self.keepsShares = keepsShares
    costs.reserve(items.inFileOrder.count + steps.count)
    for (place, item) in items.inFileOrder.enumerated() {
      let worth = code.itemWorths[item.kind]
      let (total, times) = (item.read(worth.total, cells), item.read(worth.times, cells))
      costs.add(item: total.isKnown ? total.number : 0, units: times.isKnown ? times.number : nil)
      sources.append(~Int32(place))
      isOpen.append(false)
      isPriced.append(total.isKnown && times.isKnown)
    }
    sortByCost(items)
    for step in steps {
      above.append(sources.count)
      let cell = cells[Int(step.cell)]
      switch step.kind {
      case .line: add(cell, step)
      case .signed(let whileOpen):
        if !cell.isKnown {
          isDoubtful = isDoubtful || whileOpen == .isDoubtful
          if whileOpen == .mayTakeOff { leaveOpen(.all, code, cells, items) }
        } else if cell.state == 0, cell.number < 0 {
          take(cell, step, from: .all, code, cells, items)
        } else {
          add(cell, step)
        }
      case .taken(let base, let opener):
        if !cells[Int(opener)].isKnown { leaveOpen(code.bases[Int(base)], code, cells, items) }
        guard cell.state == 0, cell.number != 0 else { continue }
        take(cell, step, from: code.bases[Int(base)], code, cells, items)
      case .kept: continue
      }
    }
  }

  private mutating func sortByCost(_ items: ItemLedger) {
    guard !items.cheapestFirst.isEmpty else { return }
    var places = [Int](repeating: 0, count: items.inFileOrder.count)
    for (place, item) in items.inFileOrder.enumerated() { places[item.place] = place }
    costs.cheapestFirst = items.cheapestFirst.map { places[$0.place] }
  }

  private mutating func add(_ cell: Cell, _ step: LedgerStep) {
    guard cell.state == 0, cell.number >= 0 else { return }
    costs.add(line: cell.number)
    sources.append(step.cell)
    isOpen.append(false)
  }

  private mutating func leaveOpen(
    _ base: LedgerBase, _ code: MachineCode, _ cells: Span<Cell>, _ items: ItemLedger
  ) {
    var places = places(of: base, code, cells, items)
    if case .offer(let number) = base, case .picked = code.unitOffers[Int(number)].kind, let own = places {
      // Which units are picked isn't known either, while one has no price.
      if own.contains(where: { isOpen[$0] || !isPriced[$0] }) { places = nil }
    }
    // Of items of which it isn't known whether they are meant, it isn't known either whether they gave.
    for place in places ?? Array(sources.indices) { isOpen[place] = true }
  }

  private mutating func take(
    _ cell: Cell, _ step: LedgerStep, from base: LedgerBase, _ code: MachineCode, _ cells: Span<Cell>,
    _ items: ItemLedger
  ) {
    let (places, shares) = take(0 &- cell.number, from: base, code, cells, items)
    guard keepsShares else { return }
    var ofItems: [(place: Int, steps: Int64)] = []
    for (place, share) in zip(places, shares) where sources[place] < 0 {
      ofItems.append((items.inFileOrder[Int(~sources[place])].place, share))
    }
    self.shares.append((step.cell, ofItems.sorted { $0.place < $1.place }))
  }

  private mutating func take(
    _ steps: Int64, from base: LedgerBase, _ code: MachineCode, _ cells: Span<Cell>,
    _ items: ItemLedger
  ) -> (places: [Int], shares: [Int64]) {
    guard let places = places(of: base, code, cells, items) else { return ([], []) }
    guard case .offer(let number) = base else { return (places, costs.take(steps, from: places)) }
    let offer = code.unitOffers[Int(number)]
    guard let found = found(offer, cells, items) else { return ([], []) }
    let all = costs.take(steps, exactly: offer.exactSteps(found.amount, of: steps), from: found.sets)
    return (places, places.map { all[$0] })
  }

  // MARK: What a base means

  /// None where it isn't known of some item whether it is meant.
  func places(
    of base: LedgerBase, _ code: MachineCode, _ cells: Span<Cell>, _ items: ItemLedger
  ) -> [Int]? {
    switch base {
    case .all: return Array(sources.indices)
    case .lines(let lines): return sources.indices.filter { lines.contains(sources[$0]) }
    case .above(let step): return Array(0..<above[Int(step)])
    case .items(let filter): return places(of: filter, cells, items)
    case .offer(let number):
      var places: [Int] = []
      for part in code.unitOffers[Int(number)].parts {
        guard let own = self.places(of: part.items, cells, items) else { return nil }
        places += own
      }
      return places.sorted()
    }
  }

  private func places(of filter: ItemFilter, _ cells: Span<Cell>, _ items: ItemLedger) -> [Int]? {
    var places: [Int] = []
    // Items stand first, in the same order.
    for (place, item) in items.inFileOrder.enumerated() {
      guard let condition = filter.conditions[item.kind].map({ item.read($0, cells) }) else { continue }
      guard condition.isKnown else { return nil }
      if condition.number != 0 { places.append(place) }
    }
    return places
  }

  /// What is left of a base, in steps. None while a discount above is open.
  func left(on places: [Int]) -> Int64? {
    for place in places where isOpen[place] { return nil }
    return costs.left(on: places)
  }

  // MARK: Offers

  typealias FoundOffer = (sets: [UnitSet], wanted: ExactValue, amount: ExactValue)

  /// The units that an offer means, what they cost, or what is wanted of them, and the amount of the line; none where it
  /// doesn't fit.
  func found(_ offer: UnitOffer, _ cells: Span<Cell>, _ items: ItemLedger) -> FoundOffer? {
    var parts: [(places: [Int], size: Int64)] = []
    for part in offer.parts {
      guard let places = places(of: part.items, cells, items) else { return nil }
      parts.append((places, part.size))
    }
    guard let sets = sets(of: offer, parts, offer.steps(cells[Int(offer.quantity)])),
      let wanted = UnitSet.wanted(of: sets)?.multiplied(by: ExactValue(steps: 1, of: offer.step))
    else { return nil }
    guard case .picked(_, let factor, let divisor) = offer.kind else { return (sets, wanted, wanted) }
    let part = ExactValue(numerator: Int128(factor), denominator: Int128(divisor))
    return wanted.multiplied(by: part).map { (sets, wanted, $0) }
  }

  private func sets(
    of offer: UnitOffer, _ parts: [(places: [Int], size: Int64)], _ steps: ExactValue?
  ) -> [UnitSet]? {
    guard let first = parts.first, let steps else { return nil }
    switch offer.kind {
    case .picked(let pick, factor: _, divisor: _): return costs.pickedSet(of: first.places, pick).map { [$0] }
    case .each(let pick): return costs.eachSet(steps, of: first.places, pick).map { [$0] }
    case .sets: return costs.wholeSets(price: steps, of: parts)
    }
  }
}

extension LedgerItem {
  @inline(__always)
  func read(_ cell: Int32, _ cells: Span<Cell>) -> Cell {
    cell >= 0 ? cells[self.cells &+ Int(cell)] : cells[Int(~cell)]
  }
}

extension UnitOffer {
  /// The amount for each unit, or the price of a set, in steps.
  func steps(_ quantity: Cell) -> ExactValue? {
    ExactValue(numerator: Int128(quantity.number), denominator: Int128(denominator))
      .multiplied(by: ExactValue(numerator: Int128(step.denominator), denominator: Int128(step.units)))
  }

  /// What a line was rounded from, in steps. Where more than a rounding lies between them, it is what the line is.
  func exactSteps(_ amount: ExactValue, of steps: Int64) -> ExactValue {
    let factor = ExactValue(numerator: Int128(step.denominator), denominator: Int128(step.units))
    guard let exact = amount.multiplied(by: factor), ExactValue(steps - 1) < exact, exact < ExactValue(steps + 1) else {
      return ExactValue(steps)
    }
    return exact
  }
}
