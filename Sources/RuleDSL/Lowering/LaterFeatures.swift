import RulesEngine

/// What the language has, but is not understood yet: each is reported once, at its first place.
///
/// To teach lowering one of these, remove its case: the compiler shows where it is left out.
enum LaterFeature: Sendable, Hashable {
  case list, use, part, translate, given, soldOut
  /// `group` as a heading among the values.
  case heading
  /// A column `group …` or `let …` in a table.
  case namedColumn
  case optionalWhen
}

extension Lowering {
  mutating func reportLater(_ feature: LaterFeature, at place: Place) {
    guard laterFeatures.insert(feature).inserted else { return }
    report(.later(feature), at: place)
  }

  /// Whether a statement is left out, as one that is not understood yet. What it declares is not unknown.
  mutating func isLater(_ statement: StatementSyntax) -> Bool {
    switch statement {
    case .list(let list): leaveOut(.list, list.name, at: list.place)
    case .use(let use):
      leaveOut(.use, at: use.place)
      missing.hasCurrency = true
    case .part(let part): leaveOut(.part, part.name, at: part.place)
    case .translate(let translation): reportLater(.translate, at: translation.tag.place)
    case .given(let given): reportLater(.given, at: given.place)
    case .soldOut(let soldOut): reportLater(.soldOut, at: soldOut.name.place)
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
