import RuleDSL
import RulesEngine
import Testing

/// Opens an order in a shop whose rules have no error.
func openOrder(_ rules: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> OrderSession {
  let compiled = compile(SourceFile(name: "shop.rules", text: rules))
  let errors = compiled.diagnostics.filter { $0.severity == .error }
  #expect(errors.isEmpty, "\(errors.map { "\($0.code): \($0.message)" })", sourceLocation: sourceLocation)
  return OrderSession(try #require(compiled.program, sourceLocation: sourceLocation))
}

/// One selection, as a shopper makes it.
struct Wish: Sendable {
  var option: String
  var told: Told

  init(_ option: String, _ told: Told) {
    self.option = option
    self.told = told
  }
}

extension OrderSession {
  /// Takes in selections, one after the other.
  mutating func take(_ wishes: [Wish]) throws {
    for wish in wishes { try set(wish.option, to: wish.told) }
  }

  /// The total as it is shown; none if there is none.
  var shownTotal: String? {
    quote.total.map { $0.formatted(program.rules.terms.step) }
  }

  /// Each line as `label amount`.
  var lines: [String] {
    quote.lines.map { "\($0.label.text) \($0.amount.formatted(program.rules.terms.step))" }
  }

  /// Each violation as `code: options`.
  var violations: [String] {
    quote.violations.map { violation in
      let options = violation.options.map { program.rules[$0].name.text }
      return "\(violation.code): \(options.joined(separator: ", "))"
    }
  }
}

/// The total of an order that tells these selections.
func total(
  _ rules: String, _ wishes: [Wish] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> String? {
  var order = try openOrder(rules, sourceLocation: sourceLocation)
  try order.take(wishes)
  return order.shownTotal
}

/// The codes of everything that is said of a file.
func codes(_ rules: String) -> [String] {
  compile(SourceFile(name: "shop.rules", text: rules)).diagnostics.map { $0.code.rawValue }
}
