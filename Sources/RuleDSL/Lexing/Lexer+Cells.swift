import RulesEngine

/// Where the text of a cell stands, and where its bar ends.
struct CellSpan {
  var start: Int
  /// After the last character that is no blank.
  var end: Int
  /// After the bar.
  var next: Int
  /// Neither escapes nor anything invisible.
  var isPlain: Bool
}

/// What stands between two bars.
extension Lexer {
  /// The cell that starts here, if a bar follows; bars before `textStart` don't count.
  func cellSpan(from start: Int, textFrom textStart: Int) -> CellSpan? {
    var span = CellSpan(start: start, end: textStart, next: textStart, isPlain: true)
    var offset = textStart
    while offset < line.end {
      let scalar = look(at: offset)
      if isBar(scalar) {
        span.next = offset + scalar.length
        return span
      }
      offset += scalar.length
      if scalar.value == 0x5C, isBar(look(at: offset)) {
        span.isPlain = false
        offset += look(at: offset).length
      } else if CharacterClass.isInvisible(scalar.value) {
        span.isPlain = false
      }
      if scalar.value != 0x20 && scalar.value != 0x09 { span.end = offset }
    }
    return nil
  }

  mutating func cell(_ span: CellSpan) -> Token.Cell {
    let place = place(span.start, span.end)
    let first = bytes.scalar(at: span.start, before: span.end)
    if first.length == span.end - span.start {
      if CharacterClass.isDash(first.value) { return Token.Cell(kind: .dash, text: "-", place: place) }
      if ScalarFolding.fold(first.value) == 0x3F { return Token.Cell(kind: .questionMark, text: "?", place: place) }
    }
    if let number = numberCell(span, place) { return number }
    return Token.Cell(kind: .text, text: cellText(span), place: place)
  }

  private mutating func numberCell(_ span: CellSpan, _ place: Place) -> Token.Cell? {
    let first = look(at: span.start).value
    guard CharacterClass.isDigit(first) || first == 0x2B || first == 0x2D || first == 0x2E else { return nil }
    let price = PriceText(foldedText(span.start, span.end))
    guard price.isNumeric else { return nil }
    if price.hasCommas {
      let readings = CommaReadings(price.digits)
      report(.commaBetweenDigits(readings), place)
      guard let joined = readings.joined else { return Token.Cell(kind: .text, text: cellText(span), place: place) }
      return Token.Cell(kind: .number, text: price.sign + joined, place: place)
    }
    if price.startsWithPoint { report(.missingZero("0" + price.digits), place) }
    let zero = price.startsWithPoint ? "0" : ""
    return Token.Cell(kind: .number, text: price.sign + zero + price.digits, place: place)
  }

  /// As written, but for `\|`, and without what is invisible.
  private mutating func cellText(_ span: CellSpan) -> String {
    if span.isPlain { return bytes.text(span.start, span.end) }
    var text = ""
    var offset = span.start
    var plainStart = offset
    while offset < span.end {
      let scalar = bytes.scalar(at: offset, before: span.end)
      let isEscape = scalar.value == 0x5C && isBar(look(at: offset + 1))
      let isInvisible = CharacterClass.isInvisible(scalar.value)
      if isEscape || isInvisible {
        text += bytes.text(plainStart, offset)
        plainStart = offset + scalar.length
      }
      if isInvisible { report(.invisible(scalar.value), place(offset, offset + scalar.length)) }
      offset += isEscape ? 1 + look(at: offset + 1).length : scalar.length
    }
    return text + bytes.text(plainStart, max(plainStart, span.end))
  }
}

/// A price as it stands in a cell: a sign or none, digits, commas and points.
struct PriceText {
  private(set) var sign = ""
  private(set) var digits = ""
  private(set) var hasCommas = false
  private(set) var startsWithPoint = false
  /// It can be read as a number: each comma and each point has digits around it, but for a point that comes first.
  private(set) var isNumeric = false

  init(_ folded: String) {
    if PriceText.isPlain(folded) {
      digits = folded
      isNumeric = true
      return
    }
    var points = 0
    var last: UInt8 = 0
    for byte in folded.utf8 {
      switch byte {
      case 0x30...0x39: break
      case 0x2B where last == 0, 0x2D where last == 0:
        sign = byte == 0x2B ? "+" : "-"
        last = byte
        continue
      case 0x20 where last == 0x2B || last == 0x2D: continue
      case 0x2E where digits.isEmpty:
        startsWithPoint = true
        points += 1
      case 0x2E where isDigit(last): points += 1
      case 0x2C where isDigit(last): hasCommas = true
      default: return
      }
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      last = byte
    }
    isNumeric = isDigit(last) && (points <= 1 || hasCommas)
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  }

  /// Digits and nothing else.
  private static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x30 || byte > 0x39 { return false }
    return !text.isEmpty
  }
}
