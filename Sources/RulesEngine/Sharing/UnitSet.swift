/// Units that cost the same, in one bearer.
struct UnitRun {
  var bearer: Int
  var part: Int
  var units: Int64
  /// What all units of the part together cost, and how many they are: one costs the one divided by the other.
  var left: Int64
  var ofUnits: Int64

  /// In steps.
  func cost(of units: Int64) -> ExactValue {
    if units == ofUnits { return ExactValue(left) }
    return ExactValue(numerator: Int128(left) * Int128(units), denominator: Int128(max(1, ofUnits))).reduced
  }

  /// By what a unit costs; of equal ones what stands first.
  func stands(before other: UnitRun, cheapestFirst: Bool) -> Bool {
    let (one, two) = (Int128(left) * Int128(other.ofUnits), Int128(other.left) * Int128(ofUnits))
    if one != two { return (one < two) == cheapestFirst }
    return (bearer, part) < (other.bearer, other.part)
  }
}

/// Units that an offer takes from together: all that it picks, or those of a set, or of sets that are made alike.
struct UnitSet {
  /// What is taken of all of them, in steps; at most what they cost.
  let wanted: ExactValue
  /// The runs with the weights by which they share that, over one denominator.
  let parts: [(run: UnitRun, weight: Int128)]

  /// Takes the sum of the weights, unless it is told how much. None where they don't fit.
  init?(_ runs: [(run: UnitRun, weight: ExactValue)], wanted: ExactValue? = nil) {
    var common: Int128 = 1
    for part in runs {
      guard let next = Denominator.leastCommonMultiple(common, part.weight.denominator) else { return nil }
      common = next
    }
    var parts: [(run: UnitRun, weight: Int128)] = []
    var sum: Int128 = 0
    for part in runs {
      guard let weight = Denominator.scaled(part.weight.numerator, from: part.weight.denominator, to: common)
      else { return nil }
      let (next, overflow) = sum.addingReportingOverflow(weight)
      guard !overflow else { return nil }
      sum = next
      parts.append((part.run, weight))
    }
    self.parts = parts
    self.wanted = wanted ?? ExactValue(numerator: sum, denominator: common).reduced
  }

  /// What is taken of all units of several sets, in steps; none where it doesn't fit.
  static func wanted(of sets: [UnitSet]) -> ExactValue? {
    var sum = ExactValue.zero
    for set in sets {
      guard let next = sum.adding(set.wanted) else { return nil }
      sum = next
    }
    return sum
  }
}

/// Units waiting for sets of so many, the dearest first.
struct UnitQueue {
  private var runs: [UnitRun]
  private var first = 0
  private let size: Int64

  init(_ runs: [UnitRun], size: Int64) {
    self.runs = runs
    self.size = size
  }

  /// The units of the next set, and how many sets like it follow. None, if they don't make one up.
  func next() -> (runs: [UnitRun], alike: Int64)? {
    guard first < runs.count else { return nil }
    if runs[first].units >= size {
      var run = runs[first]
      let alike = run.units / size
      run.units = size
      return ([run], alike)
    }
    var left = size
    var set: [UnitRun] = []
    for run in runs[first...] where left > 0 {
      var taken = run
      taken.units = min(left, run.units)
      left -= taken.units
      set.append(taken)
    }
    return left == 0 ? (set, 1) : nil
  }

  mutating func drop(sets: Int64) {
    var left = size * sets
    while left > 0, first < runs.count {
      let dropped = min(left, runs[first].units)
      runs[first].units -= dropped
      left -= dropped
      if runs[first].units == 0 { first += 1 }
    }
  }
}
