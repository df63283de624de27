import RuleDSL

extension Explanations {
  static let formulas = Topic(
    "Formulas",
    [
      Explanation(
        .wrongType, "something of another kind was expected",
        meaning: """
          A price, a number, a percent, a text, a condition and a choice are different
          kinds of things. Here one kind is needed and another one stands. The message
          says which. In an order the same word is used for a selection of the wrong kind,
          such as a text for a number.
          """,
        mend: """
          See what the help says: mostly a few words are missing, such as `price of`,
          `count of` or `is chosen`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Lid" 0.10 when drink
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Lid" 0.10 when drink is chosen
          """),
      Explanation(
        .amountTimesAmount, "a price is multiplied by a price",
        meaning: """
          Three dollars times two dollars is six square dollars, which nobody can pay.
          """,
        mend: """
          Multiply a price by a number, such as `count of toppings`. A part of a price is
          a percent: `10% of subtotal`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Service" subtotal * price of drink
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Service" 10% of price of drink
          """),
      Explanation(
        .amountAndNumber, "a price and a number are added or compared",
        meaning: """
          Three dollars plus two cookies is no sum, as long as nobody says what a cookie
          costs.
          """,
        mend: """
          Multiply the number by a price first.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          number cookies 0 to 9 default 0
          charge "Tray" price of drink + cookies
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          number cookies 0 to 9 default 0
          charge "Cookies" 1.50 * cookies
          """),
      Explanation(
        .divisorNotConstant, "something is divided by what isn't a fixed number",
        meaning: """
          Amounts are counted exactly, and for that it must be known beforehand into how
          many parts they are divided. So after `/` stands a number in digits.
          """,
        mend: """
          Write the number. What depends on a selection stands in a list or a table after
          `by`.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          charge "Tray" 6 / cups
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          charge "Tray" 6 / 2
          """),
      Explanation(
        .divisionByZero, "something is divided by 0",
        meaning: """
          Nothing can be divided into no parts.
          """,
        mend: """
          Write the number of parts.
          """,
        bad: """
          currency USD
          charge "Half a tray" 6 / 0
          """,
        good: """
          currency USD
          charge "Half a tray" 6 / 2
          """),
      Explanation(
        .percentOfNothing, "a percent doesn't say what it is of",
        meaning: """
          10% of the whole order, of the drink or of the delivery? The receipt depends on
          it.
          """,
        mend: """
          Say it: `10% of subtotal`, `10% of price of drink`, `10% of line "Delivery"`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Service" 10%
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Service" 10% of subtotal
          """),
      Explanation(
        .percentOutOfRange, "a discount takes off nothing or more than all",
        meaning: """
          A discount takes off more than 0% and at most 100% of something.
          """,
        mend: """
          Correct the percent. What makes the order dearer is a `charge`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          discount "Free" 110% of subtotal
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          discount "Free" 100% of subtotal
          """),
      Explanation(
        .missingOf, "the word of is missing after a percent",
        meaning: """
          A percent says what it is a part of, and between the two stands `of`.
          """,
        mend: """
          Write `of`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Service" 10% subtotal
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Service" 10% of subtotal
          """),
      Explanation(
        .ofAfterCount, "there is one of too many",
        meaning: """
          Between the number and what is counted stands no `of`: `cheapest 1 drink`. Only
          `of every` can follow: `cheapest 1 of every 3 drink`.
          """,
        mend: """
          Leave `of` out.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "One free" 100% of cheapest 1 of drink
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "One free" 100% of cheapest 1 drink
          """),
      Explanation(
        .perAfterSum, "it isn't clear what per multiplies",
        meaning: """
          `2.00 + 0.50 per cups` can be read in two ways: all of it for each cup, or only
          the 0.50.
          """,
        mend: """
          Put in parentheses what is multiplied, or write two lines.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.00 + 0.50 per cups
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" (2.00 + 0.50) per cups
          """),
      Explanation(
        .unknownFunction, "nothing is calculated by this word",
        meaning: """
          Before a parenthesis may stand `min` (the smallest of), `max` (the greatest of),
          `whole` (rounded down) and `started` (rounded up).
          """,
        mend: """
          Use one of these four. For `ceil` write `started`, for `floor` write `whole`.
          """,
        bad: """
          currency USD
          number hours 1 to 8 step 0.5 default 1
          charge "Room" 20 * ceil(hours)
          """,
        good: """
          currency USD
          number hours 1 to 8 step 0.5 default 1
          charge "Room" 20 * started(hours)
          """),
      Explanation(
        .wrongShape, "a wrong number of things stands here",
        meaning: """
          `whole( )` and `started( )` round one number. Here there is none, or there are
          several. Rules that a program builds can also have a table whose rows don't fit
          its columns.
          """,
        mend: """
          Write one number or one formula between the parentheses.
          """,
        bad: """
          currency USD
          number hours 1 to 8 step 0.5 default 1
          charge "Room" 20 * started(hours, 2)
          """,
        good: """
          currency USD
          number hours 1 to 8 step 0.5 default 1
          charge "Room" 20 * started(hours)
          """),
      Explanation(
        .valueInsteadOfOption, "a single value stands where only an option can",
        meaning: """
          Only `count of` looks at a single value: `count of pearls in toppings`. Prices
          and discounts are of an option as a whole.
          """,
        mend: """
          Write the option, or count the value.
          """,
        bad: """
          currency USD
          choice toppings choose 0 to 2 { pearls +1.00, jelly +1.00 }
          discount "Pearls" 10% of pearls in toppings
          """,
        good: """
          currency USD
          choice toppings choose 0 to 2 { pearls +1.00, jelly +1.00 }
          discount "Pearls" 10% of price of toppings
          """),
      Explanation(
        .formulaTooLong, "too many things are multiplied",
        meaning: """
          So long a product can't be looked through, and its parts can't be counted
          exactly any more.
          """,
        mend: """
          Give a part of it a name with `let`.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 0.50 * cups * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 *
            1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 0.50 * cups
          """),
    ])
}
