import RuleDSL

extension Explanations {
  static let tables = Topic(
    "Columns and headers of tables",
    [
      Explanation(
        .headerMissing, "nothing says what the columns are for",
        meaning: """
          The prices go by an option, for example by size, and the row has several. But no
          first row says which column is for which size.
          """,
        mend: """
          Write a first row with an empty cell and the values, in the order of the
          columns.
          """,
        bad: """
          currency USD
          menu drink by size {
            | tea    | 3.00   | 3.50  |
          }
          choice size { medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | 3.50  |
          }
          choice size { medium default, large }
          """),
      Explanation(
        .headerWithoutColumns, "the first row names no column",
        meaning: """
          The first row of a table is its header: an empty cell, then the value that each
          column is for. This one has no columns.
          """,
        mend: """
          Write the values of the option into the first row.
          """,
        bad: """
          currency USD
          menu drink by size {
            |     |
            | tea | 3.00 | 3.50 |
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
        .headerWithDetails, "something stands behind the header's last bar",
        meaning: """
          Behind the last bar of a row stands what is said of its value, such as
          `sold out` or a translation. The header is no value.
          """,
        mend: """
          Write it behind the row of the value that is meant.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | medium | large | sold out
            | tea    | 3.00   | 3.50  |
          }
          choice size { medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | 3.50  | sold out
          }
          choice size { medium default, large }
          """),
      Explanation(
        .columnsWithoutBy, "nothing says by what the columns differ",
        meaning: """
          The table has several columns of prices, but the line doesn't say which option
          decides among them.
          """,
        mend: """
          Write `by` and the option: `menu drink by size`.
          """,
        bad: """
          currency USD
          menu drink {
            |        | medium | large |
            | tea    | 3.00   | 3.50  |
          }
          choice size { medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | 3.50  |
          }
          choice size { medium default, large }
          """),
      Explanation(
        .byWithoutTable, "prices that differ stand in no table",
        meaning: """
          With `by` each value has several prices, one for each value of the other option.
          So they stand in a table, which shows which is which.
          """,
        mend: """
          Write a table with bars. Its first row has the values of the option after `by`.
          """,
        bad: """
          currency USD
          menu drink by size { tea 3.00, coffee 3.50 }
          choice size { medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | 3.50  |
            | coffee | 3.50   | 4.00  |
          }
          choice size { medium default, large }
          """),
      Explanation(
        .uncovered, "a value has no column",
        meaning: """
          The table has prices by an option, but one of the option's values stands over no
          column. Whoever chooses it could never get a price.
          """,
        mend: """
          Add a column, with `-` where it isn't sold, or a column `other` for all the
          rest.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | 3.50  |
          }
          choice size { small, medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | small | medium | large |
            | tea    | -     | 3.00   | 3.50  |
          }
          choice size { small, medium default, large }
          """),
      Explanation(
        .headTwice, "a column stands twice in a table",
        meaning: """
          Two columns are for the same value, so it isn't clear which price counts.
          """,
        mend: """
          Leave one of the two out, or correct its value.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | medium | large | large |
            | tea    | 3.00   | 3.50  | 4.00  |
          }
          choice size { medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | 3.50  |
          }
          choice size { medium default, large }
          """),
      Explanation(
        .rowTwice, "two rows are for the same",
        meaning: """
          Two rows have the same words before the prices, so it isn't clear which price
          counts.
          """,
        mend: """
          Leave one of the two out, or correct its words.
          """,
        bad: """
          currency USD
          choice size { small, large }
          choice milk { soy, oat }
          charge "Milk" by size, milk {
            | small | soy | 0.50 |
            | large | oat | 0.80 |
            | small | soy | 0.60 |
          }
          """,
        good: """
          currency USD
          choice size { small, large }
          choice milk { soy, oat }
          charge "Milk" by size, milk {
            | small | soy | 0.50 |
            | large | oat | 0.80 |
            | small | oat | 0.60 |
          }
          """),
      Explanation(
        .columnWithoutValues, "a column says something of values that aren't there",
        meaning: """
          The columns `group …` and `let …` say something of the value in the first cell
          of the row. The rows of a `let` or a `charge` have no value.
          """,
        mend: """
          Move the column to the table of the menu, the choice or the list.
          """,
        bad: """
          currency USD
          choice size { medium default, large }
          let extra by size {
            | medium | large | group hot |
            | 1.00   | 2.00  | x         |
          }
          charge "Extra" extra
          """,
        good: """
          currency USD
          choice size { medium default, large }
          let extra by size {
            | medium | large |
            | 1.00   | 2.00  |
          }
          charge "Extra" extra
          """),
      Explanation(
        .notATick, "a column has something else than x or nothing",
        meaning: """
          In a column `group …` an `x` says that the value of the row belongs to the
          group, and an empty cell that it doesn't. Anything else could mean either.
          """,
        mend: """
          Write `x`, or leave the cell empty.
          """,
        bad: """
          currency USD
          menu drink {
            |       | price | group hot |
            | tea   | 3.00  | yes       |
            | juice | 4.00  |           |
          }
          toggle lid only when drink is in hot
          """,
        good: """
          currency USD
          menu drink {
            |       | price | group hot |
            | tea   | 3.00  | x         |
            | juice | 4.00  |           |
          }
          toggle lid only when drink is in hot
          """),
    ])
}
