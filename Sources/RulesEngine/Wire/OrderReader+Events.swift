/// An event of a stream as it stands in its line: places in the bytes, not looked up yet.
struct EventFields {
  enum Verb: Equatable {
    case set(ScannedText)
    case clear(ScannedText)
    case add(ScannedText)
    case remove(ScannedText)
    case close
  }

  var order: ScannedText
  var seq: Int64?
  var verb: Verb
  var item: ScannedText?
  var id: ScannedText?
  var value: ScannedText?
  /// Where that stands to which an option is set.
  var to: Int?
  /// Stands after the line, and has what was unescaped.
  var scanner: PlainScanner

  /// The order's name as UTF-8.
  func order(_ bytes: [UInt8]) -> ArraySlice<UInt8> { scanner.utf8(of: order, bytes) }
}

extension OrderReader {
  struct Found {
    var order: ScannedText?
    var seq: Int64?
    var verb: EventFields.Verb?
    var item: ScannedText?
    var id: ScannedText?
    var value: ScannedText?
    var to: Int?
  }

  /// Reads an event. Nil where something is unusual.
  mutating func eventFields(_ bytes: [UInt8], in range: Range<Int>) -> EventFields? {
    var scanner = PlainScanner(range, of: bytes)
    var found = Found()
    dropKeys(to: 0)
    do {
      try scanner.take(UInt8(ascii: "{"), bytes)
      var isFirst = true
      while try scanner.hasNext(isFirst: isFirst, before: UInt8(ascii: "}"), bytes) {
        isFirst = false
        try readField(&found, &scanner, bytes)
      }
      try scanner.finish(bytes)
    } catch {
      return nil
    }
    guard let order = found.order, let verb = found.verb else { return nil }
    return EventFields(
      order: order, seq: found.seq, verb: verb, item: found.item, id: found.id, value: found.value, to: found.to,
      scanner: scanner)
  }

  private mutating func readField(
    _ found: inout Found, _ scanner: inout PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) {
    let key = try scanner.key(bytes)
    try take(key: key)
    switch word(key, scanner, bytes) {
    case .order: found.order = try scanner.string(bytes)
    case .seq: found.seq = try scanner.integer(bytes)
    case .item: found.item = try scanner.string(bytes)
    case .id: found.id = try scanner.string(bytes)
    case .value: found.value = try scanner.string(bytes)
    case .set: try found.take(.set(try scanner.string(bytes)))
    case .clear: try found.take(.clear(try scanner.string(bytes)))
    case .add: try found.take(.add(try scanner.string(bytes)))
    case .remove: try found.take(.remove(try scanner.string(bytes)))
    case .close:
      _ = try scanner.peek(bytes)
      try scanner.word("true", bytes)
      try found.take(.close)
    case .to:
      _ = try scanner.peek(bytes)
      found.to = scanner.offset
      try skip(&scanner, bytes)
    // What else is said of an event, as long as it is plain.
    default: try scanner.skipPlain(bytes)
    }
  }

  /// Reads past a value: a plain one, or a list or object of plain ones.
  private mutating func skip(_ scanner: inout PlainScanner, _ bytes: [UInt8]) throws(Unusual) {
    let byte = try scanner.peek(bytes)
    guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") else { return try scanner.skipPlain(bytes) }
    let isObject = byte == UInt8(ascii: "{")
    let mark = keyMark
    scanner.offset += 1
    var isFirst = true
    while try scanner.hasNext(isFirst: isFirst, before: isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"), bytes) {
      isFirst = false
      if isObject { try take(key: try scanner.key(bytes), since: mark) }
      try scanner.skipPlain(bytes)
    }
    dropKeys(to: mark)
  }

  // MARK: Looking up

  /// What an event tells an order. Nil where something is unusual, such as a name that the rules don't have.
  mutating func event(_ fields: EventFields, _ bytes: [UInt8], for session: borrowing OrderSession) -> Event? {
    do throws(Unusual) {
      return try tellings(fields, bytes, session)
    } catch {
      return nil
    }
  }

  private mutating func tellings(
    _ fields: EventFields, _ bytes: [UInt8], _ session: borrowing OrderSession
  ) throws(Unusual) -> Event {
    var scanner = fields.scanner
    switch fields.verb {
    case .close: throw Unusual()
    case .remove(let id): return .removed(ItemID(scanner.string(of: id, bytes)))
    case .add(let kind):
      guard let id = fields.id else { throw Unusual() }
      return .added(try self.kind(kind, scanner, bytes), ItemID(scanner.string(of: id, bytes)))
    case .clear(let name):
      let item = fields.item.map { ItemID(scanner.string(of: $0, bytes)) }
      return .cleared(try option(name, of: try kind(of: item, session), scanner, bytes), in: item)
    case .set(let name):
      let item = fields.item.map { ItemID(scanner.string(of: $0, bytes)) }
      let option = try option(name, of: try kind(of: item, session), scanner, bytes)
      guard let to = fields.to else { throw Unusual() }
      scanner.offset = to
      guard let value = fields.value else {
        dropKeys(to: 0)
        return try event(option, in: item, &scanner, bytes)
      }
      guard names.forms[option.index] == .several else { throw Unusual() }
      let units = try scanner.count(bytes)
      return .selected(option, .units(of: try self.value(value, of: option, scanner, bytes), units), in: item)
    }
  }

  private func kind(of item: ItemID?, _ session: borrowing OrderSession) throws(Unusual) -> ItemKindID? {
    guard let item else { return nil }
    guard let kind = session.kind(of: item) else { throw Unusual() }
    return kind
  }
}

extension OrderReader.Found {
  mutating func take(_ verb: EventFields.Verb) throws(OrderReader.Unusual) {
    guard self.verb == nil else { throw OrderReader.Unusual() }
    self.verb = verb
  }
}
