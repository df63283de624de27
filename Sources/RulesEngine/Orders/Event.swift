/// A fact about an order: what is so now, never what to change. Told twice, it says the same.
public enum Event: Sendable, Hashable {
  case selected(OptionID, Selection)
  /// Nothing is told of the option any more: its default counts again.
  case cleared(OptionID)
}

/// What a shopper picked of one option.
public enum Selection: Sendable, Hashable {
  /// The one value of a choice.
  case value(ValueID)
  /// So many units of one value, where several may be chosen; the others stay as they are.
  case units(of: ValueID, Int64)
  /// The whole set: values that aren't listed have no unit.
  case wholeSet([ValueID: Int64])
  /// A number or an amount.
  case number(SignedDecimal)
  case toggle(Bool)
  case text(String)
  /// The order's local date and time.
  case moment(Moment)
}
