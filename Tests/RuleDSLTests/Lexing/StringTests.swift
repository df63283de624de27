import Testing

@testable import RuleDSL

@Suite("Text in quotes")
struct StringTests {
  @Test(
    "Each kind of quotes closes with its own mark",
    arguments: [
      (#""a “b” 「c」""#, "string(a “b” 「c」)"), (#"“a "b"”"#, #"string(a "b")"#), (#"「a "b”」"#, #"string(a "b”)"#),
      ("『a「b」』", "string(a「b」)"), (#""""#, "string()"), (#""a" b"#, "string(a) word(b)"),
    ])
  func quotes(typed: String, tokens: String) {
    #expect(tokenText(typed) == tokens)
    #expect(lexed(typed).errors.isEmpty)
  }

  @Test(
    "A text touches no name and no comment",
    arguments: [
      (#"a"b""#, #"a "b""#), (#""a"b"#, #""a" b"#), (#"茶「b」"#, #"茶 「b」"#), (#"5"b""#, #"5 "b""#),
      (##""a"# b"##, ##""a" # b"##),
    ])
  func touching(typed: String, plain: String) {
    #expect(lexed(typed).errors.map { $0.diagnostic.code } == ["missing-blank"])
    #expect(mended(typed) == plain)
    #expect(tokenText(typed) == tokenText(plain))
  }

  @Test("A quote, a backslash and a brace are escaped")
  func escapes() {
    #expect(tokenText(#""a \" b \\ c \{ d""#) == #"string(a " b \ c { d)"#)
    #expect(tokenText(#""\\""#) == #"string(\)"#)
  }

  @Test("Nothing else is escaped")
  func unknownEscape() {
    #expect(errorTexts(#"x "a\nb""#) == [#"unknown-escape: \n"#])
    #expect(tokenText(#""a\nb" c"#) == #"string(a\nb) word(c)"#)
    #expect(errorTexts(#"「a\」"#) == [#"unknown-escape: \"#])
  }

  @Test("A # or a ; in quotes is text")
  func signs() {
    #expect(tokenText(#""a # b ; c" d"#) == "string(a # b ; c) word(d)")
  }

  @Test("A text ends with its line, and the next line goes on")
  func unclosed() {
    #expect(errorTexts("shop \"Tea\ncurrency TWD") == ["unclosed-quote: \"Tea"])
    #expect(tokenText("shop \"Tea\ncurrency TWD") == "word(shop) bad ; word(currency) word(TWD)")
  }

  @Test("The braces at the end of a line with an unclosed text still open and close their block")
  func unclosedBeforeBrace() {
    #expect(tokenText("choice size \"Size {\n  S\n}") == "word(choice) word(size) bad { word(S) }")
    #expect(tokenText("given { name \"Lin }") == "word(given) { word(name) bad }")
  }

  @Test(
    "Other quotes are understood and mended",
    arguments: [
      ("'Tea house'", "\"Tea house\""), ("‘Tea house’", "\"Tea house\""), ("„Tea house“", "\"Tea house\""),
      ("«Tea house»", "\"Tea house\""), ("»Tea house«", "\"Tea house\""), ("”Tea house”", "\"Tea house\""),
      ("`Tea house`", "\"Tea house\""), ("'say \"tea\"'", "\"say \\\"tea\\\"\""), ("｢茶｣", "\"茶\""),
    ])
  func foreignQuotes(typed: String, plain: String) {
    #expect(tokenText("shop " + typed) == tokenText("shop " + plain))
    #expect(errorTexts("shop " + typed) == ["wrong-quotes: \(typed)"])
    #expect(mended("shop " + typed) == "shop " + plain)
  }

  @Test("A lone single quote")
  func loneQuote() {
    #expect(errorTexts("rock 'n roll") == ["unclosed-quote: 'n roll"])
  }

  @Test(
    "A name with a character that no bare name has stands in quotes",
    arguments: ["Barq's", "Barq’s", "Barista™", "M&M", "1.5l", "½", "🧋珍珠", "St.Pauli", "R2/D2"])
  func needsQuotes(name: String) {
    let typed = "\(name) +10"
    if name == "R2/D2" {
      #expect(lexed(typed).errors.isEmpty)
    } else {
      #expect(errorTexts(typed) == ["unquoted-name: \(name)"])
      #expect(mended(typed) == "\"\(name)\" +10")
      #expect(tokenText(typed) == "string(\(name)) + number(10)")
    }
  }
}
