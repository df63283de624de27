import RulesEngine

/// Declarations of a file that its rule set lacks, so that nobody is told that they are unknown.
struct MissingDeclarations: Sendable, Hashable {
  /// Their declaration can't be read.
  var names: Set<Name> = []
  /// Any name or line that is used may be declared where nothing was read: in another file, in an item.
  var isAnythingPossible = false
  /// A currency is written but isn't one, or may be written in another file.
  var hasCurrency = false

  /// Whether a finding only follows from a declaration that was reported.
  func explain(_ finding: Finding) -> Bool {
    switch finding.mistake {
    case .unknownName(let name, among: _), .unknownAxis(let name, among: _):
      isAnythingPossible || names.contains(name)
    case .unknownLine(let label, among: _): isAnythingPossible || names.contains(Name(label))
    case .wrongType(expected: _, found: .group): isAnythingPossible
    case .noCurrency, .roundingStepOff: hasCurrency
    default: false
    }
  }
}

extension MissingDeclarations {
  /// Notes what the lines of a file may declare that can't be read.
  mutating func note(lossesOf file: ParsedFile) {
    for word in file.unreadWords { names.insert(Name(word)) }
    for error in file.errors {
      if error.losesName { isAnythingPossible = true }
      guard case .nameOfSeveralWords(let name) = error.kind else { continue }
      let words = name.split(separator: " ").map { String($0) }
      for word in words + [words.joined(separator: "-"), words.joined()] { names.insert(Name(word)) }
    }
  }
}

extension SyntaxError {
  /// A statement declares something without a name.
  fileprivate var losesName: Bool {
    guard case .unexpected(_, let expected, in: let statement) = kind else { return false }
    return expected.contains(.name) && (statement?.declares ?? false)
  }
}

extension StatementWord {
  fileprivate var declares: Bool {
    switch self {
    case .choice, .menu, .list, .number, .money, .toggle, .text, .let, .group, .item: true
    default: false
    }
  }
}
