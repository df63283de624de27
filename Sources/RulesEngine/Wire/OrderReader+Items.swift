extension OrderReader {
  /// The items of an order.
  ///
  /// The kind must stand before the selections, and either all items have an id or none.
  mutating func readItems(_ scanner: inout PlainScanner, _ bytes: [UInt8]) throws(Unusual) {
    try scanner.take(UInt8(ascii: "["), bytes)
    var ids: Set<ItemID> = []
    var count = 0
    var haveIDs = false
    while try scanner.hasNext(isFirst: count == 0, before: UInt8(ascii: "]"), bytes) {
      guard count < Selections.itemLimit else { throw Unusual() }
      let (id, isGiven) = try readItem(&scanner, bytes, number: count + 1)
      if count > 0, haveIDs != isGiven { throw Unusual() }
      haveIDs = isGiven
      guard !haveIDs || ids.insert(id).inserted else { throw Unusual() }
      count += 1
    }
  }

  private mutating func readItem(
    _ scanner: inout PlainScanner, _ bytes: [UInt8], number: Int
  ) throws(Unusual) -> (id: ItemID, isGiven: Bool) {
    let mark = keyMark
    var given: ItemID?
    var kind: ItemKindID?
    var added: ItemID?
    try scanner.take(UInt8(ascii: "{"), bytes)
    var isFirst = true
    while try scanner.hasNext(isFirst: isFirst, before: UInt8(ascii: "}"), bytes) {
      isFirst = false
      let key = try scanner.nameKey(bytes)
      try take(key: key, since: mark)
      let word = word(key, scanner, bytes)
      if word == .item || word == .id {
        // A selection before it would have been told of another item.
        guard added == nil else { throw Unusual() }
        let text = try scanner.string(bytes)
        if word == .id {
          given = ItemID(scanner.string(of: text, bytes))
        } else {
          kind = try self.kind(text, scanner, bytes)
        }
        continue
      }
      guard let kind else { throw Unusual() }
      let item = added ?? add(kind, given, number)
      added = item
      let option = try option(key, of: kind, scanner, bytes)
      itemEvents.append(try event(option, in: item, &scanner, bytes))
    }
    dropKeys(to: mark)
    guard let kind else { throw Unusual() }
    return (added ?? add(kind, given, number), given != nil)
  }

  /// An item without an id is called by its place.
  private mutating func add(_ kind: ItemKindID, _ id: ItemID?, _ number: Int) -> ItemID {
    let id = id ?? ItemID("\(number)")
    itemEvents.append(.added(kind, id))
    return id
  }
}
