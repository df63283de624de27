/// What is chosen, as one level of an order sees it: an item sees its own options, and those of the order.
struct Scope {
  /// Something that is needed isn't known.
  struct Open: Error {}

  var options: [String: OptionSketch]
  var told: [String: OrderSketch.Told]

  init(_ statements: [Statement], _ told: [String: OrderSketch.Told]) {
    options = [:]
    self.told = told
    add(statements)
  }

  /// The same, with what an item has of its own.
  func adding(_ statements: [Statement], _ own: [String: OrderSketch.Told]) -> Scope {
    var scope = self
    for case .option(let option) in statements { scope.told[option.name] = own[option.name] }
    scope.add(statements)
    return scope
  }

  private mutating func add(_ statements: [Statement]) {
    for case .option(let option) in statements { options[option.name] = option }
  }

  /// The hour that was told.
  var hour: Int? {
    guard case .text(let text) = told["at"] else { return nil }
    return Int(text.dropFirst(11).prefix(2))
  }

  func option(_ name: String) throws -> OptionSketch {
    guard let option = options[name] else { throw Open() }
    return option
  }

  /// Whether the option is there.
  func isThere(_ option: OptionSketch) throws -> Bool {
    try option.onlyWhen.map { try holds($0) } ?? true
  }

  /// Of what is chosen, sold or not.
  private func holds(_ condition: Condition) throws -> Bool {
    var reader = Reckoning(scope: self)
    reader.readsUnsold = true
    return try reader.holds(condition)
  }

  func isOn(_ name: String) throws -> Bool {
    let option = try option(name)
    guard case .toggle(let standard, _) = option.kind else { return false }
    if case .toggle(let isOn) = told[name] { return try isOn && isThere(option) }
    return try standard && isThere(option)
  }

  /// The place of the chosen value; none, where nothing is.
  func value(_ option: OptionSketch) throws -> Int? {
    if isUntold(option), case .success(true) = Result(catching: { try mayBeEmpty(option) }) { return nil }
    guard try isThere(option) else { return nil }
    if case .value(let index) = told[option.name] { return index }
    switch option.kind {
    case .choice(_, let standard?): return standard
    default:
      guard try mayBeEmpty(option) else { throw Open() }
      return nil
    }
  }

  /// The units of each value of a set.
  func units(_ option: OptionSketch) throws -> [Int] {
    guard case .set(let values, _) = option.kind else {
      guard let chosen = try value(option) else { return option.values.map { _ in 0 } }
      return option.values.indices.map { $0 == chosen ? 1 : 0 }
    }
    let units = toldUnits(option)
    return try units.allSatisfy { $0 == 0 } || isThere(option) ? units : values.values.map { _ in 0 }
  }

  /// The same, whether the option is there or not.
  func toldUnits(_ option: OptionSketch) -> [Int] {
    if case .units(let units) = told[option.name] { units } else { option.values.map { _ in 0 } }
  }

  func mayBeEmpty(_ option: OptionSketch) throws -> Bool {
    if case .set = option.kind { return true }
    return try option.isOptional && option.optionalWhen.map { try holds($0) } ?? true
  }

  /// Whether nothing was told, nor is chosen by itself.
  func isUntold(_ option: OptionSketch) -> Bool {
    if case .choice(_, _?) = option.kind { return false }
    return told[option.name] == nil
  }

  func isSold(_ value: OptionSketch.Value) throws -> Bool {
    try !value.isSoldOut && value.when.map { try holds($0) } ?? true
  }

  /// The number of an option; none, where the option isn't there.
  func number(_ name: String) throws -> Ratio? {
    let option = try option(name)
    guard try isThere(option) else { return nil }
    if case .number(let figure) = told[name] { return try figure.ratio }
    switch option.kind {
    case .number(_, _, _, let standard?, _): return try standard.ratio
    case .money: return .zero
    default: throw Open()
    }
  }
}

extension OptionSketch {
  /// Whether one of its values is chosen, or several.
  var isChoice: Bool {
    switch kind {
    case .menu, .choice, .set: true
    default: false
    }
  }

  /// Whether a number is in its range, and one of its steps.
  func allows(_ number: Ratio) throws -> Bool {
    switch kind {
    case .number(let lower, let upper, let step, _, _):
      let steps = try (number - lower.ratio) / step.ratio
      return try lower.ratio <= number && number <= upper.ratio && steps.isWhole
    case .money(let upper): return try .zero <= number && number <= upper.ratio
    default: return true
    }
  }

  var values: [Value] {
    switch kind {
    case .menu(let values), .choice(let values, _), .set(let values, _): values.values
    default: []
    }
  }

  var by: [Head] {
    switch kind {
    case .menu(let values), .choice(let values, _), .set(let values, _): values.by
    default: []
    }
  }
}

extension Figure {
  var ratio: Ratio {
    get throws {
      var denominator: Int128 = 1
      for _ in 0..<decimals { denominator *= 10 }
      return try Ratio(Int128(units), over: denominator)
    }
  }
}
