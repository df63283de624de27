@testable import RuleDSL

/// Writes tokens as carelessly as the language allows: any blanks, breaks and comments between them, any width and any
/// quotes. The same seed writes the same text.
struct ScrambledText {
  private(set) var text = ""
  var random: SplitMix
  /// How likely something odd is, in percent.
  var oddity: Int
  /// How far to the right a line has begun so far.
  private var furthest = 8
  private var isBehindMinus = false
  /// A blank has to stand before a word or a number.
  private var isGlued = true

  init(seed: UInt64, oddity: Int) {
    random = SplitMix(state: seed)
    self.oddity = oddity
  }

  mutating func isOdd() -> Bool { random.below(100) < oddity }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[random.below(elements.count)] }

  // MARK: Blanks, breaks and comments

  private mutating func blank() {
    text += isOdd() ? one(of: ["  ", "\t", "　", "     ", "\u{A0}"]) : " "
    isGlued = false
  }

  mutating func lineEnd() {
    blankLineOrComment(ownLine: false)
    while isOdd() { blankLineOrComment(ownLine: true) }
    if isOdd() { text += one(of: ["  ", "\t", "        "]) }
    isGlued = false
  }

  private mutating func blankLineOrComment(ownLine: Bool) {
    if isOdd() {
      if !ownLine || isOdd() { blank() }
      text += one(of: ["# a note", "#", "＃ 全形，", "#no blank", "#  two { [ \" ", "# a \"quote\"  ", "#| a | 1 |"])
    }
    text += isOdd() ? one(of: ["\r\n", "\n\n", "\n \n\n", "\r", "\u{2028}"]) : "\n"
  }

  /// Where a line may end inside of parentheses: the next one stands further right.
  mutating func softBreak() {
    guard isOdd() else { return }
    lineEnd()
    furthest += 9 + random.below(4)
    text += String(repeating: " ", count: furthest)
  }

  /// Where a statement on the next line would be a new one.
  mutating func noBreak() {
    if isOdd() { blank() }
  }

  // MARK: Tokens

  mutating func word(_ word: String) {
    if isGlued { blank() }
    text += isOdd() ? widened(word) : word
    isGlued = true
    isBehindMinus = false
  }

  mutating func statementWord(_ word: String) {
    self.word(isOdd() ? one(of: [word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()]) : word)
  }

  mutating func words(_ words: String) {
    for word in words.split(separator: " ") { self.word(String(word)) }
  }

  mutating func number(_ digits: String) { word(digits) }

  mutating func sign(_ sign: String) {
    noBreak()
    let others: [String: [String]] = [
      "{": ["｛"], "}": ["｝"], "(": ["（"], ")": ["）"], "+": ["＋"], "-": ["－", "−", "–", "—"], "*": ["＊", "×"],
      "/": ["／", "÷"], "%": ["％"], "=": ["＝"], "<": ["＜"], "<=": ["≤", "≦", "＜="], ">=": ["≥", "≧", ">＝"], "!=": ["≠"],
    ]
    // A dash that is glued to a word or a number would be a part of it.
    if sign == "-", isGlued || isBehindMinus { blank() }
    isBehindMinus = sign == "-"
    text += isOdd() ? one(of: others[sign] ?? [sign]) : sign
    isGlued = false
    if "%)}".contains(sign) { isGlued = true }
  }

  mutating func comma() {
    noBreak()
    text += isOdd() ? one(of: ["，", "、"]) : ","
    isGlued = true
  }

  mutating func semicolon() {
    noBreak()
    text += isOdd() ? "；" : ";"
    isGlued = false
  }

  mutating func string(_ content: String) {
    if isGlued { blank() }
    var quotes = [("\"", "\"")]
    if isOdd() { quotes = [("“", "”"), ("「", "」"), ("『", "』"), ("＂", "＂")] }
    var (opening, closing) = one(of: quotes)
    // Only `"` can be escaped.
    if content.contains(closing) { (opening, closing) = ("\"", "\"") }
    var inside = ""
    for character in content {
      let mustEscape = character == "\\" || (character == "\"" && (opening == "\"" || opening == "＂"))
      if mustEscape || (character == "{" && isOdd()) { inside += "\\" }
      inside.append(character)
    }
    text += opening + inside + closing
    isGlued = true
  }

  /// The cells of a row, and the blanks around them; the tail is the caller's.
  mutating func row(_ cells: [String]) {
    text += isOdd() ? "｜" : "|"
    for cell in cells {
      text += String(repeating: " ", count: random.below(4)) + cell + (isOdd() ? "　 " : " ")
      text += isOdd() ? one(of: ["｜", "│"]) : "|"
    }
    isGlued = false
  }

  mutating func ruler(_ columns: Int) {
    text += one(of: [
      "|" + String(repeating: "---|", count: columns), "|:--|" + String(repeating: "--:|", count: columns - 1),
      "├" + String(repeating: "──┼", count: columns) + "┤\n|──|",
    ])
  }

  mutating func begin() {
    if isOdd() { text += "\u{FEFF}" }
    if isOdd() { lineEnd() }
    isGlued = false
  }

  private mutating func widened(_ word: String) -> String {
    var wide = ""
    for scalar in word.unicodeScalars {
      if (0x21...0x7E).contains(scalar.value), let other = Unicode.Scalar(scalar.value + 0xFEE0) {
        wide.unicodeScalars.append(other)
      } else {
        wide.unicodeScalars.append(scalar)
      }
    }
    return wide
  }
}

struct SplitMix: Sendable {
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
