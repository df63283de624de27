import RulesEngine

/// Documents made up at random: valid ones, and ones with some damage.
enum RandomJSON {
  static func document(using random: inout SplitMix64) -> [UInt8] {
    var text = ""
    appendValue(to: &text, depth: Int.random(in: 0...5, using: &random), using: &random)
    return Array(text.utf8)
  }

  /// Some bytes changed, left out, put in, moved, or the end cut off.
  static func damaged(_ document: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = document
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
      case 1: bytes.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: place)
      case 2 where place < bytes.count: bytes.remove(at: place)
      case 3 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 4 where place < bytes.count: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
      case 5: bytes.insert(contentsOf: badEncodings.randomElement(using: &random) ?? [], at: place)
      default: bytes = Array(bytes.prefix(place))
      }
    }
    return bytes
  }

  /// Where Foundation lets pass what this reader refuses: keys that stand twice, deep nesting, a comma before a closing
  /// bracket, and what a zero byte near the start makes it take for UTF-16 or UTF-32.
  static func isStricterThanFoundation(_ error: JSONError) -> Bool {
    switch error.reason {
    case .duplicateKey, .tooDeep, .trailingComma: true
    case .nul: error.offset < 4
    default: false
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "0", "-", ".", "e", "+", "true", "null", "\\u", "\\ud83c", "\\u0000",
    "/*",
    "\u{FEFF}", "\u{0}", "\n", "//", "NaN", "'", "00", "1.", "\t", "\u{A0}",
  ]

  private static let badEncodings: [[UInt8]] = [
    [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE5, 0x86], [0xE0, 0x80, 0xAF], [0xFF], [0x80],
  ]

  private static func appendValue(to text: inout String, depth: Int, using random: inout SplitMix64) {
    appendBlanks(to: &text, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: text += ["null", "true", "false"].randomElement(using: &random) ?? "null"
    case 1, 2: appendNumber(to: &text, using: &random)
    case 3, 4: appendString(to: &text, using: &random)
    case 5, 6:
      text += "["
      for index in 0..<Int.random(in: 0..<5, using: &random) {
        if index > 0 { text += "," }
        appendValue(to: &text, depth: depth - 1, using: &random)
      }
      text += "]"
    default:
      text += "{"
      appendBlanks(to: &text, using: &random)
      for index in 0..<Int.random(in: 0..<12, using: &random) {
        if index > 0 { text += ", " }
        // The number keeps the keys apart.
        appendString(to: &text, ending: "\(index)", using: &random)
        appendBlanks(to: &text, using: &random)
        text += ":"
        appendValue(to: &text, depth: depth - 1, using: &random)
      }
      text += "}"
    }
    appendBlanks(to: &text, using: &random)
  }

  private static func appendBlanks(to text: inout String, using random: inout SplitMix64) {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    text += [" ", "\n", "\r\n", "\t", "  "].randomElement(using: &random) ?? " "
  }

  private static func appendNumber(to text: inout String, using random: inout SplitMix64) {
    if Bool.random(using: &random) { text += "-" }
    text += "\(Int.random(in: 0...(Bool.random(using: &random) ? 9 : 999_999_999_999), using: &random))"
    if Bool.random(using: &random) { text += ".\(Int.random(in: 0...999_999, using: &random))" }
    if Int.random(in: 0..<4, using: &random) == 0 {
      text += ["e", "E", "e+", "E-"].randomElement(using: &random) ?? "e"
      text += "\(Int.random(in: 0...30, using: &random))"
    }
  }

  private static func appendString(to text: inout String, ending: String = "", using random: inout SplitMix64) {
    text += "\""
    for _ in 0..<Int.random(in: 0..<9, using: &random) {
      text += pieces.randomElement(using: &random) ?? ""
    }
    text += ending + "\""
  }

  private static let pieces = [
    "a", "tea", " ", "0", "é", "e\u{301}", "冷露", "🧋", "👩🏽‍🍳", "\u{2028}", "\u{FFFF}", "\u{7F}", "\\n", "\\\"", "\\\\",
    "\\/",
    "\\u00e9", "\\u0000", "\\ud83c\\udf75", "\\uFFFD", "\\b\\f\\r\\t", "{", "]", ",", ":", "'",
  ]
}
