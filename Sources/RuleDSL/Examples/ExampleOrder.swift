import RulesEngine

/// The order that an example makes: what its steps change, one after the other.
struct ExampleOrder {
  private(set) var session: OrderSession
  /// How many items of each kind were added: an item keeps its number, and no other gets it.
  private var added: [ItemKindID: Int] = [:]

  init(_ program: Program) {
    session = OrderSession(program)
  }

  /// Throws the refusal of the first change that isn't taken in; it leaves the order as it was.
  mutating func take(_ change: ChangeSyntax, in item: ItemID? = nil) throws(ChangeRefusal) {
    do {
      try takeIn(change, in: item)
    } catch {
      throw ChangeRefusal(refusal: error, place: change.place)
    }
  }

  private mutating func takeIn(_ change: ChangeSyntax, in item: ItemID?) throws(Refusal) {
    switch change.kind {
    case .select(let name, let selected): try session.take(name.text, told: selected.told, in: item)
    case .clear(let name):
      let option = try session.option(name.text, in: item)
      try session.take(.cleared(option, in: item))
    case .changeItem(let name, let number, let changes):
      let item = try id(name.text, number.text)
      guard session.kind(of: item) != nil else {
        throw Refusal(.unknownItem, given: item.text)
      }
      try takeIn(changes, in: item)
    case .add(let name, let changes):
      let kind = try session.program.kind(name.text)
      let number = (added[kind] ?? 0) + 1
      added[kind] = number
      let item = ExampleOrder.id(of: kind, number, in: session.program)
      try session.take(.added(kind, item))
      try takeIn(changes, in: item)
    case .remove(let name, let number):
      let item = try id(name.text, number.text)
      guard session.kind(of: item) != nil else {
        throw Refusal(.unknownItem, given: item.text)
      }
      try session.take(.removed(item))
    }
  }

  private mutating func takeIn(_ changes: [ChangeSyntax], in item: ItemID) throws(Refusal) {
    for change in changes { try takeIn(change, in: item) }
  }

  private func id(_ kind: String, _ number: String) throws(Refusal) -> ItemID {
    ExampleOrder.id(of: try session.program.kind(kind), Int(number) ?? 0, in: session.program)
  }

  static func id(of kind: ItemKindID, _ number: Int, in program: Program) -> ItemID {
    ItemID("\(program.rules[kind].name.text) \(number)")
  }
}

/// Why a change of an example isn't taken in, and where it stands.
struct ChangeRefusal: Error {
  var refusal: Refusal
  var place: Place
}
