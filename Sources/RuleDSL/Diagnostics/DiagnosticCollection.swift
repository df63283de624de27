import RulesEngine

/// The diagnostics of files that were compiled together, stage by stage, without those that only follow from others.
struct DiagnosticCollection {
  /// A line of a file.
  private struct Line: Hashable {
    var file: Int32
    var number: Int
  }

  private let files: [SourceFile]
  /// Found only for a diagnostic: most files have none.
  private lazy var lines = files.map { SourceLines($0) }
  private var found: [Diagnostic] = []
  /// The lines that have an error from an earlier stage.
  private var badLines: Set<Line> = []
  private var linesOfStage: Set<Line> = []
  private var said: Set<Said> = []

  private struct Said: Hashable {
    var code: DiagnosticCode
    var place: Place
  }

  /// - Parameter files: In the order of the indices in places.
  init(_ files: [SourceFile]) {
    self.files = files
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let line = line(of: diagnostic.place)
    if badLines.contains(line) || isSaid(diagnostic) { return }
    found.append(diagnostic)
    if diagnostic.severity == .error { linesOfStage.insert(line) }
  }

  private mutating func line(of place: Place) -> Line {
    let file = Int(place.file)
    return Line(
      file: place.file, number: lines.indices.contains(file) ? lines[file].position(at: place.start).line : 1)
  }

  /// A formula that is looked at twice has its mistake once.
  private mutating func isSaid(_ diagnostic: Diagnostic) -> Bool {
    !said.insert(Said(code: diagnostic.code, place: diagnostic.place)).inserted
  }

  /// What is added from here on belongs to the next stage.
  mutating func endStage() {
    badLines.formUnion(linesOfStage)
    linesOfStage = []
  }

  var hasErrors: Bool { !badLines.isEmpty || !linesOfStage.isEmpty }

  var sorted: [Diagnostic] {
    if found.count < 2 { return found }
    var indexed: [(Int, Diagnostic)] = []
    for (index, diagnostic) in found.enumerated() { indexed.append((index, diagnostic)) }
    indexed.sort { left, right in
      let (one, other) = (left.1.place, right.1.place)
      return one.file == other.file && one.start == other.start ? left.0 < right.0 : one < other
    }
    return indexed.map { $0.1 }
  }
}
