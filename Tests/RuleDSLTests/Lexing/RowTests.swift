import RulesEngine
import Testing

@testable import RuleDSL

@Suite("Rows of tables")
struct RowTests {
  @Test(
    "Cells are what stands between bars",
    arguments: [
      ("| 熟成紅茶 | 30 | 35 |", "row(熟成紅茶|#30|#35)"), ("|茶|30|", "row(茶|#30)"), ("|  | 中杯 |", "row(_|中杯)"),
      ("| a | - | – | — | − | － | ー | ? | ？ |", "row(a|-|-|-|-|-|-|?|?)"),
      ("| ８８３茶 | ３０ | 4.50 | ＋１０ | -5 | − 5 |", "row(８８３茶|#30|#4.50|#+10|#-5|#-5)"),
      (#"| "a | b" | 「茶」 | "x\"y" |"#, #"row(“a | b”|“茶”|“x"y”)"#), (#"| a \| b | c\d |"#, #"row(a | b|c\d)"#),
      (#"| ritual "hot" chocolate | 12" |"#, #"row(ritual "hot" chocolate|12")"#),
      ("| Combo #1 | 30元 | A, B |", "row(Combo #1|30元|A, B)"),
      ("| ½ Cobra | Oreo® | 'n Roll |", "row(½ Cobra|Oreo®|'n Roll)"),
      ("| a;b | {x} | 10% |", "row(a;b|{x}|10%)"), ("| fee | 1 - 2 | 1.2.3 |", "row(fee|1 - 2|1.2.3)"),
    ])
  func cells(row: String, tokens: String) {
    #expect(tokenText(row) == tokens)
    #expect(lexed(row).errors.isEmpty)
  }

  @Test(
    "What follows the last bar is read as everywhere",
    arguments: [
      (#"| 茶 | 30 | en "Tea" default"#, "row(茶|#30) word(en) string(Tea) word(default)"),
      (#"| 茶 | 30 | "Tea" en "T""#, "row(茶|#30) string(Tea) word(en) string(T)"),
      (#"| 茶 | 30 | en "a | b""#, "row(茶|#30) word(en) string(a | b)"), ("| 茶 | 30 | 35", "row(茶|#30) number(35)"),
      ("| 茶 | 30 | sold out # none", "row(茶|#30) word(sold) word(out)"), ("| 茶 | 30 |# note | x |", "row(茶|#30)"),
      ("| 茶 | 30 |   # note | x |", "row(茶|#30)"), ("| 茶 | 30 | 白玉 +5; b", "row(茶|#30) word(白玉) + number(5) ; word(b)"),
    ])
  func tails(row: String, tokens: String) {
    #expect(tokenText(row) == tokens)
  }

  @Test("A comment after the last bar is kept")
  func comment() {
    #expect(lexed("| 茶 | 30 | # note | x |").comments.map { $0.text } == [" note | x |"])
  }

  @Test(
    "Rows of dashes are skipped, and so are frames",
    arguments: ["|---|---|", "| :-- | --: |", "|─|─|", "├───┼───┤", "┌──┬──┐", "┌──┬──┐ # x"])
  func rules(line: String) {
    #expect(tokenText("| a | b |\n\(line)\n| c | 1 |") == "row(a|b) ; row(c|#1)")
  }

  @Test("A row of dashes for prices isn't skipped")
  func dashPrices() {
    #expect(tokenText("| 茶 | - |\n|  | - |") == "row(茶|-) ; row(_|-)")
  }

  @Test("A bar elsewhere is a sign of its own")
  func loneBar() {
    #expect(tokenText("a | b") == "word(a) | word(b)")
  }

  @Test("Two readings of a price with a comma")
  func commas() {
    #expect(errorTexts("| 茶 | 1,200 |") == ["comma-between-digits: 1,200"])
    #expect(tokenText("| 茶 | 1,200 | 4,50 |") == "row(茶|#1200|#4.50)")
    #expect(lexed("| A,B | 1, 2 |").errors.isEmpty)
  }

  @Test("A price without its zero")
  func missingZero() {
    #expect(errorTexts("| 茶 | .50 |") == ["missing-zero: .50"])
    #expect(tokenText("| 茶 | .50 |") == "row(茶|#0.50)")
  }

  @Test("What can't be a row")
  func badRows() {
    #expect(errorTexts("| 茶 30") == ["missing-bar: |"])
    #expect(tokenText("| 茶 30\nx") == "bad word(茶) number(30) ; word(x)")
    #expect(errorTexts(#"| "hot" chocolate | 5 |"#) == [#"text-after-quotes: "hot" chocolate"#])
    #expect(errorTexts(#"| "hot | 5 |"#) == [#"unclosed-quote: "hot"#])
    #expect(tokenText(#"| "hot | 5 |"#) == #"row("hot|#5)"#)
  }

  @Test("The place of a row and of its cells")
  func places() throws {
    let row = try #require(lexed("  | 茶 |  30 | x").tokens.first)
    #expect(row.place.start == 2)
    #expect(row.place.end == 15)
    #expect(row.cells.map { [$0.place.start, $0.place.end] } == [[4, 7], [11, 13]])
  }

  @Test("Many quotes in one long row don't take long")
  func manyQuotes() {
    for piece in ["| 「 ", "| \" ", "| \"「|」\" ", "| “x "] {
      let row = String(repeating: piece, count: 800) + "|\n"
      _ = lexed(String(repeating: row, count: 5))
    }
  }
}

@Suite("Rows that were pasted with tabs")
struct TabbedRowTests {
  @Test("A row with tabs for bars is taken, reported and mended")
  func tabs() {
    let typed = "menu drink by size {\n  熟成紅茶\t30\t35\n}"
    #expect(errorTexts(typed) == ["row-without-bars: 熟成紅茶\t30\t35"])
    #expect(tokenText(typed) == "word(menu) word(drink) word(by) word(size) { row(熟成紅茶|#30|#35) }")
    #expect(mended(typed) == "menu drink by size {\n  | 熟成紅茶 | 30 | 35 |\n}")
    #expect(lexed(typed).errors.first?.diagnostic.message == "this row has 3 fields without bars")
  }

  @Test("So are its header and what is not sold")
  func header() {
    let typed = "menu drink by size {\n\t中杯\t大杯\nblack tea\t30\t35\nmilk\t-\t40\nice\t50\t-\n}"
    #expect(tokenText(typed).hasSuffix("{ row(_|中杯|大杯) ; row(black tea|#30|#35) ; row(milk|-|#40) ; row(ice|#50|-) }"))
    #expect(lexed(typed).errors.count == 4)
  }

  @Test(
    "A line that is right isn't one",
    arguments: [
      "Strawberry\t+0.50", "\"half size\"\t3.00", "from\t10\t1.80", "let a = b\t-\t5", "白玉 +10\tup to\t2",
      "number cups\t1 to 99\tdefault 1", "3\tfor\t130",
    ])
  func ordinaryLines(line: String) {
    #expect(errorTexts("menu m {\n  \(line)\n}").isEmpty)
    #expect(tokenText("menu m {\n\(line)\n}") == tokenText("menu m {\n\(line.replacing("\t", with: " "))\n}"))
  }

  @Test("Not outside of a block, not in an example")
  func elsewhere() {
    #expect(errorTexts("toppings\t1\t2").isEmpty)
    #expect(errorTexts("example \"e\" {\n  toppings\t1\t2\n}").isEmpty)
  }
}
