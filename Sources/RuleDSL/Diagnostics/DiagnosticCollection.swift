import RulesEngine

/// The diagnostics of a file, stage by stage, without those that only follow from others.
struct DiagnosticCollection {
  private let file: SourceFile
  private lazy var lines = SourceLines(file)
  private var found: [Diagnostic] = []
  /// The lines that have an error from an earlier stage.
  private var badLines: Set<Int> = []
  private var linesOfStage: Set<Int> = []
  private var said: Set<Said> = []

  private struct Said: Hashable {
    var code: DiagnosticCode
    var place: Place
  }

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let line = lines.position(at: diagnostic.place.start).line
    if badLines.contains(line) || isSaid(diagnostic) { return }
    found.append(diagnostic)
    if diagnostic.severity == .error { linesOfStage.insert(line) }
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
      left.1.place.start == right.1.place.start ? left.0 < right.0 : left.1.place.start < right.1.place.start
    }
    return indexed.map { $0.1 }
  }
}
