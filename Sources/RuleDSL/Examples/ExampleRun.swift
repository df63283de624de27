import RulesEngine

/// An example while it runs.
struct ExampleRun {
  private var order: ExampleOrder
  private(set) var failures: [ExampleResult.Failure] = []
  private var wasRefused = false
  private var quote: Quote

  init(_ program: Program, given: [ChangeSyntax]) {
    order = ExampleOrder(program)
    quote = order.session.quote
    tell(given)
  }

  mutating func take(_ step: StepSyntax) {
    wasRefused = false
    tell(step.changes)
    quote = order.session.quote
    for outcome in step.outcomes { check(outcome) }
  }

  private mutating func tell(_ changes: [ChangeSyntax]) {
    for change in changes {
      do {
        try order.take(change)
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
    case .shares(let label, let amounts): return mismatch(shares: label.text, amounts)
    case .violationOnItem(let name, let number, let option):
      return isViolated(name.text, number.text, option?.text) ? nil : listed(violations)
    }
  }

  private var program: Program { order.session.program }
  private var step: PriceStep { program.rules.terms.step }
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
    let name = Name(name)
    return violations.contains { violation in
      violation.options.contains { program.rules[$0].name == name }
        || violation.kinds.contains { program.rules[$0].name == name }
    }
  }

  /// One about that item, and if an option is named, about it.
  private func isViolated(_ kind: String, _ number: String, _ option: String?) -> Bool {
    guard let kind = try? program.kind(kind), let number = Int(number) else { return false }
    let item = ExampleOrder.id(of: kind, number, in: program)
    return violations.contains { violation in
      guard violation.item == item, let option else { return violation.item == item }
      return violation.options.contains { program.rules[$0].name == Name(option) }
    }
  }

  /// What the lines of a label took from each item, in the order in which the items were added.
  private func mismatch(shares label: String, _ amounts: [SignedSyntax]) -> String? {
    var items: [ItemID] = []
    var sums: [ItemID: Money] = [:]
    for line in quote.lines where line.label.text == label {
      for share in line.shares {
        if sums[share.item] == nil { items.append(share.item) }
        guard let sum = try? (sums[share.item] ?? .zero).adding(share.amount) else { return "too much" }
        sums[share.item] = sum
      }
    }
    var shares = items.compactMap { sums[$0] }.map { Money(steps: abs($0.steps)) }
    // An order of one bears it alone.
    if program.rules.kinds.isEmpty, let amount = shown(label) { shares = [Money(steps: abs(amount.steps))] }
    let isSame =
      shares.count == amounts.count
      && zip(shares, amounts).allSatisfy { difference($0, $1, missing: "") == nil }
    if isSame { return nil }
    return shares.isEmpty ? "no shares" : shares.map { $0.formatted(step) }.joined(separator: " / ")
  }

  private func says(_ violation: Violation, _ text: String) -> Bool {
    violation.message.text == text || violation.message.translations.contains { $0.text == text }
  }

  private func listed(_ violations: [Violation]) -> String {
    if violations.isEmpty { return "none" }
    return violations.map { violation in
      let item = violation.item.map { "\($0.text) " } ?? ""
      let names =
        violation.options.map { program.rules[$0].name.text } + violation.kinds.map { program.rules[$0].name.text }
      return "\"\(violation.message.text)\" on \(item)\(names.joined(separator: ", "))"
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
