/// Rows that were pasted from a spreadsheet: tabs stand where bars should.
extension Lexer {
  /// Takes such a line as the row that was meant, and reports it. A tab is a legal blank, so only a line that can't be
  /// anything else is taken: one that ends with two prices, one under such a header, one after such a row.
  mutating func lexTabbedRow() -> Bool {
    guard openBraces > 0, !isInExample, let fields = TabbedFields(bytes, line, from: firstInLine) else { return false }
    var cells = fields.spans
    if !fields.endsWithPrices, fieldsBefore != cells.count {
      let next = nextFields
      guard let next, next.endsWithPrices, (cells.count...cells.count + 1).contains(next.spans.count) else {
        return false
      }
      if next.spans.count > cells.count { cells.insert(CellSpan(emptyAt: firstInLine), at: 0) }
    }
    fieldsBefore = cells.count
    takeRow(cells)
    return true
  }

  private mutating func takeRow(_ spans: [CellSpan]) {
    var row = "|"
    for span in spans { row += span.start == span.end ? "   |" : " \(bytes.text(span.start, span.end)) |" }
    position = spans.last?.end ?? line.end
    report(.rowWithoutBars(fields: spans.count, row: row), place(firstInLine, position))
    var cells: [Token.Cell] = []
    for span in spans {
      let empty = Token.Cell(kind: .empty, text: "", place: place(span.start, span.end))
      cells.append(span.start == span.end ? empty : cell(span))
    }
    append(.row, from: firstInLine, cells: cells)
    position = line.end
  }

  private var nextFields: TabbedFields? {
    guard line.next > line.end, line.next < bytes.count else { return nil }
    let next = bytes.line(from: line.next)
    var start = next.start
    while start < next.end, bytes[start] == 0x09 || bytes[start] == 0x20 { start += 1 }
    return TabbedFields(bytes, next, from: start)
  }
}

extension CellSpan {
  fileprivate init(emptyAt offset: Int) {
    self.init(start: offset, end: offset, next: offset, isPlain: true)
  }
}

/// A line as fields between tabs.
struct TabbedFields {
  var spans: [CellSpan] = []
  /// There are three fields or more, the last two can't be part of any formula, and no tier begins here.
  var endsWithPrices = false

  /// Nil if there is no tab, or anything that no cell of a spreadsheet would hold.
  init?(_ bytes: [UInt8], _ line: LineSpan, from start: Int) {
    guard bytes[start..<line.end].contains(0x09) else { return nil }
    var offset = start
    var fieldStart = start
    var end = start
    var isPlain = true
    func field() -> CellSpan {
      let first = min(fieldStart, end)
      return CellSpan(start: first, end: end, next: offset, isPlain: isPlain)
    }
    while offset < line.end {
      let scalar = bytes.scalar(at: offset, before: line.end)
      let folded = ScalarFolding.fold(scalar.value)
      switch folded {
      case 0x09:
        spans.append(field())
        fieldStart = offset + 1
        end = fieldStart
        isPlain = true
      case 0x23, 0x3B, 0x7B, 0x7C, 0x7D: return nil
      case 0x20: if fieldStart == offset { (fieldStart, end) = (offset + scalar.length, offset + scalar.length) }
      default:
        if CharacterClass.isInvisible(folded) { isPlain = false }
        end = offset + scalar.length
      }
      offset += scalar.length
    }
    guard !spans.isEmpty else { return nil }
    spans.append(field())
    while let last = spans.last, last.start == last.end { spans.removeLast() }
    guard spans.count >= 2 else { return nil }
    endsWithPrices = spans.count >= 3 && hasPrices(bytes) && bytes.text(spans[0].start, spans[0].end) != "from"
  }

  private func hasPrices(_ bytes: [UInt8]) -> Bool {
    let last = FieldKind(bytes, spans[spans.count - 1])
    let before = FieldKind(bytes, spans[spans.count - 2])
    switch (before, last) {
    case (.number, .number), (.number, .mark), (.mark, .mark): return true
    // `a - 5` is a formula.
    default: return false
    }
  }

  private enum FieldKind {
    case number, mark, other

    init(_ bytes: [UInt8], _ span: CellSpan) {
      var digits = 0
      var offset = span.start
      while offset < span.end {
        let scalar = bytes.scalar(at: offset, before: span.end)
        let folded = ScalarFolding.fold(scalar.value)
        if scalar.length == span.end - span.start, CharacterClass.isDash(scalar.value) || folded == 0x3F {
          self = .mark
          return
        }
        if CharacterClass.isDigit(folded) {
          digits += 1
        } else if digits == 0 || (folded != 0x2E && folded != 0x2C) {
          self = .other
          return
        }
        offset += scalar.length
      }
      self = digits > 0 ? .number : .other
    }
  }
}
