/// A formula that gives a number.
indirect enum Count {
  case literal(Figure)
  case number(String)
  case named(String)
  case units(of: String)
  case unitsOf(value: String, in: String)
  case weight(of: String)
  case kinds(of: String)
  case items(Kinds)
  case sum(Count, Count)
  /// At least 0.
  case excess(Count, over: Count)
  case times(Count, Figure)
  case divided(Count, by: Figure)
  case least(Count, Count)
  case greatest(Count, Count)
  case whole(Count)
  case started(Count)
}

/// A formula that gives an amount.
indirect enum Amount {
  case literal(Figure)
  case money(String)
  case named(String)
  case price(of: String)
  case subtotal
  case subtotalOf(Kinds)
  case line(String)
  case sum(Amount, Amount)
  /// At least 0.
  case excess(Amount, over: Amount)
  case times(Amount, Count)
  case divided(Amount, by: Figure)
  case least(Amount, Amount)
  case greatest(Amount, Amount)
  case percent(Figure, Base)
}

/// What a percent is of, and what a discount is taken from.
indirect enum Base {
  case subtotal
  case price(of: String)
  case option(String)
  case line(String)
  case kinds(Kinds)
  case amount(Amount)
}

/// Items of a kind or of a group of kinds, of which something may hold.
struct Kinds {
  var name: String
  var condition: Condition?
}

enum Comparison: String, CaseIterable {
  case equal = "="
  case different = "!="
  case less = "<"
  case atMost = "<="
  case more = ">"
  case atLeast = ">="
}

indirect enum Condition {
  case toggle(String)
  case named(String)
  case isValue(String, of: String)
  case isOne([String], of: String)
  case isChosen(String)
  case has(String, in: String)
  case counts(Count, Comparison, Count)
  case amounts(Amount, Comparison, Amount)
  case between(Count, Figure, Figure)
  /// From the one hour to the other, also over midnight.
  case hours(from: Int, to: Int)
  case not(Condition)
  case both(Condition, Condition)
  case either(Condition, Condition)
}
