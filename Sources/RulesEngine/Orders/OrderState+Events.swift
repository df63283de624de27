/// What was told of a cell.
private enum ToldMark {
  static let isTold: UInt8 = 1
  /// Of the first cell of a set: values that weren't told have no unit.
  static let isWhole: UInt8 = 2
  /// Of the first cell of a set: something of the set was told, be it nothing.
  static let isSetTold: UInt8 = 4
}

/// Events, which set cells.
extension OrderState {
  /// Throws a refusal, and changes nothing, as `Selections.apply` does.
  mutating func apply(_ event: Event, in rules: CheckedRuleSet) throws(Refusal) {
    switch event {
    case .selected(let option, let selection, in: let item):
      let (frame, item) = try frame(of: item, with: option, in: rules)
      guard set(selection, option, frame, item, in: rules) else {
        throw Refusal(.wrongType, given: rules[option].name.text)
      }
    case .cleared(let option, in: let item):
      let (frame, item) = try frame(of: item, with: option, in: rules)
      clear(option, frame, item, in: rules)
    case .added(let kind, let id): try add(kind, id, in: rules)
    case .removed(let id): remove(id)
    }
    settle()
  }

  @inline(__always)
  private func frame(
    of item: ItemID?, with option: OptionID, in rules: CheckedRuleSet
  ) throws(Refusal) -> (Frame, Int?) {
    guard code.options.indices.contains(option.index) else {
      throw Refusal(.unknownOption, given: "\(option.index)")
    }
    let body = code.options[option.index].body
    guard let item else {
      guard body == 0 else { throw Refusal(.unknownOption, given: rules[option].name.text) }
      return (OrderState.order, nil)
    }
    guard let place = places[item] else { throw unknown(item) }
    guard items[place].frame.body == body else { throw Refusal(.unknownOption, given: rules[option].name.text) }
    return (items[place].frame, place)
  }

  func unknown(_ item: ItemID) -> Refusal {
    Refusal(.unknownItem, given: item.text, candidates: items.prefix(100).map { $0.id.text })
  }

  // MARK: Selections

  /// False where the selection is of the wrong type.
  private mutating func set(
    _ selection: Selection, _ option: OptionID, _ frame: Frame, _ item: Int?, in rules: CheckedRuleSet
  ) -> Bool {
    let cell = Int(code.options[option.index].cell)
    switch (code.options[option.index].kind, selection) {
    case (.one(values: let values), .value(let value)):
      guard value.index >= 0, value.index < values else { return false }
      told[frame.told + cell] = ToldMark.isTold
      set(cell, to: Cell(Int64(value.index)), in: frame, item: item)
    case (.several(let values), .units(of: let value, let units)):
      guard value.index >= 0, value.index < values, units >= 0 else { return false }
      let isWhole = told[frame.told + cell] & ToldMark.isWhole != 0
      mark(value.index, told: units > 0 || !isWhole, cell, frame)
      told[frame.told + cell] |= ToldMark.isSetTold
      set(cell + value.index, to: Cell(units), in: frame, item: item)
    case (.several(let values), .wholeSet(let units)):
      for (value, count) in units where value.index < 0 || value.index >= values || count < 0 { return false }
      for value in 0..<values {
        let count = units[ValueID(value)] ?? 0
        mark(value, told: count > 0, cell, frame)
        set(cell + value, to: Cell(count), in: frame, item: item)
      }
      told[frame.told + cell] |= ToldMark.isSetTold | ToldMark.isWhole
    case (.number(let place, denominator: _), .number(let number)):
      guard case .number(let checked) = rules[option].kind else { return false }
      numbers[frame.numbers + place] = number
      told[frame.told + cell] = ToldMark.isTold
      set(cell, to: checked.cell(number.millionths, isChecked: false), in: frame, item: item)
      set(cell + 1, to: checked.cell(number.millionths, isChecked: true), in: frame, item: item)
    case (.toggle, .toggle(let isOn)):
      told[frame.told + cell] = ToldMark.isTold
      set(cell, to: Cell(isOn ? 1 : 0), in: frame, item: item)
    case (.text(let place, let probes), .text(let text)):
      texts[frame.texts + place] = text
      for probe in probes { set(Int(probe.cell), to: probe.question.answer(text), in: frame, item: item) }
    case (.moment(let probes), .moment(let moment)):
      self.moment = moment
      for probe in probes { set(Int(probe.cell), to: probe.question.answer(moment), in: frame, item: item) }
    default: return false
    }
    return true
  }

  private mutating func mark(_ value: Int, told isTold: Bool, _ cell: Int, _ frame: Frame) {
    let place = frame.told + cell + value
    if isTold { told[place] |= ToldMark.isTold } else { told[place] &= ~ToldMark.isTold }
  }

  private mutating func clear(_ option: OptionID, _ frame: Frame, _ item: Int?, in rules: CheckedRuleSet) {
    let cell = Int(code.options[option.index].cell)
    let initial = code.bodies[frame.body].firstCell + cell
    switch code.options[option.index].kind {
    case .one, .toggle:
      told[frame.told + cell] = 0
      set(cell, to: code.initialCells[initial], in: frame, item: item)
    case .several(let values):
      for value in 0..<values {
        told[frame.told + cell + value] = 0
        set(cell + value, to: code.initialCells[initial + value], in: frame, item: item)
      }
    case .number(let place, denominator: _):
      numbers[frame.numbers + place] = nil
      told[frame.told + cell] = 0
      set(cell, to: code.initialCells[initial], in: frame, item: item)
      set(cell + 1, to: code.initialCells[initial + 1], in: frame, item: item)
    case .text(let place, let probes):
      texts[frame.texts + place] = nil
      for probe in probes { set(Int(probe.cell), to: probe.question.answer(""), in: frame, item: item) }
    case .moment(let probes):
      moment = nil
      for probe in probes { set(Int(probe.cell), to: probe.question.answer(nil), in: frame, item: item) }
    }
  }

  // MARK: Items

  private mutating func add(_ kind: ItemKindID, _ id: ItemID, in rules: CheckedRuleSet) throws(Refusal) {
    guard rules.kinds.indices.contains(kind.index) else { throw Refusal(.unknownKind, given: "\(kind.index)") }
    if let place = places[id] {
      guard items[place].kind == kind else { throw Refusal(.otherKind, given: id.text) }
      return
    }
    guard items.count < Selections.itemLimit else { throw Refusal(.tooManyItems, given: id.text) }
    let frame = makeFrame(kind.index + 1)
    places[id] = items.count
    items.append(Item(id: id, kind: kind, frame: frame))
    markAll(frame)
    touch(items.count - 1)
  }

  private mutating func remove(_ id: ItemID) {
    guard let place = places.removeValue(forKey: id) else { return }
    let frame = items[place].frame
    withdraw(frame)
    free[frame.body].append(frame)
    items.remove(at: place)
    for later in items.indices[place...] { places[items[later].id] = later }
  }

  // MARK: What was told

  /// What was told so far, as the from-scratch evaluator reads it.
  func selections(in rules: CheckedRuleSet) -> Selections {
    var selections = Selections()
    for option in code.options.indices where code.options[option].body == 0 {
      selections.restore(state(of: option, OrderState.order), of: OptionID(option))
    }
    for item in items {
      var told: [OptionID: Selections.State] = [:]
      for option in rules[item.kind].options { told[option] = state(of: option.index, item.frame) }
      selections.restore(item.id, item.kind, told)
    }
    return selections
  }

  private func state(of option: Int, _ frame: Frame) -> Selections.State? {
    let cell = Int(code.options[option].cell)
    switch code.options[option].kind {
    case .one:
      guard told[frame.told + cell] & ToldMark.isTold != 0 else { return nil }
      return .value(ValueID(Int(cells[frame.cells + cell].number)))
    case .several(let values):
      let first = told[frame.told + cell]
      guard first & ToldMark.isSetTold != 0 else { return nil }
      var units: [ValueID: Int64] = [:]
      for value in 0..<values where told[frame.told + cell + value] & ToldMark.isTold != 0 {
        units[ValueID(value)] = cells[frame.cells + cell + value].number
      }
      return .set(units, isWhole: first & ToldMark.isWhole != 0)
    case .number(let place, denominator: _): return numbers[frame.numbers + place].map { .number($0) }
    case .toggle:
      guard told[frame.told + cell] & ToldMark.isTold != 0 else { return nil }
      return .toggle(cells[frame.cells + cell].number != 0)
    case .text(let place, _): return texts[frame.texts + place].map { .text($0) }
    case .moment: return moment.map { .moment($0) }
    }
  }
}
