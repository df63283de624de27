/// Where amounts of lines were read, and through which `let`.
struct AmountsRead {
  var through: Name?
  var place: Place?
}

extension RuleChecker {
  /// How deep a formula may nest. A text nests less; this bounds rules that are built in Swift.
  static let depthLimit = 256

  /// Resolves a formula and finds its type.
  mutating func term(_ formula: Formula, depth: Int = 0) -> CheckedTerm {
    let place = formula.origin.place
    guard depth < RuleChecker.depthLimit else {
      report(.formulaTooDeep, at: place)
      return .unreadable
    }
    switch formula.kind {
    case .literal(let literal): return .quantity(constant(literal))
    case .percent(let literal): return .percent(Percentage(literal))
    case .name(let name): return term(name, at: place)
    case .text(let text): return .quoted(text)
    case .share(let percent, of: let base): return share(percent, of: base, at: place, depth: depth)
    case .negative(let inner):
      guard let inner = quantity(inner, depth: depth + 1) else { return .unreadable }
      if case .constant(let numerator) = inner.kind {
        return .quantity(
          CheckedQuantity(
            kind: .constant(-numerator), denominator: inner.denominator, type: inner.type, range: inner.range.negated))
      }
      return term(made(.negative(inner), over: inner.denominator, inner.type, inner.range.negated, at: place))
    case .arithmetic(let left, let operation, let right):
      guard let (left, right) = pair(left, right, depth: depth) else { return .unreadable }
      return term(arithmetic(left, operation, right, at: place))
    case .call(let function, let arguments): return call(function, arguments, at: place, depth: depth)
    case .measure(let measure, of: let base): return self.measure(measure, of: base, at: place)
    case .unitsOfValue(let name, in: let optionName):
      guard let option = option(optionName, at: place), let value = value(name, of: option, at: place) else {
        return .unreadable
      }
      return term(made(.unitsOfValue(value, option), over: 1, .number, .fromZero, at: place))
    case .line(let label):
      amountsRead = AmountsRead(through: nil, place: place)
      checkLabel(label, at: place)
      return term(made(.lines(label: label), over: Int128(step.denominator), .amount, .unknown, at: place))
    case .filtered, .picked:
      report(.wrongType(expected: [.amount, .number, .yesOrNo], found: .items), at: place)
      return .unreadable
    case .comparison, .matching, .has, .not, .all, .any: return checkedCondition(formula, depth: depth)
    case .unreadable: return .unreadable
    }
  }

  private func term(_ quantity: CheckedQuantity?) -> CheckedTerm {
    quantity.map { .quantity($0) } ?? .unreadable
  }

  /// Both, so that a mistake in one doesn't hide one in the other.
  mutating func pair(
    _ left: Formula, _ right: Formula, depth: Int
  ) -> (CheckedQuantity, CheckedQuantity)? {
    let left = quantity(left, depth: depth + 1)
    let right = quantity(right, depth: depth + 1)
    guard let left, let right else { return nil }
    return (left, right)
  }

  private mutating func share(_ percent: Formula, of base: Formula, at place: Place?, depth: Int) -> CheckedTerm {
    let rate = self.percent(percent)
    let whole = cost(of: base, depth: depth)
    guard let rate, let whole else { return .unreadable }
    return term(scaled(whole.quantity, by: Int128(rate.numerator), over: Int128(rate.denominator), at: place))
  }

  /// A written percent, or the name of one.
  mutating func percent(_ formula: Formula) -> Percentage? {
    let term = term(formula)
    switch term {
    case .percent(let percent): return percent
    case .unreadable: return nil
    default:
      report(.wrongType(expected: [.percent], found: type(of: term)), at: formula.origin.place)
      return nil
    }
  }

  /// What a percent is of or a discount is taken from: how much it is, and which lines bear it.
  mutating func cost(of base: Formula, depth: Int = 0) -> (quantity: CheckedQuantity, base: CheckedBase)? {
    let place = base.origin.place
    if let items = items(base) { return cost(of: items, at: place) }
    switch base.kind {
    case .picked(let pick, of: let inner):
      let pick = picked(pick, at: place)
      guard let items = pickedItems(inner) else { return nil }
      amountsRead = AmountsRead(through: nil, place: place)
      return (cost(.picked(items, pick)), .picked(items, pick))
    case .measure(.subtotal, of: let inner): return cost(of: inner, depth: depth + 1)
    case .name(let name):
      if case .option(let option) = scope[name] {
        if scope.options[option.index].owner != scope.current {
          report(.orderAmountInItem, at: place)
          return nil
        }
        if case .number(let range) = scope[option].kind, range.isMoney, range.priceEach == nil { break }
        amountsRead = AmountsRead(through: nil, place: place)
        guard makesLines(option) else {
          reportWithoutLine(option, at: place)
          return nil
        }
        return (cost(.option(option)), .option(option))
      }
    case .line(let label):
      amountsRead = AmountsRead(through: nil, place: place)
      if !isLabelHere(label), scope.kinds.indices.contains(where: { isLabel(label, of: ItemKindID($0)) }) {
        report(.lineInItems(label), at: place)
        return nil
      }
      checkLabel(label, at: place)
      return (cost(.line(label)), .line(label))
    case .measure(.price, of: let inner):
      guard let quantity = quantity(base, depth: depth + 1) else { return nil }
      if case .name(let name) = inner.kind, case .option(let option) = scope[name], makesLines(option) {
        return (quantity, .option(option))
      }
      return (quantity, .subtotal)
    default: break
    }
    guard let quantity = quantity(base, depth: depth + 1) else { return nil }
    return (quantity, .subtotal)
  }

  private mutating func cost(
    of items: CheckedItems, at place: Place?
  ) -> (quantity: CheckedQuantity, base: CheckedBase)? {
    guard scope.current == nil else {
      report(.itemAmountInItem, at: place)
      return nil
    }
    amountsRead = AmountsRead(through: nil, place: place)
    return (cost(.items(items)), .items(items))
  }

  /// What units are picked from: items, at the order.
  mutating func pickedItems(_ formula: Formula) -> CheckedItems? {
    let place = formula.origin.place
    guard let items = items(formula) else {
      reportNoItems(formula)
      return nil
    }
    guard scope.current == nil else {
      report(.itemAmountInItem, at: place)
      return nil
    }
    return items
  }

  private mutating func reportNoItems(_ formula: Formula) {
    var named = formula
    if case .filtered(let inner, where: _) = formula.kind { named = inner }
    let place = named.origin.place ?? formula.origin.place
    if case .unreadable = named.kind { return }
    guard case .name(let name) = named.kind else {
      report(.wrongType(expected: [.items], found: .amount), at: place)
      return
    }
    let kinds = scope.kinds.map { $0.name } + scope.kindGroups.map { $0.name }
    report(scope[name] == nil ? unknown(name, among: kinds) : .unknownKind(name, among: kinds), at: place)
  }

  /// Some selection of it costs something.
  func hasPrices(_ option: OptionID) -> Bool {
    if case .choice(let choice) = scope[option].kind {
      return !choice.tables.isEmpty || choice.values.contains { $0.price != nil }
    }
    return makesLines(option)
  }

  /// Some selection of it makes a line.
  func makesLines(_ option: OptionID) -> Bool { scope[option].makesLines }

  /// Nothing is charged for it where it stands.
  mutating func reportWithoutLine(_ option: OptionID, at place: Place?) {
    let name = scope[option].name
    report(hasPrices(option) ? .basePriceWithoutLine(name) : .optionWithoutPrice(name), at: place)
  }

  mutating func checkLabel(_ label: String, at place: Place?) {
    if isLabelHere(label) { return }
    // The order's sums see the lines of its items, too.
    if scope.current == nil, scope.kinds.indices.contains(where: { isLabel(label, of: ItemKindID($0)) }) { return }
    var labels = Set(scope.here.lineLabels)
    if scope.current == nil {
      for index in scope.kinds.indices { labels.formUnion(scope.level(of: ItemKindID(index)).lineLabels) }
    }
    report(.unknownLine(label, among: labels.sorted()), at: place)
  }

  private func isLabelHere(_ label: String) -> Bool { isLabel(label, of: scope.current) }

  private func isLabel(_ label: String, of kind: ItemKindID?) -> Bool {
    let labels = scope.level(of: kind).lineLabels
    if labels.contains(label) { return true }
    // The label of a menu's row ends with the labels of what it is looked up by.
    return label.lastRange(of: " (").map { labels.contains($0) } ?? false
  }

  private mutating func call(
    _ function: Formula.Function, _ arguments: [Formula], at place: Place?, depth: Int
  ) -> CheckedTerm {
    var parts: [CheckedQuantity] = []
    for argument in arguments {
      if let part = quantity(argument, depth: depth + 1) { parts.append(part) }
    }
    guard parts.count == arguments.count, let first = parts.first else {
      if arguments.isEmpty { report(.wrongShape(expected: 1, found: 0), at: place) }
      return .unreadable
    }
    switch function {
    case .min, .max: return extreme(parts, greatest: function == .max, at: place)
    case .whole, .started:
      guard parts.count == 1 else {
        report(.wrongShape(expected: 1, found: parts.count), at: place)
        return .unreadable
      }
      let up = function == .started
      let range = Interval(
        low: first.range.low?.wholeNumber(up: up), high: first.range.high?.wholeNumber(up: up),
        isReached: first.range.isReached)
      return term(made(up ? .started(first) : .whole(first), over: 1, first.type, range, at: place))
    }
  }

  private mutating func extreme(_ parts: [CheckedQuantity], greatest: Bool, at place: Place?) -> CheckedTerm {
    var type = QuantityType.either
    var denominator: Int128? = 1
    var independent = true
    for (index, part) in parts.enumerated() {
      guard let shared = common(type, part.type) else {
        report(.amountAndNumber, at: place)
        return .unreadable
      }
      type = shared
      denominator = denominator.flatMap { Denominator.leastCommonMultiple($0, part.denominator) }
      independent = independent && parts[..<index].allSatisfy { areIndependent($0, part) }
    }
    let range = Interval.extreme(parts.map { $0.range }, greatest: greatest, independent: independent)
    return term(made(greatest ? .greatest(parts) : .least(parts), over: denominator, type, range, at: place))
  }

  private mutating func measure(_ measure: Formula.Measure, of base: Formula, at place: Place?) -> CheckedTerm {
    if measure == .subtotal { return term(cost(of: base)?.quantity) }
    if let items = items(base) {
      guard measure == .count else {
        report(.wrongType(expected: [.choice, .severalValues], found: .items), at: base.origin.place)
        return .unreadable
      }
      if scope.current != nil { itemsCounted = .some(place) }
      return term(made(.itemUnits(items), over: 1, .number, .fromZero, at: place))
    }
    guard case .name(let name) = base.kind else {
      if case .filtered = base.kind {
        reportNoItems(base)
      } else if !isUnreadable(base) {
        report(.wrongType(expected: [.choice], found: .amount), at: base.origin.place)
      }
      return .unreadable
    }
    guard let option = option(name, at: base.origin.place) else { return .unreadable }
    let term = term(option)
    switch (measure, term) {
    case (.price, _):
      amountsRead = AmountsRead(through: nil, place: place)
      guard hasPrices(option) else {
        report(.optionWithoutPrice(name), at: base.origin.place)
        return .unreadable
      }
      pricesRead.insert(option)
      return self.term(made(.price(option), over: priceDenominator(of: option), .amount, .unknown, at: place))
    case (.count, .choice), (.count, .severalValues), (.count, .toggle):
      return self.term(made(.units(option), over: 1, .number, .fromZero, at: place))
    case (.kinds, .choice), (.kinds, .severalValues):
      return self.term(made(.kinds(option), over: 1, .number, .fromZero, at: place))
    case (.weight, .choice), (.weight, .severalValues):
      return self.term(made(.weight(option), over: 1, .number, .fromZero, at: place))
    case (.length, .text): return self.term(made(.length(option), over: 1, .number, .fromZero, at: place))
    case (.length, _):
      report(.wrongType(expected: [.text], found: type(of: term)), at: base.origin.place)
    default:
      report(.wrongType(expected: [.choice, .severalValues], found: type(of: term)), at: base.origin.place)
    }
    return .unreadable
  }

  private func isUnreadable(_ formula: Formula) -> Bool {
    if case .unreadable = formula.kind { true } else { false }
  }

  /// Over which every price of an option is whole.
  private func priceDenominator(of option: OptionID) -> Int128 {
    var decimals = 0
    func look(_ price: Price?) {
      switch price?.kind {
      case .literal(_, let literal): decimals = max(decimals, literal.decimals)
      case .name: decimals = DecimalLiteral.fractionDigitLimit
      default: break
      }
    }
    switch scope[option].kind {
    case .choice(let choice):
      for value in choice.values { look(value.price) }
      for table in choice.tables { for row in table.rows { for cell in row.cells { look(cell) } } }
    case .number(let range): look(range.priceEach)
    case .toggle(let toggle): look(toggle.price)
    case .text: break
    }
    return powerOfTen(decimals)
  }
}

extension String {
  /// What stands before the last place where a part begins.
  fileprivate func lastRange(of part: String) -> String? {
    let own = Array(utf8)
    let wanted = Array(part.utf8)
    guard own.count >= wanted.count else { return nil }
    for start in stride(from: own.count - wanted.count, through: 0, by: -1)
    where Array(own[start..<start + wanted.count]) == wanted {
      return String(decoding: own[..<start], as: UTF8.self)
    }
    return nil
  }
}
