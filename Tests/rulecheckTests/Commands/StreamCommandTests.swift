import Testing

@testable import rulecheck

@Suite("Events of many orders")
struct StreamCommandTests {
  private func stream(
    _ events: String, _ options: String...
  ) throws -> (code: ExitCode, answers: [String], notices: String) {
    let shop = try Shop(["tea.rules": tea])
    var console = Console.inMemory(input: events)
    let code = Rulecheck.run(["stream", "--rules", shop.path("tea.rules")] + options, &console)
    return (code, console.results.text.split(separator: "\n").map { String($0) }, console.notices.text)
  }

  private let tellAll = """
    {"order": "A", "seq": 1, "set": "drink", "to": "紅茶"}
    {"order": "B", "set": "drink", "to": "歐蕾"}
    {"order": "A", "seq": 2, "set": "topping", "value": "白玉", "to": 2}
    {"order": "A", "seq": 3, "set": "name", "to": "Lin"}

    """

  @Test func everyEventHasTheQuoteOfItsOrder() throws {
    let told = try stream(tellAll)
    #expect(told.answers.count == 4)
    #expect(told.answers[0].hasPrefix(#"{"order": "A", "seq": 1, "rules": "#))
    #expect(told.answers[1].hasPrefix(#"{"order": "B", "rules": "#) && told.answers[1].contains(#""total": "50""#))
    #expect(told.answers[3].contains(#""total": "50", "mayBePlaced": true"#))
    #expect(told.code == .findings)
    #expect(told.notices.isEmpty)
    #expect(try stream(#"{"order": "A", "set": "name", "to": "Lin"}"#).code == .findings)
    #expect(try stream(#"{"order": "A", "close": true}"#).code == .allWell)
  }

  @Test func anOldNumberChangesNothing() throws {
    let told = try stream(tellAll + #"{"order": "A", "seq": 3, "set": "size", "to": "大杯"}"#)
    #expect(told.answers[4].hasPrefix(#"{"order": "A", "seq": 3, "stale": true, "rules""#))
    #expect(told.answers[4].contains(#""total": "50""#))
  }

  @Test func aRefusedEventChangesNothingNotEvenTheNumber() throws {
    let told = try stream(
      tellAll + """
        {"order": "A", "seq": 9, "set": "size", "to": "大盃"}
        {"order": "A", "seq": 4, "set": "size", "to": "大杯"}
        """)
    #expect(told.answers[4].hasPrefix(#"{"order": "A", "seq": 9, "refused": [{"path": "/to", "given": "大盃""#))
    #expect(told.answers[5].contains(#""total": "55""#))
  }

  @Test func anEventAfterCloseOpensTheOrderAnew() throws {
    let told = try stream(
      tellAll + """
        {"order": "A", "close": true}
        {"order": "A", "close": true}
        {"order": "A", "seq": 1, "set": "drink", "to": "紅茶"}
        """)
    #expect(told.answers[4] == #"{"order": "A", "closed": true, "total": "50", "mayBePlaced": true}"#)
    #expect(told.answers[5] == #"{"order": "A", "closed": true}"#)
    #expect(told.answers[6].contains(#""total": "30""#))
  }

  @Test func whatSaysTwoThingsIsRefused() throws {
    let told = try stream(
      """
      {"order": "A", "set": "drink", "to": "紅茶", "clear": "size"}
      {"order": "A", "set": "drink", "to": "紅茶", "close": true}
      {"order": "A", "close": false}
      {"order": "A"}
      {"order": "A", "close": true}
      """)
    #expect(told.answers.prefix(4).allSatisfy { $0.contains(#""reason": "wrong-type""#) })
    #expect(told.answers[4] == #"{"order": "A", "closed": true}"#)
  }

  @Test func changesAreTheDifferenceToTheAnswerBefore() throws {
    let told = try stream(tellAll, "--changes")
    #expect(told.answers[0].contains(#""lines": {"added": [{"label": "紅茶 (中杯)""#))
    #expect(told.answers[2].contains(#""lines": {"added": [{"label": "白玉", "amount": "20""#))
    #expect(
      told.answers[3].hasPrefix(
        #"{"order": "A", "seq": 3, "total": "50", "mayBePlaced": true, "lines": {"added": [], "removed": [], "changed": []}, "violations": {"added": [], "cleared": [{"code": "required""#
      ))
  }

  @Test(arguments: ["1", "3"])
  func moreOrdersThanAllowedAreRefused(_ jobs: String) throws {
    let told = try stream(
      """
      {"order": "A", "set": "drink", "to": "紅茶"}
      {"order": "B", "set": "drink", "to": "紅茶"}
      {"order": "C", "set": "drink", "to": "紅茶"}
      {"order": "A", "set": "size", "to": "大杯"}
      {"order": "A", "close": true}
      {"order": "C", "set": "drink", "to": "紅茶"}
      """, "--max-open", "2", "--jobs", jobs)
    #expect(
      told.answers[2] == #"{"order": "C", "refused": [{"path": "/order", "given": "C", "reason": "too-many-orders"}]}"#)
    #expect(told.answers[3].contains(#""total": "35""#))
    #expect(told.answers[5].contains(#""total": "30""#))
  }

  @Test(arguments: SoldShop.all)
  func severalJobsAnswerTheSame(_ shop: SoldShop) throws {
    var events = RandomOrder(shop, oddity: 4, seed: 31)
    let input = (0..<400).map { _ in events.event(40) + "\n" }.joined()
    func answers(_ options: String...) -> String {
      var console = Console.inMemory(input: input)
      _ = Rulecheck.run(["stream", "--rules", Project.path("rules/\(shop.name).rules")] + options, &console)
      return console.results.text
    }
    let expected = answers()
    #expect(expected.split(separator: "\n").count == 400)
    #expect(answers("--jobs", "2") == expected)
    #expect(answers("--jobs", "5", "--max-open", "1000") == expected)
    #expect(answers("--jobs", "3", "--max-open", "20") == answers("--max-open", "20"))
  }

  // MARK: Whatever stands in a line

  @Test(arguments: ["1", "2"])
  func everyLineHasOneAnswer(_ jobs: String) throws {
    let shop = try Shop(["tea.rules": tea])
    let good = Array("{\"order\": \"A\", \"set\": \"drink\", \"to\": \"紅茶\"}".utf8)
    let lines: [[UInt8]] = [
      good, [], [0x20, 0x09], [0], [0xFF, 0xFE, 0x7B], Array("{\"order\": \"\u{0}\"}".utf8),
      Array("{\"order\": \"".utf8) + [0xED, 0xA0, 0x80] + Array("\"}".utf8),
      Array(repeating: UInt8(ascii: "["), count: 10_000), Array("{\"order\": \"A\", \"order\": \"A\"}".utf8),
      Array("\"order\"".utf8), good + [0], [0xEF, 0xBB, 0xBF] + good,
      Array("{\"order\": \"\(String(repeating: "x", count: 100_000))\"}".utf8), Array("{\"order\": \"A\", \"se".utf8),
    ]
    let path = shop.path("events.ndjson")
    try writeFile(path, Array(lines.joined(separator: [0x0A])))
    let told = shop.run("stream", "--rules", shop.path("tea.rules"), "--jobs", jobs, path)
    let answers = told.results.split(separator: "\n")
    #expect(answers.count == lines.count)
    #expect(answers[0].contains(#""total": "30""#))
    for (index, answer) in answers.enumerated() where answer.contains("\"error\"") {
      #expect(answer.hasPrefix("{\"line\": \(index + 1), \"error\": \""))
    }
    #expect(answers.dropFirst().allSatisfy { !$0.contains("\"total\"") })
  }

  @Test func aMarkIsReadOnlyAtTheVeryStart() throws {
    let mark = "\u{FEFF}" + #"{"order": "A", "set": "drink", "to": "紅茶"}"#
    let told = try stream(mark + "\n" + mark)
    #expect(told.answers[0].contains(#""total": "30""#))
    #expect(told.answers[1].contains(#""error": "not-json""#))
  }

  @Test func whatCannotBeCarriedOutEndsWithTwo() throws {
    let shop = try Shop(["tea.rules": tea, "bad.rules": "currency"])
    #expect(shop.run("stream", "--rules", shop.path("none.rules")).code == .notCarriedOut)
    #expect(shop.run("stream", "--rules", shop.path("bad.rules")).code == .notCarriedOut)
    #expect(shop.run("stream", "--rules", shop.path("tea.rules"), shop.path("none")).code == .notCarriedOut)
    #expect(shop.run("stream", "--rules", shop.path("tea.rules"), "--lang", "xx").code == .notCarriedOut)
    #expect(shop.run("stream", "--jobs", "0").code == .notCarriedOut)
  }
}
