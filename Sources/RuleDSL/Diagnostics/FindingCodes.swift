public import RulesEngine

/// The fixed words for what checking finds. A word never changes once it is released: shops and tools refer to it.
public enum FindingCode: String, Sendable, Hashable, CaseIterable {
  // The shop
  case noCurrency = "no-currency"
  case currencyWithoutStep = "currency-without-step"
  case roundingStepOff = "rounding-step-off"

  // Names
  case unknownName = "unknown-name"
  case unknownAxis = "unknown-axis"
  case unknownValue = "unknown-value"
  case unknownHead = "unknown-head"
  case unknownLine = "unknown-line"
  case unknownDay = "unknown-day"
  case declaredTwice = "declared-twice"
  case valueTwice = "value-twice"
  case reservedName = "reserved-name"
  case looksAlike = "looks-alike"
  case hidesBuiltIn = "hides-built-in"
  case tooManyValues = "too-many-values"
  case declaredBelow = "declared-below"

  // Formulas
  case wrongType = "wrong-type"
  case amountTimesAmount = "amount-times-amount"
  case amountAndNumber = "amount-and-number"
  case divisorNotConstant = "divisor-not-constant"
  case divisionByZero = "division-by-zero"
  case percentOfNothing = "percent-of-nothing"
  case percentOutOfRange = "percent-out-of-range"
  case rateMissing = "rate-missing"
  case tooManyDigits = "too-many-digits"
  case tooDeep = "too-deep"

  // Conditions
  case valueIsNoCondition = "value-is-no-condition"
  case severalNeedHas = "several-need-has"
  case notAForm = "not-a-form"
  case emptyDates = "empty-dates"
  case readsAmounts = "reads-amounts"

  // Options
  case cycle
  case twoDefaults = "two-defaults"
  case choiceWithoutValues = "choice-without-values"
  case boundsReversed = "bounds-reversed"
  case stepOfZero = "step-of-zero"
  case defaultOutOfBounds = "default-out-of-bounds"
  case defaultNotAStep = "default-not-a-step"
  case notWholeSteps = "not-whole-steps"
  case defaultsOutOfBounds = "defaults-out-of-bounds"
  case leastOutOfReach = "least-out-of-reach"
  case notWhole = "not-whole"
  case limitWithoutChoose = "limit-without-choose"

  // Prices
  case valueWithoutPrice = "value-without-price"
  case signMissing = "sign-missing"
  case signOfBasePrice = "sign-of-base-price"
  case negativeWritten = "negative-written"
  case optionWithoutPrice = "option-without-price"
  case placedTwice = "placed-twice"
  case mayBeNegative = "may-be-negative"

  // Tables
  case uncovered
  case headTwice = "head-twice"
  case rowTwice = "row-twice"
  case headsDoNotRise = "heads-do-not-rise"
  case numberForName = "number-for-name"
  case nameForNumber = "name-for-number"
  case wrongShape = "wrong-shape"
  case firstStepTooHigh = "first-step-too-high"
  case packsDoNotFit = "packs-do-not-fit"

  // Items
  case itemInItem = "item-in-item"
  case lineAboveItem = "line-above-item"
  case unknownKind = "unknown-item-kind"
  case unknownTimes = "unknown-times"
  case timesNotWhole = "times-not-whole"
  case countedTwice = "counted-twice"
  case onceOutsideItem = "once-outside-item"
  case orderAmountInItem = "order-amount-in-item"
  case itemAmountInItem = "item-amount-in-item"
  case countsItems = "counts-items"
  case lineInItems = "line-in-items"
  case pickOverSet = "pick-over-set"
  case kindTwice = "kind-twice"
  case notADiscount = "offer-not-a-discount"
  case lineBelowRounding = "line-below-rounding"
  case roundingInItem = "rounding-in-item"
}

extension Finding {
  /// The fixed word for the mistake.
  public var code: FindingCode {
    switch mistake {
    case .noCurrency: .noCurrency
    case .currencyWithoutStep: .currencyWithoutStep
    case .roundingStepOff: .roundingStepOff
    case .unknownName: .unknownName
    case .unknownAxis: .unknownAxis
    case .unknownValue: .unknownValue
    case .unknownHead: .unknownHead
    case .unknownLine: .unknownLine
    case .declaredTwice: .declaredTwice
    case .valueTwice: .valueTwice
    case .reservedName: .reservedName
    case .looksAlike: .looksAlike
    case .hidesBuiltIn: .hidesBuiltIn
    case .tooManyValues: .tooManyValues
    case .declaredBelow: .declaredBelow
    case .wrongType: .wrongType
    case .amountTimesAmount: .amountTimesAmount
    case .amountAndNumber: .amountAndNumber
    case .divisorNotConstant: .divisorNotConstant
    case .divisionByZero: .divisionByZero
    case .percentOfNothing: .percentOfNothing
    case .percentOutOfRange: .percentOutOfRange
    case .rateMissing: .rateMissing
    case .tooManyDigits: .tooManyDigits
    case .formulaTooDeep: .tooDeep
    case .valueIsNoCondition: .valueIsNoCondition
    case .severalNeedHas: .severalNeedHas
    case .notAForm: .notAForm
    case .unknownDay: .unknownDay
    case .emptyDates: .emptyDates
    case .readsAmounts: .readsAmounts
    case .cycle: .cycle
    case .twoDefaults: .twoDefaults
    case .choiceWithoutValues: .choiceWithoutValues
    case .boundsReversed: .boundsReversed
    case .stepNotPositive: .stepOfZero
    case .defaultOutOfBounds: .defaultOutOfBounds
    case .defaultNotAStep: .defaultNotAStep
    case .notWholeSteps: .notWholeSteps
    case .defaultsOutOfBounds: .defaultsOutOfBounds
    case .leastOutOfReach: .leastOutOfReach
    case .notWhole: .notWhole
    case .limitsWithoutChoose: .limitWithoutChoose
    case .valueWithoutPrice: .valueWithoutPrice
    case .priceWithoutSign: .signMissing
    case .basePriceWithSign: .signOfBasePrice
    case .negativeWritten: .negativeWritten
    case .optionWithoutPrice: .optionWithoutPrice
    case .placedTwice: .placedTwice
    case .mayBeNegative: .mayBeNegative
    case .uncovered: .uncovered
    case .headTwice: .headTwice
    case .rowTwice: .rowTwice
    case .headsDontRise: .headsDoNotRise
    case .numberForName: .numberForName
    case .nameForNumber: .nameForNumber
    case .wrongShape: .wrongShape
    case .firstStepTooHigh: .firstStepTooHigh
    case .packsDontFit: .packsDoNotFit
    case .itemInItem: .itemInItem
    case .lineAboveItem: .lineAboveItem
    case .unknownKind: .unknownKind
    case .unknownTimes: .unknownTimes
    case .timesNotWhole: .timesNotWhole
    case .countedTwice: .countedTwice
    case .onceOutsideItem: .onceOutsideItem
    case .orderAmountInItem: .orderAmountInItem
    case .itemAmountInItem: .itemAmountInItem
    case .countsItems: .countsItems
    case .lineInItems: .lineInItems
    case .pickOverSet: .pickOverSet
    case .kindTwice: .kindTwice
    case .notADiscount: .notADiscount
    case .lineBelowRounding: .lineBelowRounding
    case .roundingInItem: .roundingInItem
    }
  }
}
