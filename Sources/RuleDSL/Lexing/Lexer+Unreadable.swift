import RulesEngine

/// Characters that begin no token: each is reported, and what was most likely meant is taken.
extension Lexer {
  mutating func lexUnreadable() {
    let scalar = bytes.scalar(at: position, before: line.end)
    if scalar.isIllFormed {
      skipIllFormed()
    } else if CharacterClass.isInvisible(scalar.value) {
      skipInvisible()
    } else if CharacterClass.isCurrencySign(ScalarFolding.fold(scalar.value)) || scalar.value == 0xFFE5 {
      lexCurrencySign()
    } else if let end = rangeSignEnd {
      lexRangeSign(end)
    } else if !isApostropheInWord(scalar), let quote = QuoteMark(foreign: scalar.value) {
      lexForeignQuotes(quote)
    } else if look().value == 0x2E, !isGluedToName, CharacterClass.isDigit(look(at: position + 1).value) {
      lexPointWithoutZero()
    } else {
      lexSymbols()
    }
  }

  /// They were reported for the whole line.
  private mutating func skipIllFormed() {
    let start = position
    while position < line.end, bytes.scalar(at: position, before: line.end).isIllFormed { position += 1 }
    append(.bad, from: start)
  }

  // MARK: Invisible characters

  func offsetAfterInvisible(from offset: Int) -> Int {
    var offset = offset
    while offset < line.end {
      let scalar = bytes.scalar(at: offset, before: line.end)
      guard CharacterClass.isInvisible(scalar.value) else { break }
      offset += scalar.length
    }
    return offset
  }

  /// Reports a run of them; the tokens around stay as they would be without.
  mutating func skipInvisible() {
    let end = offsetAfterInvisible(from: position)
    report(.invisible(bytes.scalar(at: position, before: end).value), place(position, end))
    position = end
  }

  /// In a comment only what makes other text look otherwise matters.
  mutating func reportDirectionControls(from start: Int) {
    var offset = start
    while offset < line.end {
      let scalar = bytes.scalar(at: offset, before: line.end)
      if CharacterClass.isDirectionControl(scalar.value) {
        report(.invisible(scalar.value), place(offset, offset + scalar.length))
      }
      offset += scalar.length
    }
  }

  // MARK: Signs of the field

  /// `$10`, `NT$10`, `10€`.
  private mutating func lexCurrencySign() {
    let start = position
    position += look().length
    var from = start
    var isGluedToNumber = CharacterClass.isDigit(look().value)
    if !blankBefore, let last = tokens.last, Int(last.place.end) == start {
      if last.kind == .word, last.text.utf8.count <= 3, isLetters(last.text) {
        from = Int(last.place.start)
        takeBackLast()
      } else if last.kind == .number {
        isGluedToNumber = true
      }
    }
    report(.currencySign(bytes.text(from, position), isGluedToNumber: isGluedToNumber), place(from, position))
    append(.bad, from: from)
  }

  private func isLetters(_ text: String) -> Bool {
    for byte in text.utf8 where !CharacterClass.isASCIILetter(UInt32(byte)) { return false }
    return true
  }

  /// Makes the last token, which is glued to what stands here, a part of what comes.
  private mutating func takeBackLast() {
    guard let last = tokens.popLast() else { return }
    startsLine = last.startsLine
    blankBefore = last.blankBefore
  }

  /// Where a `~`, `〜`, `…` or `..` ends that stands behind a number, a day or a time and before a digit.
  private var rangeSignEnd: Int? {
    guard let last = tokens.last, last.place.start >= Int32(clamping: line.start) else { return nil }
    let isDay = last.kind == .word && Weekday(name: Name(last.text)) != nil
    guard isDay || last.kind == .number || last.kind == .date || last.kind == .time else { return nil }
    var end = position
    switch look().value {
    case 0x7E, 0x301C, 0x2026: end += look().length
    case 0x2E:
      while look(at: end).value == 0x2E { end += look(at: end).length }
      guard end - position > 1 else { return nil }
    default: return nil
    }
    let next = look(at: offsetAfterBlanks(from: end)).value
    return CharacterClass.isDigit(next) || (isDay && CharacterClass.isPart(next)) ? end : nil
  }

  private mutating func lexRangeSign(_ end: Int) {
    let start = position
    position = end
    report(.rangeSign(bytes.text(start, end)), place(start, end))
    append(.word, from: start, text: "to")
  }

  /// `.50`.
  private mutating func lexPointWithoutZero() {
    let start = position
    position += look().length
    while CharacterClass.isDigit(look().value) { position += look().length }
    let number = "0" + foldedText(start, position)
    report(.missingZero(number), place(start, position))
    if number.utf8.count - 2 > LexicalLimits.fractionDigits {
      append(.bad, from: start)
    } else {
      append(.number, from: start, text: number)
    }
  }

  // MARK: Quotes and names

  private var isGluedToName: Bool {
    isGlued(to: .word) || isGlued(to: .number) || isGlued(to: .string) && lastIsBareName
  }

  /// The last token is a string only because of a character that no bare name has.
  private var lastIsBareName: Bool {
    guard let last = tokens.last, last.place.start < Int32(clamping: position) else { return false }
    return quoteMark(at: Int(last.place.start)) == nil && CharacterClass.isPart(look(at: Int(last.place.start)).value)
  }

  /// `Barq's`.
  private func isApostropheInWord(_ scalar: DecodedScalar) -> Bool {
    QuoteMark.isApostrophe(scalar.value) && isGluedToName && stepInWord(at: position + scalar.length) > 0
  }

  /// `'text'`, `„text“`.
  private mutating func lexForeignQuotes(_ quote: QuoteMark) {
    let start = position
    let contentStart = start + look().length
    guard let end = closingQuote(quote, from: contentStart) else { return leaveUnclosed(quote) }
    position = end.after
    let text = quotedText(contentStart, end.before)
    report(.foreignQuotes(opening: bytes.text(start, contentStart), text: text), place(start, end.after))
    append(.string, from: start, text: text)
  }

  /// `Barista™`, `M&M`, `½`, a pictograph: with what is glued to it, this can be a name in quotes. Else it is nothing.
  private mutating func lexSymbols() {
    let start = isGluedToName ? Int(tokens[tokens.count - 1].place.start) : position
    var end = position
    var nameEnd = start
    var hasLetters = start < position
    while end < line.end {
      let scalar = look(at: end)
      let step = stepInWord(at: end)
      if step > 0 {
        hasLetters = true
        end += step
        nameEnd = end
      } else if isSymbol(at: end, scalar) {
        end += scalar.length
        if scalar.value >= 0x80, scalar.value != 0x3002 { nameEnd = end }
      } else {
        break
      }
    }
    let isName = nameEnd > position && (hasLetters || bytes[start] >= 0x80)
    if isName {
      if start < position { takeBackLast() }
      position = nameEnd
      let name = foldedText(start, nameEnd)
      report(.needsQuotes(name), place(start, nameEnd))
      append(.string, from: start, text: name)
    } else {
      let first = position
      position = max(end, position + look().length)
      report(.unexpectedCharacter(bytes.text(first, position)), place(first, position))
      append(.bad, from: first)
    }
  }

  /// What no token begins with, but may stand in a name in quotes.
  private func isSymbol(at offset: Int, _ scalar: DecodedScalar) -> Bool {
    switch scalar.value {
    case 0x21, 0x26, 0x27, 0x2E, 0x3A, 0x40, 0x5C, 0x5E, 0x60, 0x7E, 0x2018, 0x2019: return true
    case 0..<0x80: return false
    case 0x2260, 0x2264, 0x2265, DecodedScalar.illFormed: return false
    default:
      let raw = bytes.scalar(at: offset, before: line.end).value
      return QuoteMark(raw) == nil && QuoteMark(foreign: raw) == nil && !CharacterClass.isInvisible(raw)
        && !CharacterClass.isCurrencySign(raw)
    }
  }
}
