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

  func option(_ name: String) throws -> OptionSketch {
    guard let option = options[name] else { throw Open() }
    return option
  }

  /// Whether the option is there.
  func isThere(_ option: OptionSketch) throws -> Bool {
    guard let only = option.onlyWhen else { return true }
    var reader = Reckoning(scope: self)
    reader.readsUnsold = true
    return try reader.holds(only)
  }

  func isOn(_ name: String) throws -> Bool {
    let option = try option(name)
    guard case .toggle(let standard, _) = option.kind, try isThere(option) else { return false }
    if case .toggle(let isOn) = told[name] { return isOn }
    return standard
  }

  /// The place of the chosen value; none, where nothing is.
  func value(_ option: OptionSketch) throws -> Int? {
    guard try isThere(option) else { return nil }
    if case .value(let index) = told[option.name] { return index }
    switch option.kind {
    case .choice(_, let standard?): return standard
    default:
      guard option.isOptional else { throw Open() }
      return nil
    }
  }

  /// The units of each value of a set.
  func units(_ option: OptionSketch) throws -> [Int] {
    guard case .set(let values, _) = option.kind else {
      guard let chosen = try value(option) else { return option.values.map { _ in 0 } }
      return option.values.indices.map { $0 == chosen ? 1 : 0 }
    }
    guard try isThere(option), case .units(let units) = told[option.name] else { return values.values.map { _ in 0 } }
    return units
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
