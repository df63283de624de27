/// What is said of a value that isn't sold, or of an option: once for each.
struct PreparedFault: Hashable {
  enum Kind: Hashable {
    case notChosen, soldOut, notSold
  }

  var kind: Kind
  var option: OptionID
  var value: ValueID
}

/// What is wrong with an order is put into words when its rules are compiled, as far as that is possible.
extension CodeCompiler {
  /// So much is prepared; what else there is the from-scratch evaluator puts into words.
  private static let mostPrepared = 1 << 14

  /// Where it stands; none where there is no room left.
  mutating func prepare(_ violation: @autoclosure () -> PreparedViolation) -> Int? {
    guard prepared.count < CodeCompiler.mostPrepared else { return nil }
    prepared.append(violation())
    return prepared.count - 1
  }

  /// One more than where it stands, or -1: see `Opcode.salesFault`.
  mutating func prepare(_ kind: PreparedFault.Kind, _ value: ValueID = ValueID(0), of option: OptionID) -> Int64 {
    let fault = PreparedFault(kind: kind, option: option, value: value)
    if let known = preparedFaults[fault] { return known }
    let rules = rules
    let place: Int?
    switch kind {
    case .notChosen: place = prepare(rules.notChosen(option))
    case .soldOut: place = prepare(rules.soldOut(value, of: option))
    case .notSold: place = prepare(rules.notSold(value, of: option))
    }
    let made = place.map { Int64($0 + 1) } ?? -1
    preparedFaults[fault] = made
    return made
  }

  // MARK: What has no price

  /// Prepares what is said where a grid has no price. In its rows it has the numbers of the cells that say so.
  mutating func prepare(_ grid: ChoiceGrid, _ cells: [CheckedCell], of option: OptionID) {
    let stride = Int(grid.stride)
    var prices = builder.grids[grid.number].prices
    for index in stride..<prices.count where prices[index].kind == .notSold {
      let number = Int(prices[index].amount)
      prices[index].amount = -1
      guard isReached(index % stride, grid), let labels = labels(ofRow: index % stride, grid) else { continue }
      let value = ValueID(index / stride - 1)
      let rules = rules
      let place = prepare(
        rules.noPrice(value, of: option, cell: number > 0 ? cells[number - 1] : nil, with: labels))
      prices[index].amount = place.map { Int64($0 + 1) } ?? -1
    }
    builder.grids[grid.number] = PriceGrid(prices: prices, denominator: grid.denominator)
  }

  /// Whether an order comes to a row: what must be chosen is never none.
  func isReached(_ row: Int, _ grid: ChoiceGrid) -> Bool {
    for (place, axis) in grid.axes.enumerated() where key(place, ofRow: row, grid) == 0 {
      switch axis {
      case .choice(let option): guard isSometimesNone(option) else { return false }
      case .toggle: guard grid.pricesAbsence[place] else { return false }
      case .condition, .number, .quantity: continue
      }
    }
    return true
  }

  private func key(_ place: Int, ofRow row: Int, _ grid: ChoiceGrid) -> Int {
    Int(Int64(row) % (place == 0 ? grid.stride : grid.strides[place - 1]) / grid.strides[place])
  }

  /// The labels of what a row is looked up by; none where a number stands in the words.
  private func labels(ofRow row: Int, _ grid: ChoiceGrid) -> [LocalizedText]? {
    var labels: [LocalizedText] = []
    for (place, axis) in grid.axes.enumerated() {
      let key = key(place, ofRow: row, grid)
      switch axis {
      case .choice(let option):
        if key > 0, let choice = choice(option) { labels.append(choice.values[key - 1].label) }
      case .toggle(let option): if key == 2 { labels.append(rules[option].label) }
      case .condition(_, let label): if key == 1 { labels.append(label) }
      case .number: return nil
      case .quantity: continue
      }
    }
    return labels
  }

  private func isSometimesNone(_ option: OptionID) -> Bool {
    guard let choice = choice(option), case .one = choice.amount else { return true }
    return !rules[option].absences.isEmpty || rules[option].onlyWhen != nil
  }
}
