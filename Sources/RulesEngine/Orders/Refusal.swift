/// Why an event was refused: the order stays as it was.
public struct Refusal: Error, Sendable, Hashable {
  public enum Reason: Sendable, Hashable, CaseIterable {
    case unknownOption
    case unknownValue
    /// The order doesn't hold such an item.
    case unknownItem
    case unknownKind
    /// An item of another kind has this name.
    case otherKind
    /// An order holds at most `Selections.itemLimit` items.
    case tooManyItems
    case wrongType
    /// More than 12 digits before the point, or more than 6 after it.
    case tooManyDigits
  }

  public var reason: Reason
  /// What was given, as text.
  public var given: String
  /// The names among which it was sought.
  public var candidates: [String]
  /// What may stand there, in words that the kind of option decides.
  public var expected: Expected?

  /// What an option takes.
  public enum Expected: Sendable, Hashable {
    case value, units, number, amount, yesOrNo, text, moment, item, items, event, selection
  }

  public init(_ reason: Reason, given: String, candidates: [String] = [], expected: Expected? = nil) {
    self.reason = reason
    self.given = given
    self.candidates = candidates
    self.expected = expected
  }
}

extension Refusal.Reason: CustomStringConvertible {
  /// The fixed word for it, as it stands in every output.
  public var description: String {
    switch self {
    case .unknownOption: "unknown-option"
    case .unknownValue: "unknown-value"
    case .unknownItem: "unknown-item"
    case .unknownKind: "unknown-item-kind"
    case .otherKind: "other-item-kind"
    case .tooManyItems: "too-many-items"
    case .wrongType: "wrong-type"
    case .tooManyDigits: "too-many-digits"
    }
  }
}
