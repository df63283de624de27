import RulesEngine

/// A main file with all files that it uses, each read once.
struct ParsedSources: Sendable {
  /// The main file is the first; the others in the order in which they are used.
  private(set) var files: [ParsedFile]
  private(set) var sources: [SourceFile] = []
  private(set) var lexicalErrors: [LexicalError] = []
  private(set) var allowances: [Allowance] = []
  private(set) var errors: [UseError] = []
  /// The file that a `use` at this place takes in; none, if that was reported.
  private(set) var targets: [Place: Int] = [:]
  private let withExamples: Bool

  /// A file that uses no other.
  init(_ main: ParsedFile) {
    files = [main]
    withExamples = true
  }

  /// Reads a file and what it uses. `reading` is asked for each path once.
  init(_ main: SourceFile, withExamples: Bool = true, reading: (String) -> UsedSource) {
    files = []
    self.withExamples = withExamples
    read(main)
    guard files[0].statements.contains(where: { if case .use = $0 { true } else { false } }) else { return }
    let path = SourcePath(main: main.name)
    var indices = [path: 0]
    follow(0, at: [path], &indices, reading)
  }

  /// How many files may use one another, and how deep.
  private static let mostFiles = 100
  private static let deepest = 32

  private mutating func read(_ source: SourceFile) {
    let index = Int32(files.count)
    let lexed = lex(source, index: index, withExamples: withExamples)
    lexicalErrors += lexed.errors
    allowances += lexed.allowances(in: source)
    sources.append(source)
    files.append(parse(lexed, index: index, withExamples: withExamples))
  }

  // MARK: What a file uses

  private mutating func follow(
    _ index: Int, at path: [SourcePath], _ indices: inout [SourcePath: Int], _ reading: (String) -> UsedSource
  ) {
    var own: Set<SourcePath> = []
    for case .use(let use) in files[index].statements {
      guard case .file(let written) = use.target, let here = path.last else { continue }
      guard let target = here.path(to: written.text) else {
        report(.outside(written.text), at: written.place)
        continue
      }
      guard !target.text.isEmpty else {
        report(written.text.isEmpty ? .nothing : .folder(written.text), at: written.place)
        continue
      }
      if !own.insert(target).inserted { report(.twice(written.text), at: written.place) }
      if let start = path.firstIndex(of: target) {
        report(
          start == path.count - 1 ? .itself : .circle((path[start...] + [target]).map { $0.text }), at: written.place)
      } else if let known = indices[target] {
        targets[use.place] = known
      } else if path.count >= Self.deepest || files.count >= Self.mostFiles {
        report(path.count >= Self.deepest ? .tooDeep(Self.deepest) : .tooMany(Self.mostFiles), at: written.place)
      } else if let source = source(target, written, reading) {
        let next = files.count
        indices[target] = next
        targets[use.place] = next
        read(source)
        follow(next, at: path + [target], &indices, reading)
      }
    }
  }

  private mutating func source(
    _ path: SourcePath, _ written: TextSyntax, _ reading: (String) -> UsedSource
  ) -> SourceFile? {
    switch reading(path.text) {
    case .file(let file): return file
    case .missing(let paths):
      report(.missing(written.text, near: nearName(to: path.text, among: paths)), at: written.place)
    case .folder: report(.folder(written.text), at: written.place)
    case .unreadable: report(.unreadable(written.text), at: written.place)
    case .outside: report(.outside(written.text), at: written.place)
    }
    return nil
  }

  private mutating func report(_ kind: UseError.Kind, at place: Place) {
    errors.append(UseError(kind: kind, place: place))
  }
}
