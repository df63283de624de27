import RulesEngine

/// The statements of a shop as if all stood in one file: files and parts where they are used.
struct Expansion {
  private let sources: ParsedSources
  private var parts: [Name: PartSyntax] = [:]
  private var usedParts: Set<Name> = []
  /// Beside the first, from which all starts.
  private var takenFiles: Set<Int> = []
  private var reportedCircles: Set<Name> = []
  private var expanded = 0
  private(set) var errors: [LoweringError] = []
  /// In the order in which they count.
  private(set) var statements: [StatementSyntax] = []

  /// How many parts may use one another, and how many statements all uses of parts may make.
  private static let deepestPart = 32
  private static let mostStatements = 100_000

  init(_ sources: ParsedSources) {
    self.sources = sources
    var all: [StatementSyntax] = []
    addFile(0, to: &all)
    collectParts(all)
    var used: Set<Name> = []
    var expanded: [StatementSyntax] = []
    addParts(all, level: .file, path: [], used: &used, to: &expanded)
    statements = expanded
  }

  /// Something that was to be used isn't there.
  var losesStatements: Bool {
    errors.contains { if case .unknownPart = $0.kind { true } else { false } }
  }

  /// A part that is never used, in the main file.
  func unusedParts() -> [PartSyntax] {
    parts.values.filter { $0.name.place.file == 0 && !usedParts.contains(Name($0.name.text)) }
  }

  // MARK: Files

  /// As if written here, once. Another file's title and tests are its own.
  private mutating func addFile(_ index: Int, to all: inout [StatementSyntax]) {
    for statement in sources.files[index].statements {
      switch statement {
      case .use(let use):
        guard case .file = use.target else {
          all.append(statement)
          continue
        }
        guard let target = sources.targets[use.place], target > 0, takenFiles.insert(target).inserted else { continue }
        addFile(target, to: &all)
      case .shop, .given, .example: if index == 0 { all.append(statement) }
      default: all.append(statement)
      }
    }
  }

  // MARK: Parts

  private mutating func collectParts(_ all: [StatementSyntax]) {
    for case .part(let part) in all {
      let name = Name(part.name.text)
      if let first = parts[name] {
        report(.partDeclaredTwice(part.name.text, first: first.name.place), at: part.name.place)
      } else {
        parts[name] = part
      }
    }
  }

  private enum Level { case file, inside }

  private mutating func addParts(
    _ written: [StatementSyntax], level: Level, path: [Name], used: inout Set<Name>, to all: inout [StatementSyntax]
  ) {
    var own: Set<Name> = []
    for statement in written {
      switch statement {
      case .part(let part): if level != .file { report(.partInside, at: part.name.place) }
      case .use(let use):
        guard case .part(let name) = use.target else { continue }
        if !own.insert(Name(name.text)).inserted { report(.partUsedTwice(name.text), at: name.place) }
        addPart(name, path: path, used: &used, to: &all)
      case .item(var item):
        var usedInside: Set<Name> = []
        var inside: [StatementSyntax] = []
        addParts(item.statements, level: .inside, path: [], used: &usedInside, to: &inside)
        item.statements = inside
        all.append(.item(item))
      default: all.append(statement)
      }
    }
  }

  private mutating func addPart(
    _ name: NameSyntax, path: [Name], used: inout Set<Name>, to all: inout [StatementSyntax]
  ) {
    let key = Name(name.text)
    guard let part = parts[key] else {
      let near = nearName(to: name.text, among: parts.values.map { $0.name.text }.sorted())
      report(.unknownPart(name.text, near: near), at: name.place)
      return
    }
    usedParts.insert(key)
    if let start = path.firstIndex(of: key) {
      let circle = path[start...] + [key]
      if reportedCircles.isDisjoint(with: circle) { report(.partCircle(circle.map { $0.text }), at: name.place) }
      reportedCircles.formUnion(circle)
      return
    }
    guard path.count < Self.deepestPart else { return report(.partsTooDeep(Self.deepestPart), at: name.place) }
    guard used.insert(key).inserted, mayExpand(part, at: name.place) else { return }
    addParts(part.statements, level: .inside, path: path + [key], used: &used, to: &all)
  }

  private mutating func mayExpand(_ part: PartSyntax, at place: Place) -> Bool {
    let before = expanded
    expanded += part.statements.count
    if expanded <= Self.mostStatements { return true }
    if before <= Self.mostStatements { report(.tooMuchExpanded(Self.mostStatements), at: place) }
    return false
  }

  private mutating func report(_ kind: LoweringError.Kind, at place: Place) {
    errors.append(LoweringError(kind: kind, place: place))
  }
}
