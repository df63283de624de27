import RulesEngine
import Testing

/// Days and times of the calendar.
struct MomentTests {
  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (0, 1, 1), (10000, 1, 1),
  ])
  func daysThatDoNotExist(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (2000, 1, 1, Weekday.sat), (2026, 12, 4, .fri), (2028, 2, 29, .tue), (1, 1, 1, .mon), (9999, 12, 31, .fri),
    (1969, 7, 20, .sun),
  ])
  func everyDayHasItsWeekday(year: Int, month: Int, day: Int, weekday: Weekday) throws {
    #expect(try #require(CalendarDate(year: year, month: month, day: day)).weekday == weekday)
  }

  @Test func daysFollowEachOther() throws {
    let last = try #require(CalendarDate(year: 2027, month: 12, day: 31))
    let first = try #require(CalendarDate(year: 2028, month: 1, day: 1))
    #expect(last.dayNumber + 1 == first.dayNumber)
    #expect(last < first)
  }

  @Test func aDayEndsAtTwentyFour() throws {
    let date = try #require(CalendarDate(year: 2026, month: 12, day: 4))
    let midnight = try #require(TimeOfDay(hour: 24, minute: 0))
    #expect(Moment(date: date, time: midnight) == nil)
    #expect(TimeOfDay(hour: 24, minute: 1) == nil)
    #expect(TimeOfDay(hour: 12, minute: 60) == nil)
  }

  @Test(arguments: ["2026-12-04T15:00", "2026-12-04 15:00"])
  func aMomentIsReadAndWritten(text: String) {
    #expect(Moment(text)?.description == "2026-12-04 15:00")
  }

  @Test(arguments: [
    "", "tomorrow", "2026-12-04", "2026-12-04T15:00:00", "2026-12-04T24:00", "2026-12-04x15:00", "+026-12-04T15:00",
  ])
  func whatIsNoMoment(text: String) {
    #expect(Moment(text) == nil)
  }
}
