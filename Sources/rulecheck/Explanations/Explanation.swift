import RuleDSL

/// What a code means, how to mend it, and how it looks wrong and right: for a shop owner who never programmed.
struct Explanation: Sendable {
  /// The fixed word.
  let code: String
  /// What is wrong, as a phrase without a full stop.
  let title: String
  /// Why it is a mistake, in lines that fit a page.
  let meaning: String
  let mend: String
  /// The smallest file that has this mistake and no other.
  let bad: RuleSample
  /// The same file without it.
  let good: RuleSample

  init(
    _ code: DiagnosticCode, _ title: String, meaning: String, mend: String, bad: RuleSample, good: RuleSample
  ) {
    self.code = code.rawValue
    self.title = title
    self.meaning = meaning
    self.mend = mend
    self.bad = bad
    self.good = good
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
    files, lines, spelling, numbers, times, shop, names, options, conditions, formulas, prices, rows, tables, steps,
    examples,
  ]

  static var all: [Explanation] { topics.flatMap { $0.explanations } }
}
