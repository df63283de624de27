import RuleDSL

extension Explanations {
  static let sharing = Topic(
    "What is shared",
    [
      Explanation(
        .unknownList, "there is no list of this name",
        meaning: """
          After `from` stands the name of a `list`, whose values are taken over. Nothing
          is called so, or what is called so is no list but, for example, a choice.
          """,
        mend: """
          Correct the name, or declare the list in a statement of its own.
          """,
        bad: """
          currency USD
          list sauces { ketchup +0.50, mayo +0.50 }
          choice sauce optional { from sauces }
          choice dip optional { from sauses }
          """,
        good: """
          currency USD
          list sauces { ketchup +0.50, mayo +0.50 }
          choice sauce optional { from sauces }
          choice dip optional { from sauces }
          """),
      Explanation(
        .unknownPart, "there is no part of this name",
        meaning: """
          `use` and a name without quotes takes a `part` of the file. Nothing is called
          so. A file that is used stands in quotes: `use "toppings.rules"`.
          """,
        mend: """
          Correct the name, or declare the part outside of the items.
          """,
        bad: """
          currency USD
          charge "Soup" 4
          use spicy
          """,
        good: """
          currency USD
          charge "Soup" 4
          part spicy { choice heat { mild default, hot +0.50 } }
          use spicy
          """),
      Explanation(
        .unusedGiven, "no example starts with this",
        meaning: """
          What is `given` is told to every example below it. Here none stands below, so
          it is told to nothing.
          """,
        mend: """
          Move it above the examples.
          """,
        bad: """
          currency USD
          charge "Tea" 3
          text name
          example "a tea" {
            name "Lin" expect 3
          }
          given { name "Lin" }
          """,
        good: """
          currency USD
          charge "Tea" 3
          text name
          given { name "Lin" }
          example "a tea" {
            expect 3
          }
          """),
      Explanation(
        .useCircle, "things take from each other in a circle",
        meaning: """
          A list takes over another one that takes over the first. Where would the values
          come from? The same holds for parts and for files that use each other.
          """,
        mend: """
          Write what both need into a list, a part or a file of its own.
          """,
        bad: """
          currency USD
          list sweet { from sauces, honey +1 }
          list sauces { from sweet, mayo +1 }
          choice sauce optional { from sauces }
          """,
        good: """
          currency USD
          list sweet { honey +1 }
          list sauces { from sweet, mayo +1 }
          choice sauce optional { from sauces }
          """),
      Explanation(
        .fileMissing, "a file that is used can't be read",
        meaning: """
          After `use` stands the name of a file, as seen from the folder of this one.
          There is no such file, it is a folder, or you have no permission to read it.
          """,
        mend: """
          Correct the name. Between folders stands `/`: `use "shared/toppings.rules"`.
          """,
        bad: """
          currency USD
          charge "Tea" 3
          use "sugar.rules"
          """,
        good: """
          currency USD
          charge "Tea" 3
          choice sugar { none default, one }
          """),
      Explanation(
        .fileOutside, "a file that is used is out of reach",
        meaning: """
          A rule file uses files of its own folder and of folders below, so that the
          folder can be moved and sent as a whole. This name, or a link that it names,
          leads out of it.
          """,
        mend: """
          Move the file into the folder, or a folder below.
          """,
        bad: """
          currency USD
          charge "Tea" 3
          use "../sugar.rules"
          """,
        good: """
          currency USD
          charge "Tea" 3
          choice sugar { none default, one }
          """),
      Explanation(
        .basePriceUnread, "base prices are charged nowhere",
        meaning: """
          A price in a list that has no sign is a whole price. A `menu` charges it, a
          `choice` doesn't: there it only stands for `price of`, and nothing reads it.
          So what is chosen would cost nothing.
          """,
        mend: """
          Write `menu`, or charge it with a label of its own. What is added to another
          price has a sign in the list: `+1.00`.
          """,
        bad: """
          currency USD
          list pizzas { plain 8, salami 10 }
          choice left { from pizzas }
          """,
        good: """
          currency USD
          list pizzas { plain 8, salami 10 }
          choice left { from pizzas }
          choice right { from pizzas }
          charge "Pizza" max(price of left, price of right)
          """),
      Explanation(
        .basePriceWithoutLine, "a choice has no line for its base prices",
        meaning: """
          A `choice` makes no line of base prices, those without a sign, so there is no
          line that could be placed or from which something could be taken off.
          """,
        mend: """
          Charge it with a label of its own, or write `menu` instead of `choice`.
          """,
        bad: """
          currency USD
          list pizzas { plain 8, salami 10 }
          choice left { from pizzas }
          charge "Pizza" price of left
          discount "Left week" 10% of left
          """,
        good: """
          currency USD
          list pizzas { plain 8, salami 10 }
          choice left { from pizzas }
          charge "Pizza" price of left
          discount "Left week" 10% of line "Pizza"
          """),
      Explanation(
        .cannotBeSoldOut, "this can't be sold out",
        meaning: """
          A choice, a toggle or a number is something that a shop may run out of. A text
          that the shopper writes and an amount of money are not.
          """,
        mend: """
          Name another option, or let the text be asked only at times: `only when …`.
          """,
        bad: """
          currency USD
          charge "Tea" 3
          text note
          sold out note
          """,
        good: """
          currency USD
          charge "Tea" 3
          toggle oat +1
          sold out oat
          """),
      Explanation(
        .valueSoldOutByItself, "a value is sold out without its option",
        meaning: """
          After `sold out` stands the name of an option or of a list; the values that are
          sold out stand behind it in braces. Another option may have a value of the same
          name.
          """,
        mend: """
          Write the option first.
          """,
        bad: """
          currency USD
          choice top optional { pearl +1, jelly +1 }
          sold out pearl
          """,
        good: """
          currency USD
          choice top optional { pearl +1, jelly +1 }
          sold out top { pearl }
          """),
    ])
}
