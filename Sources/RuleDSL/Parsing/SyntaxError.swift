import RulesEngine

/// What can't be read in a line, as data; its words are in `SyntaxError+Words.swift`.
struct SyntaxError: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Something else was expected. In a statement, its word helps with an example.
    case unexpected(Found, expected: [Expectation], in: StatementWord?)
    /// What the line begins with is no statement.
    case unknownStatement(Found, near: StatementWord?)
    case keptWord(String)
    /// A word of the language has a slip in it, or capitals.
    case misspelt(String, meant: String)
    case misplacedStatement(StatementWord, inside: StatementWord)

    case strayBrace
    /// At the brace; where it was noticed.
    case unclosedBrace(noticed: Place)
    case unclosedParenthesis(open: Place, Found)
    /// What follows a comma is missing.
    case nothingAfterComma
    case tooDeep

    case reservedWord(String, canBeQuoted: Bool)
    /// `White pearl` where a value stands.
    case unquotedName(String)
    /// `charge "A" by b { … } when c` for `charge "A" by b when c { … }`.
    case behindBlock(String)
    /// `紅茶 Tea` for `紅茶 "Tea"`.
    case unquotedTranslation(String)
    /// `ice cream` where a name is declared.
    case nameOfSeveralWords(String)
    /// `choice "topping"`.
    case quotedName(String)
    /// A word that has a meaning of its own at this place.
    case wordNeedsQuotes(String)
    /// An entry begins with what stands behind a value: `default`, `counts 2`, `en "Medium"`.
    case detailWithoutValue(String)
    /// A line of a block stands further left than the others: a warning.
    case oddIndent

    case twice(String, first: Place)
    case rowsAmongEntries(isRow: Bool, first: Place)
    /// A number after a row's last bar.
    case barMissing(String)
    /// `10元` where a price stands.
    case currencyInPrice(number: String)
    case perAfterSum(String)
    /// `A, B 5` in a block of amounts.
    case amountMissing(String)

    /// `a and b or c`, with its two readings unless they are long.
    case mixedAndOr(Readings?)
    case ifForWhen
    /// `at least`, `=>`, `==` for `>=`, `=`.
    case comparison(typed: String, meant: String)
    /// `= "x"` for `is "x"`.
    case comparedText(meant: String)
    /// `is (a, b)` or `is in (a, b)` for `is one of (a, b)`.
    case oneOfMissing(typed: String)
    /// `10% subtotal` for `10% of subtotal`.
    case ofMissing(percent: String, of: String)
    /// `1-20` for `1 to 20`.
    case rangeWithDash(String, String)
    /// `2026/12/01` for `2026-12-01`, `8pm` for `20:00`.
    case dateOrTime(typed: String, meant: String)
    /// `cheapest 1 of drink` for `cheapest 1 drink`.
    case ofAfterCount
    /// `a -- b`.
    case doubledMinus
  }

  /// The two ways to read `and` with `or`.
  struct Readings: Sendable, Hashable {
    var andFirst: String
    var orFirst: String
  }

  /// What stands where it can't be read.
  struct Found: Sendable, Hashable {
    var kind: Token.Kind
    var text: String
  }

  /// What would have been right.
  enum Expectation: Sendable, Hashable {
    case name, list, value, text, number, date, time, languageTag
    case amount, condition, base, rate, head, lineOfMoney
    case selection, change, outcome
    case lineEnd, separator
    /// A word or a sign of the language, as it is typed.
    case sign(String)
  }

  var kind: Kind
  var place: Place
}
