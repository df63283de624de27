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
    case .unknownLine, .wrongType(expected: _, found: .group): isAnythingPossible
    case .noCurrency, .roundingStepOff: hasCurrency
    default: false
    }
  }
}

extension SyntaxError {
  /// A statement may have declared something whose name nobody knows.
  var losesDeclaration: Bool {
    switch kind {
    case .unexpected(_, let expected, in: let statement):
      expected.contains(.name) && (statement?.declares ?? false)
    case .nameOfSeveralWords, .unknownStatement(_, near: nil): true
    default: false
    }
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
