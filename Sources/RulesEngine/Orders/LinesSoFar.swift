/// The lines above a place in the file, and what each of them still costs below the discounts so far.
struct LinesSoFar {
  /// What a discount can be taken from: a line, or at the order an item as a whole.
  private struct Bearer {
    /// The item; none for a line of its own.
    var item: Int?
    /// The option whose line it is, and its label.
    var option: OptionID?
    var label: String?
    /// Why it isn't known what is left: a discount above, which may have taken from it, is open.
    var openCauses: Set<Cause> = []
  }

  private struct Kept {
    var amount: Int64
    var causes: Set<Cause>
    /// The lines above it: it summed the bearers up to here.
    var bearers: Int
  }

  private(set) var lines: [QuoteLine] = []
  private var bearers: [Bearer] = []
  /// What each of them costs here.
  private(set) var costs = Bearers()
  /// In whole steps.
  private(set) var sum: Int64 = 0
  /// Why the sum of the lines isn't known; empty while it is.
  private(set) var openCauses: Set<Cause> = []
  /// Some line can't be priced, be it one that adds nothing.
  private(set) var isOpen = false
  private var openOptions: [OptionID: Set<Cause>] = [:]
  private var openItems: [Int: Set<Cause>] = [:]
  private var openLabels: [String: Set<Cause>] = [:]
  /// The same without the lines of items: those are no base of the order's.
  private var openOwnLabels: [String: Set<Cause>] = [:]
  private var kept: [String: Kept] = [:]
  /// Some bearer has causes of its own.
  private var hasOpenBearers = false

  /// False where the sum of the lines would no longer fit.
  mutating func add(_ line: QuoteLine, option: OptionID?) -> Bool {
    let (next, overflow) = sum.addingReportingOverflow(line.amount.steps)
    guard !overflow else { return false }
    sum = next
    lines.append(line)
    if line.amount.steps >= 0 {
      bearers.append(Bearer(option: option, label: line.label.text))
      costs.add(line: line.amount.steps)
    }
    return true
  }

  /// Takes over the lines of an item, and what of them is open.
  mutating func addLines(of part: LinesSoFar) {
    lines += part.lines
    isOpen = isOpen || part.isOpen
    openCauses.formUnion(part.openCauses)
    for (label, causes) in part.openLabels { openLabels[label, default: []].formUnion(causes) }
  }

  /// The item as one that bears discounts. Its lines were added before.
  mutating func addItem(_ index: Int, units: Decided<Int64>, _ part: LinesSoFar) {
    sum = sum.addingSaturated(part.sum)
    let causes = part.openCauses.union(units.causes)
    if !causes.isEmpty { openItems[index] = causes }
    bearers.append(Bearer(item: index))
    costs.add(item: part.sum, units: units.value)
  }

  mutating func leaveOpen(_ causes: Set<Cause>, option: OptionID?, labels: [String]) {
    isOpen = true
    openCauses.formUnion(causes)
    if let option { openOptions[option, default: []].formUnion(causes) }
    for label in labels {
      openLabels[label, default: []].formUnion(causes)
      openOwnLabels[label, default: []].formUnion(causes)
    }
  }

  /// A discount is open, so it isn't known either what the lines of its base cost from here on.
  mutating func leaveOpen(_ causes: Set<Cause>, takenFrom base: Base) {
    for index in bearers(of: base) { bearers[index].openCauses.formUnion(causes) }
    hasOpenBearers = true
  }

  /// A line that adds nothing can't be told: there is no total, but the sums below are known.
  mutating func leaveBesideOpen() {
    isOpen = true
  }

  mutating func keepSubtotal(as label: String) {
    kept[label] = Kept(amount: sum, causes: openCauses, bearers: bearers.count)
  }

  /// The sum of all lines of a label, as they are shown.
  func shown(_ label: String) -> Decided<Int64> {
    if let kept = kept[label] { return known(kept.amount, unless: kept.causes) }
    let amount = lines.reduce(into: Int64(0)) { sum, line in
      if line.label.text == label { sum = sum.addingSaturated(line.amount.steps) }
    }
    return known(amount, unless: openLabels[label] ?? [])
  }

  private func known(_ amount: Int64, unless causes: Set<Cause>) -> Decided<Int64> {
    causes.isEmpty ? .known(amount) : .unknown(causes)
  }

  // MARK: What lines cost here

  /// Which of the lines an amount is taken from, once it is known which items they are.
  enum Base {
    case subtotal
    case option(OptionID)
    case line(String)
    /// The items at these places.
    case items([Int])
    /// Single units of items, of all the units of those at these places.
    case units([UnitSet], of: [Int])
  }

  /// What the lines of a base cost here, in steps.
  func cost(of base: Base) -> Decided<Int64> {
    if case .subtotal = base { return known(sum, unless: openCauses) }
    if case .line(let label) = base, let kept = kept[label] { return known(kept.amount, unless: kept.causes) }
    return left(of: base)
  }

  /// What is left to take from the lines of a base, in steps.
  func left(of base: Base) -> Decided<Int64> {
    let indices = bearers(of: base)
    var causes = causes(of: base)
    if hasOpenBearers { for index in indices { causes.formUnion(bearers[index].openCauses) } }
    return known(costs.left(on: indices), unless: causes)
  }

  private func causes(of base: Base) -> Set<Cause> {
    switch base {
    case .subtotal: openCauses
    case .option(let option): openOptions[option] ?? []
    case .line(let label): kept[label].map { $0.causes } ?? openOwnLabels[label] ?? []
    case .items(let places), .units(_, of: let places):
      places.reduce(into: []) { $0.formUnion(openItems[$1] ?? []) }
    }
  }

  func bearers(of base: Base) -> [Int] {
    switch base {
    case .subtotal: Array(bearers.indices)
    case .option(let option):
      bearers.indices.filter { bearers[$0].option == option }
    case .line(let label):
      if let kept = kept[label] {
        Array(0..<kept.bearers)
      } else {
        bearers.indices.filter { bearers[$0].label == label }
      }
    case .items(let places), .units(_, of: let places): bearers(ofItems: Set(places))
    }
  }

  private func bearers(ofItems places: Set<Int>) -> [Int] {
    bearers.indices.filter { bearers[$0].item.map { places.contains($0) } ?? false }
  }

  // MARK: Taking

  /// What a discount took from an item, in steps.
  struct ItemShare {
    var item: Int
    var steps: Int64
  }

  /// Takes a discount, in steps above 0, from exactly the lines of its base, each its share. Gives the shares of items.
  /// - Parameter exact: What the steps were rounded from, in steps; single units give that.
  mutating func take(_ steps: Int64, exactly exact: ExactValue, from base: Base) -> [ItemShare] {
    let indices = bearers(of: base)
    let taken: [Int64]
    if case .units(let sets, of: _) = base {
      let ofAll = costs.take(steps, exactly: exact, from: sets)
      taken = indices.map { ofAll[$0] }
    } else {
      taken = costs.take(steps, from: indices)
    }
    var shares: [ItemShare] = []
    for (index, steps) in zip(indices, taken) {
      if let item = bearers[index].item { shares.append(ItemShare(item: item, steps: steps)) }
    }
    return shares.sorted { $0.item < $1.item }
  }

  /// What is left of the items of whose units an offer takes. None for what is taken from no units.
  func leftToTake(from base: Base) -> Int64? {
    guard case .units(let sets, of: _) = base else { return nil }
    return costs.left(onItemsOf: sets)
  }
}
