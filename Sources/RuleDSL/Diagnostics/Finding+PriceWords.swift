internal import RulesEngine

// What is wrong with the prices of options and of lines.
extension Finding {
  func valueWithoutPrice(_ value: Name) -> Diagnostic {
    said(
      "\(RuleText.code(value)) has no price",
      help: "write it; what costs nothing says so: `+0` in a `choice`, `0` in a `menu`")
  }

  func priceWithoutSign(_ price: Price) -> Diagnostic {
    guard case .literal(_, let amount) = price.kind else {
      return said("a surcharge has a sign", help: "write `+` before it; a base price stands in a `menu`")
    }
    return said(
      "a surcharge has a sign: \(RuleText.code("+\(amount)"))", help: "a base price stands in a `menu`",
      fix: fix("\(amount)", to: "+\(amount)"))
  }

  func basePriceWithSign() -> Diagnostic {
    said(
      "the prices of a menu have no sign",
      help: "write the whole price; what is added to another price stands in a `choice`")
  }

  func negativeWritten() -> Diagnostic {
    said("a price here can't be below 0", help: "what takes off is a `discount`")
  }

  func mayBeNegative() -> Diagnostic {
    said("this can come out below 0", help: "write `max(0, …)` around it; what takes off is a `discount`")
  }

  func optionWithoutPrice(_ option: Name) -> Diagnostic {
    said(
      "\(RuleText.code(option)) has no prices", help: "write prices beside what can be chosen, or name another option")
  }

  func basePriceWithoutLine(_ option: Name) -> Diagnostic {
    said(
      "\(RuleText.code(option)) has base prices, and a `choice` makes no line of them",
      help: "charge them with a label of their own: `charge \"…\" price of \(option)`, or write `menu \(option)`")
  }

  func basePriceUnread(_ option: Name) -> Diagnostic {
    said(
      "the base prices of \(RuleText.code(option)) are charged nowhere: a `choice` makes no line of them",
      help: "write `menu \(option)`, charge them with `charge \"…\" price of \(option)`, or give them a sign (`+`)")
  }

  func placedTwice(_ option: Name, first: Place?) -> Diagnostic {
    said(
      "the line of \(RuleText.code(option)) is placed twice", labels: label(first, "here for the first time"),
      help: "leave one of the two out: a price is charged once")
  }
}
