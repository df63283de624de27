import RuleDSL

extension Explanations {
  static let steps = Topic(
    "Prices by number",
    [
      Explanation(
        .listOverSeveral, "a list goes by several things",
        meaning: """
          In a list without bars each amount has one value before it. Prices that go by
          two options need two, so they stand in a table.
          """,
        mend: """
          Write a table: the values of the last option run across the first row.
          """,
        bad: """
          currency USD
          choice size { small, large }
          choice milk { soy, oat }
          charge "Milk" by size, milk { small 0.50, large 0.80 }
          """,
        good: """
          currency USD
          choice size { small, large }
          choice milk { soy, oat }
          charge "Milk" by size, milk {
            |       | soy  | oat  |
            | small | 0.50 | 0.60 |
            | large | 0.80 | 0.90 |
          }
          """),
      Explanation(
        .missingAmount, "a value has no amount",
        meaning: """
          In a list of amounts each value has its own. If several values cost the same,
          they stand together in parentheses.
          """,
        mend: """
          Write the amount behind it, or put the values in parentheses.
          """,
        bad: """
          currency USD
          choice size { small default, medium, large }
          charge "Cup" by size { small, medium 0.10, large 0.20 }
          """,
        good: """
          currency USD
          choice size { small default, medium, large }
          charge "Cup" by size { (small, medium) 0.10, large 0.20 }
          """),
      Explanation(
        .missingFromOrFor, "it isn't clear what the price for a number is",
        meaning: """
          `10 1.80` can mean: from 10 on each costs 1.80. Or: 10 together cost 1.80.
          """,
        mend: """
          Write `from 10 1.80` for the price of each, or `10 for 1.80` for a pack.
          """,
        bad: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" per boxes { from 1 2.00, 10 1.80 }
          """,
        good: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" per boxes { from 1 2.00, from 10 1.80 }
          """),
      Explanation(
        .headsDoNotRise, "numbers in a list don't rise",
        meaning: """
          A list of prices by number begins with the smallest and goes up, so that every
          reader sees where a price begins and ends.
          """,
        mend: """
          Put them in order.
          """,
        bad: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" per boxes { from 1 2.00, from 20 1.60, from 10 1.80 }
          """,
        good: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" per boxes { from 1 2.00, from 10 1.80, from 20 1.60 }
          """),
      Explanation(
        .firstStepTooHigh, "small numbers have no price",
        meaning: """
          Less can be ordered than the first step of the prices. Whoever orders so few
          could never get a price.
          """,
        mend: """
          Begin with the smallest number that can be ordered.
          """,
        bad: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" per boxes { from 5 2.00, from 10 1.80 }
          """,
        good: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" per boxes { from 1 2.00, from 10 1.80 }
          """),
      Explanation(
        .numberForName, "from stands before prices that go by a choice",
        meaning: """
          `from` needs a number: "from 10 on". Here prices go by a choice, and its values
          have no order.
          """,
        mend: """
          Write one of its values instead.
          """,
        bad: """
          currency USD
          choice size { small default, large }
          charge "Cup" by size { from 1 0.10 }
          """,
        good: """
          currency USD
          choice size { small default, large }
          charge "Cup" by size { small 0.10, large 0.20 }
          """),
      Explanation(
        .nameForNumber, "a name stands where a number is expected",
        meaning: """
          Here prices go by a number, so before each price stands a number.
          """,
        mend: """
          Write `3` for exactly 3, or `from 10` for 10 and more.
          """,
        bad: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" by boxes { few 20, from 10 30 }
          """,
        good: """
          currency USD
          number boxes 1 to 99
          charge "Boxes" by boxes { from 1 20, from 10 30 }
          """),
      Explanation(
        .nameAfterPer, "after per prices differ by a number",
        meaning: """
          `per` multiplies, so what stands in its list are numbers: `from 10 1.80`. To
          look a price up by a value, the word is `by`.
          """,
        mend: """
          Write `by` for `per`.
          """,
        bad: """
          currency USD
          choice size { small default, large }
          charge "Cup" per size { large 0.20 }
          """,
        good: """
          currency USD
          choice size { small default, large }
          charge "Cup" by size { small 0, large 0.20 }
          """),
      Explanation(
        .packOutsidePer, "a pack stands outside of per",
        meaning: """
          `3 for 130` is a pack: three together cost 130. Packs are counted for a number
          that is ordered, and that follows `per`.
          """,
        mend: """
          Write `per` and the number before the packs.
          """,
        bad: """
          currency TWD
          number apples 1 to 99
          charge "Apples" by apples { from 1 50, 3 for 130 }
          """,
        good: """
          currency TWD
          number apples 1 to 99
          charge "Apples" per apples { 1 for 50, 3 for 130 }
          """),
      Explanation(
        .packsAndTiers, "packs and steps are mixed",
        meaning: """
          `3 for 130` is the price of three together, `from 3 45` is the price of each
          from three on. In one list they would contradict each other.
          """,
        mend: """
          Write all in one way.
          """,
        bad: """
          currency TWD
          number apples 1 to 99
          charge "Apples" per apples { 1 for 50, from 10 40 }
          """,
        good: """
          currency TWD
          number apples 1 to 99
          charge "Apples" per apples { 1 for 50, 10 for 400 }
          """),
      Explanation(
        .graduatedPacks, "graduated stands before packs",
        meaning: """
          `graduated` means that each bracket has its own price: the first nine at one
          price, those from the tenth on at another. Packs have no brackets.
          """,
        mend: """
          Leave `graduated` out, or write `from` for the packs.
          """,
        bad: """
          currency TWD
          number apples 1 to 99
          charge "Apples" graduated per apples { 1 for 50 }
          """,
        good: """
          currency TWD
          number apples 1 to 99
          charge "Apples" graduated per apples { from 1 50, from 10 40 }
          """),
      Explanation(
        .packsDoNotFit, "some number isn't made up of these packs",
        meaning: """
          The biggest packs are taken first, then the smaller ones. For some number that
          can be ordered, something is left that no pack fits, and it would have no price.
          """,
        mend: """
          Add a smaller pack, such as `1 for …`, or allow only numbers that fit.
          """,
        bad: """
          currency TWD
          number apples 1 to 99
          charge "Apples" per apples { 3 for 130, 5 for 200 }
          """,
        good: """
          currency TWD
          number apples 1 to 99
          charge "Apples" per apples { 1 for 50, 3 for 130, 5 for 200 }
          """),
    ])
}
