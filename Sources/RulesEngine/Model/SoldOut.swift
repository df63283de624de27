/// What can't be had today, said in one place: values of an option or of a list, or an option as a whole.
public struct SoldOut: Sendable, Hashable {
  public struct Value: Sendable, Hashable {
    public var name: Name
    public var origin: Origin

    public init(_ name: Name, at place: Place? = nil) {
      self.name = name
      self.origin = Origin(place)
    }
  }

  /// An option, wherever it stands; a list, wherever it was taken over; or a group of values.
  public var name: Name
  /// None is all of it.
  public var values: [Value]?
  /// Only while this holds.
  public var when: Formula?
  public var origin: Origin

  public init(_ name: Name, _ values: [Value]? = nil, when: Formula? = nil, at place: Place? = nil) {
    self.name = name
    self.values = values
    self.when = when
    self.origin = Origin(place)
  }
}
