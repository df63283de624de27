import Testing

@testable import RuleDSL

@Suite("A price or keyword glued to a name")
struct GluedNameTests {
  private static let words = ["default", "sold", "counts", "up", "out", "en", "in"]

  @Test(
    "Behind a letter of a script without blanks, or a -",
    arguments: [
      ("白玉10", "白玉", "10"), ("環保杯-5", "環保杯", "-5"), ("中杯default", "中杯", "default"), ("白玉en", "白玉", "en"),
      ("ラテ10", "ラテ", "10"), ("กาแฟ10", "กาแฟ", "10"), ("白玉10元", "白玉", "10元"), ("Cup-5", "Cup", "-5"),
      ("Mediumdefault", "Medium", "default"), ("Medium-default", "Medium", "-default"), ("A白玉3", "A白玉", "3"),
    ])
  func glued(word: String, name: String, rest: String) {
    #expect(gluedParts(of: word, words: Self.words) == GluedName(name: name, rest: rest))
  }

  @Test(
    "Names that are fine",
    arguments: [
      "pizza1", "Route66", "café2", "7-up", "take-out", "eat-in", "30元券", "1號", "0-3", "10", "2026-12", "default", "en",
      "白玉",
      "아메리카노10", "hen", "30元", "-5",
    ])
  func names(word: String) {
    #expect(gluedParts(of: word, words: Self.words) == nil)
  }
}
