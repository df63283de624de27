import RulesEngine

/// What the language has, but is not understood yet: each is reported once, at its first place.
///
/// To teach lowering one of these, remove its case: the compiler shows where it is left out.
enum LaterFeature: Sendable, Hashable {
  case use, part
}

extension Lowering {
  mutating func reportLater(_ feature: LaterFeature, at place: Place) {
    guard laterFeatures.insert(feature).inserted else { return }
    report(.later(feature), at: place)
  }

  /// Whether a statement is left out, as one that is not understood yet. What it declares is not unknown.
  mutating func isLater(_ statement: StatementSyntax) -> Bool {
    switch statement {
    case .use(let use):
      leaveOut(.use, at: use.place)
      missing.hasCurrency = true
    case .part(let part): leaveOut(.part, part.name, at: part.place)
    default: return false
    }
    return true
  }

  private mutating func leaveOut(_ feature: LaterFeature, _ name: NameSyntax? = nil, at place: Place) {
    reportLater(feature, at: name?.place ?? place)
    if let name { missing.names.insert(Name(name.text)) }
    missing.isAnythingPossible = true
  }
}
