import RulesEngine

/// An example while it runs.
struct ExampleRun {
  private var session: OrderSession
  private(set) var failures: [ExampleResult.Failure] = []
  private var wasRefused = false
  private var quote: Quote

  init(_ program: Program, given: [ChangeSyntax]) {
    session = OrderSession(program)
    quote = session.quote
    tell(given)
  }

  mutating func take(_ step: StepSyntax) {
    wasRefused = false
    tell(step.changes)
    quote = session.quote
    for outcome in step.outcomes { check(outcome) }
  }

  private mutating func tell(_ changes: [ChangeSyntax]) {
    for change in changes {
      do {
        guard let event = try change.event(in: session.program) else { continue }
        try session.take(event)
      } catch {
        wasRefused = true
      }
    }
  }

  private mutating func check(_ outcome: OutcomeSyntax) {
    guard let actual = mismatch(outcome.kind) else { return }
    failures.append(
      ExampleResult.Failure(place: outcome.place, expected: words(outcome.kind), actual: actual, quote: quote))
  }

  // MARK: What came out otherwise, if it did

  private func mismatch(_ kind: OutcomeSyntax.Kind) -> String? {
    switch kind {
    case .total(let amount): return difference(quote.total, amount, missing: "no total")
    case .noTotal: return quote.total.map { $0.formatted(step) }
    case .subtotal(let amount): return difference(sum(quote.lines.map { $0.amount }), amount, missing: "too much")
    case .line(let label, let amount): return difference(shown(label.text), amount, missing: "no such line")
    case .noLine(let label): return shown(label.text).map { $0.formatted(step) }
    case .placed: return quote.mayBePlaced ? nil : "not placed"
    case .notPlaced: return quote.mayBePlaced ? "placed" : nil
    case .refused: return wasRefused ? nil : "not refused"
    case .noViolations: return violations.isEmpty ? nil : listed(violations)
    case .violationOn(let name): return isViolated(name.text) ? nil : listed(violations)
    case .violation(let text): return violations.contains { says($0, text.text) } ? nil : listed(violations)
    case .warning(let text): return warnings.contains { says($0, text.text) } ? nil : listed(warnings)
    case .shares(let label, let amounts):
      guard amounts.count == 1, let amount = amounts.first else { return "1 share" }
      return difference(shown(label.text).map { Money(steps: abs($0.steps)) }, amount, missing: "no such line")
    case .violationOnItem: return listed(violations)
    }
  }

  private var step: PriceStep { session.program.rules.terms.step }
  private var violations: [Violation] { quote.violations.filter { $0.grade != .warning } }
  private var warnings: [Violation] { quote.violations.filter { $0.grade == .warning } }

  private func difference(_ actual: Money?, _ expected: SignedSyntax, missing: String) -> String? {
    guard let actual else { return missing }
    guard let wanted = expected.decimal, let magnitude = wanted.magnitude.steps(of: step),
      actual.steps == (wanted.isNegative ? -magnitude : magnitude)
    else { return actual.formatted(step) }
    return nil
  }

  /// All lines of a label; subtotals and included taxes, too. None, if there is none.
  private func shown(_ label: String) -> Money? {
    let amounts =
      quote.lines.filter { $0.label.text == label }.map { $0.amount }
      + quote.subtotals.filter { $0.label.text == label }.map { $0.amount }
      + quote.includedTaxes.filter { $0.label.text == label }.map { $0.amount }
    return amounts.isEmpty ? nil : sum(amounts)
  }

  private func sum(_ amounts: [Money]) -> Money? {
    var sum = Money.zero
    for amount in amounts {
      guard let next = try? sum.adding(amount) else { return nil }
      sum = next
    }
    return sum
  }

  private func isViolated(_ name: String) -> Bool {
    guard let option = try? session.program.option(name) else { return false }
    return violations.contains { $0.options.contains(option) }
  }

  private func says(_ violation: Violation, _ text: String) -> Bool {
    violation.message.text == text || violation.message.translations.contains { $0.text == text }
  }

  private func listed(_ violations: [Violation]) -> String {
    if violations.isEmpty { return "none" }
    return violations.map { violation in
      let options = violation.options.map { session.program.rules[$0].name.text }.joined(separator: ", ")
      return "\"\(violation.message.text)\" on \(options)"
    }.joined(separator: "; ")
  }

  private func words(_ kind: OutcomeSyntax.Kind) -> String {
    switch kind {
    case .total(let amount): amount.text
    case .noTotal: "no total"
    case .subtotal(let amount): "subtotal \(amount.text)"
    case .line(let label, let amount): "line \"\(label.text)\" \(amount.text)"
    case .noLine(let label): "no line \"\(label.text)\""
    case .placed: "placed"
    case .notPlaced: "not placed"
    case .refused: "refused"
    case .noViolations: "no violations"
    case .violationOn(let name): "violation on \(name.text)"
    case .violationOnItem(let name, let number, let option):
      "violation on \(name.text) \(number.text)\(option.map { " \($0.text)" } ?? "")"
    case .violation(let text): "violation \"\(text.text)\""
    case .warning(let text): "warning \"\(text.text)\""
    case .shares(let label, let amounts):
      "shares \"\(label.text)\" \(amounts.map { $0.text }.joined(separator: " / "))"
    }
  }
}
