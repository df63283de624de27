extension Evaluator {
  func verdict(on condition: CheckedCondition, _ reading: Reading = .sold) -> Verdict {
    switch condition {
    case .constant(let holds): return .known(holds)
    case .toggle(let option): return readToggle(option, reading)
    case .isOneOf(let option, let values): return read(option, reading).map { $0.map { values.contains($0) } ?? false }
    case .has(let option, let value): return readUnits(of: value, in: option, reading).map { $0 > 0 }
    case .isChosen(let option): return .known(isChosen(option))
    case .isBlank(let option):
      guard case .known(true) = presence(of: option) else { return .yes }
      return .known(TypedText.isBlank(text(option)))
    case .textIsOneOf(let option, let texts):
      return readText(option).map { text in texts.contains { ComparedText($0) == ComparedText(text) } }
    case .matches(let option, let form): return readText(option).map { form.matches(ComparedText($0)) }
    case .comparison(let left, let comparison, let right):
      if isAbsentNumber(left) || isAbsentNumber(right) { return .no }
      return worth(of: left, reading).with(worth(of: right, reading)).map { comparison.holds($0, $1) }
    case .isWithin(let value, let low, let high):
      return .all([
        verdict(on: .comparison(value, .greaterOrEqual, low), reading),
        verdict(on: .comparison(value, .lessOrEqual, high), reading),
      ])
    case .quantityIsOneOf(let value, let points):
      return .any(points.map { verdict(on: .comparison(value, .equal, $0), reading) })
    case .timeIsWithin(let start, let end, let days): return atMoment { $0.isWithin(start, end, on: days) }
    case .timeIsOneOf(let times): return atMoment { times.contains($0.time) }
    case .dateIsWithin(let first, let last):
      return atMoment { moment in
        first.map { $0 <= moment.date } ?? true && last.map { moment.date <= $0 } ?? true
      }
    case .dayIsOneOf(let days): return atMoment { days.contains($0.date.weekday) }
    case .definition(let id): return verdict(on: id, reading)
    case .notOfNumber(let inner, let option):
      if case .known(false) = presence(of: option) { return .no }
      return verdict(on: inner, reading).negated
    case .not(let inner): return verdict(on: inner, reading).negated
    case .all(let parts): return .all(parts.map { verdict(on: $0, reading) })
    case .any(let parts): return .any(parts.map { verdict(on: $0, reading) })
    }
  }

  private func verdict(on id: DefinitionID, _ reading: Reading) -> Verdict {
    if case .condition(let verdict) = definitions[id.index] { return verdict }
    guard case .condition(let condition) = rules.definitions[id.index].content else { return .yes }
    return verdict(on: condition, reading)
  }

  /// Never unknown: what isn't there for sure, isn't chosen.
  private func isChosen(_ option: OptionID) -> Bool {
    guard case .known(true) = presence(of: option) else { return false }
    switch rules[option].kind {
    case .choice: return !chosenValues(of: option).isEmpty
    case .number: return number(option) != nil
    case .toggle: return isOn(option)
    case .text: return !TypedText.isBlank(text(option))
    case .moment: return moment != nil
    }
  }

  /// A comparison with a number that isn't there is false, whichever way.
  private func isAbsentNumber(_ quantity: CheckedQuantity) -> Bool {
    guard case .option(let option) = quantity.kind, case .known(false) = presence(of: option) else { return false }
    return true
  }

  private func atMoment(_ holds: (Moment) -> Bool) -> Verdict {
    moment.map { .known(holds($0)) } ?? .unknown([cause(.noTime)])
  }
}

extension Formula.Comparison {
  fileprivate func holds(_ left: ExactValue, _ right: ExactValue) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
