import RulesEngine
import Testing

@testable import RuleDSL

@Suite("Characters that can't be read")
struct UnreadableTests {
  @Test(
    "A digit, a comma, a digit: both readings are shown",
    arguments: [
      ("1,200", "1200", "1, 200"), ("1,200,000", "1200000", "1, 200, 000"), ("4,99", "4.99", "4, 99"),
      ("1，200", "1200", "1, 200"), ("1,234.50", "1234.50", "1, 234.50"), ("1.234,50", "1234.50", "1.234, 50"),
    ])
  func comma(typed: String, joined: String, apart: String) {
    let source = "charge \"Delivery\" \(typed) when delivery"
    #expect(errorTexts(source) == ["comma-between-digits: \(typed)"])
    let help = lexed(source).errors.first?.diagnostic.help ?? ""
    #expect(help.contains("`\(joined)`"))
    #expect(help.contains("`\(apart)`"))
    #expect(tokenText(source) == "word(charge) string(Delivery) bad word(when) word(delivery)")
  }

  @Test("Several numbers without blanks can only be several")
  func list() {
    #expect(lexed("one of (1,3,6,12)").errors.first?.diagnostic.help == "write `1, 3, 6, 12` if they are several")
  }

  @Test("Also behind a word, a day, a time")
  func commaBehindOthers() {
    for typed in ["{Route66,77}", "2026-12-01,2026-12-02", "8:00,9:00"] {
      #expect(errorTexts(typed) == ["comma-between-digits: ,"])
      #expect(lexed(mended(typed)).errors.isEmpty)
    }
  }

  @Test("Not with a blank, not with 、, not in quotes, not between words")
  func rightCommas() {
    for typed in ["(1, 3)", "(1、3)", "\"1,200\"", "甲,乙", "a1,b2", "1 ,2"] { #expect(errorTexts(typed).isEmpty) }
  }

  @Test(
    "The currency is said once",
    arguments: [
      ("白玉 +$10", "$", "白玉 +10"), ("白玉 +NT$10", "NT$", "白玉 +10"), ("pearl +10€", "€", "pearl +10"),
      ("pearl +€10", "€", "pearl +10"), ("白玉 +￥10", "￥", "白玉 +10"), ("白玉 +＄10", "＄", "白玉 +10"),
    ])
  func currency(typed: String, sign: String, plain: String) {
    #expect(errorTexts(typed) == ["currency-in-price: \(sign)"])
    #expect(tokenText(typed).contains("bad"))
    #expect(mended(typed) == plain)
  }

  @Test(
    "What can't be seen is an error outside of quotes",
    arguments: [
      "紅\u{200B}茶", "\u{FEFF}紅茶", "紅茶\u{202E}", "紅\u{AD}茶", "紅\u{FE00}茶", "紅\u{7}茶", "\u{2066}紅茶", "紅茶\u{3164}",
    ])
  func invisible(typed: String) {
    let source = "choice \(typed) { a }"
    #expect(lexed(source).errors.map { $0.diagnostic.code } == ["invisible-character"])
    #expect(lexed(source).errors.map { $0.diagnostic.severity } == [.error])
    #expect(tokenText(source) == "word(choice) word(紅茶) { word(a) }")
    #expect(mended(source) == "choice 紅茶 { a }")
  }

  @Test("Also in a cell without quotes")
  func invisibleInCell() {
    #expect(tokenText("| 紅\u{200B}茶 | 30\u{200B} |").hasPrefix("row(紅茶|"))
    #expect(lexed("| 紅\u{200B}茶 |").errors.map { $0.diagnostic.code } == ["invisible-character"])
  }

  @Test("In quotes it is a warning, but for what scripts and pictographs need")
  func invisibleInText() {
    #expect(lexed("\"a\u{200B}b\"").errors.map { $0.diagnostic.severity } == [.warning])
    #expect(lexed("\"a\u{202E}b\"").errors.map { $0.diagnostic.severity } == [.warning])
    #expect(tokenText("\"a\u{200B}b\"") == "string(a\u{200B}b)")
    #expect(lexed("\"❤️ 👩‍🍳 می‌خواهم\"").errors.isEmpty)
  }

  @Test("In a comment only what turns the direction matters")
  func invisibleInComment() {
    #expect(lexed("a # 👩‍🍳 \u{200B}").errors.isEmpty)
    #expect(lexed("a # \u{202E}b").errors.map { $0.diagnostic.code } == ["invisible-character"])
  }

  @Test("Every default-ignorable character of Unicode is one that can't be seen")
  func allInvisible() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isDefaultIgnorableCodePoint else { continue }
      #expect(CharacterClass.isInvisible(value), "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "Characters that mean nothing",
    arguments: ["size: S", "a . b", "a 。", "a & b", "a && b", "a || b", "a ! b", "[a]", "a @ b", "a ^ b", "a ~ b"])
  func unexpected(source: String) {
    #expect(Set(lexed(source).errors.map { $0.diagnostic.code }) == ["unexpected-character"])
    #expect(tokenText(source).contains("bad"))
  }

  @Test("Signs of other languages that the parser mends are tokens")
  func otherSigns() {
    #expect(tokenText("a => b == c <> d") == "word(a) = > word(b) = = word(c) < > word(d)")
    #expect(tokenText("2026/12/01") == "number(2026) / number(12) / number(01)")
    #expect(tokenText("8pm 10元 1-20") == "word(8pm) word(10元) word(1-20)")
  }

  @Test("Every mistake of a file is told, each at its place")
  func many() {
    let source = String(repeating: "charge \"a\" 1,200\n", count: 1000)
    let errors = lexed(source).errors
    #expect(errors.count == 1000)
    #expect(errors[999].place.start == Int32(999 * 17 + 11))
  }
}
