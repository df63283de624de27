/// A kind of thing of which an order may hold several.
public struct CheckedItemKind: Sendable {
  public let name: Name
  public let label: LocalizedText
  let least: CheckedQuantity?
  let most: CheckedQuantity?
  /// How many times an item of it is taken; without one, once.
  public let times: OptionID?
  /// Its own options, in the order of the file.
  public let options: [OptionID]
  /// Which of the steps of the rule set are its own.
  let steps: Range<Int>
  public let place: Place?
}

/// Some of the items of an order: those of some kinds, each with what must hold for it.
struct CheckedItems: Sendable {
  struct Part: Sendable {
    let kind: ItemKindID
    let filter: CheckedCondition?
  }
  let parts: [Part]
}

/// Which of the units of those items.
struct CheckedUnitPick: Sendable {
  let isCheapest: Bool
  let count: Int64
  /// So many of every whole set of so many, instead of all.
  let ofEvery: Int64?
}

/// So many units for a set.
struct CheckedBundlePart: Sendable {
  let units: Int64
  let items: CheckedItems
}

/// `round total to 0.05`.
struct CheckedTotalRounding: Sendable {
  let label: LocalizedText
  let step: PriceStep
  let when: CheckedCondition?
  let place: Place?
}
