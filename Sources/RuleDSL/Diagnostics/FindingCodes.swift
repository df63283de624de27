public import RulesEngine

extension Finding {
  /// The fixed word for the mistake.
  public var code: DiagnosticCode {
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
    }
  }
}
