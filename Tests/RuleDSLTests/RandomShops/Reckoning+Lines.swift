extension Reckoning {
  /// Adds what a line adds, or takes what it takes.
  mutating func add(_ line: LineSketch, ceiling: Ratio?) throws {
    if isItem { divisor = line.isOnce ? .one : scale }
    isOnce = line.isOnce
    let applies = Result { try line.when.map { try holds($0) } ?? true }
    if case .success(false) = applies { return }
    if case .option(let name, _, _) = line.what, try makesNone(scope.option(name)) { return }
    // `per 0` doesn't look, not even at the condition.
    let times = try line.what.per.map { try worth($0) }
    if times == .zero { return }
    if case .stepped(let figures, let steps) = line.what, try figure(figures) < steps[0].from.ratio { return }
    // What isn't listed is below the first head: nothing is taken.
    if case .lessTable(let heads, _) = line.what, try !isListed(heads) { return }
    guard try applies.get() else { return }
    switch line.what {
    case .charge(let amount, _):
      try record(line, try charged(try worth(amount), per: times, line), isKept: amount.isWrittenZero)
    case .option(let name, let per, let hasLabel):
      try addLines(of: try scope.option(name), label: hasLabel ? line.label : nil, per: per, line)
    case .packs(let count, let packs):
      try record(line, try packed(try worth(count), packs, line))
    case .tiers(let count, let tiers, let isGraduated):
      let number = try worth(count)
      if isGraduated {
        try record(line, try graduated(number, tiers, isWhole: isWhole(count), line))
      } else {
        let tier = try known(try tiers.last { try $0.from.ratio <= number })
        try record(line, try charged(try tier.price.ratio, per: number, line))
      }
    case .table(let heads, let cells):
      let cell = try known(try soldCell(heads, cells))
      try record(line, try charged(try cell.ratio, per: nil, line), isKept: cell.units == 0)
    case .discount(let taken, _): try take(taken, per: times ?? .one, line, ceiling)
    case .stepped(let figures, let steps):
      let figure = try figure(figures)
      guard let taken = try steps.last(where: { try $0.from.ratio <= figure })?.taken else { return }
      try take(taken, per: .one, line, ceiling)
    case .lessTable(let heads, let cells):
      let amount = try known(try soldCell(heads, cells)).ratio
      try takeOff(line.label, amount, from: Array(entries.indices), line, cap: cap(of: line), ceiling: ceiling)
    case .tax(let percent, let base, let isIncluded):
      try addTax(try share(percent), try self.base(base).worth, isIncluded: isIncluded, line)
    }
  }

  private func figure(_ figures: LineSketch.Figures) throws -> Ratio {
    switch figures {
    case .amount(let amount): try worth(amount)
    case .count(let count): try worth(count)
    }
  }

  /// Whether there is nothing chosen of an option that could make a line.
  func makesNone(_ option: OptionSketch) throws -> Bool {
    do {
      switch option.kind {
      case .toggle: return try !scope.isOn(option.name)
      case .set(_, let bounds):
        if case .success(let units) = Result(catching: { try scope.units(option) }), units.allSatisfy({ $0 == 0 }) {
          return true
        }
        // Where all units are included, it doesn't matter whether the option is there.
        let units = scope.toldUnits(option)
        for (value, units) in zip(option.values, units) where units > 0 { _ = try price(of: value, in: option) }
        return units.reduce(0, +) <= bounds.included?.units ?? 0
      case .menu, .choice: return try scope.units(option).allSatisfy { $0 == 0 }
      default: return try !scope.isThere(option)
      }
    } catch is Scope.Open {
      return false
    }
  }

  /// All but what is said `once` is of one unit of the item, or for all of them.
  func demandUnits() throws {
    if isUncounted && !isOnce { throw Scope.Open() }
  }

  /// The shown amount of a charge.
  func charged(_ price: Ratio, per times: Ratio?, _ line: LineSketch) throws -> Ratio {
    guard price >= .zero else { throw Scope.Open() }
    try demandUnits()
    let cap = try cap(of: line)
    guard terms.isPerUnit else {
      return try capped(try price * (times ?? .one) * divisor, try cap.map { try $0 * divisor }, line)
    }
    guard isItem else {
      let unit = times == nil ? price : try round(price, line)
      return try capped(try unit * (times ?? .one), cap, line)
    }
    return try capped(try price * (times ?? .one), cap, line) * divisor
  }

  func cap(of line: LineSketch) throws -> Ratio? {
    guard let cap = try line.cap.map({ try worth($0) }) else { return nil }
    guard cap >= .zero else { throw Scope.Open() }
    return cap
  }

  /// A cap holds before the rounding and after it.
  private func capped(_ amount: Ratio, _ cap: Ratio?, _ line: LineSketch) throws -> Ratio {
    guard let cap else { return try round(amount, line) }
    let rounded = try round(min(amount, cap), line)
    return rounded > cap ? try cap.rounded(.down, to: step) : rounded
  }

  func round(_ amount: Ratio, _ line: LineSketch) throws -> Ratio {
    try amount.rounded(line.rounded?.mode ?? terms.mode, to: try line.rounded?.step?.ratio ?? step)
  }

  private func packed(_ count: Ratio, _ packs: [(size: Int, price: Figure)], _ line: LineSketch) throws -> Ratio {
    guard count.isWhole else { throw Scope.Open() }
    var (left, sum) = (count.floor, Ratio.zero)
    for pack in packs.sorted(by: { $0.size > $1.size }) {
      let number = left / Int128(pack.size)
      left -= number * Int128(pack.size)
      let price = terms.isPerUnit && !isItem ? try round(pack.price.ratio, line) : try pack.price.ratio
      sum = try sum + price * Ratio(number, over: 1)
    }
    guard left == 0 else { throw Scope.Open() }
    return try charged(sum, per: nil, line)
  }

  private func graduated(
    _ number: Ratio, _ tiers: [(from: Figure, price: Figure)], isWhole: Bool, _ line: LineSketch
  ) throws -> Ratio {
    let rounds = terms.isPerUnit && !isItem
    var sum = Ratio.zero
    let starts = try tiers.map { max(.zero, try $0.from.ratio - (isWhole ? .one : .zero)) }
    for index in tiers.indices {
      let end = index + 1 < tiers.count ? min(number, starts[index + 1]) : number
      guard end > starts[index] else { continue }
      let price = try tiers[index].price.ratio
      sum = try sum + (rounds ? try round(price, line) : price) * (end - starts[index])
    }
    return try charged(sum, per: nil, line)
  }

  private mutating func record(_ line: LineSketch, _ amount: Ratio, isKept: Bool = false) throws {
    if amount != .zero || isKept { record(line.label, amount, option: nil) }
  }

  mutating func record(_ label: String, _ amount: Ratio, option: String?) {
    lines.append(Line(label: label, amount: amount))
    entries.append(Entry(label: label, option: option, left: amount))
  }

  private mutating func addTax(_ rate: Ratio, _ base: Ratio, isIncluded: Bool, _ line: LineSketch) throws {
    guard base >= .zero else { throw Scope.Open() }
    try demandUnits()
    let exact = try isIncluded ? base * rate / (Ratio.one + rate) : base * rate
    let amount = try terms.isPerUnit ? round(exact, line) * divisor : round(exact * divisor, line)
    guard amount != .zero else { return }
    if isIncluded {
      includedTaxes.append(Line(label: line.label, amount: amount))
    } else {
      record(line.label, amount, option: nil)
    }
  }
}

extension LineSketch.What {
  /// What the line multiplies by, or is packed or tiered by.
  fileprivate var per: Count? {
    switch self {
    case .charge(_, let per), .option(_, let per, _), .discount(_, let per): per
    case .packs(let count, _), .tiers(let count, _, _): count
    case .table, .stepped, .lessTable, .tax: nil
    }
  }
}

extension Amount {
  /// A charge of nothing is shown where nothing is written.
  fileprivate var isWrittenZero: Bool {
    if case .literal(let figure) = self { figure.units == 0 } else { false }
  }
}

extension Reckoning {
  /// Whether a number can only be whole.
  func isWhole(_ count: Count) throws -> Bool {
    switch count {
    case .literal(let figure): try figure.ratio.isWhole
    case .number(let name):
      if case .number(let lower, _, let step, _, _) = try scope.option(name).kind {
        try lower.ratio.isWhole && step.ratio.isWhole
      } else {
        false
      }
    case .named(let name): try definitions[name].map { try isWhole($0) } ?? false
    case .units, .unitsOf, .weight, .kinds, .items, .whole, .started: true
    case .divided, .times: false
    case .sum(let left, let right), .excess(let left, let right), .least(let left, let right),
      .greatest(let left, let right):
      try isWhole(left) && isWhole(right)
    }
  }
}
