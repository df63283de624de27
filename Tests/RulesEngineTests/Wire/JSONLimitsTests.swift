import RulesEngine
import Testing

@Suite("Large and hostile JSON")
struct JSONLimitsTests {
  @Test("20 MB are read in seconds")
  func readsLargeDocument() throws {
    let order = #"{"order": "A17", "seq": 4, "drink": "冷露歐蕾", "size": "中杯", "ice": null, "toppings": {"白玉": 2}}"#
    var bytes = Array("[".utf8)
    bytes.reserveCapacity(21_000_000)
    while bytes.count < 20_000_000 {
      bytes.append(contentsOf: order.utf8)
      bytes.append(UInt8(ascii: ","))
    }
    bytes.append(contentsOf: "[]]".utf8)
    var value: JSONValue?
    let time = try ContinuousClock().measure { value = try JSONReader.read(bytes) }
    guard case .array(let orders)? = value?.content else {
      Issue.record("expected a list")
      return
    }
    #expect(orders.count > 170_000)
    #expect(time < .seconds(60), "a debug build on a busy machine takes a few seconds")
  }

  @Test("100,000 keys in one object take no time beyond their number")
  func readsManyKeys() throws {
    var text = "{"
    for number in 0..<100_000 { text += "\"option \(number)\": 0, " }
    let bytes = Array((text + "\"last\": 1}").utf8)
    var value: JSONValue?
    let time = try ContinuousClock().measure { value = try JSONReader.read(bytes) }
    #expect(try value?["last"]?.integer == 1)
    #expect(time < .seconds(20))
  }

  @Test(
    "A megabyte of brackets is too deep, and no crash",
    arguments: ["[", "{\"\":", "[{\"\":", "[[],", "{\"a\": 1, \"b\": [{}, "])
  func survivesDepth(_ opening: String) {
    let bytes = Array(String(repeating: opening, count: 1_000_000 / opening.utf8.count).utf8)
    let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
    #expect(error?.reason == .tooDeep(limit: 32))
    #expect(JSONLines.isNDJSON(bytes) == false)
  }

  @Test("Random bytes are refused, or read by chance, but never crash")
  func survivesNoise() {
    var random = SplitMix64(seed: 77)
    let likely = Array(#"{}[]:,"\0123456789-+.eEtrufalsn /"#.utf8) + [0x0A, 0xE5, 0x86, 0xB7, 0xF0, 0xED, 0x00]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in likely.randomElement(using: &random) ?? 0 }
      do {
        let value = try JSONReader.read(bytes)
        _ = try value.decimal
      } catch {
        #expect((0...bytes.count).contains(error.offset))
        #expect(!error.message.isEmpty)
        #expect(error.help != "")
        #expect(error.fix.map { $0.range.upperBound <= bytes.count } ?? true)
        #expect((error.label?.offset ?? 0) <= bytes.count)
      }
      _ = JSONLines.isNDJSON(bytes)
      for line in JSONLines(bytes) { _ = JSONPosition(of: line.range.upperBound, in: bytes) }
    }
  }
}
