import RulesEngine

/// What the shop owner is told of lines and of what is computed.
extension LoweringError {
  var ofLines: Diagnostic {
    switch kind {
    case .listOverSeveral(let axes):
      return error(
        .listOverSeveral, "a list has one head for each amount, and this one goes by \(axes)",
        help: "write a table with bars: its last `by` runs across the first row")
    case .packOutsidePer:
      return error(
        .packOutsidePer, "`3 for 130` is a pack, and packs stand after `per`",
        help: "for example `charge \"Apples\" per apples { 1 for 50, 3 for 130 }`")
    case .graduatedPacks:
      return error(
        .graduatedPacks, "`graduated` goes with `from`, not with packs",
        help: "leave `graduated` out, or write `from 3 130`")
    case .packAmongTiers, .tierAmongPacks:
      return error(
        .packsAndTiers, "packs (`3 for 130`) and tiers (`from 3 130`) can't be mixed", help: "write all in one way")
    case .fromWithFor(let number):
      return error(
        .packsAndTiers, "`from` and `for` can't stand together",
        help:
          "`from \(number) …` is the price of each from \(number) on, `\(number) for …` the price of \(number) together"
      )
    case .plainNumberInSteps(let number):
      return error(
        .missingFromOrFor, "it isn't clear what the price for `\(number)` is",
        help:
          "`from \(number) …` is the price of each from \(number) on, `\(number) for …` the price of \(number) together"
      )
    case .namesInSteps:
      return error(
        .nameAfterPer, "after `per` prices differ by a number",
        help: "for example `from 10 1.80`; to look up by a value, write `by` instead of `per`")
    case .perTwice(let first):
      return error(
        .givenTwice, "`per` was said already", labels: [.init(first, "here")], help: "multiply both: `per (a * b)`")
    case .ceilingOutsideAll(let word):
      return error(
        .ceilingOutsideAll, "only `all of` has an `at most`",
        help: "write `at most` behind the lines of `\(word) of`")
    default:
      return unread
    }
  }

  // MARK: Formulas

  var ofFormulas: Diagnostic {
    switch kind {
    case .unknownFunction(let word):
      return error(
        .unknownFunction, "nothing is computed by `\(word)(…)`",
        help: "there are `min`, `max`, `whole` (rounded down) and `started` (rounded up)")
    case .valueInsteadOfOption(let word, let value, let option):
      return error(
        .valueInsteadOfOption, "only `count of` looks at a single value",
        help: word.map { "write `\($0) of \(option)`, or `count of \(value) in \(option)`" }
          ?? "write `\(option)`, or `count of \(value) in \(option)`")
    case .tooManyFactors(let count, let limit):
      return error(
        .formulaTooLong, "\(count) parts are multiplied here, and at most \(limit) can be",
        help: "give a part of it a name with `let`")
    case .daysWithoutTimes:
      return error(
        .daysWithoutTimes, "`on` and days follow times only",
        help: "for example `time is 20:00 to 02:00 on Fri`; for days alone `day is Fri`")
    case .unlikeEnds:
      return error(
        .unlikeEnds, "the two ends of this range are not of one kind",
        help: "two numbers, two days or two times: `3 to 20`, `Mon to Fri`, `17:00 to 19:00`")
    case .switchInRange:
      return error(.switchInRange, "`on` and `off` can't be an end of a range", help: "write `is on` or `is off`")
    case .misspeltTest(let typed, let meant):
      return error(
        .misspeltWord, "`\(typed)` is not a word of the language",
        help: "did you mean `\(meant)`? A text that is compared stands in quotes: `\(quoted(typed))`",
        fix: .init(place, meant))
    default:
      return unread
    }
  }
}
