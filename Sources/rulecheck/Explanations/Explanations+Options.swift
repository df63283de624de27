import RuleDSL

extension Explanations {
  static let options = Topic(
    "What a shopper can set",
    [
      Explanation(
        .choiceWithoutValues, "there is nothing to choose from",
        meaning: """
          A `choice` or a `menu` lists what can be chosen, and this list is empty.
          """,
        mend: """
          Write the values between `{` and `}`.
          """,
        bad: """
          currency USD
          choice size { }
          """,
        good: """
          currency USD
          choice size { medium default, large +0.50 }
          """),
      Explanation(
        .tooManyValues, "an option has more than 65535 values",
        meaning: """
          So many values can't be kept apart any more.
          """,
        mend: """
          Split them into several options.
          """,
        bad: Sample(shown: "# an option with 65536 values") {
          let seats = (0...65535).map { "seat\($0)" }.joined(separator: "\n")
          return Array("currency USD\nchoice seat {\n\(seats)\n}\n".utf8)
        },
        good: """
          currency USD
          menu row { A 5.00, B 4.00, C 3.00 }
          number seat 1 to 2000
          """),
      Explanation(
        .twoDefaults, "two values are the default",
        meaning: """
          The default is what counts while the shopper has chosen nothing. Of this option
          only one value can be chosen, so only one can be the default.
          """,
        mend: """
          Leave `default` beside one of them, or beside none: then it must be chosen.
          """,
        bad: """
          currency USD
          choice size { medium default, large +0.50 default }
          """,
        good: """
          currency USD
          choice size { medium default, large +0.50 }
          """),
      Explanation(
        .boundsReversed, "the upper limit is below the lower one",
        meaning: """
          From a number to a number begins with the smaller one. The other way round no
          number fits.
          """,
        mend: """
          Exchange the two.
          """,
        bad: """
          currency USD
          number cups 20 to 1
          charge "Cups" 2.50 per cups
          """,
        good: """
          currency USD
          number cups 1 to 20
          charge "Cups" 2.50 per cups
          """),
      Explanation(
        .defaultOutOfBounds, "the default can't be chosen",
        meaning: """
          The default is outside of the limits of its own line. Every new order would
          begin with a mistake.
          """,
        mend: """
          Choose a default between the limits, or change them.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 0
          charge "Cups" 2.50 per cups
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          """),
      Explanation(
        .defaultNotAStep, "the default isn't one of the steps",
        meaning: """
          Steps are counted from the lower limit: `6 to 60 step 6` allows 6, 12, 18 and so
          on. The default is none of these.
          """,
        mend: """
          Choose one of the steps.
          """,
        bad: """
          currency USD
          number eggs 6 to 60 step 6 default 10
          charge "Eggs" 0.30 per eggs
          """,
        good: """
          currency USD
          number eggs 6 to 60 step 6 default 12
          charge "Eggs" 0.30 per eggs
          """),
      Explanation(
        .notWholeSteps, "a limit can't be paid",
        meaning: """
          A `money` option is an amount that someone pays, in whole steps of the shop's
          money. This limit is something in between.
          """,
        mend: """
          Choose a limit that can be paid, or make the shop's step smaller in the line
          `rounding`.
          """,
        bad: """
          currency USD
          money tip 0 to 10.005 default 0
          charge "Tip" tip
          """,
        good: """
          currency USD
          money tip 0 to 10 default 0
          charge "Tip" tip
          """),
      Explanation(
        .notWhole, "units are counted in whole numbers",
        meaning: """
          Of a value one takes 1, 2 or 3, but never one and a half. So how many may be
          taken is a whole number from 1 on.
          """,
        mend: """
          Write a whole number. What is sold by weight or length is a `number` with a
          `step`.
          """,
        bad: """
          currency USD
          choice toppings choose 0 to 3 { pearls +1.00 up to 1.5, jelly +1.00 }
          """,
        good: """
          currency USD
          choice toppings choose 0 to 3 { pearls +1.00 up to 2, jelly +1.00 }
          """),
      Explanation(
        .limitWithoutChoose, "a limit for something of which only one is chosen",
        meaning: """
          Without `choose` a shopper picks one value. `up to 2 each`, `at most 3 kinds`
          and `cheapest 1 included` speak of several.
          """,
        mend: """
          Say how many can be chosen: `choose 0 to 4`.
          """,
        bad: """
          currency USD
          choice toppings, up to 2 each { pearls +1.00, jelly +1.00 }
          """,
        good: """
          currency USD
          choice toppings choose 0 to 4, up to 2 each { pearls +1.00, jelly +1.00 }
          """),
      Explanation(
        .optionalAndChoose, "optional and choose can't stand together",
        meaning: """
          `optional` means: one value or none. `choose` says how many may be chosen, and
          that can begin with 0.
          """,
        mend: """
          Leave `optional` out, and let `choose` begin with 0.
          """,
        bad: """
          currency USD
          choice toppings optional choose 0 to 2 { pearls +1.00, jelly +1.00 }
          """,
        good: """
          currency USD
          choice toppings choose 0 to 2 { pearls +1.00, jelly +1.00 }
          """),
      Explanation(
        .defaultsOutOfBounds, "there are too few or too many defaults",
        meaning: """
          The values marked `default` are what counts while the shopper has chosen
          nothing. Together they aren't as many as `choose` asks for, so every new order
          would begin with a mistake.
          """,
        mend: """
          Mark as many as may be chosen, or none.
          """,
        bad: """
          currency USD
          menu dish { curry 9.00, stew 8.00 }
          choice sides choose 2 { rice default, beans, salad }
          """,
        good: """
          currency USD
          menu dish { curry 9.00, stew 8.00 }
          choice sides choose 2 { rice default, beans default, salad }
          """),
      Explanation(
        .leastOutOfReach, "so many can't be chosen at all",
        meaning: """
          Even if the shopper takes everything there is, it is less than `choose` asks
          for. No order could ever be placed.
          """,
        mend: """
          Ask for less, add values, or allow several of one: `up to 2 each`.
          """,
        bad: """
          currency USD
          menu dish { curry 9.00, stew 8.00 }
          choice sides choose 4 { rice, beans, salad }
          """,
        good: """
          currency USD
          menu dish { curry 9.00, stew 8.00 }
          choice sides choose 4, up to 2 each { rice, beans, salad }
          """),
      Explanation(
        .cycle, "each is there only when the other is",
        meaning: """
          With `only when` an option waits for another one. Here they wait for each other
          in a circle, so none of them would ever come. The message shows the way round.
          """,
        mend: """
          Take `only when` away from one of them.
          """,
        bad: """
          currency USD
          toggle gift +2.00 only when card
          toggle card +1.00 only when gift
          """,
        good: """
          currency USD
          toggle gift +2.00
          toggle card +1.00 only when gift
          """),
      Explanation(
        .readsAmounts, "what can be chosen depends on prices",
        meaning: """
          What the shopper can choose decides the prices. If the prices decided in turn
          what can be chosen, neither could be known first. So `only when`, a value's
          `when` and limits read what is chosen and never an amount.
          """,
        mend: """
          Let it be chosen, and forbid the order where it doesn't fit:
          `forbid "…" when …`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          toggle cookie only when subtotal >= 3.50
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          toggle cookie
          forbid "A cookie only from 3.50 on" when cookie and subtotal < 3.50
          """),
    ])
}
