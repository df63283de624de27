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
  /// False, and nothing changed, where the event is refused: `Selections.apply` says why.
  mutating func apply(_ event: Event) -> Bool {
    guard tell(event) else { return false }
    settle()
    return true
  }

  /// The same, but what follows from it isn't worked out before `settle`.
  @inline(__always)
  mutating func tell(_ event: Event) -> Bool {
    switch event {
    case .selected(let option, let selection, in: let item):
      guard let (frame, item) = frame(of: item, with: option), set(selection, option.index, frame, item) else {
        return false
      }
    case .cleared(let option, in: let item):
      guard let (frame, item) = frame(of: item, with: option) else { return false }
      clear(code.options[option.index], frame, item)
    case .added(let kind, let id): guard add(kind, id) else { return false }
    case .removed(let id): remove(id)
    }
    return true
  }

  @inline(__always)
  private func frame(of item: ItemID?, with option: OptionID) -> (Frame, Int?)? {
    guard option.index >= 0, option.index < code.options.count else { return nil }
    let body = code.options[option.index].body
    guard let item else { return body == 0 ? (.order, nil) : nil }
    guard let place = places[item], items[place].frame.body == body else { return nil }
    return (items[place].frame, place)
  }

  // MARK: Selections

  /// False where the selection is of the wrong type. The slots are read where they stand: a copy of them would cost more
  /// than all the rest.
  @inline(__always)
  private mutating func set(_ selection: Selection, _ option: Int, _ frame: Frame, _ item: Int?) -> Bool {
    let cell = code.options[option].cell
    switch selection {
    case .value(let value):
      guard code.options[option].kind == .one, value.index >= 0, value.index < code.options[option].values else {
        return false
      }
      markTold(frame.told &+ cell)
      set(cell, to: Cell(Int64(value.index)), in: frame, item: item)
    case .number(let number):
      guard code.options[option].kind == .number else { return false }
      set(number, option, frame, item)
    case .toggle(let isOn):
      guard code.options[option].kind == .toggle else { return false }
      markTold(frame.told &+ cell)
      set(cell, to: isOn ? .one : .zero, in: frame, item: item)
    case .text(let text):
      guard code.options[option].kind == .text else { return false }
      texts[frame.texts &+ code.options[option].place] = text
      answer(text, code.options[option].probes, frame, item)
    case .units(of: let value, let units):
      guard code.options[option].kind == .several, value.index >= 0, value.index < code.options[option].values,
        units >= 0
      else { return false }
      let isWhole = told[frame.told + cell] & ToldMark.isWhole != 0
      mark(value.index, told: units > 0 || !isWhole, cell, frame)
      told[frame.told + cell] |= ToldMark.isSetTold
      set(cell + value.index, to: Cell(units), in: frame, item: item)
    case .wholeSet(let units): return set(units, code.options[option], frame, item)
    case .moment(let moment):
      guard code.options[option].kind == .moment else { return false }
      self.moment = moment
      answer(moment, code.options[option], frame)
    }
    return true
  }

  /// Most options are told again and again: to look costs less than to write.
  @inline(__always)
  private mutating func markTold(_ place: Int) {
    if told[place] != ToldMark.isTold { told[place] = ToldMark.isTold }
  }

  @inline(__always)
  private mutating func set(_ number: SignedDecimal, _ option: Int, _ frame: Frame, _ item: Int?) {
    let cell = code.options[option].cell
    numbers[frame.numbers &+ code.options[option].place] = number
    markTold(frame.told &+ cell)
    let cells = code.options[option].limits.cells(number.millionths, code.numberLists)
    set(cell, to: cells.told, in: frame, item: item)
    set(cell &+ 1, to: cells.checked, in: frame, item: item)
  }

  private mutating func set(_ units: [ValueID: Int64], _ slots: OptionSlots, _ frame: Frame, _ item: Int?) -> Bool {
    guard slots.kind == .several else { return false }
    for (value, count) in units where value.index < 0 || value.index >= slots.values || count < 0 { return false }
    for value in 0..<slots.values {
      let count = units[ValueID(value)] ?? 0
      mark(value, told: count > 0, slots.cell, frame)
      set(slots.cell + value, to: Cell(count), in: frame, item: item)
    }
    told[frame.told + slots.cell] |= ToldMark.isSetTold | ToldMark.isWhole
    return true
  }

  private mutating func answer(_ text: String, _ probes: Range<Int>, _ frame: Frame, _ item: Int?) {
    // Where something looks at single items, a text may say which of two comes first.
    if let item, !code.ledgerReaders.isEmpty { touch(item) }
    for probe in probes {
      set(code.textProbes[probe].cell, to: code.textProbes[probe].question.answer(text), in: frame, item: item)
    }
  }

  private mutating func answer(_ moment: Moment?, _ slots: OptionSlots, _ frame: Frame) {
    for probe in slots.probes {
      set(code.momentProbes[probe].cell, to: code.momentProbes[probe].question.answer(moment), in: frame, item: nil)
    }
  }

  private mutating func mark(_ value: Int, told isTold: Bool, _ cell: Int, _ frame: Frame) {
    let place = frame.told + cell + value
    if isTold { told[place] |= ToldMark.isTold } else { told[place] &= ~ToldMark.isTold }
  }

  private mutating func clear(_ slots: OptionSlots, _ frame: Frame, _ item: Int?) {
    let cells =
      switch slots.kind {
      case .one, .toggle: 1
      case .number: 2
      case .several: slots.values
      case .text, .moment: 0
      }
    for cell in slots.cell..<(slots.cell + cells) {
      told[frame.told + cell] = 0
      set(cell, to: code.initialCells[code.bodies[frame.body].firstCell + cell], in: frame, item: item)
    }
    switch slots.kind {
    case .one, .toggle, .several: break
    case .number: numbers[frame.numbers + slots.place] = nil
    case .text:
      texts[frame.texts + slots.place] = nil
      answer("", slots.probes, frame, item)
    case .moment:
      moment = nil
      answer(nil, slots, frame)
    }
  }

  // MARK: Items

  private mutating func add(_ kind: ItemKindID, _ id: ItemID) -> Bool {
    guard kind.index >= 0, kind.index + 1 < code.bodies.count else { return false }
    if let place = places[id] { return items[place].kind == kind }
    guard items.count < Selections.itemLimit else { return false }
    let frame = makeFrame(kind.index + 1)
    places[id] = items.count
    items.append(Item(id: id, kind: kind, frame: frame))
    hasOtherItems = true
    markAll(frame)
    touch(items.count - 1)
    return true
  }

  private mutating func remove(_ id: ItemID) {
    guard let place = places.removeValue(forKey: id) else { return }
    let frame = items[place].frame
    withdraw(frame)
    free[frame.body].append(frame)
    items.remove(at: place)
    hasOtherItems = true
    strikeFromLedger(place)
    // Of several events an earlier one may have marked it, or one after it.
    marked.removeAll { $0 == place }
    for index in marked.indices where marked[index] > place { marked[index] -= 1 }
    for later in items.indices[place...] { places[items[later].id] = later }
  }

  // MARK: What was told

  /// What was told so far, as the from-scratch evaluator reads it.
  func selections(in rules: CheckedRuleSet) -> Selections {
    var selections = Selections()
    for option in code.options.indices where code.options[option].body == 0 {
      selections.restore(state(of: option, .order), of: OptionID(option))
    }
    for item in items {
      var told: [OptionID: Selections.State] = [:]
      for option in rules[item.kind].options { told[option] = state(of: option.index, item.frame) }
      selections.restore(item.id, item.kind, told)
    }
    return selections
  }

  private func state(of option: Int, _ frame: Frame) -> Selections.State? {
    let slots = code.options[option]
    let isTold = slots.cell >= 0 && told[frame.told + slots.cell] & (ToldMark.isTold | ToldMark.isSetTold) != 0
    switch slots.kind {
    case .one: return isTold ? .value(ValueID(Int(cells[frame.cells + slots.cell].number))) : nil
    case .several: return isTold ? units(slots, frame) : nil
    case .number: return numbers[frame.numbers + slots.place].map { .number($0) }
    case .toggle: return isTold ? .toggle(cells[frame.cells + slots.cell].number != 0) : nil
    case .text: return texts[frame.texts + slots.place].map { .text($0) }
    case .moment: return moment.map { .moment($0) }
    }
  }

  private func units(_ slots: OptionSlots, _ frame: Frame) -> Selections.State? {
    let first = told[frame.told + slots.cell]
    guard first & ToldMark.isSetTold != 0 else { return nil }
    var units: [ValueID: Int64] = [:]
    for value in 0..<slots.values where told[frame.told + slots.cell + value] & ToldMark.isTold != 0 {
      units[ValueID(value)] = cells[frame.cells + slots.cell + value].number
    }
    return .set(units, isWhole: first & ToldMark.isWhole != 0)
  }
}
