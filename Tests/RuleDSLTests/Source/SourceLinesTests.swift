import Testing

@testable import RuleDSL

@Suite("Lines and columns")
struct SourceLinesTests {
  private func lines(_ text: String) -> SourceLines {
    SourceLines(SourceFile(name: "test.rules", text: text))
  }

  @Test("Lines end with LF, CR LF, CR, U+2028 and U+2029")
  func ends() {
    let lines = lines("a\nb\r\nc\rd\u{2028}e\u{2029}f")
    #expect(lines.count == 6)
    #expect((1...6).map { lines.text(ofLine: $0) } == ["a", "b", "c", "d", "e", "f"])
    #expect((1...6).map { lines.start(ofLine: $0) } == [0, 2, 5, 7, 11, 15])
  }

  @Test("A line end at the end of the file begins an empty line")
  func lastLine() {
    #expect(lines("a\n").count == 2)
    #expect(lines("a\n").text(ofLine: 2) == "")
    #expect(lines("").count == 1)
  }

  @Test("A column counts characters, not bytes")
  func columns() {
    let lines = lines("紅茶 cafe\u{301} 👩‍🍳 x\nabc")
    #expect(lines.position(at: 0).description == "1:1")
    #expect(lines.position(at: 3).description == "1:2")
    #expect(lines.position(at: 7).description == "1:4")
    #expect(lines.position(at: 14).description == "1:9")
    #expect(lines.position(at: 26).description == "1:11")
    #expect(lines.position(at: 30).description == "2:3")
  }

  @Test("An offset inside a character has the column of that character")
  func insideCharacters() {
    #expect(lines("abcde\u{301}f").position(at: 5).description == "1:5")
    #expect(lines("abcde\u{301}f").position(at: 7).description == "1:6")
  }

  @Test("A byte-order mark is in no column")
  func byteOrderMark() {
    #expect(lines("\u{FEFF}shop").position(at: 3).description == "1:1")
    #expect(lines("\u{FEFF}shop").text(ofLine: 1) == "shop")
    #expect(lines("\u{FEFF}shop").position(at: 0).description == "1:1")
  }

  @Test("What lies outside is taken for the nearest")
  func outside() {
    #expect(lines("ab\ncd").position(at: 99).description == "2:3")
    #expect(lines("ab\ncd").position(at: -5).description == "1:1")
    #expect(lines("ab\r\ncd").position(at: 3).description == "1:3")
    #expect(lines("ab").text(ofLine: 9) == "")
    #expect(lines("ab\ncd").start(ofLine: 9) == 3)
  }

  @Test("Every offset is found in its line")
  func everyOffset() {
    let text = String(repeating: "茶 tea\r\n", count: 500)
    let lines = lines(text)
    for line in 0..<500 {
      #expect(lines.position(at: Int32(line * 9)) == SourcePosition(line: line + 1, column: 1))
      #expect(lines.position(at: Int32(line * 9 + 4)) == SourcePosition(line: line + 1, column: 3))
    }
  }
}
