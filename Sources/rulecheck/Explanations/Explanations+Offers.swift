import RuleDSL

extension Explanations {
  static let offers = Topic(
    "Items and the order",
    [
      Explanation(
        .lineAboveItem, "a line of the order stands above an item",
        meaning: """
          The receipt begins with the items, and `subtotal` with what they cost. So what
          the order itself costs stands below the last item.
          """,
        mend: """
          Move the line down. `charge` and the name of an option puts its price there.
          """,
        bad: """
          currency USD
          charge "Bag" 0.20
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          charge "Bag" 0.20
          """),
      Explanation(
        .orderAmountInItem, "an item reads what the order costs",
        meaning: """
          Items are priced first, the order's own lines below them. So an item can't
          know what the order's lines come to. It may read what was chosen for the
          order.
          """,
        mend: """
          Write the line below the items.
          """,
        bad: """
          currency USD
          toggle gift +2.00
          item drink {
            menu tea { black 3.00, green 3.50 }
            discount "Gift" 10% of gift
          }
          charge gift
          """,
        good: """
          currency USD
          toggle gift +2.00
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          charge gift
          discount "Gift" 10% of gift
          """),
      Explanation(
        .itemAmountInItem, "an item reads what other items cost",
        meaning: """
          Each item is priced by itself. It may count the items of the order, but what
          reads their prices speaks of the order.
          """,
        mend: """
          Write the line below the items, or count them with `count of`.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
            discount "Much" 1.00 when subtotal of drink > 20.00
          }
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Much" 1.00 when subtotal of drink > 20.00
          """),
      Explanation(
        .countsItems, "a choice depends on how many items there are",
        meaning: """
          What can be chosen in an item can't depend on the other items of the order:
          adding one would change what was chosen in another.
          """,
        mend: """
          Count the items in a `charge`, a `discount`, a `require` or a `forbid`.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
            toggle lid only when count of drink >= 2
          }
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
            toggle lid
            forbid "A lid from two drinks on" when lid and count of drink < 2
          }
          """),
      Explanation(
        .lineInItems, "the line stands inside an item",
        meaning: """
          Below the items an order sees each item as a whole, with its share of the
          discounts above. A single line of an item can be counted and compared, not
          discounted by name.
          """,
        mend: """
          Name the item instead of its line, or write the discount inside the item.
          """,
        bad: """
          currency USD
          item mug {
            charge "Mug" 8.00
            charge "Print" 2.00
          }
          discount "Prints free" 100% of line "Print"
          """,
        good: """
          currency USD
          item mug {
            charge "Mug" 8.00
            charge "Print" 2.00
            discount "Prints free" 100% of line "Print"
          }
          """),
      Explanation(
        .pickOverSet, "more units than the set has",
        meaning: """
          `cheapest 1 of every 3` takes one unit of every three. More than all of them
          can't be taken.
          """,
        mend: """
          Write the smaller number first.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Offer" 100% of cheapest 3 of every 2 drink
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Offer" 100% of cheapest 1 of every 3 drink
          """),
      Explanation(
        .kindTwice, "an item stands twice in a set",
        meaning: """
          A set such as `1 drink + 1 cake` names each item once, with the number of its
          units.
          """,
        mend: """
          Add up the numbers.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Two teas" to 5.00 for 1 drink + 1 drink
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Two teas" to 5.00 for 2 drink
          """),
      Explanation(
        .notADiscount, "an offer on units isn't a discount",
        meaning: """
          `each of`, `3 for 45` and `to 120 for` take something off units that are in
          the order. A `charge` can't do that.
          """,
        mend: """
          Write `discount` instead of `charge`.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          charge "Offer" 1.00 each of drink
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          discount "Offer" 1.00 each of drink
          """),
      Explanation(
        .lineBelowRounding, "something stands below the rounding of the total",
        meaning: """
          `round total` brings the total to what can be paid in cash. It is the last
          line: what stood below it would spoil that again.
          """,
        mend: """
          Put `round total` at the end, and only once.
          """,
        bad: """
          currency USD
          charge "Tea" 3.02
          round total to 0.05 "Cash"
          charge "Bag" 0.20
          """,
        good: """
          currency USD
          charge "Tea" 3.02
          charge "Bag" 0.20
          round total to 0.05 "Cash"
          """),
      Explanation(
        .roundingInItem, "the total is rounded inside an item",
        meaning: """
          `round total` rounds what the whole order costs, so it stands in no item.
          """,
        mend: """
          Put it below the items.
          """,
        bad: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
            round total to 0.05
          }
          """,
        good: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          round total to 0.05
          """),
    ])
}
