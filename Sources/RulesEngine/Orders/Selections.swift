/// What a shopper told so far: a map from options to selections, whatever the sequence in which it was told.
public struct Selections: Sendable, Hashable {
  enum State: Sendable, Hashable {
    case value(ValueID)
    /// Told units of values. Values that weren't told have their default, or none if the whole set was told.
    case set([ValueID: Int64], isWhole: Bool)
    case number(SignedDecimal)
    case toggle(Bool)
    case text(String)
    case moment(Moment)
  }

  private var told: [OptionID: State] = [:]

  public init() {}

  subscript(_ option: OptionID) -> State? { told[option] }

  /// Throws a refusal, and changes nothing, where the event names what isn't in the rules or is of the wrong type.
  public mutating func apply(_ event: Event, in rules: CheckedRuleSet) throws(Refusal) {
    switch event {
    case .cleared(let option):
      guard rules.options.indices.contains(option.index) else { throw Selections.unknown(option) }
      told[option] = nil
    case .selected(let option, let selection):
      guard rules.options.indices.contains(option.index) else { throw Selections.unknown(option) }
      guard let state = state(selection, of: option, in: rules) else {
        throw Refusal(.wrongType, given: rules[option].name.text)
      }
      told[option] = state
    }
  }

  private static func unknown(_ option: OptionID) -> Refusal {
    Refusal(.unknownOption, given: "\(option.index)")
  }

  private func state(_ selection: Selection, of option: OptionID, in rules: CheckedRuleSet) -> State? {
    switch (rules[option].kind, selection) {
    case (.choice(let choice), .value(let value)):
      return !choice.allowsSeveral && choice.values.indices.contains(value.index) ? .value(value) : nil
    case (.choice(let choice), .units(of: let value, let units)):
      guard choice.allowsSeveral, choice.values.indices.contains(value.index), units >= 0 else { return nil }
      var (set, isWhole): ([ValueID: Int64], Bool) = ([:], false)
      if case .set(let known, let whole) = told[option] { (set, isWhole) = (known, whole) }
      set[value] = units
      return .set(set, isWhole: isWhole).withoutZeros
    case (.choice(let choice), .wholeSet(let units)):
      guard choice.allowsSeveral, units.allSatisfy({ choice.values.indices.contains($0.key.index) && $0.value >= 0 })
      else { return nil }
      return State.set(units, isWhole: true).withoutZeros
    case (.number, .number(let number)): return .number(number)
    case (.toggle, .toggle(let isOn)): return .toggle(isOn)
    case (.text, .text(let text)): return .text(text)
    case (.moment, .moment(let moment)): return .moment(moment)
    default: return nil
    }
  }
}

extension Selections.State {
  /// In a whole set a value with no unit says nothing, so that equal sets are equal however they were told.
  fileprivate var withoutZeros: Selections.State {
    guard case .set(let units, isWhole: true) = self else { return self }
    return .set(units.filter { $0.value > 0 }, isWhole: true)
  }
}
