import Testing

@testable import RuleDSL

@Suite("Columns on a terminal")
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Total", 5), ("冷露歐蕾", 8), ("(中杯)", 6), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("é", 1), ("e\u{301}", 1), ("กำ", 2), ("नमस्ते", 4), ("a\u{200B}b", 2), ("\u{FEFF}a", 1), ("a\u{AD}b", 2),
    ("\u{1B}", 0), ("𠮷野家", 6),
    ("🧋", 2), ("👩‍🍳", 2), ("👍🏽", 2), ("🇹🇼", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("✗", 1), ("　", 2),
  ])
  func areCountedAsTheyLookThere(text: String, columns: Int) {
    #expect(DisplayWidth().columns(of: text) == columns)
  }

  @Test func ambiguousCharactersAreWideIfAsked() {
    #expect(DisplayWidth().columns(of: "①…§°") == 4)
    #expect(DisplayWidth(ambiguous: 2).columns(of: "①…§°") == 8)
    #expect(DisplayWidth(ambiguous: 2).columns(of: "abc中") == 5)
  }

  @Test("Agree with what the names of the characters say, which come from the toolchain")
  func agreeWithNames() {
    var seen = [0, 0, 0]
    // A prime step visits every block in turn without taking long.
    for number in stride(from: UInt32(0x80), to: 0x10_0000, by: 7) {
      guard let scalar = Unicode.Scalar(number), let name = scalar.properties.name else { continue }
      guard let expected = expectedColumns(name) else { continue }
      seen[expected] += 1
      #expect(DisplayWidth().columns(of: scalar) == expected, "\(name)")
    }
    #expect(seen[0] > 10 && seen[1] > 50 && seen[2] > 5_000)
  }

  private func expectedColumns(_ name: String) -> Int? {
    let wide = [
      "CJK UNIFIED IDEOGRAPH", "CJK COMPATIBILITY IDEOGRAPH", "HANGUL SYLLABLE", "HIRAGANA LETTER", "FULLWIDTH ",
      "BOPOMOFO LETTER",
    ]
    let narrow = [
      "HALFWIDTH ", "LATIN SMALL LETTER", "CYRILLIC CAPITAL LETTER", "THAI CHARACTER KO", "BOX DRAWINGS",
      "ARABIC LETTER",
    ]
    let none = ["COMBINING GRAVE", "COMBINING ENCLOSING", "VARIATION SELECTOR", "ZERO WIDTH", "TAG LATIN"]
    if none.contains(where: { name.hasPrefix($0) }) { return 0 }
    if wide.contains(where: { name.hasPrefix($0) }) { return 2 }
    return narrow.contains(where: { name.hasPrefix($0) }) ? 1 : nil
  }

  @Test func emojiAreWide() {
    for number in UInt32(0x1F300)...0x1F9FF {
      guard let scalar = Unicode.Scalar(number), scalar.properties.isEmojiPresentation else { continue }
      #expect(DisplayWidth().columns(of: Character(scalar)) == 2, "\(scalar)")
    }
  }

  @Test(arguments: [eastAsianWide, eastAsianAmbiguous])
  func tablesAreSortedAndNeverOverlap(ranges: [ClosedRange<UInt32>]) {
    for (range, next) in zip(ranges, ranges.dropFirst()) { #expect(range.upperBound < next.lowerBound) }
  }
}
