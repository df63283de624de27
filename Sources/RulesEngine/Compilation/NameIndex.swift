/// Finds options, values and kinds of item by the bytes of their names, without making text of them.
///
/// It holds every name and unambiguous label as it is written and as it is folded. Whatever else means the same is
/// found by `NameTable`, so that both always answer alike.
struct NameIndex: Sendable {
  private struct Entry: Sendable {
    let hash: UInt64
    let scope: Int32
    /// Below 0, where the place is free.
    let id: Int32
    let start: Int32
    let count: Int32
  }

  private let table: NameTable
  private let kindCount: Int
  /// Open addressing: a power of two of places, at most half of them taken.
  private var entries: [Entry]
  private var taken = 0
  /// The names, one after the other.
  private var text: [UInt8] = []

  init(_ program: Program) {
    table = program.names
    let rules = program.rules
    kindCount = rules.kinds.count
    entries = NameIndex.free(64)
    for (index, option) in rules.options.enumerated() {
      add(option.name, scope(of: option.item)) { $0.option($1, of: option.item)?.index }
      guard case .choice(let choice) = option.kind else { continue }
      let id = OptionID(index)
      for value in choice.values {
        add(value.name, value.label, scope(of: id)) { $0.value($1, of: id)?.index }
      }
    }
    for kind in rules.kinds { add(kind.name, kind.label, scopeOfKinds) { $0.kind($1)?.index } }
  }

  // MARK: Finding

  /// The option whose name stands in a range of a buffer, which has this hash.
  func option(_ bytes: [UInt8], _ name: Range<Int>, _ hash: UInt64, of kind: ItemKindID?) -> OptionID? {
    if let found = find(bytes, name, hash, scope(of: kind)) { return OptionID(found) }
    return table.option(NameIndex.name(bytes, name), of: kind)
  }

  func value(_ bytes: [UInt8], _ name: Range<Int>, _ hash: UInt64, of option: OptionID) -> ValueID? {
    if let found = find(bytes, name, hash, scope(of: option)) { return ValueID(found) }
    return table.value(NameIndex.name(bytes, name), of: option)
  }

  func kind(_ bytes: [UInt8], _ name: Range<Int>, _ hash: UInt64) -> ItemKindID? {
    if let found = find(bytes, name, hash, scopeOfKinds) { return ItemKindID(found) }
    return table.kind(NameIndex.name(bytes, name))
  }

  private static func name(_ bytes: [UInt8], _ range: Range<Int>) -> Name {
    Name(String(decoding: bytes[range], as: UTF8.self))
  }

  private func find(_ bytes: [UInt8], _ name: Range<Int>, _ hash: UInt64, _ scope: Int32) -> Int? {
    var place = place(of: hash, scope)
    let span = entries.span
    while true {
      let entry = span[place]
      guard entry.id >= 0 else { return nil }
      if entry.hash == hash, entry.scope == scope, isText(of: entry, bytes, name) { return Int(entry.id) }
      place = (place + 1) & (span.count - 1)
    }
  }

  private func isText(of entry: Entry, _ bytes: [UInt8], _ name: Range<Int>) -> Bool {
    guard Int(entry.count) == name.count else { return false }
    let known = text.span.extracting(Int(entry.start)..<Int(entry.start) + name.count)
    let given = bytes.span.extracting(name)
    for index in 0..<min(known.count, given.count) where known[index] != given[index] { return false }
    return true
  }

  private func place(of hash: UInt64, _ scope: Int32) -> Int {
    let mixed = (hash ^ UInt64(UInt32(bitPattern: scope))) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (entries.count - 1)
  }

  // MARK: Scopes

  /// Of the order's own options, or those of a kind of item.
  private func scope(of kind: ItemKindID?) -> Int32 { kind.map { Int32($0.index + 1) } ?? 0 }
  private var scopeOfKinds: Int32 { Int32(kindCount + 1) }
  /// Of the values of an option.
  private func scope(of option: OptionID) -> Int32 { Int32(kindCount + 2 + option.index) }

  // MARK: Filling

  private static func free(_ count: Int) -> [Entry] {
    [Entry](repeating: Entry(hash: 0, scope: 0, id: -1, start: 0, count: 0), count: count)
  }

  private mutating func add(_ name: Name, _ scope: Int32, _ id: (NameTable, Name) -> Int?) {
    guard let id = id(table, name) else { return }
    add(name.text, scope, id)
    add(name.key, scope, id)
  }

  private mutating func add(
    _ name: Name, _ label: LocalizedText, _ scope: Int32, _ id: (NameTable, Name) -> Int?
  ) {
    add(name, scope, id)
    if label.text != name.text { add(Name(label.text), scope, id) }
    for translation in label.translations { add(Name(translation.text), scope, id) }
  }

  private mutating func add(_ written: String, _ scope: Int32, _ id: Int) {
    let bytes = Array(written.utf8)
    let hash = ByteHash(bytes, bytes.indices).value
    guard find(bytes, bytes.indices, hash, scope) == nil, text.count + bytes.count < Int(Int32.max) else { return }
    if taken * 2 >= entries.count { grow() }
    put(
      Entry(
        hash: hash, scope: scope, id: Int32(id), start: Int32(text.count), count: Int32(bytes.count)))
    text += bytes
    taken += 1
  }

  private mutating func grow() {
    let old = entries
    entries = NameIndex.free(old.count * 2)
    for entry in old where entry.id >= 0 { put(entry) }
  }

  private mutating func put(_ entry: Entry) {
    var place = place(of: entry.hash, entry.scope)
    while entries[place].id >= 0 { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
  }
}
