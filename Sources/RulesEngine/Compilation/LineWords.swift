/// What a line of the quote is called, and what kind of line it is: all that doesn't change with its amount.
struct LineWords: Sendable {
  enum Kind: Sendable {
    /// A menu's row.
    case base
    /// An option's own price: taken off where it is below 0.
    case own
    case charge, discount, tax, rounding
    case included(Percentage)
  }

  struct Words: Sendable {
    let label: LocalizedText
    let place: Place?
  }

  /// A cell that the words depend on.
  struct Key: Sendable {
    let cell: Int
    let isOrders: Bool
    let offset: Int
    let stride: Int
  }

  let kind: Kind
  let isOnce: Bool
  let keys: [Key]
  fileprivate let words: [Words]
  /// Where its words stand among those of all lines of the program.
  var first = 0

  /// The words of all lines, one line after the other, each of which then knows where its own begin.
  static func gathered(_ lines: inout [[LineWords]]) -> ContiguousArray<Words> {
    var all = ContiguousArray<Words>()
    for body in lines.indices {
      for number in lines[body].indices {
        let line = lines[body][number]
        lines[body][number] = LineWords(
          kind: line.kind, isOnce: line.isOnce, keys: line.keys, words: [], first: all.count)
        all += line.words
      }
    }
    return all
  }
}

/// Makes the words of lines ahead of all orders.
struct LineWording {
  let rules: CheckedRuleSet
  let options: ContiguousArray<OptionSlots>
  let isAlwaysThere: [Bool]

  /// So many labels of one line are made ahead; others are left to the from-scratch evaluator.
  private static let largest = 1 << 14

  /// None where the labels can't be made ahead.
  func words(of source: LineSource) -> LineWords? {
    switch rules.steps[Int(source.step)] {
    case .totalRounding(let rounding): return plain(.rounding, rounding.label, rounding.place)
    case .pick(let pick):
      guard let line = source.member.map({ pick.lines[Int($0)] }) else { return nil }
      return plain(LineWords.Kind(line.kind), line.label ?? "", line.place, isOnce: line.isOnce)
    case .line(let line):
      if let option = source.option { return words(of: source, line, rules[option]) }
      if case .included(_, let rate) = line.amount { return plain(.included(rate), line.label ?? "", line.place) }
      return plain(LineWords.Kind(line.kind), line.label ?? "", line.place, isOnce: line.isOnce)
    default: return nil
    }
  }

  private func plain(
    _ kind: LineWords.Kind, _ label: LocalizedText, _ place: Place?, isOnce: Bool = false
  ) -> LineWords {
    LineWords(kind: kind, isOnce: isOnce, keys: [], words: [LineWords.Words(label: label, place: place)])
  }

  private func words(of source: LineSource, _ line: CheckedLine, _ option: CheckedOption) -> LineWords? {
    guard case .choice(let choice) = option.kind, let value = source.value else {
      return plain(.own, line.label ?? option.label, line.place, isOnce: line.isOnce)
    }
    let kind: LineWords.Kind = choice.isMenu ? .base : .own
    switch value {
    case .place(let place):
      guard let made = labels(choice.values[place], line, choice) else { return nil }
      return LineWords(kind: kind, isOnce: line.isOnce, keys: made.keys, words: made.words)
    case .cell(let cell, let isOrders):
      var words: [LineWords.Words] = []
      var keys: [LineWords.Key] = []
      // Values that are looked up by unlike things have unlike labels.
      for (index, value) in choice.values.enumerated() {
        guard let made = labels(value, line, choice), index == 0 || made.keys.count == keys.count else { return nil }
        keys = made.keys
        words += made.words
        guard words.count <= LineWording.largest else { return nil }
      }
      let stride = words.count / max(1, choice.values.count)
      let own = LineWords.Key(cell: cell, isOrders: isOrders, offset: 0, stride: stride)
      return LineWords(kind: kind, isOnce: line.isOnce, keys: [own] + keys, words: words)
    }
  }

  /// The labels of a value: one, or one for each of what a menu's row is looked up by. None where that may not be there,
  /// or is a condition or a number.
  private func labels(
    _ value: CheckedValue, _ line: CheckedLine, _ choice: CheckedChoice
  ) -> (keys: [LineWords.Key], words: [LineWords.Words])? {
    let place = value.place ?? line.place
    if let label = line.label ?? (choice.isMenu ? nil : value.label) {
      return ([], [LineWords.Words(label: label, place: place)])
    }
    var lists: [[LocalizedText?]] = []
    var cells: [OptionSlots] = []
    for axis in value.price.axes {
      switch axis {
      case .choice(let option):
        guard isAlwaysThere[option.index], case .choice(let choice) = rules[option].kind else { return nil }
        lists.append([nil] + choice.values.map { $0.label })
        cells.append(options[option.index])
      case .toggle(let option):
        guard isAlwaysThere[option.index] else { return nil }
        lists.append([nil, rules[option].label])
        cells.append(options[option.index])
      case .quantity: continue
      case .condition, .number: return nil
      }
    }
    guard lists.reduce(1, { $0 * $1.count }) <= LineWording.largest else { return nil }
    var parts: [[LocalizedText]] = [[]]
    for list in lists { parts = parts.flatMap { part in list.map { part + [$0].compactMap { $0 } } } }
    var keys: [LineWords.Key] = []
    var stride = parts.count
    for (list, slots) in zip(lists, cells) {
      stride /= list.count
      keys.append(
        LineWords.Key(cell: slots.cell, isOrders: slots.body == 0, offset: slots.kind == .one ? 1 : 0, stride: stride))
    }
    return (keys, parts.map { LineWords.Words(label: rules.rowLabel(value.label, $0), place: place) })
  }
}

extension LineWords.Kind {
  fileprivate init(_ kind: MoneyLine.Kind) {
    self =
      switch kind {
      case .charge: .charge
      case .discount: .discount
      case .tax, .includedTax: .tax
      }
  }
}
