import RuleDSL
import RulesEngine

/// What a code means, how to mend it, and how it looks wrong and right: for a shop owner who never programmed.
struct Explanation: Sendable {
  /// The fixed word.
  let code: String
  /// What is wrong, as a phrase without a full stop.
  let title: String
  /// Why it is a mistake, in lines that fit a page.
  let meaning: String
  let mend: String
  /// The rules that the orders of the examples are for; none where the examples are rules themselves.
  let rules: String?
  /// What reads the examples that are no rules.
  let command: [String]
  /// The smallest file, or order, that has this mistake and no other.
  let bad: Sample
  /// The same without it.
  let good: Sample

  private init(
    _ code: String, _ title: String, _ meaning: String, _ mend: String, rules: String?,
    command: [String] = ["price", "--format", "json"], bad: Sample, good: Sample
  ) {
    self.code = code
    self.title = title
    self.meaning = meaning
    self.mend = mend
    self.rules = rules
    self.command = command
    self.bad = bad
    self.good = good
  }

  /// A mistake in rules.
  init(_ code: DiagnosticCode, _ title: String, meaning: String, mend: String, bad: Sample, good: Sample) {
    self.init(code.rawValue, title, meaning, mend, rules: nil, bad: bad, good: good)
  }

  /// What is wrong with an order.
  init(
    _ code: Violation.Code, _ title: String, meaning: String, mend: String, rules: String, bad: Sample, good: Sample
  ) {
    self.init(code.description, title, meaning, mend, rules: rules, bad: bad, good: good)
  }

  /// Why a selection or an event was left out.
  init(
    _ code: Refusal.Reason, _ title: String, meaning: String, mend: String, rules: String, bad: Sample, good: Sample
  ) {
    self.init(code.description, title, meaning, mend, rules: rules, bad: bad, good: good)
  }

  /// Why something can't be read as an order, or in a stream as an event.
  init(
    unreadable code: String, _ title: String, meaning: String, mend: String, rules: String,
    command: [String] = ["price", "--format", "json"], bad: Sample, good: Sample
  ) {
    self.init(code, title, meaning, mend, rules: rules, command: command, bad: bad, good: good)
  }

  /// The examples with what stands over each, and the language they are in.
  var examples: [(title: String, language: String, text: String)] {
    let language = rules == nil ? "rules" : "json"
    let examples = [("Not so", language, bad.shown), ("But so", language, good.shown)]
    return (rules.map { [("The rules", "rules", $0)] } ?? []) + examples
  }
}

/// All pages, by what they are about. Each topic stands in a file of its own.
enum Explanations {
  struct Topic: Sendable {
    let title: String
    let explanations: [Explanation]

    init(_ title: String, _ explanations: [Explanation]) {
      self.title = title
      self.explanations = explanations
    }
  }

  static let topics: [Topic] = [
    files, lines, spelling, numbers, times, shop, names, sharing, options, conditions, formulas, prices, rows, tables,
    steps, items, offers, doubts, writtenPrices, allowing, examples, orders, refusals,
    streams,
  ]

  static var all: [Explanation] { topics.flatMap { $0.explanations } }
}
