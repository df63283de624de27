import RulesEngine

/// `condition` and `unary`. `and` and `or` never stand in one list.
indirect enum ConditionSyntax: Sendable, Hashable {
  /// `a and b and c`, two or more.
  case all([ConditionSyntax])
  /// `a or b or c`, two or more.
  case any([ConditionSyntax])
  case not(ConditionSyntax, place: Place)
  case relation(SumSyntax, RelationSyntax)
  /// A formula alone; a condition in parentheses is a `SumSyntax.parentheses` in it.
  case sum(SumSyntax)

  var place: Place {
    switch self {
    case .all(let parts), .any(let parts):
      guard let first = parts.first, let last = parts.last else { return Place(start: 0, end: 0) }
      return first.place.through(last.place)
    case .not(_, let place): return place
    case .relation(let left, let relation): return left.place.through(relation.place)
    case .sum(let sum): return sum.place
    }
  }
}

/// What stands after the left side of a comparison.
struct RelationSyntax: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case compare(Comparison, SumSyntax)
    case has(NameSyntax)
    case matches(TextSyntax)
    case from(DateSyntax)
    case until(DateSyntax)
    case `is`(isNegated: Bool, Test)
  }
  enum Comparison: Sendable, Hashable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  }
  /// What stands after `is` or `is not`.
  enum Test: Sendable, Hashable {
    case chosen
    case blank
    case inGroup(NameSyntax)
    case oneOf([NameSyntax])
    case point(PointSyntax)
    /// `20:00 to 02:00 on Fri`; without `on`, `days` is empty.
    case range(PointSyntax, PointSyntax, days: [NameSyntax])
    /// What stood there can't be read; it was reported.
    case bad
  }
  var kind: Kind
  var place: Place
}

/// `point`: what something is compared with after `is`.
struct PointSyntax: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case name(NameSyntax)
    case number(SignedSyntax)
    case date(DateSyntax)
    case time(TimeSyntax)
    case on
    case off
  }
  var kind: Kind
  var place: Place
}

/// `sum`, `product`, `factor` and `primary`. Lists stay flat, so the depth of a tree is that of its parentheses.
indirect enum SumSyntax: Sendable, Hashable {
  struct Term: Sendable, Hashable {
    /// Whether it is taken off; never so for the first.
    var isSubtracted: Bool
    var value: SumSyntax
  }
  struct Factor: Sendable, Hashable {
    /// Whether it is what is divided by; never so for the first.
    var isDivisor: Bool
    var value: SumSyntax
  }

  /// Two or more terms.
  case terms([Term])
  /// Two or more factors.
  case factors([Factor])
  case minus(SumSyntax, place: Place)
  case number(NumberSyntax)
  /// `10%`, `10% of subtotal`.
  case percent(NumberSyntax, of: BaseSyntax?, place: Place)
  case name(NameSyntax)
  /// `count of toppings`, `rate of subtotal`.
  case of(NameSyntax, BaseSyntax)
  /// `max(a, b)`.
  case call(NameSyntax, [SumSyntax], place: Place)
  /// `line "Goods"`.
  case line(TextSyntax, place: Place)
  /// `(condition)`, `(drink where size is 中杯)`.
  case parentheses(ConditionSyntax, where: ConditionSyntax?, place: Place)
  /// What stood there can't be read; it was reported.
  case bad(Place)

  var place: Place {
    switch self {
    case .terms(let terms):
      guard let first = terms.first, let last = terms.last else { return Place(start: 0, end: 0) }
      return first.value.place.through(last.value.place)
    case .factors(let factors):
      guard let first = factors.first, let last = factors.last else { return Place(start: 0, end: 0) }
      return first.value.place.through(last.value.place)
    case .minus(_, let place), .percent(_, _, let place), .call(_, _, let place), .line(_, let place),
      .parentheses(_, _, let place), .bad(let place):
      return place
    case .number(let number): return number.place
    case .name(let name): return name.place
    case .of(let name, let base): return name.place.through(base.place)
    }
  }
}

/// `base`: what a percent, a count or a discount is of.
indirect enum BaseSyntax: Sendable, Hashable {
  case name(NameSyntax)
  /// `price of drink`.
  case of(NameSyntax, BaseSyntax)
  /// `寒天 in toppings`.
  case valueIn(NameSyntax, option: NameSyntax)
  /// `line "Goods"`.
  case line(TextSyntax, place: Place)
  /// `(condition)`, `(drink where size is 中杯)`.
  case parentheses(ConditionSyntax, where: ConditionSyntax?, place: Place)
  /// `cheapest 1 of every 3 drink`; what it picks from is never a `units` itself.
  case units(UnitsSyntax, BaseSyntax, place: Place)
  /// What stood there can't be read; it was reported.
  case bad(Place)

  var place: Place {
    switch self {
    case .name(let name): return name.place
    case .of(let name, let base): return name.place.through(base.place)
    case .valueIn(let value, let option): return value.place.through(option.place)
    case .line(_, let place), .parentheses(_, _, let place), .units(_, _, let place), .bad(let place):
      return place
    }
  }
}

/// `cheapest 1`, `dearest 2 of every 6`: which units of a base.
struct UnitsSyntax: Sendable, Hashable {
  enum Which: Sendable, Hashable {
    case cheapest
    case dearest
  }
  var which: Which
  var count: NumberSyntax
  var ofEvery: NumberSyntax?
}
