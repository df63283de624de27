/// A formula that is worth an amount or a number.
///
/// Its values are integers over one constant denominator, as the exact arithmetic of the language wants it: a sum has
/// the least common multiple of its parts' denominators, a product their product.
struct CheckedQuantity: Sendable {
  indirect enum Kind: Sendable {
    /// A constant as a numerator over the denominator of the quantity.
    case constant(Int128)
    /// A number or money option.
    case option(OptionID)
    /// What an option's selection costs as it is written.
    case price(OptionID)
    case units(OptionID)
    case kinds(OptionID)
    case weight(OptionID)
    case unitsOfValue(ValueID, OptionID)
    case length(OptionID)
    /// How many units of these items the order holds.
    case itemUnits(CheckedItems)
    /// What lines above cost here.
    case cost(CheckedBase)
    case lines(label: String)
    case definition(DefinitionID)
    case negative(CheckedQuantity)
    case sum(CheckedQuantity, CheckedQuantity)
    case difference(CheckedQuantity, CheckedQuantity)
    case product(CheckedQuantity, CheckedQuantity)
    /// Over a constant: the factor is its reciprocal, a / b.
    case scaled(CheckedQuantity, by: Int64, over: Int64)
    case least([CheckedQuantity])
    case greatest([CheckedQuantity])
    /// The next whole number below.
    case whole(CheckedQuantity)
    /// The next whole number above.
    case started(CheckedQuantity)
  }

  let kind: Kind
  /// From 1 to 10^18.
  let denominator: Int128
  let type: QuantityType
  /// The least and the greatest it can be, if that could be worked out.
  let range: Interval
}

/// What a quantity counts.
enum QuantityType: Sendable, Hashable {
  case amount
  case number
  /// A plain literal takes the type that its place needs.
  case either
}

/// A formula that holds, or doesn't, or can't be decided.
indirect enum CheckedCondition: Sendable {
  case constant(Bool)
  case toggle(OptionID)
  /// One of these values is chosen.
  case isOneOf(OptionID, [ValueID])
  case has(OptionID, ValueID)
  case isChosen(OptionID)
  case isBlank(OptionID)
  /// Without outer blanks, case and width.
  case textIsOneOf(OptionID, [String])
  case matches(OptionID, TextForm)
  case comparison(CheckedQuantity, Formula.Comparison, CheckedQuantity)
  /// Both ends are in.
  case isWithin(CheckedQuantity, CheckedQuantity, CheckedQuantity)
  case quantityIsOneOf(CheckedQuantity, [CheckedQuantity])
  /// Half-open, over midnight where the end isn't later; on the days on which it began.
  case timeIsWithin(TimeOfDay, TimeOfDay, on: [Weekday])
  case timeIsOneOf([TimeOfDay])
  case dateIsWithin(CalendarDate?, CalendarDate?)
  case dayIsOneOf([Weekday])
  case definition(DefinitionID)
  /// No of an absent number is no as well, as a comparison with one is.
  case notOfNumber(CheckedCondition, OptionID)
  case not(CheckedCondition)
  case all([CheckedCondition])
  case any([CheckedCondition])
}
