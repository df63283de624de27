/// Something that a shopper can set.
public struct ShopOption: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case choice(Choice)
    /// A number or an amount of money.
    case number(NumberRange)
    case toggle(Toggle)
    case text
  }

  public var name: Name
  public var label: LocalizedText?
  public var kind: Kind
  /// While it doesn't hold, the option isn't there.
  public var onlyWhen: Formula?
  public var origin: Origin

  public init(
    _ name: Name, label: LocalizedText? = nil, _ kind: Kind, onlyWhen: Formula? = nil, at place: Place? = nil
  ) {
    self.name = name
    self.label = label
    self.kind = kind
    self.onlyWhen = onlyWhen
    self.origin = Origin(place)
  }
}

extension ShopOption {
  /// Some selection of it has a price.
  var sells: Bool {
    switch kind {
    case .choice(let choice): !choice.tables.isEmpty || choice.values.contains { $0.price != nil }
    case .number(let range): range.priceEach != nil
    case .toggle(let toggle): toggle.price != nil
    case .text: false
    }
  }
}

/// An option whose selection is one or several of listed values.
public struct Choice: Sendable, Hashable {
  /// How much of it must or may be chosen.
  public enum Amount: Sendable, Hashable {
    case one
    /// One or none; with a condition, none only while it holds.
    case optional(when: Formula?)
    case several(SetLimits)
  }

  public var values: [OptionValue]
  public var amount: Amount
  /// Its prices are base prices, without a sign.
  public var isMenu: Bool
  /// The prices by other options, each for values of its own: lists that were taken over bring theirs along.
  public var tables: [PriceTable]

  public init(
    _ values: [OptionValue], amount: Amount = .one, isMenu: Bool = false, table: PriceTable? = nil
  ) {
    self.init(values, amount: amount, isMenu: isMenu, tables: table.map { [$0] } ?? [])
  }

  public init(_ values: [OptionValue], amount: Amount = .one, isMenu: Bool = false, tables: [PriceTable]) {
    self.values = values
    self.amount = amount
    self.isMenu = isMenu
    self.tables = tables
  }
}

/// What bounds a selection of several values.
public struct SetLimits: Sendable, Hashable {
  /// So many units are free.
  public struct Included: Sendable, Hashable {
    public var isCheapest: Bool
    public var units: Formula

    public init(isCheapest: Bool, units: Formula) {
      self.isCheapest = isCheapest
      self.units = units
    }
  }

  /// The least weight.
  public var least: Formula
  /// The greatest weight; none is no bound.
  public var most: Formula?
  public var mostKinds: Formula?
  public var mostUnitsEach: Formula?
  public var included: Included?

  public init(
    least: Formula, most: Formula?, mostKinds: Formula? = nil, mostUnitsEach: Formula? = nil,
    included: Included? = nil
  ) {
    self.least = least
    self.most = most
    self.mostKinds = mostKinds
    self.mostUnitsEach = mostUnitsEach
    self.included = included
  }
}

/// One of the values of a choice.
public struct OptionValue: Sendable, Hashable {
  public var name: Name
  public var label: LocalizedText?
  /// Its price, where no table has one.
  public var price: Price?
  /// Its prices are base prices, of which only a menu makes a line; in a choice `price of` reads them.
  public var hasBasePrice: Bool
  public var isDefault: Bool
  /// The most units of it, where the choice doesn't say.
  public var upTo: DecimalLiteral?
  /// What one unit weighs.
  public var counts: DecimalLiteral?
  public var isSoldOut: Bool
  /// While it doesn't hold, the value isn't sold.
  public var when: Formula?
  /// The shop owner's words for a value whose `when` doesn't hold.
  public var otherwise: LocalizedText?
  /// The lists through which it was taken over.
  public var lists: [Name]
  public var origin: Origin

  public init(
    _ name: Name, label: LocalizedText? = nil, price: Price? = nil, hasBasePrice: Bool = false,
    isDefault: Bool = false, upTo: DecimalLiteral? = nil, counts: DecimalLiteral? = nil, isSoldOut: Bool = false,
    when: Formula? = nil, otherwise: LocalizedText? = nil, lists: [Name] = [], at place: Place? = nil
  ) {
    self.name = name
    self.label = label
    self.price = price
    self.hasBasePrice = hasBasePrice
    self.isDefault = isDefault
    self.upTo = upTo
    self.counts = counts
    self.isSoldOut = isSoldOut
    self.when = when
    self.otherwise = otherwise
    self.lists = lists
    self.origin = Origin(place)
  }
}

/// An option whose selection is a number, or an amount of money.
public struct NumberRange: Sendable, Hashable {
  public enum Bounds: Sendable, Hashable {
    /// Steps count from the lower bound.
    case range(SignedDecimal, SignedDecimal, step: DecimalLiteral?)
    case oneOf([SignedDecimal])
  }

  public var isMoney: Bool
  public var bounds: Bounds
  public var defaultValue: SignedDecimal?
  public var priceEach: Price?

  public init(
    _ bounds: Bounds, isMoney: Bool = false, defaultValue: SignedDecimal? = nil, priceEach: Price? = nil
  ) {
    self.isMoney = isMoney
    self.bounds = bounds
    self.defaultValue = defaultValue
    self.priceEach = priceEach
  }
}

/// An option that is on or off.
public struct Toggle: Sendable, Hashable {
  public var isOnByDefault: Bool
  public var price: Price?

  public init(isOnByDefault: Bool = false, price: Price? = nil) {
    self.isOnByDefault = isOnByDefault
    self.price = price
  }
}
