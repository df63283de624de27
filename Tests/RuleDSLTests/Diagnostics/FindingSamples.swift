import RuleDSL
import RulesEngine

/// One finding for every mistake, and more where the words differ.
enum FindingSamples {
  static let first = Place(start: 3, end: 9)

  static let all: [Finding] = mistakes.map { Finding($0, at: nil) }

  static let mistakes: [Finding.Mistake] =
    shop + names + formulas + conditions + options + prices + tables + items + likely + written

  static func number(_ numerator: Int64, decimals: Int = 0) -> DecimalLiteral {
    DecimalLiteral(numerator: numerator, decimals: decimals) ?? .zero
  }

  private static func signed(_ numerator: Int64) -> SignedDecimal { SignedDecimal(number(numerator)) }

  private static let shop: [Finding.Mistake] =
    [
      .noCurrency, .roundingStepOff(.whole, shop: .whole),
    ] + (Currency(code: "XAU").map { [.currencyWithoutStep($0)] } ?? [])

  private static let names: [Finding.Mistake] = [
    .unknownName("siez", among: ["size"]), .unknownName("zz", among: []), .nameOfItem("tea", item: "cup"),
    .unknownAxis("siez", among: ["size"]),
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
      .definitionTooDeep("fee", limit: 32),
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

  private static let decisions: [Finding.Decision] = [
    .onlyWhen, .valueWhen, .optionalWhen, .soldOut, .filter, .lineWhen, .pickWhen, .requirementWhen, .requirement,
    .forbid, .warn,
    .definition("happy"),
  ]

  private static let likely: [Finding.Mistake] =
    decisions.flatMap { decision -> [Finding.Mistake] in
      [.alwaysHolds(decision, isPart: false), .neverHolds(decision, isPart: false)]
    } + [
      .alwaysHolds(.lineWhen, isPart: true), .neverHolds(.lineWhen, isPart: true), .defaultBreaksRule([]),
      .defaultBreaksRule(["size"]), .defaultBreaksRule(["size", "drink"]), .defaultNotSold("L", isSoldOut: true),
      .defaultNotSold("L", isSoldOut: false), .neverSold("L", .row), .neverSold("L", .column),
      .neverSold("L", .upToNone), .neverSold("L", .tooHeavy(number(7), most: number(5))),
      .neverReached(.number(number(50))), .neverReached(.other), .neverReached(.afterAlways(first)),
      .limitsNeverMet("toppings"), .boundNotAStep(signed(20), last: signed(18)),
      .unused("fee", .definition), .unused("milk", .group),
      .unused("food", .kinds), .nothingSold,
      .nothingAbove(.discount), .nothingAbove(.tax), .nothingAbove(.subtotal), .notListed(["L"], axis: "size"),
      .notListed(["L", "M"], axis: "size"),
      .nothingAbove(.line("Goods", at: first)), .taxAboveDiscount(discount: first),
    ]

  private static let written: [Finding.Mistake] = [
    .priceToCome(1, of: ["紅茶"]), .priceToCome(3, of: []), .priceOffStep(number(15, decimals: 1), .whole),
    .priceApart(number(300), usual: number(35)),
    .largerIsCheaper(larger: "L", number(30), smaller: "M", number(35)),
    .packsNotCheapest(packed(4, [3, 1], 110), cheaper: packed(4, [2, 2], 100)),
    .packsNotCheapest(packed(9, [1, 1, 1, 1, 1, 1, 1, 1, 1], 110), cheaper: packed(9, [3, 3, 3], 100)),
  ]

  private static func packed(_ units: Int64, _ packs: [Int64], _ price: Int64) -> Finding.PackPrice {
    Finding.PackPrice(number(units), in: packs.map { number($0) }, price: number(price))
  }
}
