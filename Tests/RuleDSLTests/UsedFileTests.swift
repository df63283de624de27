import RulesEngine
import Testing

@testable import RuleDSL

/// A folder of rule files by their paths.
private struct Folder {
  var files: [String: String]

  func compiled(_ main: String) -> CompiledRules {
    compile(SourceFile(name: "shop/\(main)", text: files[main] ?? "")) { path in
      if let text = files[path] { return .file(SourceFile(name: "shop/\(path)", text: text)) }
      if path == "locked.rules" { return .unreadable }
      return files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .missing(among: files.keys.sorted())
    }
  }

  /// What is said of a file, each with its place: `shop/a.rules:1:5 code`.
  func said(_ main: String) -> [String] {
    let compiled = compiled(main)
    let renderer = DiagnosticRenderer(compiled.sources)
    return compiled.diagnostics.map { "\(renderer.location(of: $0.place)) \($0.code)" }
  }
}

@Suite("Files that use each other")
struct UsedFileTests {
  @Test func whatAFileDeclaresIsAsIfWrittenHere() throws {
    let folder = Folder(files: [
      "shop.rules":
        "use \"shared/toppings.rules\"\ncurrency EUR\ncharge \"Tea\" 3\nchoice top { none default, from toppings }",
      "shared/toppings.rules": "list toppings { pearl +1, jelly +0.50 }",
    ])
    let compiled = folder.compiled("shop.rules")
    #expect(compiled.diagnostics == [])
    var order = OrderSession(try #require(compiled.program))
    try order.set("top", to: "pearl")
    #expect(order.shownTotal == "4.00")
    // The line is placed in the file in which it is written.
    let place = try #require(order.quote.lines.last?.place)
    #expect(DiagnosticRenderer(compiled.sources).location(of: place).description == "shop/shared/toppings.rules:1:17")
  }

  /// The path is seen from the file that says it.
  @Test func pathsAreSeenFromTheirFile() {
    let folder = Folder(files: [
      "shop.rules": "use \"a/b/deep.rules\"\ncharge \"A\" fee",
      "a/b/deep.rules": "use \"../../base.rules\"\nuse \"./near.rules\"",
      "a/b/near.rules": "let fee = 5", "base.rules": "currency EUR",
    ])
    #expect(folder.said("shop.rules") == [])
    #expect(
      folder.compiled("shop.rules").sources.map { $0.name } == [
        "shop/shop.rules", "shop/a/b/deep.rules", "shop/base.rules", "shop/a/b/near.rules",
      ])
  }

  @Test func aFileThatTwoOthersUseCountsOnce() throws {
    let folder = Folder(files: [
      "shop.rules": "use \"a.rules\"\nuse \"b.rules\"\ncurrency EUR", "a.rules": "use \"base.rules\"\ncharge \"A\" fee",
      "b.rules": "use \"base.rules\"\ncharge \"B\" fee", "base.rules": "let fee = 2\ncharge \"Base\" fee",
    ])
    let compiled = folder.compiled("shop.rules")
    #expect(compiled.diagnostics == [])
    #expect(OrderSession(try #require(compiled.program)).lines == ["Base 2.00", "A 2.00", "B 2.00"])
  }

  /// Its title, its examples and what they start with are its own.
  @Test func titleAndTestsStayWithTheirFile() throws {
    let folder = Folder(files: [
      "shop.rules": "use \"old.rules\"\nexample \"mine\" {\n  expect 3\n}",
      "old.rules":
        "shop \"Old\"\ncurrency EUR\ncharge \"Tea\" 3\ntoggle x\ngiven { x on }\nexample \"theirs\" {\n  expect 4\n}",
    ])
    let compiled = folder.compiled("shop.rules")
    #expect(compiled.diagnostics == [])
    #expect(compiled.ruleSet.title == nil)
    #expect(compiled.examples.map { $0.title } == ["mine"])
    #expect(compiled.examples[0].run(by: try #require(compiled.program)).passed)
  }

  @Test(arguments: [
    ("currency EUR", "currency EUR", [String]()),
    ("currency EUR", "currency USD", ["shop/shop.rules:2:1 given-twice"]),
    ("rounding half even", "rounding half up", ["shop/shop.rules:2:1 given-twice"]),
    ("rounding to 0.05", "rounding to 0.05", []),
    ("languages en, de", "languages en", ["shop/shop.rules:2:1 given-twice"]),
    ("languages en, fr", "languages en, fr", []),
  ])
  func filesSayTheSame(_ used: String, _ own: String, _ expected: [String]) {
    let both = used.hasPrefix("currency") ? "" : "\ncurrency EUR"
    let folder = Folder(files: ["shop.rules": "use \"used.rules\"\n\(own)\(both)", "used.rules": used])
    #expect(folder.said("shop.rules").filter { !$0.hasSuffix("nothing-sold") } == expected)
  }

  /// Two currencies in one file are a mistake of that file, as ever.
  @Test func twiceInOneFile() {
    let folder = Folder(files: ["shop.rules": "use \"used.rules\"", "used.rules": "currency EUR\ncurrency EUR"])
    #expect(folder.said("shop.rules") == ["shop/used.rules:2:1 given-twice"])
  }

  // MARK: A file that is only used

  @Test func whatSellsNothingNeedsNoCurrency() {
    let folder = Folder(files: [
      "list.rules": "list toppings { pearl +1 }\npart p { toggle a }\ngroup g of toppings { pearl }",
      "option.rules": "choice top { pearl +1 }", "test.rules": "toggle a\nexample \"e\" {\n  expect 0\n}",
    ])
    #expect(folder.said("list.rules") == ["shop/list.rules:3:7 unknown-name"])
    #expect(folder.said("option.rules") == ["shop/option.rules:1:1 no-currency"])
    #expect(folder.said("test.rules") == ["shop/test.rules:1:1 no-currency"])
  }

  /// What a used file offers may stay unused.
  @Test func unusedListsOfAUsedFile() {
    let folder = Folder(files: [
      "shop.rules": "use \"lists.rules\"\ncurrency EUR\nlist own { A }\nchoice top { from a }\ncharge \"A\" 1",
      "lists.rules": "list a { A }\nlist b { B }\npart c { toggle d }",
    ])
    #expect(folder.said("shop.rules") == ["shop/shop.rules:3:6 unused-name"])
  }

  // MARK: What is wrong

  @Test(arguments: [
    ("topings.rules", "file-missing"), ("nothing.rules", "file-missing"), ("", "file-missing"),
    ("folder", "file-missing"), (".", "file-missing"), ("folder/..", "file-missing"), ("locked.rules", "file-missing"),
    ("folder\\\\b.rules", "file-missing"),
    ("../other.rules", "file-outside"), ("folder/../../other.rules", "file-outside"), ("/etc/passwd", "file-outside"),
    ("~/a.rules", "file-outside"), ("shop.rules", "use-circle"), ("./folder/../shop.rules", "use-circle"),
  ])
  func filesThatCanNotBeUsed(_ path: String, _ code: String) {
    let folder = Folder(files: ["shop.rules": "use \"\(path)\"", "toppings.rules": "", "folder/b.rules": ""])
    #expect(folder.said("shop.rules") == ["shop/shop.rules:1:5 \(code)"])
  }

  @Test func theNearFileIsNamed() {
    let folder = Folder(files: ["shop.rules": "use \"shared/topings.rules\"", "shared/toppings.rules": ""])
    let found = folder.compiled("shop.rules").diagnostics
    #expect(found.first?.help == "did you mean `\"shared/toppings.rules\"`?")
  }

  @Test func filesThatUseEachOther() {
    let folder = Folder(files: [
      "shop.rules": "use \"a.rules\"", "a.rules": "use \"b.rules\"", "b.rules": "\nuse \"a.rules\"\nuse \"shop.rules\"",
    ])
    #expect(folder.said("shop.rules") == ["shop/b.rules:2:5 use-circle", "shop/b.rules:3:5 use-circle"])
  }

  @Test func aFileThatIsUsedTwiceInOneFile() {
    let folder = Folder(files: [
      "shop.rules": "use \"a.rules\"\nuse \"a.rules\"", "a.rules": "currency EUR\ncharge \"A\" 1",
    ])
    #expect(folder.said("shop.rules") == ["shop/shop.rules:2:5 given-twice"])
  }

  /// Mistakes are said where they stand, and a line of one file hides no line of another.
  @Test func mistakesStandInTheirFiles() {
    let folder = Folder(files: [
      "shop.rules": "use \"a.rules\"\ncharge \"A\" feee", "a.rules": "currency EURO\nlet fee = (1\n\nchoice c { B, B }",
    ])
    #expect(
      folder.said("shop.rules") == [
        "shop/shop.rules:2:12 unknown-name", "shop/a.rules:1:10 unknown-currency",
        "shop/a.rules:2:13 unclosed-parenthesis", "shop/a.rules:4:15 value-twice",
      ])
  }

  @Test func chainsAndCrowdsOfFilesEnd() {
    var chain: [String: String] = [:]
    for index in 0...40 { chain["f\(index).rules"] = "use \"f\(index + 1).rules\"" }
    #expect(Folder(files: chain).compiled("f0.rules").diagnostics.map { $0.code } == ["too-deep"])
    var crowd: [String: String] = ["main.rules": ""]
    for index in 0...120 {
      crowd["f\(index).rules"] = "let l\(index) = 1"
      crowd["main.rules"]? += "use \"f\(index).rules\"\n"
    }
    #expect(Folder(files: crowd).compiled("main.rules").sources.count == 100)
  }
}
