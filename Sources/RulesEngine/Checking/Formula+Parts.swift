extension Formula {
  /// The formula, and everything that it is made of.
  func forEachPart(_ visit: (Formula) -> Void) {
    var open = [self]
    while let formula = open.popLast() {
      visit(formula)
      open += formula.directParts
    }
  }

  private var directParts: [Formula] {
    switch kind {
    case .share(let left, of: let right), .filtered(let left, where: let right), .arithmetic(let left, _, let right),
      .comparison(let left, _, let right):
      [left, right]
    case .negative(let inner), .measure(_, of: let inner), .matching(let inner, _, negated: _), .has(let inner, _),
      .not(let inner), .picked(_, of: let inner):
      [inner]
    case .call(_, let parts), .all(let parts), .any(let parts): parts
    case .literal, .percent, .name, .text, .unitsOfValue, .line, .unreadable: []
    }
  }
}

extension Statement {
  /// The formulas that stand in it.
  var formulas: [Formula] {
    switch self {
    case .definition(let definition):
      if case .formula(let formula) = definition.content { [formula] } else { [] }
    case .line(let line): line.formulas
    case .pick(let pick): pick.formulas
    case .requirement(let requirement): [requirement.condition] + [requirement.when].compactMap { $0 }
    case .alert(let alert): [alert.when]
    case .assertion(let assertion): [assertion.condition]
    case .totalRounding(let rounding): [rounding.when].compactMap { $0 }
    case .soldOut(let soldOut): [soldOut.when].compactMap { $0 }
    case .option, .group, .item, .kinds, .subtotal: []
    }
  }
}

extension MoneyLine {
  fileprivate var formulas: [Formula] {
    let clauses = [per, atMost, when].compactMap { $0 }
    switch amount {
    case .formula(let formula): return [formula] + clauses
    case .off(let formula, let base), .rate(let formula, of: let base), .each(let formula, of: let base):
      return [formula, base] + clauses
    case .sets(let count, for: let price, of: let base): return [count, price, base] + clauses
    case .bundle(let price, _): return [price] + clauses
    case .table(let table): return table.axes + clauses
    case .option, .packs, .tiers: return clauses
    }
  }
}

extension Pick {
  fileprivate var formulas: [Formula] {
    var found = [when].compactMap { $0 }
    if case .all(let atMost?) = kind { found.append(atMost) }
    for member in members {
      switch member {
      case .line(let line): found += line.formulas
      case .pick(let inner): found += inner.formulas
      }
    }
    return found
  }
}

extension ShopOption {
  /// Some selection of it makes a line.
  var makesLines: Bool {
    switch kind {
    case .choice(let choice): choice.makesLines
    case .number(let range): range.priceEach != nil
    case .toggle(let toggle): toggle.price != nil
    case .text: false
    }
  }

  /// The labels that its lines can have, but for those of what a table is looked up by.
  var lineLabels: [String] {
    var labels = [label?.text ?? name.text]
    if case .choice(let choice) = kind { labels += choice.values.map { $0.label?.text ?? $0.name.text } }
    return labels
  }
}
