import RulesEngine
import Testing

@testable import RuleDSL

/// One bad line never hides the next.
struct RecoveryTests {
  /// Lines that can't be read, with what is wrong with each.
  static let badLines: [(text: String, code: DiagnosticCode)] = [
    ("shop", "unexpected"),
    ("currency", "unexpected"),
    ("rounding half", "unexpected"),
    ("languages 5", "unexpected"),
    ("use 5", "unexpected"),
    ("let x", "unexpected"),
    ("let x = )", "unexpected"),
    ("sold topping", "unexpected"),
    ("choice t", "unexpected"),
    ("choice t { a b }", "unquoted-name"),
    ("menu t { a 5 b 6 }", "unexpected"),
    ("number n", "unexpected"),
    ("number n 1 to", "unexpected"),
    ("money n 1 to 5 each", "unexpected"),
    ("toggle t default maybe", "unexpected"),
    ("text", "unexpected"),
    ("charge \"A\"", "unexpected"),
    ("charge \"A\" 5 per", "unexpected"),
    ("charge \"A\" 5 charge \"B\" 6", "unexpected"),
    ("discount 10% of subtotal", "unexpected"),
    ("discount \"A\" 3 for of drink", "unexpected"),
    ("tax \"A\" 5 of subtotal", "unexpected"),
    ("subtotal", "unexpected"),
    ("round to 5", "unexpected"),
    ("best { charge \"A\" 5 }", "unexpected"),
    ("require", "unexpected"),
    ("require a = )", "unexpected"),
    ("require (a", "unclosed-parenthesis"),
    ("require a b", "unexpected"),
    ("forbid \"A\"", "unexpected"),
    ("always", "unexpected"),
    ("item", "unexpected"),
    ("given at 5", "unexpected"),
    ("example { a b }", "unexpected"),
    ("example \"e\" { a }", "unexpected"),
    ("example \"e\" { a 5 expect }", "unexpected"),
    ("drink 30", "unknown-statement"),
    ("{ a }", "unknown-statement"),
    ("}", "stray-brace"),
    ("version 3", "kept-word"),
    ("never a", "kept-word"),
    ("choiec t { a, b }", "unknown-statement"),
    ("item x { shop \"A\" }", "misplaced-statement"),
    ("item x { item y { toggle t } }", "misplaced-statement"),
    ("best of { require a }", "misplaced-statement"),
  ]

  @Test(arguments: badLines.indices)
  func `a bad line is one error, whatever stands beside it`(index: Int) {
    let bad = Self.badLines[index]
    #expect(parsed(bad.text).errors.map { $0.diagnostic.code } == [bad.code])
    for other in Self.badLines {
      let errors = parsed(bad.text + "\n" + other.text).errors
      #expect(errors.map { $0.diagnostic.code } == [bad.code, other.code], "\(bad.text) / \(other.text)")
    }
  }

  @Test(arguments: badLines.indices)
  func `what follows a bad line is read`(index: Int) {
    let file = parsed(Self.badLines[index].text + "\ntoggle after")
    guard case .toggle(let toggle)? = file.statements.last else {
      Issue.record("no toggle")
      return
    }
    #expect(toggle.name.text == "after")
    #expect(!toggle.isBad)
  }

  @Test func `every bad line of a block is reported`() {
    expectDiagnostics(
      """
      choice t {
        a +5 «)»
        b
        «+»5 c
        d «defualt»
        e
      }
      charge "A" foo «bar»
      """, ["unexpected", "unexpected", "misspelt-word", "unexpected"])
  }

  @Test func `a thousand mistakes are the first hundred, in order`() {
    let text = (0..<1000).map { "choice c\($0) {\n a b\n}" }.joined(separator: "\n")
    let errors = parsed(text).errors
    #expect(errors.count == 100)
    #expect(errors.map { $0.place.start } == errors.map { $0.place.start }.sorted())
    #expect(errors.last.map { $0.place.start < 3000 } == true)
  }

  @Test func `a brace found missing at the end is still among the first`() {
    let text = "item x {\n" + (0..<1000).map { "choice c\($0) {\n a b\n}" }.joined(separator: "\n")
    let errors = parsed(text).errors
    #expect(errors.count == 100)
    #expect(errors.first?.diagnostic.code == "unclosed-brace")
  }

  @Test func `a line that goes on is read though the one before can't be`() {
    expectDiagnostics(
      """
      charge "A" 5 «6»
        when «a and b or c»
      choice t {
        a +5 «+6»
          when b «=>» 3
        c
      }
      example "e" {
        size «=» 3
          expect line «5»
      }
      """, ["unexpected", "mixed-and-or", "given-twice", "wrong-comparison", "unexpected", "unexpected"])
  }

  // MARK: Blocks that are never closed

  @Test func `the next statement tells which block was never closed`() {
    expectDiagnostics(
      """
      choice size «{» A, B
      choice temperature { hot, cold }
      """, ["unclosed-brace"])
    expectDiagnostics(
      """
      item drink {
        choice size «{» A
          B
        charge "Tea" 5
      }
      charge "Delivery" 3
      """, ["unclosed-brace"])
    expectDiagnostics(
      """
      item drink «{»
        choice size { A, B }
        charge "Tea" 5
      example "e" { expect no total }
      """, ["unclosed-brace"])
    expectDiagnostics("item a «{»\n  choice b «{»\n    c", ["unclosed-brace", "unclosed-brace"])
  }

  @Test func `a step goes on behind changes that are never closed`() {
    expectDiagnostics(
      """
      example "e" {
        drink 1 «{» size L   expect 5
        drink 1 { size M }   expect 4
      }
      toggle t
      """, ["unclosed-brace"])
  }

  @Test func `in a right file columns say nothing`() {
    let file = parsed(
      "item drink {\nchoice size {\nfirst\nsecond\n}\nmenu tea {\ngroup milk \"M\"\n| a | 5 |\n}\n}\ntoggle t")
    #expect(file.errors.isEmpty)
    #expect(file.statements.count == 2)
  }

  @Test func `a brace too many is one error`() {
    expectDiagnostics("choice a { b, c }\n«}»\ntoggle t", ["stray-brace"])
    expectDiagnostics("charge \"A\" 5 «}»\ntoggle t", ["stray-brace"])
  }

  // MARK: What is kept

  @Test func `a slip in a statement word is reported, and the block is checked`() {
    expectDiagnostics(
      """
      «choiec» size { A, B }
      «choices» topping {
        a
        «b c» +5
      }
      """, ["unknown-statement: `choice`", "unknown-statement", "unquoted-name"])
    #expect(parsed("choiec size { A, B }").statements.count == 1)
    #expect(parsed("CHOICE size { A, B }").errors.isEmpty)
  }

  @Test(arguments: [
    "choice n foo { a, b }", "choice n", "menu n by { a 5 }", "list n", "number n", "number n 1 to x",
    "toggle n default",
    "text n 5", "let n", "let n = )", "group n {", "item n foo { toggle t }", "part n", "choice \"n\" { a }",
  ])
  func `a bad declaration still declares its name`(text: String) {
    let file = parsed(text)
    #expect(file.errors.count == 1)
    let declared: (name: String, isBad: Bool)? =
      switch file.statements.first {
      case .choice(let it): (it.name.text, it.isBad)
      case .list(let it): (it.name.text, it.isBad)
      case .number(let it): (it.name.text, it.isBad)
      case .toggle(let it): (it.name.text, it.isBad)
      case .text(let it): (it.fields[0].name.text, it.isBad)
      case .let(let it): (it.name.text, it.isBad)
      case .group(let it): (it.name.text, it.isBad)
      case .item(let it): (it.name.text, it.isBad)
      case .part(let it): (it.name.text, it.isBad)
      default: nil
      }
    #expect(declared?.name == "n")
    #expect(declared?.isBad == true)
  }

  @Test func `a bad row still declares its value`() {
    let file = parsed("menu d {\n  | a | 30 | foo\n  | b | 30 |\n  c d e\n}")
    guard case .choice(let menu)? = file.statements.first else {
      Issue.record("no menu")
      return
    }
    #expect(!menu.isBad)
    #expect(menu.entries.entries.count == 3)
    guard case .row(let row)? = menu.entries.entries.first else {
      Issue.record("no row")
      return
    }
    #expect(row.isBad)
    #expect(row.row.cells.map { $0.text } == ["a", "30"])
  }

  @Test func `a line that the lexer reported has no second error`() {
    #expect(parsed("choice a { \"b\ntoggle t").errors.isEmpty)
    #expect(parsed("charge \"A\" $5\ntoggle t").errors.isEmpty)
  }

  @Test func `any beginning of a file can be read`() {
    let text = Array(Shops.drinks.utf8)
    for end in stride(from: 0, to: text.count, by: 3) {
      _ = parsed(String(decoding: text[..<end], as: UTF8.self)).errors.map { $0.diagnostic }
    }
  }

  @Test func `any tokens in any order can be read`() {
    let pieces = [
      "choice", "charge", "item", "example", "best of", "let", "x", "a b", "{", "}", "(", ")", ",", "\n", "\n", "+",
      "-",
      "5", "10%", "\"t\"", "of", "when", "is", "not", "and", "or", "per", "by", "\n| a | 5 |", "expect", "from",
      "default",
      "to", "at most", "up to", "2026-12-01", "20:00", "=", "cheapest 1", "graduated",
    ]
    var random = Dice(seed: 7)
    for _ in 0..<2000 {
      let text = (0..<40).map { _ in pieces[random.next(pieces.count)] }.joined(separator: " ")
      let file = parsed(text)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(file.errors.count <= lines)
      for error in file.errors { #expect(!error.diagnostic.message.isEmpty) }
    }
  }
}
