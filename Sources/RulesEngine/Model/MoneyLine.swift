/// A statement that makes a line of the quote: a charge, a discount or a tax.
public struct MoneyLine: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case charge
    case discount
    /// Adds to the total.
    case tax
    /// States what part of the lines is tax, and adds nothing.
    case includedTax
  }

  public enum Amount: Sendable, Hashable {
    /// The option's own prices: `charge drink` says where its line stands.
    case option(Name)
    case formula(Formula)
    /// `50 off drink`: the second formula says what it is taken from.
    case off(Formula, Formula)
    /// `5.00 each of dearest 2 drink`: taken off each unit.
    case each(Formula, of: Formula)
    /// `3 for 45 of drink`: the price of every whole set of so many units.
    case sets(Formula, for: Formula, of: Formula)
    /// `to 120 for 1 drink + 1 cake`: the price of every whole set of these.
    case bundle(Formula, [BundlePart])
    case table(PriceTable)
    /// Each number of units has its pack, the biggest first.
    case packs([Pack])
    case tiers(Tiers)
    /// A percent of a base; the rate is a percent or the name of one.
    case rate(Formula, of: Formula)
  }

  /// So many units of a kind, or of a group of kinds.
  public struct BundlePart: Sendable, Hashable {
    public var units: DecimalLiteral
    public var kind: Name
    public var origin: Origin

    public init(_ units: DecimalLiteral, _ kind: Name, at place: Place? = nil) {
      self.units = units
      self.kind = kind
      self.origin = Origin(place)
    }
  }

  /// `3 for 130`.
  public struct Pack: Sendable, Hashable {
    public var units: DecimalLiteral
    public var price: Price
    public var origin: Origin

    public init(_ units: DecimalLiteral, for price: Price, at place: Place? = nil) {
      self.units = units
      self.price = price
      self.origin = Origin(place)
    }
  }

  /// `{ from 1 2.00, from 10 1.80 }`.
  public struct Tiers: Sendable, Hashable {
    public struct Step: Sendable, Hashable {
      public var from: DecimalLiteral
      public var price: Price
      public var origin: Origin

      public init(from: DecimalLiteral, _ price: Price, at place: Place? = nil) {
        self.from = from
        self.price = price
        self.origin = Origin(place)
      }
    }

    /// Each bracket at its own price, instead of all units at one.
    public var isGraduated: Bool
    public var steps: [Step]

    public init(isGraduated: Bool, _ steps: [Step]) {
      self.isGraduated = isGraduated
      self.steps = steps
    }
  }

  public var kind: Kind
  /// None only for `charge OPTION`, whose labels are the option's.
  public var label: LocalizedText?
  public var amount: Amount
  /// What the amount is multiplied by.
  public var per: Formula?
  public var atMost: Formula?
  /// For the whole item, not for each unit of it.
  public var isOnce: Bool
  /// Rounded by itself, otherwise than the file.
  public var rounding: LineRounding?
  public var when: Formula?
  public var origin: Origin

  public init(
    _ kind: Kind, _ label: LocalizedText?, _ amount: Amount, per: Formula? = nil, atMost: Formula? = nil,
    isOnce: Bool = false, rounding: LineRounding? = nil, when: Formula? = nil, at place: Place? = nil
  ) {
    self.kind = kind
    self.label = label
    self.amount = amount
    self.per = per
    self.atMost = atMost
    self.isOnce = isOnce
    self.rounding = rounding
    self.when = when
    self.origin = Origin(place)
  }
}

/// `rounded down to 5`: the mode, and the step if it isn't the shop's.
public struct LineRounding: Sendable, Hashable {
  public var mode: RoundingMode
  public var step: DecimalLiteral?

  public init(_ mode: RoundingMode, to step: DecimalLiteral? = nil) {
    self.mode = mode
    self.step = step
  }
}

/// Discounts of which not all count.
public struct Pick: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The one that takes most.
    case best
    /// The first whose condition holds.
    case first
    /// All, under one ceiling.
    case all(atMost: Formula?)
  }

  public enum Member: Sendable, Hashable {
    case line(MoneyLine)
    indirect case pick(Pick)
  }

  public var kind: Kind
  public var when: Formula?
  public var members: [Member]
  public var origin: Origin

  public init(_ kind: Kind, when: Formula? = nil, _ members: [Member], at place: Place? = nil) {
    self.kind = kind
    self.when = when
    self.members = members
    self.origin = Origin(place)
  }
}
