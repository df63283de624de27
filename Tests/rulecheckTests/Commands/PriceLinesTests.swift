import Testing

@testable import rulecheck

@Suite("Orders line by line")
struct PriceLinesTests {
  private let good = #"{"order": "A", "drink": "紅茶", "name": "Lin"}"#

  @Test func anOrderMayNameItsRules() throws {
    let shop = try Shop([
      "tea.rules": tea, "shut.rules": "currency EUR\ncharge \"A\" nope",
      "toast.rules": "currency EUR; menu bread { rye 4 }",
      "orders.ndjson": """
      {"order": "A", "rules": "tea", "drink": "紅茶", "name": "Lin"}
      {"order": "B", "rules": "toast", "bread": "rye"}
      {"order": "C", "rules": "shut", "bread": "rye"}
      {"order": "D", "rules": "none", "bread": "rye"}
      {"order": "E", "rules": "tea", "drink": "紅茶", "name": "Lin", "size": "大杯"}
      {"order": "F", "rules": "toast", "drink": "紅茶"}
      {"order": "G", "rules": "shut", "bread": "rye"}
      """,
    ])
    let priced = shop.run("price", shop.path("orders.ndjson"))
    let answers = priced.results.split(separator: "\n").map { String($0) }
    #expect(answers.count == 7)
    #expect(answers[0].contains(#""total": "30""#) && answers[4].contains(#""total": "35""#))
    #expect(answers[1].contains(#""total": "4.00""#) && answers[1].contains("toast.rules"))
    for (index, number) in [(2, 3), (3, 4), (6, 7)] {
      #expect(answers[index].hasPrefix(#"{"line": \#(number), "error": "no-rules", "message": ""#))
    }
    #expect(answers[5].contains(#""reason": "unknown-option""#))
    // What is wrong with the rules is shown once.
    #expect(priced.notices.split(separator: "error[", omittingEmptySubsequences: false).count == 2)
    #expect(priced.code == .findings)
  }

  @Test func rulesOfTheCommandLineMustBeThere() throws {
    let shop = try Shop(["tea.rules": tea])
    #expect(shop.run("price", "--rules", shop.path("no.rules"), "-", input: good + "\n" + good).code == .notCarriedOut)
  }

  @Test func whateverStandsInALineItHasOneAnswer() throws {
    let shop = try Shop(["tea.rules": tea])
    let lines: [[UInt8]] = [
      Array(good.utf8), [0], [0xFF, 0xC0], Array("[1]".utf8), Array(good.utf8) + [0x0D],
      [UInt8](repeating: UInt8(ascii: "["), count: 17 << 20), Array(good.utf8), Array(#"{"order": "A", "dri"#.utf8),
    ]
    let path = shop.path("orders.ndjson")
    try writeFile(path, Array(lines.joined(separator: [0x0A])))
    let answers = shop.run("price", "--rules", shop.path("tea.rules"), path).results.split(separator: "\n")
    #expect(answers.count == lines.count)
    for index in [0, 4, 6] { #expect(answers[index].contains(#""total": "30", "mayBePlaced": true"#)) }
    for (index, code) in [(1, "not-json"), (2, "not-json"), (3, "not-an-order"), (5, "too-long"), (7, "not-json")] {
      #expect(answers[index].hasPrefix(#"{"line": \#(index + 1), "error": "\#(code)""#))
    }
  }

  @Test func aMistakeIsPlacedInItsOwnLine() throws {
    let shop = try Shop(["tea.rules": tea])
    let priced = shop.run("price", "--rules", shop.path("tea.rules"), "-", input: good + "\n\n" + #"{"a": 1 "b"}"#)
    let answer = priced.results.split(separator: "\n")[1]
    #expect(answer.hasPrefix(#"{"line": 3, "error": "not-json", "message": "standard input:3:9: "#))
    #expect(answer.hasSuffix(#""at": 8}"#))
  }

  @Test func oneLongDocumentIsStillOne() throws {
    let shop = try Shop(["tea.rules": tea])
    let order = "{\n\"drink\": \"紅茶\",\n\"name\": \"\(String(repeating: "x", count: 300_000))\"\n}\n"
    let priced = shop.run("price", "--rules", shop.path("tea.rules"), "-", input: order)
    #expect(priced.results.contains("TWD 30"))
    #expect(priced.code == .allWell)
  }
}
