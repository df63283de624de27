import Testing

@testable import RuleDSL

/// Where a line ends, and where its end doesn't count.
struct LineEndTests {
  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", ";", "\n\n\n", " ; ; "])
  func everyEndOfLineIsOne(end: String) {
    #expect(tokens("currency TWD\(end)charge fee") == "currency TWD / charge fee")
    #expect(lexedText("currency TWD\(end)charge fee").errors.isEmpty)
  }

  @Test(arguments: [Shops.drinks, Shops.cupcakes])
  func filesOfWindowsAreTheSame(shop: String) {
    let plain = lexedText(shop)
    let windows = lexedText(shop.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    #expect(windows.tokens.map { $0.kind } == plain.tokens.map { $0.kind })
    #expect(windows.tokens.map { $0.text } == plain.tokens.map { $0.text })
    #expect(windows.tokens.map { $0.column } == plain.tokens.map { $0.column })
    #expect(windows.tokens.flatMap { $0.cells.map { $0.text } } == plain.tokens.flatMap { $0.cells.map { $0.text } })
    #expect(windows.comments.map { $0.text } == plain.comments.map { $0.text })
    #expect(windows.errors.isEmpty)
  }

  @Test func aByteOrderMarkIsNoCharacter() {
    #expect(tokens("\u{FEFF}currency TWD") == "currency TWD")
    #expect(lexicalCodes("\u{FEFF}currency TWD") == [])
    #expect(lexicalCodes("currency \u{FEFF}TWD") == ["invisible-character"])
  }

  @Test func aCommentGoesToTheEndOfItsLine() {
    let file = lexedText("currency TWD # no; cents\n# alone\ncharge fee")
    #expect(file.comments.map { $0.text } == [" no; cents", " alone"])
    #expect(file.comments.map { $0.ownLine } == [false, true])
    #expect(tokens("currency TWD # no; cents\n# alone\ncharge fee") == "currency TWD / charge fee")
    #expect(tokens("text \"a # b\"") == "text \"a # b\"")
  }

  @Test func insideParenthesesFurtherRight() {
    #expect(tokens("let x = max(1\n  2\n)\nlet") == "let x = max ( 1 2 ) / let")
    #expect(tokens("let x = max(1\nlet y") == "let x = max ( 1 / let y")
  }

  @Test(arguments: ["when", "only", "else", "and", "or", "expect", "once", "rounded", "at most"])
  func beforeAWordThatGoesOn(word: String) {
    #expect(tokens("charge fee 5\n  \(word) x") == "charge fee 5 \(word) x")
    #expect(tokens("charge fee 5 # why\n\n# more\n\(word) x") == "charge fee 5 \(word) x")
  }

  @Test func afterARowToo() {
    #expect(tokens("| Tea | 30 |\n  when x") == "|Tea|30| when x")
  }

  @Test func inAnExampleOnlyBeforeExpect() {
    #expect(tokens("example \"a\" {\n x 1\n expect 5\n when 2\n}") == "example \"a\" { x 1 expect 5 / when 2 }")
    #expect(tokens("at\nat home") == "at / at home")
  }

  @Test(arguments: [",", "and", "or", "+", "*", "÷", "=", "!=", "<", "<=", ">", ">="])
  func afterWhatIsUnfinished(sign: String) {
    let typed = sign == "÷" ? "/" : sign
    #expect(tokens("let x = a \(typed)\n  b") == "let x = a \(sign) b")
    #expect(tokens("let x = a \(typed)\ncharge b") == "let x = a \(sign) / charge b")
  }

  @Test func neverAfterAMinus() {
    #expect(tokens("a -\nb") == "a - / b")
  }

  @Test func atTheEdgesOfABlock() {
    #expect(tokens("choice a {\n\n  b\n  c,\n  text,\n  d\n}\n") == "choice a { b / c , text , d }")
  }
}
