extension OrderDocument {
  /// One of the things that are ordered.
  struct Item: Sendable {
    /// None where it doesn't say of which kind it is.
    var kind: String?
    var id: ItemID?
    var members: [JSONMember]
    var shown: String
  }

  static func items(in value: JSONValue) throws(Mistake) -> [Item] {
    guard let list = value["items"] else { return [] }
    guard case .array(let elements) = list.content else { throw .wrongKind(key: "items", offset: list.offset) }
    guard elements.count <= Selections.itemLimit else {
      throw .tooManyItems(elements.count, offset: list.offset)
    }
    var items: [Item] = []
    var seen: Set<ItemID> = []
    for element in elements {
      let item = item(element)
      items.append(item)
      if let id = item.id, !seen.insert(id).inserted { throw .itemTwice(id.text, offset: element.offset) }
    }
    // An item without a name is called by its place, as long as no other is.
    for index in items.indices where items[index].id == nil && items[index].kind != nil {
      var number = index + 1
      while !seen.insert(ItemID("\(number)")).inserted { number += 1 }
      items[index].id = ItemID("\(number)")
    }
    return items
  }

  private static func item(_ value: JSONValue) -> Item {
    guard case .object(let members) = value.content else {
      return Item(kind: nil, id: nil, members: [], shown: value.shown)
    }
    var item = Item(kind: nil, id: nil, members: [], shown: value.shown)
    var isGood = true
    for member in members {
      switch (member.key, member.value.content) {
      case ("item", .string(let kind)): item.kind = kind
      case ("id", .string(let id)): item.id = ItemID(id)
      case ("item", _), ("id", _): isGood = false
      default: item.members.append(member)
      }
    }
    return isGood ? item : Item(kind: nil, id: nil, members: [], shown: value.shown)
  }

  /// Adds an item and tells what was selected of it.
  static func tell(_ session: inout OrderSession, item: Item, path: String) -> [Refused] {
    guard let kind = item.kind, let id = item.id else {
      return [Refused(path: path, refusal: Refusal(.wrongType, given: item.shown, expected: .item))]
    }
    do {
      try session.take(.added(try session.program.kind(kind), id))
    } catch {
      return [Refused(path: path + "/item", refusal: error)]
    }
    var refused: [Refused] = []
    for member in item.members {
      refused += tell(&session, member.key, member.value, in: id, path: "\(path)/\(escaped(member.key))")
    }
    return refused
  }
}
