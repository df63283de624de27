/// A kind of thing of which an order may hold several, each with options and lines of its own.
public struct ItemKind: Sendable, Hashable {
  /// How many units of a kind an order must and may hold.
  public struct Limits: Sendable, Hashable {
    public var least: Formula
    /// None is no bound.
    public var most: Formula?

    public init(least: Formula, most: Formula?) {
      self.least = least
      self.most = most
    }
  }

  public var name: Name
  public var label: LocalizedText?
  public var limits: Limits?
  /// The whole number of the item that it is taken so many times; without one, once.
  public var times: Name?
  public var statements: [Statement]
  public var origin: Origin

  public init(
    _ name: Name, label: LocalizedText? = nil, limits: Limits? = nil, times: Name? = nil, _ statements: [Statement],
    at place: Place? = nil
  ) {
    self.name = name
    self.label = label
    self.limits = limits
    self.times = times
    self.statements = statements
    self.origin = Origin(place)
  }
}

/// A set of item kinds under a name.
public struct KindGroup: Sendable, Hashable {
  public var name: Name
  public var label: LocalizedText?
  public var kinds: [Name]
  public var origin: Origin

  public init(_ name: Name, label: LocalizedText? = nil, _ kinds: [Name], at place: Place? = nil) {
    self.name = name
    self.label = label
    self.kinds = kinds
    self.origin = Origin(place)
  }
}

/// `round total to 0.05`: a line of its own, the last, that brings the total to a step that can be paid.
public struct TotalRounding: Sendable, Hashable {
  public var label: LocalizedText?
  public var step: DecimalLiteral
  public var when: Formula?
  public var origin: Origin

  public init(to step: DecimalLiteral, label: LocalizedText? = nil, when: Formula? = nil, at place: Place? = nil) {
    self.step = step
    self.label = label
    self.when = when
    self.origin = Origin(place)
  }
}
