extension ShopGenerator {
  // MARK: Numbers

  /// A number of the shop; there must be a number or a set.
  mutating func count(_ depth: Int, isWhole: Bool = false) -> Count {
    let leaf = countLeaf(isWhole: isWhole)
    guard depth > 0, dice.chance(40) else { return leaf }
    let other = dice.chance(50) ? countLeaf(isWhole: isWhole) : Count.literal(Figure(dice.roll(1...4)))
    switch dice.roll(1...7) {
    case 1: return .sum(leaf, other)
    case 2: return .excess(leaf, over: other)
    case 3 where !isWhole: return .times(leaf, Figure(15, decimals: 1))
    case 4 where !isWhole: return .divided(leaf, by: Figure(3))
    case 5: return .least(leaf, other)
    case 6: return .greatest(leaf, other)
    default:
      let part = Count.divided(leaf, by: Figure(dice.roll(2...4)))
      return dice.chance(50) ? .whole(part) : .started(part)
    }
  }

  private mutating func countLeaf(isWhole: Bool) -> Count {
    var leaves: [Count] = known.numbers.filter { $0.isWhole || !isWhole }.map { .number($0.name) }
    for (name, values) in known.sets {
      leaves += [.units(of: name), .weight(of: name), .kinds(of: name), .unitsOf(value: values[0], in: name)]
    }
    if !isWhole { leaves += known.counts.map { .named($0) } }
    if !known.isItem { leaves += kinds.indices.map { _ in .items(someKinds()) } }
    return leaves.isEmpty ? .literal(Figure(dice.roll(1...5))) : dice.one(of: leaves)
  }

  mutating func someKinds() -> Kinds {
    if let group = groups.first, dice.chance(25) {
      return Kinds(name: group.name, condition: dice.chance(30) ? .toggle("gift") : nil)
    }
    let (name, inside) = dice.one(of: kinds)
    guard dice.chance(40) else { return Kinds(name: name) }
    let outside = known
    known = inside
    known.amounts = []
    known.counts = []
    known.conditions = []
    defer { known = outside }
    return Kinds(name: name, condition: condition(1, readsAmounts: false))
  }

  // MARK: Amounts

  mutating func amount(_ depth: Int) -> Amount {
    let leaf = amountLeaf()
    guard depth > 0, dice.chance(40) else { return leaf }
    let other = amountLeaf()
    switch dice.roll(1...7) {
    case 1: return .sum(leaf, other)
    case 2: return .excess(leaf, over: other)
    case 3: return .times(leaf, count(1))
    case 4: return .divided(leaf, by: Figure(dice.one(of: [2, 3, 7])))
    case 5: return .least(leaf, other)
    case 6: return .greatest(leaf, other)
    default: return .percent(percent(), base())
    }
  }

  private mutating func amountLeaf() -> Amount {
    guard dice.chance(60) else { return .literal(price()) }
    var leaves: [Amount] = [.subtotal]
    leaves += known.moneys.map { .money($0) }
    leaves += known.amounts.map { .named($0) }
    leaves += known.priced.map { .price(of: $0) }
    leaves += (known.labels + known.subtotals).map { .line($0) }
    if !known.isItem { leaves += kinds.indices.map { _ in .subtotalOf(someKinds()) } }
    return dice.one(of: leaves)
  }

  /// What a discount without a base takes from the subtotal.
  mutating func takenAmount() -> Amount {
    switch dice.roll(1...5) {
    case 1: .excess(.subtotal, over: .literal(price()))
    case 2: .divided(.literal(price()), by: Figure(3))
    case 3 where !known.amounts.isEmpty: .named(dice.one(of: known.amounts))
    default: .literal(price(most: 900))
    }
  }

  mutating func base(isTaken: Bool = false) -> Base {
    var bases: [Base] = [.subtotal, .subtotal]
    bases += known.charged.flatMap { [.price(of: $0), .option($0)] }
    bases += ownLabels.map { .line($0) }
    bases += known.subtotals.map { .line($0) }
    if !known.isItem { bases += kinds.indices.map { _ in .kinds(someKinds()) } }
    if dice.chance(15) { return .amount(.sum(amountLeaf(), amountLeaf())) }
    return dice.one(of: bases)
  }

  /// The labels of lines of this level.
  private var ownLabels: [String] {
    known.isItem ? known.labels : known.labels.filter { label in !kinds.contains { $0.known.labels.contains(label) } }
  }

  // MARK: Conditions

  mutating func condition(_ depth: Int, readsAmounts: Bool = true) -> Condition {
    if depth > 0, dice.chance(25) {
      let left = condition(depth - 1, readsAmounts: readsAmounts)
      switch dice.roll(1...3) {
      case 1: return .not(left)
      case 2: return .both(left, condition(depth - 1, readsAmounts: readsAmounts))
      default: return .either(left, condition(depth - 1, readsAmounts: readsAmounts))
      }
    }
    var leaves: [Condition] = known.toggles.map { .toggle($0) }
    if readsAmounts { leaves += known.conditions.map { .named($0) } }
    for (name, values) in known.choices {
      leaves += [.isValue(values[0], of: name), .isOne(Array(values.prefix(2)), of: name)]
    }
    leaves += known.sets.map { .has($0.values[0], in: $0.name) }
    let comparison = dice.one(of: Comparison.allCases)
    let bound = Figure(dice.roll(1...6))
    leaves += known.numbers.map { .counts(.number($0.name), comparison, .literal(bound)) }
    leaves += known.numbers.map { .between(.number($0.name), Figure(2), Figure(5)) }
    leaves += known.sets.map { .counts(.units(of: $0.name), comparison, .literal(bound)) }
    if readsAmounts {
      leaves.append(.amounts(.subtotal, comparison, .literal(price())))
      leaves += known.labels.map { .amounts(.line($0), comparison, .literal(price())) }
      if !known.isItem { leaves += kinds.map { .counts(.items(Kinds(name: $0.name)), .atLeast, .literal(bound)) } }
    }
    if isUndecided {
      leaves.append(.hours(from: dice.roll(8...13), to: dice.roll(14...23)))
      leaves += known.choices.map { .isChosen($0.name) }
    }
    if leaves.isEmpty { leaves = [.counts(.literal(bound), comparison, .literal(Figure(3)))] }
    return dice.one(of: leaves)
  }
}
