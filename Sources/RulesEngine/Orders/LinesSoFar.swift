/// The lines above a place in the file, and what each of them still costs below the discounts so far.
struct LinesSoFar {
  /// A line that costs something. Discounts take from it; what is left is what it costs here.
  struct Bearer {
    var option: OptionID?
    var label: String
    var left: Int64
  }

  private struct Kept {
    var amount: Int64
    var causes: Set<Cause>
    /// The lines above it: it summed the bearers up to here.
    var bearers: Int
  }

  private(set) var lines: [QuoteLine] = []
  private(set) var bearers: [Bearer] = []
  /// In whole steps.
  private(set) var sum: Int64 = 0
  /// Why the sum of the lines isn't known; empty while it is.
  private(set) var openCauses: Set<Cause> = []
  /// Some line can't be priced, be it one that adds nothing.
  private(set) var isOpen = false
  private var openOptions: [OptionID: Set<Cause>] = [:]
  private var openLabels: [String: Set<Cause>] = [:]
  private var kept: [String: Kept] = [:]

  /// False where the sum of the lines would no longer fit.
  mutating func add(_ line: QuoteLine, option: OptionID?) -> Bool {
    let (next, overflow) = sum.addingReportingOverflow(line.amount.steps)
    guard !overflow else { return false }
    sum = next
    lines.append(line)
    if line.amount.steps >= 0 {
      bearers.append(Bearer(option: option, label: line.label.text, left: line.amount.steps))
    }
    return true
  }

  mutating func leaveOpen(_ causes: Set<Cause>, option: OptionID?, labels: [String]) {
    isOpen = true
    openCauses.formUnion(causes)
    if let option { openOptions[option, default: []].formUnion(causes) }
    for label in labels { openLabels[label, default: []].formUnion(causes) }
  }

  /// A line that adds nothing can't be told: there is no total, but the sums below are known.
  mutating func leaveBesideOpen() {
    isOpen = true
  }

  mutating func keepSubtotal(as label: String) {
    kept[label] = Kept(amount: sum, causes: openCauses, bearers: bearers.count)
  }

  /// What the lines of a base cost here, in steps.
  func cost(of base: CheckedBase) -> Decided<Int64> {
    switch base {
    case .subtotal:
      return openCauses.isEmpty ? .known(sum) : .unknown(openCauses)
    case .option(let option):
      if let causes = openOptions[option] { return .unknown(causes) }
      return .known(left(on: bearers(of: base)))
    case .line(let label):
      if let kept = kept[label] { return kept.causes.isEmpty ? .known(kept.amount) : .unknown(kept.causes) }
      if let causes = openLabels[label] { return .unknown(causes) }
      return .known(left(on: bearers(of: base)))
    }
  }

  /// What is left to take from the lines of a base, in steps.
  func left(of base: CheckedBase) -> Decided<Int64> {
    if case .line(let label) = base, let kept = kept[label] {
      return kept.causes.isEmpty ? .known(left(on: bearers(of: base))) : .unknown(kept.causes)
    }
    return cost(of: base)
  }

  /// The sum of all lines of a label, as they are shown.
  func shown(_ label: String) -> Decided<Int64> {
    if let kept = kept[label] { return kept.causes.isEmpty ? .known(kept.amount) : .unknown(kept.causes) }
    if let causes = openLabels[label] { return .unknown(causes) }
    return .known(lines.reduce(into: 0) { if $1.label.text == label { $0 = $0.addingSaturated($1.amount.steps) } })
  }

  private func bearers(of base: CheckedBase) -> [Int] {
    switch base {
    case .subtotal: Array(bearers.indices)
    case .option(let option): bearers.indices.filter { bearers[$0].option == option }
    case .line(let label):
      if let kept = kept[label] {
        Array(0..<kept.bearers)
      } else {
        bearers.indices.filter { bearers[$0].label == label }
      }
    }
  }

  private func left(on indices: [Int]) -> Int64 {
    indices.reduce(into: 0) { $0 = $0.addingSaturated(bearers[$1].left) }
  }

  /// Takes a discount, in steps above 0, from exactly the lines of its base, each its share.
  mutating func take(_ steps: Int64, from base: CheckedBase) {
    let indices = bearers(of: base)
    guard let shares = try? Allocation.shares(of: steps, over: indices.map { bearers[$0].left }) else { return }
    for (index, share) in zip(indices, shares) { bearers[index].left -= share }
  }
}
