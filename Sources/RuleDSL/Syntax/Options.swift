import RulesEngine

/// `choice toppings "Toppings" choose 0 to 5 { … }`, `menu drink by size { … }`.
struct ChoiceSyntax: Sendable, Hashable {
  var isMenu: Bool
  var name: NameSyntax
  var label: LabelSyntax?
  var clauses: ChoiceClausesSyntax
  var entries: EntriesSyntax
  var place: Place
  /// Its first line can't be read; only the name and the entries are sure.
  var isBad: Bool
}

/// `clause`s: each at most once, in any order.
struct ChoiceClausesSyntax: Sendable, Hashable {
  /// `optional [when …]`.
  var optional: OptionalSyntax?
  var choose: ChooseSyntax?
  /// `at most 3 kinds`.
  var atMostKinds: SumSyntax?
  /// `up to 2 each`.
  var upToEach: SumSyntax?
  var included: IncludedSyntax?
  /// Empty without a `by`.
  var by: [SumSyntax] = []
  /// `only when …`.
  var onlyWhen: ConditionSyntax?
}

struct OptionalSyntax: Sendable, Hashable {
  var when: ConditionSyntax?
  var place: Place
}

/// `choose 3`, `choose 0 to 5`, `choose 1 or more`.
struct ChooseSyntax: Sendable, Hashable {
  enum Bound: Sendable, Hashable {
    case exactly
    case upTo(SumSyntax)
    case orMore
  }
  var least: SumSyntax
  var bound: Bound
  var place: Place
}

/// `cheapest 2 included`.
struct IncludedSyntax: Sendable, Hashable {
  var which: UnitsSyntax.Which
  var count: SumSyntax
  var place: Place
}

/// `list pizzas [by …] { … }`.
struct ListSyntax: Sendable, Hashable {
  var name: NameSyntax
  var label: LabelSyntax?
  /// Empty without a `by`.
  var by: [SumSyntax]
  var entries: EntriesSyntax
  var place: Place
  var isBad: Bool
}

/// `entries`: the values of a choice, menu or list, as entries or as rows of a table.
struct EntriesSyntax: Sendable, Hashable {
  var entries: [EntrySyntax]
  /// Braces and what is between them.
  var place: Place
  /// An entry's name can't be read; it was reported, so an unknown value is nothing to report.
  var isBad: Bool
}

/// `entry`.
enum EntrySyntax: Sendable, Hashable {
  case value(ValueSyntax)
  case row(TableRowSyntax)
  /// `from pizzas`.
  case from(NameSyntax, place: Place)
  /// `group milk "奶茶"`: a heading, up to the next one.
  case heading(NameSyntax, LabelSyntax?, place: Place)

  var place: Place {
    switch self {
    case .value(let value): return value.place
    case .row(let row): return row.place
    case .from(_, let place), .heading(_, _, let place): return place
    }
  }
}

/// A value with what is said of it.
struct ValueSyntax: Sendable, Hashable {
  var name: NameSyntax
  var details: ValueDetailsSyntax
  var place: Place
  var isBad: Bool
}

/// A row with what stands after its last bar.
struct TableRowSyntax: Sendable, Hashable {
  var row: RowSyntax
  var details: ValueDetailsSyntax
  var place: Place
  /// What stands after the last bar can't be read; the cells are there.
  var isBad: Bool
}

/// `[ STRING ] { attribute } [ when [ else ] ]`.
struct ValueDetailsSyntax: Sendable, Hashable {
  /// What is shown instead of the name.
  var label: TextSyntax?
  var translations: [TranslationSyntax] = []
  /// Never in a row.
  var price: PriceSyntax?
  /// The place of `default`.
  var isDefault: Place?
  /// The place of `sold out`.
  var soldOut: Place?
  var upTo: NumberSyntax?
  var counts: NumberSyntax?
  var when: ConditionSyntax?
  /// What is said where `when` doesn't hold.
  var otherwise: LabelSyntax?
}

/// `number quantity 1 to 20 …`, `money tip 0 to 500 …`.
struct NumberOptionSyntax: Sendable, Hashable {
  enum Range: Sendable, Hashable {
    case bounds(SignedSyntax, SignedSyntax, step: NumberSyntax?)
    case oneOf([NumberSyntax])
    /// What stood there can't be read; it was reported.
    case bad
  }
  var isMoney: Bool
  var name: NameSyntax
  var label: LabelSyntax?
  var range: Range
  var initial: SignedSyntax?
  var priceEach: PriceSyntax?
  var onlyWhen: ConditionSyntax?
  var place: Place
  var isBad: Bool
}

/// `toggle gift [default on] [+2]`.
struct ToggleSyntax: Sendable, Hashable {
  var name: NameSyntax
  var label: LabelSyntax?
  /// What `default` says.
  var initial: Bool?
  /// The place of `default`.
  var initialPlace: Place?
  var price: PriceSyntax?
  var onlyWhen: ConditionSyntax?
  var place: Place
  var isBad: Bool
}

/// `text name, city`.
struct TextOptionsSyntax: Sendable, Hashable {
  struct Field: Sendable, Hashable {
    var name: NameSyntax
    var label: LabelSyntax?
  }
  var fields: [Field]
  /// Holds for each of the fields.
  var onlyWhen: ConditionSyntax?
  var place: Place
  var isBad: Bool
}

/// `item drink "飲料" choose 1 to 50 times cups { … }`.
struct ItemSyntax: Sendable, Hashable {
  var name: NameSyntax
  var label: LabelSyntax?
  var choose: ChooseSyntax?
  /// The number option of the item that it is taken so many times.
  var times: NameSyntax?
  var statements: [StatementSyntax]
  var place: Place
  var isBad: Bool
}
