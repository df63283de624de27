/// The cases that the date and time of an order can be in, as far as a condition tells them apart.
struct MomentCases {
  /// Beyond this many different times or dates nothing is worked out.
  private static let pointLimit = 24

  private let conditions: [CheckedCondition]
  private var times: Set<Int32> = [0]
  /// By their number; none is a condition that doesn't ask for the date.
  private var days: Set<Int> = []

  init(_ atoms: [ConditionAtom]) {
    conditions = atoms.compactMap { if case .clock(let condition) = $0 { condition } else { nil } }
    for condition in conditions { collect(condition) }
  }

  /// None where there are too many.
  var cases: [[Truth]]? {
    guard times.count <= MomentCases.pointLimit, days.count <= MomentCases.pointLimit else { return nil }
    var cases = Set<[Truth]>()
    for span in spans {
      for weekday in span.weekdays {
        for minutes in times {
          cases.insert(conditions.map { Truth(holds($0, span.first, weekday, minutes)) })
        }
      }
    }
    return Array(cases)
  }

  /// Where something begins to hold or ends.
  private mutating func collect(_ condition: CheckedCondition) {
    switch condition {
    case .timeIsWithin(let start, let end, on: _):
      times.insert(start.minutes)
      if end.minutes < 24 * 60 { times.insert(end.minutes) }
    case .timeIsOneOf(let points):
      for point in points { times.formUnion([point.minutes, min(point.minutes + 1, 24 * 60 - 1)]) }
    case .dateIsWithin(let first, let last):
      if let first { days.insert(first.dayNumber) }
      if let last { days.insert(last.dayNumber + 1) }
    default: break
    }
  }

  /// From one day on which something changes to the day before the next; open at both ends.
  private var spans: [DaySpan] {
    var spans: [DaySpan] = []
    var first: Int?
    for day in days.sorted() {
      spans.append(DaySpan(first: first, last: day - 1))
      first = day
    }
    spans.append(DaySpan(first: first, last: nil))
    return spans
  }

  private func holds(_ condition: CheckedCondition, _ day: Int?, _ weekday: Weekday, _ minutes: Int32) -> Bool {
    switch condition {
    case .timeIsWithin(let start, let end, on: let days):
      let yesterday = Weekday.allCases[(weekday.rawValue + 6) % 7]
      let startsToday = start.minutes <= minutes && (days.isEmpty || days.contains(weekday))
      if start < end { return startsToday && minutes < end.minutes }
      return startsToday || (minutes < end.minutes && (days.isEmpty || days.contains(yesterday)))
    case .timeIsOneOf(let points): return points.contains { $0.minutes == minutes }
    case .dateIsWithin(let first, let last):
      guard let day else { return first == nil }
      return first.map { $0.dayNumber <= day } ?? true && last.map { day <= $0.dayNumber } ?? true
    case .dayIsOneOf(let days): return days.contains(weekday)
    default: return true
    }
  }
}

/// Days by their number, in which nothing changes but the day of the week; none is no end.
private struct DaySpan {
  let first: Int?
  let last: Int?

  /// Short spans don't have every day of the week.
  var weekdays: [Weekday] {
    guard let first, let last, last - first < 6 else { return Weekday.allCases }
    return (first...max(first, last)).map { Weekday.allCases[$0 % 7] }
  }
}
