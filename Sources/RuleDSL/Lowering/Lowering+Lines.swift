import RulesEngine

/// The lines of the quote.
extension Lowering {
  mutating func lower(_ charge: ChargeSyntax) -> MoneyLine {
    switch charge.kind {
    case .option(let name, let label):
      return line(.charge, lower(label), .option(Name(name.text)), charge.clauses, at: charge.place)
    case .amount(let label, let amount):
      return line(.charge, label, amount, charge.clauses, isBad: charge.isBad, at: charge.place)
    }
  }

  mutating func lower(_ discount: DiscountSyntax) -> MoneyLine {
    line(.discount, discount.label, discount.amount, discount.clauses, isBad: discount.isBad, at: discount.place)
  }

  mutating func lower(_ tax: TaxSyntax) -> MoneyLine {
    let label = lower(tax.label)
    let base = lower(tax.base)
    let rate: Formula
    switch tax.rate {
    case .percent(let number): rate = percent(number, at: number.place)
    case .name(let name): rate = Formula(.name(Name(name.text)), at: name.place)
    case nil: rate = Formula(.unreadable, at: tax.place)
    }
    let isReadable = !tax.isBad && !rate.isUnreadable && !base.isUnreadable
    let amount: MoneyLine.Amount = isReadable ? .rate(rate, of: base) : .formula(Formula(.unreadable, at: tax.place))
    return line(tax.isIncluded ? .includedTax : .tax, label, amount, tax.clauses, at: tax.place)
  }

  private mutating func line(
    _ kind: MoneyLine.Kind, _ label: LabelSyntax, _ amount: AmountSyntax, _ clauses: LineClausesSyntax, isBad: Bool,
    at place: Place
  ) -> MoneyLine {
    let label = lower(label)
    reportMinus(amount, kind)
    let lowered = isBad && amount.isBrokenBeforeCases ? nil : self.amount(amount)
    let unreadable = MoneyLine.Amount.formula(Formula(.unreadable, at: place))
    let known = isBad ? unreadable : lowered ?? unreadable
    var made = line(kind, label, known, clauses, at: place)
    if case .per(let counted, _, _) = amount {
      if let second = clauses.per { report(.perTwice(first: counted.place), at: second.place) }
      made.per = lower(counted)
    }
    return made
  }

  private mutating func line(
    _ kind: MoneyLine.Kind, _ label: LocalizedText?, _ amount: MoneyLine.Amount, _ clauses: LineClausesSyntax,
    at place: Place
  ) -> MoneyLine {
    return MoneyLine(
      kind, label, amount, per: lower(clauses.per), atMost: lower(clauses.atMost), isOnce: clauses.once != nil,
      rounding: lower(clauses.rounded), when: lower(clauses.when), at: place)
  }

  private mutating func lower(_ rounded: RoundedSyntax?) -> LineRounding? {
    guard let rounded else { return nil }
    let step = decimal(rounded.step)
    if let number = rounded.step, let step, step.numerator == 0 {
      report(.stepOfZero, at: number.place)
      return LineRounding(lower(rounded.mode))
    }
    return LineRounding(lower(rounded.mode), to: step)
  }

  // MARK: Amounts

  private mutating func amount(_ amount: AmountSyntax) -> MoneyLine.Amount? {
    switch amount {
    case .sum(let sum): return .formula(lower(sum))
    case .off(let sum, let base): return .off(lower(sum), lower(base))
    case .per(_, let isGraduated, let cases): return steps(cases, isGraduated: isGraduated)
    case .by(let axes, let cases): return table(by: axes, cases).map { .table($0) }
    case .eachOf(let sum, let base): return .each(lower(sum), of: lower(base))
    case .setOf(let count, let price, let base):
      return .sets(lower(count), for: lower(price), of: lower(base))
    case .bundle(let price, let parts):
      let price = lower(price)
      return bundle(parts).map { .bundle(price, $0) }
    case .bad: return nil
    }
  }

  private mutating func reportMinus(_ amount: AmountSyntax, _ kind: MoneyLine.Kind) {
    let sum: SumSyntax
    switch amount {
    case .sum(let whole), .off(let whole, _): sum = whole
    default: return
    }
    guard case .minus(.number(let number), let place) = sum else { return }
    report(.minusInAmount(number.text, isDiscount: kind == .discount), at: place)
  }

  // MARK: Picks

  mutating func lower(_ pick: PickSyntax) -> Pick {
    let when = lower(pick.when)
    let ceiling = lower(pick.atMost)
    var members: [Pick.Member] = []
    for member in pick.lines {
      switch member {
      case .charge(let charge): members.append(.line(lower(charge)))
      case .discount(let discount): members.append(.line(lower(discount)))
      case .pick(let inner): members.append(.pick(lower(inner)))
      }
    }
    return Pick(kind(of: pick, ceiling), when: when, members, at: pick.place)
  }

  private mutating func kind(of pick: PickSyntax, _ ceiling: Formula?) -> Pick.Kind {
    if let atMost = pick.atMost, pick.which != .all {
      report(.ceilingOutsideAll(pick.which == .best ? "best" : "first"), at: atMost.place)
    }
    switch pick.which {
    case .best: return .best
    case .first: return .first
    case .all: return .all(atMost: ceiling)
    }
  }
}

extension AmountSyntax {
  /// Of a statement that can't be read: its cases can, so it is what they are by that is wrong.
  fileprivate var isBrokenBeforeCases: Bool {
    switch self {
    case .by(_, let cases), .per(_, isGraduated: _, let cases): !cases.isBad
    default: false
    }
  }
}

extension Formula {
  var isUnreadable: Bool {
    if case .unreadable = kind { true } else { false }
  }
}
