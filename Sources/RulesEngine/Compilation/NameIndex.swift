/// Finds options, values and kinds of item by the bytes of their names, without making text of them.
///
/// It holds every name and unambiguous label as it is written and as it is folded. Whatever else means the same is
/// found by `NameTable`, so that both always answer alike.
final class NameIndex: Sendable {
  private let table: NameTable
  private let scopes: NameScopes
  private let known: ByteTable
  /// What each option takes.
  let forms: [OptionForm]

  init(_ rules: CheckedRuleSet, _ table: NameTable) {
    self.table = table
    scopes = NameScopes(kinds: rules.kinds.count)
    forms = rules.options.map { OptionForm($0.kind) }
    var filling = Filling(table: table, scopes: scopes)
    filling.addAll(of: rules)
    known = filling.known
  }

  // MARK: By text

  func option(_ name: String, of kind: ItemKindID?) -> OptionID? {
    if let found = number(of: name, in: scopes.options(of: kind)) { return OptionID(found) }
    return table.option(Name(name), of: kind)
  }

  func value(_ name: String, of option: OptionID) -> ValueID? {
    if let found = number(of: name, in: scopes.values(of: option)) { return ValueID(found) }
    return table.value(Name(name), of: option)
  }

  func kind(_ name: String) -> ItemKindID? {
    if let found = number(of: name, in: scopes.kinds) { return ItemKindID(found) }
    return table.kind(Name(name))
  }

  /// None also where the text doesn't lie in one piece, as one of another language may not.
  private func number(of name: String, in scope: Int) -> Int? {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      known.number(of: bytes.span, ByteHash(bytes.span).value, in: scope)
    } ?? nil
  }

  // MARK: By bytes

  /// The option whose name stands in a range of a buffer, which has this hash.
  func option(_ bytes: [UInt8], _ name: Range<Int>, _ hash: UInt64, of kind: ItemKindID?) -> OptionID? {
    let scope = scopes.options(of: kind)
    if let found = known.number(of: bytes.span.extracting(name), hash, in: scope) { return OptionID(found) }
    return table.option(NameIndex.name(bytes, name), of: kind)
  }

  func value(_ bytes: [UInt8], _ name: Range<Int>, _ hash: UInt64, of option: OptionID) -> ValueID? {
    let scope = scopes.values(of: option)
    if let found = known.number(of: bytes.span.extracting(name), hash, in: scope) { return ValueID(found) }
    return table.value(NameIndex.name(bytes, name), of: option)
  }

  func kind(_ bytes: [UInt8], _ name: Range<Int>, _ hash: UInt64) -> ItemKindID? {
    let scope = scopes.kinds
    if let found = known.number(of: bytes.span.extracting(name), hash, in: scope) { return ItemKindID(found) }
    return table.kind(NameIndex.name(bytes, name))
  }

  private static func name(_ bytes: [UInt8], _ range: Range<Int>) -> Name {
    Name(String(decoding: bytes[range], as: UTF8.self))
  }
}

/// Where a name counts, as a number: the same name may stand for something else elsewhere.
private struct NameScopes: Sendable {
  private let kindCount: Int

  init(kinds: Int) {
    kindCount = kinds
  }

  /// The order's own options, or those of a kind of item.
  func options(of kind: ItemKindID?) -> Int { kind.map { $0.index &+ 1 } ?? 0 }
  var kinds: Int { kindCount &+ 1 }
  /// The values of an option.
  func values(of option: OptionID) -> Int { kindCount &+ 2 &+ option.index }
}

extension NameIndex {
  /// Takes in the names of all that an order may say.
  private struct Filling {
    let table: NameTable
    let scopes: NameScopes
    var known = ByteTable()

    mutating func addAll(of rules: CheckedRuleSet) {
      for (index, option) in rules.options.enumerated() {
        add(option.name, scopes.options(of: option.item)) { $0.option($1, of: option.item)?.index }
        guard case .choice(let choice) = option.kind else { continue }
        let id = OptionID(index)
        for value in choice.values {
          add(value.name, value.label, scopes.values(of: id)) { $0.value($1, of: id)?.index }
        }
      }
      for kind in rules.kinds { add(kind.name, kind.label, scopes.kinds) { $0.kind($1)?.index } }
    }

    private mutating func add(_ name: Name, _ scope: Int, _ number: (NameTable, Name) -> Int?) {
      guard let number = number(table, name) else { return }
      known.add(name.text, number, in: scope)
      known.add(name.key, number, in: scope)
    }

    private mutating func add(
      _ name: Name, _ label: LocalizedText, _ scope: Int, _ number: (NameTable, Name) -> Int?
    ) {
      add(name, scope, number)
      if label.text != name.text { add(Name(label.text), scope, number) }
      for translation in label.translations { add(Name(translation.text), scope, number) }
    }
  }
}
