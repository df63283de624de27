/// One value that a shopper could pick next: whether it can be had now, and what it would change.
public struct Offer: Sendable, Hashable {
  public enum Pick: Sendable, Hashable {
    /// The value of a choice, or one unit more of a value of a set.
    case value(ValueID)
    case toggle(Bool)
  }

  public var pick: Pick
  public var isSelected: Bool
  /// Why it can't be had as the order stands; none where it can.
  public var hindrance: Violation?
  /// By how much the total would change, in whole steps; none where there is no total now, or then.
  public var change: Money?

  public init(pick: Pick, isSelected: Bool, hindrance: Violation?, change: Money?) {
    self.pick = pick
    self.isSelected = isSelected
    self.hindrance = hindrance
    self.change = change
  }

  public var isAvailable: Bool { hindrance == nil }
}
