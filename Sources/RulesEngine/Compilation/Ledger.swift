/// What happens to what the lines and items of an order cost, or the lines of an item, in the order of the file: what is
/// left of them at a place is read from all that stands above it.
///
/// A cell is one of the frame, or as the complement one of the order; of the order's own, always the complement.
struct LedgerStep: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A line: discounts can be taken from it.
    case line
    /// A line that, where it comes below 0, is taken from all that stands above it.
    case signed(WhileOpen)
    /// A discount. While the opener isn't known, it isn't either what is left of the base.
    case taken(base: Int32, opener: Int32)
    /// A subtotal was shown here.
    case kept
  }

  /// What a line may do while it isn't known what it comes to.
  enum WhileOpen: Sendable, Hashable {
    case takesNothing, mayTakeOff
    /// Only the from-scratch evaluator can tell.
    case isDoubtful
  }

  var kind: Kind
  var cell: Int32
  /// The number of the line: on trial and in the end it stands in different cells.
  var line: Int32 = -1
}

/// What a discount is taken from.
enum LedgerBase: Sendable, Hashable {
  case all
  /// The lines of these numbers.
  case lines([Int32])
  /// All that stood above this step of the ledger.
  case above(step: Int32)
  case items(ItemFilter)
  /// The units of an offer.
  case offer(Int32)
}

/// Which items are meant: for each kind the cell with the condition, none for kinds that aren't meant at all.
struct ItemFilter: Sendable, Hashable {
  var conditions: [Int32?]
}

/// What an item of each kind comes to, and how many units it is.
struct ItemWorth: Sendable {
  var total: Int32
  var times: Int32
}

/// An option of an item, and the cell that says whether it is there.
struct ItemKey: Sendable {
  var option: Int
  var presence: Int32
}

/// An offer on single units, and how what it takes becomes whole steps.
struct UnitOffer: Sendable {
  enum Kind: Sendable {
    /// A part of what the picked units cost.
    case picked(CheckedUnitPick, factor: Int64, divisor: Int64)
    /// So much of each unit.
    case each(CheckedUnitPick?)
    /// Whole sets at a price.
    case sets
  }

  /// Units of these items; of a set so many of them.
  struct Part: Sendable {
    var items: ItemFilter
    var size: Int64
  }

  let kind: Kind
  var parts: [Part]
  /// The amount for each unit, or the price of a set.
  var quantity: Int32
  let denominator: Int64
  let capDenominator: Int64
  /// The line's own, if it has one.
  let rounding: RoundingMode?
  let roundingStep: PriceStep?
  let shopRounding: RoundingMode
  let step: PriceStep
  /// More steps than this are worked out from scratch.
  let largest: Int64
}

/// An item as the ledger looks at it.
struct LedgerItem: Sendable {
  let kind: Int
  /// Where its cells begin.
  let cells: Int
  /// Its place among the items as they were added.
  var place: Int
}

/// The items of an order, where something looks at single items.
struct ItemLedger: Sendable {
  /// Of more items than this single units are looked at from scratch, when that is asked for …
  static let most = 4_096
  /// … and of more than this, what is left below discounts.
  static let mostBelowDiscounts = 1_024

  /// As the file has them.
  var inFileOrder = ContiguousArray<LedgerItem>()
  /// About as their units cost, the cheapest first.
  var cheapestFirst = ContiguousArray<LedgerItem>()
  var isTooLong = false
}

// MARK: In the making of a program

extension LedgerStep {
  func numbered(_ numbering: [[Int32]], body: Int) -> LedgerStep {
    var step = self
    if case .taken(let base, let opener) = kind {
      step.kind = .taken(base: base, opener: opener.numbered(numbering, body: body))
    }
    if kind != .kept { step.cell = cell.numbered(numbering, body: body) }
    return step
  }
}

extension LedgerBase {
  func numbered(_ numbering: [[Int32]]) -> LedgerBase {
    switch self {
    case .all, .above, .offer, .lines: self
    case .items(let items): .items(items.numbered(numbering))
    }
  }
}

extension ItemFilter {
  func numbered(_ numbering: [[Int32]]) -> ItemFilter {
    ItemFilter(
      conditions: conditions.enumerated().map { kind, cell in cell.map { $0.numbered(numbering, body: kind + 1) } })
  }
}

extension ItemWorth {
  func numbered(_ numbering: [[Int32]], kind: Int) -> ItemWorth {
    ItemWorth(total: total.numbered(numbering, body: kind + 1), times: times.numbered(numbering, body: kind + 1))
  }
}

extension ItemKey {
  func numbered(_ numbering: [[Int32]], kind: Int) -> ItemKey {
    ItemKey(option: option, presence: presence.numbered(numbering, body: kind + 1))
  }
}

extension UnitOffer {
  func numbered(_ numbering: [[Int32]]) -> UnitOffer {
    var offer = self
    for index in parts.indices { offer.parts[index].items = parts[index].items.numbered(numbering) }
    offer.quantity = quantity.numbered(numbering, body: 0)
    return offer
  }
}

extension Int32 {
  /// A cell seen from a frame: its own, or as the complement the order's.
  init(_ cell: CellRef) {
    self = cell.body == 0 ? ~Int32(cell.entry) : Int32(cell.entry)
  }

  func cell(in body: Int) -> CellRef {
    self >= 0 ? CellRef(body: body, entry: Int(self)) : CellRef(body: 0, entry: Int(~self))
  }

  fileprivate func numbered(_ numbering: [[Int32]], body: Int) -> Int32 {
    self >= 0 ? numbering[body][Int(self)] : ~numbering[0][Int(~self)]
  }
}
