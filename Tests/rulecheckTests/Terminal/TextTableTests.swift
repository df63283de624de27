import Testing

@testable import rulecheck

@Suite("Tables of text")
struct TextTableTests {
  @Test func lineUpInEveryScript() {
    var table = TextTable(.leading, .trailing, gap: 4)
    table.add("冷露歐蕾 (中杯)", "50")
    table.add("White pearl", "10")
    table.addRule()
    table.add("Total", "TWD 60")
    #expect(
      table.lines() == [
        "冷露歐蕾 (中杯)        50",
        "White pearl            10",
        "-------------------------",
        "Total              TWD 60",
      ])
  }

  @Test func haveNoBlanksAtTheEndsOfTheirLines() {
    var table = TextTable(.leading, .leading, .trailing, indent: 2)
    table.add("a", "long", "1")
    table.add("bb", "", "")
    table.add("", "c", "100")
    table.add("only")
    #expect(table.lines() == ["  a     long    1", "  bb", "        c     100", "  only"])
  }

  @Test func stylesTakeNoColumns() {
    var table = TextTable(.leading, .trailing)
    table.add(cells: [.init("白玉", .bold), "10"])
    table.add("tea", "5")
    #expect(table.lines(paint: Paint(isOn: true)) == ["\u{1B}[1m白玉\u{1B}[0m  10", "tea    5"])
    #expect(table.lines() == ["白玉  10", "tea    5"])
  }

  @Test func canBeEmpty() {
    #expect(TextTable().lines() == [])
  }
}
