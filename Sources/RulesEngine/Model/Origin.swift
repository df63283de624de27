/// Where a part of a rule set was written, if it was written in a file.
///
/// Two rule sets that differ only by where they were written are equal: an origin equals every other one.
public struct Origin: Sendable, Hashable {
  public var place: Place?

  public init(_ place: Place? = nil) {
    self.place = place
  }

  public static func == (_: Origin, _: Origin) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
