/// What was found wrong with an order, before it is put into words: each cause once.
struct ViolationsSoFar {
  /// The first step at which a cause was met.
  private(set) var steps: [Cause: Int] = [:]
  /// What leaves a line open.
  private var needed: Set<Cause> = []
  /// What the rules themselves say, by step.
  private(set) var said: [(step: Int, violation: Violation)] = []

  /// A line can't be priced because of these.
  mutating func need(_ causes: Set<Cause>, step: Int) {
    needed.formUnion(causes)
    report(causes, step: step)
  }

  /// These are wrong, whether or not a line needs them.
  mutating func report(_ causes: Set<Cause>, step: Int) {
    for cause in causes where steps[cause] == nil { steps[cause] = step }
  }

  mutating func say(_ violation: Violation, step: Int) {
    said.append((step, violation))
  }

  func grade(of cause: Cause) -> Violation.Grade { needed.contains(cause) ? .unpriced : .disallowed }
}
