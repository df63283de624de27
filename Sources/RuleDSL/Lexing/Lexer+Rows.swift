/// Rows of tables: a line whose first character is a bar.
extension Lexer {
  mutating func lexRow() {
    let start = position
    var search = RowSearch(hasQuotes: lineHasQuotes)
    position += look().length
    var end = position
    var cells: [Token.Cell] = []
    while true {
      position = offsetAfterBlanks(from: position)
      let next = look()
      guard next.length > 0, next.value != 0x23, let cell = lexCell(&search) else { break }
      cells.append(cell)
      end = position
    }
    if cells.isEmpty {
      report(.unclosedRow, place(start, end))
      append(.bad, from: start, to: end)
    } else if isRuler(cells) {
      rulers.append(place(start, end))
    } else {
      append(.row, from: start, to: end, cells: cells)
    }
    blankBefore = position > end
  }

  /// Takes a line of a frame that was drawn with characters, `├───┼───┤`: between rows it is a row of dashes.
  mutating func skipDrawnLine() -> Bool {
    var offset = position
    var end = position
    while offset < line.end {
      let scalar = look(at: offset)
      let isBlank = scalar.value == 0x20 || scalar.value == 0x09
      if scalar.value == 0x23, end > position { break }
      guard isBlank || isBar(scalar) || CharacterClass.isBoxDrawing(scalar.value) else { return false }
      offset += scalar.length
      if !isBlank { end = offset }
    }
    rulers.append(place(position, end))
    position = end
    return true
  }

  /// A row of dashes, under a header.
  private func isRuler(_ cells: [Token.Cell]) -> Bool {
    for cell in cells {
      guard cell.kind == .dash || cell.kind == .text else { return false }
      for scalar in cell.text.unicodeScalars where !CharacterClass.isDash(scalar.value) && scalar.value != 0x3A {
        return false
      }
    }
    return true
  }

  /// The cell that starts here, and the bar after it; nil if what starts here is the tail.
  private mutating func lexCell(_ search: inout RowSearch) -> Token.Cell? {
    let start = position
    if isBar(look()) {
      position += look().length
      return Token.Cell(kind: .empty, text: "", place: place(start, start))
    }
    guard let quote = quoteMark(at: start) else {
      guard let span = cellSpan(from: start, textFrom: start), !isTail(from: start, &search) else { return nil }
      position = span.next
      return cell(span)
    }
    return lexQuotedCell(quote, &search)
  }

  private mutating func lexQuotedCell(_ quote: QuoteMark, _ search: inout RowSearch) -> Token.Cell? {
    let start = position
    let contentStart = start + look().length
    let close = search.find(quote) { closingQuote(quote, from: contentStart) }
    if let close {
      let after = offsetAfterBlanks(from: close.after)
      if isBar(look(at: after)) {
        position = after + look(at: after).length
        let text = quotedText(contentStart, close.before)
        return Token.Cell(kind: .string, text: text, place: place(start, close.after))
      }
    }
    guard let span = cellSpan(from: start, textFrom: close?.after ?? contentStart), !isTail(from: start, &search) else {
      return nil
    }
    position = span.next
    let text = bytes.text(start, span.end)
    report(close == nil ? .unclosedQuote(quote) : .textAfterQuotes(text), place(start, span.end))
    return Token.Cell(kind: .text, text: text, place: place(start, span.end))
  }

  /// Whether what starts here is the tail though bars follow: all of them stand inside of quotes.
  private func isTail(from start: Int, _ search: inout RowSearch) -> Bool {
    guard search.hasQuotes, search.tries > 0 else { return false }
    search.tries -= 1
    var offset = start
    var isAfterBlank = true
    while offset < line.end {
      let scalar = look(at: offset)
      if isBar(scalar) { return false }
      offset += scalar.length
      if isAfterBlank, let quote = quoteMark(at: offset - scalar.length),
        let end = search.find(quote, { closingQuote(quote, from: offset) })
      {
        offset = end.after
      }
      isAfterBlank = scalar.value == 0x20 || scalar.value == 0x09
    }
    return true
  }

  private var lineHasQuotes: Bool {
    var offset = line.start
    while offset < line.end {
      let byte = bytes[offset]
      if byte == 0x22 { return true }
      if byte == 0xE2 || byte == 0xE3 || byte == 0xEF, quoteMark(at: offset) != nil { return true }
      offset += 1
    }
    return false
  }
}

/// What is known of a row's quotes, so that a row is read in linear time.
struct RowSearch {
  var hasQuotes: Bool
  /// How often it may be tried whether the tail begins.
  var tries = 8
  /// The quotes that nothing closes any more.
  private var hopeless: [QuoteMark] = []

  init(hasQuotes: Bool) {
    self.hasQuotes = hasQuotes
  }

  mutating func find(_ quote: QuoteMark, _ search: () -> (before: Int, after: Int)?) -> (before: Int, after: Int)? {
    if hopeless.contains(quote) { return nil }
    let found = search()
    if found == nil { hopeless.append(quote) }
    return found
  }
}
