/// Text in quotes.
extension Lexer {
  /// The quotes at an offset, if one of the language's opens there.
  func quoteMark(at offset: Int) -> QuoteMark? {
    guard offset < line.end else { return nil }
    return QuoteMark(bytes.scalar(at: offset, before: line.end).value)
  }

  mutating func lexString() {
    let start = position
    if isGlued(to: .word) || isGlued(to: .number) {
      report(.blankMissing(beforeComment: false), place(start, start + look().length))
    }
    guard let quote = quoteMark(at: start) else { return lexUnreadable() }
    let contentStart = start + look().length
    guard let end = closingQuote(quote, from: contentStart) else { return leaveUnclosed(quote) }
    position = end.after
    append(.string, from: start, text: isLeftOut ? "" : quotedText(contentStart, end.before))
  }

  /// Where the quotes are closed on this line: the offsets before and after the mark.
  func closingQuote(_ quote: QuoteMark, from start: Int) -> (before: Int, after: Int)? {
    var offset = start
    while offset < line.end {
      if isASCIILetter(bytes[offset]) || bytes[offset] == 0x20 {
        offset += 1
        continue
      }
      let scalar = bytes.scalar(at: offset, before: line.end)
      if quote.isClosed(by: scalar.value) { return (offset, offset + scalar.length) }
      offset += scalar.length
      if scalar.value == 0x5C, isEscape(at: offset) { offset += 1 }
    }
    return nil
  }

  /// What may follow a backslash.
  private func isEscape(at offset: Int) -> Bool {
    guard offset < line.end else { return false }
    return bytes[offset] == 0x22 || bytes[offset] == 0x5C || bytes[offset] == 0x7B
  }

  /// The text between quotes, escapes undone; what is wrong in it is reported.
  mutating func quotedText(_ start: Int, _ end: Int) -> String {
    guard needsCare(start, end) else { return bytes.text(start, end) }
    var text = ""
    var offset = start
    var plainStart = start
    while offset < end {
      let scalar = bytes.scalar(at: offset, before: end)
      if scalar.value == 0x5C {
        let isKnown = offset + 1 < end && isEscape(at: offset + 1)
        text += bytes.text(plainStart, isKnown ? offset : offset + 1)
        if !isKnown { reportUnknownEscape(at: offset, before: end) }
        plainStart = offset + 1
        offset += isKnown ? 2 : 1
      } else {
        if CharacterClass.isInvisible(scalar.value), !isJoining(offset, scalar, in: start..<end) {
          report(.invisibleInText(scalar.value), place(offset, offset + scalar.length))
        }
        offset += scalar.length
      }
    }
    return text + bytes.text(plainStart, end)
  }

  private func needsCare(_ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end {
      if isASCIILetter(bytes[offset]) || bytes[offset] == 0x20 {
        offset += 1
        continue
      }
      let scalar = bytes.scalar(at: offset, before: end)
      if scalar.value == 0x5C || CharacterClass.isInvisible(scalar.value) { return true }
      offset += scalar.length
    }
    return false
  }

  /// A joiner or a variation selector between what can be seen, as many scripts and pictographs have it.
  private func isJoining(_ offset: Int, _ scalar: DecodedScalar, in range: Range<Int>) -> Bool {
    CharacterClass.isJoiner(scalar.value) && offset > range.lowerBound && bytes[offset - 1] >= 0x80
  }

  private mutating func reportUnknownEscape(at offset: Int, before end: Int) {
    let after = offset + 1
    let length = after < end ? bytes.scalar(at: after, before: end).length : 0
    report(.unknownEscape(bytes.text(offset, after + length)), place(offset, after + length))
  }

  /// The rest of the line is lost, but for the braces at its end: without them the block would be lost, too. Those that
  /// close what opens in the lost text are lost with it.
  mutating func leaveUnclosed(_ quote: QuoteMark) {
    let start = position
    var end = start
    var offset = start + look().length
    var textEnd = offset
    var lostBraces = 0
    while offset < line.end {
      let scalar = look(at: offset)
      offset += scalar.length
      if scalar.value == 0x20 || scalar.value == 0x09 { continue }
      end = offset
      switch scalar.value {
      case 0x7B: lostBraces += 1
      case 0x7D where lostBraces > 0:
        lostBraces -= 1
        textEnd = offset
      case 0x7D: continue
      default: textEnd = offset
      }
    }
    position = max(textEnd, start + look().length)
    report(.unclosedQuote(quote), place(start, max(end, position)))
    append(.bad, from: start)
  }
}
