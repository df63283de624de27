import RuleDSL

extension Explanations {
  static let numbers = Topic(
    "Numbers and prices as they are written",
    [
      Explanation(
        .tooManyDigits, "a number has too many digits",
        meaning: """
          A number has at most 12 digits before the point and 6 after it. That is enough
          for every price, and it lets the program calculate exactly, without rounding in
          between. A formula that divides again and again can need more digits than can be
          counted, too. The same is said of a number in an order.
          """,
        mend: """
          Leave out the digits that aren't needed.
          """,
        bad: """
          currency USD
          number sheets 1 to 500
          charge "Print" 0.01234567 per sheets
          """,
        good: """
          currency USD
          number sheets 1 to 500
          charge "Print" 0.012345 per sheets
          """),
      Explanation(
        .commaBetweenDigits, "a comma stands between two digits",
        meaning: """
          In some countries `18,50` is eighteen and a half, in others `1,200` is one
          thousand two hundred, and in a list `1,2` is one and two. Nobody can know which
          is meant, so none of them is guessed.
          """,
        mend: """
          For a part of a number write a point: `18.50`. For thousands write no sign:
          `1200`. For two numbers put a blank behind the comma: `1, 2`.
          """,
        bad: """
          currency USD
          charge "Cake" 18,50
          """,
        good: """
          currency USD
          charge "Cake" 18.50
          """),
      Explanation(
        .missingZero, "a number begins with a point",
        meaning: """
          A small point is easily overlooked, and then `.50` is read as fifty. So a number
          begins with a digit.
          """,
        mend: """
          Write the zero: `0.50`.
          """,
        bad: """
          currency USD
          charge "Bag" .50
          """,
        good: """
          currency USD
          charge "Bag" 0.50
          """),
      Explanation(
        .notANumber, "this begins like a number but isn't one",
        meaning: """
          It begins with a digit, but what follows is no digit. Often a letter was typed
          for a digit: `o` for `0`, `l` for `1`.
          """,
        mend: """
          Write digits only, with one point at most.
          """,
        bad: """
          currency USD
          menu drink by size {
            |     | medium | large |
            | tea | 3.00   | 3.5o  |
          }
          choice size { medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |     | medium | large |
            | tea | 3.00   | 3.50  |
          }
          choice size { medium default, large }
          """),
      Explanation(
        .currencyInPrice, "a currency stands in a price",
        meaning: """
          The currency is said once for the whole file, in the line `currency`. Prices are
          plain numbers.
          """,
        mend: """
          Leave out the sign or the letters of the currency.
          """,
        bad: """
          currency USD
          charge "Delivery" $5
          """,
        good: """
          currency USD
          charge "Delivery" 5
          """),
      Explanation(
        .doubledMinus, "two minus signs stand side by side",
        meaning: """
          `5 -- 2` would take off what is already taken off, and so add it. One of the two
          signs is a slip.
          """,
        mend: """
          Write one sign.
          """,
        bad: """
          currency USD
          charge "Box" 5.00 -- 2.00
          """,
        good: """
          currency USD
          charge "Box" 5.00 - 2.00
          """),
      Explanation(
        .minusInAmount, "an amount has a minus",
        meaning: """
          A `charge` adds and a `discount` takes off, so their amounts have no minus. A
          charge of less than nothing would be a discount that nobody sees.
          """,
        mend: """
          What takes off is a `discount`: write it without the minus.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Voucher" -0.50
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          discount "Voucher" 0.50 off drink
          """),
    ])
}
