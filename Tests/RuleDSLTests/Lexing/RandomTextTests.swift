import RulesEngine
import Testing

@testable import RuleDSL

/// A small seeded generator, so that a failure comes back.
private struct Xorshift: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite("Any text at all")
struct RandomTextTests {
  private static let pieces = [
    "choice", "白玉", "example", "\"", "“", "”", "「", "」", "『", "'", "’", "\\", "\\|", "{", "}", "(", ")", "|", "│", "\n",
    "\r\n",
    "\r", ";", ",", "，", "、", "1", "20", "2026-12-01", "8:30", ".", "..", "~", "+", "-", "–", "=", "<", "!", "$", "€",
    "NT", "#",
    " ", "\t", "　", "\u{200B}", "\u{FEFF}", "\u{202E}", "🧋", "½", "é", "e\u{301}", "when", "at most", "and", "%", "?",
    "from", "&",
    "：", "｜", "\u{2028}", "─",
  ]

  @Test("Tokens stand inside the text, in order, whatever it is", arguments: 1...40)
  func pieces(seed: Int) {
    var random = Xorshift(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var bytes: [UInt8] = []
    for _ in 0..<600 {
      bytes += Self.pieces.randomElement(using: &random)?.utf8.map { $0 } ?? []
      if random.next() % 50 == 0 { bytes.append(UInt8.random(in: 0...255, using: &random)) }
    }
    check(bytes)
  }

  @Test("Random bytes", arguments: 1...20)
  func bytes(seed: Int) {
    var random = Xorshift(state: UInt64(seed) &* 0x2545_F491_4F6C_DD1D)
    check((0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  private func check(_ bytes: [UInt8]) {
    let file = lex(SourceFile(name: "random.rules", bytes: bytes), index: 3)
    let lines = SourceLines(SourceFile(name: "random.rules", bytes: bytes))
    var last: Int32 = 0
    for token in file.tokens {
      #expect(token.place.start >= last && token.place.end >= token.place.start && token.place.file == 3)
      var lastCell = token.place.start
      for cell in token.cells {
        #expect(cell.place.start >= lastCell && cell.place.end >= cell.place.start && cell.place.end <= token.place.end)
        lastCell = cell.place.end
      }
      last = token.place.end
    }
    #expect(last == Int32(bytes.count))
    #expect(file.tokens.last?.kind == .endOfFile)
    let isBad = file.tokens.contains { $0.kind == .bad }
    #expect(!isBad || file.errors.contains { $0.diagnostic.severity == .error })
    for error in file.errors {
      #expect(error.place.start >= 0 && error.place.end >= error.place.start && error.place.end <= Int32(bytes.count))
      #expect(!error.diagnostic.message.isEmpty)
      let position = lines.position(at: error.place.start)
      #expect(position.line >= 1 && position.column >= 1)
    }
  }
}
