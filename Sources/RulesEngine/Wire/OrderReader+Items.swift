extension OrderReader {
  /// The rest of the items of an order.
  ///
  /// The kind must stand before the selections, and either all items have an id or none.
  mutating func readItems(_ cursor: inout JSONCursor) throws(Unusual) {
    guard try cursor.step() == .beginArray else { throw Unusual() }
    var ids: Set<ItemID> = []
    var count = 0
    var haveIDs = false
    while true {
      let token = try cursor.step()
      if token == .endArray { return }
      guard token == .beginObject, count < Selections.itemLimit else { throw Unusual() }
      let id = try readItem(&cursor, number: count + 1)
      if count > 0, haveIDs != id.isGiven { throw Unusual() }
      haveIDs = id.isGiven
      guard !haveIDs || ids.insert(id.id).inserted else { throw Unusual() }
      count += 1
    }
  }

  private mutating func readItem(
    _ cursor: inout JSONCursor, number: Int
  ) throws(Unusual) -> (id: ItemID, isGiven: Bool) {
    let mark = keyMark
    defer { dropKeys(to: mark) }
    var given: ItemID?
    var kind: ItemKindID?
    var added: (id: ItemID, kind: ItemKindID)?
    while case .key(let key) = try cursor.step() {
      let name = cursor.name(key)
      try take(key: name, since: mark)
      let word = words[name]
      if word == .item || word == .id {
        // A selection before it would have been told of another item.
        guard added == nil, case .string(let text) = try cursor.step() else { throw Unusual() }
        if word == .id { given = ItemID(cursor.text(of: text)) } else { kind = names.kind(cursor.name(text)) }
        continue
      }
      guard let kind else { throw Unusual() }
      let item = added ?? add(kind, given, number)
      added = item
      guard let option = names.option(name, of: kind) else { throw Unusual() }
      itemEvents.append(try event(option, in: item.id, try cursor.step(), &cursor))
    }
    guard let kind else { throw Unusual() }
    let item = added ?? add(kind, given, number)
    return (item.id, given != nil)
  }

  /// An item without an id is called by its place.
  private mutating func add(
    _ kind: ItemKindID, _ id: ItemID?, _ number: Int
  ) -> (id: ItemID, kind: ItemKindID) {
    let id = id ?? ItemID("\(number)")
    itemEvents.append(.added(kind, id))
    return (id, kind)
  }
}
