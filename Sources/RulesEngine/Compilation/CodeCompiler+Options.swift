extension CodeCompiler {
  // MARK: Presence

  /// Whether an option is there; none, if it always is.
  func presence(of option: OptionID) -> CellRef? { presences[option.index] }

  func presenceOrAlways(_ option: OptionID) -> CellRef { presences[option.index] ?? CodeBuilder.absent }

  mutating func presence(deciding option: OptionID) throws(NotCompiled) -> CellRef? {
    let checked = rules[option]
    place = checked.place
    var parts: [CellRef] = []
    if let onlyWhen = checked.onlyWhen { parts.append(try condition(onlyWhen, .chosen)) }
    if !checked.absences.isEmpty { parts.append(emit(.not, [try pricedAway(checked)])) }
    return parts.isEmpty ? nil : emit(.all, parts)
  }

  /// Every chosen row over the option is priced only for its absence.
  private mutating func pricedAway(_ option: CheckedOption) throws(NotCompiled) -> CellRef {
    guard option.absences.count == 1, let absence = option.absences.first, let choice = choice(absence.choice),
      !choice.allowsSeveral
    else { throw notCompiled("an option that several tables price away") }
    return emit(
      .pricedAway, [told(absence.choice), presenceOrAlways(absence.choice)], absence.values.map { Int64($0.index) })
  }

  func choice(_ option: OptionID) -> CheckedChoice? {
    if case .choice(let choice) = rules[option].kind { choice } else { nil }
  }

  // MARK: What is chosen

  /// Whether nothing need be chosen.
  mutating func mayBeEmpty(_ choice: CheckedChoice) throws(NotCompiled) -> CellRef {
    switch choice.amount {
    case .one: builder.constant(0)
    case .several: builder.constant(1)
    case .optional(let when):
      try when.map { when throws(NotCompiled) in try condition(when, .chosen) } ?? builder.constant(1)
    }
  }

  private func mayBeEmptyByCondition(_ choice: CheckedChoice) -> Bool {
    if case .optional(when: .some) = choice.amount { true } else { false }
  }

  /// The value of a choice of one.
  mutating func readSelection(_ option: OptionID, _ reading: Reading) throws(NotCompiled) -> CellRef {
    guard let choice = choice(option), !choice.allowsSeveral else { return builder.constant(.none) }
    let fault = try reading == .chosen ? nil : fault(of: option, choice, reading)
    if presence(of: option) == nil, fault == nil, !mayBeEmptyByCondition(choice) { return told(option) }
    let mayBeEmpty = try mayBeEmpty(choice)
    return emit(
      .selection, [told(option), presenceOrAlways(option), mayBeEmpty, fault ?? builder.constant(0)])
  }

  /// The value of a choice of one, as if it were there and sold: what a line looks at first.
  mutating func chosenKey(_ option: OptionID, _ choice: CheckedChoice, isThere: CellRef) throws(NotCompiled) -> CellRef
  {
    if isThere == CodeBuilder.absent, !mayBeEmptyByCondition(choice) { return told(option) }
    let mayBeEmpty = try mayBeEmpty(choice)
    return emit(.selection, [told(option), isThere, mayBeEmpty, builder.constant(0)])
  }

  mutating func readToggle(_ option: OptionID, _ reading: Reading) throws(NotCompiled) -> CellRef {
    guard case .toggle = rules[option].kind else { return builder.constant(0) }
    let gone = reading == .chosen ? nil : try hasRunOut(option, nil)
    if gone == nil, presence(of: option) == nil { return told(option) }
    return emit(.toggle, [told(option), presenceOrAlways(option), gone ?? builder.constant(0)])
  }

  mutating func readNumber(_ option: OptionID, _ reading: Reading) throws(NotCompiled) -> CellRef {
    guard case .number = rules[option].kind else { return builder.constant(.none) }
    let told = told(option)
    let read = reading == .chosen ? told : CellRef(body: told.body, entry: told.entry + 1)
    let gone = reading == .chosen ? nil : try hasRunOut(option, nil)
    if gone == nil, presence(of: option) == nil { return read }
    return emit(.number, [read, presenceOrAlways(option), gone ?? builder.constant(0)])
  }

  /// What the numbers of an option are over.
  func denominator(of option: OptionID) -> Int64 {
    if case .number(let number) = rules[option].kind { number.denominator } else { 1 }
  }

  // MARK: Units

  /// The units of one value.
  mutating func units(of value: ValueID, in option: OptionID, _ reading: Reading) throws(NotCompiled) -> CellRef {
    guard let choice = choice(option) else { return builder.constant(0) }
    guard choice.allowsSeveral else {
      return emit(.isOneOf, [try readSelection(option, reading)], [Int64(value.index)])
    }
    let fault = try reading == .chosen ? nil : fault(of: option, choice, reading, only: value.index)
    let told = toldUnits(option, value.index)
    if fault == nil, presence(of: option) == nil { return told }
    return emit(.units, [told, presenceOrAlways(option), fault ?? builder.constant(0)])
  }

  mutating func has(_ value: ValueID, _ option: OptionID, _ reading: Reading) throws(NotCompiled) -> CellRef {
    let units = try units(of: value, in: option, reading)
    guard choice(option)?.allowsSeveral == true else { return units }
    return emit(.compared, [units, builder.constant(0)], [1, 1, Comparison.greater])
  }

  private mutating func allUnits(
    _ option: OptionID, _ choice: CheckedChoice, _ reading: Reading
  ) throws(NotCompiled) -> [CellRef] {
    var units: [CellRef] = []
    for index in choice.values.indices { units.append(try self.units(of: ValueID(index), in: option, reading)) }
    return units
  }

  mutating func units(of option: OptionID, _ reading: Reading) throws(NotCompiled) -> CellRef {
    guard let choice = choice(option) else { return try readToggle(option, reading) }
    guard choice.allowsSeveral else {
      return emit(
        .constantOf, [try readSelection(option, reading)], [Int64](repeating: 1, count: choice.values.count))
    }
    return emit(
      .weighted, try allUnits(option, choice, reading), [Int64](repeating: 1, count: choice.values.count))
  }

  mutating func kinds(of option: OptionID, _ reading: Reading) throws(NotCompiled) -> CellRef {
    guard let choice = choice(option), choice.allowsSeveral else { return try units(of: option, reading) }
    return emit(.positives, try allUnits(option, choice, reading))
  }

  /// In millionths.
  mutating func weight(of option: OptionID, _ reading: Reading) throws(NotCompiled) -> CellRef {
    guard let choice = choice(option) else { return builder.constant(0) }
    let weights = choice.values.map { $0.weight }
    guard choice.allowsSeveral else { return emit(.constantOf, [try readSelection(option, reading)], weights) }
    return emit(.weighted, try allUnits(option, choice, reading), weights)
  }

  // MARK: What is sold

  /// Whether a statement `sold out` speaks of the value, or of the option as a whole, and holds; none, if none does.
  mutating func hasRunOut(_ option: OptionID, _ value: ValueID?) throws(NotCompiled) -> CellRef? {
    var parts: [CellRef] = []
    for soldOut in rules[option].soldOut {
      if let values = soldOut.values, value.map({ values.contains($0) }) != true { continue }
      parts.append(
        try soldOut.when.map { when throws(NotCompiled) in try condition(when, .chosen) } ?? builder.constant(1))
    }
    return parts.isEmpty ? nil : parts.count == 1 ? parts[0] : emit(.any, parts)
  }

  /// Why the chosen value isn't sold, or one value of a set; none, if all always are.
  mutating func fault(
    of option: OptionID, _ choice: CheckedChoice, _ reading: Reading, only: Int? = nil
  ) throws(NotCompiled) -> CellRef? {
    let key = FaultKey(option: option, reading: reading, only: only)
    if let known = faults[key] { return known }
    let made = try gatheredFault(of: option, choice, reading, only: only)
    faults[key] = .some(made)
    return made
  }

  struct FaultKey: Hashable {
    var option: OptionID
    var reading: Reading
    var only: Int?
  }

  private mutating func gatheredFault(
    of option: OptionID, _ choice: CheckedChoice, _ reading: Reading, only: Int?
  ) throws(NotCompiled) -> CellRef? {
    var conditions: [CellRef] = []
    var described: [Int64] = []
    var mayFail = false
    let values = only.map { $0..<($0 + 1) } ?? choice.values.indices
    for index in values {
      let value = choice.values[index]
      var places: [Int64] = []
      let whens = [
        try hasRunOut(option, ValueID(index)),
        try value.when.map { when throws(NotCompiled) in try condition(when, .chosen) },
      ]
      for cell in whens {
        guard let cell else {
          places.append(-1)
          continue
        }
        conditions.append(cell)
        places.append(Int64(conditions.count + 1))
      }
      mayFail = mayFail || value.isSoldOut || places != [-1, -1]
      described.append(value.isSoldOut ? 1 : 0)
      described += places
      described.append(value.isSoldOut || places[0] >= 0 ? prepare(.soldOut, ValueID(index), of: option) : 0)
      described.append(places[1] >= 0 ? prepare(.notSold, ValueID(index), of: option) : 0)
    }
    var row = builder.constant(0)
    var gridNumber: Int64 = -1
    if reading == .sold {
      let grid = try grid(of: option, choice)
      if grid.maybeNotSold {
        gridNumber = Int64(grid.number)
        if let only { row = try self.row(ofValue: only, grid) } else { row = try self.row(of: told(option), grid) }
        mayFail = true
      }
    }
    guard mayFail else { return nil }
    let value = only.map { builder.constant(Int64($0)) } ?? told(option)
    return emit(.salesFault, [value, row] + conditions, [gridNumber, Int64(values.lowerBound)] + described)
  }
}
