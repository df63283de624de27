internal import RulesEngine

// What is wrong with options: with what can be chosen, and how much of it.
extension Finding {
  func cannotBeSoldOut(_ option: Name) -> Diagnostic {
    said(
      "\(RuleText.code(option)) is nothing that could be sold out",
      help: "a choice, a toggle or a number can; to ask for less write `only when` behind the option")
  }

  func valueSoldOutByItself(_ value: Name, of option: Name) -> Diagnostic {
    said(
      "\(RuleText.code(value)) is a value of \(RuleText.code(option))",
      help: "write \(RuleText.code("sold out \(option) { \(RuleText.value(value)) }"))")
  }

  func cycle(_ path: [Name]) -> Diagnostic {
    let circle = path.map { RuleText.code($0) }.joined(separator: ", ")
    let message =
      switch path.count {
      case ...2: "\(path.first.map { RuleText.code($0) } ?? "it") is there only when it is there itself"
      case 3: "\(circle): each is there only when the other is"
      default: "\(circle): each is there only when the next one is"
      }
    return said(message, help: "leave one of the conditions out: then it is clear what is asked first")
  }

  func twoDefaults(first: Place?) -> Diagnostic {
    said(
      "only one value can be the default", labels: label(first, "the default stands here"),
      help: "leave one `default` out; if several can be chosen together, say how many with `choose`")
  }

  func choiceWithoutValues(_ option: Name) -> Diagnostic {
    said("\(RuleText.code(option)) has nothing to choose from", help: "list what can be chosen")
  }

  // MARK: Numbers

  func boundsReversed() -> Diagnostic {
    said("the upper limit is below the lower one", help: "write the smaller number first: `3 to 20`")
  }

  func stepNotPositive() -> Diagnostic {
    said("a step of 0 leads nowhere", help: "write a number above 0, or leave the step out")
  }

  func defaultOutOfBounds(_ number: SignedDecimal) -> Diagnostic {
    said(
      "the default \(number) is no number that can be chosen",
      help: "write one within the limits, or no `default`: then the shopper must give one")
  }

  func defaultNotAStep(_ number: SignedDecimal) -> Diagnostic {
    said(
      "the default \(number) lies between two steps",
      help: "steps count from the lower limit: choose one that they reach")
  }

  func notWholeSteps(_ amount: SignedDecimal) -> Diagnostic {
    said(
      "\(amount) can't be paid in this shop: it is no multiple of its smallest step",
      help: "choose another limit, or a smaller step, for example `rounding half up to 0.01`")
  }

  func notWhole(_ number: DecimalLiteral) -> Diagnostic {
    said("a whole number from 1 on was expected here, not \(number)", help: "units are counted one by one")
  }

  // MARK: Several values

  func defaultsOutOfBounds(least: DecimalLiteral?, most: DecimalLiteral?) -> Diagnostic {
    let limits = [least.map { "at least \($0)" }, most.map { "at most \($0)" }].compactMap { $0 }
    let said = limits.isEmpty ? "as many" : limits.joined(separator: " and ")
    return self.said(
      "the defaults together aren't what `choose` asks for: \(said)",
      help: "mark as many values as `default` as may be chosen, or none")
  }

  func leastOutOfReach(_ option: Name) -> Diagnostic {
    said(
      "even with everything chosen, \(RuleText.code(option)) doesn't reach the least that `choose` asks for",
      help: "ask for less, or allow several units of a value, for example `up to 3 each`")
  }

  func limitsWithoutChoose(_ option: Name) -> Diagnostic {
    said(
      "only one value of \(RuleText.code(option)) can be chosen, so there is nothing to limit",
      help: "say how many can be chosen, for example `choose 0 to 5`")
  }
}
