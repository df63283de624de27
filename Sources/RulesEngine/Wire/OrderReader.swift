/// Reads orders and events of one program straight from bytes: names become what they stand for without a text being
/// made of them.
///
/// It takes what is plain, in nearly every order, and is as strict as `JSONReader`. Where anything is unusual, a mistake
/// or only a rare shape, it says so, and `JSONReader` with `OrderDocument` reads the same bytes and says what it is.
public struct OrderReader: Sendable {
  /// Something that only the whole reader takes, or refuses in words.
  struct Unusual: Error {}

  /// What an option takes, without the lists that belong to it.
  enum Form: Sendable {
    case choice, several, number, toggle, text, moment
  }

  public let program: Program
  let names: NameIndex
  let forms: [Form]
  let words = WireWords()
  /// Hashes of the keys of the objects that are open.
  private var keys: [UInt64] = []

  /// What was selected in the order that was read last: first the order's own options, then its items.
  public private(set) var events: [Event] = []
  var itemEvents: [Event] = []
  /// The order's name as UTF-8, if it has one.
  public internal(set) var order: [UInt8]?
  /// The rule file that it names, as UTF-8.
  public internal(set) var rules: [UInt8]?

  public init(_ program: Program) {
    self.program = program
    names = NameIndex(program)
    forms = program.rules.options.map { Form($0.kind) }
  }

  /// Reads an order into `events`. False where something is unusual: then what was read means nothing.
  public mutating func readOrder(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    events.removeAll(keepingCapacity: true)
    itemEvents.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    order = nil
    rules = nil
    var cursor = JSONCursor(bytes, in: range, mayHaveMark: false)
    do {
      guard try cursor.step() == .beginObject else { return false }
      while case .key(let key) = try cursor.step() { try readMember(key, &cursor) }
      guard try cursor.step() == .end else { return false }
    } catch {
      return false
    }
    events += itemEvents
    return true
  }

  private mutating func readMember(_ key: JSONText, _ cursor: inout JSONCursor) throws(Unusual) {
    let name = cursor.name(key)
    try take(key: name)
    switch words[name] {
    case .order: order = try text(&cursor)
    case .rules: rules = try text(&cursor)
    case .items: try readItems(&cursor)
    case .events: throw Unusual()
    default:
      guard let option = names.option(name, of: nil) else { throw Unusual() }
      events.append(try event(option, in: nil, try cursor.step(), &cursor))
    }
  }

  private func text(_ cursor: inout JSONCursor) throws(Unusual) -> [UInt8] {
    guard case .string(let text) = try cursor.step() else { throw Unusual() }
    return cursor.utf8(of: text)
  }

  // MARK: Keys

  /// Beyond so many keys in one object, a set is quicker; the whole reader has one.
  private static var keyLimit: Int { 64 }

  /// How many keys are noted; what is noted after an object began is dropped when it ends.
  var keyMark: Int { keys.count }

  mutating func dropKeys(to mark: Int) { keys.removeLast(keys.count - mark) }

  /// Notes a key of the object that began at a mark. Keys with one hash may be one key twice.
  mutating func take(key: HashedBytes, since mark: Int = 0) throws(Unusual) {
    guard keys.count - mark < Self.keyLimit else { throw Unusual() }
    for index in mark..<keys.count where keys[index] == key.hash { throw Unusual() }
    keys.append(key.hash)
  }
}

extension OrderReader.Form {
  init(_ kind: CheckedOption.Kind) {
    switch kind {
    case .choice(let choice): self = choice.allowsSeveral ? .several : .choice
    case .number: self = .number
    case .toggle: self = .toggle
    case .text: self = .text
    case .moment: self = .moment
    }
  }
}

extension JSONCursor {
  mutating func step() throws(OrderReader.Unusual) -> JSONToken {
    do { return try next() } catch { throw OrderReader.Unusual() }
  }

  /// The bytes of a text, escapes undone.
  func utf8(of text: JSONText) -> [UInt8] {
    text.hasEscapes ? Self.unescape(bytes, text.range) : Array(bytes[text.range])
  }

  func name(_ text: JSONText) -> HashedBytes {
    guard text.hasEscapes else { return HashedBytes(bytes, text.range) }
    let plain = Self.unescape(bytes, text.range)
    return HashedBytes(plain, plain.indices)
  }
}
