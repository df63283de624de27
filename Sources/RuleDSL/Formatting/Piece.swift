import RulesEngine

/// What is written: a token, or what stands between tokens and isn't one.
struct Piece {
  enum Kind {
    /// The token of this index.
    case token(Int)
    /// A comma that the formatter puts between clauses.
    case comma
    case comment(isAllowance: Bool)
    /// A row of dashes, or a part of a drawn frame.
    case ruler
  }

  var kind: Kind
  /// As it is written; a row's cells are written by its table.
  var text: String
  /// The line ends before it in the source: 0, 1, or 2 for a blank line.
  var lineEnds: Int
  /// It must stand on the line of the piece before it.
  var staysOnLine = false
}

/// A file as pieces, in its own order.
struct SourcePieces {
  /// Without line ends and the end of the file.
  let tokens: [Token]
  /// The line ends before each token.
  private(set) var lineEnds: [Int] = []
  /// Whether a token must stay on the line of the one before it, for a comment allows what is found on that line.
  private(set) var staysOnLine: [Bool] = []
  /// What stands before a token and is none; at the number of tokens, what stands behind the last.
  private(set) var trivia: [Int: [Piece]] = [:]

  init(_ file: LexedFile, _ bytes: [UInt8]) {
    tokens = file.tokens.filter { $0.kind != .lineEnd && $0.kind != .endOfFile }
    lineEnds.reserveCapacity(tokens.count)
    let others = SourcePieces.others(file, bytes)
    var next = 0
    var end = bytes.textStart
    func takeLineEnds(before place: Place) -> Int {
      defer { end = Int(place.end) }
      return bytes.countLineEnds(end, Int(place.start))
    }
    for (index, token) in tokens.enumerated() {
      while next < others.count, others[next].place.start < token.place.start {
        append(others[next].piece, takeLineEnds(before: others[next].place), before: index)
        next += 1
      }
      lineEnds.append(takeLineEnds(before: token.place))
    }
    for other in others[next...] { append(other.piece, takeLineEnds(before: other.place), before: tokens.count) }
    findAllowances()
  }

  private mutating func append(_ piece: Piece, _ lineEnds: Int, before index: Int) {
    var piece = piece
    piece.lineEnds = lineEnds
    trivia[index, default: []].append(piece)
  }

  private mutating func findAllowances() {
    staysOnLine = Array(repeating: false, count: tokens.count)
    var start = 0
    while start < tokens.count {
      var end = start + 1
      while end < tokens.count, lineEnds[end] == 0 { end += 1 }
      if allows(trivia[start], onLine: false, isFirst: start == 0) || allows(trivia[end], onLine: true) {
        for index in (start + 1)..<end { staysOnLine[index] = true }
      }
      start = end
    }
  }

  /// - Parameter onLine: Whether the comment ends a line of tokens, and doesn't stand alone.
  private func allows(_ trivia: [Piece]?, onLine: Bool, isFirst: Bool = false) -> Bool {
    for piece in trivia ?? [] where (piece.lineEnds == 0 && !isFirst) == onLine {
      if case .comment(isAllowance: true) = piece.kind { return true }
    }
    return false
  }

  private static func others(_ file: LexedFile, _ bytes: [UInt8]) -> [(place: Place, piece: Piece)] {
    var others: [(place: Place, piece: Piece)] = []
    for comment in file.comments {
      let text = "#" + trimmedAtEnd(comment.text)
      others.append((comment.place, Piece(kind: .comment(isAllowance: comment.isAllowance), text: text, lineEnds: 0)))
    }
    for ruler in file.rulers {
      let text = bytes.text(Int(ruler.start), Int(ruler.end))
      others.append((ruler, Piece(kind: .ruler, text: text, lineEnds: 0)))
    }
    others.sort { $0.place.start < $1.place.start }
    return others
  }

  private static func trimmedAtEnd(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    while let last = scalars.last, ScalarFolding.isBlank(last.value) { scalars.removeLast() }
    return String(Substring(scalars))
  }

}

extension [UInt8] {
  /// The line ends in a range of bytes; more than two count as two.
  fileprivate func countLineEnds(_ start: Int, _ end: Int) -> Int {
    var found = 0
    var offset = start
    while offset < end, found < 2 {
      switch self[offset] {
      case 0x0A: found += 1
      case 0x0D:
        found += 1
        if offset + 1 < end, self[offset + 1] == 0x0A { offset += 1 }
      // U+2028 and U+2029; what else begins so between tokens is a blank.
      case 0xE2 where offset + 2 < end && self[offset + 1] == 0x80 && self[offset + 2] & 0xFE == 0xA8: found += 1
      default: break
      }
      offset += 1
    }
    return found
  }
}
