extension OrderDocument {
  /// Applies all events of the list, one after the other. Gives what was refused.
  public func tellEvents(_ session: inout OrderSession) -> [Refused] {
    var refused: [Refused] = []
    for (index, event) in (events ?? []).enumerated() {
      guard var one = OrderDocument.tell(&session, event: event) else { continue }
      one.path = "/events/\(index)" + one.path
      refused.append(one)
    }
    return refused
  }

  /// Applies one event of a list. Gives what was refused, if it was.
  public static func tell(_ session: inout OrderSession, event: JSONValue) -> Refused? {
    // What says two things might be meant either way.
    guard verbs(of: event) == 1 else {
      return Refused(path: "", refusal: Refusal(.wrongType, given: event.shown, expected: .event))
    }
    if let added = event["add"] { return tell(&session, added: added, as: event["id"]) }
    if let removed = event["remove"] {
      guard case .string(let id) = removed.content else { return wrong(removed, at: "/remove", .text) }
      return take(.removed(ItemID(id)), by: &session, at: "/remove")
    }
    var item: ItemID?
    if let told = event["item"] {
      guard case .string(let id) = told.content else { return wrong(told, at: "/item", .text) }
      item = ItemID(id)
      if session.kind(of: ItemID(id)) == nil {
        return Refused(path: "/item", refusal: session.unknown(ItemID(id)))
      }
    }
    if let cleared = event["clear"] {
      guard case .string(let name) = cleared.content else { return wrong(cleared, at: "/clear", .text) }
      do {
        return take(.cleared(try session.option(name, in: item), in: item), by: &session, at: "/clear")
      } catch {
        return Refused(path: "/clear", refusal: error)
      }
    }
    guard let set = event["set"] else {
      return Refused(path: "", refusal: Refusal(.wrongType, given: event.shown, expected: .event))
    }
    guard case .string(let name) = set.content else { return wrong(set, at: "/set", .text) }
    guard let to = event["to"] else {
      return Refused(path: "/to", refusal: Refusal(.wrongType, given: "", expected: .selection))
    }
    guard let value = event["value"] else {
      let path = (try? session.option(name, in: item)) == nil ? "/set" : "/to"
      return tell(&session, name, to, in: item, path: path).first
    }
    guard case .string(let valueName) = value.content else { return wrong(value, at: "/value", .value) }
    let count: Int64
    do {
      count = try OrderDocument.count(to)
    } catch {
      return Refused(path: "/to", refusal: error)
    }
    do {
      try session.take(name, told: .units(of: valueName, count), in: item)
      return nil
    } catch {
      let path = error.reason == .unknownOption ? "/set" : error.reason == .unknownValue ? "/value" : "/to"
      return Refused(path: path, refusal: error)
    }
  }

  /// How many of the things that an event can say it says.
  static func verbs(of event: JSONValue) -> Int {
    ["set", "clear", "add", "remove", "close"].reduce(0) { count, verb in event[verb] == nil ? count : count + 1 }
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

  private static func take(_ event: Event, by session: inout OrderSession, at path: String) -> Refused? {
    do {
      try session.take(event)
      return nil
    } catch {
      return Refused(path: path, refusal: error)
    }
  }

  private static func wrong(_ value: JSONValue, at path: String, _ expected: Refusal.Expected) -> Refused {
    Refused(path: path, refusal: Refusal(.wrongType, given: value.shown, expected: expected))
  }
}
