extension Evaluator {
  private enum Key {
    case index(Int)
    case number(ExactValue)
    case none
  }

  /// The cell that a table has for what was chosen; none, if it lists no such thing.
  func find(_ rows: [CheckedRow], _ axes: [CheckedAxis], _ reading: Reading) -> Decided<CheckedCell?> {
    var keys: [Key] = []
    var causes: Set<Cause> = []
    for (place, axis) in axes.enumerated() {
      let pricesAbsence = rows.contains { $0.heads.indices.contains(place) && $0.heads[place].isNone }
      switch key(axis, reading, pricesAbsence: pricesAbsence) {
      case .known(let key): keys.append(key)
      case .unknown(let more): causes.formUnion(more)
      }
    }
    guard causes.isEmpty else { return .unknown(causes) }
    return .known(rows.first { row in zip(row.heads, keys).allSatisfy { matches($0, $1) } }?.cell)
  }

  /// A toggle that isn't there is off, unless a head `none` is there for that.
  private func key(_ axis: CheckedAxis, _ reading: Reading, pricesAbsence: Bool) -> Decided<Key> {
    switch axis {
    case .choice(let option): return read(option, reading).map { $0.map { .index($0.index) } ?? .none }
    case .toggle(let option):
      return presence(of: option).then { isThere in
        if !isThere && pricesAbsence { return .known(.none) }
        return readToggle(option, reading).map { .index($0 ? 1 : 0) }
      }
    case .condition(let condition, label: _): return verdict(on: condition, reading).map { .index($0 ? 1 : 0) }
    case .number(let option):
      return readNumber(option, reading).map { $0.map { .number(ExactValue(millionths: $0.millionths)) } ?? .none }
    case .quantity(let quantity): return worth(of: quantity, reading).map { .number($0) }
    }
  }

  private func matches(_ head: CheckedHead, _ key: Key) -> Bool {
    switch (head, key) {
    case (.keys(let keys, none: _), .index(let index)): keys.contains(index)
    case (.keys(_, none: let none), .none): none
    case (.exactly(let millionths), .number(let number)): number == ExactValue(millionths: millionths)
    case (.span(let from, let below), .number(let number)):
      ExactValue(millionths: from) <= number && below.map { number < ExactValue(millionths: $0) } ?? true
    default: false
    }
  }

  /// The labels of what a menu's price was looked up by; of toggles and conditions only those that are yes.
  func labels(of axes: [CheckedAxis]) -> [LocalizedText] {
    axes.compactMap { axis in
      switch axis {
      case .choice(let option):
        guard let value = read(option, .declared).value ?? nil else { return nil }
        return choice(option)?.values[value.index].label
      case .toggle(let option): return readToggle(option, .declared).value == true ? rules[option].label : nil
      case .condition(let condition, let label): return verdict(on: condition, .declared).value == true ? label : nil
      case .number(let option):
        return (readNumber(option, .declared).value ?? nil).map { LocalizedText($0.description) }
      case .quantity: return nil
      }
    }
  }
}

extension CheckedHead {
  /// A head `none`, or one among others.
  fileprivate var isNone: Bool {
    if case .keys(_, let none) = self { none } else { false }
  }
}
