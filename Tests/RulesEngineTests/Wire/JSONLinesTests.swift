import RulesEngine
import Testing

@Suite("Lines of JSON")
struct JSONLinesTests {
  private func lines(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return JSONLines(bytes).map { "\($0.number) \(String(decoding: bytes[$0.range], as: UTF8.self))" }
  }

  @Test(
    arguments: [
      ("", []),
      ("\n\n", []),
      (" \t\r\n", []),
      ("{}", ["1 {}"]),
      ("{}\n", ["1 {}"]),
      ("{}\n[]\n", ["1 {}", "2 []"]),
      ("{}\r\n[]\r\n", ["1 {}", "2 []"]),
      ("{}\n\n \r\n[]", ["1 {}", "4 []"]),
      ("\n x \n", ["2  x "]),
      ("1\r2\n3", ["1 1\r2", "2 3"]),
    ] as [(String, [String])])
  func areSplit(_ text: String, _ expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test(arguments: [
    "{}\n{}", "{\"order\": \"A\"}\r\n{\"order\": \"B\"}\r\n", "{}\n\n\n[]", "1\n2", "\"a\"\n\"b\"", "true\nfalse",
    "\n{}\n{}",
    "\u{FEFF}{}\n{}", "{\"a\" \"b\"}\n{}", "{\"a\": \"b\n}\n{}", "{\"a\": [1, 2, {\"b\": \"\\\"\"}]}\n{}",
    "{\"a\": tea}\n{}",
    "{\n\"a\": 1\n}\n{\n\"a\": 2\n}",
  ])
  func areSeen(_ text: String) {
    #expect(JSONLines.isNDJSON(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "\n", "{}", "{}\n", "{\n\"a\": 1\n}\n", "{} {}", "{}{}\n{}", "[\n{},\n{}\n]", "{}\n}", "{}\n#", "1 2",
    "{\"a\": 1\n{}",
    "\"a\\", "\"", "{\"a\": \"b\n", "{\"a\": \"}\n{\"}",
  ])
  func areNotSeenInOneDocument(_ text: String) {
    #expect(!JSONLines.isNDJSON(Array(text.utf8)))
  }

  @Test("Each line is read alone, with its place in the whole")
  func areReadAlone() throws {
    let bytes = Array("\u{FEFF}{\"seq\": 1}\n{\"seq\": }\n{\"seq\": 3}\n".utf8)
    var read: [Int64?] = []
    for line in JSONLines(bytes) {
      do {
        read.append(try JSONReader.read(bytes, in: line.range)["seq"]?.integer)
      } catch {
        read.append(nil)
        #expect(error.offset == line.range.lowerBound + 8)
        #expect(JSONPosition(of: error.offset, in: bytes) == JSONPosition(line: 2, column: 9))
      }
    }
    #expect(read == [1, nil, 3])
  }
}
