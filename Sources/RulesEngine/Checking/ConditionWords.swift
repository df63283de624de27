/// Says a condition in words.
struct ConditionWords {
  enum Kind { case required, forbidden, warned }

  let language: BuiltInLanguage
  /// The label of an option in the reader's language; none for what is no option.
  let label: (Name) -> String?

  func sentence(_ formula: Formula, _ kind: Kind) -> String {
    "?"
  }
}
