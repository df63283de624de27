import RuleDSL

extension Explanations {
  static let items = Topic(
    "Orders of several items",
    [
      Explanation(
        .unknownItemKind, "there is no such item",
        meaning: """
          An offer on units, `count of` and an example's `+` speak of an `item` of the
          file. Nothing that is declared with `item` has this name. In an order the same
          is said of an item that the file doesn't have.
          """,
        mend: """
          Write the name of an `item`, or of a group of items.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          toggle gift
          discount "Third free" 100% of cheapest 1 of every 3 gift
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          toggle gift
          discount "Third free" 100% of cheapest 1 of every 3 drink
          """),
      Explanation(
        .unknownItem, "the order doesn't hold this item",
        meaning: """
          Items are added one by one, and only what was added can be changed or taken
          away. In an example `+ drink` adds `drink 1`, `drink 2` and so on; after
          `- drink 1` that number isn't used again. In a list of events an item is called
          by its `id`.
          """,
        mend: """
          Add the item first, or correct its number.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          example "two teas" {
            + drink { tea black }       expect 3.00
            drink 2 { tea green }       expect 3.50
          }
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          example "two teas" {
            + drink { tea black }       expect 3.00
            + drink { tea green }       expect 6.50
          }
          """),
      Explanation(
        .lineAboveItem, "a line of the order stands above an item",
        meaning: """
          What the order costs begins with its items. So lines that speak of the whole
          order, such as a delivery or a discount, stand below the last `item`, and
          `subtotal` there is what the items cost.
          """,
        mend: """
          Move the line below the items.
          """,
        bad: """
          currency USD
          toggle delivery
          charge "Delivery" 5 when delivery
          item box {
            menu cake { tart 3.00, pie 4.00 }
          }
          """,
        good: """
          currency USD
          toggle delivery
          item box {
            menu cake { tart 3.00, pie 4.00 }
          }
          charge "Delivery" 5 when delivery
          """),
      Explanation(
        .unknownTimes, "the item has no such number",
        meaning: """
          After `times` stands the name of a number of the item: so often it is taken. The
          item has no number of this name.
          """,
        mend: """
          Correct the name, or add the number to the item.
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
            number cups 1 to 20 default 1
          }
          """),
      Explanation(
        .timesNotWhole, "an item can't be taken so many times",
        meaning: """
          One takes an item once, twice or three times: the number after `times` is a
          whole number from 1 on, and it is always there. What is sold by weight or length
          is priced inside of the item.
          """,
        mend: """
          Let the number begin at 1 with steps of 1. For half a liter leave `times` out,
          and multiply by `per`.
          """,
        bad: """
          currency USD
          item drink times liters {
            menu tea { black 3.00, green 3.50 }
            number liters 0.5 to 5 step 0.5 default 1
          }
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 0, green 0 }
            number liters 0.5 to 5 step 0.5 default 1
            charge "Tea" 3.00 per liters
          }
          """),
      Explanation(
        .countedTwice, "a number of the item would be counted twice",
        meaning: """
          Inside of an item everything is the price of one. With `times cups` the whole
          item is taken so many times already, so `per cups` would multiply it once more.
          """,
        mend: """
          Leave `per` out. A line that counts for the whole item and not for each has
          `once`.
          """,
        bad: """
          currency USD
          item drink times cups {
            menu tea { black 3.00, green 3.50 }
            number cups 1 to 20 default 1
            charge "Lid" 0.10 per cups
          }
          """,
        good: """
          currency USD
          item drink times cups {
            menu tea { black 3.00, green 3.50 }
            number cups 1 to 20 default 1
            charge "Lid" 0.10
          }
          """),
      Explanation(
        .onceOutsideItem, "once stands in no item",
        meaning: """
          `once` says that a line counts for the whole item, however many times it is
          taken. A line of the order counts once anyway.
          """,
        mend: """
          Leave `once` out.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          charge "Delivery" 5 once
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          charge "Delivery" 5
          """),
      Explanation(
        .orderAmountInItem, "an item depends on what the order costs",
        meaning: """
          What the order costs begins with its items, so an item can't depend on it:
          neither could be known first. An item may ask what is chosen for the order, but
          not for its prices.
          """,
        mend: """
          Write the line below the items.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
            toggle member
            discount "Members" 10% of delivery when member
          }
          toggle delivery +5.00
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          toggle member
          toggle delivery +5.00
          discount "Members" 10% of delivery when member
          """),
      Explanation(
        .itemAmountInItem, "an item depends on what other items cost",
        meaning: """
          Items are priced one by one, each for itself. In one of them the others may be
          counted, but what they cost isn't known yet.
          """,
        mend: """
          Ask for their number with `count of`, or write the line below the items.
          """,
        bad: """
          currency USD
          item cake {
            menu kind { tart 3.00, pie 4.00 }
          }
          item drink {
            menu tea { black 3.00, green 3.50 }
            discount "Big order" 0.50 when subtotal of cake >= 20
          }
          """,
        good: """
          currency USD
          item cake {
            menu kind { tart 3.00, pie 4.00 }
          }
          item drink {
            menu tea { black 3.00, green 3.50 }
            discount "Big order" 0.50 when count of cake >= 5
          }
          """),
      Explanation(
        .countsItems, "what can be chosen depends on the number of items",
        meaning: """
          In an item only its own choices and those of the order decide what can be
          chosen. Otherwise adding one item could take something away in another one.
          """,
        mend: """
          Let it be chosen, and forbid the order where it doesn't fit.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
            toggle tray only when count of drink >= 4
          }
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          toggle tray
          forbid "A tray is for 4 drinks or more" when tray and count of drink < 4
          """),
    ])
}
