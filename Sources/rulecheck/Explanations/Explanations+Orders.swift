import RulesEngine

extension Explanations {
  static let orders = Topic(
    "What is wrong with an order",
    [
      Explanation(
        .notChosen, "something that must be chosen isn't",
        meaning: """
          A choice without a `default` must be made, and a number without one must be
          given. As long as it isn't, nobody knows the price, so there is no total. Lines
          that don't depend on it are shown.
          """,
        mend: """
          The shopper chooses. If most shoppers choose the same, write `default` beside
          that value; if nothing may be chosen, write `optional`.
          """,
        rules: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          choice size { medium default, large +0.50 }
          """,
        bad: #"{"size": "large"}"#,
        good: #"{"drink": "tea", "size": "large"}"#),
      Explanation(
        .notSold, "what was chosen isn't sold so",
        meaning: """
          In the table a `-` stands at this place, or a condition behind the value doesn't
          hold. A price that is missing is never taken as 0, so there is no total. What
          the shopper chose stays chosen: nothing is exchanged silently.
          """,
        mend: """
          The shopper chooses another value. If it should be sold, write its price into
          the table.
          """,
        rules: """
          currency USD
          menu drink by size {
            |       | medium | large |
            | tea   | 3.00   | 3.50  |
            | cocoa | 4.00   | -     |
          }
          choice size { medium default, large }
          """,
        bad: #"{"drink": "cocoa", "size": "large"}"#,
        good: #"{"drink": "cocoa"}"#),
      Explanation(
        .soldOut, "what was chosen is sold out",
        meaning: """
          The value stands in the file with `sold out`. Its price is kept for the day on
          which there is some again, but it can't be ordered.
          """,
        mend: """
          The shopper chooses another value. When there is some again, take `sold out`
          out of the file.
          """,
        rules: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 sold out }
          """,
        bad: #"{"drink": "coffee"}"#,
        good: #"{"drink": "tea"}"#),
      Explanation(
        .outOfRange, "a number is below or above its limits",
        meaning: """
          The file says from where to where the number goes. Where a line depends on it,
          there is no total, for nobody has said a price for such a number.
          """,
        mend: """
          The shopper gives a number between the limits. If more can be ordered, change
          the limits in the file.
          """,
        rules: """
          currency USD
          number cups 1 to 20
          charge "Cups" 2.50 per cups
          """,
        bad: #"{"cups": 21}"#,
        good: #"{"cups": 20}"#),
      Explanation(
        .notAStep, "a number is none of the steps",
        meaning: """
          The number goes up in steps, counted from its lower limit, or is one of a few:
          eggs are sold by the six, a room by the half hour.
          """,
        mend: """
          The shopper gives a number that is a step. If any number will do, leave `step`
          out of the file.
          """,
        rules: """
          currency USD
          number eggs 6 to 60 step 6
          charge "Eggs" 0.30 per eggs
          """,
        bad: #"{"eggs": 10}"#,
        good: #"{"eggs": 12}"#),
      Explanation(
        .noTime, "the order doesn't say its date and time",
        meaning: """
          A rule depends on the day or the hour. The program never looks at a clock, so
          that the same order always has the same price: the time is told with the order.
          """,
        mend: """
          Whoever sends the order tells its time as `at`. On the command line it is the
          option `--at`.
          """,
        rules: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          discount "Happy hour" 1.00 when time is 17:00 to 19:00
          """,
        bad: #"{"drink": "tea"}"#,
        good: #"{"drink": "tea", "at": "2026-12-01T18:00"}"#),
      Explanation(
        .negativeAmount, "a charge comes out below 0",
        meaning: """
          For this order a formula gives less than nothing, and a charge can't do that. So
          there is no total. What makes an order cheaper is a `discount`, which the
          shopper sees.
          """,
        mend: """
          This is a slip in the rules: write `max(0, …)` round the part that can fall
          below 0.
          """,
        rules: """
          currency USD
          menu meal { soup 6.00, roast 14.00 }
          charge "Small order" 10.00 - subtotal
          """,
        bad: #"{"meal": "roast"}"#,
        good: #"{"meal": "soup"}"#),
      Explanation(
        .tooLarge, "an amount is too large to be counted",
        meaning: """
          A line has more than 1,000,000,000,000,000 of the shop's smallest steps. Nobody
          pays so much, so a slip is behind it.
          """,
        mend: """
          Look at the numbers of the order. In the file, give numbers an upper limit that
          can really be.
          """,
        rules: """
          currency USD
          number sheets 1 to 999999999999
          charge "Sheets" 100000.00 per sheets
          """,
        bad: #"{"sheets": 999999999999}"#,
        good: #"{"sheets": 5}"#),
      Explanation(
        .tooFew, "too few are chosen",
        meaning: """
          `choose` says how many are chosen at least. The price of what is chosen is
          shown, but the order may not be placed.
          """,
        mend: """
          The shopper chooses more. If fewer will do, change `choose` in the file.
          """,
        rules: """
          currency USD
          choice sides choose 2 { rice +1.00, beans +1.50, salad +2.00 }
          """,
        bad: #"{"sides": ["rice"]}"#,
        good: #"{"sides": ["rice", "beans"]}"#),
      Explanation(
        .tooMany, "too many are chosen",
        meaning: """
          `choose` says how many are chosen at most, and `up to` how many of one. The
          price of what is chosen is shown, but the order may not be placed.
          """,
        mend: """
          The shopper takes some back. If more will do, change the limit in the file.
          """,
        rules: """
          currency USD
          choice toppings choose 0 to 2 { pearls +1.00, jelly +1.00, pudding +1.50 }
          """,
        bad: #"{"toppings": ["pearls", "jelly", "pudding"]}"#,
        good: #"{"toppings": ["pearls", "jelly"]}"#),
      Explanation(
        .tooManyKinds, "too many kinds are chosen",
        meaning: """
          `at most 2 kinds` says how many different values may be chosen, however many of
          each. The price is shown, but the order may not be placed.
          """,
        mend: """
          The shopper leaves one kind out. If more will do, change the limit in the file.
          """,
        rules: """
          currency USD
          choice scoops choose 1 to 6, at most 2 kinds, up to 3 each { lemon +1.50, mint +1.50, nut +2.00 }
          """,
        bad: #"{"scoops": {"lemon": 1, "mint": 1, "nut": 1}}"#,
        good: #"{"scoops": {"lemon": 1, "mint": 2}}"#),
      Explanation(
        .required, "a requirement isn't met",
        meaning: """
          A line `require` of the file says what every order needs, and this one doesn't
          have it. The total is shown, but the order may not be placed.
          """,
        mend: """
          The shopper gives what is missing. The message is the text behind `else` in the
          file.
          """,
        rules: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          text name
          require name is not blank else "Enter a name"
          """,
        bad: #"{"drink": "tea"}"#,
        good: #"{"drink": "tea", "name": "Lin"}"#),
      Explanation(
        .forbidden, "the order is forbidden as it is",
        meaning: """
          A line `forbid` of the file says what can't go together, and in this order it
          does. The total is shown, but the order may not be placed.
          """,
        mend: """
          The shopper changes one of the things that the rule speaks of.
          """,
        rules: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          toggle cookie +1.00
          forbid "Cookies only with coffee" when cookie and drink is not coffee
          """,
        bad: #"{"drink": "tea", "cookie": true}"#,
        good: #"{"drink": "coffee", "cookie": true}"#),
      Explanation(
        .warning, "the shop has something to say to this order",
        meaning: """
          A line `warn` of the file holds for this order. The shopper should read it, but
          nothing is wrong: the order may be placed.
          """,
        mend: """
          Nothing must be done.
          """,
        rules: """
          currency USD
          number cups 1 to 200
          charge "Cups" 2.50 per cups
          warn "This takes a day" when cups > 50
          """,
        bad: #"{"cups": 80}"#,
        good: #"{"cups": 8}"#),
      Explanation(
        .emptyOrder, "nothing was ordered",
        meaning: """
          The shop sells items, and the order holds none.
          """,
        mend: """
          The shopper adds an item.
          """,
        rules: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          """,
        bad: #"{"items": []}"#,
        good: #"{"items": [{"item": "drink", "id": "a", "tea": "black"}]}"#),
    ])
}
