/// A rule set without mistakes: every name is resolved, every formula typed, every table complete.
///
/// Only `RuleSet.check()` makes one.
public struct CheckedRuleSet: Sendable {
  public let terms: ShopTerms
  /// In the order of the file; the last is always `at`, the order's date and time.
  public let options: [CheckedOption]
  let definitions: [CheckedDefinition]
  /// The kinds of item, in the order of the file; without any, an order is of one.
  public let kinds: [CheckedItemKind]
  /// What is worked out from top to bottom. The steps of an item kind stand together, after its own.
  let steps: [CheckedStep]
  /// The options in an order in which each stands after those that decide whether it is there.
  let presenceOrder: [OptionID]

  /// The order's date and time.
  public var moment: OptionID { OptionID(options.count - 1) }

  public subscript(_ option: OptionID) -> CheckedOption { options[option.index] }
  public subscript(_ kind: ItemKindID) -> CheckedItemKind { kinds[kind.index] }

  /// A menu's row with what its price was looked up by: `熟成紅茶 (大杯)`.
  func rowLabel(_ row: LocalizedText, _ parts: [LocalizedText]) -> LocalizedText {
    guard !parts.isEmpty else { return row }
    func text(_ tag: LanguageTag?) -> String {
      var text = row.text(in: tag)
      for (index, part) in parts.enumerated() { text += (index == 0 ? " (" : ", ") + part.text(in: tag) }
      return text + ")"
    }
    var label = LocalizedText(text(nil))
    for tag in terms.languages.dropFirst() {
      let translated = text(tag)
      if translated != label.text { label.translations.append(LocalizedText.Translation(tag, translated)) }
    }
    return label
  }
}

/// What holds for every order of the shop.
public struct ShopTerms: Sendable {
  public let title: LocalizedText?
  public let currency: Currency
  public let step: PriceStep
  public let rounding: RoundingMode
  /// A unit's price is rounded before it is multiplied.
  public let roundsUnits: Bool
  public let languages: [LanguageTag]
}

/// Something that a shopper can set.
public struct CheckedOption: Sendable {
  /// What is rare and large stands elsewhere, so that the rest is small: options are looked at again and again.
  public enum Kind: Sendable {
    case choice(CheckedChoice)
    indirect case number(CheckedNumber)
    indirect case toggle(CheckedToggle)
    case text
    /// `at`.
    case moment
  }

  public let name: Name
  public let label: LocalizedText
  public let kind: Kind
  /// Whose option it is; none for the order's own.
  public let item: ItemKindID?
  let onlyWhen: CheckedCondition?
  /// While all chosen rows over it are priced only for its absence, the option isn't there.
  var absences: [Absence]
  /// What `sold out` says of it, in the order of the file.
  var soldOut: [CheckedSoldOut] = []
  public let place: Place?
}

/// A statement `sold out`, as far as it speaks of one option.
struct CheckedSoldOut: Sendable {
  /// None is the option as a whole.
  let values: Set<ValueID>?
  let when: CheckedCondition?
  let place: Place?
}

/// A table whose rows may price that an option isn't there.
struct Absence: Sendable {
  let choice: OptionID
  /// The values whose rows are all under a head `none`.
  let values: [ValueID]
}

/// An option whose selection is one or several of listed values.
public struct CheckedChoice: Sendable {
  enum Amount: Sendable {
    case one
    case optional(when: CheckedCondition?)
    indirect case several(CheckedLimits)
  }

  public let values: [CheckedValue]
  let amount: Amount
  public let isMenu: Bool
  public var allowsSeveral: Bool { if case .several = amount { true } else { false } }
}

struct CheckedLimits: Sendable {
  struct Included: Sendable {
    let isCheapest: Bool
    let units: CheckedQuantity
  }
  let least: CheckedQuantity
  let most: CheckedQuantity?
  let mostKinds: CheckedQuantity?
  let mostUnitsEach: CheckedQuantity?
  let included: Included?
}

/// One of the values of a choice.
public struct CheckedValue: Sendable {
  public let name: Name
  public let label: LocalizedText
  let price: CheckedPrice
  /// Of its price a line is made.
  let makesLine: Bool
  public let isDefault: Bool
  /// In millionths.
  let mostUnits: Int64?
  /// In millionths.
  let weight: Int64
  let isSoldOut: Bool
  let when: CheckedCondition?
  let otherwise: LocalizedText?
  public let place: Place?
}

/// What a value costs.
enum CheckedPrice: Sendable {
  /// Nothing is written.
  case none
  indirect case single(CheckedCell)
  case table(by: [CheckedAxis], [CheckedRow])

  /// What it is looked up by.
  var axes: [CheckedAxis] { if case .table(by: let axes, _) = self { axes } else { [] } }
}

/// What a cell says.
struct CheckedCell: Sendable {
  enum Kind: Sendable {
    case quantity(CheckedQuantity)
    case notSold
    case toCome
  }
  let kind: Kind
  /// A plain `0`: written, so that its line is shown.
  let isWrittenZero: Bool
  /// What a discount of so much is taken from, where the cell says of what it is a percent.
  let base: CheckedBase?
  let place: Place?
}

/// One cell of a table with what must hold for it, axis by axis.
struct CheckedRow: Sendable {
  let heads: [CheckedHead]
  let cell: CheckedCell
}

/// What a head stands for, on an axis over values, yes or no, or a number.
enum CheckedHead: Sendable, Hashable {
  /// Sorted indices of values; 0 and 1 for no and yes. `none` says whether an absent or empty selection counts.
  case keys([Int], none: Bool)
  /// From here (in millionths) to below there.
  case span(from: Int64, below: Int64?)
  case exactly(Int64)
}

/// What a table is looked up by.
enum CheckedAxis: Sendable {
  case choice(OptionID)
  case toggle(OptionID)
  case condition(CheckedCondition, label: LocalizedText)
  case number(OptionID)
  case quantity(CheckedQuantity)
}

public struct CheckedNumber: Sendable {
  enum Bounds: Sendable {
    /// In millionths; steps count from the lower bound.
    case range(Int64, Int64, step: Int64)
    case oneOf([Int64])
  }
  public let isMoney: Bool
  let bounds: Bounds
  let defaultValue: SignedDecimal?
  let priceEach: CheckedCell?
}

public struct CheckedToggle: Sendable {
  let isOnByDefault: Bool
  let price: CheckedCell?
}

/// A `let`.
struct CheckedDefinition: Sendable {
  enum Content: Sendable {
    case quantity(CheckedQuantity)
    case condition(CheckedCondition)
    case percent(Percentage)
    case lookup(CheckedLookup)
    /// Another name for an option.
    case alias(OptionID)
  }
  let name: Name
  let content: Content
  /// It reads amounts of lines, so it is worked out at its place in the file.
  let readsAmounts: Bool
  /// In which kind of item it stands; none for the order's own.
  let item: ItemKindID?
  let place: Place?
}

/// A table that is looked up by itself.
struct CheckedLookup: Sendable {
  let axes: [CheckedAxis]
  let rows: [CheckedRow]
  let isAmount: Bool
  let place: Place?
}

/// What is worked out at a place in the file.
enum CheckedStep: Sendable {
  indirect case line(CheckedLine)
  indirect case pick(CheckedPick)
  case definition(DefinitionID)
  case subtotal(LocalizedText, Place?)
  case requirement(CheckedRequirement)
  case alert(CheckedAlert)
  case assertion(CheckedCondition, Place?)
  /// What is wrong with the option itself is said at its place.
  case option(OptionID)
  /// Where the items of a kind stand in the file.
  case item(ItemKindID)
  case totalRounding(CheckedTotalRounding)
}

struct CheckedRequirement: Sendable {
  let condition: CheckedCondition
  let when: CheckedCondition?
  let otherwise: LocalizedText
  let options: [OptionID]
  let kinds: [ItemKindID]
  let place: Place?
}

struct CheckedAlert: Sendable {
  let isWarning: Bool
  let when: CheckedCondition
  let message: LocalizedText
  let options: [OptionID]
  let kinds: [ItemKindID]
  let place: Place?
}
