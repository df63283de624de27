/// Says a condition in words, where the shop owner gave none.
struct ConditionWords {
  enum Kind { case required, forbidden, warned }

  /// How deep a formula is told; below that stands an ellipsis.
  static let depthLimit = 64

  let language: BuiltInLanguage
  /// The label of an option in the reader's language; none for what is no option.
  let label: (Name) -> String?
  /// The label of a value of an option, in this order; none for what is no value of it.
  var valueLabel: (Name, Name) -> String? = { _, _ in nil }

  func sentence(_ formula: Formula, _ kind: Kind) -> String {
    var formula = formula
    var kind = kind
    // To forbid what isn't so is to require it.
    while case .not(let inner) = formula.kind, let opposite = kind.opposite {
      formula = inner
      kind = opposite
    }
    let text = demand(formula, kind) ?? introduction(kind) + clause(formula)
    return language == .english ? EnglishText.sentence(text) : text
  }

  private func introduction(_ kind: Kind) -> String {
    switch kind {
    case .required: said("Needed: ", ["必須："])
    case .forbidden: said("Not allowed: ", ["不可："])
    case .warned: said("Please note: ", ["請注意："])
    }
  }

  /// What is asked for most gets a sentence of its own.
  private func demand(_ formula: Formula, _ kind: Kind) -> String? {
    guard kind != .warned, case .matching(let left, let pattern, let isNegated) = formula.kind,
      case .name = left.kind
    else { return nil }
    let name = quantity(left)
    let isWanted = isNegated == (kind == .forbidden)
    switch pattern {
    case .blank:
      return isWanted
        ? said("\(name) must be blank", [name, "必須留空"])
        : said("\(name) must not be blank", ["請填寫", name])
    case .chosen:
      return isWanted
        ? said("\(name) must be chosen", ["請選擇", name])
        : said("\(name) must not be chosen", ["不可選擇", name])
    case .form(let form) where isWanted:
      return said("\(name) must have the form ", [name, "的格式必須是 "]) + described(form)
    default: return nil
    }
  }

  /// The words in the reader's language. Chinese comes in parts, so that blanks can be set between them.
  func said(_ english: String, _ chinese: [String]) -> String {
    language == .english ? english : ChineseText.joined(chinese)
  }

  func list(_ parts: [String]) -> String {
    language == .english ? EnglishText.list(parts, "or") : ChineseText.list(parts, "或")
  }

  func bracketed(_ text: String) -> String {
    language == .english ? "(\(text))" : "（\(text)）"
  }

  func quoted(_ text: String) -> String {
    language == .english ? "“\(text)”" : "「\(text)」"
  }
}

extension ConditionWords.Kind {
  fileprivate var opposite: ConditionWords.Kind? {
    switch self {
    case .required: .forbidden
    case .forbidden: .required
    case .warned: nil
    }
  }
}
