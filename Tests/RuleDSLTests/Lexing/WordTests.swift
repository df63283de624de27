import Testing

@testable import RuleDSL

/// What is one word, and what is folded.
struct WordTests {
  @Test(arguments: [
    "tea", "白玉", "extra-frosting", "7-up", "30元", "1號", "Ⅳ", "a_b", "コーヒー", "カフェ・オレ", "Sant·Jordi", "นม", "e\u{301}",
    "Route66", "zh-Hant", "ﬁ",
  ])
  func oneWord(word: String) {
    #expect(tokens(word) == word)
    #expect(lexed(word).tokens.map { $0.kind } == [.word, .endOfFile])
  }

  @Test func aMinusHasBlanksAround() {
    #expect(tokens("a-b") == "a-b")
    #expect(tokens("a - b") == "a - b")
    #expect(tokens("a -b") == "a - b")
    #expect(tokens("a- b") == "a - b")
    #expect(tokens("a −b – c — d") == "a - b - c - d")
    #expect(tokens("a−b") == "a - b")
  }

  @Test func wideCharactersAreThePlainOnes() {
    #expect(tokens("ｃｈｏｉｃｅ　ａ　｛ｂ　＋１０．５，ｃ｝") == "choice a { b + 10.5 , c }")
    #expect(tokens("（１＋２）＊３＝４＜５＞６％") == "( 1 + 2 ) * 3 = 4 < 5 > 6 %")
    #expect(tokens("a、b，c") == "a , b , c")
    #expect(tokens("2×3÷4") == "2 * 3 ÷ 4")
    #expect(tokens("a≤b≥c≠d≦e≧f") == "a <= b >= c != d <= e >= f")
    #expect(tokens("a；b") == "a / b")
    #expect(lexed("a＃ comment").comments.map { $0.text } == [" comment"])
  }

  @Test(arguments: ["\u{A0}", "\u{1680}", "\u{2003}", "\u{202F}", "\u{205F}", "\u{3000}", "\t"])
  func everyBlankIsABlank(blank: String) {
    #expect(tokens("a\(blank)b") == "a b")
    #expect(lexed("a\(blank)b").errors.isEmpty)
  }

  @Test func textInQuotesIsNotFolded() {
    #expect(tokens("\"ａ、ｂ　ｃ — ×\"") == "\"ａ、ｂ　ｃ — ×\"")
  }

  @Test(arguments: ["\u{200B}", "\u{202E}", "\u{2066}", "\u{AD}", "\u{7F}", "\u{1}", "\u{E0041}"])
  func whatCanNotBeSeenIsAnErrorAndInTextAWarning(character: String) {
    let inside = lexed("te\(character)a")
    #expect(inside.errors.map { $0.diagnostic.code } == ["invisible-character"])
    #expect(inside.errors.map { $0.diagnostic.severity } == [.error])
    #expect(inside.errors.first?.diagnostic.fix?.replacement == "")
    #expect(tokens("te\(character)a") == "tea")
    #expect(lexed("\"te\(character)a\"").errors.map { $0.diagnostic.severity } == [.warning])
  }

  @Test func aNameHasAtMostAHundredCharacters() {
    #expect(lexicalCodes(String(repeating: "茶", count: 100)) == [])
    #expect(lexicalCodes(String(repeating: "茶", count: 101)) == ["name-too-long"])
  }

  @Test func aLineHasAtMostFourThousandCharacters() {
    let long = "# " + String(repeating: "x", count: 4094)
    #expect(lexicalCodes(long) == [])
    #expect(lexicalCodes(long + "x") == ["line-too-long"])
    #expect(tokens("\(long)x\ncurrency TWD") == "BAD / currency TWD")
  }

  @Test func aFileHasAtMostSixteenMebibytes() {
    let lines = [UInt8](repeating: 0x0A, count: 16 * 1024 * 1024)
    #expect(lex(SourceFile(name: "a", bytes: lines + [0x0A]), index: 0).errors.map { $0.kind } == [.fileTooBig])
  }

  @Test(arguments: [
    ("a & b", "unexpected-character"), ("a || b", "unexpected-character"), ("M&M", "unquoted-name"),
    ("Barq's", "unquoted-name"), ("Barista™", "unquoted-name"), ("🍵", "unquoted-name"),
  ])
  func aBadCharacterIsOneError(typed: String, code: String) {
    #expect(lexicalCodes("\(typed)\ncurrency TWD") == [code])
    #expect(tokens("\(typed)\ncurrency TWD").hasSuffix("/ currency TWD"))
  }

  @Test(arguments: [
    ("白玉10", "白玉", "10"), ("環保杯-5", "環保杯", "-5"), ("中杯default", "中杯", "default"), ("白玉en", "白玉", "en"),
    ("白玉10元", "白玉", "10元"),
  ])
  func aPriceOrAWordGluedToAName(word: String, name: String, rest: String) {
    #expect(gluedParts(of: word, words: ["default", "en"]) == GluedName(name: name, rest: rest))
  }

  @Test(arguments: ["pizza1", "Route66", "7-up", "白玉", "0-3", "kitchen", "take-out"])
  func namesThatAreNotGlued(word: String) {
    #expect(gluedParts(of: word, words: ["default", "out", "up", "en"]) == nil)
  }
}
