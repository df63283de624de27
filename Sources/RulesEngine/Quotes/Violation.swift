/// What is wrong with an order: the shopper mends it.
public struct Violation: Sendable, Hashable {
  public enum Code: Sendable, Hashable, CaseIterable {
    case notChosen, notSold, soldOut, outOfRange, notAStep, noTime, negativeAmount, tooLarge
    case tooFew, tooMany, tooManyKinds, emptyOrder
    case required, forbidden, warning
  }

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

extension Violation.Code: CustomStringConvertible {
  /// The fixed word for it, as it stands in every output.
  public var description: String {
    switch self {
    case .notChosen: "not-chosen"
    case .notSold: "not-sold"
    case .soldOut: "sold-out"
    case .outOfRange: "out-of-range"
    case .notAStep: "not-a-step"
    case .noTime: "no-time"
    case .negativeAmount: "negative-amount"
    case .tooLarge: "too-large"
    case .tooFew: "too-few"
    case .tooMany: "too-many"
    case .tooManyKinds: "too-many-kinds"
    case .emptyOrder: "empty-order"
    case .required: "required"
    case .forbidden: "forbidden"
    case .warning: "warning"
    }
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
