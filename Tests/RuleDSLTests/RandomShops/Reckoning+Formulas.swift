extension Reckoning {
  func worth(_ count: Count) throws -> Ratio {
    switch count {
    case .literal(let figure): return try figure.ratio
    case .number(let name): return try scope.number(name) ?? .zero
    case .named(let name): return try known(counts[name])
    case .units(let name): return Ratio(whole: try soldUnits(name).reduce(0, +))
    case .unitsOf(let value, let name):
      let option = try scope.option(name)
      guard let place = option.values.firstIndex(where: { $0.name == value }) else { throw Scope.Open() }
      let units = try scope.units(option)[place]
      if units > 0 { try demandSold(option.values[place], in: option) }
      return Ratio(whole: units)
    case .weight(let name):
      let option = try scope.option(name)
      return Ratio(whole: try zip(option.values, soldUnits(name)).reduce(0) { $0 + $1.0.weight * $1.1 })
    case .kinds(let name):
      return Ratio(whole: try soldUnits(name).reduce(0) { $0 + ($1 > 0 ? 1 : 0) })
    case .items(let kinds):
      return Ratio(whole: try members(of: kinds).reduce(0) { $0 + members[$1].units })
    case .sum(let left, let right): return try worth(left) + worth(right)
    case .excess(let left, let right): return max(.zero, try worth(left) - worth(right))
    case .times(let count, let factor): return try worth(count) * factor.ratio
    case .divided(let count, let divisor): return try worth(count) / divisor.ratio
    case .least(let left, let right): return min(try worth(left), try worth(right))
    case .greatest(let left, let right): return max(try worth(left), try worth(right))
    case .whole(let count): return try Ratio(worth(count).floor, over: 1)
    case .started(let count): return try worth(count).rounded(.up, to: .one)
    }
  }

  func worth(_ amount: Amount) throws -> Ratio {
    switch amount {
    case .literal(let figure): return try figure.ratio
    case .money(let name): return try scope.number(name) ?? .zero
    case .named(let name): return try known(amounts[name])
    case .price(let name): return try price(of: scope.option(name))
    case .subtotal: return try lines.reduce(.zero) { try $0 + $1.amount } / divisor
    case .subtotalOf(let kinds): return try base(.kinds(kinds)).worth
    case .line(let label):
      let sums = subtotals.filter { $0.label == label }.map { $0.amount }
      let amounts = lines.filter { $0.label == label }.map { $0.amount }
      return try (sums + amounts).reduce(.zero) { try $0 + $1 } / divisor
    case .sum(let left, let right): return try worth(left) + worth(right)
    case .excess(let left, let right): return max(.zero, try worth(left) - worth(right))
    case .times(let amount, let count): return try worth(amount) * worth(count)
    case .divided(let amount, let divisor): return try worth(amount) / divisor.ratio
    case .least(let left, let right): return min(try worth(left), try worth(right))
    case .greatest(let left, let right): return max(try worth(left), try worth(right))
    case .percent(let percent, let of): return try share(percent) * base(of).worth
    }
  }

  func share(_ percent: Figure) throws -> Ratio {
    try percent.ratio / Ratio(whole: 100)
  }

  /// What a percent is of, for one unit, and the entries that it is taken from.
  func base(_ base: Base) throws -> (worth: Ratio, entries: [Int]) {
    switch base {
    case .subtotal: return (try worth(.subtotal), Array(entries.indices))
    case .amount(let amount): return (try worth(amount), Array(entries.indices))
    case .price(let name): return (try worth(.price(of: name)), entries.indices.filter { entries[$0].option == name })
    case .option(let name): return try cost(of: entries.indices.filter { entries[$0].option == name })
    case .line(let label):
      if let sum = subtotals.first(where: { $0.label == label }) { return (try sum.amount / divisor, sum.entries) }
      return try cost(of: entries.indices.filter { entries[$0].item == nil && entries[$0].label == label })
    case .kinds(let kinds):
      let members = Set(try members(of: kinds))
      return try cost(of: entries.indices.filter { entries[$0].item.map(members.contains) ?? false })
    }
  }

  private func cost(of chosen: [Int]) throws -> (worth: Ratio, entries: [Int]) {
    (try chosen.reduce(.zero) { try $0 + entries[$1].left } / divisor, chosen)
  }

  /// The items of a kind or a group of which something holds, by their place in `members`.
  func members(of kinds: Kinds) throws -> [Int] {
    let names = groups.first { $0.name == kinds.name }?.kinds ?? [kinds.name]
    return try members.indices.filter { index in
      guard names.contains(members[index].kind) else { return false }
      guard let condition = kinds.condition else { return true }
      var inside = Reckoning(scope: members[index].scope)
      inside.conditions = conditions
      return try inside.holds(condition)
    }
  }

  func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Scope.Open() }
    return value
  }

  func holds(_ condition: Condition) throws -> Bool {
    switch condition {
    case .toggle(let name): return try scope.isOn(name)
    case .named(let name): return try known(conditions[name])
    case .isValue(let value, let name): return try chosen(name) == value
    case .isOne(let values, let name): return try chosen(name).map(values.contains) ?? false
    case .isChosen(let name): return try scope.value(scope.option(name)) != nil
    case .has(let value, let name): return try worth(.unitsOf(value: value, in: name)) > .zero
    case .counts(let left, let comparison, let right):
      return try isThere(left) && isThere(right) && comparison.holds(worth(left), worth(right))
    case .amounts(let left, let comparison, let right): return comparison.holds(try worth(left), try worth(right))
    case .between(let count, let lower, let upper):
      guard try isThere(count) else { return false }
      let count = try worth(count)
      return try lower.ratio <= count && count <= upper.ratio
    case .not(let condition): return try !holds(condition)
    case .both(let left, let right): return try holds(left) && holds(right)
    case .either(let left, let right): return try holds(left) || holds(right)
    }
  }

  /// Of a number that isn't there no comparison holds; in a formula it counts 0.
  private func isThere(_ count: Count) throws -> Bool {
    guard case .number(let name) = count else { return true }
    return try scope.number(name) != nil
  }

  /// What isn't sold isn't known.
  private func demandSold(_ value: OptionSketch.Value, in option: OptionSketch) throws {
    if !readsUnsold { _ = try price(of: value, in: option) }
  }

  private func soldUnits(_ name: String) throws -> [Int] {
    let option = try scope.option(name)
    let units = try scope.units(option)
    for (value, units) in zip(option.values, units) where units > 0 { try demandSold(value, in: option) }
    return units
  }

  private func chosen(_ name: String) throws -> String? {
    let option = try scope.option(name)
    return try scope.value(option).map {
      try demandSold(option.values[$0], in: option)
      return option.values[$0].name
    }
  }
}

extension Comparison {
  fileprivate func holds(_ left: Ratio, _ right: Ratio) -> Bool {
    switch self {
    case .equal: left == right
    case .different: left != right
    case .less: left < right
    case .atMost: left <= right
    case .more: left > right
    case .atLeast: left >= right
    }
  }
}
