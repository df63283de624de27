import Testing

@testable import RuleDSL

@Suite("What is taken for the same character")
struct FoldingTests {
  @Test(
    "East Asian and typographic signs are read as the plain ones",
    arguments: [
      ("白玉 ＋１０", "白玉 +10"),
      ("ｃｈｏｉｃｅ　size　｛Ａ，Ｂ｝", "choice size {A, B}"),
      ("甲、乙，丙", "甲, 乙, 丙"),
      ("a − b – c — d － e", "a - b - c - d - e"),
      ("2 × 3 ÷ 4", "2 * 3 / 4"),
      ("a ≤ b ≥ c ≠ d", "a <= b >= c != d"),
      ("a ≦ b ≧ c ＜＝ d ！＝ e", "a <= b >= c <= d != e"),
      ("１２．５０", "12.50"),
      ("２０：００", "20:00"),
      ("２０２６－１２－０１", "2026-12-01"),
      ("（１０％ of subtotal）＊２／３", "(10% of subtotal)*2/3"),
      ("a；b", "a;b"),
      ("＂a b＂", "\"a b\""),
      ("x？", "x?"),
    ])
  func sameTokens(typed: String, plain: String) {
    #expect(tokenText(typed) == tokenText(plain))
    #expect(lexed(typed).errors.isEmpty)
  }

  @Test("Every character of full-width ASCII is read as its plain one")
  func fullWidthASCII() {
    for value in UInt32(0xFF01)...0xFF5E {
      #expect(ScalarFolding.fold(value) == value - 0xFEE0)
    }
  }

  @Test("Every blank of Unicode parts words")
  func blanks() {
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .spaceSeparator else { continue }
      #expect(tokenText("a\(scalar)b") == "word(a) word(b)")
    }
    #expect(tokenText("a\tb") == "word(a) word(b)")
  }

  @Test("A bar of any kind makes a row", arguments: ["|茶|30|", "｜茶｜30｜", "│茶│30│", "　 │ 茶 ｜ ３０ |"])
  func bars(row: String) {
    #expect(tokenText(row) == "row(茶|#30)")
  }

  @Test("A comment begins with a # of any width")
  func comments() {
    #expect(tokenText("a ＃ b") == "word(a)")
    #expect(lexed("a ＃ b").comments.map { $0.text } == [" b"])
  }

  @Test("A dash that only looks like - is never inside a word")
  func dashes() {
    #expect(tokenText("中杯–大杯") == "word(中杯) - word(大杯)")
    #expect(tokenText("中杯－大杯") == "word(中杯-大杯)")
  }

  @Test("Nothing is folded inside of quotes")
  func quoted() {
    #expect(tokenText("\"１０、Ａ\"") == "string(１０、Ａ)")
  }
}
