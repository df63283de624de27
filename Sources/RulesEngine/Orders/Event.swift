/// A fact about an order: what is so now, never what to change. Told twice, it says the same.
public enum Event: Sendable, Hashable {
  /// Of an item's option, the item says whose.
  case selected(OptionID, Selection, in: ItemID? = nil)
  /// Nothing is told of the option any more: its default counts again.
  case cleared(OptionID, in: ItemID? = nil)
  /// The order holds an item of this kind.
  case added(ItemKindID, ItemID)
  /// The order doesn't hold this item.
  case removed(ItemID)
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
