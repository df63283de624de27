internal import RulesEngine

// What is likely wrong with conditions, defaults, names and the order of lines in rules that could be used.
extension Finding {
  // MARK: Conditions

  func alwaysHolds(_ decision: Decision, isPart: Bool) -> Diagnostic {
    if isPart { return said("this part always holds, so it decides nothing", help: "leave it out, or correct it") }
    switch decision {
    case .requirement:
      return said(
        "this holds in every order, so its message never comes", help: "correct what is required, or leave it out")
    case .forbid: return said("this holds in every order, so none can ever be placed", help: "correct its condition")
    case .definition(let name):
      return said(
        "\(RuleText.code(name)) holds in every order, so it decides nothing", help: "correct it, or leave it out")
    default:
      return said(
        "this holds in every order, so it decides nothing",
        help: "leave out `\(clause(of: decision))` with what follows it, or correct it")
    }
  }

  func neverHolds(_ decision: Decision, isPart: Bool) -> Diagnostic {
    if isPart { return said("this part never holds, so it decides nothing", help: "leave it out, or correct it") }
    let message =
      switch decision {
      case .onlyWhen: "this never holds, so the shopper is never asked for it"
      case .valueWhen: "this never holds, so it is never sold"
      case .optionalWhen: "this never holds, so something must always be chosen"
      case .soldOut: "this never holds, so nothing is ever sold out by it"
      case .filter: "this never holds, so no item is ever counted"
      case .lineWhen: "this never holds, so the line never comes"
      case .pickWhen: "this never holds, so none of these lines ever comes"
      case .requirementWhen: "this never holds, so nothing is ever required"
      case .requirement: "this never holds, so no order can ever be placed"
      case .forbid, .warn: "this never holds, so its message never comes"
      case .definition(let name): "\(RuleText.code(name)) never holds"
      }
    return said(
      message,
      help: "compare it with what can be chosen: a number outside its limits, or two parts that exclude each other")
  }

  private func clause(of decision: Decision) -> String {
    switch decision {
    case .onlyWhen: "only when"
    case .filter: "where"
    default: "when"
    }
  }

  // MARK: Defaults

  func defaultBreaksRule(_ options: [Name]) -> Diagnostic {
    let whose =
      options.isEmpty
      ? "the defaults" : "the \(options.count == 1 ? "default" : "defaults") of \(RuleText.list(options))"
    return said(
      "\(whose) can't stand with this: every order begins with what it refuses",
      help: "choose another `default`, or none: then the shopper chooses first")
  }

  func defaultNotSold(_ value: Name, isSoldOut: Bool) -> Diagnostic {
    said(
      isSoldOut
        ? "\(RuleText.code(value)) is the default and sold out, so every order begins with what can't be had"
        : "\(RuleText.code(value)) is the default, but with the other defaults it isn't sold",
      help: "make another value the default, or none: then the shopper chooses first")
  }

  // MARK: What never comes to be

  func neverSold(_ value: Name, _ why: NoSale) -> Diagnostic {
    switch why {
    case .row:
      said(
        "\(RuleText.code(value)) is never sold: nothing in its row has a price",
        help: "write a price where it is sold; what is sold out only today says `sold out` instead")
    case .column:
      said(
        "nothing is sold in \(RuleText.code(value)): its column has no price",
        help: "write a price where it is sold, or leave the value out with its column")
    case .upToNone:
      said("\(RuleText.code(value)) can't be chosen: it may be taken 0 times", help: "write `up to 1` or more")
    case .tooHeavy(let weight, let most):
      said(
        "\(RuleText.code(value)) can't be chosen: it counts \(weight), and at most \(most) may be chosen in all",
        help: "let it count less, or let more be chosen")
    }
  }

  func neverReached(_ what: Unreached) -> Diagnostic {
    switch what {
    case .number(let number):
      said(
        "nobody can order so many that this counts: \(number) is outside of what the number can be, or the next one takes its place",
        help: "correct it, or widen the limits of the number")
    case .other: said("nothing is left for `other`: every value has its own price here", help: "leave it out")
    case .afterAlways(let always):
      said(
        "this is never taken: one above it always is",
        labels: label(always, "this has no `when`, so the search ends here"),
        help: "put what always holds last")
    }
  }

  func notListed(_ values: [Name], axis: Name) -> Diagnostic {
    let are = values.count == 1 ? "has no price here" : "have no price here"
    return said(
      "\(RuleText.list(values)) of \(RuleText.code(axis)) \(are), so with \(values.count == 1 ? "it" : "them") an order has no total",
      help: "write a price; what costs nothing has `0`, and what can't be had has `-`")
  }

  // MARK: Limits

  func limitsNeverMet(_ option: Name) -> Diagnostic {
    said(
      "no selection of \(RuleText.code(option)) weighs as much as `choose` asks for",
      help: "change what the values count, or how many are to be chosen")
  }

  func boundNotAStep(_ bound: SignedDecimal, last: SignedDecimal) -> Diagnostic {
    said(
      "the upper limit \(bound) can't be chosen: the last step before it is \(last)",
      help: "steps count from the lower limit; write \(last), or another step")
  }

  // MARK: The file as a whole

  func unused(_ name: Name, _ what: Declared) -> Diagnostic {
    switch what {
    case .definition: said("nothing uses \(RuleText.code(name))", help: "use it, or leave its `let` out")
    case .group, .kinds: said("nothing uses the group \(RuleText.code(name))", help: "use it, or leave it out")
    }
  }

  func nothingSold() -> Diagnostic {
    said(
      "nothing in this file has a price, so every order costs 0",
      help: "write what is sold as a `menu`, or what it costs as a `charge`")
  }

  func nothingAbove(_ what: Above) -> Diagnostic {
    let help = "lines count from top to bottom: move it below what it is about"
    return switch what {
    case .discount: said("nothing stands above this discount, so it takes nothing off", help: help)
    case .tax: said("nothing stands above this tax, so it is always 0", help: help)
    case .subtotal: said("nothing stands above this subtotal, so it is always 0", help: help)
    case .line(let text, at: let place):
      said(
        "the line \(RuleText.code(RuleText.inQuotes(text))) stands below, so here it is always 0",
        labels: label(place, "here it stands"), help: help)
    }
  }

  func taxAboveDiscount(_ discount: Place?) -> Diagnostic {
    said(
      "this tax stands above a discount, so it is also on what is taken off again",
      labels: label(discount, "this discount comes later"),
      help: "move the tax below the discount, unless the law wants it so")
  }
}
