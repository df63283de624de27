import RuleDSL

extension Explanations {
  static let doubts = Topic(
    "What can be right, but likely isn't",
    [
      Explanation(
        .alwaysHolds, "a condition holds in every order",
        meaning: """
          Every order that can be made fulfils this condition, or this part of one. So it
          decides nothing, and what it should decide is likely something else. It is a
          warning: the file can be used.
          """,
        mend: """
          Compare it with what can be chosen: the limits of the number, the values of the
          option. Correct it, or leave it out.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          discount "From 10 cups" 10% of subtotal when cups >= 1
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          discount "From 10 cups" 10% of subtotal when cups >= 10
          """),
      Explanation(
        .neverHolds, "a condition holds in no order",
        meaning: """
          No order that can be made fulfils this condition, or this part of one. So the
          line, the value or the message that waits for it never comes. It is a warning:
          the file can be used.
          """,
        mend: """
          Compare it with what can be chosen: a number outside of its limits, or two
          parts of which only one can be true.
          """,
        bad: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          discount "From 30 cups" 10% of subtotal when cups >= 30
          """,
        good: """
          currency USD
          number cups 1 to 99 default 1
          charge "Cups" 2.50 per cups
          discount "From 30 cups" 10% of subtotal when cups >= 30
          """),
      Explanation(
        .defaultBreaksRule, "the defaults break a rule",
        meaning: """
          What is chosen before the shopper chooses anything is refused by a rule of the
          same file. Every order begins with a complaint. It is a warning: the shopper
          can choose something else.
          """,
        mend: """
          Choose another default, or none: then the shopper has to choose first. If the
          rule is what is wrong, correct the rule.
          """,
        bad: """
          currency USD
          menu tea { black 3.00 default, green 3.50 }
          choice heat { hot default, iced }
          forbid "Black tea is only iced" when tea is black and heat is hot
          """,
        good: """
          currency USD
          menu tea { black 3.00 default, green 3.50 }
          choice heat { hot, iced default }
          forbid "Black tea is only iced" when tea is black and heat is hot
          """),
      Explanation(
        .defaultNotSold, "the default can't be had",
        meaning: """
          The default is sold out, or isn't sold together with the defaults of the other
          options. Whoever changes nothing can't order. It is a warning.
          """,
        mend: """
          Make something else the default, or nothing.
          """,
        bad: """
          currency USD
          choice milk { whole +0 default sold out, oat +0.50 }
          menu drink { tea 3.00, coffee 3.50 }
          """,
        good: """
          currency USD
          choice milk { whole +0 sold out, oat +0.50 default }
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .neverSold, "a value is never sold",
        meaning: """
          Every cell of its row has a `-`, or every cell of its column, or it may be
          taken no times, or one of it is more than may be chosen in all. So nobody can
          ever have it. What is sold out only today is marked `sold out` and not told.
          """,
        mend: """
          Write a price where it is sold, or leave it out.
          """,
        bad: """
          currency USD
          menu drink by size {
            |       | small | large |
            | tea   | 3.00  | 3.50  |
            | juice | -     | -     |
          }
          choice size { small default, large }
          """,
        good: """
          currency USD
          menu drink by size {
            |       | small | large |
            | tea   | 3.00  | 3.50  |
            | juice | -     | 4.50  |
          }
          choice size { small default, large }
          """),
      Explanation(
        .neverReached, "a step or a case is never reached",
        meaning: """
          A price for so many is written, but nobody can order so many. Or nothing is
          left for `other`. Or, in `first of`, a discount above always comes first.
          """,
        mend: """
          Correct the number, or the limits of what is ordered. In `first of` what has no
          `when` stands last.
          """,
        bad: """
          currency USD
          number boxes 1 to 20 default 1
          charge "Boxes" per boxes { from 1 2.00, from 10 1.80, from 50 1.60 }
          """,
        good: """
          currency USD
          number boxes 1 to 99 default 1
          charge "Boxes" per boxes { from 1 2.00, from 10 1.80, from 50 1.60 }
          """),
      Explanation(
        .notListed, "something that can be chosen has no price in a charge",
        meaning: """
          The charge looks its price up in a list, and what is named isn't there. Who
          chooses it can't order, for a missing price is never taken as 0. It is only a
          note: perhaps it is meant so.
          """,
        mend: """
          Write its price. What costs nothing has `0`; what can't be had has `-`; `other`
          stands for all the rest.
          """,
        bad: """
          currency USD
          choice size { small default, medium, large }
          charge "Coffee" by size { small 3.00, medium 3.50 }
          """,
        good: """
          currency USD
          choice size { small default, medium, large }
          charge "Coffee" by size { small 3.00, medium 3.50, large 4.00 }
          """),
      Explanation(
        .unusedName, "nothing uses a name",
        meaning: """
          A list, a part, a `let` or a group has a name, and nothing in the file reads it.
          Perhaps another name was meant where it should stand. It is only a note.
          """,
        mend: """
          Use it, or leave it out.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          let fee = 2.00
          charge "Delivery" 3.00
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          let fee = 2.00
          charge "Delivery" fee
          """),
      Explanation(
        .nothingAbove, "nothing stands above a line that needs it",
        meaning: """
          Rules count from top to bottom. A discount, a tax or a subtotal finds only the
          lines above it, and here there are none. The same holds for `line "…"`, if the
          line of that name stands further below.
          """,
        mend: """
          Move the line below what it is about.
          """,
        bad: """
          currency USD
          discount "Monday" 10% of subtotal when day is Mon
          menu drink { tea 3.00, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          discount "Monday" 10% of subtotal when day is Mon
          """),
      Explanation(
        .taxAboveDiscount, "a tax stands above a discount",
        meaning: """
          The tax is worked out before the discount, so shoppers pay tax on money that is
          taken off again. In most countries the tax is on what is really paid. It is a
          warning: the file can be used.
          """,
        mend: """
          Move the tax below the discount. If it has to be so, say it in a comment behind
          the line: `# allow: tax-above-discount`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          tax "Sales tax" 8% of subtotal
          discount "Voucher" 1.00 off subtotal
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          discount "Voucher" 1.00 off subtotal
          tax "Sales tax" 8% of subtotal
          """),
      Explanation(
        .nothingSold, "nothing in the file has a price",
        meaning: """
          No option and no line has a price, so every order costs nothing. It is a note:
          a file that is only begun may look so.
          """,
        mend: """
          Write what is sold as a `menu`, or what it costs as a `charge`.
          """,
        bad: """
          currency USD
          choice size { small default, large }
          """,
        good: """
          currency USD
          choice size { small default, large }
          charge "Coffee" by size { small 3.00, large 3.50 }
          """),
    ])
}
