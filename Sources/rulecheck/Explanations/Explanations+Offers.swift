import RuleDSL

extension Explanations {
  static let offers = Topic(
    "Offers on the units of items",
    [
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
        .lineInItems, "a discount is taken from a line inside of items",
        meaning: """
          `line "…"` names a line of the same level. One that stands inside of items can
          be counted and compared by the order, but each item has its own, so a discount
          can't be taken from it by its name.
          """,
        mend: """
          Write the discount into the item, or take it from the items as a whole.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
            charge "Engraving" 5
          }
          discount "Members" 10% of line "Engraving"
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
            charge "Engraving" 5
            discount "Members" 10% of line "Engraving"
          }
          """),
      Explanation(
        .pickOverSet, "an offer picks more units than there are",
        meaning: """
          `cheapest 1 of every 3` picks one of each three. Here more are picked than the
          set has.
          """,
        mend: """
          Make the first number smaller than the second.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Free" 100% of cheapest 3 of every 2 drink
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Third free" 100% of cheapest 1 of every 3 drink
          """),
      Explanation(
        .kindTwice, "an item stands twice in a set",
        meaning: """
          A set for one price lists each item once, with the number that belongs to it.
          """,
        mend: """
          Add the two numbers: `2 drink`.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Pair" to 5.00 for 1 drink + 1 drink
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Pair" to 5.00 for 2 drink
          """),
      Explanation(
        .offerNotADiscount, "an offer on units is written as a charge",
        meaning: """
          "Two for five" makes the units cheaper than they are, so it takes something off.
          """,
        mend: """
          Write `discount`.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          charge "Any two" 2 for 5.00 of drink
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Any two" 2 for 5.00 of drink
          """),
    ])
}
