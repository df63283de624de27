public import RulesEngine

extension Finding {
  /// What the shop owner is told. A finding about the whole file stands at its beginning.
  public var diagnostic: Diagnostic {
    switch mistake {
    case .noCurrency: noCurrency()
    case .currencyWithoutStep(let currency): currencyWithoutStep(currency)
    case .roundingStepOff(let step, shop: let shopStep): roundingStepOff(step, shop: shopStep)

    case .unknownName(let name, among: let names): unknownName(name, among: names)
    case .nameOfItem(let name, let item): nameOfItem(name, item: item)
    case .unknownAxis(let name, among: let names): unknownAxis(name, among: names)
    case .unknownValue(let value, of: let option, among: let values): unknownValue(value, of: option, among: values)
    case .unknownHead(let head, of: let axis, among: let heads): unknownHead(head, of: axis, among: heads)
    case .unknownLine(let label, among: let labels): unknownLine(label, among: labels)
    case .unknownDay(let name): unknownDay(name)
    case .declaredTwice(let name, let first): declaredTwice(name, first: first)
    case .valueTwice(let name, let first): valueTwice(name, first: first)
    case .reservedName(let name): reservedName(name)
    case .looksAlike(let name, let other, let first): looksAlike(name, other, first: first)
    case .hidesBuiltIn(let name): hidesBuiltIn(name)
    case .tooManyValues(let name): tooManyValues(name)
    case .declaredBelow(let name, at: let below): declaredBelow(name, at: below)

    case .wrongType(let expected, let found): wrongType(expected: expected, found: found)
    case .amountTimesAmount: amountTimesAmount()
    case .amountAndNumber: amountAndNumber()
    case .divisorNotConstant: divisorNotConstant()
    case .divisionByZero: divisionByZero()
    case .percentOfNothing(let percent): percentOfNothing(percent)
    case .percentOutOfRange(let percent): percentOutOfRange(percent)
    case .tooManyDigits: tooManyDigits()
    case .formulaTooDeep: formulaTooDeep()
    case .definitionTooDeep(let name, let limit): definitionTooDeep(name, limit: limit)

    case .valueIsNoCondition(let value, let option, let values):
      valueIsNoCondition(value, option: option, values: values)
    case .severalNeedHas(let option): severalNeedHas(option)
    case .notAForm(let form): notAForm(form)
    case .emptyDates: emptyDates()
    case .readsAmounts(let role, through: let definition): readsAmounts(role, through: definition)

    case .cycle(let path): cycle(path)
    case .twoDefaults(let first): twoDefaults(first: first)
    case .choiceWithoutValues(let option): choiceWithoutValues(option)
    case .boundsReversed: boundsReversed()
    case .stepNotPositive: stepNotPositive()
    case .defaultOutOfBounds(let number): defaultOutOfBounds(number)
    case .defaultNotAStep(let number): defaultNotAStep(number)
    case .notWholeSteps(let amount): notWholeSteps(amount)
    case .defaultsOutOfBounds(let least, let most): defaultsOutOfBounds(least: least, most: most)
    case .leastOutOfReach(let option): leastOutOfReach(option)
    case .notWhole(let number): notWhole(number)
    case .limitsWithoutChoose(let option): limitsWithoutChoose(option)

    case .valueWithoutPrice(let value): valueWithoutPrice(value)
    case .priceWithoutSign(let price): priceWithoutSign(price)
    case .basePriceWithSign: basePriceWithSign()
    case .negativeWritten: negativeWritten()
    case .optionWithoutPrice(let option): optionWithoutPrice(option)
    case .basePriceWithoutLine(let option): basePriceWithoutLine(option)
    case .basePriceUnread(let option): basePriceUnread(option)
    case .cannotBeSoldOut(let option): cannotBeSoldOut(option)
    case .valueSoldOutByItself(let value, let option): valueSoldOutByItself(value, of: option)
    case .placedTwice(let option, let first): placedTwice(option, first: first)
    case .mayBeNegative: mayBeNegative()

    case .uncovered(let values, let axis): uncovered(values, axis: axis)
    case .headTwice(let head): headTwice(head)
    case .rowTwice(let first): rowTwice(first: first)
    case .headsDontRise(let number, after: let earlier): headsDontRise(number, after: earlier)
    case .numberForName(let axis): numberForName(axis: axis)
    case .nameForNumber(let name): nameForNumber(name)
    case .wrongShape(let expected, let found): wrongShape(expected: expected, found: found)
    case .firstStepTooHigh(let number, let least): firstStepTooHigh(number, least: least)
    case .packsDontFit(let number): packsDontFit(number)

    case .alwaysHolds(let decision, let isPart): alwaysHolds(decision, isPart: isPart)
    case .neverHolds(let decision, let isPart): neverHolds(decision, isPart: isPart)
    case .defaultBreaksRule(let options): defaultBreaksRule(options)
    case .defaultNotSold(let value, let isSoldOut): defaultNotSold(value, isSoldOut: isSoldOut)
    case .neverSold(let value, let why): neverSold(value, why)
    case .neverReached(let what): neverReached(what)
    case .limitsNeverMet(let option): limitsNeverMet(option)
    case .boundNotAStep(let bound, let last): boundNotAStep(bound, last: last)
    case .unused(let name, let what): unused(name, what)
    case .nothingSold: nothingSold()
    case .nothingAbove(let what): nothingAbove(what)
    case .notListed(let values, let axis): notListed(values, axis: axis)
    case .taxAboveDiscount(let discount): taxAboveDiscount(discount)

    case .priceToCome(let count, of: let names): priceToCome(count, of: names)
    case .priceOffStep(let price, let step): priceOffStep(price, step)
    case .priceApart(let price, let usual): priceApart(price, usual: usual)
    case .largerIsCheaper(let larger, let price, let smaller, let other):
      largerIsCheaper(larger: larger, price, smaller: smaller, other)
    case .packsNotCheapest(let written, let cheaper): packsNotCheapest(written, cheaper: cheaper)
    case .itemInItem(let item): itemInItem(item)
    case .lineAboveItem(let item): lineAboveItem(item)
    case .unknownKind(let name, among: let kinds): unknownKind(name, among: kinds)
    case .unknownTimes(let name, let item, among: let numbers): unknownTimes(name, item: item, among: numbers)
    case .timesNotWhole(let number): timesNotWhole(number)
    case .countedTwice(let number): countedTwice(number)
    case .onceOutsideItem: onceOutsideItem()
    case .orderAmountInItem: orderAmountInItem()
    case .itemAmountInItem: itemAmountInItem()
    case .countsItems(let role): countsItems(role)
    case .lineInItems(let label): lineInItems(label)
    case .pickOverSet(let count, let every): pickOverSet(count, every)
    case .kindTwice(let kind): kindTwice(kind)
    case .notADiscount: notADiscount()
    case .lineBelowRounding: lineBelowRounding()
    case .roundingInItem: roundingInItem()
    }
  }

  func said(
    _ message: String, note: String? = nil, labels: [Diagnostic.Label] = [], help: String? = nil,
    fix: Diagnostic.Fix? = nil
  ) -> Diagnostic {
    Diagnostic(code: code, at: shownPlace, message, note: note, labels: labels, help: help, fix: fix)
  }

  var shownPlace: Place { place ?? Place(file: 0, start: 0, end: 0) }

  /// A label, where the place is known.
  func label(_ place: Place?, _ text: String) -> [Diagnostic.Label] {
    place.map { [Diagnostic.Label($0, text)] } ?? []
  }

  /// Puts `replacement` in the stead of `written`, if nothing else stands at the place: a finding may be about more.
  func fix(_ written: String, to replacement: String) -> Diagnostic.Fix? {
    guard let place, Int(place.end) - Int(place.start) == written.utf8.count else { return nil }
    return Diagnostic.Fix(place, replacement)
  }
}
