/// The numbers that a quantity can be, as far as it is known.
struct NumberDomain {
  /// None is no bound.
  var low: Fraction?
  var high: Fraction?
  /// The numbers are so far apart, counted from here; none is any number between.
  var grid: Grid?
  /// Only these, in rising order; none is no such list.
  var points: [Fraction]?

  struct Grid {
    let origin: Fraction
    let step: Fraction
  }

  init(_ range: Interval, wholeFromZero: Bool = false) {
    low = range.low
    high = range.high
    if wholeFromZero, let zero = Fraction(0, over: 1), let one = Fraction(1, over: 1) {
      grid = Grid(origin: zero, step: one)
    }
  }

  init(_ bounds: CheckedNumber.Bounds) {
    switch bounds {
    case .range(let low, let high, let step):
      self.low = Fraction(millionths: low)
      self.high = Fraction(millionths: high)
      if let origin = self.low, let step = Fraction(millionths: step) { grid = Grid(origin: origin, step: step) }
    case .oneOf(let points):
      self.points = points.sorted().compactMap { Fraction(millionths: $0) }
      low = self.points?.first
      high = self.points?.last
    }
  }

  func contains(_ number: Fraction) -> Bool {
    if let low, number < low { return false }
    if let high, number > high { return false }
    if let points { return points.contains(number) }
    guard let grid, let steps = grid.steps(to: number) else { return true }
    return steps.numerator % steps.denominator == 0
  }

  /// One of the numbers strictly between two; an end that is left out is no bound.
  func member(between lower: Fraction?, and upper: Fraction?) -> Fraction? {
    if let points {
      return points.first { number in lower.map { $0 < number } ?? true && upper.map { number < $0 } ?? true }
    }
    guard let found = grid == nil ? anyNumber(lower, upper) : gridNumber(lower, upper) else { return nil }
    if let lower, found <= lower { return nil }
    if let upper, found >= upper { return nil }
    return contains(found) ? found : nil
  }

  /// One of the numbers from here to below there.
  func hasMember(from lower: Fraction, below upper: Fraction?) -> Bool {
    if let upper, upper <= lower { return false }
    return contains(lower) || member(between: lower, and: upper) != nil
  }

  private func anyNumber(_ lower: Fraction?, _ upper: Fraction?) -> Fraction? {
    let floor = [lower, low].compactMap { $0 }.max()
    let ceiling = [upper, high].compactMap { $0 }.min()
    // An end of the domain is in it, and lies between where no other end does.
    if let floor, lower.map({ $0 < floor }) ?? true { return floor }
    if let ceiling, upper.map({ ceiling < $0 }) ?? true { return ceiling }
    guard let one = Fraction(1, over: 1), let half = Fraction(1, over: 2) else { return nil }
    switch (floor, ceiling) {
    case (let floor?, let ceiling?): return floor.adding(ceiling)?.multiplied(by: half)
    case (let floor?, nil): return floor.adding(one)
    case (nil, let ceiling?): return one.negated.flatMap { ceiling.adding($0) }
    case (nil, nil): return Fraction(0, over: 1)
    }
  }

  private func gridNumber(_ lower: Fraction?, _ upper: Fraction?) -> Fraction? {
    guard let grid else { return nil }
    if let low, lower.map({ $0 < low }) ?? true { return grid.number(from: low) }
    if let lower { return grid.number(above: lower) }
    // Nothing bounds it from below: any that is small enough.
    guard let ceiling = [upper, high].compactMap({ $0 }).min() else { return grid.origin }
    return grid.number(above: ceiling).flatMap { above in
      grid.step.multiplied(by: Fraction(-2, over: 1) ?? grid.step).flatMap { above.adding($0) }
    }
  }
}

extension NumberDomain.Grid {
  /// How many steps lead from the origin to a number, whole or not.
  func steps(to number: Fraction) -> Fraction? {
    guard let distance = origin.negated.flatMap({ number.adding($0) }),
      let inverse = Fraction(step.denominator, over: step.numerator)
    else { return nil }
    return distance.multiplied(by: inverse)
  }

  func number(above bound: Fraction) -> Fraction? {
    guard let steps = steps(to: bound)?.wholeNumber(up: false), let one = Fraction(1, over: 1) else { return nil }
    return steps.adding(one).flatMap { number(after: $0) }
  }

  func number(from bound: Fraction) -> Fraction? {
    steps(to: bound)?.wholeNumber(up: true).flatMap { number(after: $0) }
  }

  private func number(after steps: Fraction) -> Fraction? {
    step.multiplied(by: steps).flatMap { origin.adding($0) }
  }
}

extension Fraction {
  init?(millionths: Int64) {
    self.init(Int128(millionths), over: 1_000_000)
  }
}
