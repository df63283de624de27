extension Evaluator {
  /// The biggest packs first; a rest that none fits has no price.
  func packsAmount(_ packs: [CheckedPack], _ number: ExactValue, _ line: CheckedLine) -> Decided<FoundAmount?> {
    guard !number.isNegative else { return .unknown([negative(line)]) }
    guard let scaled = number.over(1_000_000), scaled.denominator == 1_000_000 else {
      return .unknown([notPriced(line)])
    }
    var rest = scaled.numerator
    var sum: Decided<ExactValue> = .known(.zero)
    for pack in packs {
      let count = rest / Int128(pack.units)
      guard count > 0 else { continue }
      rest -= count * Int128(pack.units)
      sum = adding(sum, pack.price, times: ExactValue(numerator: count, denominator: 1), line)
    }
    guard rest == 0 else { return .unknown(sum.causes.union([notPriced(line)])) }
    return sum.map { FoundAmount(amount: $0, isWrittenZero: false, base: line.base) }
  }

  /// All units at the price of the tier that the number reaches.
  func tierAmount(_ tiers: [CheckedTier], _ number: ExactValue, _ line: CheckedLine) -> Decided<FoundAmount?> {
    guard let tier = tiers.last(where: { ExactValue(millionths: $0.from) <= number }) else {
      return line.kind == .discount ? .known(nil) : .unknown([notPriced(line)])
    }
    return adding(.known(.zero), tier.price, times: number, line).map {
      FoundAmount(amount: $0, isWrittenZero: tier.price.isWrittenZero, base: tier.price.base ?? line.base)
    }
  }

  /// Each bracket at its own price: over whole numbers the n-th unit on, else the part above n.
  func graduatedAmount(
    _ tiers: [CheckedTier], _ number: ExactValue, countsUnits: Bool, _ line: CheckedLine
  ) -> Decided<FoundAmount?> {
    guard let first = tiers.first, let scaled = number.over(1_000_000), scaled.denominator == 1_000_000 else {
      return .unknown([notPriced(line)])
    }
    // The unit before the n-th is where the bracket of whole units begins.
    let shift: Int128 = countsUnits ? 1_000_000 : 0
    let begin = max(0, Int128(first.from) - shift)
    guard scaled.numerator >= 0, begin == 0 || line.kind == .discount else { return .unknown([notPriced(line)]) }
    var sum: Decided<ExactValue> = .known(.zero)
    for (index, tier) in tiers.enumerated() {
      let low = max(0, Int128(tier.from) - shift)
      let high = index + 1 < tiers.count ? Int128(tiers[index + 1].from) - shift : scaled.numerator
      let part = min(scaled.numerator, high) - low
      guard part > 0 else { continue }
      sum = adding(sum, tier.price, times: ExactValue(numerator: part, denominator: 1_000_000), line)
    }
    return sum.map { FoundAmount(amount: $0, isWrittenZero: false, base: line.base) }
  }

  private func adding(
    _ sum: Decided<ExactValue>, _ price: CheckedCell, times count: ExactValue, _ line: CheckedLine
  ) -> Decided<ExactValue> {
    guard case .quantity(let quantity) = price.kind else { return .unknown(sum.causes.union([notPriced(line)])) }
    return sum.with(unitPrice(worth(of: quantity), line)).then { sum, price in
      fitting(price.multiplied(by: count).flatMap { sum.adding($0) })
    }
  }
}
