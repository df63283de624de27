import RulesEngine

/// `charge drink …` places an option's own line, `charge "Delivery" 60 …` makes one.
struct ChargeSyntax: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case option(NameSyntax, LabelSyntax?)
    case amount(LabelSyntax, AmountSyntax)
  }
  var kind: Kind
  var clauses: LineClausesSyntax
  var place: Place
  var isBad: Bool
}

struct DiscountSyntax: Sendable, Hashable {
  var label: LabelSyntax
  var amount: AmountSyntax
  var clauses: LineClausesSyntax
  var place: Place
  var isBad: Bool
}

/// `amount`, without its clauses.
enum AmountSyntax: Sendable, Hashable {
  case sum(SumSyntax)
  /// `50 off drink`.
  case off(SumSyntax, BaseSyntax)
  /// `5.00 each of dearest 2 drink`.
  case eachOf(SumSyntax, BaseSyntax)
  /// `3 for 45 of (drink where size is 中杯)`.
  case setOf(count: SumSyntax, price: SumSyntax, BaseSyntax)
  /// `to 120.00 for 1 drink + 1 cake`.
  case bundle(price: SumSyntax, [BundlePartSyntax])
  /// `per boxes { from 1 2.00 }`, `graduated per boxes { … }`, packs.
  case per(SumSyntax, isGraduated: Bool, CasesSyntax)
  /// `by size { … }`.
  case by([SumSyntax], CasesSyntax)
  /// What stood there can't be read; it was reported.
  case bad(Place)
}

/// `1 drink`: so many of an item kind.
struct BundlePartSyntax: Sendable, Hashable {
  var count: NumberSyntax
  var kind: NameSyntax
}

/// `lineclause`s: each at most once, in any order.
struct LineClausesSyntax: Sendable, Hashable {
  /// Multiplies. The `per` that opens a block of cases is `AmountSyntax.per`.
  var per: SumSyntax?
  var atMost: SumSyntax?
  /// The place of `once`.
  var once: Place?
  var rounded: RoundedSyntax?
  var when: ConditionSyntax?
}

/// `rounded half up to 1`.
struct RoundedSyntax: Sendable, Hashable {
  var mode: RoundingModeSyntax
  var step: NumberSyntax?
  var place: Place
}

enum RoundingModeSyntax: Sendable, Hashable {
  case halfUp, halfEven, halfDown, up, down
}

/// `tax "VAT" 5% of subtotal`, `tax "VAT" rate included in subtotal`.
struct TaxSyntax: Sendable, Hashable {
  enum Rate: Sendable, Hashable {
    case percent(NumberSyntax)
    case name(NameSyntax)
  }
  var label: LabelSyntax
  /// Nothing if it can't be read; it was reported.
  var rate: Rate?
  var isIncluded: Bool
  var base: BaseSyntax
  var clauses: LineClausesSyntax
  var place: Place
  var isBad: Bool
}

/// `subtotal "Goods"`.
struct SubtotalSyntax: Sendable, Hashable {
  var label: LabelSyntax
  var place: Place
}

/// `round total to 0.05 "Rounding" [when …]`.
struct RoundTotalSyntax: Sendable, Hashable {
  /// Nothing if it can't be read; it was reported.
  var step: NumberSyntax?
  var label: LabelSyntax?
  var when: ConditionSyntax?
  var place: Place
}

/// `best of { … }`, `first of { … }`, `all of at most … { … }`.
struct PickSyntax: Sendable, Hashable {
  enum Which: Sendable, Hashable {
    case best, first, all
  }
  var which: Which
  var atMost: SumSyntax?
  var when: ConditionSyntax?
  var lines: [LineSyntax]
  var place: Place
  var isBad: Bool
}

/// `line`: what may stand in a `best of`, `first of` or `all of`.
indirect enum LineSyntax: Sendable, Hashable {
  case charge(ChargeSyntax)
  case discount(DiscountSyntax)
  case pick(PickSyntax)

  var place: Place {
    switch self {
    case .charge(let line): return line.place
    case .discount(let line): return line.place
    case .pick(let line): return line.place
    }
  }
}
