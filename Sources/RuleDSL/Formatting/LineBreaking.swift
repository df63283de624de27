/// Parts pieces into lines: where the author broke them, and where the written form has to.
struct LineBreaking {
  private let pieces: [Piece]
  private let guide: FormattingGuide
  private let form: PlainForm
  private let width: DisplayWidth

  private var lines: [WrittenLine] = []
  private var blocks: [OpenBlock] = []
  /// The token that was written last; nil behind a comma of the formatter.
  private var last: Int?
  /// The line can't go on: it ends with a comment, or is a ruler.
  private var mustBreak = false
  /// The first token from here on, or the end.
  private var nextToken = 0

  private struct OpenBlock {
    var opening: Int
    var style: FormattingGuide.BlockStyle
    var shape: BlockShape
    /// The level of the line that opens it.
    var indentation: Int
    var hasLines = false
    var hasElements = false
  }

  static func lines(
    of pieces: [Piece], _ guide: FormattingGuide, _ form: PlainForm, _ width: DisplayWidth
  ) -> [WrittenLine] {
    var breaking = LineBreaking(pieces: pieces, guide: guide, form: form, width: width)
    for position in pieces.indices { breaking.take(position) }
    return breaking.lines
  }

  private init(pieces: [Piece], guide: FormattingGuide, form: PlainForm, width: DisplayWidth) {
    self.pieces = pieces
    self.guide = guide
    self.form = form
    self.width = width
  }

  private mutating func take(_ position: Int) {
    let piece = pieces[position]
    switch piece.kind {
    case .comment: takeComment(piece, position)
    case .ruler:
      beginLine(.ruler, at: indentation, after: piece.lineEnds)
      append(piece.text)
      mustBreak = true
    case .comma:
      append(piece.text)
      last = nil
    case .token(let index):
      take(index, piece)
      last = index
      if guide.tokens[index].kind == .leftBrace { open(index, position) }
    }
  }

  // MARK: Lines

  /// The level of the elements here.
  private var indentation: Int { blocks.last.map { $0.indentation + 1 } ?? 0 }

  private mutating func beginLine(_ content: WrittenLine.Content = .code, at indentation: Int, after lineEnds: Int = 0)
  {
    var line = WrittenLine(content: content, indentation: indentation, block: blocks.last?.opening ?? -1)
    line.isAfterBlank = lineEnds > 1 && blocks.last?.hasLines ?? !lines.isEmpty
    lines.append(line)
    mustBreak = false
    if !blocks.isEmpty { blocks[blocks.count - 1].hasLines = true }
  }

  private mutating func append(_ text: String) {
    lines[lines.count - 1].append(text)
  }

  private mutating func takeComment(_ piece: Piece, _ position: Int) {
    if piece.lineEnds == 0, !lines.isEmpty {
      lines[lines.count - 1].comment = piece.text
    } else if isBetweenElements(from: position) {
      beginLine(.comment, at: indentation, after: piece.lineEnds)
      append(piece.text)
    } else {
      beginLine(.comment, at: indentation + 1)
      append(piece.text)
    }
    mustBreak = true
  }

  private mutating func isBetweenElements(from position: Int) -> Bool {
    nextToken = max(nextToken, position)
    while nextToken < pieces.count {
      if case .token(let index) = pieces[nextToken].kind {
        return guide.elements[index] != nil || guide.tokens[index].kind == .rightBrace
      }
      nextToken += 1
    }
    return true
  }

  // MARK: Tokens

  private mutating func take(_ index: Int, _ piece: Piece) {
    let kind = guide.tokens[index].kind
    if kind == .rightBrace {
      close(piece)
    } else if let element = guide.elements[index] {
      begin(element, index, piece)
      if !blocks.isEmpty { blocks[blocks.count - 1].hasElements = true }
    } else if piece.lineEnds > 0 || mustBreak {
      beginLine(at: kind == .rightParenthesis ? indentation : indentation + 1)
      append(piece.text)
    } else {
      goOn(with: piece, index)
    }
  }

  private mutating func goOn(with piece: Piece, _ index: Int) {
    let gap = guide.gap(before: index, after: last)
    if let last, guide.isBeforeColumn[last], lines[lines.count - 1].mayBeAligned {
      lines[lines.count - 1].aligned = WrittenLine.Aligned(text: piece.text, gap: gap)
    } else {
      append(String(repeating: " ", count: gap) + piece.text)
    }
  }

  // MARK: Elements

  private mutating func begin(_ element: FormattingGuide.ElementKind, _ index: Int, _ piece: Piece) {
    guard let block = blocks.last else {
      if piece.staysOnLine { join(piece, ";") } else { beginLine(with: element, index, piece) }
      return
    }
    let continues = block.hasElements && guide.tokens.beginsContinuation(index)
    if !block.hasElements, block.shape == .oneLine || piece.staysOnLine {
      append(" " + piece.text)
    } else if block.style == .lines {
      // On a line of its own it would go on with the line before.
      if continues || piece.staysOnLine { join(piece, ";") } else { beginLine(with: element, index, piece) }
    } else if block.shape.parts(piece, isFirst: !block.hasElements) || mustBreak {
      if continues { appendToCode(",") }
      beginLine(with: element, index, piece)
    } else {
      join(piece, ",")
    }
  }

  /// Puts a further element on the line. If the line begins with one of the same block, it has no column any more.
  private mutating func join(_ piece: Piece, _ separator: String) {
    if lines[lines.count - 1].block == blocks.last?.opening ?? -1 { lines[lines.count - 1].join() }
    append(separator + " " + piece.text)
  }

  private mutating func appendToCode(_ text: String) {
    for position in lines.indices.reversed() where lines[position].isCode {
      lines[position].append(text)
      return
    }
  }

  private mutating func beginLine(with element: FormattingGuide.ElementKind, _ index: Int, _ piece: Piece) {
    let token = guide.tokens[index]
    if token.kind == .row {
      beginLine(.row(token.cells.map { form.text(of: $0) }), at: indentation, after: piece.lineEnds)
    } else {
      beginLine(at: indentation, after: piece.lineEnds)
      lines[lines.count - 1].kind = element
      append(piece.text)
    }
  }

  // MARK: Blocks

  private mutating func open(_ index: Int, _ position: Int) {
    let style = guide.blocks[index] ?? .listInStep
    var shape = BlockShape(ofBlockAt: position, style, pieces, guide)
    let isInOneLine = blocks.last?.shape == .oneLine
    if shape == .oneLine, !isInOneLine, style != .listInStep, mayBreak(behind: position), !fits(from: position) {
      shape = .onePerLine
    }
    blocks.append(
      OpenBlock(opening: index, style: style, shape: shape, indentation: lines[lines.count - 1].indentation))
  }

  private func mayBreak(behind position: Int) -> Bool {
    position + 1 < pieces.count && !pieces[position + 1].staysOnLine
  }

  private func fits(from position: Int) -> Bool {
    let line = lines[lines.count - 1]
    var columns = line.indentation * WrittenLine.level + width.columns(of: line.text)
    if let aligned = line.aligned { columns += aligned.gap + width.columns(of: aligned.text) }
    return BlockShape.fits(position, columns, pieces, guide, width)
  }

  private mutating func close(_ piece: Piece) {
    guard let block = blocks.popLast() else { return append(" " + piece.text) }
    if block.shape == .oneLine || piece.staysOnLine {
      append(" " + piece.text)
    } else {
      beginLine(at: block.indentation)
      append(piece.text)
    }
  }
}
