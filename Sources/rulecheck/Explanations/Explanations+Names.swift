import RuleDSL

extension Explanations {
  static let names = Topic(
    "What names mean",
    [
      Explanation(
        .unknownName, "nothing has this name",
        meaning: """
          The name stands in a rule, but nothing in the file is called so. Mostly a letter
          is wrong: the message shows the nearest name. For a minus there must be blanks
          on both sides, for `subtotal-fee` is one name.
          """,
        mend: """
          Correct the name, or add the line that declares it.
          """,
        bad: """
          currency USD
          toggle gift
          charge "Gift wrap" 2 when gifts
          """,
        good: """
          currency USD
          toggle gift
          charge "Gift wrap" 2 when gift
          """),
      Explanation(
        .unknownAxis, "prices go by something that isn't there",
        meaning: """
          After `by` stands the name of what decides the price, for example `size`. There
          is no option of that name, so no column could ever be chosen.
          """,
        mend: """
          Correct the name, or add the option: `choice size { medium default, large }`.
          """,
        bad: """
          currency USD
          menu drink by siez {
            |     | medium | large |
            | tea | 3.00   | 3.50  |
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
        .unknownValue, "the option has no such value",
        meaning: """
          Values are compared with what the option lists. This one isn't in the list, so
          it could never be chosen, and the rule would silently never count. In an order
          the same is said of a value that the file doesn't have.
          """,
        mend: """
          Write one of the option's values, or add this one to the option.
          """,
        bad: """
          currency USD
          choice size { medium default, large +0.50 }
          charge "Big cup" 0.20 when size is huge
          """,
        good: """
          currency USD
          choice size { medium default, large +0.50 }
          charge "Big cup" 0.20 when size is large
          """),
      Explanation(
        .unknownHead, "a row or a column is for a value that isn't there",
        meaning: """
          The words over the columns, and those before the prices of a row, are values of
          the option after `by`. This one isn't among them, so its price could never be
          paid.
          """,
        mend: """
          Write the value as the option has it, or add it to the option.
          """,
        bad: """
          currency USD
          menu drink by size {
            |     | medium | big  |
            | tea | 3.00   | 3.50 |
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
        .unknownLine, "no line has this label",
        meaning: """
          `line "…"` speaks of a line of the receipt by its label. No `charge`,
          `discount`, `tax` or `subtotal` has this one.
          """,
        mend: """
          Write the label exactly as it stands in its own line.
          """,
        bad: """
          currency USD
          charge "Delivery" 5
          discount "Members" 10% of line "Delivry"
          """,
        good: """
          currency USD
          charge "Delivery" 5
          discount "Members" 10% of line "Delivery"
          """),
      Explanation(
        .declaredTwice, "a name is given to two things",
        meaning: """
          Rules and orders call things by their names, so in a file each name belongs to
          one of them only.
          """,
        mend: """
          Give one of the two another name. What the shopper reads may be the same: that
          is the label in quotes.
          """,
        bad: """
          currency USD
          toggle gift
          choice gift { card default, ribbon +1.00 }
          """,
        good: """
          currency USD
          toggle wrapped
          choice gift { card default, ribbon +1.00 }
          """),
      Explanation(
        .declaredBelow, "a name is used above its line",
        meaning: """
          Rules are read from top to bottom, and a `let` counts from its line on.
          """,
        mend: """
          Move the `let` above the line that uses it.
          """,
        bad: """
          currency USD
          toggle delivery
          charge "Delivery" fee when delivery
          let fee = 5
          """,
        good: """
          currency USD
          toggle delivery
          let fee = 5
          charge "Delivery" fee when delivery
          """),
      Explanation(
        .valueTwice, "a value is listed twice",
        meaning: """
          The same value stands twice in one option, perhaps with two prices. Nobody knows
          which one counts.
          """,
        mend: """
          Leave one of the two out, or give it another name.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50, tea 3.20 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50, "green tea" 3.20 }
          """),
      Explanation(
        .reservedName, "no option can have this name",
        meaning: """
          An order is a list of names and what was chosen for each. A few names have a
          meaning of their own there: `rules`, `at`, `items`, `item`, `id` and `events`.
          """,
        mend: """
          Choose another name. What the shopper reads is the label in quotes, and may be
          this word.
          """,
        bad: """
          currency USD
          number items 1 to 20 default 1
          charge "Cups" 2.50 per items
          """,
        good: """
          currency USD
          number cups "Items" 1 to 20 default 1
          charge "Cups" 2.50 per cups
          """),
      Explanation(
        .looksAlike, "two names differ only by capitals or the like",
        meaning: """
          These are two names, but a reader takes them for one, and so does whoever types
          an order. It is a warning: the file can be used.
          """,
        mend: """
          Choose names that differ by more. If they are the same, leave one out.
          """,
        bad: """
          currency USD
          choice size { large default, Large +0.50 }
          """,
        good: """
          currency USD
          choice size { large default, "extra large" +0.50 }
          """),
      Explanation(
        .hidesBuiltIn, "a name hides a word of the language",
        meaning: """
          `count`, `price`, `weight`, `subtotal` and a few other words have a meaning in
          formulas. In this file the word means what you declared. It is a note: if you
          don't need the language's word, all is well.
          """,
        mend: """
          Choose another name if you need both.
          """,
        bad: """
          currency USD
          number count 1 to 20 default 1
          charge "Cups" 2.50 per count
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          """),
    ])
}
