internal import RulesEngine

// What is wrong with conditions.
extension Finding {
  func valueIsNoCondition(_ value: Name, option: Name, values: [Name]) -> Diagnostic {
    let list = values.map { RuleText.value($0) }.joined(separator: ", ")
    return said(
      "\(RuleText.code(value)) is a value, not a condition", help: RuleText.code("\(option) is one of (\(list))"))
  }

  func severalNeedHas(_ option: Name) -> Diagnostic {
    said(
      "several values of \(RuleText.code(option)) can be chosen, so it never `is` just one",
      help: "ask for one of them with `has`: \(RuleText.code("\(option) has …"))")
  }

  func notAForm(_ form: String) -> Diagnostic {
    said(
      "\(RuleText.code(form)) is no form: a `\\` stands before something that needs none",
      help: "`#` is a digit, `?` a letter, `*` anything; only for these signs themselves write `\\#`, `\\?`, `\\*`")
  }

  func emptyDates() -> Diagnostic {
    said("the last day comes before the first one, so this never holds", help: "write the earlier day first")
  }

  func readsAmounts(_ role: Role, through definition: Name?) -> Diagnostic {
    let note = definition.map { "\(RuleText.code($0)) depends on prices" }
    switch role {
    case .onlyWhen:
      return said(
        "what can be chosen can't depend on prices", note: note,
        help: "let it be chosen, and forbid the order: `forbid \"Only from 500 on\" when gift and subtotal < 500`")
    case .valueWhen:
      return said(
        "what can be chosen can't depend on prices", note: note,
        help:
          "let it be chosen, and forbid the order: `forbid \"Only from 500 on\" when topping is 白玉 and subtotal < 500`")
    case .soldOut:
      return said(
        "what is sold out can't depend on prices", note: note,
        help: "let it be chosen, and forbid the order: `forbid \"Only from 500 on\" when gift and subtotal < 500`")
    case .optionalWhen:
      return said(
        "what must be chosen can't depend on prices", note: note,
        help: "write only `optional`, and ask for it: `require drink is chosen when subtotal < 500`")
    case .filter:
      return said(
        "which items are meant can't depend on prices", note: note,
        help: "after `where` stand options of the item, or of the order: `drink where size is L`")
    case .bound:
      return said(
        "neither the limits nor the prices of an option can depend on other prices", note: note,
        help: "for a limit write `forbid \"At most 3\" when count of toppings > 3 and subtotal < 500`; "
          + "a price that depends on others is a `charge` or a `discount`")
    }
  }
}
