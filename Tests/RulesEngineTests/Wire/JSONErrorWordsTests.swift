import RulesEngine
import Testing

@Suite("The words for a text that isn't JSON")
struct JSONErrorWordsTests {
  private func error(in text: String) -> JSONError? {
    #expect(throws: JSONError.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test(arguments: [
    ("{drink: \"Tea\"}", "expected a name in quotes or }, found the word drink without quotes"),
    ("{\"drink\": Tea}", "expected a value, found the word Tea without quotes"),
    ("{\"drink\": \"Tea\" \"size\": \"large\"}", "expected a comma or }, found a double quote"),
    ("{\"drink\": \"Tea\",}", "nothing follows this comma"),
    ("{\"drink\": \"Tea\"", "the text ends, but the { isn't closed"),
    ("{\"drink\": \"Te\na\"}", "text in quotes can't hold the end of a line as it is"),
    ("{\"drink\": \"C:\\menu\"}", "a backslash can't stand before m"),
    ("{\"drink\": 1, \"drink\": 2}", "\"drink\" is given twice"),
    ("{}\u{200B}", "expected nothing more, found an invisible character (U+200B)"),
    ("[\"\\ud800\"]", "\\uD800 is only half of a character"),
    ("[01]", "a number can't start with an extra 0"),
  ])
  func says(_ text: String, _ message: String) {
    #expect(error(in: text)?.message == message)
  }

  @Test(
    "A certain fix, once made, lets the text be read",
    arguments: [
      ("[1, 2,]", "[1, 2]"),
      ("[+5]", "[5]"),
      ("[.5]", "[0.5]"),
      ("[-.5]", "[-0.5]"),
      ("{\"a\"：1}", "{\"a\":1}"),
      ("{\"a\": 1，\"b\": 2}", "{\"a\": 1,\"b\": 2}"),
      ("[1、2]", "[1,2]"),
      ("{\"a\":\u{3000}1}", "{\"a\": 1}"),
      ("[５]", "[5]"),
      ("[1］", "[1]"),
      ("[True]", "[true]"),
      ("{\"a\": None}", "{\"a\": null}"),
      ("[\"a\tb\"]", "[\"a\\tb\"]"),
    ])
  func fixes(_ text: String, _ fixed: String) throws {
    let fix = try #require(error(in: text)?.fix)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    _ = try JSONReader.read(bytes)
  }

  @Test(
    "Where more than one thing may be meant, no fix is certain", arguments: ["{\"a\"，1}", "[Tea]", "[1 2]", "{“a”: 1}"])
  func doesNotGuess(_ text: String) {
    let error = error(in: text)
    #expect(error?.fix == nil)
    #expect(error?.help != nil)
  }

  @Test("Points at what was opened or given first")
  func labels() {
    #expect(error(in: "{\"a\": [1, 2")?.label?.offset == 6)
    #expect(error(in: "{\"a\": 1, \"a\": 1}")?.label?.offset == 1)
    #expect(error(in: "[,]")?.label == nil)
  }

  @Test("Whatever is wrong, the words are one short line", arguments: JSONSample.refused + JSONSample.refusedStrings)
  func staysShort(_ sample: JSONSample) throws {
    let error = try #require(#expect(throws: JSONError.self) { try JSONReader.read(sample.bytes) })
    let words = error.message + (error.help ?? "") + (error.label?.text ?? "")
    #expect(!error.message.isEmpty && error.message.count < 120)
    #expect(words.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
