/// The cells that an option is told in.
struct OptionSlots: Sendable {
  enum Kind: UInt8, Sendable {
    /// The value's place, -1 for none: none or unknown, as it may be empty.
    case one
    /// From the first cell on the units of each value.
    case several
    /// Two cells: as told, and unknown where it is no number that may be told.
    case number
    case toggle
    case text
    case moment
  }

  let kind: Kind
  /// 0 is the order's frame, then one for each kind of item.
  let body: Int
  /// The first of its cells.
  var cell = -1
  /// How many values there are.
  var values = 0
  /// Which of the frame's texts or numbers it is.
  var place = 0
  /// Where the cells that say something of it stand among all such.
  var probes = 0..<0
  var limits = NumberLimits(low: 0, high: 0, step: 1, denominator: 1)
}

/// Which numbers may be told, in millionths.
struct NumberLimits: Sendable {
  var low: Int64
  var high: Int64
  /// 0 where only numbers of a list may be told.
  var step: Int64
  var list = 0..<0
  /// What the cells of the number are over.
  var denominator: Int64

  /// The two cells of a number: as told, and unknown where it may not be told.
  func cells(_ millionths: Int64, _ lists: ContiguousArray<Int64>) -> (told: Cell, checked: Cell) {
    let (product, overflow) = millionths.multipliedReportingOverflow(by: denominator)
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: 1_000_000)
    let told = overflow || rest != 0 ? Cell.wide : Cell(quotient)
    return (told, isWithin(millionths, lists) ? told : .unknown)
  }

  private func isWithin(_ millionths: Int64, _ lists: ContiguousArray<Int64>) -> Bool {
    if step == 0 {
      for place in list where lists[place] == millionths { return true }
      return false
    }
    guard low <= millionths, millionths <= high else { return false }
    let (distance, overflow) = millionths.subtractingReportingOverflow(low)
    return !overflow && distance % step == 0
  }
}

extension NumberLimits {
  init(_ number: CheckedNumber, _ lists: inout ContiguousArray<Int64>) {
    self.init(low: 0, high: 0, step: 0, denominator: number.denominator)
    switch number.bounds {
    case .range(let low, let high, let step): (self.low, self.high, self.step) = (low, high, step)
    case .oneOf(let points):
      list = lists.count..<(lists.count + points.count)
      lists += points
    }
  }
}

extension CheckedNumber {
  /// All numbers that may be told are whole over this.
  var denominator: Int64 {
    var common: UInt64 = 1_000_000
    func take(_ millionths: Int64) {
      common = Denominator.greatestCommonDivisor(common, millionths.magnitude)
    }
    switch bounds {
    case .range(let low, _, let step):
      take(low)
      take(step)
    case .oneOf(let points): for point in points { take(point) }
    }
    if let defaultValue { take(defaultValue.millionths) }
    return 1_000_000 / Int64(common)
  }
}
