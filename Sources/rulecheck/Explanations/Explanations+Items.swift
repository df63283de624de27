import RuleDSL

extension Explanations {
  static let items = Topic(
    "Items",
    [
      Explanation(
        .unknownKind, "there is no such item",
        meaning: """
          The name should be that of an `item` of this file, or of a group of items. In
          an order the same is said of an item that the file doesn't have.
          """,
        mend: """
          Correct the name. The message shows the nearest one.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          group all-food { drink, cake }
          discount "Tenth" 10% of all-food
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          item cake {
            menu kind { plum 4.00, lemon 4.50 }
          }
          group all-food { drink, cake }
          discount "Tenth" 10% of all-food
          """),
      Explanation(
        .unknownItem, "the order has no such item",
        meaning: """
          In an example `+ drink { … }` adds drink 1, then drink 2, and so on. An item
          keeps its number, and after `- drink 1` that number isn't used again.
          """,
        mend: """
          Add the item first, or use the number of one that is there.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          example "two teas" {
            + drink { tea black }   expect 3.00
            drink 2 { tea green }   expect 6.50
          }
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          example "two teas" {
            + drink { tea black }   expect 3.00
            + drink { tea green }   expect 6.50
          }
          """),
      Explanation(
        .unknownTimes, "the item has no such number",
        meaning: """
          `times cups` says that an item is taken so many times as its number `cups`
          says. That number must stand in the item.
          """,
        mend: """
          Write the number in the item, or correct its name.
          """,
        bad: """
          currency USD
          item drink times cups {
            menu tea { black 3.00, green 3.50 }
          }
          """,
        good: """
          currency USD
          item drink times cups {
            menu tea { black 3.00, green 3.50 }
            number cups 1 to 99 default 1
          }
          """),
      Explanation(
        .timesNotWhole, "how many times isn't a whole number from 1",
        meaning: """
          An item is taken once, twice or more, never half a time and never no time. So
          its number counts whole steps from 1, and is always there.
          """,
        mend: """
          Begin the number with 1 and count in whole steps; leave out `only when`.
          """,
        bad: """
          currency USD
          item drink times cups {
            menu tea { black 3.00, green 3.50 }
            number cups 0 to 99 default 1
          }
          """,
        good: """
          currency USD
          item drink times cups {
            menu tea { black 3.00, green 3.50 }
            number cups 1 to 99 default 1
          }
          """),
      Explanation(
        .countedTwice, "a number would count twice",
        meaning: """
          In an item that is taken `times cups` every line counts as often by itself.
          With `per cups` it would be cups times cups.
          """,
        mend: """
          Leave `per` out, or write `once` for a line of the whole item.
          """,
        bad: """
          currency USD
          item drink times cups {
            number cups 1 to 99 default 1
            charge "Tea" 3.00 per cups
          }
          """,
        good: """
          currency USD
          item drink times cups {
            number cups 1 to 99 default 1
            charge "Tea" 3.00
          }
          """),
      Explanation(
        .onceOutsideItem, "`once` stands outside the items",
        meaning: """
          `once` says that a line is for the whole item, however often it is taken. A
          line of the order counts once anyway.
          """,
        mend: """
          Leave `once` out.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          charge "Bag" 0.20 once
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          charge "Bag" 0.20
          """),
    ])
}
