import RulesEngine
import Testing

@Suite("Line and column of a byte")
struct JSONPositionTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("abc", 99, 1, 4), ("abc", -5, 1, 1),
    ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n\nb", 3, 3, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("a\r\n", 1, 1, 2),
    ("冷露b", 6, 1, 3), ("e\u{301}b", 3, 1, 2), ("👩🏽‍🍳b", 15, 1, 2), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1),
    ("\u{FEFF}ab", 4, 1, 2), ("\tb", 1, 1, 2),
  ])
  func isCountedInCharacters(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    #expect(JSONPosition(of: offset, in: Array(text.utf8)) == JSONPosition(line: line, column: column))
  }

  @Test("An error three lines down is found there")
  func isFoundForAnError() {
    let bytes = Array("{\n  \"飲料\": \"茶\",\n  \"大小\": 大杯\n}".utf8)
    let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
    #expect(JSONPosition(of: error?.offset ?? 0, in: bytes) == JSONPosition(line: 3, column: 9))
  }

  @Test("Bytes that aren't UTF-8 have a position, too")
  func isFoundAfterBadBytes() {
    #expect(JSONPosition(of: 2, in: [0x0A, 0xFF, 0x61]) == JSONPosition(line: 2, column: 2))
  }
}
