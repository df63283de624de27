extension ShopGenerator {
  // MARK: Charges

  mutating func charge() -> Statement {
    if dice.chance(25), let option = known.priced.filter({ !known.charged.contains($0) }).randomElement(using: &dice) {
      known.charged.append(option)
      let hasLabel = dice.chance(40)
      var line = LineSketch(
        label: newLabel(), what: .option(option, per: dice.chance(40) ? perCount() : nil, hasLabel: hasLabel))
      finish(&line)
      if hasLabel { note(line.label) }
      return .line(line)
    }
    var line = LineSketch(label: newLabel(), what: chargeLine())
    finish(&line)
    note(line.label)
    return .line(line)
  }

  private mutating func chargeLine() -> LineSketch.What {
    switch dice.roll(1...10) {
    case 1: return .packs(perCount(isWhole: true), packs())
    case 2...3: return tiers()
    case 4:
      let count = perCount()
      let heads = [Head.number(count, [Figure(0), Figure(dice.roll(1...3)), Figure(dice.roll(4...8))])]
      return .table(heads, cells(heads, mayMiss: false))
    case 5 where !(known.choices.isEmpty && known.toggles.isEmpty):
      let heads = heads(dice.roll(1...2))
      return .table(heads, cells(heads))
    default: return .charge(amount(2), per: dice.chance(40) ? perCount() : nil)
    }
  }

  private mutating func perCount(isWhole: Bool = false) -> Count { count(1, isWhole: isWhole) }

  private mutating func packs() -> [(size: Int, price: Figure)] {
    let one = dice.roll(50...90) * terms.step.units
    func price(_ steps: Int) -> Figure { Figure(steps, decimals: terms.step.decimals) }
    return [(1, price(one)), (3, price(one * 3 - terms.step.units * 7)), (5, price(one * 5 - terms.step.units * 23))]
  }

  private mutating func tiers() -> LineSketch.What {
    let isWhole = dice.chance(60)
    let count = perCount(isWhole: isWhole)
    let first = price()
    let second = Figure(max(1, first.units * dice.roll(60...99) / 100), decimals: first.decimals)
    let third = Figure(max(1, second.units * dice.roll(60...99) / 100), decimals: first.decimals)
    let bounds = isWhole ? [1, dice.roll(2...4), dice.roll(5...9)] : [0, dice.roll(2...4), dice.roll(5...9)]
    return .tiers(
      count, zip(bounds, [first, second, third]).map { (Figure($0), $1) }, isGraduated: dice.chance(50))
  }

  private mutating func finish(_ line: inout LineSketch) {
    if dice.chance(12) { line.cap = cap(line) }
    if dice.chance(15) { line.rounded = rounded() }
    if known.isItem, known.times != nil, dice.chance(12) { line.isOnce = true }
    if dice.chance(25) { line.when = condition(2) }
  }

  /// A ceiling; of lines that stand together one that none of them changes.
  private mutating func cap(_ line: LineSketch) -> Amount {
    if case .option = line.what { return .literal(price()) }
    return dice.chance(60) ? .literal(price()) : .percent(percent(), base())
  }

  private mutating func rounded() -> (mode: Rounding, step: Figure?) {
    let step = Figure(terms.step.units * dice.one(of: [2, 5, 10]), decimals: terms.step.decimals)
    return (dice.one(of: Rounding.allCases), dice.chance(40) ? step : nil)
  }

  // MARK: Discounts

  mutating func discount(mayBeOffer: Bool = true) -> LineSketch {
    let label = "Less \(name("d"))"
    var line: LineSketch
    if !known.isItem, mayBeOffer, !kinds.isEmpty, dice.chance(45) {
      line = LineSketch(label: label, what: .discount(offer(), per: nil))
    } else if dice.chance(15) {
      line = LineSketch(label: label, what: stepped())
    } else {
      line = LineSketch(label: label, what: .discount(taken(), per: nil))
    }
    finish(&line)
    return line
  }

  private mutating func taken() -> Taken {
    switch dice.roll(1...10) {
    case 1...3: return .amount(takenAmount())
    case 4: return .off(.literal(price()), nonAmount(base()))
    default: return .percent(percent(), base())
    }
  }

  private func nonAmount(_ base: Base) -> Base {
    switch base {
    case .amount: .subtotal
    default: base
    }
  }

  private mutating func stepped() -> LineSketch.What {
    let taken = [
      Taken.percent(Figure(10), base()),
      dice.chance(50) ? .percent(Figure(125, decimals: 1), base()) : .amount(.literal(price())),
    ]
    if dice.chance(50) {
      let first = price()
      let second = Figure(first.units * 2 + 1, decimals: first.decimals)
      return .stepped(.amount(.subtotal), [(first, taken[0]), (second, taken[1])])
    }
    return .stepped(.count(count(0)), [(Figure(2), taken[0]), (Figure(5), taken[1])])
  }

  private mutating func offer() -> Taken {
    switch dice.roll(1...6) {
    case 1: return .groups(dice.roll(2...4), price(), someKinds())
    case 2 where kinds.count > 1:
      let parts = kinds.shuffled(using: &dice).prefix(2).map { (units: dice.roll(1...2), kind: $0.name) }
      return .bundle(price(), parts)
    case 3: return .each(price(most: 600), units())
    default: return .percentOfUnits(percent(), dice.chance(85) ? units(isPart: true) : units())
    }
  }

  private mutating func units(isPart: Bool = false) -> Units {
    var units = Units(of: someKinds())
    guard isPart || dice.chance(60) else { return units }
    units.which = dice.chance(60) ? .cheapest : .dearest
    units.take = dice.roll(1...2)
    if dice.chance(50) { units.every = units.take + dice.roll(1...2) }
    return units
  }

  // MARK: Taxes and picks

  mutating func tax() -> LineSketch {
    var line = LineSketch(
      label: "Tax \(name("x"))", what: .tax(percent(), nonAmount(base()), isIncluded: dice.chance(50)))
    if dice.chance(20) { line.rounded = rounded() }
    if dice.chance(20) { line.when = condition(1) }
    return line
  }

  mutating func pick(depth: Int) -> PickSketch {
    let way = dice.one(of: [PickSketch.Way.best, .first, .all])
    var pick = PickSketch(way: way, members: [])
    if way == .all, dice.chance(60) { pick.cap = dice.chance(50) ? .literal(price()) : .percent(percent(), base()) }
    if dice.chance(20) { pick.when = condition(1) }
    for _ in 0..<dice.roll(2...3) {
      if depth > 0, dice.chance(20) {
        pick.members.append(.pick(self.pick(depth: depth - 1)))
      } else {
        var line = discount()
        line.isOnce = false
        if way == .first, line.when == nil, dice.chance(70) { line.when = condition(1) }
        pick.members.append(.line(line))
      }
    }
    return pick
  }
}
