/// Words, and the numbers, dates and times among them.
extension Lexer {
  mutating func lexWord() {
    let start = position
    let isGluedToText = isGlued(to: .string)
    let text = scanWord()
    if isGluedToText { report(.blankMissing(beforeComment: false), place(start, position)) }
    switch WordShape(text) {
    case .digits: lexNumber(text, from: start)
    case .date: lexDate(text, from: start)
    case .word:
      if LexicalLimits.isTooLong(text) {
        report(.nameTooLong, place(start, position))
        append(.bad, from: start)
      } else {
        append(.word, from: start, text: text)
      }
    }
  }

  /// Takes parts joined by `-`, and gives them folded. Invisible characters inside are reported and left out.
  private mutating func scanWord() -> String {
    let start = position
    var isPlain = true
    while true {
      while position < line.end, bytes[position] < 0x80, CharacterClass.isPart(UInt32(bytes[position])) {
        position += 1
      }
      let step = stepInWord(at: position)
      if step > 0 {
        if bytes[position] == 0xEF { isPlain = false }
        position += step
      } else if skipInvisibleInWord() {
        isPlain = false
      } else {
        break
      }
    }
    return isPlain ? bytes.text(start, position) : foldedText(start, position)
  }

  /// The length of the part, or of the `-` before a part, that goes on with the word. A dash that only looks like `-`
  /// never stands inside a word.
  func stepInWord(at offset: Int) -> Int {
    let scalar = look(at: offset)
    guard scalar.length > 0 else { return 0 }
    if CharacterClass.isPart(scalar.value) { return scalar.length }
    guard scalar.value == 0x2D, bytes[offset] == 0x2D || bytes[offset] == 0xEF else { return 0 }
    let next = look(at: offset + scalar.length)
    return next.length > 0 && CharacterClass.isPart(next.value) ? scalar.length : 0
  }

  private mutating func skipInvisibleInWord() -> Bool {
    let start = position
    let end = offsetAfterInvisible(from: start)
    guard end > start, stepInWord(at: end) > 0 else { return false }
    skipInvisible()
    return true
  }

  /// The text of these bytes, folded, without what is invisible.
  func foldedText(_ start: Int, _ end: Int) -> String {
    if isPlainASCII(start, end) { return bytes.text(start, end) }
    var text = ""
    var offset = start
    while offset < end {
      let scalar = look(at: offset)
      guard scalar.length > 0 else { break }
      if scalar.isIllFormed {
        text.append("\u{FFFD}")
      } else if !CharacterClass.isInvisible(scalar.value) {
        text.append(scalarOf: scalar.value)
      }
      offset += scalar.length
    }
    return text
  }

  private func isPlainASCII(_ start: Int, _ end: Int) -> Bool {
    for byte in bytes[start..<end] where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }
}

/// What a word is by its characters alone.
enum WordShape {
  case word
  case digits
  /// Four digits, one or two, one or two, with `-` between: `2026-12-01`, but also `2026-12-1` and `2026-13-45`.
  case date

  init(_ text: String) {
    var digits = 0
    var runs = 0
    for byte in text.utf8 {
      if byte >= 0x30, byte <= 0x39 {
        digits += 1
      } else if byte == 0x2D, runs == 0 ? digits == 4 : runs == 1 && digits <= 2 {
        runs += 1
        digits = 0
      } else {
        self = .word
        return
      }
    }
    self = runs == 0 ? .digits : runs == 2 && digits <= 2 ? .date : .word
  }
}
