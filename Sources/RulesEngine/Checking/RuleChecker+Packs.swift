extension RuleChecker {
  /// Beyond this number packs aren't compared.
  private static let comparedUnits = 1_000

  /// Packs are taken the biggest first. Where other packs would be cheaper, shoppers pay too much.
  mutating func reviewPacks(_ packs: [CheckedPack], per quantity: CheckedQuantity?, at place: Place?) {
    var priced: [PricedPack] = []
    for pack in packs {
      guard case .quantity(let price) = pack.price.kind,
        let amount = price.constantValue.flatMap({ DecimalLiteral($0) }),
        pack.units > 0, pack.units % 1_000_000 == 0
      else { return }
      priced.append(PricedPack(units: Int(clamping: pack.units / 1_000_000), price: amount.millionths))
    }
    let orderable = quantity.map { domain(of: $0) }
    // Where the two ways differ at all, they differ below the sum of the two biggest packs.
    let sizes = priced.map { $0.units }
    let limit = min(RuleChecker.comparedUnits, (sizes.first ?? 0).addingSaturated(sizes.dropFirst().first ?? 0))
    let cheapest = CheapestPacks(priced, upTo: limit)
    guard limit > 0 else { return }
    for units in 1...limit {
      if let orderable, !orderable.contains(units: units) { continue }
      guard let written = biggestFirst(units, priced), let other = cheapest.packs(for: units),
        other.price < written.price,
        let writtenPrice = packPrice(units, written), let otherPrice = packPrice(units, other)
      else { continue }
      report(.packsNotCheapest(writtenPrice, cheaper: otherPrice), at: place)
      return
    }
  }

  /// A number that may be ordered and that no packs make up.
  func numberWithoutPacks(_ packs: [CheckedPack], per quantity: CheckedQuantity) -> DecimalLiteral? {
    for number in numbers(of: quantity) where number > 0 {
      let rest = packs.reduce(number) { rest, pack in pack.units > 0 ? rest % pack.units : rest }
      if rest != 0 { return DecimalLiteral(millionths: number) }
    }
    return nil
  }

  private func biggestFirst(_ units: Int, _ packs: [PricedPack]) -> PackedUnits? {
    var rest = units
    var packed = PackedUnits()
    for pack in packs {
      while rest >= pack.units {
        packed.add(pack)
        rest -= pack.units
      }
    }
    return rest == 0 ? packed : nil
  }

  private func packPrice(_ units: Int, _ packed: PackedUnits) -> Finding.PackPrice? {
    guard let units = DecimalLiteral(numerator: Int64(units), decimals: 0),
      let price = DecimalLiteral(millionths: packed.price)
    else { return nil }
    let packs = packed.packs.sorted(by: >).compactMap { DecimalLiteral(numerator: Int64($0), decimals: 0) }
    return Finding.PackPrice(units, in: packs, price: price)
  }
}

private struct PricedPack {
  let units: Int
  /// In millionths.
  let price: Int64
}

/// Packs that make up some units, with what they cost together in millionths.
private struct PackedUnits {
  var packs: [Int] = []
  var price: Int64 = 0

  mutating func add(_ pack: PricedPack) {
    packs.append(pack.units)
    price = price.addingSaturated(pack.price)
  }
}

/// For every number of units the packs that are cheapest together.
private struct CheapestPacks {
  private let packs: [PricedPack]
  /// The price, and the last pack that was added.
  private var best: [(price: Int64, pack: Int)?] = [(0, 0)]

  init(_ packs: [PricedPack], upTo limit: Int) {
    self.packs = packs
    for units in 1..<max(1, limit + 1) {
      var found: (price: Int64, pack: Int)?
      for (index, pack) in packs.enumerated() where pack.units <= units {
        guard let before = best[units - pack.units] else { continue }
        let price = before.price.addingSaturated(pack.price)
        if found.map({ price < $0.price }) ?? true { found = (price, index) }
      }
      best.append(found)
    }
  }

  func packs(for units: Int) -> PackedUnits? {
    var packed = PackedUnits()
    var rest = units
    while rest > 0 {
      guard rest < best.count, let last = best[rest] else { return nil }
      packed.add(packs[last.pack])
      rest -= packs[last.pack].units
    }
    return packed
  }
}

extension Int {
  fileprivate func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension NumberDomain {
  fileprivate func contains(units: Int) -> Bool { Fraction(Int128(units), over: 1).map { contains($0) } ?? false }
}
