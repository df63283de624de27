/// An order as JSON: what was selected, or a list of events.
public struct OrderDocument: Sendable {
  /// Why a document is no order.
  public enum Mistake: Error, Sendable, Hashable {
    case notAnObject(offset: Int)
    /// Two items have the same name.
    case itemTwice(String, offset: Int)
    /// A key that must have a text or a list has something else.
    case wrongKind(key: String, offset: Int)
  }

  /// Something that was told and not taken in.
  public struct Refused: Sendable, Hashable {
    /// Where it stands in the document (RFC 6901).
    public var path: String
    public var refusal: Refusal
  }

  private let members: [JSONMember]
  private let items: [Item]
  /// The rule file by its name or path, if the order says so.
  public let rules: String?
  /// Names the order in every answer.
  public let order: String?
  /// The events, if it is a list of events.
  public let events: [JSONValue]?

  /// Throws a mistake where the value is no order.
  public init(_ value: JSONValue) throws(Mistake) {
    guard case .object(let members) = value.content else { throw .notAnObject(offset: value.offset) }
    self.members = members
    rules = try OrderDocument.text("rules", in: value)
    order = try OrderDocument.text("order", in: value)
    items = try OrderDocument.items(in: value)
    if let list = value["events"] {
      guard case .array(let events) = list.content else { throw .wrongKind(key: "events", offset: list.offset) }
      self.events = events
    } else {
      events = nil
    }
  }

  private static func text(_ key: String, in value: JSONValue) throws(Mistake) -> String? {
    guard let found = value[key] else { return nil }
    guard case .string(let text) = found.content else { throw .wrongKind(key: key, offset: found.offset) }
    return text
  }

  /// Keys that say something of the order itself.
  private static let ownKeys: Set<String> = ["rules", "order", "events", "items"]

  /// Tells a session all that was selected. What can't be taken in is refused, the rest counts.
  public func tell(_ session: inout OrderSession) -> [Refused] {
    var refused: [Refused] = []
    for member in members where !OrderDocument.ownKeys.contains(member.key) {
      refused += OrderDocument.tell(
        &session, member.key, member.value, in: nil, path: "/" + OrderDocument.escaped(member.key))
    }
    for (index, item) in items.enumerated() {
      refused += OrderDocument.tell(&session, item: item, path: "/items/\(index)")
    }
    return refused
  }

  /// Adds an item and tells what was selected of it.
  private static func tell(_ session: inout OrderSession, item: Item, path: String) -> [Refused] {
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

  private static func tell(
    _ session: inout OrderSession, _ name: String, _ value: JSONValue, in item: ItemID?, path: String
  ) -> [Refused] {
    do {
      let option = try session.option(name, in: item)
      if case .choice(let choice) = session.program.rules[option].kind, choice.allowsSeveral,
        let set = set(value, path, option, session.program)
      {
        try session.take(.selected(option, .wholeSet(set.units), in: item))
        return set.refused
      }
      if case .null = value.content {
        try session.take(.cleared(option, in: item))
        return []
      }
      let told = try Told(value)
      try session.take(.selected(option, try session.program.selection(told, for: option), in: item))
      return []
    } catch {
      return [Refused(path: path, refusal: error)]
    }
  }

  /// A list or an object of units: each is a selection of its own. None, if it is neither.
  private static func set(
    _ value: JSONValue, _ path: String, _ option: OptionID, _ program: Program
  ) -> (units: [ValueID: Int64], refused: [Refused])? {
    var units: [ValueID: Int64] = [:]
    var refused: [Refused] = []
    func add(_ told: Told, _ part: String) {
      do {
        switch try program.selection(told, for: option) {
        case .units(of: let value, let count): units[value] = (units[value] ?? 0).addingSaturated(count)
        default: break
        }
      } catch {
        refused.append(Refused(path: "\(path)/\(part)", refusal: error))
      }
    }
    switch value.content {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        do {
          add(try Told(element), "\(index)")
        } catch {
          refused.append(Refused(path: "\(path)/\(index)", refusal: error))
        }
      }
    case .object(let members):
      for member in members {
        if let count = try? member.value.integer {
          add(.units(of: member.key, count), escaped(member.key))
        } else {
          let refusal = Refusal(.wrongType, given: member.value.shown, expected: .units)
          refused.append(Refused(path: "\(path)/\(escaped(member.key))", refusal: refusal))
        }
      }
    default: return nil
    }
    return (units, refused)
  }

  /// RFC 6901, section 3.
  private static func escaped(_ key: String) -> String {
    var escaped = ""
    for character in key.unicodeScalars {
      switch character {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension OrderDocument {
  /// One of the things that are ordered.
  fileprivate struct Item: Sendable {
    /// None where it doesn't say of which kind it is.
    var kind: String?
    var id: ItemID?
    var members: [JSONMember]
    var shown: String
  }

  private static func items(in value: JSONValue) throws(Mistake) -> [Item] {
    guard let list = value["items"] else { return [] }
    guard case .array(let elements) = list.content else { throw .wrongKind(key: "items", offset: list.offset) }
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
}

extension OrderDocument {
  /// Applies one event of a list. Gives what was refused, if it was.
  public static func tell(_ session: inout OrderSession, event: JSONValue) -> Refused? {
    if let added = event["add"] { return tell(&session, added: added, as: event["id"]) }
    if let removed = event["remove"] {
      guard case .string(let id) = removed.content else { return wrong(removed, at: "/remove", .text) }
      return refusal(at: "/remove") { () throws(Refusal) in try session.take(.removed(ItemID(id))) }
    }
    var item: ItemID?
    if let told = event["item"] {
      guard case .string(let id) = told.content else { return wrong(told, at: "/item", .text) }
      item = ItemID(id)
      if session.selections.kind(of: ItemID(id)) == nil {
        return Refused(path: "/item", refusal: session.selections.unknown(ItemID(id)))
      }
    }
    if let cleared = event["clear"] {
      guard case .string(let name) = cleared.content else { return wrong(cleared, at: "/clear", .text) }
      return refusal(at: "/clear") { () throws(Refusal) in
        try session.take(.cleared(try session.option(name, in: item), in: item))
      }
    }
    guard let set = event["set"] else {
      return Refused(path: "", refusal: Refusal(.wrongType, given: event.shown))
    }
    guard case .string(let name) = set.content else { return wrong(set, at: "/set", .text) }
    guard let to = event["to"] else { return Refused(path: "/to", refusal: Refusal(.wrongType, given: "")) }
    guard let value = event["value"] else {
      let path = (try? session.option(name, in: item)) == nil ? "/set" : "/to"
      return tell(&session, name, to, in: item, path: path).first
    }
    guard case .string(let valueName) = value.content else { return wrong(value, at: "/value", .value) }
    guard let count = try? to.integer else { return wrong(to, at: "/to", .units) }
    do {
      try session.take(name, told: .units(of: valueName, count), in: item)
      return nil
    } catch {
      let path = error.reason == .unknownOption ? "/set" : error.reason == .unknownValue ? "/value" : "/to"
      return Refused(path: path, refusal: error)
    }
  }

  private static func tell(_ session: inout OrderSession, added: JSONValue, as id: JSONValue?) -> Refused? {
    guard case .string(let name) = added.content else { return wrong(added, at: "/add", .item) }
    guard let id else { return Refused(path: "/id", refusal: Refusal(.wrongType, given: "", expected: .text)) }
    guard case .string(let text) = id.content else { return wrong(id, at: "/id", .text) }
    do {
      try session.take(.added(try session.program.kind(name), ItemID(text)))
      return nil
    } catch {
      return Refused(path: error.reason == .otherKind ? "/id" : "/add", refusal: error)
    }
  }

  private static func refusal(at path: String, _ body: () throws(Refusal) -> Void) -> Refused? {
    do {
      try body()
      return nil
    } catch {
      return Refused(path: path, refusal: error)
    }
  }

  private static func wrong(_ value: JSONValue, at path: String, _ expected: Refusal.Expected) -> Refused {
    Refused(path: path, refusal: Refusal(.wrongType, given: value.shown, expected: expected))
  }
}

extension Told {
  /// Throws a refusal where a shopper can't tell such a thing.
  init(_ value: JSONValue) throws(Refusal) {
    switch value.content {
    case .string(let text): self = .text(text)
    case .bool(let flag): self = .flag(flag)
    case .number(let number):
      guard let decimal = try? number.decimal(),
        let literal = DecimalLiteral(numerator: abs(decimal.coefficient), decimals: decimal.scale)
      else { throw Refusal(.tooManyDigits, given: number.text) }
      self = .number(SignedDecimal(literal, isNegative: decimal.coefficient < 0))
    case .array(let elements):
      var units: [Told.Unit] = []
      for element in elements {
        guard case .string(let text) = element.content else { throw Refusal(.wrongType, given: element.shown) }
        units.append(Told.Unit(text))
      }
      self = .wholeSet(units)
    case .null, .object: throw Refusal(.wrongType, given: value.shown)
    }
  }
}

extension JSONValue {
  /// As it is shown where it was refused: a text plainly, everything else as JSON.
  fileprivate var shown: String {
    if case .string(let text) = content { return text }
    var writer = JSONWriter(.line)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
