extension Evaluator {
  /// The biggest packs first; a rest that none fits has no price.
  func packsAmount(_ packs: [CheckedPack], _ number: ExactValue, _ line: CheckedLine) -> Decided<FoundAmount?> {
    guard !number.isNegative else { return .unknown([negative(line)]) }
    guard let millionths = number.reduced.multiplied(by: ExactValue(1_000_000))?.reduced else { return fitting(nil) }
    guard millionths.denominator == 1 else { return .unknown([notPriced(line)]) }
    var rest = millionths.numerator
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
    // The unit before the n-th is where the bracket of whole units begins.
    let begins = tiers.map { ExactValue(millionths: max(0, $0.from - (countsUnits ? 1_000_000 : 0))) }
    guard let first = begins.first, !number.isNegative, first.isZero || line.kind == .discount else {
      return .unknown([notPriced(line)])
    }
    var sum: Decided<ExactValue> = .known(.zero)
    for (index, tier) in tiers.enumerated() where begins[index] < number {
      let ends = index + 1 < begins.count ? min(number, begins[index + 1]) : number
      guard begins[index] < ends else { continue }
      sum = fitting(begins[index].negated.flatMap { ends.adding($0) }).then { adding(sum, tier.price, times: $0, line) }
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
