import RuleDSL

extension Explanations {
  static let times = Topic(
    "Days, times and ranges",
    [
      Explanation(
        .wrongDateOrTime, "a day or a time is written in another way",
        meaning: """
          `4/5/2026` is a day in April or in May, depending on the country. So a day is
          written in one way only: year, month, day, as in `2026-12-24`. A time is written
          with a colon, from `0:00` to `23:59`, as in `20:00`.
          """,
        mend: """
          Let the fix write it so, and look whether day and month are the right way round.
          """,
        bad: """
          currency USD
          charge "Holiday" 5 when date from 2026/12/24
          """,
        good: """
          currency USD
          charge "Holiday" 5 when date from 2026-12-24
          """),
      Explanation(
        .noSuchDay, "there is no such day",
        meaning: """
          It is written like a day, but the calendar doesn't have it: a 30th of February,
          a 13th month.
          """,
        mend: """
          Correct the day. A name that looks like a day stands in quotes.
          """,
        bad: """
          currency USD
          charge "Holiday" 5 when date from 2026-02-30
          """,
        good: """
          currency USD
          charge "Holiday" 5 when date from 2026-02-28
          """),
      Explanation(
        .noSuchTime, "there is no such time",
        meaning: """
          A time goes from `0:00` to `23:59`. Where something ends, `24:00` may be
          written, too. What goes on after midnight ends at a time of the next day.
          """,
        mend: """
          Correct the time. For two hours after midnight write `2:00`.
          """,
        bad: """
          currency USD
          charge "Night" 2 when time is 20:00 to 26:00
          """,
        good: """
          currency USD
          charge "Night" 2 when time is 20:00 to 2:00
          """),
      Explanation(
        .unknownDay, "this is no day of the week",
        meaning: """
          The days are `Mon Tue Wed Thu Fri Sat Sun`.
          """,
        mend: """
          Write one of them.
          """,
        bad: """
          currency USD
          charge "Weekend" 2 when day is one of (Saturday, Sun)
          """,
        good: """
          currency USD
          charge "Weekend" 2 when day is one of (Sat, Sun)
          """),
      Explanation(
        .emptyDates, "the last day comes before the first one",
        meaning: """
          A range of days begins with the earlier one. The other way round it has no day
          at all, so this would never hold.
          """,
        mend: """
          Exchange the two days.
          """,
        bad: """
          currency USD
          charge "Holiday" 5 when date is 2026-12-26 to 2026-12-24
          """,
        good: """
          currency USD
          charge "Holiday" 5 when date is 2026-12-24 to 2026-12-26
          """),
      Explanation(
        .daysWithoutTimes, "days follow something that is no time",
        meaning: """
          `on Fri` says on which day a time begins: `time is 20:00 to 02:00 on Fri` goes
          on until two o'clock on Saturday. Behind anything else it has no meaning.
          """,
        mend: """
          Ask for the day on its own: `and day is Fri`.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          charge "Few" 1 when cups is 1 to 2 on Fri
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          charge "Few" 1 when cups is 1 to 2 and day is Fri
          """),
      Explanation(
        .wrongRange, "a range is written with a sign",
        meaning: """
          From a number to a number is written with the word `to`. A wavy line means
          nothing here.
          """,
        mend: """
          Write `to`.
          """,
        bad: """
          currency USD
          number cups 1~20 default 1
          charge "Cups" 2.50 per cups
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          """),
      Explanation(
        .rangeWithDash, "a range is written with a dash",
        meaning: """
          A dash is a minus, so `1-20` would be minus nineteen. From a number to a number
          is written with the word `to`.
          """,
        mend: """
          Write `to`.
          """,
        bad: """
          currency USD
          number cups 1-20 default 1
          charge "Cups" 2.50 per cups
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          """),
      Explanation(
        .unlikeEnds, "the two ends of a range are of different kinds",
        meaning: """
          A range goes from one number to another, from a day to a day or from a time to a
          time. Here one end is a number and the other one isn't, or the like. Often the
          minutes of a time are missing.
          """,
        mend: """
          Write both ends in the same way: `20:00 to 2:00`.
          """,
        bad: """
          currency USD
          charge "Night" 2 when time is 20:00 to 2
          """,
        good: """
          currency USD
          charge "Night" 2 when time is 20:00 to 2:00
          """),
      Explanation(
        .switchInRange, "on or off can't be an end of a range",
        meaning: """
          `on` and `off` say how a toggle stands. There is nothing between the two.
          """,
        mend: """
          Write `is on` or `is off`.
          """,
        bad: """
          currency USD
          toggle gift
          charge "Gift wrap" 2 when gift is on to off
          """,
        good: """
          currency USD
          toggle gift
          charge "Gift wrap" 2 when gift is on
          """),
    ])
}
