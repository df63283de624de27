/// A day of the Gregorian calendar.
public struct CalendarDate: Sendable, Hashable, Comparable {
  public let year: Int32
  public let month: Int32
  public let day: Int32

  /// None, if there is no such day. Years are 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    guard day <= CalendarDate.daysInMonth(month, of: year) else { return nil }
    self.year = Int32(year)
    self.month = Int32(month)
    self.day = Int32(day)
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      return isLeap ? 29 : 28
    default: return 31
    }
  }

  /// Days since 1 January of the year 1, which is day 0 and was, reckoned back, a Monday.
  public var dayNumber: Int {
    let y = Int(year) - 1
    var days = y * 365 + y / 4 - y / 100 + y / 400
    for earlier in 1..<Int(month) { days += CalendarDate.daysInMonth(earlier, of: Int(year)) }
    return days + Int(day) - 1
  }

  public var weekday: Weekday { Weekday.allCases[dayNumber % 7] }
}

extension CalendarDate: CustomStringConvertible {
  public var description: String {
    "\(digits(Int(year), 4))-\(digits(Int(month), 2))-\(digits(Int(day), 2))"
  }
}

/// A day of the week, by the three letters that rules use.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case mon, tue, wed, thu, fri, sat, sun

  public init?(name: Name) {
    guard let found = Weekday.allCases.first(where: { $0.name.key == name.key }) else { return nil }
    self = found
  }

  public var name: Name {
    switch self {
    case .mon: "Mon"
    case .tue: "Tue"
    case .wed: "Wed"
    case .thu: "Thu"
    case .fri: "Fri"
    case .sat: "Sat"
    case .sun: "Sun"
    }
  }
}

/// A time on the clock, in minutes from midnight: 0 to 1440, where 24:00 is only an end.
public struct TimeOfDay: Sendable, Hashable, Comparable {
  public let minutes: Int32

  /// None, if no clock shows it.
  public init?(hour: Int, minute: Int) {
    guard (0...24).contains(hour), (0...59).contains(minute), hour < 24 || minute == 0 else { return nil }
    self.minutes = Int32(hour * 60 + minute)
  }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}

extension TimeOfDay: CustomStringConvertible {
  public var description: String { "\(digits(Int(minutes) / 60, 2)):\(digits(Int(minutes) % 60, 2))" }
}

/// The local date and time of an order, as its host tells it.
public struct Moment: Sendable, Hashable {
  public var date: CalendarDate
  public var time: TimeOfDay

  /// None for 24:00, which is the next day.
  public init?(date: CalendarDate, time: TimeOfDay) {
    guard time.minutes < 24 * 60 else { return nil }
    self.date = date
    self.time = time
  }
}

extension Moment: CustomStringConvertible {
  public var description: String { "\(date) \(time)" }
}

private func digits(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}

extension Moment {
  /// Half-open. Where the end isn't later than the start the span runs over midnight, and belongs to the day on which
  /// it began.
  func isWithin(_ start: TimeOfDay, _ end: TimeOfDay, on days: [Weekday]) -> Bool {
    let today = date.weekday
    let yesterday = Weekday.allCases[(today.rawValue + 6) % 7]
    func counts(_ day: Weekday) -> Bool { days.isEmpty || days.contains(day) }
    if start < end { return start <= time && time < end && counts(today) }
    return (start <= time && counts(today)) || (time < end && counts(yesterday))
  }
}
