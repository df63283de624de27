import RuleDSL

extension Explanations {
  static let prices = Topic(
    "Prices",
    [
      Explanation(
        .valueWithoutPrice, "one of the values has no price",
        meaning: """
          In this option some values have a price, and this one has none. A missing price
          is never taken as 0: perhaps it was forgotten. Only the default may stand
          without one.
          """,
        mend: """
          Write the price. What costs nothing says so: `+0` in a `choice`, `0` in a
          `menu`.
          """,
        bad: """
          currency USD
          choice topping { nothing default, pearls +1.00, jelly }
          """,
        good: """
          currency USD
          choice topping { nothing default, pearls +1.00, jelly +0 }
          """),
      Explanation(
        .signMissing, "a price in a choice has no sign",
        meaning: """
          A `choice` changes the price of something else, so its prices have a sign:
          `+1.00` is added. The whole price of a thing stands in a `menu`, without a sign.
          """,
        mend: """
          Put a `+` before the price, or write `menu` for `choice`.
          """,
        bad: """
          currency USD
          choice topping { nothing default, pearls 1.00 }
          """,
        good: """
          currency USD
          choice topping { nothing default, pearls +1.00 }
          """),
      Explanation(
        .signOfBasePrice, "a price in a menu has a sign",
        meaning: """
          In a `menu` stands what a thing costs, so its prices have no sign. What is added
          to another price stands in a `choice`.
          """,
        mend: """
          Leave the sign out.
          """,
        bad: """
          currency USD
          menu drink { tea +3.00, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .negativeWritten, "a price below 0 is written",
        meaning: """
          What is charged can't be less than nothing. What makes an order cheaper is a
          line of its own, so that the shopper sees it.
          """,
        mend: """
          Write 0, and a `discount` for what is taken off.
          """,
        bad: """
          currency USD
          choice size { small default, large }
          charge "Cup" by size { small -0.10, large 0.20 }
          """,
        good: """
          currency USD
          choice size { small default, large }
          charge "Cup" by size { small 0, large 0.20 }
          discount "Small cup" 0.10 when size is small
          """),
      Explanation(
        .mayBeNegative, "a charge can come out below 0",
        meaning: """
          For some orders this formula gives less than nothing, and a charge can't do
          that.
          """,
        mend: """
          Write `max(0, …)` round the part that can fall below 0. What is meant to take
          off is a `discount`.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          charge "Far away" 2 * (cups - 5)
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          charge "Far away" 2 * max(0, cups - 5)
          """),
      Explanation(
        .optionWithoutPrice, "an option without prices is charged",
        meaning: """
          `charge` with the name of an option says where on the receipt its price stands.
          This option has no prices, so there is nothing to show.
          """,
        mend: """
          Write prices beside its values, or leave the line out.
          """,
        bad: """
          currency USD
          choice size { medium default, large }
          charge size
          """,
        good: """
          currency USD
          choice size { medium default, large +0.50 }
          charge size
          """),
      Explanation(
        .placedTwice, "the price of an option is charged twice",
        meaning: """
          `charge` with the name of an option says where on the receipt its price stands.
          It can stand in one place only, or it would be paid twice.
          """,
        mend: """
          Leave one of the two lines out.
          """,
        bad: """
          currency USD
          choice size { medium default, large +0.50 }
          charge size
          charge size
          """,
        good: """
          currency USD
          choice size { medium default, large +0.50 }
          charge size
          """),
      Explanation(
        .ceilingOutsideAll, "only all of has a ceiling",
        meaning: """
          `all of at most …` puts several discounts under one ceiling. In `best of` and
          `first of` only one discount counts, so the ceiling stands in its own line.
          """,
        mend: """
          Write `at most` in the lines inside.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          best of at most 1 {
            discount "Monday" 10% of subtotal when day is Mon
            discount "Voucher" 0.50 off drink
          }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          best of {
            discount "Monday" 10% of subtotal at most 1 when day is Mon
            discount "Voucher" 0.50 off drink
          }
          """),
    ])
}
