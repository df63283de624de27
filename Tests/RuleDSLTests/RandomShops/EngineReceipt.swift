import RuleDSL
import RulesEngine

extension OrderSession {
  /// Tells an order: the items in their sequence, then what is chosen.
  init(_ order: OrderSketch, in shop: ShopSketch, _ program: Program) throws {
    self.init(program)
    for item in order.items { try take(.added(program.kind(shop.kinds[item.kind].name), ItemID(item.id))) }
    if case .text(let moment) = order.told["at"] { try take("at", told: .text(moment)) }
    for (option, told) in shop.tellings(order.told, of: shop.before + shop.statements) {
      try take(option, told: told)
    }
    for item in order.items {
      for (option, told) in shop.tellings(item.told, of: shop.kinds[item.kind].statements) {
        try take(option, told: told, in: ItemID(item.id))
      }
    }
  }
}

extension ShopSketch {
  /// What is told of the options of a level, by their names and in the order of the file.
  func tellings(_ told: [String: OrderSketch.Told], of statements: [Statement]) -> [(option: String, told: Told)] {
    statements.compactMap { statement in
      guard case .option(let option) = statement, let told = told[option.name] else { return nil }
      return (option.name, Told(told, of: option))
    }
  }
}

extension Told {
  init(_ told: OrderSketch.Told, of option: OptionSketch) {
    switch told {
    case .value(let index): self = .text(option.values[index].name)
    case .units(let units):
      self = .wholeSet(zip(option.values, units).filter { $1 > 0 }.map { Unit($0.name, Int64($1)) })
    case .number(let figure): self = .text("\(figure)")
    case .toggle(let isOn): self = .flag(isOn)
    case .text(let text): self = .text(text)
    }
  }
}

extension Receipt {
  /// What the engine made of an order, in the same form as the second reading.
  init(_ quote: Quote) {
    guard let total = quote.total else { return }
    self.total = Int128(total.steps)
    lines = quote.lines.map { line in
      Line(
        label: line.label.text, steps: Int128(line.amount.steps), item: line.item?.text,
        shares: line.shares.map { Int128($0.amount.steps) })
    }
    subtotals = quote.subtotals.map { Line(label: $0.label.text, steps: Int128($0.amount.steps), item: $0.item?.text) }
    includedTaxes = quote.includedTaxes.map {
      Line(label: $0.label.text, steps: Int128($0.amount.steps), item: $0.item?.text)
    }
  }
}
