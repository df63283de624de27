/// What was found wrong with an order, before it is put into words: each cause once.
struct ViolationsSoFar {
  /// What the rules themselves say, at a step of the file and in which item.
  struct Said {
    var step: Int
    var item: Int?
    var violation: Violation
  }

  /// The first step at which a cause was met.
  private(set) var steps: [Cause: Int] = [:]
  /// What leaves a line open.
  private var needed: Set<Cause> = []
  private(set) var said: [Said] = []

  /// A line can't be priced because of these.
  mutating func need(_ causes: Set<Cause>, step: Int) {
    needed.formUnion(causes)
    report(causes, step: step)
  }

  /// These are wrong, whether or not a line needs them.
  mutating func report(_ causes: Set<Cause>, step: Int) {
    for cause in causes { steps[cause] = min(step, steps[cause] ?? .max) }
  }

  mutating func say(_ violation: Violation, step: Int, item: Int?) {
    said.append(Said(step: step, item: item, violation: violation))
  }

  /// Takes over what was found in an item.
  mutating func merge(_ other: ViolationsSoFar) {
    for (cause, step) in other.steps { report([cause], step: step) }
    needed.formUnion(other.needed)
    said += other.said
  }

  func grade(of cause: Cause) -> Violation.Grade { needed.contains(cause) ? .unpriced : .disallowed }
}
