/// Reads orders and events of one program straight from bytes: names become what they stand for without a text being
/// made of them.
///
/// It takes what is plain, in nearly every order, and is as strict as `JSONReader`. Where anything is unusual, a mistake
/// or only a rare shape, it says so, and `JSONReader` with `OrderDocument` reads the same bytes and says what it is.
public struct OrderReader: Sendable {
  typealias Unusual = PlainScanner.Unusual

  public let program: Program
  let names: NameIndex
  private let words = WireWords.shared
  /// Stands after the event that was read last, and has what was unescaped in it.
  var eventScanner = PlainScanner(0..<0, of: [])
  /// Hashes of the keys of the objects that are open.
  private var keys: [UInt64] = []
  private var orderKeys = KeyTrail<OrderKey>()

  /// What was selected in the order that `readOrder` read last: first the order's own options, then its items.
  public private(set) var events: [Event] = []
  var itemEvents: [Event] = []
  private var orderText: [UInt8] = []
  private var rulesText: [UInt8] = []
  private var hasOrder = false
  private var hasRules = false

  public init(_ program: Program) {
    self.program = program
    names = program.nameIndex
  }

  /// The order's name as UTF-8, if it has one.
  public var order: [UInt8]? { hasOrder ? orderText : nil }
  /// The rule file that the order names, as UTF-8.
  public var rules: [UInt8]? { hasRules ? rulesText : nil }

  /// Reads an order into `events`. False where something is unusual: then what was read means nothing.
  public mutating func readOrder(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    var list = EventList(events: events)
    events = []
    list.events.removeAll(keepingCapacity: true)
    let isRead = read(bytes, in: range, &list)
    events = list.events
    return isRead
  }

  /// Reads an order and tells it a session. False where something is unusual or refused: then what the session was told
  /// means nothing.
  public mutating func tell(_ session: inout OrderSession, _ bytes: [UInt8], in range: Range<Int>) -> Bool {
    let isRead = session.takeAhead { state in read(bytes, in: range, &state) }
    return isRead ?? (readOrder(bytes, in: range) && events.allSatisfy { (try? session.take($0)) != nil })
  }

  private mutating func read(_ bytes: [UInt8], in range: Range<Int>, _ taker: inout some EventTaker & ~Copyable) -> Bool
  {
    itemEvents.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    hasOrder = false
    hasRules = false
    orderKeys.begin()
    var scanner = PlainScanner(range, of: bytes)
    do {
      try scanner.take(UInt8(ascii: "{"), bytes)
      var isFirst = true
      while try scanner.hasNext(isFirst: isFirst, before: UInt8(ascii: "}"), bytes) {
        isFirst = false
        try readMember(&scanner, bytes, &taker)
      }
      try scanner.finish(bytes)
      for event in itemEvents { try taker.read(event) }
    } catch {
      return false
    }
    return true
  }

  private mutating func readMember(
    _ scanner: inout PlainScanner, _ bytes: [UInt8], _ taker: inout some EventTaker & ~Copyable
  ) throws(Unusual) {
    switch try orderKey(&scanner, bytes) {
    case .order:
      hasOrder = true
      try OrderReader.readText(into: &orderText, &scanner, bytes)
    case .rules:
      hasRules = true
      try OrderReader.readText(into: &rulesText, &scanner, bytes)
    case .items: try readItems(&scanner, bytes)
    case .option(let option): try taker.read(try event(option, in: nil, &scanner, bytes))
    }
  }

  private mutating func orderKey(_ scanner: inout PlainScanner, _ bytes: [UInt8]) throws(Unusual) -> OrderKey {
    if let known = try orderKeys.follow(&scanner, bytes) { return known }
    let first = scanner.offset
    let key = try scanner.nameKey(bytes)
    let meaning: OrderKey
    switch word(key, scanner, bytes) {
    case .order: meaning = .order
    case .rules: meaning = .rules
    case .items: meaning = .items
    case .events: throw Unusual()
    default: meaning = .option(try option(key, of: nil, scanner, bytes))
    }
    _ = try scanner.peek(bytes)
    if try !orderKeys.learn(bytes[first..<scanner.offset], key.hash, meaning) { try take(key: key) }
    return meaning
  }

  private static func readText(
    into text: inout [UInt8], _ scanner: inout PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) {
    let scanned = try scanner.string(bytes)
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: scanner.utf8(of: scanned, bytes))
  }

  // MARK: Names

  func word(_ key: ScannedText, _ scanner: borrowing PlainScanner, _ bytes: [UInt8]) -> WireWord? {
    key.isUnescaped ? words.word(scanner.unescaped, key.range, key.hash) : words.word(bytes, key.range, key.hash)
  }

  func option(
    _ name: ScannedText, of kind: ItemKindID?, _ scanner: borrowing PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> OptionID {
    let option =
      name.isUnescaped
      ? names.option(scanner.unescaped, name.range, name.hash, of: kind)
      : names.option(bytes, name.range, name.hash, of: kind)
    guard let option else { throw Unusual() }
    return option
  }

  @inline(__always)
  func value(
    _ name: ScannedText, of option: OptionID, _ scanner: borrowing PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> ValueID {
    let value =
      name.isUnescaped
      ? names.value(scanner.unescaped, name.range, name.hash, of: option)
      : names.value(bytes, name.range, name.hash, of: option)
    guard let value else { throw Unusual() }
    return value
  }

  func kind(
    _ name: ScannedText, _ scanner: borrowing PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> ItemKindID {
    let kind =
      name.isUnescaped
      ? names.kind(scanner.unescaped, name.range, name.hash) : names.kind(bytes, name.range, name.hash)
    guard let kind else { throw Unusual() }
    return kind
  }

  // MARK: Keys

  /// Beyond so many keys in one object, a set is quicker; the whole reader has one.
  private static var keyLimit: Int { 64 }

  /// How many keys are noted; what is noted after an object began is dropped when it ends.
  var keyMark: Int { keys.count }

  mutating func dropKeys(to mark: Int) { keys.removeLast(keys.count - mark) }

  /// Notes a key of the object that began at a mark. Keys with one hash may be one key twice.
  mutating func take(key: ScannedText, since mark: Int = 0) throws(Unusual) {
    guard keys.count - mark < Self.keyLimit else { throw Unusual() }
    guard !isNoted(key.hash, since: mark) else { throw Unusual() }
    keys.append(key.hash)
  }

  private func isNoted(_ hash: UInt64, since mark: Int) -> Bool {
    let known = keys.span
    for index in mark..<known.count where known[index] == hash { return true }
    return false
  }
}

/// What a key of an order stands for.
private enum OrderKey {
  case order, rules, items
  case option(OptionID)
}

/// What the events of an order are read into.
private protocol EventTaker: ~Copyable {
  mutating func read(_ event: Event) throws(PlainScanner.Unusual)
}

private struct EventList: EventTaker {
  var events: [Event]

  mutating func read(_ event: Event) { events.append(event) }
}

extension OrderState: EventTaker {
  fileprivate mutating func read(_ event: Event) throws(PlainScanner.Unusual) {
    guard tell(event) else { throw PlainScanner.Unusual() }
  }
}
