extension ShopSketch {
  /// An order in which everything is told that must be.
  func order(using dice: inout Dice) -> OrderSketch {
    var order = OrderSketch(told: told(before + statements, using: &dice), items: [])
    guard !kinds.isEmpty else { return order }
    for place in 0..<dice.roll(0...5) {
      let kind = dice.roll(0...(kinds.count - 1))
      order.items.append(
        OrderSketch.Item(id: "i\(place)", kind: kind, told: told(kinds[kind].statements, using: &dice)))
    }
    return order
  }

  private func told(_ statements: [Statement], using dice: inout Dice) -> [String: OrderSketch.Told] {
    var told: [String: OrderSketch.Told] = [:]
    for case .option(let option) in statements {
      if option.hasStandard, dice.chance(25) { continue }
      told[option.name] = option.told(using: &dice)
    }
    return told
  }
}

extension OptionSketch {
  fileprivate var hasStandard: Bool {
    switch kind {
    case .menu, .choice(_, nil), .number(_, _, _, nil, _): false
    default: true
    }
  }

  fileprivate func told(using dice: inout Dice) -> OrderSketch.Told? {
    switch kind {
    case .menu(let values), .choice(let values, _): return .value(dice.roll(0...(values.values.count - 1)))
    case .set(let values, let bounds):
      var room = bounds.most
      return .units(
        values.values.map { value in
          let units = dice.chance(40) ? 0 : min(dice.roll(0...bounds.each), room / value.weight)
          room -= units * value.weight
          return units
        })
    case .number(let lower, let upper, let step, _, _):
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
