import Testing

@testable import RuleDSL

@Suite("Which line ends count")
struct LineLayoutTests {
  /// The source with a `⏎` where its line ends count.
  private func lines(_ source: String) -> String {
    var text = ""
    var isFirst = true
    for token in lexed(source).tokens where token.kind != .endOfFile {
      if token.kind == .lineEnd {
        text += "⏎"
        isFirst = true
      } else {
        if !isFirst { text += " " }
        text += token.kind == .word || token.kind == .number ? token.text : token.asText
        isFirst = false
      }
    }
    return text
  }

  @Test("Every kind of line end, and the ;", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", ";", "；"])
  func kinds(end: String) {
    #expect(tokenText("a\(end)b") == "word(a) ; word(b)")
  }

  @Test("Line ends of another kind give the same tokens")
  func sameTokens() {
    let source = "choice a { # one\n  x default\n\n  | y | 1 |\n}\ncharge \"x\" 5\n  when a\n"
    #expect(tokenText(source.replacing("\n", with: "\r\n")) == tokenText(source))
    #expect(tokenText(source.replacing("\n", with: "\r")) == tokenText(source))
  }

  @Test("(1) Inside parentheses, when the next line stands further right")
  func parentheses() {
    #expect(lines("let a = max(1\n  2)\nb") == "let a = max ( 1 2 )⏎b")
    #expect(lines("let a = max(1\nlet b = 2\nlet c = 3") == "let a = max ( 1⏎let b = 2⏎let c = 3")
    #expect(lines("x is one of (\n  a,\n  b\n)\ny") == "x is one of ( a , b )⏎y")
    #expect(lines("{\n  let a = (b\n    c)\n}") == "{ let a = ( b c ) }")
  }

  @Test(
    "(2) Before a line that goes on",
    arguments: ["when a", "only when a", "else \"x\"", "and a", "or a", "expect 5", "once", "rounded up", "at most 3"])
  func goesOn(line: String) {
    #expect(lines("charge x 5\n  \(line)\nlet b = 1").hasSuffix("⏎let b = 1"))
    #expect(!lines("charge x 5\n  \(line)\nlet b = 1").contains("x 5⏎"))
    #expect(!lines("charge x 5   # note\n\n# more\n\n  \(line)").contains("⏎"))
    #expect(!lines("menu m {\n| a | 1 |\n  \(line)\n}").contains("⏎"))
  }

  @Test("(2) Not before such a word with another meaning")
  func doesNotGoOn() {
    #expect(lines("a\nat 2026-12-01") == "a⏎at date(2026-12-01)")
    #expect(lines("a\nWhen b") == "a⏎When b")
    #expect(lines("a; when b") == "a⏎when b")
  }

  @Test("(2) In examples only before expect")
  func examples() {
    #expect(
      lines("example \"e\" {\n  drink x\n  expect 5\n  once on\n  + drink {\n    rounded 1\n    when 2\n  }\n}")
        == "example string(e) { drink x expect 5⏎once on⏎+ drink { rounded 1⏎when 2 } }")
    #expect(lines("given {\n  a b\n  only c\n}\ncharge y 5\n  when z") == "given { a b⏎only c }⏎charge y 5 when z")
  }

  @Test("(2) A second expect is a step of its own")
  func secondExpect() {
    #expect(
      lines("example \"e\" {\n  drink x\n  expect 5\n  expect placed\n  size y   expect 6\n  expect 7\n}")
        == "example string(e) { drink x expect 5⏎expect placed⏎size y expect 6⏎expect 7 }")
  }

  @Test(
    "(3) After what can't be the end",
    arguments: [",", "and", "or", "+", "*", "/", "=", "!=", "<", "<=", ">", ">=", "≥"])
  func unfinished(sign: String) {
    #expect(!lines("let a = b \(sign)\nc").contains("⏎"))
    #expect(lines("let a = b \(sign)\nchoice c").hasSuffix("⏎choice c"))
    #expect(lines("let a = b \(sign)\nCharge \"x\" 5").contains("⏎Charge"))
  }

  @Test("Every statement word begins a statement, in any case")
  func statementWords() {
    for word in StatementWord.allCases.map({ $0.rawValue }) + ["version", "never"] {
      #expect(beginsNewStatement(word) && beginsNewStatement(word.uppercased()))
    }
    #expect(!beginsNewStatement("languagess") && !beginsNewStatement("when"))
  }

  @Test("(3) Never after -, which is also \"not sold\"")
  func dash() {
    #expect(lines("{\n  Small -\n  Large 5\n}") == "{ Small -⏎Large 5 }")
  }

  @Test("(4) After {, before }, after another line end, after a comma in a block, at both ends of the file")
  func blocks() {
    #expect(lines("\n\nchoice a {\n\n  x,\n  choice,\n\n\n  y\n\n}\n\n\nb\n") == "choice a { x , choice , y }⏎b")
    #expect(lines(";;a;;b;;") == "a⏎b")
    #expect(lines("") == "")
    #expect(lines("# only a comment\n") == "")
  }

  @Test("A row stands on its own")
  func rows() {
    #expect(lines("menu m {\n  | a | 1 |\n  | b | 2 |   # note\n}\n") == "menu m { row(a|#1)⏎row(b|#2) }")
  }
}
