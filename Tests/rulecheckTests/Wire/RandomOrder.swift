import Foundation

@testable import RulesEngine

/// Makes orders and events of a shop at random: mostly plain ones, some with odd spellings, some with mistakes.
struct RandomOrder {
  let shop: SoldShop
  /// In so many of a hundred places something is odd.
  let oddity: Int
  var draw: Draw

  init(_ shop: SoldShop, oddity: Int, seed: Int) {
    self.shop = shop
    self.oddity = oddity
    draw = Draw(seed: seed)
  }

  mutating func order() -> String {
    var members = selections(of: nil)
    if draw.chance(70) { members.append("\"order\": \(text("A\(draw.number(1...99))"))") }
    if draw.chance(20) { members.append("\"rules\": \"\(shop.name)\"") }
    if !shop.program.rules.kinds.isEmpty, draw.chance(90) { members.append("\"items\": [\(items())]") }
    if draw.chance(oddity) { members.append("\"events\": []") }
    if draw.chance(oddity), let member = members.first { members.append(member) }
    members.shuffle(using: &draw)
    return spaced("{\(members.joined(separator: ", "))}")
  }

  private mutating func items() -> String {
    let haveIDs = draw.chance(70)
    let items = (0..<draw.number(0...4)).map { number in
      item(id: haveIDs != draw.chance(oddity) ? "\(number)" : nil)
    }
    return items.joined(separator: ", ")
  }

  private mutating func item(id: String?) -> String {
    guard let kind = shop.program.rules.kinds.indices.randomElement(using: &draw) else { return "{}" }
    var members = ["\"item\": \(text(shop.program.rules.kinds[kind].name.text))"]
    if let id { members.append("\"id\": \(text(id))") }
    if draw.chance(30) { members.reverse() }
    members += selections(of: ItemKindID(kind))
    if draw.chance(oddity) { members.shuffle(using: &draw) }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func selections(of kind: ItemKindID?) -> [String] {
    var members: [String] = []
    for option in shop.options(of: kind) where draw.chance(60) {
      members.append("\(text(option.name.text)): \(value(of: option))")
    }
    return members
  }

  mutating func value(of option: CheckedOption) -> String {
    if draw.chance(oddity) {
      return draw.one(of: ["1", "\"?\"", "true", "null", "[]", "{}", "[1]", "\"2\"", "-0.5e1"]) ?? "1"
    }
    let names = shop.valueNames(of: option)
    switch option.kind {
    case .choice(let choice) where choice.allowsSeveral:
      let some = Set((0..<draw.number(0...3)).compactMap { _ in draw.one(of: names) }).sorted()
      switch draw.number(0...2) {
      case 0: return text(draw.one(of: names) ?? "")
      case 1: return "[\(some.map { text($0) }.joined(separator: ", "))]"
      default: return "{\(some.map { "\(text($0)): \(draw.number(0...3))" }.joined(separator: ","))}"
      }
    case .choice: return text(draw.one(of: names) ?? "")
    case .number: return draw.one(of: ["1", "2", "3.0", "14", "2.5", "\"4\"", "1e1", "\"-1\""]) ?? "1"
    case .toggle: return draw.chance(50) ? "true" : "false"
    case .text: return text(draw.one(of: ["Lin", "小林", "", "  ", "FIVE", "O\"Neill", "a\\b\n", "é"]) ?? "")
    case .moment: return draw.one(of: ["\"2026-12-01T14:00\"", "\"2026-10-05 19:30\"", "\"soon\""]) ?? ""
    }
  }

  // MARK: Events

  /// An event for one of some orders.
  mutating func event(_ orders: Int = 3) -> String {
    var members: [String] = []
    if !draw.chance(oddity) { members.append("\"order\": \(text("A\(draw.number(1...orders))"))") }
    if draw.chance(40) { members.append("\"seq\": \(draw.number(1...40))") }
    if draw.chance(oddity) { members.append("\"note\": \(draw.chance(50) ? "7" : "[{}]")") }
    members += verb()
    members.shuffle(using: &draw)
    return spaced("{\(members.joined(separator: ","))}")
  }

  private mutating func verb() -> [String] {
    let kinds = shop.program.rules.kinds
    let kind = kinds.isEmpty || draw.chance(20) ? nil : kinds.indices.randomElement(using: &draw).map { ItemKindID($0) }
    let id = "\(draw.number(1...3))"
    switch draw.number(0...19) {
    case 0: return [#""close": \#(draw.chance(90))"#]
    case 1 where !kinds.isEmpty: return [#""remove": "\#(id)""#]
    case 2...6 where !kinds.isEmpty:
      return [#""add": \#(text(draw.one(of: kinds.map { $0.name.text }) ?? ""))"#, #""id": "\#(id)""#]
    default:
      guard let option = draw.one(of: shop.options(of: kind)) else { return [] }
      var members = kind == nil ? [] : [#""item": "\#(id)""#]
      if draw.chance(15) { return members + [#""clear": \#(text(option.name.text))"#] }
      members.append(#""set": \#(text(option.name.text))"#)
      if case .choice(let choice) = option.kind, choice.allowsSeveral, draw.chance(50) {
        let value = draw.one(of: shop.valueNames(of: option)) ?? ""
        return members + [#""value": \#(text(value))"#, #""to": \#(draw.number(0...3))"#]
      }
      return members + [#""to": \#(value(of: option))"#]
    }
  }

  // MARK: Spelling

  /// A JSON string: as it is, with escapes, or spelt oddly.
  private mutating func text(_ text: String) -> String {
    var text = text
    if draw.chance(oddity) { text = Spelling.odd(of: text, using: &draw) }
    var writer = JSONWriter()
    writer.string(text)
    guard draw.chance(10) else { return String(decoding: writer.bytes, as: UTF8.self) }
    return "\"" + text.utf16.map { "\\u" + ("000" + String($0, radix: 16)).suffix(4) }.joined() + "\""
  }

  private mutating func spaced(_ json: String) -> String {
    draw.chance(20) ? json.replacing(": ", with: ":\t ") + "  " : json
  }
}

/// Other ways to write a name: some mean the same, some don't.
enum Spelling {
  static func all(of name: String) -> [String] {
    let wide = name.unicodeScalars.map { scalar in
      (0x21...0x7E).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
    }
    return [
      name, name.decomposedStringWithCanonicalMapping, name.precomposedStringWithCanonicalMapping,
      String(String.UnicodeScalarView(wide)), " \(name)", "\(name)\u{3000}", name.replacing(" ", with: "  "),
      name + "x", String(name.dropLast()), name.uppercased(), "",
    ]
  }

  static func odd(of name: String, using draw: inout Draw) -> String { draw.one(of: all(of: name)) ?? name }
}
