/// What a shopper told: of the order's options, and of the options of items.
struct OrderSketch {
  enum Told {
    case value(Int)
    /// The whole set.
    case units([Int])
    case number(Figure)
    case toggle(Bool)
    case text(String)
  }

  struct Item {
    var id: String
    /// The place of its kind in the shop.
    var kind: Int
    var told: [String: Told]
  }

  var told: [String: Told]
  var items: [Item]
}

/// What a second reading makes of an order, in whole steps.
struct Receipt: Equatable {
  struct Line: Equatable, CustomStringConvertible {
    var label: String
    var steps: Int128
    var item: String?
    /// By items in the order in which they were added.
    var shares: [Int128] = []

    var description: String {
      "\(item.map { "\($0): " } ?? "")\(label) \(steps)\(shares.isEmpty ? "" : " \(shares)")"
    }
  }

  var lines: [Line] = []
  var subtotals: [Line] = []
  var includedTaxes: [Line] = []
  /// None while something can't be priced.
  var total: Int128?
}
