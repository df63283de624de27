import Testing

@testable import RuleDSL

/// Text in quotes.
struct StringTests {
  @Test(arguments: ["\"tea\"", "“tea”", "「tea」", "『tea』"])
  func fourPairsOfQuotes(text: String) {
    #expect(tokens(text) == "\"tea\"")
    #expect(lexed(text).errors.isEmpty)
  }

  @Test func aMarkClosesOnlyItsOwn() {
    #expect(tokens("\"a「b」”c\"") == "\"a「b」”c\"")
    #expect(tokens("「a\"b」") == "\"a\"b\"")
    #expect(tokens("『a「b」c』") == "\"a「b」c\"")
  }

  @Test func escapes() {
    #expect(tokens(#""a \" b \\ c \{ d""#) == #""a " b \ c { d""#)
    #expect(lexicalCodes(#""a \n b""#) == ["unknown-escape"])
  }

  @Test func aStringEndsWithItsLine() {
    #expect(lexicalCodes("shop \"Tea\ncurrency TWD") == ["unclosed-quote"])
    #expect(tokens("shop \"Tea\ncurrency TWD") == "shop BAD / currency TWD")
    #expect(tokens("choice \"Tea {\n a }") == "choice BAD { a }")
  }

  @Test(arguments: ["'tea'", "‘tea’", "„tea“", "«tea»", "`tea`"])
  func quotesOfOtherPlacesAreMended(text: String) {
    #expect(lexicalCodes(text) == ["wrong-quotes"])
    #expect(lexed(text).errors.first?.diagnostic.fix?.replacement == "\"tea\"")
    #expect(tokens(text) == "\"tea\"")
  }

  @Test func bytesThatAreNoTextAreOneErrorALine() {
    let bytes: [UInt8] = Array("a ".utf8) + [0xFF, 0xFE, 0x20, 0xC0] + Array("\nb ".utf8) + [0x80] + Array("\nc".utf8)
    let file = lex(SourceFile(name: "a", bytes: bytes), index: 0)
    #expect(file.errors.map { $0.kind } == [.illFormed, .illFormed])
    #expect(file.tokens.filter { $0.kind == .word }.map { $0.text } == ["a", "b", "c"])
  }
}
