@testable import RuleDSL

/// Formulas with a pair of brackets for each node, so that a test sees what belongs together.
func dump(_ condition: ConditionSyntax) -> String {
  switch condition {
  case .all(let parts): "[all \(parts.map { dump($0) }.joined(separator: " "))]"
  case .any(let parts): "[any \(parts.map { dump($0) }.joined(separator: " "))]"
  case .not(let inner, _): "[not \(dump(inner))]"
  case .relation(let left, let relation): "[\(dump(left)) \(dump(relation.kind))]"
  case .sum(let sum): dump(sum)
  }
}

func dump(_ relation: RelationSyntax.Kind) -> String {
  switch relation {
  case .compare(let comparison, let right): "\(comparison) \(dump(right))"
  case .has(let value): "has \(dump(value))"
  case .matches(let text): "matches \(quoted(text.text))"
  case .from(let date): "from \(date.text)"
  case .until(let date): "until \(date.text)"
  case .is(let isNegated, let test): (isNegated ? "is-not " : "is ") + dump(test)
  }
}

func dump(_ test: RelationSyntax.Test) -> String {
  switch test {
  case .chosen: "chosen"
  case .blank: "blank"
  case .inGroup(let name): "in \(dump(name))"
  case .oneOf(let values): "one-of \(values.map { dump($0) }.joined(separator: " "))"
  case .point(let point): dump(point.kind)
  case .range(let low, let high, let days):
    "\(dump(low.kind)) to \(dump(high.kind))" + days.map { " on \(dump($0))" }.joined()
  case .bad: "bad"
  }
}

func dump(_ point: PointSyntax.Kind) -> String {
  switch point {
  case .name(let name): dump(name)
  case .number(let number): dump(number)
  case .date(let date): date.text
  case .time(let time): time.text
  case .on: "ON"
  case .off: "OFF"
  }
}

func dump(_ sum: SumSyntax) -> String {
  switch sum {
  case .terms(let terms):
    "[" + terms.map { ($0.isSubtracted ? "-" : "+") + dump($0.value) }.joined(separator: " ") + "]"
  case .factors(let factors):
    "[" + factors.map { ($0.isDivisor ? "/" : "*") + dump($0.value) }.joined(separator: " ") + "]"
  case .minus(let value, _): "[minus \(dump(value))]"
  case .number(let number): number.text
  case .percent(let number, let base, _): "[\(number.text)%" + (base.map { " of \(dump($0))" } ?? "") + "]"
  case .name(let name): dump(name)
  case .of(let name, let base): "[\(dump(name)) of \(dump(base))]"
  case .call(let name, let arguments, _): "[\(dump(name)): \(arguments.map { dump($0) }.joined(separator: ", "))]"
  case .line(let text, _): "[line \(quoted(text.text))]"
  case .parentheses(let condition, let filter, _): dump(condition, filter)
  case .bad: "bad"
  }
}

func dump(_ base: BaseSyntax) -> String {
  switch base {
  case .name(let name): dump(name)
  case .of(let name, let base): "[\(dump(name)) of \(dump(base))]"
  case .valueIn(let value, let option): "[\(dump(value)) in \(dump(option))]"
  case .line(let text, _): "[line \(quoted(text.text))]"
  case .parentheses(let condition, let filter, _): dump(condition, filter)
  case .units(let units, let base, _):
    "[\(units.which) \(units.count.text)" + (units.ofEvery.map { " of every \($0.text)" } ?? "") + " \(dump(base))]"
  case .bad: "bad"
  }
}

private func dump(_ condition: ConditionSyntax, _ filter: ConditionSyntax?) -> String {
  "(\(dump(condition))" + (filter.map { " where \(dump($0))" } ?? "") + ")"
}

func dump(_ name: NameSyntax) -> String {
  name.isQuoted ? quoted(name.text) : name.text
}

func dump(_ number: SignedSyntax) -> String {
  (number.isNegative ? "-" : "") + number.number.text
}
