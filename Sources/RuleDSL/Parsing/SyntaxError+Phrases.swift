extension SyntaxError.Found {
  /// In a sentence.
  var phrase: String {
    switch kind {
    case .lineEnd: "the end of the line"
    case .endOfFile: "the end of the file"
    case .row: "a row of a table"
    case .string: "the text \(quoted(text))"
    default: "`\(kind.sign ?? text)`"
    }
  }

  /// The expected word that is one slip away.
  func near(_ expected: [SyntaxError.Expectation]) -> String? {
    guard kind == .word, text.utf8.count >= 3 else { return nil }
    for case .sign(let sign) in expected {
      let word = firstWord(of: sign)
      if isOneEdit(asciiLowercased(text), word) || asciiLowercased(text) == word { return word }
    }
    return nil
  }

  /// How that is said which likely is meant.
  func meant(_ expected: [SyntaxError.Expectation]) -> String? {
    switch kind {
    case .word where text == "when" && expected.contains(.sign("only when")):
      "an option is there `only when` something is so"
    case .time where expected.contains(.amount): "times are compared as a range: `time is 9:00 to 12:00`"
    case .date where expected.contains(.amount):
      "days are compared as a range: `date from 2026-12-01`, `date until 2026-12-24`"
    default: nil
    }
  }

  private func firstWord(of sign: String) -> String {
    var word = ""
    for character in sign {
      if character == " " { break }
      word.append(character)
    }
    return word
  }
}

extension SyntaxError.Expectation {
  /// In a sentence.
  var phrase: String {
    switch self {
    case .name: "a name"
    case .list: "the name of a list"
    case .value: "a value"
    case .text: "a text in quotes"
    case .number: "a number"
    case .date: "a date such as `2026-12-01`"
    case .time: "a time such as `20:00`"
    case .languageTag: "a language such as `en`"
    case .amount: "an amount"
    case .condition: "a condition"
    case .base: "what it is of, such as `subtotal`,"
    case .rate: "a percent such as `5%`"
    case .head: "a value, or `from` with a number,"
    case .lineOfMoney: "`charge`, `discount` or a block of them"
    case .selection: "what is chosen"
    case .change: "what is chosen, or `expect`,"
    case .outcome: "what is expected, such as an amount, `no total` or `placed`,"
    case .lineEnd: "the end of the line"
    case .separator: "a comma, the end of the line"
    case .sign(let sign): "`\(sign)`"
    }
  }
}

/// `a, b or c`.
func listed(_ expected: [SyntaxError.Expectation]) -> String {
  var list = ""
  for (index, expectation) in expected.enumerated() {
    if index > 0 { list += index == expected.count - 1 ? " or " : ", " }
    list += expectation.phrase
  }
  return list
}

extension StatementWord {
  /// A line that a shop owner can copy.
  var example: String {
    switch self {
    case .shop: #"shop "Tea house""#
    case .currency: "currency USD"
    case .rounding: "rounding half up to 1 per line"
    case .languages: "languages zh-Hant, en"
    case .translate: #"translate en { 紅茶 "Black tea" }"#
    case .use: #"use "toppings.rules""#
    case .part: "part spicy { choice heat { mild default, hot } }"
    case .let: "let fee = 60"
    case .list: "list pizzas { Margherita 8.00, Funghi 9.50 }"
    case .group: "group milky of drink { latte, cocoa }"
    case .sold: "sold out topping { pearls }"
    case .choice: "choice size { Medium default, Large +5 }"
    case .menu: "menu drink { tea 30, coffee 45 }"
    case .number: "number quantity 1 to 20 default 1"
    case .money: "money tip 0 to 500 default 0"
    case .toggle: "toggle gift +2"
    case .text: "text name, city"
    case .charge: #"charge "Delivery" 60 when delivery"#
    case .discount: #"discount "Members" 10% of subtotal when member"#
    case .tax: #"tax "VAT" 5% of subtotal"#
    case .subtotal: #"subtotal "Goods""#
    case .round: #"round total to 0.05 "Rounding""#
    case .best: "best of { … }"
    case .first: "first of { … }"
    case .all: "all of at most 50% of subtotal { … }"
    case .require: #"require name is not blank else "Enter a name""#
    case .forbid: #"forbid "No ice in hot drinks" when temperature is hot and ice"#
    case .warn: #"warn "That is a lot" when quantity > 10"#
    case .always: "always subtotal >= 0"
    case .item: #"item drink "Drink" { menu tea { black 30, green 30 } }"#
    case .given: #"given { name "Lin" }"#
    case .example: #"example "two teas" { … }"#
    }
  }
}
