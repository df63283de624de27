import RulesEngine

/// The money lines.
extension FormattingGuide {
  mutating func visit(_ charge: ChargeSyntax) {
    noteElement(charge.place, .statement(.charge))
    noteStatementWord(charge.place)
    if case .amount(let label, let amount) = charge.kind {
      noteColumn(behind: end(of: label.place) - 1)
      visit(amount)
    }
    visit(charge.clauses)
  }

  mutating func visit(_ discount: DiscountSyntax) {
    noteElement(discount.place, .statement(.discount))
    noteStatementWord(discount.place)
    noteColumn(behind: end(of: discount.label.place) - 1)
    visit(discount.amount)
    visit(discount.clauses)
  }

  mutating func visit(_ tax: TaxSyntax) {
    noteElement(tax.place, .statement(.tax))
    noteColumn(behind: end(of: tax.label.place) - 1)
    visit(tax.base)
    visit(tax.clauses)
  }

  /// Picks stand in picks at most as deep as the parser reads.
  mutating func visit(_ pick: PickSyntax) {
    noteElement(pick.place)
    noteStatementWord(pick.place)
    noteBlock(endingWith: pick.place, .lines)
    if let atMost = pick.atMost { visit(atMost) }
    visit(pick.when)
    for line in pick.lines {
      switch line {
      case .charge(let charge): visit(charge)
      case .discount(let discount): visit(discount)
      case .pick(let pick): visit(pick)
      }
    }
  }

  private mutating func visit(_ clauses: LineClausesSyntax) {
    noteClauses(clauses)
    if let per = clauses.per { visit(per) }
    if let atMost = clauses.atMost { visit(atMost) }
    visit(clauses.when)
  }

  private mutating func visit(_ amount: AmountSyntax) {
    switch amount {
    case .sum(let sum): visit(sum)
    case .off(let sum, let base), .eachOf(let sum, let base):
      visit(sum)
      visit(base)
    case .setOf(let count, let price, let base):
      visit(count)
      visit(price)
      visit(base)
    case .bundle(let price, let parts):
      visit(price)
      for part in parts.dropFirst() { noteApart(first(of: part.count.place) - 1) }
    case .per(let counted, _, let cases):
      visit(counted)
      visit(cases)
    case .by(let by, let cases):
      visit(by)
      visit(cases)
    case .bad: break
    }
  }
}
