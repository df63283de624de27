import RulesEngine
import Testing

@testable import RuleDSL

struct DiagnosticRendererTests {
  private let drinks = SourceFile(
    name: "rules/drinks.rules",
    text: """
      currency TWD
      choice topping { 白玉 10, 水玉 +10 }
      \tcurrency EUR

      text name
      """)

  private func place(of part: String, in file: SourceFile, index: Int32 = 0) throws -> Place {
    let bytes = file.bytes
    let wanted = Array(part.utf8)
    for start in 0...(bytes.count - wanted.count) where Array(bytes[start..<(start + wanted.count)]) == wanted {
      return Place(file: index, start: Int32(start), end: Int32(start + wanted.count))
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test func caretsStandUnderWideCharacters() throws {
    let ten = try place(of: "10,", in: drinks)
    let number = Place(start: ten.start, end: ten.end - 1)
    let diagnostic = Diagnostic(
      code: .signMissing, at: number, "a surcharge has a sign", help: "write `+10`",
      fix: .init(Place(start: ten.start, end: ten.start), "+"))
    #expect(
      DiagnosticRenderer([drinks]).text(diagnostic) == """
        error[sign-missing]: a surcharge has a sign
         --> rules/drinks.rules:2:21
          |
        2 | choice topping { 白玉 10, 水玉 +10 }
          |                       ^^
        help: write `+10`
          |
        2 | choice topping { 白玉 +10, 水玉 +10 }
          |                       ~

        """)
  }

  @Test func furtherPlacesStandInTheOrderOfTheFile() throws {
    let first = try place(of: "currency TWD", in: drinks)
    let second = try place(of: "currency EUR", in: drinks)
    let other = SourceFile(name: "toppings.rules", text: "list a")
    let diagnostic = Diagnostic(
      .warning, code: .givenTwice, at: second, "said already", note: "again",
      labels: [
        .init(first, "here"), .init(try place(of: "a", in: other, index: 1), "and there"),
        .init(try place(of: "EUR", in: drinks), "this"),
      ])
    #expect(
      DiagnosticRenderer([drinks, other]).text(diagnostic) == """
        warning[given-twice]: said already
         --> rules/drinks.rules:3:2
          |
        1 | currency TWD
          | ------------ here
        ..
        3 |  currency EUR
          |  ^^^^^^^^^^^^ again
          |           --- this
         --> toppings.rules:1:6
          |
        1 | list a
          |      - and there

        """)
  }

  @Test func whatSpansLinesIsMarkedToTheEndOfTheFirst() throws {
    let start = try place(of: "EUR", in: drinks)
    let diagnostic = Diagnostic(.note, code: .unexpected, at: start.through(try place(of: "name", in: drinks)), "long")
    #expect(
      DiagnosticRenderer([drinks]).text(diagnostic) == """
        note[unexpected]: long
         --> rules/drinks.rules:3:11
          |
        3 |  currency EUR
          |           ^^^

        """)
  }

  @Test func aLongLineIsCutRoundTheMark() throws {
    let long = SourceFile(
      name: "l", text: String(repeating: "紅", count: 100) + "X" + String(repeating: "茶", count: 100))
    let text = DiagnosticRenderer([long]).text(
      Diagnostic(code: .unexpected, at: try place(of: "X", in: long), "here"))
    let lines = text.split(separator: "\n")
    let line = "1 | …" + String(repeating: "紅", count: 20) + "X" + String(repeating: "茶", count: 29) + "…"
    #expect(lines[3] == line)
    #expect(lines[4] == "  | " + String(repeating: " ", count: 41) + "^")
  }

  @Test func whatMovesTheCursorIsNotShown() {
    let file = SourceFile(name: "l", text: "a\u{1B}[2Jb\tc")
    let text = DiagnosticRenderer([file]).text(Diagnostic(code: .unexpected, at: Place(start: 5, end: 6), "here"))
    #expect(text.contains("1 | a\u{FFFD}[2Jb c\n  |      ^"))
  }

  @Test func aPlaceBehindTheTextOrInNoFile() {
    let text = DiagnosticRenderer([drinks]).text(Diagnostic(code: .unexpected, at: Place(start: 900, end: 950), "end"))
    #expect(text.contains("--> rules/drinks.rules:5:10"))
    #expect(
      DiagnosticRenderer([]).short(Diagnostic(code: .unexpected, at: Place(file: 3, start: 9, end: 9), "?")).contains(
        "[unexpected]"))
  }

  @Test func theShortForm() throws {
    let diagnostic = Diagnostic(code: .unknownCurrency, at: try place(of: "EUR", in: drinks), "no")
    #expect(
      DiagnosticRenderer([drinks]).short(diagnostic) == "rules/drinks.rules:3:11: error: no [unknown-currency]")
  }

  @Test func colourIsTheCallers() throws {
    let renderer = DiagnosticRenderer([drinks]) { text, tone in tone == .error ? "<\(text)>" : text }
    let text = renderer.text(Diagnostic(code: .unexpected, at: try place(of: "EUR", in: drinks), "no"))
    #expect(text.hasPrefix("<error[unexpected]>: no"))
    #expect(text.contains("| " + String(repeating: " ", count: 10) + "<^^^>"))
  }

  @Test func asData() throws {
    let ten = try place(of: "10,", in: drinks)
    let diagnostic = Diagnostic(
      code: .signMissing, at: ten, "a sign", labels: [.init(ten, "this")], help: "help", fix: .init(ten, "+10,"))
    let record = DiagnosticRenderer([drinks]).record(diagnostic)
    #expect(record.span.file == "rules/drinks.rules")
    #expect(record.span.start == SourcePosition(line: 2, column: 21))
    #expect(record.span.end == SourcePosition(line: 2, column: 24))
    #expect(record.labels == [.init(span: record.span, text: "this")])
    #expect(record.fix == .init(span: record.span, replacement: "+10,"))
  }
}
