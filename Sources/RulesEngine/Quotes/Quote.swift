/// The computed price of an order, and what is wrong with it.
public struct Quote: Sendable, Hashable {
  /// What is charged and taken off, in the order of the file. Their sum is the total.
  public var lines: [QuoteLine]
  /// Sums that are shown and add nothing.
  public var subtotals: [ShownSubtotal]
  /// What part of the lines is tax; adds nothing.
  public var includedTaxes: [IncludedTax]
  public var violations: [Violation]
  /// In whole steps of the shop; none while something can't be priced.
  public var total: Money?

  public init(
    lines: [QuoteLine], subtotals: [ShownSubtotal], includedTaxes: [IncludedTax], violations: [Violation],
    total: Money?
  ) {
    self.lines = lines
    self.subtotals = subtotals
    self.includedTaxes = includedTaxes
    self.violations = violations
    self.total = total
  }

  public var mayBePlaced: Bool {
    total != nil && violations.allSatisfy { $0.grade == .warning }
  }
}

/// One line of a quote.
public struct QuoteLine: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case base
    case charge
    case discount
    case tax
    case rounding
  }

  /// In the shop's languages; never with units.
  public var label: LocalizedText
  /// Below 0 for what is taken off.
  public var amount: Money
  public var kind: Kind
  /// How many units the line is for, where several may be chosen.
  public var units: Int64?
  /// How often the item is taken, where that multiplies the line.
  public var times: Int64
  /// Whose line it is; none for the order's own.
  public var item: ItemID?
  /// What of a discount on the order was taken from each of its items, in the order in which they were added.
  public var shares: [Share]
  /// Where the rule stands.
  public var place: Place?

  public init(
    label: LocalizedText, amount: Money, kind: Kind, units: Int64? = nil, times: Int64 = 1, item: ItemID? = nil,
    shares: [Share] = [],
    place: Place? = nil
  ) {
    self.label = label
    self.amount = amount
    self.kind = kind
    self.units = units
    self.times = times
    self.item = item
    self.shares = shares
    self.place = place
  }

  public struct Share: Sendable, Hashable {
    public var item: ItemID
    /// Below 0, as the line that it is a part of.
    public var amount: Money

    public init(item: ItemID, amount: Money) {
      self.item = item
      self.amount = amount
    }
  }
}

/// The sum of the lines above it.
public struct ShownSubtotal: Sendable, Hashable {
  public var label: LocalizedText
  public var amount: Money
  /// How many of the quote's lines stand above it.
  public var lineCount: Int
  /// Whose it is; none for the order's own.
  public var item: ItemID?
  public var place: Place?

  public init(label: LocalizedText, amount: Money, lineCount: Int, item: ItemID? = nil, place: Place? = nil) {
    self.label = label
    self.amount = amount
    self.lineCount = lineCount
    self.item = item
    self.place = place
  }
}

/// What part of some lines is tax: x·r / (1 + r).
public struct IncludedTax: Sendable, Hashable {
  public var label: LocalizedText
  public var rate: Percentage
  public var amount: Money
  /// Whose it is; none for the order's own.
  public var item: ItemID?
  public var place: Place?

  public init(label: LocalizedText, rate: Percentage, amount: Money, item: ItemID? = nil, place: Place? = nil) {
    self.label = label
    self.rate = rate
    self.amount = amount
    self.item = item
    self.place = place
  }
}
