import Foundation
import Testing

@testable import rulecheck

struct PriceCommandTests {
  @Test func anOrderIsPricedWithWhatIsWrongWithIt() throws {
    let shop = try Shop(["tea.rules": tea])
    let order = #"{"drink": "紅茶", "size": "大杯", "topping": {"白玉": 2}}"#
    let priced = shop.run("price", "--rules", shop.path("tea.rules"), "-", input: order)
    #expect(priced.code == .findings)
    #expect(priced.results.contains("紅茶 (大杯)"))
    #expect(priced.results.contains("TWD 55"))
    #expect(priced.results.contains("請輸入姓名"))
    #expect(priced.results.contains("priced with \(shop.path("tea.rules"))"))
  }

  @Test func aMistakeInAnExampleIsNoReasonNotToSell() throws {
    let shop = try Shop(["tea.rules": tea + "\nexample \"slip\" { drink cofee  expect 3O }"])
    let order = #"{"drink": "紅茶", "name": "Lin"}"#
    let priced = shop.run("price", "--rules", shop.path("tea.rules"), "-", input: order)
    #expect(priced.code == .allWell)
    #expect(priced.results.contains("TWD 30"))
    #expect(shop.run("check", shop.path("tea.rules")).code == .findings)
    #expect(shop.run("test", shop.path("tea.rules")).code == .findings)
  }

  @Test func theLanguageOfLabelsAndMessagesCanBeChosen() throws {
    let shop = try Shop(["tea.rules": tea])
    let order = #"{"drink": "Black tea", "size": "Large"}"#
    let priced = shop.run("price", "--rules", shop.path("tea.rules"), "--lang", "en", "-", input: order)
    #expect(priced.results.contains("Black tea (Large)"))
    #expect(priced.results.contains("Enter a name"))
  }

  @Test func aSelectionThatIsNotInTheRulesIsRefusedWithTheNearName() throws {
    let shop = try Shop(["tea.rules": tea])
    let order = #"{"drink": "紅茶", "siz": "大杯", "topping": ["白玉", "黑玉"], "name": "Lin"}"#
    let priced = shop.run(
      "price", "--rules", shop.path("tea.rules"), "--format", "json", "-", input: order)
    #expect(priced.code == .findings)
    #expect(priced.results.contains(#""path": "/siz""#))
    #expect(priced.results.contains(#""near": "size""#))
    #expect(priced.results.contains(#""path": "/topping/1""#))
    #expect(priced.results.contains(#""total": "40""#))
    #expect(priced.results.contains(#""mayBePlaced": false"#))
  }

  @Test func everyEventHasItsQuote() throws {
    let shop = try Shop([
      "tea.rules": tea,
      "clicks.json": """
      {"rules": "tea", "events": [{"set": "drink", "to": "紅茶"}, {"set": "topping", "value": "白玉", "to": 1},
       {"set": "size", "to": "巨杯"}, {"clear": "topping"}, {"set": "name", "to": "Lin"}]}
      """,
    ])
    let priced = shop.run("price", shop.path("clicks.json"), "--format", "json")
    let totals = priced.results.split(separator: "\n").map { line in
      line.contains(#""total": "30""#) ? 30 : line.contains(#""total": "40""#) ? 40 : 0
    }
    #expect(totals == [30, 40, 40, 30, 30])
    #expect(priced.code == .allWell)
  }

  @Test func everyLineOfSeveralOrdersHasOneAnswer() throws {
    let shop = try Shop(["tea.rules": tea])
    let orders = """
      {"order": "A", "drink": "紅茶", "name": "Lin"}
      {"order": "B", "drink":
      [1, 2]
      {"order": "C", "drink": "歐蕾", "size": "大杯", "name": "Lin"}
      """
    let priced = shop.run("price", "--rules", shop.path("tea.rules"), "-", input: orders)
    let answers = priced.results.split(separator: "\n")
    #expect(answers.count == 4)
    #expect(answers[0].contains(#""order": "A""#) && answers[0].contains(#""total": "30""#))
    #expect(answers[1].contains(#""error": "not-json""#) && answers[1].contains(#""line": 2"#))
    #expect(answers[2].contains(#""error": "not-an-order""#))
    #expect(answers[3].contains(#""total": null"#))
    #expect(priced.code == .findings)
  }

  @Test func theTimeIsToldOnTheCommandLine() throws {
    let shop = try Shop(["night.rules": "currency EUR\ncharge \"Night\" 2 when time is 20:00 to 02:00\n"])
    let path = shop.path("night.rules")
    #expect(shop.run("price", "--rules", path, "-", input: "{}").results.contains("no total"))
    let night = shop.run("price", "--rules", path, "--at", "2026-05-01T21:00", "-", input: "{}")
    #expect(night.results.contains("EUR 2.00"))
    #expect(night.code == .allWell)
  }

  @Test(arguments: ["[1]", "3", #"{"drink": "#, #"{"drink": 1, "drink": 2}"#, ""])
  func whatIsNoOrderEndsWithTwo(_ input: String) throws {
    let shop = try Shop(["tea.rules": tea])
    let priced = shop.run("price", "--rules", shop.path("tea.rules"), "-", input: input)
    #expect(priced.code == .notCarriedOut)
    #expect(priced.results.isEmpty)
    #expect(priced.notices.contains("error:"))
  }
}

struct CheckCommandTests {
  @Test func allMistakesOfAFileAreReportedAtOnce() throws {
    let shop = try Shop(["bad.rules": "currency EUR\ncharge \"A\" 18,50\ncharge \"B\" nope\ntoggle a only when a\n"])
    let checked = shop.run("check", "--format", "short", shop.path("bad.rules"))
    #expect(checked.code == .findings)
    let lines = checked.results.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("bad.rules:2:12: error:") && lines[0].hasSuffix("[comma-between-digits]"))
    #expect(lines[1].contains("bad.rules:3:12: error:") && lines[1].hasSuffix("[unknown-name]"))
    #expect(lines[2].contains("bad.rules:4:8: error:") && lines[2].hasSuffix("[cycle]"))
  }

  @Test func aWarningCanBeMadeToFail() throws {
    let shop = try Shop(["case.rules": "currency EUR\ncharge \"A\" 1\ntoggle gift\ntoggle Gift\n"])
    #expect(shop.run("check", shop.path("case.rules")).code == .allWell)
    #expect(shop.run("check", "--fail-on", "warning", shop.path("case.rules")).code == .findings)
  }

  @Test func whoeverReadsAMistakeIsToldHowToLearnMore() throws {
    let bad = "currency EUR\ntoggle gift\ntoggle Gift\ncharge \"A\" nope\n"
    let shop = try Shop(["bad.rules": bad, "tea.rules": tea])
    let checked = shop.run("check", shop.path("bad.rules"))
    #expect(checked.notices.hasSuffix("\nFor more about a mistake: rulecheck explain unknown-name\n"))
    #expect(shop.run("check", shop.path("tea.rules")).notices.isEmpty)
    #expect(shop.run("check", "--format", "short", shop.path("bad.rules")).notices.isEmpty)
  }

  @Test func theSummarySaysWhatTheShopSells() throws {
    let shop = try Shop(["tea.rules": tea])
    let checked = shop.run("check", shop.path("tea.rules"))
    #expect(checked.results.contains("TWD, in steps of 1"))
    #expect(checked.results.contains("drink (2)"))
  }

  @Test func aFileThatIsNotThereIsNamedWithTheNearOne() throws {
    let shop = try Shop(["tea.rules": tea])
    let checked = shop.run("check", shop.path("tee.rules"))
    #expect(checked.code == .notCarriedOut)
    #expect(checked.notices.contains("tea.rules"))
  }
}

struct TestCommandTests {
  @Test func aFailureShowsExpectedActualAndTheLines() throws {
    let failing = tea + "\nexample \"wrong\" {\n  drink 紅茶, name \"Lin\"   expect 31\n}\n"
    let shop = try Shop(["tea.rules": failing])
    let tested = shop.run("test", shop.path("tea.rules"))
    #expect(tested.code == .findings)
    #expect(tested.results.contains("expected 31"))
    #expect(tested.results.contains("actual   30"))
    #expect(tested.results.contains("紅茶 (中杯)"))
    #expect(tested.results.contains("1 example passed, 1 failed"))
    #expect(shop.run("test", "--filter", "large", shop.path("tea.rules")).code == .allWell)
  }

  @Test func anUnknownNameInAnExampleIsAMistakeOfTheFile() throws {
    let shop = try Shop(["tea.rules": tea + "\nexample \"typo\" {\n  drnk 紅茶   expect 30\n}\n"])
    let tested = shop.run("test", shop.path("tea.rules"))
    #expect(tested.code == .findings)
    #expect(tested.notices.contains("drink"))
  }

  @Test(arguments: [["tst"], ["price", "--rulez", "x"], ["check", "--format", "jsn"]])
  func aMisspeltWordIsAnsweredWithTheNearOne(_ words: [String]) throws {
    var console = Console.inMemory()
    #expect(Rulecheck.run(words, &console) == .notCarriedOut)
    #expect(console.notices.text.contains("did you mean"))
  }
}

struct UsedFileCommandTests {
  private let files = [
    "shop.rules":
      "use \"toppings.rules\"\ncurrency EUR\ncharge \"Tea\" 3\nchoice top { none default, from toppings }\n"
      + "example \"pearls\" {\n  top pearl expect 4\n}\n",
    "toppings.rules": "list toppings { pearl +1 }\n",
  ]

  @Test func linksThatLeadOutOfTheFolderAreNotFollowed() throws {
    let (shop, other) = (try Shop(files), try Shop(files))
    for (name, target) in [("inside.rules", "toppings.rules"), ("out.rules", other.path("toppings.rules"))] {
      try FileManager.default.createSymbolicLink(atPath: shop.path(name), withDestinationPath: target)
    }
    try FileManager.default.createSymbolicLink(atPath: shop.path("folder"), withDestinationPath: other.folder)
    for (used, codes) in [("inside", 0), ("out", 1), ("folder/toppings", 1)] {
      try "currency EUR\nmenu a { x 1 }\nuse \"\(used).rules\"\nchoice top { none default, from toppings }\n"
        .write(toFile: shop.path("main.rules"), atomically: true, encoding: .utf8)
      let said = shop.run("check", "--format", "short", shop.path("main.rules")).results
      #expect(said.components(separatedBy: "[file-outside]").count == codes + 1, "\(used): \(said)")
    }
  }

  /// Seen from the folder of the file, wherever the command is called.
  @Test func filesAreReadFromTheirFolder() throws {
    let shop = try Shop(files)
    #expect(shop.run("test", shop.path("shop.rules")).results.contains("1 example passed, 0 failed"))
    let priced = shop.run(
      "price", "--rules", shop.path("shop.rules"), "--format", "json", "-", input: #"{"top": "pearl"}"#)
    #expect(priced.code == .allWell)
    #expect(priced.results.contains(#""rule": "\#(shop.path("toppings.rules")):1:17""#))
  }

  @Test func whatIsOnlyForOthersIsNoMistake() throws {
    let shop = try Shop(files)
    let checked = shop.run("check", shop.path("toppings.rules"))
    #expect(checked.code == .allWell)
    #expect(checked.results.contains("it is for other files to use"))
    #expect(shop.run("test", shop.folder).code == .allWell)
    let priced = shop.run("price", "--rules", shop.path("toppings.rules"), "-", input: "{}")
    #expect(priced.code == .notCarriedOut)
    #expect(priced.notices.contains("sells nothing by itself"))
  }

  @Test func mistakesAreShownInTheFileThatHasThem() throws {
    var bad = files
    bad["toppings.rules"] = "list toppings { pearl +1元 }\nuse \"toping.rules\"\nuse \".\"\n"
    let shop = try Shop(bad)
    let lines = shop.run("check", "--format", "short", shop.path("shop.rules")).results.split(separator: "\n")
    #expect(
      lines.map { $0.split(separator: " ")[0] } == [
        "\(shop.path("toppings.rules")):1:24:", "\(shop.path("toppings.rules")):2:5:",
        "\(shop.path("toppings.rules")):3:5:",
      ])
    let shown = shop.run("check", shop.path("shop.rules")).notices
    #expect(shown.contains("did you mean `\"toppings.rules\"`?"))
    #expect(shown.contains("3 | use \".\""))
  }
}
