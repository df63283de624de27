/// Names in an order, each with its position, counted from 0: few are compared one after the other, many are looked up.
public struct NameList: Sendable, ExpressibleByArrayLiteral {
  public private(set) var names: [Name] = []
  /// The first position of each; empty while there are few.
  private var positions: [Name: Int] = [:]

  /// Up to so many are compared sooner than one is looked up.
  private static let few = 16

  public init() {}

  public init(arrayLiteral names: Name...) {
    for name in names { append(name) }
  }

  public var isEmpty: Bool { names.isEmpty }

  /// Where a name stands first.
  public func position(of name: Name) -> Int? {
    guard positions.isEmpty else { return positions[name] }
    return names.firstIndex(of: name)
  }

  public func contains(_ name: Name) -> Bool { position(of: name) != nil }

  /// Adds a name, whether or not it is there already.
  public mutating func append(_ name: Name) {
    names.append(name)
    guard names.count > Self.few else { return }
    if positions.isEmpty {
      for (position, name) in names.enumerated() where positions[name] == nil { positions[name] = position }
    } else if positions[name] == nil {
      positions[name] = names.count - 1
    }
  }

  /// Adds a name that isn't there. False, if it is.
  @discardableResult
  public mutating func insert(_ name: Name) -> Bool {
    guard !contains(name) else { return false }
    append(name)
    return true
  }

  public mutating func formUnion(_ other: NameList) {
    for name in other.names { insert(name) }
  }

  public mutating func reserveCapacity(_ count: Int) {
    names.reserveCapacity(count)
    if count > Self.few { positions.reserveCapacity(count) }
  }
}
