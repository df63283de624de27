extension ConditionWords {
  /// A condition or its opposite, as a part of a sentence.
  func clause(_ formula: Formula, negated: Bool = false, depth: Int = 0) -> String {
    guard depth <= ConditionWords.depthLimit else { return "…" }
    switch formula.kind {
    case .not(let inner): return clause(inner, negated: !negated, depth: depth + 1)
    case .all(let parts): return joined(parts, " and ", "，且", negated: negated, depth: depth)
    case .any(let parts): return joined(parts, " or ", "，或", negated: negated, depth: depth)
    case .comparison(let left, let comparison, let right):
      return compared(left, negated ? comparison.opposite : comparison, right, depth: depth)
    case .has(let left, let name): return contained(name, left, negated: negated, depth: depth)
    case .matching(let left, let pattern, negated: let isNegated):
      return matched(left, pattern, negated: isNegated != negated, depth: depth)
    case .unreadable: return "…"
    default:
      let name = quantity(formula, depth: depth)
      return negated ? said("no \(name)", ["沒有", name]) : name
    }
  }

  private func joined(
    _ parts: [Formula], _ english: String, _ chinese: String, negated: Bool, depth: Int
  ) -> String {
    guard let first = parts.first else { return "…" }
    if parts.count == 1 { return clause(first, negated: negated, depth: depth + 1) }
    var clauses: [String] = []
    for part in parts {
      let said = clause(part, depth: depth + 1)
      clauses.append(part.isJoined ? bracketed(said) : said)
    }
    let text = clauses.joined(separator: language == .english ? english : chinese)
    return negated ? said("not ", ["並非"]) + bracketed(text) : text
  }

  private func compared(
    _ left: Formula, _ comparison: Formula.Comparison, _ right: Formula, depth: Int
  ) -> String {
    let subject = quantity(left, depth: depth + 1)
    let object = valueWord(right, of: left) ?? quantity(right, depth: depth + 1)
    let (english, chinese) =
      switch comparison {
      case .equal: ("is", "是")
      case .notEqual: ("is not", "不是")
      case .less: ("below", "低於")
      case .lessOrEqual: ("at most", "最多")
      case .greater: ("above", "超過")
      case .greaterOrEqual: ("at least", "至少")
      }
    return said("\(subject) \(english) \(object)", [subject, chinese, object])
  }

  /// `size = 大杯`: what stands at the right is a value.
  private func valueWord(_ right: Formula, of left: Formula) -> String? {
    switch right.kind {
    case .name(let name): valueWord(name, of: left)
    case .text(let text): valueWord(Name(text), of: left)
    default: nil
    }
  }

  private func contained(_ value: Name, _ left: Formula, negated: Bool, depth: Int) -> String {
    let option = quantity(left, depth: depth + 1)
    let word = valueWord(value, of: left) ?? value.text
    return negated
      ? said("\(option) without \(word)", [option, "沒有", word])
      : said("\(option) has \(word)", [option, "有", word])
  }
}

extension Formula {
  /// Several conditions, which need brackets among others.
  fileprivate var isJoined: Bool {
    switch kind {
    case .all(let parts), .any(let parts): parts.count > 1
    default: false
    }
  }
}

extension Formula.Comparison {
  fileprivate var opposite: Formula.Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}
