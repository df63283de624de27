import RulesEngine
import Testing

/// An item that a shopper adds.
struct AddedItem: Sendable {
  var kind: String
  var wishes: [Wish]

  init(_ kind: String, _ wishes: Wish...) {
    self.kind = kind
    self.wishes = wishes
  }
}

/// An order of some items, which are called 1, 2, 3, as they are added.
func openOrder(
  _ rules: String, _ items: [AddedItem], fromScratch: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> OrderSession {
  var order = try openOrder(rules, sourceLocation: sourceLocation)
  if fromScratch { order = OrderSession(order.program.rules.compile(forOneOrder: true)) }
  var events: [Event] = []
  for (index, item) in items.enumerated() {
    let id = ItemID("\(index + 1)")
    let kind = try order.program.kind(item.kind)
    events.append(.added(kind, id))
    for wish in item.wishes {
      let option = try order.program.option(wish.option, of: kind)
      events.append(.selected(option, try order.program.selection(wish.told, for: option), in: id))
    }
  }
  try order.take(contentsOf: events)
  return order
}

extension OrderSession {
  /// What each item bears of the line of a label: `1: -3.34`.
  func shares(of label: String) -> [String] {
    quote.lines.filter { $0.label.text == label }.flatMap { $0.shares }.map {
      "\($0.item.text): \($0.amount.formatted(program.rules.terms.step))"
    }
  }

  /// Each violation as `code: options of item`.
  var itemViolations: [String] {
    zip(violations, quote.violations).map { text, violation in
      violation.item.map { "\(text) of \($0.text)" } ?? text
    }
  }
}
