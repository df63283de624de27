import RuleDSL

extension Explanations {
  static let conditions = Topic(
    "Conditions",
    [
      Explanation(
        .mixedAndOr, "and stands beside or",
        meaning: """
          `a and b or c` can be read in two ways, and they mean different things. The
          program doesn't choose one of them for you.
          """,
        mend: """
          Put parentheses round what belongs together.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          toggle gift
          toggle member
          toggle student
          discount "Thanks" 1 when gift and member or student
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          toggle gift
          toggle member
          toggle student
          discount "Thanks" 1 when gift and (member or student)
          """),
      Explanation(
        .ifForWhen, "a condition begins with if",
        meaning: """
          A condition stands at the end of a line and begins with `when`.
          """,
        mend: """
          Write `when`.
          """,
        bad: """
          currency USD
          toggle gift
          charge "Gift wrap" 2 if gift
          """,
        good: """
          currency USD
          toggle gift
          charge "Gift wrap" 2 when gift
          """),
      Explanation(
        .wrongComparison, "a comparison is written in another way",
        meaning: """
          Numbers are compared with `=`, `!=`, `<`, `<=`, `>` and `>=`. "At least 10" is
          `>= 10`, "at most 10" is `<= 10`.
          """,
        mend: """
          Let the fix write the sign.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          warn "This takes a day" when cups at least 10
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          warn "This takes a day" when cups >= 10
          """),
      Explanation(
        .comparedText, "a value in quotes is compared with =",
        meaning: """
          The signs `=` and `!=` compare numbers. Whether a value is chosen is asked with
          words: `is` and `is not`.
          """,
        mend: """
          Write `is` or `is not`.
          """,
        bad: """
          currency USD
          menu drink { "black tea" 3.00, coffee 3.50 }
          charge "Lemon" 0.20 when drink = "black tea"
          """,
        good: """
          currency USD
          menu drink { "black tea" 3.00, coffee 3.50 }
          charge "Lemon" 0.20 when drink is "black tea"
          """),
      Explanation(
        .missingOneOf, "a list of values stands without one of",
        meaning: """
          To ask whether one of several values is chosen, the words are `is one of`, with
          the values in parentheses.
          """,
        mend: """
          Write `is one of (…)`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50, cocoa 4.00 }
          charge "Sugar" 0.20 when drink is (tea, coffee)
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50, cocoa 4.00 }
          charge "Sugar" 0.20 when drink is one of (tea, coffee)
          """),
      Explanation(
        .valueIsNoCondition, "a value stands where a condition belongs",
        meaning: """
          People say "is it tea or coffee". Read word by word that is "it is tea" or
          "coffee", and the second alone is no condition.
          """,
        mend: """
          Write `is one of (tea, coffee)`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50, cocoa 4.00 }
          charge "Sugar" 0.20 when drink is tea or coffee
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50, cocoa 4.00 }
          charge "Sugar" 0.20 when drink is one of (tea, coffee)
          """),
      Explanation(
        .severalNeedHas, "of several values one is asked with has",
        meaning: """
          Of this option several values can be chosen at once, so it never `is` just one
          of them. Whether one is among them is asked with `has`.
          """,
        mend: """
          Write `has` for `is`.
          """,
        bad: """
          currency USD
          choice toppings choose 0 to 2 { pearls +1.00, jelly +1.00 }
          charge "Wide straw" 0.10 when toppings is pearls
          """,
        good: """
          currency USD
          choice toppings choose 0 to 2 { pearls +1.00, jelly +1.00 }
          charge "Wide straw" 0.10 when toppings has pearls
          """),
      Explanation(
        .notAForm, "the pattern after matches has a slip",
        meaning: """
          A pattern shows how a text looks: `#` is a digit, `?` a letter, `*` anything,
          every other sign is itself. A backslash says that the next sign is meant as it
          is, and is needed only before `#`, `?`, `*` and itself.
          """,
        mend: """
          Take the backslash out.
          """,
        bad: #"""
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          text zip
          require zip matches "\\d####"
          """#,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          text zip
          require zip matches "#####"
          """),
    ])
}
