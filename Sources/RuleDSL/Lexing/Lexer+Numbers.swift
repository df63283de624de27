/// Numbers, dates and times: what begins with digits.
extension Lexer {
  /// Goes on after the digits that were taken.
  mutating func lexNumber(_ digits: String, from start: Int) {
    let next = look()
    let isDigitNext = CharacterClass.isDigit(look(at: position + next.length).value)
    switch next.value {
    case 0x2E where isDigitNext: lexDecimal(from: start)
    case 0x3A where isDigitNext: lexTime(from: start)
    // An ideographic comma never groups digits.
    case 0x2C where isDigitNext && bytes[position] != 0xE3: lexGroupedDigits(from: start)
    default: appendNumber(digits, from: start, fraction: 0)
    }
  }

  private mutating func lexDecimal(from start: Int) {
    position += look().length
    let fractionStart = position
    skipDigits()
    let next = look()
    let following = look(at: position + next.length).value
    if stepInWord(at: position) > 0 || (next.value == 0x2E && CharacterClass.isDigit(following)) {
      lexPointed(from: start)
    } else if next.value == 0x2C, CharacterClass.isDigit(following), bytes[position] != 0xE3 {
      lexGroupedDigits(from: start)
    } else {
      let text = foldedText(start, position)
      appendNumber(text, from: start, fraction: foldedText(fractionStart, position).utf8.count)
    }
  }

  private mutating func skipDigits() {
    while CharacterClass.isDigit(look().value) { position += look().length }
  }

  private mutating func appendNumber(_ text: String, from start: Int, fraction: Int) {
    let integer = text.utf8.count - (fraction > 0 ? fraction + 1 : 0)
    if integer > LexicalLimits.integerDigits || fraction > LexicalLimits.fractionDigits {
      report(.tooManyDigits(afterPoint: fraction > LexicalLimits.fractionDigits), place(start, position))
      append(.bad, from: start)
    } else {
      append(.number, from: start, text: text)
    }
  }

  /// `1,200`: one number or two can't be seen.
  private mutating func lexGroupedDigits(from start: Int) {
    while true {
      let scalar = look()
      let isSeparator = scalar.value == 0x2C || scalar.value == 0x2E
      guard
        CharacterClass.isDigit(scalar.value)
          || (isSeparator && CharacterClass.isDigit(look(at: position + scalar.length).value))
      else { break }
      position += scalar.length
    }
    report(.commaBetweenDigits(CommaReadings(foldedText(start, position))), place(start, position))
    append(.bad, from: start)
  }

  /// `2026.12.01` and `1.12.2026` are dates; `1.5l` and `1.2.3` can only be names.
  private mutating func lexPointed(from start: Int) {
    var end = position
    while true {
      let scalar = look(at: end)
      let step = stepInWord(at: end)
      if step > 0 {
        end += step
      } else if scalar.value == 0x2E, stepInWord(at: end + scalar.length) > 0 {
        end += scalar.length
      } else {
        break
      }
    }
    position = end
    let typed = foldedText(start, end)
    if let date = CalendarText.date(pointed: typed) {
      report(.dateForm(typed, meant: date), place(start, end))
      append(.date, from: start, text: date)
    } else {
      report(.needsQuotes(typed), place(start, end))
      append(.string, from: start, text: typed)
    }
  }

  mutating func lexDate(_ typed: String, from start: Int) {
    guard let date = CalendarText.date(typed) else {
      report(.noSuchDay(typed), place(start, position))
      append(.bad, from: start)
      return
    }
    if date != typed { report(.dateForm(typed, meant: date), place(start, position)) }
    append(.date, from: start, text: date)
  }

  /// `8:30`; with what is glued to it, `8:30pm` and `8:30:00`.
  private mutating func lexTime(from start: Int) {
    while true {
      let scalar = look()
      let step = stepInWord(at: position)
      if step > 0 {
        position += step
      } else if scalar.value == 0x3A, CharacterClass.isDigit(look(at: position + scalar.length).value) {
        position += scalar.length
      } else {
        break
      }
    }
    let typed = foldedText(start, position)
    if let dash = typed.firstIndex(of: "-"), let first = CalendarText.time(String(typed[..<dash])),
      let last = CalendarText.time(String(typed[typed.index(after: dash)...]))
    {
      report(.timesWithDash(first, last), place(start, position))
      append(.time, from: start, text: first)
      append(.word, from: start, text: "to")
      append(.time, from: start, text: last)
      return
    }
    guard let time = CalendarText.time(typed) else {
      report(.noSuchTime(typed), place(start, position))
      append(.bad, from: start)
      return
    }
    if time != typed { report(.timeForm(typed, meant: time), place(start, position)) }
    append(.time, from: start, text: time)
  }
}
