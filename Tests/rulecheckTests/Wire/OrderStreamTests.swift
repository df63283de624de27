import RuleDSL
import Testing

@testable import RulesEngine
@testable import rulecheck

/// A stream answers as if each line were read and each quote written the long way.
struct OrderStreamTests {
  @Test(arguments: SoldShop.all, [0, 5, 20])
  func everyLineIsAnsweredAsTheLongWay(_ shop: SoldShop, _ oddity: Int) throws {
    var events = RandomOrder(shop, oddity: oddity, seed: 170 + oddity)
    var stream = OrderStream(shop.program, shop.encoding)
    var plain = PlainStream(shop)
    for number in 1...150 {
      var bytes = Array(events.event().utf8)
      if events.draw.chance(oddity / 2) { bytes.removeLast(events.draw.number(1...bytes.count)) }
      var answer: [UInt8] = []
      let isWell = stream.answer(bytes, JSONLine(number: number, range: bytes.indices), to: &answer)
      let expected = plain.answer(bytes, number)
      #expect(String(decoding: answer, as: UTF8.self) == expected + "\n", "\(String(decoding: bytes, as: UTF8.self))")
      #expect(isWell == (expected.contains("\"mayBePlaced\": true") || expected.hasSuffix("\"closed\": true}")))
    }
    #expect(stream.openCount == plain.open.count)
  }

  @Test(arguments: SoldShop.all)
  func differencesLeadFromOneQuoteToTheNext(_ shop: SoldShop) throws {
    var events = RandomOrder(shop, oddity: 2, seed: 270)
    var whole = OrderStream(shop.program, shop.encoding)
    var changes = whole
    changes.givesChanges = true
    var lines: [String: [String]] = [:]
    var violations: [String: [String]] = [:]
    for number in 1...120 {
      let bytes = Array(events.event(2).utf8)
      let line = JSONLine(number: number, range: bytes.indices)
      var (answer, change): ([UInt8], [UInt8]) = ([], [])
      #expect(whole.answer(bytes, line, to: &answer) == changes.answer(bytes, line, to: &change))
      let quote = try JSONReader.read(answer)
      let told = try JSONReader.read(change)
      guard case .string(let order) = quote["order"]?.content else { continue }
      if quote["closed"] != nil { (lines[order], violations[order]) = (nil, nil) }
      guard quote["lines"] != nil else { continue }
      #expect(told["total"]?.shown == quote["total"]?.shown)
      var now = lines[order] ?? []
      for removed in told["lines"]?["removed"]?.elements ?? [] { now.remove(removed.shown) }
      for changed in told["lines"]?["changed"]?.elements ?? [] {
        now.remove(where: { $0.isSameLine(as: changed.shown) })
      }
      now += (told["lines"]?["added"]?.elements ?? []).map { $0.shown }
      now += (told["lines"]?["changed"]?.elements ?? []).map { $0.shown }
      #expect(now.sorted() == quote["lines"]?.elements.map { $0.shown }.sorted())
      lines[order] = now
      var open = violations[order] ?? []
      for cleared in told["violations"]?["cleared"]?.elements ?? [] { open.remove(cleared.shown) }
      open += (told["violations"]?["added"]?.elements ?? []).map { $0.shown }
      #expect(open.sorted() == quote["violations"]?.elements.map { $0.shown }.sorted())
      violations[order] = open
    }
  }

  @Test func ordersAreFoundHoweverManyCloseBetween() throws {
    let shop = try #require(SoldShop("drinks"))
    var orders = OpenOrders()
    var known: Set<String> = []
    var draw = Draw(seed: 5)
    for _ in 0..<4_000 {
      let id = "A\(draw.number(1...300))"
      let index = orders.index(of: Array(id.utf8))
      #expect((index != nil) == known.contains(id))
      if let index {
        #expect(orders.all[index].id == Array(id.utf8))
        if draw.chance(60) {
          orders.close(index)
          known.remove(id)
        }
      } else {
        _ = orders.open(Array(id.utf8), OrderSession(shop.program))
        known.insert(id)
      }
      #expect(orders.count == known.count)
    }
  }

  @Test func allEventsOfAnOrderHaveOneHash() {
    func hash(_ text: String) -> UInt64 { OrderStream.orderHash(Array(text.utf8), in: 0..<text.utf8.count) }
    let plain = hash(#"{"order": "A17", "set": "size", "to": 1}"#)
    #expect(hash(#"{"set": "size", "to": {"a": [1]}, "order": "A17"}"#) == plain)
    #expect(hash(#"{"\u006frder": "\u004117", "close": true}"#) == plain)
    #expect(hash(#"{"seq": 1, "order": "A18"}"#) != plain)
    #expect(hash("[") == hash("{}"))
  }
}

/// The long way: trees, dictionaries, and one quote after the other.
private struct PlainStream {
  let shop: SoldShop
  var open: [String: (session: OrderSession, seq: Int64?)] = [:]

  init(_ shop: SoldShop) { self.shop = shop }

  mutating func answer(_ bytes: [UInt8], _ number: Int) -> String {
    let value: JSONValue
    do {
      value = try JSONReader.read(bytes)
    } catch {
      var writer = JSONWriter()
      writer.string(error.message)
      let message = String(decoding: writer.bytes, as: UTF8.self)
      return #"{"line": \#(number), "error": "not-json", "message": \#(message), "at": \#(error.offset)}"#
    }
    guard case .string(let order) = value["order"]?.content else {
      return
        #"{"line": \#(number), "error": "not-an-event", "message": "an event says which order it is for, by a text: \"order\": \"A17\""}"#
    }
    let seq = (try? value["seq"]?.integer) ?? nil
    let address = #"{"order": "\#(order)""# + (seq.map { ", \"seq\": \($0)" } ?? "")
    let known = open[order]
    if let seq, let last = known?.seq, seq <= last, let known {
      return address + ", \"stale\": true, " + quote(known.session).dropFirst()
    }
    if let close = value["close"] {
      guard case .bool(true) = close.content else {
        return address + ", " + #""refused": [{"path": "/close", "given": "false", "reason": "wrong-type"}]}"#
      }
      open[order] = nil
      let text = known.map { quote($0.session) } ?? ""
      let total = text.split(separator: "\"total\": ").last?.split(separator: ", \"lines\"").first
      return address + ", \"closed\": true" + (known == nil ? "" : ", \"total\": \(total ?? "")") + "}"
    }
    var session = known?.session ?? OrderSession(shop.program)
    if let refused = OrderDocument.tell(&session, event: value) {
      var writer = JSONWriter()
      shop.encoding.write(refused, to: &writer)
      return address + ", \"refused\": [\(String(decoding: writer.bytes, as: UTF8.self))]}"
    }
    open[order] = (session, seq ?? known?.seq)
    return address + ", " + quote(session).dropFirst()
  }

  private func quote(_ session: OrderSession) -> String {
    var writer = JSONWriter()
    shop.encoding.write(session.quote, of: shop.program, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = content { return elements }
    return []
  }
}

extension [String] {
  fileprivate mutating func remove(_ one: String) { remove(where: { $0 == one }) }

  fileprivate mutating func remove(where isMeant: (String) -> Bool) {
    guard let index = firstIndex(where: isMeant) else {
      Issue.record("there is no such line to take away")
      return
    }
    remove(at: index)
  }
}

extension String {
  /// Whether two lines differ only by amount, units and shares.
  fileprivate func isSameLine(as other: String) -> Bool {
    func identity(_ line: String) -> [String] {
      guard let value = try? JSONReader.read(Array(line.utf8)) else { return [] }
      return ["label", "kind", "item", "rule"].map { value[$0]?.shown ?? "" }
    }
    return identity(self) == identity(other)
  }
}
