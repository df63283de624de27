/// What a shop owner writes to compute or to decide: an amount, a number, a percent or a condition.
///
/// A formula names things; checking finds out what the names mean and which type each part has.
public struct Formula: Sendable, Hashable {
  public indirect enum Kind: Sendable, Hashable {
    /// An amount or a number, whichever its place needs.
    case literal(DecimalLiteral)
    /// A percent that doesn't say of what: only a name for one.
    case percent(DecimalLiteral)
    /// `10% of subtotal`, `rate of drink`.
    case share(Formula, of: Formula)
    case name(Name)
    case text(String)
    case negative(Formula)
    case arithmetic(Formula, Arithmetic, Formula)
    case call(Function, [Formula])
    /// `price of drink`, `count of toppings`.
    case measure(Measure, of: Formula)
    /// `count of 寒天 in toppings`.
    case unitsOfValue(Name, in: Name)
    /// `line "Delivery"`: the sum of all lines of that label.
    case line(String)
    /// `drink where size is 中杯`: those items of a kind, or of a group of kinds.
    case filtered(Formula, where: Formula)
    /// `cheapest 1 of every 3 drink`: units that are picked from items.
    case picked(UnitPick, of: Formula)

    case comparison(Formula, Comparison, Formula)
    /// `drink is 紅茶`, `n is 3 to 20`, `gift is on`.
    case matching(Formula, Pattern, negated: Bool)
    case has(Formula, Name)
    case not(Formula)
    case all([Formula])
    case any([Formula])
    /// A mistake that was reported already: nothing more is said of it.
    case unreadable
  }

  public enum Arithmetic: Sendable, Hashable { case plus, minus, times, dividedBy }
  public enum Comparison: Sendable, Hashable { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }
  public enum Function: Sendable, Hashable { case min, max, whole, started }
  public enum Measure: Sendable, Hashable { case price, count, kinds, weight, length, subtotal }

  /// Which of the units at hand: so many of all, or of every whole set of so many.
  public struct UnitPick: Sendable, Hashable {
    public var isCheapest: Bool
    public var count: DecimalLiteral
    public var ofEvery: DecimalLiteral?

    public init(isCheapest: Bool, _ count: DecimalLiteral, ofEvery: DecimalLiteral? = nil) {
      self.isCheapest = isCheapest
      self.count = count
      self.ofEvery = ofEvery
    }
  }

  /// What stands after `is`.
  public enum Pattern: Sendable, Hashable {
    case chosen
    case blank
    case on
    case off
    /// `is one of (…)`; a single `is X` is a list of one.
    case oneOf([Point])
    case inGroup(Name)
    case range(Point, Point)
    case timeRange(TimeOfDay, TimeOfDay, on: [Name])
    /// `matches "###-?*"`.
    case form(String)
    case dateFrom(CalendarDate)
    case dateUntil(CalendarDate)
  }

  /// A single thing to be equal to.
  public enum Point: Sendable, Hashable {
    case name(Name)
    case text(String)
    case number(SignedDecimal)
    case date(CalendarDate)
    case time(TimeOfDay)
  }

  public var kind: Kind
  public var origin: Origin

  public init(_ kind: Kind, at place: Place? = nil) {
    self.kind = kind
    self.origin = Origin(place)
  }
}

extension Formula: ExpressibleByStringLiteral {
  /// A name: `"subtotal"`.
  public init(stringLiteral name: String) {
    self.init(.name(Name(name)))
  }
}
