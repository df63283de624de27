/// What is wrong with a rule set, as data. Its words are made at the edge.
public struct Finding: Sendable, Hashable {
  public enum Severity: Sendable, Hashable, Comparable {
    /// Worth a look.
    case note
    /// One order is likely wrong.
    case warning
    /// No order could be right: the rules can't be used.
    case error
  }

  /// The types that a formula can have.
  public enum FormulaType: Sendable, Hashable {
    case amount, number, percent, text, yesOrNo, choice, severalValues, date, time, day, group, items
  }

  /// What a condition decides.
  public enum Decision: Sendable, Hashable {
    case onlyWhen, valueWhen, optionalWhen
    /// The `when` of `sold out`.
    case soldOut
    /// The `where` of items.
    case filter
    /// The `when` of a line, of a block of discounts, of a requirement.
    case lineWhen, pickWhen, requirementWhen
    case requirement, forbid, warn
    case definition(Name)
  }

  /// Why a value can't be had, whatever else is chosen.
  public enum NoSale: Sendable, Hashable {
    /// Every cell of its row, or of its column, has a `-`.
    case row
    case column
    /// `up to 0`.
    case upToNone
    /// One unit weighs more than may be chosen in all.
    case tooHeavy(DecimalLiteral, most: DecimalLiteral)
  }

  /// What stands where nothing leads to it.
  public enum Unreached: Sendable, Hashable {
    /// `from 50`, where there are never so many, or always more.
    case number(DecimalLiteral)
    /// A head `other` that has nothing left.
    case other
    /// A discount behind one that always holds, in `first of`.
    case afterAlways(Place?)
  }

  /// What a name was declared as.
  public enum Declared: Sendable, Hashable {
    case definition, group, kinds
  }

  /// What takes or sums what stands above it.
  public enum Above: Sendable, Hashable {
    case discount, tax, subtotal
    /// A line of this label stands further below.
    case line(String, at: Place?)
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
    /// What only the items of a kind have, named outside of them.
    case nameOfItem(Name, item: Name)
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
    /// A `let` that reads one that reads another, and so on.
    case definitionTooDeep(Name, limit: Int)

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

    // What could be right, but likely isn't.

    /// A condition, or a part of one, that no order decides otherwise.
    case alwaysHolds(Decision, isPart: Bool)
    case neverHolds(Decision, isPart: Bool)
    case defaultBreaksRule([Name])
    case defaultNotSold(Name, isSoldOut: Bool)
    case neverSold(Name, NoSale)
    case neverReached(Unreached)
    case limitsNeverMet(Name)
    case boundNotAStep(SignedDecimal, last: SignedDecimal)
    case unused(Name, Declared)
    case nothingSold
    case nothingAbove(Above)
    /// What can be chosen, but has no price in the table of a charge.
    case notListed([Name], axis: Name)
    case taxAboveDiscount(discount: Place?)
    /// Several prices of one table or list are to come: how many, and for which of its values.
    case priceToCome(Int, of: [Name])
    case priceOffStep(DecimalLiteral, PriceStep)
    case priceApart(DecimalLiteral, usual: DecimalLiteral)
    case largerIsCheaper(larger: Name, DecimalLiteral, smaller: Name, DecimalLiteral)
    case packsNotCheapest(PackPrice, cheaper: PackPrice)
  }

  /// So many units in these packs, and what they cost together.
  public struct PackPrice: Sendable, Hashable {
    public var units: DecimalLiteral
    public var packs: [DecimalLiteral]
    public var price: DecimalLiteral

    public init(_ units: DecimalLiteral, in packs: [DecimalLiteral], price: DecimalLiteral) {
      self.units = units
      self.packs = packs
      self.price = price
    }
  }

  public var mistake: Mistake
  public var place: Place?

  public init(_ mistake: Mistake, at place: Place?) {
    self.mistake = mistake
    self.place = place
  }
}
