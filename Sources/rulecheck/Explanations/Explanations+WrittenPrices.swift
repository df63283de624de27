import RuleDSL

extension Explanations {
  static let writtenPrices = Topic(
    "Prices that look wrong",
    [
      Explanation(
        .priceApart, "a price is far from the others",
        meaning: """
          It is ten times what the prices around it are, or less than a fifth of them.
          Most likely a digit or the point is wrong. It is a warning: the file can be
          used.
          """,
        mend: """
          Correct it. If it is right, say so in a comment behind it:
          `# allow: price-apart`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50, juice 400, water 2.00, soda 2.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50, juice 4.00, water 2.00, soda 2.50 }
          """),
      Explanation(
        .largerIsCheaper, "the larger size is cheaper",
        meaning: """
          In most rows of this table prices rise from one size to the next, and in this
          row they fall. Perhaps two cells changed places. It is only a note.
          """,
        mend: """
          Look whether the prices stand in the right columns.
          """,
        bad: """
          currency USD
          menu drink by size {
            |        | small | large |
            | tea    | 3.00  | 3.50  |
            | coffee | 3.50  | 4.00  |
            | juice  | 4.50  | 4.00  |
            | soda   | 2.50  | 3.00  |
          }
          choice size { small default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |        | small | large |
            | tea    | 3.00  | 3.50  |
            | coffee | 3.50  | 4.00  |
            | juice  | 4.00  | 4.50  |
            | soda   | 2.50  | 3.00  |
          }
          choice size { small default, large }
          """),
      Explanation(
        .priceToCome, "a price is still to come",
        meaning: """
          A `?` stands in the place of a price. Until it is written the thing isn't sold.
          This only reminds you, once for each list.
          """,
        mend: """
          Write the price, or `-` for what is not sold.
          """,
        bad: """
          currency USD
          menu drink {
            | tea    | 3.00 |
            | coffee | ?    |
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
        .priceOffStep, "a price can't be paid as it is written",
        meaning: """
          The price is no multiple of the smallest step of the shop, so its line is
          rounded, and the shopper never pays what is written. Where a price is multiplied
          by `per` it may be finer: only the line is rounded.
          """,
        mend: """
          Write a price that can be paid. If the shop sells in finer steps, say so:
          `rounding half up to 0.001`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.005, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .packsNotCheapest, "smaller packs would be cheaper",
        meaning: """
          Packs are taken the biggest first. For the number in the message other packs
          would cost less, so the shopper pays too much.
          """,
        mend: """
          Lower the price of the bigger pack, or leave it out.
          """,
        bad: """
          currency USD
          number apples 1 to 20 default 1
          charge "Apples" per apples { 1 for 0.50, 3 for 1.30, 5 for 2.50 }
          """,
        good: """
          currency USD
          number apples 1 to 20 default 1
          charge "Apples" per apples { 1 for 0.50, 3 for 1.30, 5 for 2.00 }
          """),
      Explanation(
        .limitBetweenSteps, "an upper limit can't be chosen",
        meaning: """
          Steps count from the lower limit, and they jump over the upper one. It is only
          a note: the last number that can be chosen is smaller than the file says.
          """,
        mend: """
          Write the number that is reached, or another step.
          """,
        bad: """
          currency USD
          number cups 3 to 20 step 5 default 3
          charge "Cups" 2.50 per cups
          """,
        good: """
          currency USD
          number cups 3 to 18 step 5 default 3
          charge "Cups" 2.50 per cups
          """),
      Explanation(
        .limitsNeverMet, "no selection has the weight that is asked for",
        meaning: """
          With what the values count, no selection comes to the sum that `choose` asks
          for. So nobody could ever order.
          """,
        mend: """
          Change what the values count, or how much may be chosen.
          """,
        bad: """
          currency USD
          choice topping choose 3, up to 3 each { pearls +1.00 counts 2, jelly +0.50 counts 2 }
          """,
        good: """
          currency USD
          choice topping choose 4, up to 3 each { pearls +1.00 counts 2, jelly +0.50 counts 2 }
          """),
    ])
}
