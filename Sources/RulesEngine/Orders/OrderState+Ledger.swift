/// The items in the order of the file, as what looks at single items wants them. Only those that an event touched are
/// put in their place anew.
extension OrderState {
  /// So many items at most are put in their places one by one.
  private static let few = 8

  /// Before a stage of the order's: items were worked out in the stage before.
  mutating func bringLedgerUpToDate(before stage: Int) {
    let readers = code.ledgerReaders[stage]
    guard !readers.isEmpty, hasOtherItems || !marked.isEmpty else { return }
    if items.count > ItemLedger.most {
      ledger = ItemLedger()
      ledger.isTooLong = true
    } else {
      if ledger.isTooLong || marked.count > OrderState.few || ledger.inFileOrder.count + marked.count < items.count {
        ledger.isTooLong = false
        ledger.inFileOrder = itemsInFileOrder
        ledger.cheapestFirst = ContiguousArray(ledger.inFileOrder.sorted { isCheaper($0, $1) })
      } else {
        putInPlace()
      }
    }
    for number in readers {
      code.mark(Int32(truncatingIfNeeded: number >> 6), 1 << UInt64(number & 63), in: &marks, .order)
    }
  }

  private mutating func putInPlace() {
    ledger.inFileOrder.removeAll { marked.contains($0.place) }
    ledger.cheapestFirst.removeAll { marked.contains($0.place) }
    for place in marked {
      let entry = entry(place)
      let inFile = ledger.inFileOrder.firstPlace { !stands($0, before: entry) }
      ledger.inFileOrder.insert(entry, at: inFile)
      let byCost = ledger.cheapestFirst.firstPlace { !isCheaper($0, entry) }
      ledger.cheapestFirst.insert(entry, at: byCost)
    }
  }

  /// All items in the order of the file.
  var itemsInFileOrder: ContiguousArray<LedgerItem> {
    let entries = items.indices.map { entry($0) }
    return ContiguousArray(entries.sorted { stands($0, before: $1) })
  }

  private func entry(_ place: Int) -> LedgerItem {
    LedgerItem(kind: items[place].kind.index, cells: items[place].frame.cells, place: place)
  }

  /// An item is gone, and those after it moved up.
  mutating func strikeFromLedger(_ place: Int) {
    ledger.inFileOrder.strike(place)
    ledger.cheapestFirst.strike(place)
  }

  private func isCheaper(_ one: LedgerItem, _ other: LedgerItem) -> Bool {
    let (mine, its) = (worth(of: one), worth(of: other))
    return Int128(mine.total) * Int128(its.units) < Int128(its.total) * Int128(mine.units)
  }

  private func worth(of item: LedgerItem) -> (total: Int64, units: Int64) {
    let worth = code.itemWorths[item.kind]
    return (cells.span.read(worth.total, item.cells).number, max(1, cells.span.read(worth.times, item.cells).number))
  }

  // MARK: Which of two comes first

  private func stands(_ one: LedgerItem, before other: LedgerItem) -> Bool {
    if one.kind != other.kind { return one.kind < other.kind }
    for key in code.itemKeys[one.kind] {
      switch (cells.span.read(key.presence, one.cells).isYes, cells.span.read(key.presence, other.cells).isYes) {
      case (false, false): continue
      case (false, true): return true
      case (true, false): return false
      case (true, true):
        let difference = difference(one, other, code.options[key.option])
        if difference != 0 { return difference < 0 }
      }
    }
    return one.place < other.place
  }

  /// Below 0 where the first comes first: by the place of the value, then the number, off before on, text by its code
  /// points.
  private func difference(_ one: LedgerItem, _ other: LedgerItem, _ slots: OptionSlots) -> Int {
    switch slots.kind {
    case .one, .toggle, .number:
      let (mine, its) = (cells[one.cells + slots.cell], cells[other.cells + slots.cell])
      let (left, right) = (mine.isKnown ? mine.number : .min, its.isKnown ? its.number : .min)
      return left == right ? 0 : left < right ? -1 : 1
    case .several: return unitsDifference(one.cells + slots.cell, other.cells + slots.cell, slots.values)
    case .text:
      let (left, right) = (text(one, slots).unicodeScalars, text(other, slots).unicodeScalars)
      if left.elementsEqual(right) { return 0 }
      return left.lexicographicallyPrecedes(right) ? -1 : 1
    case .moment: return 0
    }
  }

  private func text(_ entry: LedgerItem, _ slots: OptionSlots) -> String {
    texts[items[entry.place].frame.texts + slots.place] ?? ""
  }

  /// Value by value of those that are chosen; where one set ends first, it comes first.
  private func unitsDifference(_ one: Int, _ other: Int, _ count: Int) -> Int {
    for value in 0..<count {
      let (mine, its) = (cells[one + value].number, cells[other + value].number)
      if mine == its { continue }
      if mine > 0, its > 0 { return mine < its ? -1 : 1 }
      // Who has this value comes first, if the other still has a later one.
      let ended = mine > 0 ? other : one
      let hasMore = ((value + 1)..<count).contains { cells[ended + $0].number > 0 }
      return (mine > 0) == hasMore ? -1 : 1
    }
    return 0
  }
}

extension ContiguousArray<LedgerItem> {
  /// The first place from which on something holds for all.
  fileprivate func firstPlace(where holds: (LedgerItem) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  fileprivate mutating func strike(_ place: Int) {
    removeAll { $0.place == place }
    for index in indices where self[index].place > place { self[index].place -= 1 }
  }
}
