import RulesEngine

extension SyntaxError {
  /// What the shop owner is told.
  var diagnostic: Diagnostic {
    switch kind {
    case .unexpected(let found, let expected, let statement):
      return unexpected(found, expected, statement)
    case .unknownStatement(let found, let near):
      return unknownStatement(found, near)
    case .keptWord(let word):
      return Diagnostic(
        code: .keptWord, at: place, "`\(word)` is kept for later and says nothing yet", help: "leave this line out")
    case .misspelt(let typed, let meant):
      return Diagnostic(
        code: .misspeltWord, at: place, "`\(typed)` is not a word of the language", help: "did you mean `\(meant)`?",
        fix: .init(place, meant))
    case .misplacedStatement(let word, let owner):
      return misplaced(word, in: owner)
    case .strayBrace:
      return Diagnostic(
        code: .strayBrace, at: place, "this `}` closes nothing",
        help: "leave it out, or look for the block above that was closed too early")
    case .unclosedBrace(let noticed):
      return Diagnostic(
        code: .unclosedBrace, at: place, "this `{` is never closed",
        labels: [.init(noticed, "here the block seems to be over")], help: "write a `}` where the block ends")
    case .unclosedParenthesis(let open, let found):
      return Diagnostic(
        code: .unclosedParenthesis, at: place, "a `)` was expected here, not \(found.phrase)",
        labels: [.init(open, "this `(` is still open")],
        help: found.text == "when" ? "among items, `where` chooses: `(drink where size is large)`" : nil)
    case .nothingAfterComma:
      return Diagnostic(
        code: .nothingAfterComma, at: place, "nothing follows this comma", help: "leave the comma out",
        fix: .init(place, ""))
    case .behindBlock(let word):
      return Diagnostic(
        code: .unexpected, at: place, "`\(word)` stands before the `{`, not behind the `}`",
        help: "move it, with what belongs to it, to the place before the `{`")
    case .tooDeep:
      return Diagnostic(
        code: .tooDeep, at: place, "too much stands inside of something else: at most \(Parser.deepest) levels",
        help: "give a part of it a name with `let`")
    case .reservedWord, .unquotedName, .unquotedTranslation, .nameOfSeveralWords, .quotedName, .wordNeedsQuotes,
      .detailWithoutValue,
      .oddIndent:
      return ofNames
    case .twice, .rowsAmongEntries, .barMissing, .currencyInPrice, .perAfterSum, .amountMissing:
      return ofClauses
    case .mixedAndOr, .ifForWhen, .comparison, .comparedText, .oneOfMissing, .ofMissing, .rangeWithDash, .dateOrTime,
      .ofAfterCount, .doubledMinus:
      return ofConditions
    }
  }

  private func unexpected(_ found: Found, _ expected: [Expectation], _ statement: StatementWord?) -> Diagnostic {
    let wanted = listed(expected)
    let isEnd = found.kind == .lineEnd || found.kind == .endOfFile
    let message =
      isEnd ? "the line ends where \(wanted) was expected" : "\(wanted) was expected here, not \(found.phrase)"
    var help = statement.map { "for example: `\($0.example)`" }
    if let meant = found.near(expected) { help = "did you mean `\(meant)`?" }
    if found.kind == .word, expected.contains(.lineEnd), let word = StatementWord(word: found.text) {
      help = "begin a new line with `\(word.rawValue)`"
    }
    if let meant = found.meant(expected) { help = meant }
    return Diagnostic(code: .unexpected, at: place, message, help: help)
  }

  private func unknownStatement(_ found: Found, _ near: StatementWord?) -> Diagnostic {
    let code = DiagnosticCode.unknownStatement
    if let near {
      return Diagnostic(
        code: code, at: place, "`\(found.text)` is not a word that a line begins with",
        help: "did you mean `\(near.rawValue)`?", fix: .init(place, near.rawValue))
    }
    return Diagnostic(
      code: code, at: place,
      "a line begins with a word such as `choice`, `charge` or `require`, not with \(found.phrase)",
      help: found.text == "if" ? "a condition stands at the end of a line: `charge \"Gift\" 5 when gift`" : nil)
  }

  private func misplaced(_ word: StatementWord, in owner: StatementWord) -> Diagnostic {
    let message: String
    let help: String
    switch owner {
    case .item where word == .item:
      message = "an `item` can't stand inside another one"
      help = "close the first `item` with `}` before it"
    case .part:
      message = "`\(word.rawValue)` speaks of the whole shop and can't stand inside a `part`"
      help = "a `part` has what an `item` may have; write this outside of it"
    case .item:
      message = "`\(word.rawValue)` speaks of the whole shop and can't stand inside an `item`"
      help = "write it outside of the `item`"
    default:
      message = "`\(word.rawValue)` can't stand inside `\(owner.rawValue) of`"
      help = "only `charge`, `discount`, `best of`, `first of` and `all of` stand there"
    }
    return Diagnostic(code: .misplacedStatement, at: place, message, help: help)
  }

  // MARK: Names

  private var ofNames: Diagnostic {
    switch kind {
    case .reservedWord(let word, let canBeQuoted):
      return Diagnostic(
        code: .reservedWord, at: place, "`\(word)` is a word of the language and can't be a name",
        help: canBeQuoted ? "if a value is called so, write it in quotes: `\(quoted(word))`" : "choose another name",
        fix: canBeQuoted ? .init(place, quoted(word)) : nil)
    case .unquotedName(let name):
      return Diagnostic(
        code: .unquotedName, at: place, "a name of two words or more stands in quotes",
        help: "write `\(quoted(name))`",
        fix: .init(place, quoted(name)))
    case .unquotedTranslation(let text):
      return Diagnostic(
        code: .unquotedName, at: place, "the translation stands in quotes", help: "write `\(quoted(text))`",
        fix: .init(place, quoted(text)))
    case .nameOfSeveralWords(let name):
      let joined = hyphened(name)
      return Diagnostic(
        code: .nameOfSeveralWords, at: place, "this name has several words, and a name is one word",
        help: "write `\(joined)`, and after it in quotes what the shopper sees: `\(joined) \(quoted(name))`")
    case .quotedName(let name):
      let joined = hyphened(name)
      return Diagnostic(
        code: .quotedName, at: place, "a name without quotes was expected here",
        help: "first the name, then in quotes what the shopper sees: `\(joined) \(quoted(name))`")
    case .wordNeedsQuotes(let word):
      return Diagnostic(
        code: .wordNeedsQuotes, at: place, "`\(word)` means something else here",
        help: "if a value is called so, write it in quotes: `\(quoted(word))`", fix: .init(place, quoted(word)))
    case .detailWithoutValue(let word):
      return Diagnostic(
        code: .detailWithoutValue, at: place,
        "`\(word)` belongs behind a value on its line, and no value stands before it here",
        help: "write it behind its value, without a comma between; a value that is called so stands in quotes: "
          + "`\(quoted(word))`")
    case .oddIndent:
      return Diagnostic(
        code: .oddIndent, at: place, "this line stands further left than the others in its block",
        help: "if it belongs to the line above, join the two; else move it to where the others begin")
    default:
      return Diagnostic(code: .unexpected, at: place, "this can't be read")
    }
  }

  private func hyphened(_ name: String) -> String {
    var joined = ""
    for character in name { joined.append(character == " " ? "-" : character) }
    return joined
  }

  // MARK: Clauses

  private var ofClauses: Diagnostic {
    switch kind {
    case .twice(let clause, let first):
      return Diagnostic(
        code: .givenTwice, at: place, clause == "price" ? "this has a price already" : "`\(clause)` was said already",
        labels: [.init(first, "here")], help: "leave one of the two out")
    case .rowsAmongEntries(let isRow, let first):
      return Diagnostic(
        code: .rowsAndEntries, at: place,
        isRow ? "this is a row of a table, among entries without bars" : "this has no bars, among the rows of a table",
        labels: [.init(first, isRow ? "an entry without bars" : "a row of the table")],
        help: "write all of them with bars, or none")
    case .barMissing(let number):
      return Diagnostic(
        code: .missingBar, at: place, "`\(number)` stands after the last bar of its row",
        help: "a bar is missing behind it", fix: .init(end, " |"))
    case .currencyInPrice(let number):
      return Diagnostic(
        code: .currencyInPrice, at: place, "a price is only a number: the currency is said once, by `currency`",
        help: "write `\(number)`", fix: .init(place, number))
    case .perAfterSum(let sum):
      return Diagnostic(
        code: .perAfterSum, at: place,
        "it isn't clear what `per` multiplies: all of `\(sum)`, or only the last part",
        help: "put it in parentheses, `(\(sum)) per …`, or write two lines")
    case .amountMissing(let value):
      return Diagnostic(
        code: .missingAmount, at: place, "`\(value)` has no amount",
        help: "write its amount behind it; several values with one amount stand in parentheses: `(Small, Medium) 5`")
    default:
      return Diagnostic(code: .unexpected, at: place, "this can't be read")
    }
  }

  private var start: Place {
    Place(file: place.file, start: place.start, end: place.start)
  }

  private var end: Place {
    Place(file: place.file, start: place.end, end: place.end)
  }

  // MARK: Conditions

  private var ofConditions: Diagnostic {
    switch kind {
    case .mixedAndOr(let readings):
      return Diagnostic(
        code: .mixedAndOr, at: place, "`and` and `or` together can be read in two ways",
        help: "put parentheses round what belongs together"
          + (readings.map { ": `\($0.andFirst)`, or `\($0.orFirst)`" } ?? ""))
    case .ifForWhen:
      return Diagnostic(
        code: .ifForWhen, at: place, "a condition begins with `when`, not with `if`", help: "write `when`",
        fix: .init(place, "when"))
    case .comparison(let typed, let meant):
      return Diagnostic(
        code: .wrongComparison, at: place, "`\(typed)` is written `\(meant)`", help: "write `\(meant)`",
        fix: .init(place, meant))
    case .comparedText(let meant):
      return Diagnostic(
        code: .comparedText, at: place, "numbers are compared with this sign; for a value in quotes it is `\(meant)`",
        help: "write `\(meant)`", fix: .init(place, meant))
    case .oneOfMissing(let typed):
      return Diagnostic(
        code: .missingOneOf, at: place, "`\(typed)` is written `is one of (…)`", help: "write `one of (…)`",
        fix: typed == "is (…)" ? .init(start, "one of ") : .init(place, "one of"))
    case .ofMissing(let percent, let base):
      return Diagnostic(
        code: .missingOf, at: place, "a percent says what it is of", help: "write `\(percent)% of \(base)`",
        fix: .init(place, "\(percent)% of \(base)"))
    case .rangeWithDash(let low, let high):
      return Diagnostic(
        code: .rangeWithDash, at: place, "a range is written with `to`", help: "write `\(low) to \(high)`",
        fix: .init(place, "\(low) to \(high)"))
    case .dateOrTime(let typed, let meant):
      return Diagnostic(
        code: .wrongDateOrTime, at: place, "`\(typed)` is written `\(meant)`", help: "write `\(meant)`",
        fix: .init(place, meant))
    case .ofAfterCount:
      return Diagnostic(
        code: .ofAfterCount, at: place, "no `of` stands between the number and what is counted",
        help: "for example: `cheapest 1 drink`, `cheapest 1 of every 3 drink`", fix: .init(place, ""))
    case .doubledMinus:
      return Diagnostic(
        code: .doubledMinus, at: place, "two `-` stand here side by side", help: "write one", fix: .init(place, "-"))
    default:
      return Diagnostic(code: .unexpected, at: place, "this can't be read")
    }
  }
}
