extension Evaluator {
  /// How closely a selection is looked at when it is read.
  enum Reading {
    /// What was chosen, sold or not.
    case chosen
    /// What isn't sold by its own `sold out` or `when` is unknown.
    case declared
    /// What has no price is unknown, too.
    case sold
  }

  /// The value of a choice; none, if nothing is chosen or the option isn't there.
  func read(_ option: OptionID, _ reading: Reading) -> Decided<ValueID?> {
    guard let choice = choice(option) else { return .known(nil) }
    // Where nothing is chosen and nothing need be, it doesn't matter whether the option is there.
    if chosenValue(of: option, choice) == nil, case .known(true) = mayBeEmpty(choice) { return .known(nil) }
    return presence(of: option).then { isThere in
      guard isThere else { return .known(nil) }
      guard let value = chosenValue(of: option, choice) else {
        return mayBeEmpty(choice).then { $0 ? .known(nil) : .unknown([cause(.notChosen(option))]) }
      }
      return isSold(value, of: option, choice, reading).map { _ in value }
    }
  }

  /// Whether nothing need be chosen.
  func mayBeEmpty(_ choice: CheckedChoice) -> Verdict {
    switch choice.amount {
    case .one: .no
    case .several: .yes
    case .optional(let when): when.map { verdict(on: $0, .chosen) } ?? .yes
    }
  }

  /// Known where the value is sold, as far as the reading looks.
  func isSold(_ value: ValueID, of option: OptionID, _ choice: CheckedChoice, _ reading: Reading) -> Decided<Void> {
    guard reading != .chosen else { return .known(()) }
    let checked = choice.values[value.index]
    if checked.isSoldOut { return .unknown([cause(.soldOut(option, value))]) }
    let causes = isStillThere(option, value).causes
    if !causes.isEmpty { return .unknown(causes) }
    if let when = checked.when {
      switch verdict(on: when, .chosen) {
      case .known(true): break
      case .known(false): return .unknown([cause(.notSold(option, value))])
      case .unknown(let causes): return .unknown(causes)
      }
    }
    guard reading == .sold else { return .known(()) }
    if case .known(.some(.notSold)) = cell(of: value, option, choice) {
      return .unknown([cause(.noPrice(option, value))])
    }
    return .known(())
  }

  /// What a table or an entry says of a value's price.
  enum FoundCell {
    case quantity(CheckedCell, CheckedQuantity)
    case notSold
  }

  /// The cell of a value; none, if no price is written.
  func cell(of value: ValueID, _ option: OptionID, _ choice: CheckedChoice) -> Decided<FoundCell?> {
    switch choice.values[value.index].price {
    case .none: .known(nil)
    case .single(let cell): .known(found(cell))
    case .table(by: let axes, let rows): find(rows, axes, .declared).map { $0.map { found($0) } ?? .notSold }
    }
  }

  func found(_ cell: CheckedCell) -> FoundCell {
    if case .quantity(let quantity) = cell.kind { .quantity(cell, quantity) } else { .notSold }
  }

  /// Units of each value of a set, or of one; unknown where any of them isn't sold.
  func readUnits(_ option: OptionID, _ reading: Reading) -> Decided<[(value: ValueID, units: Int64)]> {
    guard let choice = choice(option) else {
      return readToggle(option, reading).map { $0 ? [(ValueID(0), Int64(1))] : [] }
    }
    guard choice.allowsSeveral else { return read(option, reading).map { $0.map { [($0, Int64(1))] } ?? [] } }
    let units = units(of: option, choice)
    guard !units.isEmpty else { return .known([]) }
    return presence(of: option).then { isThere in
      guard isThere else { return .known([]) }
      var causes: Set<Cause> = []
      for unit in units { causes.formUnion(isSold(unit.value, of: option, choice, reading).causes) }
      return causes.isEmpty ? .known(units) : .unknown(causes)
    }
  }

  /// Units of one value; what isn't sold beside it doesn't matter.
  func readUnits(of value: ValueID, in option: OptionID, _ reading: Reading) -> Decided<Int64> {
    guard let choice = choice(option) else { return .known(0) }
    guard choice.allowsSeveral else { return read(option, reading).map { $0 == value ? 1 : 0 } }
    let units = units(of: option, choice).first { $0.value == value }?.units ?? 0
    guard units > 0 else { return .known(0) }
    return presence(of: option).then { isThere in
      guard isThere else { return .known(0) }
      return isSold(value, of: option, choice, reading).map { _ in units }
    }
  }

  /// A number or an amount that was told; none, if the option isn't there.
  func readNumber(_ option: OptionID, _ reading: Reading) -> Decided<SignedDecimal?> {
    guard case .number(let checked) = rules[option].kind else { return .known(nil) }
    return presence(of: option).then { isThere in
      guard isThere else { return .known(nil) }
      guard let number = number(option) else { return .unknown([cause(.notChosen(option))]) }
      guard reading != .chosen else { return .known(number) }
      let causes = number.millionths == 0 ? [] : isStillThere(option, nil).causes
      guard causes.isEmpty else { return .unknown(causes) }
      guard checked.contains(number.millionths) else { return .unknown([cause(.outOfRange(option))]) }
      guard checked.isStep(number.millionths) else { return .unknown([cause(.notAStep(option))]) }
      return .known(number)
    }
  }

  func readToggle(_ option: OptionID, _ reading: Reading) -> Verdict {
    guard isOn(option) else { return .all([presence(of: option), .no]) }
    return reading == .chosen ? presence(of: option) : .all([presence(of: option), isStillThere(option, nil)])
  }

  /// Yes, unless a statement `sold out` speaks of the value, or of the option as a whole, and holds.
  private func isStillThere(_ option: OptionID, _ value: ValueID?) -> Verdict {
    var causes: Set<Cause> = []
    for soldOut in rules[option].soldOut {
      if let values = soldOut.values, value.map({ values.contains($0) }) != true { continue }
      switch soldOut.when.map({ verdict(on: $0, .chosen) }) ?? .yes {
      case .known(true): return .unknown([cause(.soldOut(option, value ?? ValueID(0)))])
      case .known(false): continue
      case .unknown(let more): causes.formUnion(more)
      }
    }
    return causes.isEmpty ? .yes : .unknown(causes)
  }

  func readText(_ option: OptionID) -> Decided<String> {
    presence(of: option).map { $0 ? text(option) : "" }
  }
}
