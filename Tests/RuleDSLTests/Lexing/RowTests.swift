import Testing

@testable import RuleDSL

/// Rows of tables.
struct RowTests {
  @Test func cellsAreTrimmed() {
    #expect(cells("|  熟成紅茶   | 30   |35|") == ["text 熟成紅茶", "number 30", "number 35"])
    #expect(cells("│ 紅茶 ｜ 30 │") == ["text 紅茶", "number 30"])
    #expect(cells("|　紅茶　|　30　|") == ["text 紅茶", "number 30"])
  }

  @Test func everythingThatACellCanBe() {
    #expect(
      cells("| | - | – | ー | ? | ？ | 3.50 | +5 | -5 | \"a | b\" | x, y | fee |") == [
        "empty", "dash -", "dash -", "dash -", "questionMark ?", "questionMark ?", "number 3.50", "number +5",
        "number -5", "string a | b", "text x, y", "text fee",
      ])
  }

  @Test func aBarInACellIsEscaped() {
    #expect(cells(#"| a \| b | 3 |"#) == ["text a | b", "number 3"])
  }

  @Test func theTailIsOrdinary() {
    #expect(tokens("| Tea | 30 | en \"Black tea\" sold out") == "|Tea|30| en \"Black tea\" sold out")
    #expect(tokens("| Tea | 30 | en \"a | b\"") == "|Tea|30| en \"a | b\"")
    #expect(tokens("| Tea | 30 | # | 40 |") == "|Tea|30|")
    #expect(cells("| Tea #1 | 30 |") == ["text Tea #1", "number 30"])
  }

  @Test(arguments: [
    "| --- | --- |", "|---|---|", "|:---|---:|", "| :-: | - |", "| —— | ── |", "│────│────│", "|----+----|",
    "|───┼───|", "├────┼────┤", "└────┴────┘", "┌────┬────┐", "+----+----+", "+====+====+", "╞════╪════╡",
  ])
  func drawnLinesAreSkipped(line: String) {
    #expect(tokens("| Tea | Size |\n  \(line)\n| black | 30 |") == "|Tea|Size| / |black|30|")
    #expect(lexed("| Tea | Size |\n  \(line)\n| black | 30 |").errors.isEmpty)
  }

  @Test(arguments: ["|  | - | - |", "| Tea | - | --- |", "| - | 5 |"])
  func rowsOfWhatIsNotSoldAreNotSkipped(line: String) {
    #expect(lexed(line).tokens.first?.kind == .row)
  }

  @Test(arguments: ["+ -", "- 5", "+ tea { }", "- tea 1", "+"])
  func stepsOfAnExampleAreNotSkipped(line: String) {
    #expect(!tokens(line).isEmpty)
  }

  @Test func aRowHasTwoBars() {
    #expect(lexicalCodes("| Tea 30") == ["missing-bar"])
    #expect(lexicalCodes("| \"hot\" chocolate | 30 |") == ["text-after-quotes"])
    #expect(lexicalCodes("| \"hot | 30 |") == ["unclosed-quote"])
  }

  @Test func aRowOutOfASpreadsheetIsShownWithBars() {
    let file = lexed("menu tea by size {\n\tM\tL\nblack\t30\t35\n}")
    #expect(file.errors.allSatisfy { $0.diagnostic.code == "row-without-bars" })
    #expect(file.errors.last?.diagnostic.fix?.replacement == "| black | 30 | 35 |")
    #expect(file.tokens.filter { $0.kind == .row }.last?.cells.map { $0.text } == ["black", "30", "35"])
  }
}
