import RulesEngine

/// The errors of a file, at most one a line.
struct SyntaxErrors {
  static let most = 100

  /// How often something was wrong, whether it was kept or not: what was read meanwhile is bad.
  private(set) var count = 0
  /// How often something stood where it can't be read. A statement of the wrong block can.
  private(set) var unreadCount = 0
  private var found: [SyntaxError] = []
  /// What can be read but looks odd.
  private var warnings: [SyntaxError] = []
  private var dropped = 0
  /// Once there are enough, those from here on aren't kept.
  private var last: Int32?
  /// The offset of the first token of each line.
  private var lineStarts: [Int32] = []
  /// The lines that have their error.
  private var reported: Set<Int> = []

  /// A line with a `bad` token has its error from the lexer.
  mutating func learnLines(of tokens: [Token]) {
    for token in tokens {
      if token.startsLine { lineStarts.append(token.place.start) }
      if token.kind == .bad { reported.insert(lineStarts.count - 1) }
    }
  }

  mutating func append(_ error: SyntaxError) {
    count += 1
    if case .misplacedStatement = error.kind {} else { unreadCount += 1 }
    guard reported.insert(line(of: error.place)).inserted else { return }
    if let last, error.place.start >= last {
      dropped += 1
      return
    }
    found.append(error)
    if found.count == 2 * Self.most { keepFirst() }
  }

  /// For what was reported by an earlier stage.
  mutating func countOnly() {
    count += 1
  }

  /// Where the line has an error, that is enough.
  mutating func warn(_ warning: SyntaxError) {
    if warnings.count < Self.most { warnings.append(warning) }
  }

  /// How many there are beside those that are kept.
  var unlistedCount: Int { dropped + max(0, found.count - Self.most) }

  /// In the order of the file.
  var sorted: [SyntaxError] {
    let warnings = warnings.filter { !reported.contains(line(of: $0.place)) }
    return inOrder(first(found) + warnings)
  }

  private func first(_ errors: [SyntaxError]) -> [SyntaxError] {
    Array(inOrder(errors).prefix(Self.most))
  }

  private func inOrder(_ errors: [SyntaxError]) -> [SyntaxError] {
    errors.sorted { $0.place.start < $1.place.start }
  }

  /// An error of an early line may be found late, so they can't just be counted.
  private mutating func keepFirst() {
    dropped += found.count - Self.most
    found = first(found)
    last = found.last?.place.start
  }

  /// Where nothing stands, it is the line of what stands before.
  private func line(of place: Place) -> Int {
    let offset = place.start == place.end ? place.start - 1 : place.start
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
