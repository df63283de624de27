import RulesEngine
import Testing

@testable import RuleDSL

/// Whatever stands in a file, it is read to its end.
struct AnyBytesTests {
  private static let pieces = [
    "|", "| a ", "-", "---", "+", "\"", "「", "」", "'", "\\", "\\|", "{", "}", "(", ")", ",", "、", ";", "#", "\n", "\r",
    "\t",
    " ", "\u{3000}", "\u{200B}", "\u{202E}", "1", "1,2", "1.", ".5", "2026-02-30", "25:99", "24:00", "$", "NT$", "元",
    "白玉",
    "10", "choice", "menu", "example", "expect", "when", "at most", "currency", "TWD", "~", "..", "…", "🍵", "e\u{301}",
    "├", "─", "┤", "charge", "by", "per", "%", "of", "subtotal", "default", "en", "\u{2028}", "\u{FEFF}",
  ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomBytes(seed: UInt64) {
    var numbers = Numbers(state: seed)
    for _ in 0..<60 {
      expectWholeFile((0..<numbers.below(400)).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomPieces(seed: UInt64) {
    var numbers = Numbers(state: seed &+ 1000)
    for _ in 0..<60 {
      var text = ""
      for _ in 0..<numbers.below(80) { text += Self.pieces[numbers.below(Self.pieces.count)] }
      let bytes = Array(text.utf8)
      expectWholeFile(bytes)
      // The rest of the stages neither.
      _ = compile(SourceFile(name: "a", bytes: bytes))
    }
  }

  @Test func everyShopCutOffAnywhere() {
    for shop in [Shops.drinks, Shops.cupcakes] {
      let bytes = Array(shop.utf8)
      for end in stride(from: 0, to: bytes.count, by: 7) { expectWholeFile(Array(bytes[..<end])) }
    }
  }

  private func expectWholeFile(_ bytes: [UInt8]) {
    let file = lex(SourceFile(name: "a", bytes: bytes), index: 0)
    #expect(file.tokens.last?.kind == .endOfFile)
    var end: Int32 = 0
    for token in file.tokens {
      guard token.place.start >= end, token.place.end >= token.place.start, token.place.end <= Int32(bytes.count)
      else {
        Issue.record("\(token) in \(bytes)")
        return
      }
      end = token.place.end
    }
    #expect(file.errors.allSatisfy { $0.place.start >= 0 && $0.place.end <= Int32(bytes.count) })
  }
}

/// Steele, Lea and Flood's generator: a failure can be repeated by its seed.
private struct Numbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
