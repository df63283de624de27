/// What is wrong with a rule set, as data. Its words are made at the edge.
public struct Finding: Sendable, Hashable {
  public enum Severity: Sendable, Hashable {
    /// No order could be right: the rules can't be used.
    case error
    /// One order is likely wrong.
    case warning
    /// Worth a look.
    case note
  }

  /// The types that a formula can have.
  public enum FormulaType: Sendable, Hashable {
    case amount, number, percent, text, yesOrNo, choice, severalValues, date, time, day, group, items
  }

  /// Where a formula stands, as far as it matters for what it may read.
  public enum Role: Sendable, Hashable {
    case onlyWhen, valueWhen, optionalWhen, soldOut, bound, filter
  }

  public enum Mistake: Sendable, Hashable {
    case noCurrency
    case currencyWithoutStep(Currency)
    case roundingStepOff(PriceStep, shop: PriceStep)

    case unknownName(Name, among: [Name])
    /// Nothing to look up by: `by siez`.
    case unknownAxis(Name, among: [Name])
    case unknownValue(Name, of: Name, among: [Name])
    case unknownHead(Name, of: Name, among: [Name])
    case unknownLine(String, among: [String])
    case declaredTwice(Name, first: Place?)
    case valueTwice(Name, first: Place?)
    case reservedName(Name)
    case looksAlike(Name, other: Name, first: Place?)
    case hidesBuiltIn(Name)
    case tooManyValues(Name)
    case declaredBelow(Name, at: Place?)

    case wrongType(expected: [FormulaType], found: FormulaType)
    case amountTimesAmount
    case amountAndNumber
    case divisorNotConstant
    case divisionByZero
    case percentOfNothing(DecimalLiteral)
    case percentOutOfRange(Percentage)
    case valueIsNoCondition(Name, option: Name, values: [Name])
    case severalNeedHas(Name)
    case notAForm(String)
    case unknownDay(Name)
    case emptyDates
    case readsAmounts(Role, through: Name?)
    case tooManyDigits
    case formulaTooDeep

    /// The path ends where it begins.
    case cycle([Name])
    case twoDefaults(first: Place?)
    case valueWithoutPrice(Name)
    case priceWithoutSign(Price)
    case basePriceWithSign
    case negativeWritten
    case choiceWithoutValues(Name)
    case optionWithoutPrice(Name)
    /// A choice makes no line of its base prices.
    case basePriceWithoutLine(Name)
    /// A choice has base prices, and nothing reads them.
    case basePriceUnread(Name)
    /// `sold out name`, where `name` is a text or an amount of money.
    case cannotBeSoldOut(Name)
    /// `sold out 粉圓`, where `粉圓` is a value.
    case valueSoldOutByItself(Name, of: Name)
    case placedTwice(Name, first: Place?)
    case boundsReversed
    case stepNotPositive
    case defaultOutOfBounds(SignedDecimal)
    case defaultNotAStep(SignedDecimal)
    case notWholeSteps(SignedDecimal)
    case defaultsOutOfBounds(least: DecimalLiteral?, most: DecimalLiteral?)
    case leastOutOfReach(Name)
    case notWhole(DecimalLiteral)
    case limitsWithoutChoose(Name)

    case uncovered([Name], axis: Name)
    case headTwice(Name)
    case rowTwice(first: Place?)
    case headsDontRise(DecimalLiteral, after: DecimalLiteral)
    case numberForName(axis: Name)
    case nameForNumber(Name)
    case wrongShape(expected: Int, found: Int)
    case firstStepTooHigh(DecimalLiteral, least: SignedDecimal)
    case packsDontFit(DecimalLiteral)

    case itemInItem(Name)
    /// A line of the order stands above the items that its subtotal begins with.
    case lineAboveItem(Name)
    case unknownKind(Name, among: [Name])
    case unknownTimes(Name, item: Name, among: [Name])
    case timesNotWhole(Name)
    case countedTwice(Name)
    case onceOutsideItem
    /// An item reads amounts of the order, which stand below it.
    case orderAmountInItem
    case itemAmountInItem
    /// In an item the order's items are counted where only its own options count.
    case countsItems(Role)
    case lineInItems(String)
    case pickOverSet(DecimalLiteral, DecimalLiteral)
    case kindTwice(Name)
    case notADiscount
    case lineBelowRounding
    case roundingInItem

    case mayBeNegative
  }

  public var severity: Severity
  public var mistake: Mistake
  public var place: Place?

  public init(_ severity: Severity = .error, _ mistake: Mistake, at place: Place?) {
    self.severity = severity
    self.mistake = mistake
    self.place = place
  }
}
