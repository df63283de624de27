import RuleDSL
import RulesEngine

extension Refusal {
  /// What whoever sent the order is told.
  var message: String {
    let given = visibleText(self.given)
    switch reason {
    case .unknownOption: return "there is no option \(given)"
    case .unknownValue: return "there is no \(given)"
    case .unknownItem: return "the order has no item \(given)"
    case .unknownKind: return "there is no item of the kind \(given)"
    case .tooManyItems: return "the order has too many items for \(given): at most \(Selections.itemLimit)"
    case .otherKind: return "the item \(given) is of another kind"
    case .tooManyDigits: return "\(given) has too many digits: at most 12, and 6 behind a point"
    case .wrongType:
      guard !given.isEmpty else { return "something is missing here\(expected.map { ": \($0.asJSON)" } ?? "")" }
      return "\(given) can't be chosen here\(expected.map { ": it takes \($0.asJSON)" } ?? "")"
    }
  }
}

extension Refusal.Expected {
  /// What may stand there, as an order has it.
  fileprivate var asJSON: String {
    switch self {
    case .value: "one of its values"
    case .units: #"values with how many of each, such as {"pearl": 2}"#
    case .number: "a number"
    case .amount: #"an amount, such as "12.50""#
    case .yesOrNo: "true or false"
    case .text: "a text in quotes"
    case .moment: #"a date and a time, such as "2026-12-01T14:00""#
    case .item: #"an item with its kind, such as {"item": "drink", "id": "a"}"#
    case .items: "a list of items"
    case .event: #"an event, such as {"set": "size", "to": "large"}"#
    case .selection: "what is selected"
    }
  }
}
