extension Receipt {
  /// What an order costs, by the letter of the language.
  init(_ order: OrderSketch, in shop: ShopSketch) throws {
    do {
      try self.init(priced: order, in: shop)
    } catch is Scope.Open {
      self.init()
    }
  }

  private init(priced order: OrderSketch, in shop: ShopSketch) throws {
    guard shop.kinds.isEmpty || !order.items.isEmpty else {
      total = 0
      return
    }
    let step = try shop.terms.step.ratio
    let scope = Scope(shop.before + shop.statements, order.told)
    let items = try order.items.map { item in
      let kind = shop.kinds[item.kind]
      let inside = scope.adding(kind.statements, item.told)
      let units = try kind.times.map { try inside.number($0)?.floor ?? 0 } ?? 1
      return Reckoning.Member(id: item.id, kind: kind.name, units: Int(units), scope: inside)
    }
    let sequence = try items.indices.sorted { one, other in
      let (left, right) = (order.items[one], order.items[other])
      guard left.kind == right.kind else { return left.kind < right.kind }
      let kind = shop.kinds[left.kind]
      let places = try (items[one].scope.places(kind.statements), items[other].scope.places(kind.statements))
      return places.0 == places.1 ? one < other : places.0.lexicographicallyPrecedes(places.1)
    }

    var level = Reckoning(scope: scope)
    (level.terms, level.step, level.groups) = (shop.terms, step, shop.groups)
    level.members = sequence.map { items[$0] }
    try level.run(shop.before)
    let before = level
    var inside: [Reckoning] = []
    for (item, sketch) in zip(items, order.items) {
      var own = before
      own.step = step
      try own.price(item, shop.kinds[sketch.kind].statements)
      inside.append(own)
    }
    for (own, item) in zip(inside, items) {
      level.lines += own.lines.map { Reckoning.Line(label: $0.label, amount: $0.amount, item: item.id) }
    }
    for (place, index) in sequence.enumerated() {
      let left = try inside[index].lines.reduce(.zero) { try $0 + $1.amount }
      level.entries.append(
        Reckoning.Entry(left: left, item: place, parts: [(items[index].units, left)]))
    }
    try level.run(shop.statements)
    try level.roundTotal(shop.roundTotal)

    let added = items.indices.map { index in sequence.firstIndex(of: index) ?? 0 }
    func line(_ line: Reckoning.Line, _ item: String?) throws -> Line {
      let shares = try added.compactMap { try line.shares[$0].map { try ($0 / step).floor } }
      return Line(label: line.label, steps: try (line.amount / step).floor, item: line.item ?? item, shares: shares)
    }
    for (own, item) in zip(inside + [level], items.map { $0.id } + [nil]) {
      subtotals += try own.subtotals.map { try line(Reckoning.Line(label: $0.label, amount: $0.amount), item) }
      includedTaxes += try own.includedTaxes.map { try line($0, item) }
    }
    lines = try level.lines.map { try line($0, nil) }
    total = lines.reduce(0) { $0 + $1.steps }
  }
}

extension Reckoning {
  fileprivate mutating func price(_ item: Member, _ statements: [Statement]) throws {
    var own = Reckoning(scope: item.scope)
    (own.terms, own.step, own.groups, own.members) = (terms, step, groups, members)
    (own.counts, own.conditions, own.definitions) = (counts, conditions, definitions)
    own.isItem = true
    own.scale = Ratio(whole: item.units)
    own.divisor = own.scale
    try own.run(statements)
    self = own
  }

  /// Cash rounding: a line of its own, the last.
  fileprivate mutating func roundTotal(_ round: ShopSketch.RoundTotal?) throws {
    guard let round, try round.when.map({ try holds($0) }) ?? true else { return }
    let total = try lines.reduce(.zero) { try $0 + $1.amount }
    let difference = try total.rounded(terms.mode, to: try round.step.ratio) - total
    if difference != .zero { lines.append(Line(label: "Rounding", amount: difference)) }
  }
}

extension Scope {
  /// Where what an item has chosen stands in the file, option by option.
  fileprivate func places(_ statements: [Statement]) throws -> [Ratio] {
    var places: [Ratio] = []
    for case .option(let option) in statements {
      switch option.kind {
      case .menu, .choice: places.append(Ratio(whole: (try? value(option)) ?? -1))
      case .set:
        // What comes first of the values decides, then its units: none is before any.
        for (place, units) in try units(option).enumerated() where units > 0 {
          places += [Ratio(whole: place), Ratio(whole: units)]
        }
        places.append(Ratio(whole: -1))
      case .number, .money: places.append((try? number(option.name)) ?? .zero)
      case .toggle: places.append(try isOn(option.name) ? .one : .zero)
      case .text: break
      }
    }
    return places
  }
}
