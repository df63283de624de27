extension ShopSketch {
  /// An order in which everything is told that must be; or one in which some of it isn't, or can't be.
  func order(using dice: inout Dice, isUndecided: Bool = false) -> OrderSketch {
    var order = OrderSketch(told: told(before + statements, isUndecided, using: &dice), items: [])
    if isUndecided, dice.chance(60) { order.told["at"] = .text("2026-12-04 \(dice.roll(10...23)):30") }
    guard !kinds.isEmpty else { return order }
    for place in 0..<dice.roll(0...5) {
      let kind = dice.roll(0...(kinds.count - 1))
      order.items.append(
        OrderSketch.Item(id: "i\(place)", kind: kind, told: told(kinds[kind].statements, isUndecided, using: &dice)))
    }
    return order
  }

  private func told(
    _ statements: [Statement], _ isUndecided: Bool, using dice: inout Dice
  ) -> [String: OrderSketch.Told] {
    var told: [String: OrderSketch.Told] = [:]
    for case .option(let option) in statements {
      if option.hasStandard, dice.chance(25) { continue }
      if isUndecided, dice.chance(10) { continue }
      told[option.name] = option.told(isUndecided, using: &dice)
    }
    return told
  }
}

extension OptionSketch {
  fileprivate var hasStandard: Bool {
    switch kind {
    case .menu, .choice(_, nil), .number(_, _, _, nil, _): isOptional
    default: true
    }
  }

  /// Something that can be told of it.
  func told(_ isUndecided: Bool, using dice: inout Dice) -> OrderSketch.Told? {
    switch kind {
    case .menu(let values), .choice(let values, _): return .value(dice.roll(0...(values.values.count - 1)))
    case .set(let values, let bounds):
      var room = isUndecided && dice.chance(10) ? 99 : bounds.most
      return .units(
        values.values.map { value in
          let units = dice.chance(40) ? 0 : min(dice.roll(0...bounds.each), room / value.weight)
          room -= units * value.weight
          return units
        })
    case .number(let lower, let upper, let step, _, _):
      if isUndecided, dice.chance(8) {
        return .number(dice.one(of: [Figure(-1), Figure(31), Figure(12345, decimals: 4)]))
      }
      guard step == Figure(1) else {
        let scale = [1: 10, 2: 100, 3: 1000][step.decimals] ?? 1
        return .number(Figure(dice.roll(0...(upper.units * scale / step.units)) * step.units, decimals: step.decimals))
      }
      return .number(Figure(dice.roll(lower.units...min(upper.units, lower.units + 12))))
    case .money(let upper): return .number(Figure(dice.roll(0...upper.units)))
    case .toggle: return .toggle(dice.chance(50))
    case .text: return nil
    }
  }
}
