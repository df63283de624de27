/// A line of the quote in the making.
struct CheckedLine: Sendable {
  enum Amount: Sendable {
    /// The prices of an option's values, a line a value.
    case option(OptionID)
    /// `isWrittenZero` is a plain 0, whose line is shown.
    case quantity(CheckedQuantity, isWrittenZero: Bool)
    case table(axes: [CheckedAxis], rows: [CheckedRow])
    case packs([CheckedPack])
    /// `countsUnits`: the bracket `from n` begins with the n-th whole unit, otherwise above n.
    case tiers([CheckedTier], isGraduated: Bool, countsUnits: Bool)
    /// What part of the base is tax.
    case included(CheckedQuantity, rate: Percentage)
    /// Off each of the units that are picked, or of all.
    case each(CheckedQuantity, CheckedItems, CheckedUnitPick?)
    /// The price of whole sets: of so many units of all these items together, or of so many of each of them.
    case sets([CheckedBundlePart], price: CheckedQuantity)
  }

  let kind: MoneyLine.Kind
  let label: LocalizedText?
  let amount: Amount
  let per: CheckedQuantity?
  let atMost: CheckedQuantity?
  /// For the whole item, not for each unit of it.
  let isOnce: Bool
  let rounding: RoundingMode?
  /// Otherwise the shop's.
  let roundingStep: PriceStep?
  let when: CheckedCondition?
  /// What a discount is taken from, what a tax is of.
  let base: CheckedBase
  /// What a shopper could change where the amount comes out wrong.
  let options: [OptionID]
  let kinds: [ItemKindID]
  let place: Place?
}

/// `3 for 130`.
struct CheckedPack: Sendable {
  let units: Int64
  let price: CheckedCell
}

/// `from 10 1.80`: from so many millionths on.
struct CheckedTier: Sendable {
  let from: Int64
  let price: CheckedCell
}

/// Which lines an amount is taken from, or is a percent of.
enum CheckedBase: Sendable {
  /// All lines above.
  case subtotal
  /// The lines that an option made.
  case option(OptionID)
  /// The lines of a label; of a subtotal, what it summed.
  case line(String)
  case items(CheckedItems)
  case picked(CheckedItems, CheckedUnitPick)
}

/// Discounts of which not all count.
struct CheckedPick: Sendable {
  enum Kind: Sendable {
    case best
    case first
    case all(atMost: CheckedQuantity?)
  }
  indirect enum Member: Sendable {
    case line(CheckedLine)
    case pick(CheckedPick)
  }
  let kind: Kind
  let when: CheckedCondition?
  let members: [Member]
  let place: Place?
}

extension CheckedPick {
  /// All lines that it could make.
  var lines: [CheckedLine] {
    members.flatMap { member in
      switch member {
      case .line(let line): [line]
      case .pick(let pick): pick.lines
      }
    }
  }

  var labels: [String] { lines.compactMap { $0.label?.text } }
}
