/// The items of an order: each is worked out as an order of its own, of one unit.
extension Evaluator {
  /// The rules sell items, and none was added.
  var isEmptyOrder: Bool { item == nil && !rules.kinds.isEmpty && selections.items.isEmpty }

  mutating func evaluateItems() {
    var parts: [Evaluator] = []
    for index in selections.items.indices { parts.append(evaluated(item: index)) }
    // The quote has them as they were added; what is shared looks at them as they stand in the file.
    for part in parts {
      let above = lines.lines.count
      lines.addLines(of: part.lines)
      for var subtotal in part.subtotals {
        subtotal.lineCount += above
        subtotals.append(subtotal)
      }
      includedTaxes += part.includedTaxes
      violations.merge(part.violations)
    }
    for index in itemsInFileOrder() {
      let part = parts[index]
      lines.addItem(index, units: part.times, part.lines)
    }
  }

  private func evaluated(item index: Int) -> Evaluator {
    var part = self
    part.item = index
    part.times = unitCount(ofItem: index)
    part.evaluateSteps(rules[selections.items[index].kind].steps)
    return part
  }

  /// How many times an item is taken.
  func unitCount(ofItem index: Int) -> Decided<Int64> {
    guard let times = rules[selections.items[index].kind].times else { return .known(1) }
    return reader(ofItem: index).readNumber(times, .sold).then { number in
      .known((number?.millionths ?? 1_000_000) / 1_000_000)
    }
  }

  /// The same facts, seen from an item.
  func reader(ofItem index: Int) -> Evaluator {
    var reader = self
    reader.item = index
    return reader
  }

  // MARK: Which items, and how many

  /// The places of those items, as they were added.
  func places(of items: CheckedItems) -> Decided<[Int]> {
    var found: [Int] = []
    var causes: Set<Cause> = []
    for (index, item) in selections.items.enumerated() {
      for part in items.parts where part.kind == item.kind {
        switch part.filter.map({ reader(ofItem: index).verdict(on: $0) }) ?? .yes {
        case .known(true): found.append(index)
        case .known(false): continue
        case .unknown(let more): causes.formUnion(more)
        }
      }
    }
    return causes.isEmpty ? .known(found) : .unknown(causes)
  }

  /// Counts the units of every kind once, for each item may ask for them.
  mutating func countItems() {
    kindUnits = [Decided<ExactValue>](repeating: .known(.zero), count: rules.kinds.count)
    for (index, item) in selections.items.enumerated() {
      let units = unitCount(ofItem: index)
      kindUnits[item.kind.index] = sum(kindUnits[item.kind.index], units.map { ExactValue($0) })
    }
  }

  func units(of items: CheckedItems) -> Decided<ExactValue> {
    var units: Decided<ExactValue> = .known(.zero)
    for part in items.parts {
      if part.filter == nil {
        units = sum(units, kindUnits[part.kind.index])
      } else {
        let counts = places(of: CheckedItems(parts: [part])).then { places in
          var counted: Decided<ExactValue> = .known(.zero)
          for place in places { counted = sum(counted, unitCount(ofItem: place).map { ExactValue($0) }) }
          return counted
        }
        units = sum(units, counts)
      }
    }
    return units
  }

  private func sum(_ left: Decided<ExactValue>, _ right: Decided<ExactValue>) -> Decided<ExactValue> {
    left.with(right).then { fitting($0.adding($1)) }
  }

  /// What is wrong with how many units of a kind there are.
  mutating func judge(_ kind: ItemKindID) {
    if isEmptyOrder {
      // Too few of everything is one cause.
      if kind.index == 0 {
        let message = ViolationWords.emptyOrder(languages: languages)
        say(PreparedViolation(code: .emptyOrder, options: [], message: message, place: place))
      }
      return
    }
    let checked = rules[kind]
    guard checked.least != nil || checked.most != nil else { return }
    let units = units(of: CheckedItems(parts: [.init(kind: kind, filter: nil)]))
    violations.report(units.causes, step: step)
    guard let units = units.value else { return }
    if let least = bound(checked.least), units < least { say(rules.tooFew(kind, least: least.shownWhole)) }
    if let most = bound(checked.most), most < units { say(rules.tooMany(kind, most: most.shownWhole)) }
  }

  private mutating func say(_ prepared: PreparedViolation) {
    violations.say(Violation(prepared, grade: .disallowed, item: nil), step: step, item: nil)
  }

  // MARK: The order of the file

  /// Kind by kind; two items of a kind option by option. Only items that are alike stand as they were added.
  private func itemsInFileOrder() -> [Int] {
    let keys = selections.items.indices.map { sortKey(ofItem: $0) }
    return selections.items.indices.sorted { left, right in
      let (one, other) = (selections.items[left], selections.items[right])
      if one.kind != other.kind { return one.kind < other.kind }
      for (mine, its) in zip(keys[left], keys[right]) where mine != its { return mine < its }
      return left < right
    }
  }

  private func sortKey(ofItem index: Int) -> [SelectionOrder] {
    let reader = reader(ofItem: index)
    return rules[selections.items[index].kind].options.map { reader.sortKey(of: $0) }
  }

  private func sortKey(of option: OptionID) -> SelectionOrder {
    guard case .known(true) = presence(of: option) else { return .nothing }
    switch rules[option].kind {
    case .choice(let choice):
      return .units(
        choice.allowsSeveral
          ? units(of: option, choice).map { [Int64($0.value.index), $0.units] }
          : chosenValue(of: option, choice).map { [[Int64($0.index), 1]] } ?? [])
    case .number: return .number(number(option)?.millionths ?? .min)
    case .toggle: return .number(isOn(option) ? 1 : 0)
    case .text: return .text(text(option))
    case .moment: return .nothing
    }
  }
}

/// What was selected, as far as it decides which of two items comes first: by the place of the value, then the number,
/// off before on, text by its code points.
private enum SelectionOrder: Comparable {
  case nothing
  case units([[Int64]])
  case number(Int64)
  case text(String)

  static func == (left: SelectionOrder, right: SelectionOrder) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    case (.units(let one), .units(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one.unicodeScalars.elementsEqual(other.unicodeScalars)
    default: false
    }
  }

  static func < (left: SelectionOrder, right: SelectionOrder) -> Bool {
    switch (left, right) {
    case (.units(let one), .units(let other)): one.lexicographicallyPrecedes(other) { $0.lexicographicallyPrecedes($1) }
    case (.number(let one), .number(let other)): one < other
    case (.text(let one), .text(let other)): one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
    case (.nothing, .nothing): false
    case (.nothing, _): true
    default: false
    }
  }
}
