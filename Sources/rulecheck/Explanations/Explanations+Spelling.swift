import RuleDSL

extension Explanations {
  static let spelling = Topic(
    "Quotes, and how names are written",
    [
      Explanation(
        .wrongQuotes, "text stands in other quotes than these",
        meaning: """
          A text stands between `"` and `"`. The quotes `“ ”`, `「 」` and `『 』` work as
          well; single quotes and guillemets don't.
          """,
        mend: """
          Let the fix put the text in `"` and `"`.
          """,
        bad: """
          currency USD
          charge 'Delivery' 5
          """,
        good: """
          currency USD
          charge "Delivery" 5
          """),
      Explanation(
        .unclosedQuote, "a quote is not closed on its line",
        meaning: """
          A text begins with a quote and ends with one, on the same line. Here the second
          quote is missing, so the rest of the line would be part of the text.
          """,
        mend: """
          Write the quote where the text ends. A long text stays on one line.
          """,
        bad: """
          currency USD
          charge "Delivery 5
          """,
        good: """
          currency USD
          charge "Delivery" 5
          """),
      Explanation(
        .unknownEscape, "a backslash in a text that means nothing",
        meaning: #"""
          In a text a backslash `\` says that the next sign is meant as it is. It may
          stand only before `"`, before `{` and before another backslash.
          """#,
        mend: """
          For a backslash write two of them. If you didn't mean one, take it out.
          """,
        bad: #"""
          currency USD
          charge "Half \ half" 5
          """#,
        good: #"""
          currency USD
          charge "Half \\ half" 5
          """#),
      Explanation(
        .missingBlank, "a name and a text in quotes touch",
        meaning: """
          Between a name and a text in quotes stands a blank. Where they touch, a quote
          may stand in the wrong place, and cut a name in two.
          """,
        mend: """
          Put a blank between them, or move the quote.
          """,
        bad: """
          currency USD
          menu drink { t"ea" 3.00, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { "tea" 3.00, coffee 3.50 }
          """),
      Explanation(
        .unquotedName, "a name of several words stands without quotes",
        meaning: """
          A name without quotes is one word. If a value is called by two words, or has a
          sign such as `&` in its name, it stands in quotes. In a table it needs none, for
          there the bars show where it ends.
          """,
        mend: """
          Put quotes round the whole name.
          """,
        bad: """
          currency USD
          choice topping { nothing default, white pearls +1.00 }
          """,
        good: """
          currency USD
          choice topping { nothing default, "white pearls" +1.00 }
          """),
      Explanation(
        .nameOfSeveralWords, "an option's name has several words",
        meaning: """
          What a shopper can set has a short name of one word, by which rules and orders
          call it. Words can be joined by `-`. What the shopper reads is the label: it
          stands in quotes after the name and may have as many words as you like.
          """,
        mend: """
          Join the words with `-`, and write the label in quotes after it.
          """,
        bad: """
          currency USD
          choice cup size { medium default, large +0.50 }
          """,
        good: """
          currency USD
          choice cup-size "cup size" { medium default, large +0.50 }
          """),
      Explanation(
        .quotedName, "a name stands in quotes where it can't",
        meaning: """
          After a word such as `choice` or `number` comes the name, without quotes. A text
          in quotes is the label, what the shopper reads, and comes after the name.
          """,
        mend: """
          Write a name of one word before the text in quotes.
          """,
        bad: """
          currency USD
          choice "Size" { medium default, large +0.50 }
          """,
        good: """
          currency USD
          choice size "Size" { medium default, large +0.50 }
          """),
      Explanation(
        .reservedWord, "a word of the language is used as a name",
        meaning: """
          The words `and or not is has in of per to by when where only else` hold the
          sentences of the language together, so none of them can be a name as it is.
          """,
        mend: """
          Choose another name. If a value is really called so, put it in quotes.
          """,
        bad: """
          currency USD
          choice place { in default, outside +1.00 }
          """,
        good: """
          currency USD
          choice place { "in" default, outside +1.00 }
          """),
      Explanation(
        .wordNeedsQuotes, "this word means something else here",
        meaning: """
          After `is` and where a value is chosen, the words `chosen`, `blank`, `one`, `on`
          and `off` have a meaning of their own. A value may have such a name, but here it
          can't be told from the word.
          """,
        mend: """
          Put the value in quotes.
          """,
        bad: """
          currency USD
          choice sugar { none default, one +0.10, two +0.20 }
          charge "Spoon" 0.05 when sugar is one
          """,
        good: """
          currency USD
          choice sugar { none default, one +0.10, two +0.20 }
          charge "Spoon" 0.05 when sugar is "one"
          """),
      Explanation(
        .emptyName, "a name is missing",
        meaning: """
          There is nothing between the quotes, or the first cell of the row is empty and
          no row above has a name.
          """,
        mend: """
          Write the name.
          """,
        bad: """
          currency USD
          menu drink { "" 3.00, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .gluedName, "a name and a price are written without a blank",
        meaning: """
          In Chinese or Japanese text there are no blanks between words, so this can be
          read in two ways: as one name that ends in a number or a word, or as a name with
          something behind it. If it were taken as one name, the price would be lost
          silently.
          """,
        mend: """
          Put a blank between the name and the price. If all of it is the name, put it in
          quotes.
          """,
        bad: """
          currency TWD
          choice topping { 不加料 default, 白玉10 }
          """,
        good: """
          currency TWD
          choice topping { 不加料 default, 白玉 +10 }
          """),
    ])
}
