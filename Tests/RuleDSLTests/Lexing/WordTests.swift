import Testing

@testable import RuleDSL

@Suite("Words, numbers, days and times")
struct WordTests {
  @Test(
    "A word is letters, marks, digits and what joins them",
    arguments: [
      "白玉", "café", "cafe\u{301}", "Route66", "pizza1", "7-up", "30元", "1號", "zh-Hant", "X-Cheese", "883蕎麥茶",
      "snake_case", "カフェ・ラテ", "Paral·lel", "กาแฟ", "काफ़ी", "Ⅻ", "1-20", "٣", "2026-12", "a-1-b",
    ])
  func words(word: String) {
    #expect(tokenText(word) == "word(\(word))")
    #expect(lexed(word).errors.isEmpty)
  }

  @Test(
    "A minus has a blank, and a word keeps its -",
    arguments: [
      ("subtotal-fee", "word(subtotal-fee)"), ("subtotal - fee", "word(subtotal) - word(fee)"), ("a-", "word(a) -"),
      ("-5", "- number(5)"), ("a--b", "word(a) - - word(b)"), ("10 -5", "number(10) - number(5)"),
      (")-5", ") - number(5)"),
    ])
  func minus(typed: String, tokens: String) {
    #expect(tokenText(typed) == tokens)
  }

  @Test(
    "A number is digits with at most one point",
    arguments: [
      ("1200", "number(1200)"), ("4.99", "number(4.99)"), ("007", "number(007)"), ("10%", "number(10) %"),
      ("+10", "+ number(10)"), ("3 to 20", "number(3) word(to) number(20)"), ("(1, 3)", "( number(1) , number(3) )"),
      ("2*3", "number(2) * number(3)"), ("999999999999.999999", "number(999999999999.999999)"),
    ])
  func numbers(typed: String, tokens: String) {
    #expect(tokenText(typed) == tokens)
    #expect(lexed(typed).errors.isEmpty)
  }

  @Test(
    "Days that exist, and times",
    arguments: [
      ("2026-12-01", "date(2026-12-01)"), ("2024-02-29", "date(2024-02-29)"), ("2000-02-29", "date(2000-02-29)"),
      ("8:30", "time(8:30)"), ("20:00", "time(20:00)"), ("00:00", "time(00:00)"), ("24:00", "time(24:00)"),
      ("2026-12-01 15:00", "date(2026-12-01) time(15:00)"),
    ])
  func calendar(typed: String, tokens: String) {
    #expect(tokenText(typed) == tokens)
    #expect(lexed(typed).errors.isEmpty)
  }

  @Test(
    "Days and times that don't exist",
    arguments: [
      "2026-02-29", "2026-13-01", "2026-04-31", "2026-00-10", "1900-02-29", "24:01", "25:00", "8:60", "8:5", "8:30:00",
    ])
  func noSuchDay(typed: String) {
    #expect(tokenText(typed) == "bad")
    let code = typed.contains(":") ? "no-such-time" : "no-such-day"
    #expect(errorTexts(typed) == ["\(code): \(typed)"])
  }

  @Test(
    "Days and times in other forms are understood and mended",
    arguments: [
      ("2026-12-1", "2026-12-01"), ("2026.12.01", "2026-12-01"), ("1.12.2026", "2026-12-01"), ("8:30pm", "20:30"),
      ("12:15am", "0:15"), ("12:15PM", "12:15"),
    ])
  func otherForms(typed: String, plain: String) {
    #expect(tokenText(typed) == tokenText(plain))
    #expect(errorTexts(typed) == ["wrong-date-or-time: \(typed)"])
    #expect(mended(typed) == plain)
  }

  @Test(
    "A range with a ~ or dots is understood and mended",
    arguments: ["1～20", "1~20", "1〜20", "1…20", "1..20", "1 ~ 20"])
  func ranges(typed: String) {
    #expect(tokenText(typed) == "number(1) word(to) number(20)")
    #expect(lexed(typed).errors.map { $0.diagnostic.code } == ["wrong-range"])
    #expect(tokenText(mended(typed)) == "number(1) word(to) number(20)")
  }

  @Test("A range of times")
  func rangeOfTimes() {
    #expect(tokenText("17:00～19:00") == "time(17:00) word(to) time(19:00)")
    #expect(tokenText("17:00-19:00") == "time(17:00) word(to) time(19:00)")
    #expect(mended("17:00-19:00") == "17:00 to 19:00")
    #expect(lexed("17:00-19:00").errors.map { $0.diagnostic.code } == ["range-with-dash"])
    #expect(errorTexts("17:00-25:00") == ["no-such-time: 17:00-25:00"])
  }

  @Test("A range of days of the week", arguments: ["Mon～Fri", "Mon ~ Fri", "Mon…Fri"])
  func rangeOfDays(typed: String) {
    #expect(tokenText(typed) == "word(Mon) word(to) word(Fri)")
    #expect(lexed(typed).errors.map { $0.diagnostic.code } == ["wrong-range"])
  }

  @Test("A number has at most 12 digits before and 6 after the point")
  func tooManyDigits() {
    #expect(errorTexts("let a = 1234567890123") == ["too-many-digits: 1234567890123"])
    #expect(errorTexts("let a = 1.1234567") == ["too-many-digits: 1.1234567"])
    #expect(tokenText("1234567890123") == "bad")
  }

  @Test("A name has at most 100 characters")
  func longNames() {
    let name = String(repeating: "茶", count: 100)
    #expect(lexed(name).errors.isEmpty)
    #expect(errorTexts(name + "茶") == ["name-too-long: \(name)茶"])
  }

  @Test("A number begins with a digit")
  func missingZero() {
    #expect(tokenText("pearl +.50") == "word(pearl) + number(0.50)")
    #expect(errorTexts("pearl +.50") == ["missing-zero: .50"])
    #expect(mended("pearl +.50") == "pearl +0.50")
  }

  @Test("What begins a line, with its column in characters, and what has a blank before it")
  func layoutOfTokens() {
    let tokens = lexed("choice 紅茶 {\n  cafe\u{301},x }\n\u{3000}\u{3000} }").tokens
    #expect(tokens.map { $0.column } == [1, 0, 0, 3, 0, 0, 0, 4, 1])
    #expect(tokens.filter { $0.startsLine }.map { $0.text } == ["choice", "cafe\u{301}", "", ""])
    #expect(tokens.filter { !$0.blankBefore }.map { $0.asText } == [",", "word(x)"])
  }
}
