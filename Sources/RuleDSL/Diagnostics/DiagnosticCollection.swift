import RulesEngine

/// The diagnostics of files that were compiled together, stage by stage, without those that only follow from others and
/// those that are allowed.
struct DiagnosticCollection {
  /// How many are listed; the rest is only counted.
  static let most = 100

  private let files: [SourceFile]
  /// Found only for a diagnostic: most files have none.
  private lazy var lines = files.map { SourceLines($0) }
  private var allowances: AllowancesInUse
  private var found: [Diagnostic] = []
  /// How many there are of each severity, listed or not.
  private var counts: [Severity: Int] = [:]
  /// The lines that have an error from an earlier stage.
  private var badLines: Set<SourceLine> = []
  private var linesOfStage: Set<SourceLine> = []
  private var said: Set<Said> = []

  private struct Said: Hashable {
    var code: DiagnosticCode
    var place: Place
  }

  /// - Parameter files: In the order of the indices in places.
  init(_ files: [SourceFile], _ allowances: [Allowance] = []) {
    self.files = files
    self.allowances = AllowancesInUse(allowances)
  }

  // MARK: Adding

  mutating func add(_ diagnostic: Diagnostic) {
    add(diagnostic.severity, diagnostic.code, at: diagnostic.place) { diagnostic }
  }

  /// Words are made only for what is listed.
  mutating func add(_ finding: Finding) {
    add(finding.code.severity, finding.code, at: finding.shownPlace) { finding.diagnostic }
  }

  private mutating func add(
    _ severity: Severity, _ code: DiagnosticCode, at place: Place, words: () -> Diagnostic
  ) {
    let line = line(of: place)
    if badLines.contains(line) || isSaid(code, place) { return }
    if severity != .error, allowances.allow(code, onLine: line) { return }
    if severity == .error { linesOfStage.insert(line) }
    let count = (counts[severity] ?? 0) + 1
    counts[severity] = count
    if count <= DiagnosticCollection.most { found.append(words()) }
  }

  /// Of an earlier stage that stops listing by itself.
  mutating func addUnlistedErrors(_ count: Int) {
    if count > 0 { counts[.error] = (counts[.error] ?? 0) + count }
  }

  private mutating func line(of place: Place) -> SourceLine {
    let file = Int(place.file)
    return SourceLine(file: place.file, number: lines.indices.contains(file) ? lines[file].line(at: place.start) : 1)
  }

  /// A formula that is looked at twice has its mistake once.
  private mutating func isSaid(_ code: DiagnosticCode, _ place: Place) -> Bool {
    !said.insert(Said(code: code, place: place)).inserted
  }

  /// What is added from here on belongs to the next stage.
  mutating func endStage() {
    badLines.formUnion(linesOfStage)
    linesOfStage = []
  }

  /// Says of the comments `# allow: code` which of them are wrong, and which have nothing to allow.
  mutating func endAllowances() {
    // What is wrong with a comment follows from nothing else on its line.
    badLines = []
    for (mistake, place) in allowances.mistakes(isComplete: !hasErrors) { add(mistake.diagnostic(at: place)) }
  }

  // MARK: What was found

  var hasErrors: Bool { counts[.error] ?? 0 > 0 }

  var errorCount: Int { counts[.error] ?? 0 }

  /// In the order of the file; of too many the worst.
  var listed: [Diagnostic] {
    guard found.count > DiagnosticCollection.most else { return sorted(found) }
    var kept: [Diagnostic] = []
    for severity in [Severity.error, .warning, .note] {
      let own = sorted(found.filter { $0.severity == severity })
      kept += own.prefix(DiagnosticCollection.most - kept.count)
    }
    return sorted(kept)
  }

  /// How many there are beside those.
  var unlistedCount: Int {
    counts.values.reduce(0, +) - min(found.count, DiagnosticCollection.most)
  }

  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.count < 2 { return diagnostics }
    var indexed: [(Int, Diagnostic)] = []
    for (index, diagnostic) in diagnostics.enumerated() { indexed.append((index, diagnostic)) }
    indexed.sort { left, right in
      let (one, other) = (left.1.place, right.1.place)
      return one.file == other.file && one.start == other.start ? left.0 < right.0 : one < other
    }
    return indexed.map { $0.1 }
  }
}

/// The comments `# allow: code` of a file, and which of them did allow something.
private struct AllowancesInUse {
  private let allowances: [Allowance]
  private var byLine: [SourceLine: [Int]] = [:]
  private var used: Set<Int> = []

  init(_ allowances: [Allowance]) {
    self.allowances = allowances
    for (index, allowance) in allowances.enumerated() { byLine[allowance.line, default: []].append(index) }
  }

  mutating func allow(_ code: DiagnosticCode, onLine line: SourceLine) -> Bool {
    guard let index = byLine[line]?.first(where: { allowances[$0].code == code }) else { return false }
    used.insert(index)
    return true
  }

  /// Where something can't be read, what would be found is not known.
  func mistakes(isComplete: Bool) -> [(AllowanceMistake, Place)] {
    var found: [(AllowanceMistake, Place)] = []
    for (index, allowance) in allowances.enumerated() {
      guard let code = allowance.code else {
        found.append((.unknown(allowance.word), allowance.place))
        continue
      }
      if !code.canBeAllowed {
        found.append((.error(code), allowance.place))
      } else if isComplete, !used.contains(index) {
        found.append((.needless(code), allowance.place))
      }
    }
    return found
  }
}
