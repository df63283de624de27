import RulesEngine

/// Which signs stand between two things and which before one, and what is called.
extension FormattingGuide {
  mutating func visit(_ condition: ConditionSyntax?) {
    if let condition { visit(condition) }
  }

  mutating func visit(_ condition: ConditionSyntax) {
    switch condition {
    case .all(let parts), .any(let parts): for part in parts { visit(part) }
    case .not(let inner, _): visit(inner)
    case .relation(let left, let relation):
      visit(left)
      if case .compare(_, let right) = relation.kind { visit(right) }
    case .sum(let sum): visit(sum)
    }
  }

  mutating func visit(_ sums: [SumSyntax]) {
    for sum in sums { visit(sum) }
  }

  mutating func visit(_ sum: SumSyntax) {
    switch sum {
    case .terms(let terms):
      for (position, term) in terms.enumerated() {
        if position > 0 { noteApart(first(of: term.value.place) - 1) }
        visit(term.value)
      }
    case .factors(let factors): for factor in factors { visit(factor.value) }
    case .minus(let value, _): visit(value)
    case .percent(_, let base?, _), .of(_, let base): visit(base)
    case .call(let name, let arguments, _):
      noteGlued(first(of: name.place) + 1)
      visit(arguments)
    case .parentheses(let condition, let filter, _):
      visit(condition)
      visit(filter)
    case .number, .percent, .name, .line, .bad: break
    }
  }

  mutating func visit(_ base: BaseSyntax) {
    switch base {
    case .of(_, let base), .units(_, let base, _): visit(base)
    case .parentheses(let condition, let filter, _):
      visit(condition)
      visit(filter)
    case .name, .valueIn, .line, .bad: break
    }
  }
}
