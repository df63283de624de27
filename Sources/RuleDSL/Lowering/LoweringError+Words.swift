import RulesEngine

extension LoweringError {
  /// What the shop owner is told.
  var diagnostic: Diagnostic {
    switch kind {
    case .saidTwice, .unknownCurrency, .stepOfZero, .malformedLanguage, .languageTwice, .languageNotListed,
      .ownLanguage, .textTwice, .untranslated, .translatesNothing:
      return ofTheShop
    case .emptyName, .nameTooLong, .gluedName, .tooManyDigits, .notANumber, .noSuchDay, .noSuchTime:
      return ofNamesAndNumbers
    case .signMissing, .signOfBasePrice, .minusInAmount, .chooseAndOptional, .limitWithoutChoose, .byWithoutTable:
      return ofOptions
    case .noNameAbove, .emptyPrice, .notAPrice, .slipInPrice, .signInCell, .wrongCellCount, .pricesInOneCell,
      .headerMissing, .headerWithoutColumns,
      .columnsWithoutBy, .headerWithDetails, .detailTwice, .emptyHead, .notAHead:
      return ofTables
    case .emptyList, .unknownList, .notAList, .unusedList, .nameOfListTaken, .listCircle, .listsTooDeep,
      .listTakenTwice, .sameValueInLists,
      .surchargeInMenu, .tooMuchTakenOver, .columnWithoutValues, .notATick,
      .givenWithoutExample:
      return ofLists
    case .unknownPart, .unusedPart, .partDeclaredTwice, .partUsedTwice, .partInside, .partCircle, .partsTooDeep,
      .tooMuchExpanded, .otherFileSays:
      return ofUses
    case .listOverSeveral, .packOutsidePer, .graduatedPacks, .packAmongTiers, .tierAmongPacks, .fromWithFor,
      .plainNumberInSteps, .namesInSteps, .perTwice, .ceilingOutsideAll:
      return ofLines
    case .unknownFunction, .valueInsteadOfOption, .tooManyFactors, .daysWithoutTimes, .unlikeEnds, .switchInRange,
      .misspeltTest:
      return ofFormulas
    }
  }

  // MARK: The shop

  private var ofTheShop: Diagnostic {
    switch kind {
    case .saidTwice(let word, let first):
      return error(
        .givenTwice, "`\(word.rawValue)` was said already", labels: [.init(first, "here")],
        help: "leave one of the two out")
    case .unknownCurrency(let code, let near):
      return error(
        .unknownCurrency, "`\(code)` is no currency",
        help: near.map { "did you mean `\($0)`?" }
          ?? "a currency is written with its three letters, such as `TWD`, `USD` or `EUR`",
        fix: near.map { .init(place, $0) })
    case .stepOfZero:
      return error(
        .stepOfZero, "prices can't be rounded to 0",
        help: "write the smallest amount that can be paid, such as `1` or `0.05`")
    case .malformedLanguage(let tag):
      return error(
        .unknownLanguage, "`\(tag)` is not how a language is written",
        help: "for example `en`, `zh-Hant`, `pt-BR`")
    case .languageTwice(let tag):
      return error(.givenTwice, "the language `\(tag)` stands here twice", help: "leave one of the two out")
    case .languageNotListed(let tag, let languages):
      return error(
        .unknownLanguage, "`\(tag)` is not among the languages of this file: \(listed(languages))",
        help: "add it to the line `languages`, or correct it")
    case .ownLanguage(let tag):
      return error(
        .ownLanguage, "the file is written in `\(tag)`, so the text before it is in `\(tag)` already",
        help: "leave this translation out, or name its language")
    case .untranslated, .translatesNothing: return ofTranslations
    case .textTwice(let tag):
      return error(.givenTwice, "there are two texts in `\(tag)` here", help: "leave one of the two out")
    default:
      return unread
    }
  }

  // MARK: Names and numbers

  private var ofNamesAndNumbers: Diagnostic {
    switch kind {
    case .emptyName:
      return error(.emptyName, "this name is empty", help: "write the name between the quotes")
    case .nameTooLong(let length):
      return error(
        .nameTooLong, "this name has \(length) characters, and a name has at most \(LexicalLimits.nameCharacters)",
        help: "give it a short name, and after it in quotes what the shopper sees")
    case .gluedName(let text, let reading):
      return error(
        .gluedName, "`\(text)` can be read in two ways",
        help: "write `\(reading)`, or in quotes `\"\(text)\"` if all of it is the name")
    case .tooManyDigits(let digits, let afterPoint):
      let limit = afterPoint ? DecimalLiteral.fractionDigitLimit : DecimalLiteral.integerDigitLimit
      return error(
        .tooManyDigits,
        "this number has \(digits) digits \(afterPoint ? "after" : "before") the point, and at most \(limit) are counted"
      )
    case .notANumber(let text):
      return error(.notANumber, "`\(text)` is no number", help: "write digits only, such as `30` or `4.50`")
    case .noSuchDay(let text):
      return error(.noSuchDay, "there is no day `\(text)`", help: "a day is written `2026-12-01`")
    case .noSuchTime(let text):
      return error(.noSuchTime, "no clock shows `\(text)`", help: "a time is written `8:30` or `20:00`")
    default:
      return unread
    }
  }

  // MARK: Options and their prices

  private var ofOptions: Diagnostic {
    switch kind {
    case .signMissing(let amount, let priced):
      return error(
        .signMissing, "a surcharge has a sign: `+\(amount)`",
        help: priced == .choice
          ? "write `+\(amount)` for what is added; if \(amount) is the whole price, write `menu` instead of `choice`"
          : "write `+\(amount)`", fix: .init(start, "+"))
    case .signOfBasePrice(let amount, let isNegative):
      return error(
        .signOfBasePrice, "the prices of a menu have no sign",
        help: isNegative
          ? "write the price itself; what is added or taken off stands in a `choice`"
          : "write `\(amount)`; what is added to another price stands in a `choice`",
        fix: isNegative ? nil : .init(place, amount))
    case .minusInAmount(let number, let isDiscount):
      return error(
        .minusInAmount,
        isDiscount
          ? "a discount below 0 raises the price: amounts have no minus" : "a charge adds: amounts have no minus",
        help: isDiscount ? "write `\(number)`" : "what takes off is a `discount` of `\(number)`",
        fix: isDiscount ? .init(place, number) : nil)
    case .chooseAndOptional(let first):
      return error(
        .optionalAndChoose, "`optional` and `choose` can't stand together",
        labels: [.init(first, "`optional` is one or none")],
        help: "where none may be chosen, write `choose 0 to …` and leave `optional` out")
    case .limitWithoutChoose(let limit):
      return error(
        .limitWithoutChoose, "`\(limit.words)` needs a `choose`: without it only one value is chosen",
        help: "write for example `choose 0 to 5` before it")
    case .byWithoutTable(takesLists: true):
      return error(
        .byWithoutTable, "prices that differ by another option stand in a table",
        help: "a list brings its prices along: leave `by` out here, and write it in the `list`")
    case .byWithoutTable:
      return error(
        .byWithoutTable, "prices that differ by another option stand in a table",
        help: "write each value as a row with bars: `| 紅茶 | 30 | 35 |`")
    default:
      return unread
    }
  }

  // MARK: Shared

  var unread: Diagnostic {
    error(.unexpected, "this can't be read")
  }

  private var start: Place {
    Place(file: place.file, start: place.start, end: place.start)
  }

  func error(
    _ code: DiagnosticCode, _ message: String, labels: [Diagnostic.Label] = [], help: String? = nil,
    fix: Diagnostic.Fix? = nil
  ) -> Diagnostic {
    Diagnostic(code: code, at: place, message, labels: labels, help: help, fix: fix)
  }

  func warning(_ code: DiagnosticCode, _ message: String, help: String? = nil) -> Diagnostic {
    Diagnostic(.warning, code: code, at: place, message, help: help)
  }

  func listed(_ words: [String]) -> String {
    words.joined(separator: ", ")
  }

  func counted(_ count: Int, _ word: String) -> String {
    count == 0 ? "no \(word)" : count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}

extension LoweringError.ChooseLimit {
  fileprivate var words: String {
    switch self {
    case .kinds: "at most … kinds"
    case .upToEach: "up to … each"
    case .included: "included"
    }
  }
}
