/// How the elements of a block stand on lines.
enum BlockShape {
  /// All on the line of the braces.
  case oneLine
  /// On lines of their own, one or several on each, as the author wrote them.
  case asWritten
  /// Each on a line, for they were written on one and have no room there.
  case onePerLine

  /// How many columns a list on one line may reach.
  static let widest = 100

  /// As the author wrote the block whose `{` is this piece. It is on one line if nothing in it ends a line, be it a
  /// comment or a second step; an empty one always is.
  init(ofBlockAt position: Int, _ style: FormattingGuide.BlockStyle, _ pieces: [Piece], _ guide: FormattingGuide) {
    var depth = 0
    var elements = 0
    self = .asWritten
    for piece in pieces[(position + 1)...] {
      guard case .token(let index) = piece.kind else {
        if case .comma = piece.kind { continue }
        return
      }
      let kind = guide.tokens[index].kind
      if kind == .rightBrace, depth == 0 {
        if elements == 0 || piece.lineEnds == 0 { self = .oneLine }
        return
      }
      if piece.lineEnds > 0 { return }
      if depth == 0, guide.elements[index] != nil { elements += 1 }
      if elements > 1, style == .lines { return }
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
    }
  }

  /// Whether this element begins a line, in a block whose elements are parted by commas.
  func parts(_ piece: Piece, isFirst: Bool) -> Bool {
    switch self {
    case .oneLine: false
    case .asWritten: isFirst || piece.lineEnds > 0
    case .onePerLine: true
    }
  }

  /// Whether a line that has these columns before the `{` has room for what comes, up to its end.
  static func fits(
    _ position: Int, _ columnsBefore: Int, _ pieces: [Piece], _ guide: FormattingGuide, _ width: DisplayWidth
  ) -> Bool {
    var columns = columnsBefore
    var depth = 1
    var isFirst = true
    var last: Int?
    for piece in pieces[(position + 1)...] {
      guard case .token(let index) = piece.kind else {
        if case .comma = piece.kind { columns += 1 } else { break }
        last = nil
        continue
      }
      let kind = guide.tokens[index].kind
      let isElement = guide.elements[index] != nil
      if depth == 0, isElement || piece.lineEnds > 0 || kind == .rightBrace { break }
      columns += isElement ? (isFirst ? 1 : 2) : guide.gap(before: index, after: last)
      columns += width.columns(of: piece.text)
      if columns > widest { return false }
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      isFirst = kind == .leftBrace
      last = index
    }
    return true
  }
}
