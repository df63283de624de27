/// What a rule file means: everything a shop sells and asks for, in the order of the file.
///
/// Swift code may build one without any text. It is data, not yet checked: `check()` finds its mistakes.
public struct RuleSet: Sendable, Hashable {
  public var title: LocalizedText?
  public var currency: Currency?
  public var rounding: ShopRounding
  /// The first is the file's own.
  public var languages: [LanguageTag]
  public var statements: [Statement]

  public init(
    title: LocalizedText? = nil, currency: Currency?, rounding: ShopRounding = ShopRounding(),
    languages: [LanguageTag] = [], statements: [Statement]
  ) {
    self.title = title
    self.currency = currency
    self.rounding = rounding
    self.languages = languages
    self.statements = statements
  }
}

extension RuleSet {
  /// Something of it has a price; what has none may be there for others to use.
  public var sells: Bool { statements.contains { $0.sells } }
}

extension Statement {
  /// It makes a line, or may.
  public var sells: Bool {
    switch self {
    case .line, .pick, .subtotal, .totalRounding, .item: true
    case .option(let option): option.sells
    case .group, .kinds, .definition, .soldOut, .requirement, .alert, .assertion: false
    }
  }
}

/// How the shop rounds its lines.
public struct ShopRounding: Sendable, Hashable {
  public var mode: RoundingMode
  /// None is the step in which the currency is sold.
  public var step: PriceStep?
  /// A unit's price is rounded before it is multiplied, instead of the line after it.
  public var isPerUnit: Bool

  public init(mode: RoundingMode = .halfUp, step: PriceStep? = nil, isPerUnit: Bool = false) {
    self.mode = mode
    self.step = step
    self.isPerUnit = isPerUnit
  }
}

/// One statement of a rule file. What it reads of the lines is what stands above it.
public indirect enum Statement: Sendable, Hashable {
  case option(ShopOption)
  case group(ValueGroup)
  case item(ItemKind)
  case kinds(KindGroup)
  case definition(Definition)
  case soldOut(SoldOut)
  case line(MoneyLine)
  case pick(Pick)
  case subtotal(SubtotalLine)
  case totalRounding(TotalRounding)
  case requirement(Requirement)
  case alert(Alert)
  case assertion(Assertion)
}

/// A set of an option's values under a name.
public struct ValueGroup: Sendable, Hashable {
  public var name: Name
  public var label: LocalizedText?
  /// The option; it may be left out where only one option has all the values.
  public var option: Name?
  public var values: [Name]
  /// It stands as a heading over its values, for the reader; whether a rule uses it or not.
  public var isHeading: Bool
  public var origin: Origin

  public init(
    _ name: Name, label: LocalizedText? = nil, of option: Name?, _ values: [Name], isHeading: Bool = false,
    at place: Place? = nil
  ) {
    self.name = name
    self.label = label
    self.option = option
    self.values = values
    self.isHeading = isHeading
    self.origin = Origin(place)
  }
}

/// A name for what a formula or a lookup is worth at its place in the file.
public struct Definition: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case formula(Formula)
    case table(PriceTable)
  }

  public var name: Name
  public var content: Content
  public var origin: Origin

  public init(_ name: Name, _ content: Content, at place: Place? = nil) {
    self.name = name
    self.content = content
    self.origin = Origin(place)
  }
}

/// The sum so far, shown, adding nothing.
public struct SubtotalLine: Sendable, Hashable {
  public var label: LocalizedText
  public var origin: Origin

  public init(_ label: LocalizedText, at place: Place? = nil) {
    self.label = label
    self.origin = Origin(place)
  }
}

/// What must hold before an order may be placed.
public struct Requirement: Sendable, Hashable {
  public var condition: Formula
  /// It is asked only while this holds.
  public var when: Formula?
  public var otherwise: LocalizedText?
  public var origin: Origin

  public init(
    _ condition: Formula, when: Formula? = nil, otherwise: LocalizedText? = nil, at place: Place? = nil
  ) {
    self.condition = condition
    self.when = when
    self.otherwise = otherwise
    self.origin = Origin(place)
  }
}

/// What may not be (`forbid`), or what a shopper should know (`warn`).
public struct Alert: Sendable, Hashable {
  public var isWarning: Bool
  public var message: LocalizedText?
  public var when: Formula
  public var origin: Origin

  public init(isWarning: Bool, _ message: LocalizedText?, when: Formula, at place: Place? = nil) {
    self.isWarning = isWarning
    self.message = message
    self.when = when
    self.origin = Origin(place)
  }
}

/// What the shop owner claims of every order: `always subtotal >= 0`.
public struct Assertion: Sendable, Hashable {
  public var condition: Formula
  public var origin: Origin

  public init(_ condition: Formula, at place: Place? = nil) {
    self.condition = condition
    self.origin = Origin(place)
  }
}
