import Testing

@testable import RuleDSL

/// Each rule of the written form, a text and what becomes of it.
@Suite("The written form")
struct WrittenFormTests {
  private func expect(
    _ text: String, becomes form: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let written = try formatted(text, sourceLocation: sourceLocation)
    #expect(written == (form.isEmpty ? "" : form + "\n"), sourceLocation: sourceLocation)
    try expectGoodForm(of: text, sourceLocation: sourceLocation)
  }

  // MARK: Blanks and signs

  @Test(arguments: [
    ("currency   USD", "currency USD"),
    ("Currency USD", "currency USD"),
    ("CHOICE size{A default,B+5}", "choice size { A default, B +5 }"),
    ("choice none-yet {}", "choice none-yet { }"),
    ("let a = 10 %   of subtotal-fee-1", "let a = 10% of subtotal-fee-1"),
    ("let a=( b )-c", "let a = (b) - c"),
    ("let a = b*c/ 2+ -d", "let a = b * c / 2 + -d"), ("let a = b-  - - c", "let a = b - - -c"),
    ("let a = max ( 0,count of toppings )", "let a = max(0, count of toppings)"),
    ("let a = b>=3 and not( c or d )", "let a = b >= 3 and not (c or d)"),
    (
      "discount \"Any three\" 3 for ( 40 + 5 ) of(drink where size is M)",
      "discount \"Any three\" 3 for (40 + 5) of (drink where size is M)"
    ),
    ("discount \"Set\" to 120 for 1 drink+2 cake", "discount \"Set\" to 120 for 1 drink + 2 cake"),
    ("number quantity - 5 to 20 + 5 each", "number quantity -5 to 20 +5 each"),
    ("charge \"A\" per size { M  -,L ? , (S,XL)( fee+1 ) }", "charge \"A\" per size { M -, L ?, (S, XL) (fee + 1) }"),
    ("require a is one of( 1,A )", "require a is one of (1, A)"),
  ])
  func blanks(text: String, form: String) throws {
    try expect(text, becomes: form)
  }

  @Test(arguments: [
    ("ｃｈｏｉｃｅ size　｛ Ｍ　＋１０、Ｌ –５ ｝", "choice size { M +10, L -5 }"),
    ("let a = b×c÷2−d", "let a = b * c / 2 - d"),
    ("require a ≥ 3 and b≦４．５ and c ≠ 1 ＃ 註", "require a >= 3 and b <= 4.5 and c != 1  # 註"),
    ("charge “Cups” 2；charge 「杯」 3", "charge \"Cups\" 2\ncharge \"杯\"   3"),
    ("charge 「say \"a\\\\\"」 2", "charge \"say \\\"a\\\\\\\"\" 2"),
    ("charge ＂a \\\" b＂ 2", "charge \"a \\\" b\" 2"),
    ("charge \"{a} “b” ×　１\" 2", "charge \"{a} “b” ×　１\" 2"),
  ])
  func plainPunctuation(text: String, form: String) throws {
    try expect(text, becomes: form)
  }

  // MARK: Clauses

  @Test(arguments: [
    ("charge \"A\" 5 when gift per cups", "charge \"A\" 5 per cups when gift"),
    (
      "charge \"A\" 5 rounded down when gift once, at most 9 per cups",
      "charge \"A\" 5 per cups at most 9 once rounded down when gift"
    ),
    (
      "choice a only when b by size cheapest 1 included up to 2 each at most 3 kinds choose 0 to 5 { C }",
      "choice a by size choose 0 to 5, at most 3 kinds, up to 2 each, cheapest 1 included only when b { C }"
    ),
    ("choice a, up to 2 each choose 1 { C }", "choice a choose 1, up to 2 each { C }"),
    ("choice a, at most 2 kinds optional when b { C }", "choice a optional when b, at most 2 kinds { C }"),
    ("number n 1 to 9 +5 each default 2 step 1", "number n 1 to 9 step 1 default 2 +5 each"),
    ("toggle gift +2 default on only when a", "toggle gift default on +2 only when a"),
    ("item tea times cups choose 1 to 9 { toggle a }", "item tea choose 1 to 9 times cups { toggle a }"),
    (
      "choice a { B sold out counts 2 default +5 up to 3 en \"b\" when c else \"no\" }",
      "choice a { B en \"b\" +5 default up to 3 counts 2 sold out when c else \"no\" }"
    ),
    ("tax \"VAT\" 5% of subtotal when a rounded down", "tax \"VAT\" 5% of subtotal rounded down when a"),
    (
      "charge \"A\" per n when a at most 5 { from 1 2 }",
      "charge \"A\" per n at most 5 when a { from 1 2 }"
    ),
  ])
  func clausesComeInTheirOrder(text: String, form: String) throws {
    try expect(text, becomes: form)
  }

  @Test func aClauseTakesItsLineAlong() throws {
    try expect(
      "charge \"A\" 5\n    when gift per cups\n    once", becomes: "charge \"A\" 5 per cups\n  once\n  when gift")
    try expect(
      "choice a choose 0 to 3,\n up to 2 each, at most 3 kinds { B }",
      becomes: "choice a choose 0 to 3, at most 3 kinds,\n  up to 2 each { B }")
    try expect("choice a,\n up to 2 each choose 3 { B }", becomes: "choice a choose 3,\n  up to 2 each { B }")
  }

  @Test func clausesWithACommentStayWhereTheyAre() throws {
    try expect(
      "charge \"A\" 5\n    when gift per cups # each\n once",
      becomes: "charge \"A\" 5\n  when gift per cups  # each\n  once")
    try expect("charge \"A\" 5 # base\n when gift per cups", becomes: "charge \"A\" 5  # base\n  when gift per cups")
    try expect("charge \"A\" 5 when gift per cups # each", becomes: "charge \"A\" 5 per cups when gift  # each")
  }

  // MARK: Lines

  @Test func eachStatementHasItsLine() throws {
    try expect("currency USD; toggle a;toggle b", becomes: "currency USD\ntoggle a\ntoggle b")
    try expect(
      "best of { discount \"A\" 1; discount \"B\" 2 }", becomes: "best of {\n  discount \"A\" 1\n  discount \"B\" 2\n}")
    try expect(
      "example \"a\" { n 1   expect 2; n 2 expect 3 }",
      becomes: "example \"a\" {\n  n 1   expect 2\n  n 2   expect 3\n}")
    try expect("best of { discount \"A\" 1 }", becomes: "best of { discount \"A\" 1 }")
  }

  @Test func aStepThatOnlyExpectsStaysApart() throws {
    try expect("example \"a\" {\n expect 1;  expect 2\n}", becomes: "example \"a\" {\n  expect 1; expect 2\n}")
    try expect("example \"a\" { # none\n expect 1\n}", becomes: "example \"a\" {  # none\n  expect 1\n}")
  }

  @Test func aListKeepsItsLines() throws {
    try expect("choice a { B, C ; D }", becomes: "choice a { B, C, D }")
    try expect("choice a {\nB,\nC, D\n\n\n  E\n}", becomes: "choice a {\n  B\n  C, D\n\n  E\n}")
    try expect("choice a { B,\n C }", becomes: "choice a {\n  B\n  C\n}")
    try expect("choice a {\n\n}", becomes: "choice a { }")
    try expect("choice a { # none\n}", becomes: "choice a {  # none\n}")
    try expect("choice a { B, once,\n once, rounded }", becomes: "choice a {\n  B, once,\n  once, rounded\n}")
  }

  @Test func aListWithoutRoomHasALineForEach() throws {
    let values = (1...12).map { "value-\($0)" }
    let long = "choice a-longer-name { \(values.joined(separator: ", ")), B }"
    let exact = "choice a { " + String(repeating: "x", count: 87) + " }"
    #expect(exact.count == 100)
    try expect(exact, becomes: exact)
    let tooLong = "choice a { " + String(repeating: "x", count: 86) + ", B }"
    try expect(tooLong, becomes: "choice a {\n  \(String(repeating: "x", count: 86))\n  B\n}")
    let wide = "choice a { " + String(repeating: "杯", count: 44) + " }"
    try expect(wide, becomes: "choice a {\n  \(String(repeating: "杯", count: 44))\n}")
    try expect(long, becomes: "choice a-longer-name {\n" + (values + ["B"]).map { "  \($0)\n" }.joined() + "}")
  }

  @Test func aStepIsNeverBroken() throws {
    let step = "toppings { " + (1...30).map { "v\($0) 2" }.joined(separator: ", ") + " }   expect 5"
    try expect("example \"a\" {\n\(step)\n}", becomes: "example \"a\" {\n  \(step)\n}")
  }

  @Test func linesThatGoOnStandOneLevelFurther() throws {
    try expect(
      "require a is chosen\nand b is chosen\n      else \"x\"",
      becomes: "require a is chosen\n  and b is chosen\n  else \"x\"")
    try expect("let a = b +\nc", becomes: "let a = b +\n  c")
    try expect(
      "require (a and\n  b and (c or\n d)\n ) else \"x\"", becomes: "require (a and\n  b and (c or\n  d)\n) else \"x\"")
    try expect("text a,\n\n b", becomes: "text a,\n  b")
    try expect(
      "charge \"A\" per n\n when a { from 1 2\n from 3 4 }",
      becomes: "charge \"A\" per n\n  when a {\n    from 1 2\n    from 3 4\n  }")
    try expect("example \"a\" {\na 1,\nb 2\nexpect 3\n}", becomes: "example \"a\" {\n  a 1,\n    b 2\n    expect 3\n}")
  }

  @Test func changesThatWereWrittenOnLinesStayThere() throws {
    try expect(
      "example \"a\" {\n+ tea {\nsize M,\n toppings { A,\n B 2 } } expect 5\n}",
      becomes: """
        example "a" {
          + tea {
            size M
            toppings {
              A
              B 2
            }
          }   expect 5
        }
        """)
  }

  // MARK: Comments and blank lines

  @Test func commentsAndBlankLinesStay() throws {
    try expect(
      "\n\n#   one  \n\n\n\n  #two\ncurrency USD   #three\n\n\ntoggle a\n   # last\n\n\n",
      becomes: "#   one\n\n#two\ncurrency USD  #three\n\ntoggle a\n# last")
    try expect(
      "choice a {\n\n # first\n B # b\n\n # second\nC\n# end\n\n}",
      becomes: "choice a {\n  # first\n  B  # b\n\n  # second\n  C\n  # end\n}")
    try expect("charge \"A\" 5\n# why\n\n  when b", becomes: "charge \"A\" 5\n  # why\n  when b")
    try expect("choice a { B, # b\n# c\nC }", becomes: "choice a {\n  B  # b\n  # c\n  C\n}")
    try expect("", becomes: "")
    try expect("\u{FEFF}\r\n", becomes: "")
    try expect(
      "\u{FEFF}# a\r\n\r\ncurrency USD\rtoggle a\u{2028}toggle b", becomes: "# a\n\ncurrency USD\ntoggle a\ntoggle b")
  }

  @Test func aLineOfWhichACommentAllowsSomethingStaysWhole() throws {
    let values = (1...20).map { "value-\($0)" }.joined(separator: ", ")
    let list = "choice a { \(values) }"
    for text in [
      "\(list)  # allow: look-alike", "# allow: look-alike\n\(list)", "toggle a; toggle b  # allow: look-alike",
    ] {
      try expect(text, becomes: text)
    }
    let broken = "choice a { B, C  # allow: look-alike\n  D\n}\ntoggle b"
    try expect(broken, becomes: broken)
    let steps = "example \"a\" { b on; b off }  # Allow: x"
    try expect(steps, becomes: "example \"a\" { b on; b off }  # Allow: x")
    #expect(try formatted("toggle a; toggle b  # allowed") == "toggle a\ntoggle b  # allowed\n")
  }

  @Test func commentsOfLinesBelowEachOtherStandBelowEachOther() throws {
    try expect(
      "toggle a # 1\ntoggle longer # 2\ntoggle b\ntoggle c # 3\n\ntoggle longest # 4",
      becomes: "toggle a       # 1\ntoggle longer  # 2\ntoggle b\ntoggle c  # 3\n\ntoggle longest  # 4")
    let long = "let a = " + (1...20).map { "b\($0)" }.joined(separator: " + ")
    try expect("\(long) # 1\ntoggle a # 2", becomes: "\(long)  # 1\ntoggle a  # 2")
  }
}
