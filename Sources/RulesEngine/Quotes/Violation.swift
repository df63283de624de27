/// What is wrong with an order: the shopper mends it.
public struct Violation: Sendable, Hashable {
  public typealias Code = ViolationCode

  public enum Grade: Sendable, Hashable {
    /// A line needs it: there is no total.
    case unpriced
    /// The total stands, the order may not be placed.
    case disallowed
    /// The order may be placed.
    case warning
  }

  public var code: Code
  public var grade: Grade
  /// What a shopper can change to mend it, in the order of the file.
  public var options: [OptionID]
  /// The kinds of which there should be other items, more or fewer.
  public var kinds: [ItemKindID]
  /// The item whose options they are, as far as they aren't the order's.
  public var item: ItemID?
  public var message: LocalizedText
  /// Where the rule stands.
  public var place: Place?

  public init(
    code: Code, grade: Grade, options: [OptionID], kinds: [ItemKindID] = [], item: ItemID? = nil,
    message: LocalizedText, place: Place? = nil
  ) {
    self.code = code
    self.grade = grade
    self.options = options
    self.kinds = kinds
    self.item = item
    self.message = message
    self.place = place
  }
}

extension Violation.Grade: CustomStringConvertible {
  /// The fixed word for it, as it stands in every output.
  public var description: String {
    switch self {
    case .unpriced: "unpriced"
    case .disallowed: "disallowed"
    case .warning: "warning"
    }
  }
}

extension Violation {
  /// What was prepared, for an order or one of its items.
  init(_ prepared: PreparedViolation, grade: Grade, item: ItemID?) {
    self.init(
      code: prepared.code, grade: grade, options: prepared.options, kinds: prepared.kinds, item: item,
      message: prepared.message, place: prepared.place)
  }
}
