extension RuleChecker {
  /// A tax that stands above a discount doesn't know of it: shoppers pay tax on what was taken off again.
  mutating func reviewTaxes(in statements: [Statement]) {
    var below = DiscountsBelow(statements)
    for statement in statements.reversed() {
      switch statement {
      case .line(let line):
        if line.kind == .discount { below.add(line) }
        guard line.kind == .tax || line.kind == .includedTax, let discount = below.discount(of: line.base) else {
          continue
        }
        report(.taxAboveDiscount(discount: discount.place), at: line.origin.place)
      case .pick(let pick): below.add(pick)
      default: continue
      }
    }
  }
}

/// The discounts below a statement, by what they are taken from.
private struct DiscountsBelow {
  private var any: Origin?
  private var fromSubtotal: Origin?
  private var fromBase: [Formula.Kind: Origin] = [:]
  /// What shows a subtotal may sum lines of other labels.
  private var subtotals: Set<String> = []

  init(_ statements: [Statement]) {
    for statement in statements { if case .subtotal(let line) = statement { subtotals.insert(line.label.text) } }
  }

  mutating func add(_ line: MoneyLine) {
    guard line.kind == .discount else { return }
    any = line.origin
    if let base = line.base, !isSubtotal(base) { fromBase[base.kind] = line.origin } else { fromSubtotal = line.origin }
  }

  mutating func add(_ pick: Pick) {
    for member in pick.members.reversed() {
      switch member {
      case .line(let line): add(line)
      case .pick(let inner): add(inner)
      }
    }
  }

  /// The first that takes from what is taxed.
  func discount(of base: Formula?) -> Origin? {
    guard let base, !isSubtotal(base) else { return any }
    return fromBase[base.kind] ?? fromSubtotal
  }

  private func isSubtotal(_ base: Formula) -> Bool {
    switch base.kind {
    case .name("subtotal"): true
    case .line(let label): subtotals.contains(label)
    default: false
    }
  }
}

extension MoneyLine {
  /// What a discount is taken from or a tax is of; none is the subtotal.
  fileprivate var base: Formula? {
    switch amount {
    case .rate(_, of: let base), .off(_, let base), .each(_, of: let base), .sets(_, for: _, of: let base): base
    case .formula(let formula): if case .share(_, of: let base) = formula.kind { base } else { nil }
    case .option, .bundle, .table, .packs, .tiers: nil
    }
  }
}
