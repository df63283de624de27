import RuleDSL

extension Explanations {
  static let examples = Topic(
    "Examples",
    [
      Explanation(
        .unknownOption, "there is no such option",
        meaning: """
          An `example` sets options by their names, as an order does. Nothing in the file
          that can be set has this name. In an order the same is said of a name that the
          file doesn't have: it is left out, and the order may not be placed.
          """,
        mend: """
          Correct the name. The message shows the nearest one.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          example "a tea" {
            drnk tea   expect 3.00
          }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          example "a tea" {
            drink tea   expect 3.00
          }
          """),
      Explanation(
        .wrongSelection, "the option can't be set to this",
        meaning: """
          A toggle is `on` or `off`, a number is a number, a text stands in quotes, of a
          choice one of its values is chosen. Here something of another kind is given.
          """,
        mend: """
          Write what the option takes.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          toggle gift +2.00
          example "a gift" {
            drink tea, gift yes   expect 5.00
          }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          toggle gift +2.00
          example "a gift" {
            drink tea, gift on   expect 5.00
          }
          """),
    ])
}
