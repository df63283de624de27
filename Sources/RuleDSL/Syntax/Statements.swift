import RulesEngine

/// `statement`: one for each statement word.
indirect enum StatementSyntax: Sendable, Hashable {
  case shop(ShopSyntax)
  case currency(CurrencySyntax)
  case rounding(RoundingSyntax)
  case languages(LanguagesSyntax)
  case translate(TranslateSyntax)
  case use(UseSyntax)
  case part(PartSyntax)
  case `let`(LetSyntax)
  case list(ListSyntax)
  case group(GroupSyntax)
  case soldOut(SoldOutSyntax)
  case choice(ChoiceSyntax)
  case number(NumberOptionSyntax)
  case toggle(ToggleSyntax)
  case text(TextOptionsSyntax)
  case charge(ChargeSyntax)
  case discount(DiscountSyntax)
  case tax(TaxSyntax)
  case subtotal(SubtotalSyntax)
  case roundTotal(RoundTotalSyntax)
  case pick(PickSyntax)
  case require(RequireSyntax)
  case alert(AlertSyntax)
  case always(AlwaysSyntax)
  case item(ItemSyntax)
  case given(GivenSyntax)
  case example(ExampleSyntax)

  var place: Place {
    switch self {
    case .shop(let statement): return statement.place
    case .currency(let statement): return statement.place
    case .rounding(let statement): return statement.place
    case .languages(let statement): return statement.place
    case .translate(let statement): return statement.place
    case .use(let statement): return statement.place
    case .part(let statement): return statement.place
    case .let(let statement): return statement.place
    case .list(let statement): return statement.place
    case .group(let statement): return statement.place
    case .soldOut(let statement): return statement.place
    case .choice(let statement): return statement.place
    case .number(let statement): return statement.place
    case .toggle(let statement): return statement.place
    case .text(let statement): return statement.place
    case .charge(let statement): return statement.place
    case .discount(let statement): return statement.place
    case .tax(let statement): return statement.place
    case .subtotal(let statement): return statement.place
    case .roundTotal(let statement): return statement.place
    case .pick(let statement): return statement.place
    case .require(let statement): return statement.place
    case .alert(let statement): return statement.place
    case .always(let statement): return statement.place
    case .item(let statement): return statement.place
    case .given(let statement): return statement.place
    case .example(let statement): return statement.place
    }
  }
}

/// `shop "紅茶店" en "Tea house"`.
struct ShopSyntax: Sendable, Hashable {
  var label: LabelSyntax
  var place: Place
}

/// `currency TWD`.
struct CurrencySyntax: Sendable, Hashable {
  /// Nothing if it can't be read; it was reported.
  var code: NameSyntax?
  var place: Place
}

/// `rounding half up to 1 per line`.
struct RoundingSyntax: Sendable, Hashable {
  enum Scope: Sendable, Hashable {
    case unit
    case line
  }
  var mode: RoundingModeSyntax?
  var step: NumberSyntax?
  var scope: Scope?
  var place: Place
}

/// `languages zh-Hant, en`.
struct LanguagesSyntax: Sendable, Hashable {
  var tags: [NameSyntax]
  var place: Place
}

/// `translate en { 紅茶 "Black tea", "請輸入…" "Enter…" }`.
struct TranslateSyntax: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    var source: NameSyntax
    var text: TextSyntax
  }
  var tag: NameSyntax
  var entries: [Entry]
  var place: Place
  var isBad: Bool
}

/// `use "toppings.rules"` takes a file, `use spicy` a part.
struct UseSyntax: Sendable, Hashable {
  enum Target: Sendable, Hashable {
    case file(TextSyntax)
    case part(NameSyntax)
  }
  var target: Target
  var place: Place
}

/// `part spicy { … }`.
struct PartSyntax: Sendable, Hashable {
  var name: NameSyntax
  var statements: [StatementSyntax]
  var place: Place
  var isBad: Bool
}

/// `let fee = 60`, `let extra by size { … }`.
struct LetSyntax: Sendable, Hashable {
  enum Value: Sendable, Hashable {
    case condition(ConditionSyntax)
    case by([SumSyntax], CasesSyntax)
    /// What stood there can't be read; it was reported.
    case bad
  }
  var name: NameSyntax
  var value: Value
  var place: Place
  var isBad: Bool
}

/// `group milk "奶茶" of drink { 冷露歐蕾, … }`.
struct GroupSyntax: Sendable, Hashable {
  var name: NameSyntax
  var label: LabelSyntax?
  /// The option whose values it has; without one, it is a set of item kinds.
  var option: NameSyntax?
  var members: [NameSyntax]
  var place: Place
  var isBad: Bool
}

/// `sold out topping [when …] { 粉圓 }`, `sold out oat`.
struct SoldOutSyntax: Sendable, Hashable {
  /// With `values` an option or a list, without a value.
  var name: NameSyntax
  var when: ConditionSyntax?
  var values: [NameSyntax]?
  var place: Place
  var isBad: Bool
}
