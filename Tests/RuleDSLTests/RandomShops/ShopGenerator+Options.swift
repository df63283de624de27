extension ShopGenerator {
  mutating func option(isPriced: Bool) -> OptionSketch {
    let only = dice.chance(isUndecided ? 20 : 8) ? onlyWhen() : nil
    var option: OptionSketch
    switch dice.roll(1...10) {
    case 1...2 where isPriced: option = menu()
    case 1...4: option = choice(isPriced: isPriced)
    case 5...6: option = set(isPriced: isPriced)
    case 7...8: option = numberOption(isPriced: isPriced)
    case 9:
      option = OptionSketch(name: name("t"), kind: .toggle(standard: dice.chance(30), price: isPriced ? price() : nil))
      known.toggles.append(option.name)
      if isPriced { known.priced.append(option.name) }
    default:
      option = OptionSketch(name: name("m"), kind: .money(upper: Figure(99)))
      known.moneys.append(option.name)
    }
    option.onlyWhen = only
    if isPriced { known.hasLines = true }
    return option
  }

  private mutating func onlyWhen() -> Condition? {
    if isUndecided, dice.chance(50) { return condition(1, readsAmounts: false) }
    if let toggle = known.toggles.last, dice.chance(50) { return .toggle(toggle) }
    guard let choice = known.choices.last else { return nil }
    return .isValue(choice.values[0], of: choice.name)
  }

  private mutating func values(_ letter: String, isMenu: Bool, isPriced: Bool) -> (String, OptionSketch.Values) {
    let name = name(letter)
    var values = OptionSketch.Values(values: [])
    if isPriced, dice.chance(40), !(known.choices.isEmpty && known.toggles.isEmpty) {
      values.by = heads(dice.roll(1...2))
    }
    for place in 0..<dice.roll(2...4) {
      var value = OptionSketch.Value(name: "\(name)\(["a", "b", "c", "d"][place])")
      if isPriced {
        value.prices = cells(values.by)
        if !isMenu, values.by.isEmpty, dice.chance(15) { value.prices = [Figure(0)] }
        value.takesOff = !isMenu && values.by.isEmpty && dice.chance(10)
      }
      if isUndecided {
        value.isSoldOut = dice.chance(5)
        if dice.chance(8) { value.when = condition(0, readsAmounts: false) }
      }
      values.values.append(value)
    }
    return (name, values)
  }

  private mutating func menu() -> OptionSketch {
    let absence = absence()
    let (name, values) = values("o", isMenu: true, isPriced: true)
    known.choices.append((name, values.values.map { $0.name }))
    known.priced.append(name)
    return OptionSketch(name: name, kind: .menu(values), isOptional: absence.isAllowed, optionalWhen: absence.when)
  }

  private mutating func choice(isPriced: Bool) -> OptionSketch {
    let absence = absence()
    let (name, values) = values("o", isMenu: false, isPriced: isPriced)
    known.choices.append((name, values.values.map { $0.name }))
    if isPriced { known.priced.append(name) }
    let standard = dice.chance(isUndecided ? 30 : 60) ? dice.roll(0...(values.values.count - 1)) : nil
    return OptionSketch(
      name: name, kind: .choice(values, standard: standard), isOptional: standard == nil && absence.isAllowed,
      optionalWhen: absence.when)
  }

  /// Whether nothing need be chosen, and when.
  private mutating func absence() -> (isAllowed: Bool, when: Condition?) {
    guard isUndecided, dice.chance(30) else { return (false, nil) }
    return (true, dice.chance(30) ? condition(0, readsAmounts: false) : nil)
  }

  private mutating func set(isPriced: Bool) -> OptionSketch {
    var (name, values) = values("o", isMenu: false, isPriced: isPriced)
    for index in values.values.indices where dice.chance(25) { values.values[index].weight = 2 }
    var bounds = OptionSketch.Bounds(most: 9, each: dice.roll(1...4))
    if isPriced, dice.chance(40), !values.values.contains(where: { $0.takesOff }) {
      bounds.included = (dice.chance(50), dice.roll(1...3))
    }
    known.sets.append((name, values.values.map { $0.name }))
    if isPriced { known.priced.append(name) }
    return OptionSketch(name: name, kind: .set(values, bounds))
  }

  private mutating func numberOption(isPriced: Bool) -> OptionSketch {
    let name = name("n")
    let isWhole = dice.chance(65)
    let step =
      isWhole ? Figure(1) : dice.one(of: [Figure(5, decimals: 1), Figure(25, decimals: 2), Figure(1, decimals: 3)])
    known.numbers.append((name, isWhole))
    return OptionSketch(
      name: name,
      kind: .number(
        lower: isWhole ? Figure(dice.roll(0...1)) : Figure(0), upper: Figure(30), step: step,
        standard: dice.chance(50) ? Figure(dice.roll(1...5)) : nil, each: isPriced && dice.chance(50) ? price() : nil))
  }

  /// What a table may be looked up by, with all its heads.
  mutating func heads(_ count: Int) -> [Head] {
    let choices = known.choices.map { Head.values(of: $0.name, $0.values) }
    let toggles = known.toggles.map { Head.toggle($0) }
    return Array((choices + toggles).shuffled(using: &dice).prefix(count))
  }

  mutating func cells(_ heads: [Head], mayMiss: Bool = true) -> [Figure?] {
    let count = heads.reduce(1) { $0 * $1.heads.count }
    return (0..<count).map { _ in
      if dice.chance(3) { return Figure(0) }
      return mayMiss && !heads.isEmpty && dice.chance(2) ? nil : price()
    }
  }
}
