/// An event of a stream as it stands in its line: places in the bytes, not looked up yet.
struct EventFields {
  enum Verb: Equatable {
    case set(JSONText)
    case clear(JSONText)
    case add(JSONText)
    case remove(JSONText)
    case close
  }

  var order: JSONText
  var seq: Int64?
  var verb: Verb
  var item: JSONText?
  var id: JSONText?
  var value: JSONText?
  /// The first token of what an option is set to, and where it stands.
  var to: JSONToken?
  var toOffset: Int
}

extension OrderReader {
  struct Found {
    var order: JSONText?
    var seq: Int64?
    var verb: EventFields.Verb?
    var item: JSONText?
    var id: JSONText?
    var value: JSONText?
    var to: JSONToken?
    var toOffset = 0
  }

  /// Reads an event. Nil where something is unusual.
  mutating func eventFields(_ bytes: [UInt8], in range: Range<Int>) -> EventFields? {
    var cursor = JSONCursor(bytes, in: range, mayHaveMark: false)
    var found = Found()
    dropKeys(to: 0)
    do {
      guard try cursor.step() == .beginObject else { return nil }
      while case .key(let key) = try cursor.step() { try readField(key, &cursor, &found) }
      guard try cursor.step() == .end else { return nil }
    } catch {
      return nil
    }
    guard let order = found.order, let verb = found.verb else { return nil }
    return EventFields(
      order: order, seq: found.seq, verb: verb, item: found.item, id: found.id, value: found.value, to: found.to,
      toOffset: found.toOffset)
  }

  private mutating func readField(
    _ key: JSONText, _ cursor: inout JSONCursor, _ found: inout Found
  ) throws(Unusual) {
    let name = cursor.name(key)
    try take(key: name)
    let token = try cursor.step()
    switch (words[name], token) {
    case (.order, .string(let text)): found.order = text
    case (.seq, .number(let range)): found.seq = try cursor.integer(range)
    case (.item, .string(let text)): found.item = text
    case (.id, .string(let text)): found.id = text
    case (.value, .string(let text)): found.value = text
    case (.set, .string(let text)): try found.take(.set(text))
    case (.clear, .string(let text)): try found.take(.clear(text))
    case (.add, .string(let text)): try found.take(.add(text))
    case (.remove, .string(let text)): try found.take(.remove(text))
    case (.close, .bool(true)): try found.take(.close)
    case (.to, _):
      found.to = token
      found.toOffset = cursor.tokenStart
      try skip(token, &cursor)
    // What else is said of an event, as long as it is plain.
    case (nil, .string), (nil, .number), (nil, .bool), (nil, .null): break
    default: throw Unusual()
    }
  }

  /// Reads past the rest of a list or object without brackets in it.
  private mutating func skip(_ token: JSONToken, _ cursor: inout JSONCursor) throws(Unusual) {
    guard token == .beginArray || token == .beginObject else { return }
    let mark = keyMark
    while true {
      switch try cursor.step() {
      case .endArray, .endObject:
        dropKeys(to: mark)
        return
      case .beginArray, .beginObject: throw Unusual()
      case .key(let key): try take(key: cursor.name(key), since: mark)
      default: break
      }
    }
  }

  /// What an event tells an order. Nil where something is unusual, such as a name that the rules don't have.
  mutating func event(_ fields: EventFields, _ bytes: [UInt8], in range: Range<Int>, for session: OrderSession)
    -> Event?
  {
    do {
      return try event(fields, JSONCursor(bytes, in: fields.toOffset..<range.upperBound), session)
    } catch {
      return nil
    }
  }

  private mutating func event(
    _ fields: EventFields, _ cursor: consuming JSONCursor, _ session: OrderSession
  ) throws(Unusual) -> Event {
    switch fields.verb {
    case .close: throw Unusual()
    case .remove(let id): return .removed(ItemID(cursor.text(of: id)))
    case .add(let kind):
      guard let id = fields.id, let kind = names.kind(cursor.name(kind)) else { throw Unusual() }
      return .added(kind, ItemID(cursor.text(of: id)))
    case .clear(let name):
      let item = fields.item.map { ItemID(cursor.text(of: $0)) }
      return .cleared(try option(cursor.name(name), in: item, session), in: item)
    case .set(let name):
      let item = fields.item.map { ItemID(cursor.text(of: $0)) }
      let option = try option(cursor.name(name), in: item, session)
      guard let to = fields.to else { throw Unusual() }
      if let valueName = fields.value {
        guard forms[option.index] == .several, case .number(let count) = to else { throw Unusual() }
        let value = try value(cursor.name(valueName), of: option)
        return .selected(option, .units(of: value, try cursor.count(count)), in: item)
      }
      // A list or an object is read now that its option is known.
      if to == .beginArray || to == .beginObject { _ = try cursor.step() }
      dropKeys(to: 0)
      return try event(option, in: item, to, &cursor)
    }
  }

  private func option(
    _ name: HashedBytes, in item: ItemID?, _ session: OrderSession
  ) throws(Unusual) -> OptionID {
    var kind: ItemKindID?
    if let item {
      kind = session.selections.kind(of: item)
      guard kind != nil else { throw Unusual() }
    }
    guard let option = names.option(name, of: kind) else { throw Unusual() }
    return option
  }
}

extension OrderReader.Found {
  mutating func take(_ verb: EventFields.Verb) throws(OrderReader.Unusual) {
    guard self.verb == nil else { throw OrderReader.Unusual() }
    self.verb = verb
  }
}
