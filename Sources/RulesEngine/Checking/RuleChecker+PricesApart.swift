extension RuleChecker {
  /// A price that is ten times what its neighbours are, or under a fifth of them, is likely a slip of a digit or a point.
  ///
  /// A shop may well sell a bottle among glasses. So the neighbours have to be alike among themselves, the price has to
  /// stand far from the nearest of them, and a row that is as dear in another column is meant so.
  mutating func reviewPricesApart(_ columns: [PriceColumn]) {
    let spreads = columns.map { PriceSpread($0) }
    for (index, spread) in spreads.enumerated() {
      guard let spread else { continue }
      for apart in spread.apart where !isMeant(apart, in: index, columns, spreads) {
        report(.priceApart(apart.price, usual: spread.middle), at: apart.place)
      }
    }
  }

  private func isMeant(
    _ apart: PriceColumn.Entry, in index: Int, _ columns: [PriceColumn], _ spreads: [PriceSpread?]
  ) -> Bool {
    guard let own = spreads[index]?.middle else { return true }
    for (other, column) in columns.enumerated() where other != index {
      guard let middle = spreads[other]?.middle, let beside = column.entries.first(where: { $0.row == apart.row })
      else {
        continue
      }
      // Both as many times as dear as usual: price / own against beside / middle, without a division.
      let left = Wide(apart.price, middle)
      let right = Wide(beside.price, own)
      if left.isAtMost(3, times: right) && right.isAtMost(3, times: left) { return true }
    }
    return false
  }
}

/// The prices of a column in rising order.
private struct PriceSpread {
  private let sorted: [PriceColumn.Entry]

  /// How many neighbours tell what is usual.
  private static let neighbourLimit = 3

  init?(_ column: PriceColumn) {
    guard column.entries.count > PriceSpread.neighbourLimit else { return nil }
    sorted = column.entries.sorted { $0.price < $1.price }
  }

  var middle: DecimalLiteral { sorted[sorted.count / 2].price }

  /// The dearest and the cheapest, if they stand apart from all the others.
  var apart: [PriceColumn.Entry] {
    var found: [PriceColumn.Entry] = []
    let lower = sorted.dropLast()
    if let dearest = sorted.last, let next = lower.last, areAlike(lower),
      isTimes(dearest.price, 10, lower[lower.count / 2].price), isTimes(dearest.price, 3, next.price)
    {
      found.append(dearest)
    }
    let upper = sorted.dropFirst()
    if let cheapest = sorted.first, let next = upper.first, areAlike(upper),
      isMoreThanTimes(upper[upper.startIndex + upper.count / 2].price, 5, cheapest.price),
      isTimes(next.price, 3, cheapest.price)
    {
      found.append(cheapest)
    }
    return found
  }

  /// But for the outermost, they lie within four times of each other.
  private func areAlike(_ entries: ArraySlice<PriceColumn.Entry>) -> Bool {
    let outermost = entries.count / 8
    let low = entries[entries.startIndex + outermost].price
    let high = entries[entries.endIndex - 1 - outermost].price
    return !isMoreThanTimes(high, 4, low)
  }

  private func isTimes(_ price: DecimalLiteral, _ factor: Int128, _ other: DecimalLiteral) -> Bool {
    Int128(price.millionths) >= factor * Int128(other.millionths)
  }

  private func isMoreThanTimes(_ price: DecimalLiteral, _ factor: Int128, _ other: DecimalLiteral) -> Bool {
    Int128(price.millionths) > factor * Int128(other.millionths)
  }
}

/// A product of two prices; both are below 10^18 millionths, so that it fits.
private struct Wide {
  let product: Int128

  init(_ one: DecimalLiteral, _ other: DecimalLiteral) {
    product = Int128(one.millionths) * Int128(other.millionths)
  }

  func isAtMost(_ factor: Int128, times other: Wide) -> Bool { product <= factor * other.product }
}
