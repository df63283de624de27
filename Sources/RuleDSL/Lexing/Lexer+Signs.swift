import RulesEngine

/// One token of a line, and the signs.
extension Lexer {
  mutating func lexToken() {
    let scalar = look()
    switch scalar.value {
    case 0x20, 0x09: skipBlanks()
    case 0x23: lexComment()
    case 0x22, 0x201C, 0x300C, 0x300E: lexString()
    case 0x7B: lexSign(.leftBrace)
    case 0x7D: lexSign(.rightBrace)
    case 0x28: lexSign(.leftParenthesis)
    case 0x29: lexSign(.rightParenthesis)
    case 0x2B: lexSign(.plus)
    case 0x2D: lexSign(.minus)
    case 0x2A: lexSign(.star)
    case 0x2F: lexSign(.slash)
    case 0x25: lexSign(.percent)
    case 0x7C: lexBar()
    case 0x2C: lexComma()
    case 0x3B: lexSemicolon()
    case 0x3D: lexSign(.equal)
    case 0x3C: lexComparison(.less, orEqual: .lessOrEqual)
    case 0x3E: lexComparison(.greater, orEqual: .greaterOrEqual)
    case 0x2264: lexSign(.lessOrEqual)
    case 0x2265: lexSign(.greaterOrEqual)
    case 0x2260: lexSign(.notEqual)
    case 0x21 where look(at: position + scalar.length).value == 0x3D: lexSign(.notEqual, count: 2)
    // The parser knows where a price may still be to come.
    case 0x3F: lexSign(.word, text: "?")
    case let value where CharacterClass.isPart(value): lexWord()
    default: lexUnreadable()
    }
  }

  private mutating func lexSign(_ kind: Token.Kind, count: Int = 1, text: String = "") {
    let start = position
    for _ in 0..<count { position += look().length }
    append(kind, from: start, text: text)
  }

  private mutating func lexSemicolon() {
    let start = position
    position += look().length
    appendLineEnd(from: start)
  }

  private mutating func lexComparison(_ kind: Token.Kind, orEqual: Token.Kind) {
    if look(at: position + look().length).value == 0x3D {
      lexSign(orEqual, count: 2)
    } else {
      lexSign(kind)
    }
  }

  /// `||` is taken from other languages; a lone bar is the parser's.
  private mutating func lexBar() {
    let start = position
    if isBar(look(at: position + look().length)) {
      position += look().length
      position += look().length
      report(.unexpectedCharacter("||"), place(start, position))
      append(.bad, from: start)
    } else {
      lexSign(.bar)
    }
  }

  /// `Route66,77`: whether the comma parts two things or belongs to a number can't be seen.
  private mutating func lexComma() {
    let comma = look()
    let isGluedToDigit =
      !blankBefore && bytes[position] != 0xE3 && tokens.last.map { Int($0.place.end) == position } == true
      && CharacterClass.isDigit(lastValue)
    if isGluedToDigit, CharacterClass.isDigit(look(at: position + comma.length).value) {
      report(.commaBeforeDigit, place(position, position + comma.length))
    }
    lexSign(.comma)
  }

  /// The last character of the last token, where that is ASCII of any width.
  private var lastValue: UInt32 {
    let end = position
    if end > 0, bytes[end - 1] < 0x80 { return UInt32(bytes[end - 1]) }
    return end >= 3 ? look(at: end - 3).value : 0
  }

  private mutating func lexComment() {
    let start = position
    let sign = look().length
    if isGlued(to: .string) { report(.blankMissing(beforeComment: true), place(start, start + sign)) }
    position = line.end
    if !line.isASCII { reportDirectionControls(from: start) }
    comments.append(
      Comment(text: bytes.text(start + sign, line.end), place: place(start, line.end), ownLine: start == firstInLine))
  }
}
