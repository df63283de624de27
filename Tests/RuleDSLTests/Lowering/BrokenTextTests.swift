import RulesEngine
import Testing

@testable import RuleDSL

/// Whatever is typed, there are diagnostics that can be shown, and no trap.
struct BrokenTextTests {
  private static let shop = """
    shop "紅茶店" en "Tea house"
    currency TWD
    languages zh-Hant, en
    rounding half up to 1 per line
    menu drink "飲料" by size, temperature {
      |      |      | 冰 | 熱、溫 |
      | 紅茶 | 中杯 | 30 | -      | en "Tea" default
      |      | from 2 | ?  | fee  | when a else "b"
    }
    choice topping choose 0 to 5, up to 2 each, cheapest 1 included { 白玉 +10 counts 2, "a b" -fee }
    number n -2 to 20 step 0.5 default 1 +5 each
    let fee by size { (A, B) 1.5, from 3 max(1, 2 * n - 1) / 3, other - }
    charge "A" graduated per n { from 1 2.00, from 10 1 } at most 10% of line "B" rounded up to 5 when n is 3 to 4
    charge "P" per n { 1 for 5, 3 for 12 }
    best of { discount "D" 50 off drink when time is 20:00 to 2:00 on (Fri, Sat); first of { discount "E" 1 } }
    tax "T" 5% included in subtotal
    require not (n = 3 or day is Mon to Fri) when date from 2026-12-01 else "c"
    example "x" {
      drink 紅茶, n 3   expect 30
    }
    """

  private func expectReadable(_ text: String) {
    let file = SourceFile(name: "t", text: text)
    let renderer = DiagnosticRenderer([file])
    for diagnostic in compile(file).diagnostics {
      #expect(!renderer.text(diagnostic).isEmpty)
      #expect(diagnostic.place.start >= 0 && Int(diagnostic.place.end) <= file.bytes.count)
    }
  }

  @Test func theTextCutOffAnywhere() {
    for end in Self.shop.indices { expectReadable(String(Self.shop[..<end])) }
  }

  @Test func anyWordLeftOut() {
    let words = Self.shop.split(separator: " ", omittingEmptySubsequences: false)
    for index in words.indices {
      expectReadable((words[..<index] + words[(index + 1)...]).joined(separator: " "))
    }
  }

  @Test func anyTwoWordsExchanged() {
    let words = Self.shop.split(separator: " ")
    var random = Randomness(state: 20_261_201)
    for _ in 0..<300 {
      var mixed = words
      for _ in 0..<3 { mixed.swapAt(random.next(below: words.count), random.next(below: words.count)) }
      expectReadable(mixed.joined(separator: " "))
    }
  }

  /// A linear congruential generator: the same texts on every machine (Knuth, MMIX).
  private struct Randomness {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
