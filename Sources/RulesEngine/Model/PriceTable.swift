/// A price as it is written beside a value or in a cell.
public struct Price: Sendable, Hashable {
  public enum Sign: Sendable, Hashable { case none, plus, minus }

  public enum Kind: Sendable, Hashable {
    /// An amount of the shop's currency; in a table of a `let`, an amount or a number.
    case literal(Sign, DecimalLiteral)
    /// The name of an amount.
    case name(Sign, Name)
    /// A formula, where the cases of a line may hold one.
    case formula(Formula)
    /// Not sold.
    case notSold
    /// A price to come: not sold yet.
    case toCome
  }

  public var kind: Kind
  public var origin: Origin

  public init(_ kind: Kind, at place: Place? = nil) {
    self.kind = kind
    self.origin = Origin(place)
  }
}

/// Prices looked up by what was chosen. What runs across, `axes.last`, has `columns`; the others have a head in every row.
public struct PriceTable: Sendable, Hashable {
  /// What a row or a column stands for.
  public struct Head: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// Values, groups, `yes`, `no`, `none` or `other`: what each word means, the axis decides.
      case names([Name])
      case number(DecimalLiteral)
      /// From here up to the next head.
      case from(DecimalLiteral)
    }

    public var kind: Kind
    public var origin: Origin

    public init(_ kind: Kind, at place: Place? = nil) {
      self.kind = kind
      self.origin = Origin(place)
    }
  }

  public struct Row: Sendable, Hashable {
    /// The index of the choice's value that this row prices; none in the table of a line or of a `let`.
    public var value: Int?
    /// A head for every axis that doesn't run across.
    public var heads: [Head]
    /// A price for each column; one, if nothing runs across.
    public var cells: [Price]
    public var origin: Origin

    public init(value: Int? = nil, heads: [Head], cells: [Price], at place: Place? = nil) {
      self.value = value
      self.heads = heads
      self.cells = cells
      self.origin = Origin(place)
    }
  }

  /// What `by` names.
  public var axes: [Formula]
  /// The heads of the last axis, if it runs across.
  public var columns: [Head]?
  public var rows: [Row]
  public var origin: Origin

  public init(by axes: [Formula], columns: [Head]?, rows: [Row], at place: Place? = nil) {
    self.axes = axes
    self.columns = columns
    self.rows = rows
    self.origin = Origin(place)
  }
}
