/// The pieces of a file in the order in which they are written.
struct ClauseOrder {
  private let source: SourcePieces
  private let guide: FormattingGuide
  private let form: PlainForm
  private var pieces: [Piece] = []

  /// Clauses come in their order, with commas where the written form has them; what parts elements is left out.
  static func arrange(_ source: SourcePieces, _ guide: FormattingGuide, _ form: PlainForm) -> [Piece] {
    var order = ClauseOrder(source: source, guide: guide, form: form)
    order.arrange()
    return order.pieces
  }

  private init(source: SourcePieces, guide: FormattingGuide, form: PlainForm) {
    self.source = source
    self.guide = guide
    self.form = form
    pieces.reserveCapacity(source.tokens.count)
  }

  private mutating func arrange() {
    var index = 0
    for region in guide.clauses where !hasComments(region.range) {
      append(index..<region.range.lowerBound)
      append(region)
      index = region.range.upperBound
    }
    append(index..<source.tokens.count)
    pieces += source.trivia[source.tokens.count] ?? []
  }

  /// A comment speaks of the clause beside it, so clauses with comments stay where they are.
  private func hasComments(_ range: Range<Int>) -> Bool {
    for index in range where source.trivia[index] != nil { return true }
    return false
  }

  private mutating func append(_ range: Range<Int>) {
    for index in range {
      pieces += source.trivia[index] ?? []
      if !isSeparator(index) { pieces.append(piece(index)) }
    }
  }

  /// A comma before an element; the elements say where it is needed.
  private func isSeparator(_ index: Int) -> Bool {
    source.tokens[index].kind == .comma && index + 1 < source.tokens.count && guide.elements[index + 1] != nil
  }

  private func piece(_ index: Int) -> Piece {
    var text = form.text(of: source.tokens[index])
    if guide.isStatementWord[index] { text = asciiLowercased(text) }
    return Piece(
      kind: .token(index), text: text, lineEnds: source.lineEnds[index], staysOnLine: source.staysOnLine[index])
  }

  private mutating func append(_ region: ClauseRegion) {
    for (position, clause) in region.clauses.enumerated() {
      let hasComma = clause.hasComma && position > 0
      if hasComma { pieces.append(Piece(kind: .comma, text: ",", lineEnds: 0)) }
      for index in clause.range {
        var piece = piece(index)
        // At the start of a line only some words go on with the line before.
        if index == clause.range.lowerBound, !hasComma, !source.tokens.beginsContinuation(index) { piece.lineEnds = 0 }
        pieces.append(piece)
      }
    }
  }
}

extension [Token] {
  /// Whether a line that begins with this token goes on with the line before.
  func beginsContinuation(_ index: Int) -> Bool {
    guard self[index].kind == .word else { return false }
    if continuesLine(self[index].text) { return true }
    return self[index].text == "at" && index + 1 < count && self[index + 1].kind == .word
      && self[index + 1].text == "most"
  }
}
