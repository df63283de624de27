import RuleDSL
import Testing

@testable import RulesEngine
@testable import rulecheck

/// What is read straight from bytes is what the whole reader reads.
struct OrderReaderTests {
  @Test(arguments: SoldShop.all, [0, 3, 15])
  func ordersAreTheSameBothWays(_ shop: SoldShop, _ oddity: Int) throws {
    var orders = RandomOrder(shop, oddity: oddity, seed: 7 + oddity)
    var reader = OrderReader(shop.program)
    var writer = QuoteWriter(shop.program, shop.encoding)
    var toldAtOnce = OrderSession(shop.program)
    var plain = 0
    for _ in 0..<150 {
      let text = orders.order()
      let bytes = Array("[\(text)".utf8)
      guard reader.readOrder(bytes, in: 1..<bytes.count) else { continue }
      var session = OrderSession(shop.program)
      guard takeAll(reader.events, by: &session) else { continue }
      plain += 1
      let document = try OrderDocument(try JSONReader.read(bytes, in: 1..<bytes.count))
      var other = OrderSession(shop.program)
      #expect(document.tell(&other).isEmpty, "\(text)")
      #expect(session.selections == other.selections, "\(text)")
      toldAtOnce.restart(as: OrderSession(shop.program))
      #expect(reader.tell(&toldAtOnce, bytes, in: 1..<bytes.count), "\(text)")
      #expect(toldAtOnce.selections == other.selections, "\(text)")
      #expect(toldAtOnce.quote == other.quote, "\(text)")
      #expect(reader.order.map { String(decoding: $0, as: UTF8.self) } == document.order)
      #expect(reader.rules.map { String(decoding: $0, as: UTF8.self) } == document.rules)
      var written: [UInt8] = []
      writer.write(session.quote, order: reader.order, to: &written)
      var encoded = JSONWriter(.line)
      shop.encoding.write(other.quote, of: shop.program, order: document.order, to: &encoded)
      #expect(String(decoding: written, as: UTF8.self) == String(decoding: encoded.bytes, as: UTF8.self))
    }
    #expect(plain > (oddity == 0 ? 100 : 3), "\(plain)")
  }

  @Test(arguments: SoldShop.all, [0, 3, 15])
  func eventsAreTheSameBothWays(_ shop: SoldShop, _ oddity: Int) throws {
    var events = RandomOrder(shop, oddity: oddity, seed: 70 + oddity)
    var reader = OrderReader(shop.program)
    var session = OrderSession(shop.program)
    var plain = 0
    for _ in 0..<300 {
      let text = events.event()
      let bytes = Array("[\(text)".utf8)
      var other = session
      guard let fields = reader.eventFields(bytes, in: 1..<bytes.count) else { continue }
      let value = try JSONReader.read(bytes, in: 1..<bytes.count)
      #expect(try value["seq"]?.integer == fields.seq)
      guard fields.verb != .close else {
        #expect(value["close"] != nil)
        continue
      }
      guard let event = reader.event(fields, bytes, for: session),
        (try? session.take(event)) != nil
      else { continue }
      plain += 1
      #expect(OrderDocument.tell(&other, event: value) == nil, "\(text)")
      #expect(session.selections == other.selections, "\(text)")
    }
    #expect(plain > (oddity == 15 ? 3 : 50), "\(plain)")
  }

  @Test(arguments: SoldShop.all)
  func aDamagedOrderIsNeverRead(_ shop: SoldShop) {
    var orders = RandomOrder(shop, oddity: 0, seed: 700)
    var reader = OrderReader(shop.program)
    for _ in 0..<200 {
      var bytes = Array(orders.order().utf8)
      let place = orders.draw.number(0...bytes.count - 1)
      switch orders.draw.number(0...3) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &orders.draw)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(orders.draw.one(of: Array("{}[]\",:\\\0".utf8) + [0xFF, 0xC0]) ?? 0, at: place)
      default: bytes.removeSubrange(place...)
      }
      let isRead = reader.readOrder(bytes, in: bytes.indices)
      if isRead { #expect((try? JSONReader.read(bytes)) != nil, "\(String(decoding: bytes, as: UTF8.self))") }
    }
  }

  @Test(arguments: [
    #"{"size": "大杯", "size": "大杯"}"#, #"{"size": "大杯", "order": "A", "size": "中杯"}"#,
    #"{"size": "大杯", "s\u0069ze": "大杯"}"#, #"{"size": "大杯", "size" : "大杯"}"#,
    #"{"order": "A", "size": "大杯", "order": "A"}"#, #"{"topping": "白玉", "order": "A", "topping": "白玉"}"#,
    #"{"order": "A", "rules": "r", "size": "大杯", "rules": "r"}"#,
  ])
  func aKeyThatIsToldTwiceIsUnusualHoweverWellItIsKnown(_ order: String) throws {
    let shop = try #require(SoldShop("drinks"))
    var reader = OrderReader(shop.program)
    for known in [#"{"order": "A", "drink": "熟成紅茶", "size": "大杯", "topping": "白玉"}"#, #"{"size": "大杯"}"#] {
      let bytes = Array(known.utf8)
      let isKnown = reader.readOrder(bytes, in: bytes.indices)
      #expect(isKnown)
    }
    let bytes = Array(order.utf8)
    let isRead = reader.readOrder(bytes, in: bytes.indices)
    #expect(!isRead)
  }

  @Test func moreKeysThanOneObjectMayHaveAreReadOverManyOrders() throws {
    let options = (1...90).map { "toggle t\($0)\n" }.joined()
    let rules = "shop \"Many\"\ncurrency EUR\ncharge \"Fee\" 1.00\n\(options)"
    let compiled = RuleDSL.compile(SourceFile(name: "many.rules", bytes: Array(rules.utf8)))
    let program = try #require(compiled.program)
    var reader = OrderReader(program)
    for first in Array(1...80) + Array(1...80) {
      let keys = (first...first + 10).map { "t\($0)" }
      let members = keys.map { "\"\($0)\": true" }
      let order = Array("{\(members.joined(separator: ", "))}".utf8)
      let isRead = reader.readOrder(order, in: order.indices)
      #expect(isRead)
      let told = reader.events.compactMap { event -> String? in
        guard case .selected(let option, .toggle(true), in: nil) = event else { return nil }
        return program.rules[option].name.text
      }
      #expect(told == keys)
      let twice = Array("{\((members + members.suffix(1)).joined(separator: ", "))}".utf8)
      let isReadTwice = reader.readOrder(twice, in: twice.indices)
      #expect(!isReadTwice)
    }
  }

  private func takeAll(_ events: [Event], by session: inout OrderSession) -> Bool {
    for event in events {
      do { try session.take(event) } catch { return false }
    }
    return true
  }
}
