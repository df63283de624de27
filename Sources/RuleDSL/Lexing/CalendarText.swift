/// Days and times as they are typed.
enum CalendarText {
  /// The day in its plain form, `2026-12-01` also for `2026-12-1`; nil if there is no such day.
  static func date(_ typed: String) -> String? {
    let parts = numbers(typed, separator: 0x2D)
    guard parts.count == 3 else { return nil }
    return date(year: parts[0], month: parts[1], day: parts[2])
  }

  /// The day of `2026.12.01` or `1.12.2026`.
  static func date(pointed typed: String) -> String? {
    let parts = numbers(typed, separator: 0x2E)
    guard parts.count == 3 else { return nil }
    if parts[0] >= 1000 { return date(year: parts[0], month: parts[1], day: parts[2]) }
    return parts[2] >= 1000 ? date(year: parts[2], month: parts[1], day: parts[0]) : nil
  }

  /// The time in its plain form: `8:30` as it is, `20:30` for `8:30pm`; nil if there is no such time.
  static func time(_ typed: String) -> String? {
    var clock = typed
    var half = ""
    while let last = clock.utf8.last, CharacterClass.isASCIILetter(UInt32(last)), half.utf8.count < 2 {
      half = String(clock.removeLast()) + half
    }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count <= 2, parts[1].utf8.count == 2, let hour = Int(parts[0]),
      let minute = Int(parts[1]), minute < 60
    else { return nil }
    if half.isEmpty { return hour < 24 || (hour == 24 && minute == 0) ? typed : nil }
    guard (1...12).contains(hour) else { return nil }
    switch half {
    case "am", "AM": return "\(hour % 12):\(parts[1])"
    case "pm", "PM": return "\(hour % 12 + 12):\(parts[1])"
    default: return nil
    }
  }

  private static func date(year: Int, month: Int, day: Int) -> String? {
    guard (1...12).contains(month), day >= 1, day <= days(inMonth: month, of: year) else { return nil }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// By the Gregorian calendar.
  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let plain = "\(number)"
    return String(repeating: "0", count: max(count - plain.utf8.count, 0)) + plain
  }

  /// The numbers between separators; none if one of them is no plain number of at most four digits.
  private static func numbers(_ text: String, separator: UInt8) -> [Int] {
    var numbers = [0]
    var digits = 0
    for byte in text.utf8 {
      if byte == separator, digits > 0 {
        numbers.append(0)
        digits = 0
      } else if byte >= 0x30, byte <= 0x39, digits < 4 {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
        digits += 1
      } else {
        return []
      }
    }
    return digits > 0 ? numbers : []
  }
}
