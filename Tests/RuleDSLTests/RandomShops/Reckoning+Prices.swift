extension Reckoning {
  /// The cell of a lookup; nothing for a dash. All heads are read: while one isn't known, the cell isn't.
  func cell(_ heads: [Head], _ cells: [Figure?]) throws -> Figure? {
    guard heads.isEmpty || !cells.isEmpty else { return nil }
    var place = 0
    for (head, column) in zip(heads, try heads.map { try self.column($0) }) {
      guard let column else { return nil }
      place = place * head.heads.count + column
    }
    return cells[place]
  }

  /// The same where what it is looked up by must be sold.
  func soldCell(_ heads: [Head], _ cells: [Figure?]) throws -> Figure? {
    for case .values(let name, let values) in heads { _ = try holds(.isOne(values, of: name)) }
    return try cell(heads, cells)
  }

  /// Whether there is a cell for what is chosen, as `cell` reads it.
  func isListed(_ heads: [Head]) throws -> Bool {
    try heads.map { try column($0) }.allSatisfy { $0 != nil }
  }

  private func column(_ head: Head) throws -> Int? {
    switch head {
    case .values(let name, _):
      let option = try scope.option(name)
      let place = try scope.value(option)
      if let place, try !readsUnsold && !scope.isSold(option.values[place]) { throw Scope.Open() }
      return place
    case .toggle(let name): return try (conditions[name] ?? scope.isOn(name)) ? 1 : 0
    case .number(let count, let from):
      if case .number(let name) = count, try number(name) == nil { return nil }
      let count = try worth(count)
      return try from.lastIndex { try $0.ratio <= count }
    }
  }

  /// What one unit of a value costs by the price list, with its sign; nothing where no price is said.
  func price(of value: OptionSketch.Value, in option: OptionSketch) throws -> Ratio? {
    guard try readsUnsold || scope.isSold(value) else { throw Scope.Open() }
    guard !value.prices.isEmpty else { return nil }
    let price = try known(try cell(option.by, value.prices)).ratio
    return value.takesOff ? try .zero - price : price
  }

  /// How many units of each value of a set are paid: of all but the included ones.
  func paidUnits(_ option: OptionSketch) throws -> [Int] {
    var units = try scope.units(option)
    guard case .set(_, let bounds) = option.kind, let included = bounds.included else { return units }
    let prices = try option.values.indices.map { index in
      units[index] > 0 ? try price(of: option.values[index], in: option) ?? .zero : .zero
    }
    let sequence = units.indices.sorted {
      included.cheapest ? (prices[$0], $0) < (prices[$1], $1) : (prices[$1], $0) < (prices[$0], $1)
    }
    var free = included.units
    for index in sequence {
      let taken = min(free, units[index])
      units[index] -= taken
      free -= taken
    }
    return units
  }

  func price(of option: OptionSketch) throws -> Ratio {
    switch option.kind {
    case .menu, .choice, .set:
      var sum = Ratio.zero
      let paid = try paidUnits(option)
      for index in paid.indices where paid[index] > 0 {
        let price = try price(of: option.values[index], in: option) ?? .zero
        sum = try sum + price * Ratio(whole: paid[index])
      }
      return sum
    case .toggle(_, let price):
      return try scope.isOn(option.name) ? try price?.ratio ?? .zero : .zero
    case .number(_, _, _, _, let each):
      return try (try each?.ratio ?? .zero) * (try number(option.name) ?? .zero)
    case .money: return try number(option.name) ?? .zero
    case .text: return .zero
    }
  }

  /// Adds what stands at an option, or where it is charged.
  mutating func addLines(of option: OptionSketch, label: String?, per: Count?, _ line: LineSketch) throws {
    if try makesNone(option) { return }
    let times = try per.map { try worth($0) } ?? .one
    guard times != .zero else { return }
    if option.isChoice, !option.values.contains(where: { !$0.prices.isEmpty }) { return }
    if option.isChoice, scope.isUntold(option), try scope.mayBeEmpty(option) { return }
    switch option.kind {
    case .menu:
      guard let index = try scope.value(option), let price = try price(of: option.values[index], in: option) else {
        return
      }
      let row = ([option.values[index].name] + [try headLabels(option)].compactMap { $0 }).joined(separator: " ")
      try add(label ?? row, price, per: times, option.name, line, isKept: true, hasPer: per != nil)
    case .choice, .set:
      let paid = try paidUnits(option)
      for index in paid.indices where try paid[index] > 0 || scope.units(option)[index] > 0 {
        guard let price = try price(of: option.values[index], in: option) else { continue }
        let all = try price * Ratio(whole: paid[index])
        try add(
          label ?? option.values[index].name, all, per: times, option.name, line, isKept: false, hasPer: per != nil)
      }
    case .toggle(_, let price?) where try scope.isOn(option.name):
      try add(label ?? option.name, price.ratio, per: times, option.name, line, isKept: false, hasPer: per != nil)
    case .number(_, _, _, _, let each?):
      guard try number(option.name) != .zero else { return }
      let price = terms.isPerUnit && !isItem ? try round(each.ratio, line) : try each.ratio
      let all = try price * (number(option.name) ?? .zero)
      try add(label ?? option.name, all, per: times, option.name, line, isKept: false, hasPer: per != nil)
    default: return
    }
  }

  /// `(M, hot)`: the selections that a row was looked up by.
  private func headLabels(_ option: OptionSketch) throws -> String? {
    let labels = try option.by.compactMap { head -> String? in
      switch head {
      case .values(let name, let values): try scope.value(scope.option(name)).map { values[$0] }
      case .toggle(let name): try (conditions[name] ?? scope.isOn(name)) ? name : nil
      case .number(let count, _): "\(count)"
      }
    }
    return labels.isEmpty ? nil : "(\(labels.joined(separator: ", ")))"
  }

  private mutating func add(
    _ label: String, _ price: Ratio, per: Ratio, _ option: String, _ line: LineSketch, isKept: Bool, hasPer: Bool
  ) throws {
    if price < .zero {
      try takeOff(
        label, try (.zero - price) * per, from: Array(entries.indices), line, cap: try cap(of: line))
    } else {
      let amount = try charged(price, per: hasPer ? per : nil, line)
      if amount != .zero || isKept { record(label, amount, option: option) }
    }
  }
}
