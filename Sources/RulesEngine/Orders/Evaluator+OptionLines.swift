/// The lines that an option's own prices make.
extension Evaluator {
  func outcome(
    of line: CheckedLine, _ option: OptionID, _ applies: Verdict, _ factor: Decided<ExactValue?>
  ) -> [LineOutcome] {
    switch rules[option].kind {
    case .choice(let choice): return outcome(of: line, option, choice, applies, factor)
    case .toggle(let toggle):
      guard let cell = toggle.price else { return [] }
      switch readToggle(option, .sold) {
      case .known(false): return []
      case .known(true): return simpleOutcome(of: line, option, cell, nil, applies, factor)
      case .unknown(let causes):
        return [.open(causes.union(applies.causes), labels: [label(of: line, option).text])]
      }
    case .number(let number):
      guard let cell = number.priceEach else { return [] }
      switch readNumber(option, .sold) {
      case .known(nil): return []
      case .known(let value?):
        return simpleOutcome(
          of: line, option, cell, ExactValue(millionths: value.millionths), applies, factor)
      case .unknown(let causes): return [.open(causes, labels: [label(of: line, option).text])]
      }
    case .text, .moment: return []
    }
  }

  private func label(of line: CheckedLine, _ option: OptionID) -> LocalizedText {
    line.label ?? rules[option].label
  }

  private func simpleOutcome(
    of line: CheckedLine, _ option: OptionID, _ cell: CheckedCell, _ count: ExactValue?, _ applies: Verdict,
    _ factor: Decided<ExactValue?>
  ) -> [LineOutcome] {
    if case .known(false) = presence(of: option) { return [] }
    guard case .quantity(let quantity) = cell.kind, count?.isZero != true else { return [] }
    let price = unitPrice(worth(of: quantity), line, isEach: count != nil).then {
      fitting($0.multiplied(by: count ?? ExactValue(1)))
    }
    let known = Verdict.all([applies, presence(of: option)])
    return made(line, option, label(of: line, option), price, nil, known, factor, isRow: false)
  }

  private func outcome(
    of line: CheckedLine, _ option: OptionID, _ choice: CheckedChoice, _ applies: Verdict,
    _ factor: Decided<ExactValue?>
  ) -> [LineOutcome] {
    if case .known(false) = presence(of: option) { return [] }
    let isThere = Verdict.all([applies, presence(of: option)])
    let units = pricedUnits(option, choice)
    if units.isEmpty {
      let labels = line.label.map { [$0.text] } ?? choice.values.map { $0.label.text }
      switch mayBeEmpty(choice) {
      case .known(true): return []
      case .known(false) where isThere.value == true:
        return [.open([cause(.notChosen(option))], labels: labels)]
      case .known(false): return [.open(isThere.causes, labels: labels)]
      case .unknown(let causes):
        return [.open(causes.union(isThere.causes), labels: labels)]
      }
    }
    // A value that takes off looks at the lines of the values before it, too.
    let takesOff = units.count > 1 && units.contains { ($0.price.value ?? nil)?.isNegative ?? false }
    var above = self
    var outcomes: [LineOutcome] = []
    for unit in units {
      let value = choice.values[unit.value.index]
      // Of a base price in a choice only `price of` knows.
      guard value.makesLine else { continue }
      let label = line.label ?? (choice.isMenu ? rowLabel(value) : value.label)
      let price = unit.price.then { price in
        price.map { price in fitting(price.multiplied(by: ExactValue(unit.charged))).map { $0 } } ?? .known(nil)
      }
      switch price {
      case .known(nil): continue
      case .unknown(let causes):
        let labels = line.label == nil ? [label.text, value.label.text] : [label.text]
        outcomes.append(.open(causes.union(isThere.causes), labels: labels))
        if takesOff, let open = outcomes.last { above.apply([open], of: line) }
      case .known(let price?):
        // A value without a charged unit makes no line.
        if unit.charged == 0 { continue }
        let made = above.made(
          line, option, label, .known(price), choice.allowsSeveral ? shownUnits(unit.units) : nil, isThere, factor,
          isRow: choice.isMenu, place: value.place)
        if takesOff { above.apply(made, of: line) }
        outcomes += made
      }
    }
    return outcomes
  }

  /// A line shows the whole item, so its units are those of the whole item, too.
  private func shownUnits(_ units: Int64) -> Int64 {
    guard item != nil, !isOnce, let times = times.value else { return units }
    let (all, overflow) = units.multipliedReportingOverflow(by: times)
    return overflow ? .max : all
  }

  private func rowLabel(_ value: CheckedValue) -> LocalizedText {
    rules.rowLabel(value.label, labels(of: value.price.axes))
  }

  private func made(
    _ line: CheckedLine, _ option: OptionID, _ label: LocalizedText, _ price: Decided<ExactValue>, _ units: Int64?,
    _ isThere: Verdict, _ factor: Decided<ExactValue?>, isRow: Bool, place: Place? = nil
  ) -> [LineOutcome] {
    let exact = unitPrice(price, line).with(factor).then { price, factor in
      fitting(price.multiplied(by: factor ?? ExactValue(1)))
    }
    guard case .known = isThere, case .known(let amount) = exact else {
      return [.open(exact.causes.union(isThere.causes), labels: [label.text])]
    }
    let isTakenOff = amount.isNegative && !isRow
    let steps: Decided<Int64>
    if isTakenOff {
      steps = fitting(amount.negated).then { taken($0, line, from: .subtotal) }
    } else if amount.isNegative {
      steps = .unknown([cause(.negativeAmount(step: step, place: line.place, [option]))])
    } else {
      steps = charged(amount, line)
    }
    switch steps {
    case .unknown(let causes): return [.open(causes, labels: [label.text])]
    case .known(0) where !isRow: return []
    case .known(let steps):
      return [
        .made(
          MadeLine(
            label: label, kind: isTakenOff ? .discount : isRow ? .base : .charge, steps: steps, exact: nil,
            units: units,
            option: option, base: .subtotal, place: place))
      ]
    }
  }
}
