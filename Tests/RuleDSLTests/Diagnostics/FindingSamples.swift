import RuleDSL
import RulesEngine

/// One finding for every mistake, and more where the words differ.
enum FindingSamples {
  static let first = Place(start: 3, end: 9)

  static let all: [Finding] = mistakes.map { Finding(.error, $0, at: nil) }

  static let mistakes: [Finding.Mistake] = shop + names + formulas + conditions + options + prices + tables + items

  static func number(_ numerator: Int64, decimals: Int = 0) -> DecimalLiteral {
    DecimalLiteral(numerator: numerator, decimals: decimals) ?? .zero
  }

  private static func signed(_ numerator: Int64) -> SignedDecimal { SignedDecimal(number(numerator)) }

  private static let shop: [Finding.Mistake] =
    [
      .noCurrency, .roundingStepOff(.whole, shop: .whole),
    ] + (Currency(code: "XAU").map { [.currencyWithoutStep($0)] } ?? [])

  private static let names: [Finding.Mistake] = [
    .unknownName("siez", among: ["size"]), .unknownName("zz", among: []), .unknownAxis("siez", among: ["size"]),
    .unknownAxis("zz", among: []), .unknownValue("L", of: "size", among: ["S"]),
    .unknownHead("L", of: "size", among: ["S"]), .unknownHead("on", of: "gift", among: ["no", "yes", "milk"]),
    .unknownLine("Delivry", among: ["Delivery"]), .unknownLine("zz", among: []), .unknownDay("Monday"),
    .declaredTwice("size", first: first), .valueTwice("S", first: first), .reservedName("items"),
    .looksAlike("Large", other: "large", first: first), .hidesBuiltIn("count"), .tooManyValues("drink"),
    .declaredBelow("fee", at: first),
  ]

  private static let formulas: [Finding.Mistake] =
    [
      .amountTimesAmount, .amountAndNumber, .divisorNotConstant, .divisionByZero, .percentOfNothing(number(10)),
      .percentOutOfRange(Percentage(number(150))), .tooManyDigits, .formulaTooDeep,
    ] + types.flatMap { expected in types.map { .wrongType(expected: [expected], found: $0) } }

  private static let types: [Finding.FormulaType] = [
    .amount, .number, .percent, .text, .yesOrNo, .choice, .severalValues, .date, .time, .day, .group, .items,
  ]

  private static let conditions: [Finding.Mistake] = [
    .valueIsNoCondition("綠茶", option: "drink", values: ["紅茶", "綠茶"]), .severalNeedHas("toppings"),
    .notAForm("\\a"), .emptyDates, .readsAmounts(.onlyWhen, through: nil), .readsAmounts(.valueWhen, through: "over"),
    .readsAmounts(.optionalWhen, through: nil), .readsAmounts(.bound, through: nil),
    .readsAmounts(.filter, through: nil),
  ]

  private static let options: [Finding.Mistake] = [
    .cycle(["a", "a"]), .cycle(["a", "b", "a"]), .cycle(["a", "b", "c", "a"]), .cycle([]), .twoDefaults(first: first),
    .choiceWithoutValues("size"), .boundsReversed, .stepNotPositive, .defaultOutOfBounds(signed(0)),
    .defaultNotAStep(signed(4)), .notWholeSteps(signed(5)), .defaultsOutOfBounds(least: number(2), most: number(3)),
    .defaultsOutOfBounds(least: nil, most: nil), .leastOutOfReach("toppings"), .notWhole(number(15, decimals: 1)),
    .limitsWithoutChoose("toppings"),
  ]

  private static let prices: [Finding.Mistake] = [
    .valueWithoutPrice("白玉"), .priceWithoutSign(Price(.literal(.none, number(10)))),
    .priceWithoutSign(Price(.name(.none, "fee"))), .basePriceWithSign, .negativeWritten, .mayBeNegative,
    .optionWithoutPrice("size"), .basePriceWithoutLine("left"), .basePriceUnread("left"), .cannotBeSoldOut("note"),
    .valueSoldOutByItself("粉圓", of: "topping"), .readsAmounts(.soldOut, through: nil),
    .placedTwice("drink", first: first),
  ]

  private static let tables: [Finding.Mistake] = [
    .uncovered(["L"], axis: "size"), .uncovered(["L", "XL"], axis: "size"), .headTwice("L"), .rowTwice(first: first),
    .headsDontRise(number(5), after: number(10)), .numberForName(axis: "size"), .nameForNumber("L"),
    .wrongShape(expected: 4, found: 3), .wrongShape(expected: 1, found: 0),
    .firstStepTooHigh(number(10), least: signed(1)), .packsDontFit(number(7)),
  ]

  private static let items: [Finding.Mistake] = [
    .itemInItem("cake"), .lineAboveItem("drink"), .unknownKind("drnik", among: ["drink"]),
    .unknownKind("zz", among: ["drink", "cake"]), .unknownKind("zz", among: []),
    .unknownTimes("cup", item: "drink", among: ["cups"]), .unknownTimes("n", item: "drink", among: []),
    .timesNotWhole("cups"), .countedTwice("cups"), .onceOutsideItem, .orderAmountInItem, .itemAmountInItem,
    .countsItems(.onlyWhen), .lineInItems("Print"), .pickOverSet(number(3), number(2)), .kindTwice("drink"),
    .notADiscount, .lineBelowRounding, .roundingInItem,
  ]
}
