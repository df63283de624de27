import RuleDSL

extension Explanations {
  static let rows = Topic(
    "Rows and cells of tables",
    [
      Explanation(
        .rowsAndEntries, "some values have bars and others don't",
        meaning: """
          A list of values is written either as a table, with a bar before and behind
          every cell, or without bars. The two can't be mixed, for it isn't clear then
          which price belongs where.
          """,
        mend: """
          Write all of them with bars, or none.
          """,
        bad: """
          currency USD
          menu drink {
            | tea    | 3.00 |
            coffee 3.50
          }
          """,
        good: """
          currency USD
          menu drink {
            | tea    | 3.00 |
            | coffee | 3.50 |
          }
          """),
      Explanation(
        .rowWithoutBars, "a row has no bars",
        meaning: """
          Rows that are copied from a spreadsheet have invisible tabs between the cells.
          In a rule file bars show where a cell ends, so that everyone sees it.
          """,
        mend: """
          Let the fix write the row with bars.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | 3.50  |
            coffee	3.50	4.00
          }
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
        .missingBar, "a bar is missing in a row",
        meaning: """
          Every cell stands between two bars. Here a price stands behind the last one, or
          two prices share a cell, so it isn't sure to which column it belongs.
          """,
        mend: """
          Put a bar before and behind each cell.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | 3.50
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
        .textAfterQuotes, "something stands behind the quotes in a cell",
        meaning: """
          A cell that begins with a quote ends with one. In a table quotes aren't needed
          at all: the bars show where the name ends.
          """,
        mend: """
          Leave the quotes out, or put them round all of it.
          """,
        bad: """
          currency USD
          menu drink {
            | "hot" chocolate | 3.00 |
          }
          """,
        good: """
          currency USD
          menu drink {
            | hot chocolate | 3.00 |
          }
          """),
      Explanation(
        .emptyCell, "a cell is empty",
        meaning: """
          An empty cell can mean "not sold", "free" or "forgotten", so it is never
          guessed.
          """,
        mend: """
          Write the price. If it isn't sold in this size, write `-`. If the price is still
          to come, write `?`.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   |       |
          }
          choice size { medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | -     |
          }
          choice size { medium default, large }
          """),
      Explanation(
        .notAPrice, "a word stands where a price belongs",
        meaning: """
          In this cell a price is expected: a number, `-` for what isn't sold, or `?` for
          a price that is still to come.
          """,
        mend: """
          Write the price, or `-`. A thing that isn't sold at all today has `sold out`
          behind its last bar.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | none  |
          }
          choice size { medium default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   | -     |
          }
          choice size { medium default, large }
          """),
      Explanation(
        .notAHead, "this can't say what prices are for",
        meaning: """
          The cell says for which value the prices in its row or column are. A sign or
          nothing but commas is no value.
          """,
        mend: """
          Write a value, a number, or `from 10` for 10 and more.
          """,
        bad: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" by boxes {
            | ?         | 20 |
            | from 10   | 18 |
          }
          """,
        good: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" by boxes {
            | from 1    | 20 |
            | from 10   | 18 |
          }
          """),
      Explanation(
        .wrongCellCount, "a row has too few or too many prices",
        meaning: """
          The first row says which columns there are, and every row has a price for each
          of them. Here one is missing, or there is one too many.
          """,
        mend: """
          Add the missing price, or `-` if it isn't sold. Look whether a bar is missing.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | medium | large |
            | tea    | 3.00   |
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
    ])
}
