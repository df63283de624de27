import RuleDSL

extension Explanations {
  static let lines = Topic(
    "How a line is written",
    [
      Explanation(
        .unexpected, "something else was expected at this place",
        meaning: """
          The line begins like something the language knows, but goes on in another way.
          The message says what was expected there. This is also what a forgotten word or
          a forgotten comma looks like.
          """,
        mend: """
          Compare the line with the example in the message, or with the same kind of line
          in another shop.
          """,
        bad: """
          currency USD
          number cups 1 20 default 1
          charge "Cups" 2.50 per cups
          """,
        good: """
          currency USD
          number cups 1 to 20 default 1
          charge "Cups" 2.50 per cups
          """),
      Explanation(
        .unknownStatement, "the line begins with a word that the language doesn't have",
        meaning: """
          Each line says with its first word what it is: `menu`, `choice`, `charge`,
          `require` and so on. This line begins with another word. Perhaps it is misspelt,
          or the line belongs to the one above.
          """,
        mend: """
          Begin the line with the word for what you want to say. Inside of `{ }` put each
          value on a line of its own, or a comma between two.
          """,
        bad: """
          currency USD
          drink { tea 3.00, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .misspeltWord, "a word of the language has a slip in it",
        meaning: """
          This word is one letter away from a word of the language, and nothing else can
          be meant here.
          """,
        mend: """
          Let the fix correct it.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00 defualt, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00 default, coffee 3.50 }
          """),
      Explanation(
        .detailWithoutValue, "what is said of a value stands without the value",
        meaning: """
          `default`, `counts 2` and a translation such as `en "Tea"` belong to a value and
          stand behind it. Here a line break or a comma has parted them from it, so they
          would be a value of their own.
          """,
        mend: """
          Write it behind its value, without a comma between. A value that is called so
          stands in quotes.
          """,
        bad: """
          currency USD
          menu drink {
            tea 3.00
            coffee 3.50,
            default
          }
          """,
        good: """
          currency USD
          menu drink {
            tea 3.00
            coffee 3.50 default
          }
          """),
      Explanation(
        .oddIndent, "a line stands further left than the others in its block",
        meaning: """
          The lines of this block stand further right than the line that opened it, but
          for this one. It counts as a line of its own; perhaps it is the end of the line
          above.
          """,
        mend: """
          Join it to the line above, or move it to where the others begin.
          """,
        bad: """
          currency USD
          menu drink {
            tea "Tea" 3.00
            coffee 3.50
          cake 4.00
          }
          """,
        good: """
          currency USD
          menu drink {
            tea "Tea" 3.00
            coffee 3.50
            cake 4.00
          }
          """),
      Explanation(
        .keptWord, "this word is kept for later",
        meaning: """
          A few words have no meaning yet. They are kept free, so that a later version of
          the language can use them without breaking your file.
          """,
        mend: """
          Leave the line out.
          """,
        bad: """
          version 2
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .misplacedStatement, "this line can't stand here",
        meaning: """
          Some lines belong only to certain places. `best of`, `first of` and `all of`
          choose among charges and discounts, so only these stand inside. What speaks of
          the whole shop, such as `currency`, can't stand inside of an `item`.
          """,
        mend: """
          Move the line out of the block, above or below it.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          best of {
            discount "Monday" 10% of subtotal when day is Mon
            tax "VAT" 5% of subtotal
          }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          best of {
            discount "Monday" 10% of subtotal when day is Mon
            discount "Voucher" 0.50 off drink
          }
          tax "VAT" 5% of subtotal
          """),
      Explanation(
        .unclosedBrace, "this { is never closed",
        meaning: """
          A `{` opens a block, and a `}` ends it. Here the end is missing: a line that
          can't belong to the block comes before it, or the file ends.
          """,
        mend: """
          Write a `}` on a line of its own where the block ends.
          """,
        bad: """
          currency USD
          menu drink {
            tea 3.00
            coffee 3.50
          charge "Delivery" 5
          """,
        good: """
          currency USD
          menu drink {
            tea 3.00
            coffee 3.50
          }
          charge "Delivery" 5
          """),
      Explanation(
        .strayBrace, "this } closes nothing",
        meaning: """
          There is one `}` more than there are `{`. Either it is left over, or a block
          above was closed too early, and what should stand in it now stands outside.
          """,
        mend: """
          Leave it out, or look for the block above that ends too early.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .unclosedParenthesis, "a ) is missing",
        meaning: """
          A `(` was opened, and before its `)` something comes that can't stand inside.
          """,
        mend: """
          Write the `)` where the part ends that belongs together.
          """,
        bad: """
          currency USD
          toggle gift
          toggle member
          charge "Delivery" 5 when not (gift and member
          """,
        good: """
          currency USD
          toggle gift
          toggle member
          charge "Delivery" 5 when not (gift and member)
          """),
      Explanation(
        .nothingAfterComma, "nothing follows this comma",
        meaning: """
          A comma parts two things, and behind this one the second is missing. Perhaps
          something was deleted and its comma was left.
          """,
        mend: """
          Leave the comma out, or write what is missing.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, , coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .givenTwice, "the same thing is said twice",
        meaning: """
          Something that can be said only once is said a second time: two prices of one
          value, two currencies, two texts in one language. It isn't clear which one
          counts, so neither is chosen silently.
          """,
        mend: """
          Leave one of the two out.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00 3.50, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .tooDeep, "too many parentheses or blocks stand inside of each other",
        meaning: """
          More than 32 levels can't be read, by you as little as by the program.
          """,
        mend: """
          Give a part of it a name with `let`, and use the name.
          """,
        bad: """
          currency USD
          charge "Delivery" (((((((((((((((((((((((((((((((((5)))))))))))))))))))))))))))))))))
          """,
        good: """
          currency USD
          charge "Delivery" 5
          """),
    ])
}
