import RulesEngine
import Testing

@Suite("The writer")
struct JSONWriterTests {
  private func written(_ layout: JSONWriter.Layout = .line, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(layout)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func writeQuote(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("order")
    writer.string("A17")
    writer.key("seq")
    writer.integer(4)
    writer.key("total")
    writer.null()
    writer.key("lines")
    writer.beginArray()
    writer.beginObject()
    writer.key("mayBePlaced")
    writer.bool(false)
    writer.endObject()
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.key("none")
    writer.beginArray()
    writer.endArray()
    writer.endObject()
  }

  @Test("writes one line with a blank after each comma and colon")
  func writesLine() {
    #expect(
      written { writeQuote(&$0) }
        == #"{"order": "A17", "seq": 4, "total": null, "lines": [{"mayBePlaced": false}, {}], "none": []}"#)
  }

  @Test("writes a member a line")
  func writesIndented() {
    #expect(
      written(.indented) { writeQuote(&$0) } == """
        {
          "order": "A17",
          "seq": 4,
          "total": null,
          "lines": [
            {
              "mayBePlaced": false
            },
            {}
          ],
          "none": []
        }
        """)
  }

  @Test("starts anew after the end of a line")
  func writesLines() {
    let text = written {
      writeQuote(&$0)
      $0.removeAll()
      $0.beginArray()
      $0.endArray()
      $0.endLine()
      $0.integer(1)
      $0.endLine()
    }
    #expect(text == "[]\n1\n")
  }

  @Test(
    "escapes what must be, and no more",
    arguments: [
      ("", #""""#), ("tea", #""tea""#), ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
      ("\u{0}\u{1}\u{B}\u{1F}", #""\u0000\u0001\u000b\u001f""#), ("\u{7F}\u{2028}é冷🧋", "\"\u{7F}\u{2028}é冷🧋\""),
    ])
  func escapes(_ text: String, _ expected: String) {
    #expect(written { $0.string(text) } == expected)
    #expect(
      written {
        $0.beginObject()
        $0.key(text)
        $0.null()
        $0.endObject()
      } == "{\(expected): null}")
  }

  @Test(arguments: [0, 1, -1, 9, 10, 1_234_567_890, -60, Int64.max, Int64.min])
  func writesIntegers(_ value: Int64) {
    #expect(written { $0.integer(value) } == "\(value)")
  }

  @Test("What was read and written reads the same, and writes the same again", arguments: JSONSample.accepted)
  func roundTrips(_ sample: JSONSample) throws {
    let value = try JSONReader.read(sample.bytes)
    for layout in [JSONWriter.Layout.line, .indented] {
      var writer = JSONWriter(layout)
      writer.value(value)
      let again = try JSONReader.read(writer.bytes)
      #expect(value.isSame(as: again))
      var second = JSONWriter(layout)
      second.value(again)
      #expect(second.bytes == writer.bytes)
    }
  }
}

extension JSONValue {
  /// The same content, scalar by scalar and digit by digit, wherever it stands.
  func isSame(as other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left.text == right.text
    case (.string(let left), .string(let right)): Array(left.utf8) == Array(right.utf8)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { Array($0.key.utf8) == Array($1.key.utf8) && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}
