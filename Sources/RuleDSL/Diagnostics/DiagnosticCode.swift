/// The fixed word for a kind of mistake. A word never changes once it is released: shops and tools refer to it.
///
/// Every one has a page that explains it: `rulecheck explain CODE`.
public enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
  // The characters of a file
  case fileTooBig = "file-too-big"
  case lineTooLong = "line-too-long"
  case nameTooLong = "name-too-long"
  case illFormedText = "ill-formed-text"
  case invisibleCharacter = "invisible-character"
  case unexpectedCharacter = "unexpected-character"

  // How a line is written
  case unexpected
  case unknownStatement = "unknown-statement"
  case misspeltWord = "misspelt-word"
  case keptWord = "kept-word"
  case misplacedStatement = "misplaced-statement"
  case unclosedBrace = "unclosed-brace"
  case strayBrace = "stray-brace"
  case unclosedParenthesis = "unclosed-parenthesis"
  case nothingAfterComma = "nothing-after-comma"
  case givenTwice = "given-twice"
  case detailWithoutValue = "detail-without-value"
  case oddIndent = "odd-indent"
  case tooDeep = "too-deep"

  // Quotes, and names as they are written
  case wrongQuotes = "wrong-quotes"
  case unclosedQuote = "unclosed-quote"
  case unknownEscape = "unknown-escape"
  case missingBlank = "missing-blank"
  case unquotedName = "unquoted-name"
  case nameOfSeveralWords = "name-of-several-words"
  case quotedName = "quoted-name"
  case reservedWord = "reserved-word"
  case wordNeedsQuotes = "word-needs-quotes"
  case emptyName = "empty-name"
  case gluedName = "glued-name"

  // Numbers
  case tooManyDigits = "too-many-digits"
  case commaBetweenDigits = "comma-between-digits"
  case missingZero = "missing-zero"
  case notANumber = "not-a-number"
  case currencyInPrice = "currency-in-price"
  case minusInAmount = "minus-in-amount"
  case doubledMinus = "doubled-minus"

  // Days, times and ranges
  case wrongDateOrTime = "wrong-date-or-time"
  case noSuchDay = "no-such-day"
  case noSuchTime = "no-such-time"
  case unknownDay = "unknown-day"
  case emptyDates = "empty-dates"
  case daysWithoutTimes = "days-without-times"
  case wrongRange = "wrong-range"
  case rangeWithDash = "range-with-dash"
  case unlikeEnds = "unlike-ends"
  case switchInRange = "switch-in-range"

  // The shop
  case noCurrency = "no-currency"
  case unknownCurrency = "unknown-currency"
  case currencyWithoutStep = "currency-without-step"
  case roundingStepOff = "rounding-step-off"
  case stepOfZero = "step-of-zero"
  case unknownLanguage = "unknown-language"
  case ownLanguage = "own-language"
  case untranslated
  case translatesNothing = "translates-nothing"

  // Names
  case unknownName = "unknown-name"
  case unknownAxis = "unknown-axis"
  case unknownValue = "unknown-value"
  case unknownHead = "unknown-head"
  case unknownLine = "unknown-line"
  case declaredTwice = "declared-twice"
  case declaredBelow = "declared-below"
  case valueTwice = "value-twice"
  case reservedName = "reserved-name"
  case looksAlike = "looks-alike"
  case hidesBuiltIn = "hides-built-in"

  // What is shared
  case unknownList = "unknown-list"
  case unknownPart = "unknown-part"
  case unusedName = "unused-name"
  case unusedGiven = "unused-given"
  case useCircle = "use-circle"
  case fileMissing = "file-missing"
  case fileOutside = "file-outside"
  case basePriceWithoutLine = "base-price-without-line"
  case basePriceUnread = "base-price-unread"
  case cannotBeSoldOut = "cannot-be-sold-out"
  case valueSoldOutByItself = "value-sold-out-by-itself"

  // Options
  case choiceWithoutValues = "choice-without-values"
  case tooManyValues = "too-many-values"
  case twoDefaults = "two-defaults"
  case boundsReversed = "bounds-reversed"
  case defaultOutOfBounds = "default-out-of-bounds"
  case defaultNotAStep = "default-not-a-step"
  case notWholeSteps = "not-whole-steps"
  case notWhole = "not-whole"
  case limitWithoutChoose = "limit-without-choose"
  case optionalAndChoose = "optional-and-choose"
  case defaultsOutOfBounds = "defaults-out-of-bounds"
  case leastOutOfReach = "least-out-of-reach"
  case cycle
  case readsAmounts = "reads-amounts"

  // Conditions
  case mixedAndOr = "mixed-and-or"
  case ifForWhen = "if-for-when"
  case wrongComparison = "wrong-comparison"
  case comparedText = "compared-text"
  case missingOneOf = "missing-one-of"
  case valueIsNoCondition = "value-is-no-condition"
  case severalNeedHas = "several-need-has"
  case notAForm = "not-a-form"

  // Formulas
  case wrongType = "wrong-type"
  case amountTimesAmount = "amount-times-amount"
  case amountAndNumber = "amount-and-number"
  case divisorNotConstant = "divisor-not-constant"
  case divisionByZero = "division-by-zero"
  case percentOfNothing = "percent-of-nothing"
  case percentOutOfRange = "percent-out-of-range"
  case missingOf = "missing-of"
  case ofAfterCount = "of-after-count"
  case perAfterSum = "per-after-sum"
  case unknownFunction = "unknown-function"
  case valueInsteadOfOption = "value-instead-of-option"
  case formulaTooLong = "formula-too-long"

  // Prices
  case valueWithoutPrice = "value-without-price"
  case signMissing = "sign-missing"
  case signOfBasePrice = "sign-of-base-price"
  case negativeWritten = "negative-written"
  case mayBeNegative = "may-be-negative"
  case optionWithoutPrice = "option-without-price"
  case placedTwice = "placed-twice"
  case ceilingOutsideAll = "ceiling-outside-all"

  // Tables
  case rowsAndEntries = "rows-and-entries"
  case rowWithoutBars = "row-without-bars"
  case missingBar = "missing-bar"
  case textAfterQuotes = "text-after-quotes"
  case emptyCell = "empty-cell"
  case notAPrice = "not-a-price"
  case notAHead = "not-a-head"
  case wrongCellCount = "wrong-cell-count"
  case wrongShape = "wrong-shape"
  case headerMissing = "header-missing"
  case headerWithoutColumns = "header-without-columns"
  case headerWithDetails = "header-with-details"
  case columnsWithoutBy = "columns-without-by"
  case byWithoutTable = "by-without-table"
  case columnWithoutValues = "column-without-values"
  case notATick = "not-a-tick"
  case uncovered
  case headTwice = "head-twice"
  case rowTwice = "row-twice"

  // Prices by number
  case listOverSeveral = "list-over-several"
  case missingAmount = "missing-amount"
  case missingFromOrFor = "missing-from-or-for"
  case headsDoNotRise = "heads-do-not-rise"
  case firstStepTooHigh = "first-step-too-high"
  case numberForName = "number-for-name"
  case nameForNumber = "name-for-number"
  case nameAfterPer = "name-after-per"
  case packOutsidePer = "pack-outside-per"
  case packsAndTiers = "packs-and-tiers"
  case graduatedPacks = "graduated-packs"
  case packsDoNotFit = "packs-do-not-fit"

  // Items
  case unknownKind = "unknown-item-kind"
  case unknownItem = "unknown-item"
  case unknownTimes = "unknown-times"
  case timesNotWhole = "times-not-whole"
  case countedTwice = "counted-twice"
  case onceOutsideItem = "once-outside-item"
  case lineAboveItem = "line-above-item"
  case orderAmountInItem = "order-amount-in-item"
  case itemAmountInItem = "item-amount-in-item"
  case countsItems = "counts-items"
  case lineInItems = "line-in-items"
  case pickOverSet = "pick-over-set"
  case kindTwice = "kind-twice"
  case notADiscount = "offer-not-a-discount"
  case lineBelowRounding = "line-below-rounding"
  case roundingInItem = "rounding-in-item"

  // What could be right, but likely isn't
  case alwaysHolds = "always-holds"
  case neverHolds = "never-holds"
  case defaultBreaksRule = "default-breaks-rule"
  case defaultNotSold = "default-not-sold"
  case neverSold = "never-sold"
  case neverReached = "never-reached"
  case limitsNeverMet = "limits-never-met"
  case limitBetweenSteps = "limit-between-steps"
  case nothingSold = "nothing-sold"
  case nothingAbove = "nothing-above"
  case notListed = "not-listed"
  case taxAboveDiscount = "tax-above-discount"
  case priceToCome = "price-to-come"
  case priceOffStep = "price-off-step"
  case priceApart = "price-apart"
  case largerIsCheaper = "larger-is-cheaper"
  case packsNotCheapest = "packs-not-cheapest"

  // What is said of findings
  case unknownAllow = "unknown-allow"
  case allowedError = "allowed-error"
  case needlessAllow = "needless-allow"

  // Examples
  case unknownOption = "unknown-option"
  case wrongSelection = "wrong-selection"
}

extension DiagnosticCode: CustomStringConvertible {
  public var description: String { rawValue }
}
