import RulesEngine
import Testing

@Suite("The reader and RFC 8259")
struct JSONConformanceTests {
  @Test("accepts what is JSON", arguments: JSONSample.accepted)
  func accepts(_ sample: JSONSample) {
    #expect(throws: Never.self) { try JSONReader.read(sample.bytes) }
  }

  @Test("refuses what isn't, and says where", arguments: JSONSample.refused + JSONSample.refusedStrings)
  func refuses(_ sample: JSONSample) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(sample.bytes) }
    #expect(error?.offset == sample.offset)
  }

  /// A text that is cut can't be whole, but for blanks at its end and a number, which has no end of its own.
  @Test("refuses what is cut anywhere", arguments: JSONSample.accepted)
  func refusesCuts(_ sample: JSONSample) throws {
    let whole = try JSONReader.read(sample.bytes)
    switch whole.content {
    case .number: return
    case .null, .bool, .string, .array, .object: break
    }
    let blanks = sample.bytes.reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.count
    for length in 0..<sample.bytes.count - blanks {
      #expect(throws: JSONError.self) { try JSONReader.read(Array(sample.bytes.prefix(length))) }
    }
  }

  @Test("has samples enough")
  func hasSamples() {
    let all = JSONSample.accepted + JSONSample.refused + JSONSample.refusedStrings
    #expect(Set(all.map { $0.bytes }).count == all.count)
    #expect(all.count > 250)
  }
}
