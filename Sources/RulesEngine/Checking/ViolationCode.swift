/// What kind of thing is wrong with an order.
public enum ViolationCode: Sendable, Hashable, CaseIterable {
  case notChosen, notSold, soldOut, outOfRange, notAStep, noTime, negativeAmount, tooLarge
  case tooFew, tooMany, tooManyKinds, emptyOrder
  case required, forbidden, warning
}

extension ViolationCode: CustomStringConvertible {
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
