internal import RulesEngine

// What is wrong with formulas that are to be worked out.
extension Finding {
  func amountTimesAmount() -> Diagnostic {
    said(
      "a price times a price is no price",
      help: "multiply by a number, such as `count of toppings`; a part of a price is a percent: `10% of subtotal`")
  }

  func amountAndNumber() -> Diagnostic {
    said(
      "a price and a number don't go together: nobody knows what one of them costs",
      help: "multiply the number by a price first, for example `2.00 * cups`")
  }

  func divisorNotConstant() -> Diagnostic {
    said(
      "after `/` only a number can stand, written as digits",
      help: "for example `weight of toppings / 3`; what depends on a selection is looked up by `by`")
  }

  func divisionByZero() -> Diagnostic {
    said("nothing can be divided by 0", help: "write the number of parts, for example `/ 2`")
  }

  func percentOfNothing(_ percent: DecimalLiteral) -> Diagnostic {
    said(
      "\(percent)% of what?", help: "say what it is a part of, for example \(RuleText.code("\(percent)% of subtotal"))")
  }

  func percentOutOfRange(_ percent: Percentage) -> Diagnostic {
    said(
      "a discount of \(percent) can't be: it takes off more than 0% and at most 100%",
      help: "what costs more is a `charge`, not a `discount`")
  }

  func tooManyDigits() -> Diagnostic {
    said(
      "the result has more digits than can be counted exactly",
      help: "write fewer digits after the points, or divide less often")
  }

  func formulaTooDeep() -> Diagnostic {
    said("too much stands inside of something else here", help: "give a part of it a name with `let`")
  }

  func definitionTooDeep(_ name: Name, limit: Int) -> Diagnostic {
    said(
      "`\(name.text)` reads a `let` that reads another, and so on, more than \(limit) of them",
      help: "write in one of them what it is worth, without reading the one before")
  }

  // MARK: Types

  func wrongType(expected: [FormulaType], found: FormulaType) -> Diagnostic {
    let wanted = expected.map { $0.phrase }
    let last = wanted.last ?? "something else"
    let list = wanted.count > 1 ? wanted.dropLast().joined(separator: ", ") + " or " + last : last
    return said("\(list) was expected here, not \(found.phrase)", help: help(expected: expected, found: found))
  }

  private func help(expected: [FormulaType], found: FormulaType) -> String? {
    if expected.contains(.yesOrNo), let help = found.helpForCondition { return help }
    if expected.contains(.amount) || expected.contains(.number),
      let help = found.helpForQuantity(amountIsWanted: expected.contains(.amount))
    {
      return help
    }
    switch (expected.first, found) {
    case (.text, _): return "this can be asked only of a `text` option"
    case (.percent, _): return "for example `5%`, or the name of a percent"
    case (.severalValues, _): return "`has` asks whether a value is among those that are chosen: `toppings has 白玉`"
    case (.choice, .group): return "write the name of the option that the group belongs to"
    case (.choice, .severalValues): return "of several values one is asked by `has`: `toppings has 白玉`"
    case (.choice, .amount), (.choice, .number): return "numbers are compared with `=`, `<`, `>=`, or `is 3 to 20`"
    case (.choice, .yesOrNo): return "ask whether it is on or off: `gift is on`"
    case (.day, _): return "a day is `Mon`, `Tue` and so on: `day is one of (Sat, Sun)`"
    case (.date, _): return "a date is written `2026-12-01`, a range of days `date is 2026-12-01 to 2026-12-24`"
    case (.time, _): return "a time is written `20:00`, a range `time is 17:00 to 19:00`"
    default: return nil
    }
  }
}

extension Finding.FormulaType {
  /// In a sentence.
  fileprivate var phrase: String {
    switch self {
    case .amount: "a price"
    case .number: "a number"
    case .percent: "a percent"
    case .text: "a text"
    case .yesOrNo: "a condition"
    case .choice: "a choice"
    case .severalValues: "a choice of several values"
    case .date: "a date"
    case .time: "a time"
    case .day: "a day of the week"
    case .group: "a group of values"
    case .items: "items"
    }
  }

  /// How a condition is made of it.
  fileprivate var helpForCondition: String? {
    switch self {
    case .choice: "ask for a value: `drink is 紅茶`, or `drink is chosen`"
    case .severalValues: "ask for a value: `toppings has 白玉`, or `toppings is chosen`"
    case .amount, .number: "compare it with something, for example by `>= 3`"
    case .percent: "compare amounts instead, for example `subtotal >= 500`"
    case .text: "ask for what is written: `name is not blank`"
    case .group: "ask for a value in it: `drink is in milk`"
    case .items: "name an item of this file, with what must hold for it in parentheses: `(drink where size is L)`"
    case .date: "for example `date from 2026-12-01`"
    case .time: "for example `time is 17:00 to 19:00`"
    case .day: "for example `day is one of (Sat, Sun)`"
    case .yesOrNo: nil
    }
  }

  /// How a price or a number is made of it.
  fileprivate func helpForQuantity(amountIsWanted: Bool) -> String? {
    switch self {
    case .choice, .severalValues:
      amountIsWanted
        ? "for what it costs write `price of …`; for how many there are, `count of …`" : "count it: `count of …`"
    case .text: "for how long a text is write `length of …`"
    case .yesOrNo: "what it depends on stands at the end of the line: `charge \"Gift\" 5 when gift`"
    case .percent: "say what it is a part of: `10% of subtotal`"
    case .number: amountIsWanted ? "multiply it by a price, for example `2.00 * cups`" : nil
    case .amount: amountIsWanted ? nil : "a price counts nothing: take a number option, or `count of …`"
    case .group: "count the values that are chosen: `count of 白玉 in toppings`"
    case .items: "count them, `count of drink`, or take what they cost, `subtotal of drink`"
    case .date, .time, .day: nil
    }
  }
}
