import RulesEngine

/// What holds or doesn't.
extension Lowering {
  mutating func lower(_ condition: ConditionSyntax) -> Formula {
    switch condition {
    case .all(let parts): Formula(.all(lower(parts)), at: condition.place)
    case .any(let parts): Formula(.any(lower(parts)), at: condition.place)
    case .not(let inner, let place): Formula(.not(lower(inner)), at: place)
    case .relation(let left, let relation): lower(left, relation)
    case .sum(let sum): lower(sum)
    }
  }

  mutating func lower(_ condition: ConditionSyntax?) -> Formula? {
    guard let condition else { return nil }
    return lower(condition)
  }

  private mutating func lower(_ parts: [ConditionSyntax]) -> [Formula] {
    var lowered: [Formula] = []
    for part in parts { lowered.append(lower(part)) }
    return lowered
  }

  private mutating func lower(_ left: SumSyntax, _ relation: RelationSyntax) -> Formula {
    let place = left.place.through(relation.place)
    let subject = lower(left)
    switch relation.kind {
    case .compare(let comparison, let right):
      return Formula(.comparison(subject, lower(comparison), lower(right)), at: place)
    case .has(let value):
      return Formula(.has(subject, Name(value.text)), at: place)
    case .matches(let form):
      return Formula(.matching(subject, .form(form.text), negated: false), at: place)
    case .from(let day):
      return matching(subject, date(day).map { .dateFrom($0) }, at: place)
    case .until(let day):
      return matching(subject, date(day).map { .dateUntil($0) }, at: place)
    case .is(let isNegated, let test):
      return matching(subject, pattern(test, of: left), negated: isNegated, at: place)
    }
  }

  private func matching(
    _ subject: Formula, _ pattern: Formula.Pattern?, negated: Bool = false, at place: Place
  ) -> Formula {
    Formula(pattern.map { .matching(subject, $0, negated: negated) } ?? .unreadable, at: place)
  }

  private func lower(_ comparison: RelationSyntax.Comparison) -> Formula.Comparison {
    switch comparison {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    }
  }

  // MARK: is

  private mutating func pattern(_ test: RelationSyntax.Test, of left: SumSyntax) -> Formula.Pattern? {
    switch test {
    case .chosen: return .chosen
    case .blank: return .blank
    case .inGroup(let group): return .inGroup(Name(group.text))
    case .oneOf(let names):
      var points: [Formula.Point] = []
      for name in names {
        guard let point = point(name, of: left) else { return nil }
        points.append(point)
      }
      return points.isEmpty ? nil : .oneOf(points)
    case .point(let point): return pattern(point, of: left)
    case .range(let low, let high, let days): return range(low, high, days, of: left)
    case .bad: return nil
    }
  }

  private mutating func pattern(_ point: PointSyntax, of left: SumSyntax) -> Formula.Pattern? {
    switch point.kind {
    case .on: return .on
    case .off: return .off
    case .name(let name) where !name.isQuoted && isOfText(left) && isOneEdit(asciiLowercased(name.text), "blank"):
      report(.misspeltTest(name.text, meant: "blank"), at: name.place)
      return nil
    default:
      guard let single = self.point(point, of: left) else { return nil }
      return .oneOf([single])
    }
  }

  private func isOfText(_ sum: SumSyntax) -> Bool {
    guard case .name(let name) = sum else { return false }
    return declared.isText(Name(name.text))
  }

  private mutating func range(
    _ low: PointSyntax, _ high: PointSyntax, _ days: [NameSyntax], of left: SumSyntax
  ) -> Formula.Pattern? {
    let place = low.place.through(high.place)
    if case .time(let low) = low.kind, case .time(let high) = high.kind {
      guard let start = time(low), let end = time(high) else { return nil }
      return .timeRange(start, end, on: days.map { Name($0.text) })
    }
    if let day = days.first {
      report(.daysWithoutTimes, at: day.place)
      return nil
    }
    guard let first = point(low, of: left), let last = point(high, of: left) else { return nil }
    guard first.isRangeable(with: last) else {
      report(.unlikeEnds, at: place)
      return nil
    }
    return .range(first, last)
  }

  /// None for `on` and `off`, which are no end of a range, and for what is beyond the limits.
  private mutating func point(_ point: PointSyntax, of left: SumSyntax) -> Formula.Point? {
    switch point.kind {
    case .name(let name): return self.point(name, of: left)
    case .number(let number):
      if !number.isNegative, declared.values(of: left)?.contains(Name(number.number.text)) == true {
        return .name(Name(number.number.text))
      }
      return signed(number).map { .number($0) }
    case .date(let day): return date(day).map { .date($0) }
    case .time(let clock): return time(clock).map { .time($0) }
    case .on, .off:
      report(.switchInRange, at: point.place)
      return nil
    }
  }

  private mutating func point(_ name: NameSyntax, of left: SumSyntax) -> Formula.Point? {
    if name.isQuoted { return .text(name.text) }
    guard isNumber(name), declared.values(of: left)?.contains(Name(name.text)) != true else {
      return .name(Name(name.text))
    }
    return decimal(name.text, at: name.place).map { .number(SignedDecimal($0)) }
  }

  // MARK: Statements of conditions

  mutating func lower(_ demand: RequireSyntax) {
    let condition = lower(demand.condition)
    let when = lower(demand.when)
    let otherwise = lower(demand.otherwise)
    if demand.isBad { return }
    statements.append(.requirement(Requirement(condition, when: when, otherwise: otherwise, at: demand.place)))
  }

  mutating func lower(_ alert: AlertSyntax) {
    let message = lower(alert.label)
    let when = lower(alert.when)
    if alert.isBad { return }
    statements.append(.alert(Alert(isWarning: !alert.isForbidden, message, when: when, at: alert.place)))
  }

  mutating func lower(_ claim: AlwaysSyntax) {
    let condition = lower(claim.condition)
    if claim.isBad { return }
    statements.append(.assertion(Assertion(condition, at: claim.place)))
  }
}

/// Whether a name that stands without quotes is digits, as a number is.
func isNumber(_ name: NameSyntax) -> Bool {
  guard !name.isQuoted, let first = name.text.utf8.first, let last = name.text.utf8.last else { return false }
  var points = 0
  for byte in name.text.utf8 {
    if byte == UInt8(ascii: ".") { points += 1 } else if !isDigit(byte) { return false }
  }
  return points <= 1 && isDigit(first) && isDigit(last)
}

extension Formula.Point {
  fileprivate func isRangeable(with other: Formula.Point) -> Bool {
    switch (self, other) {
    case (.name, .name), (.number, .number), (.date, .date): true
    default: false
    }
  }
}
