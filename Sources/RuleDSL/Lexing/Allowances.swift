import RulesEngine

extension LexedFile {
  /// What the comments `# allow: code` of the file say. One behind a line speaks for that line, one that stands alone
  /// for the next line that isn't a comment.
  func allowances(in source: SourceFile) -> [Allowance] {
    // Few files allow anything, and their lines needn't be counted.
    guard comments.contains(where: { $0.isAllowance }) else { return [] }
    let speaking = comments.map { (comment: $0, words: $0.allowedWords) }.filter { !$0.words.isEmpty }
    let lines = SourceLines(source)
    var found: [Allowance] = []
    var next = 0
    for (comment, words) in speaking {
      var place = comment.place
      if comment.ownLine {
        while next < tokens.count, tokens[next].place.start < comment.place.end || tokens[next].kind == .lineEnd {
          next += 1
        }
        if next < tokens.count { place = tokens[next].place }
      }
      let line = SourceLine(file: place.file, number: lines.line(at: place.start))
      for (word, place) in words { found.append(Allowance(word: word, line: line, place: place)) }
    }
    return found
  }
}

extension Comment {
  private static let opening = "allow:"

  /// Whether it speaks for a line, so that the line must stay whole.
  var isAllowance: Bool { !allowedWords.isEmpty }

  /// What stands after `allow:`, parted by commas; nothing, if the comment doesn't begin so.
  fileprivate var allowedWords: [(word: String, place: Place)] {
    let begun = text.drop { $0 == " " || $0 == "\t" }
    guard begun.prefix(Self.opening.count).lowercased() == Self.opening else { return [] }
    // The text is what ends the comment.
    let start = Int(place.end) - text.utf8.count
    // Bytes that are no text were replaced, and reported.
    guard start >= Int(place.start) else { return [] }
    var words: [(word: String, place: Place)] = []
    for part in begun.dropFirst(Self.opening.count).split(whereSeparator: { ",，、 \t".contains($0) }) {
      let from = start + text.utf8.distance(from: text.startIndex, to: part.startIndex)
      let own = Place(file: place.file, start: Int32(from), end: Int32(from + part.utf8.count))
      words.append((word: String(part), place: own))
    }
    return words
  }
}
