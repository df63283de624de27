extension Explanations {
  private static let teaAndCoffee = """
    currency USD
    menu drink { tea 3.00, coffee 3.50 }
    """

  static let streams = Topic(
    "What can't be answered in a stream of orders or events",
    [
      Explanation(
        unreadable: "no-rules", "there are no rules for this order",
        meaning: """
          An order may say by which rules it is priced. There is no such file, or it has
          mistakes, so this order has no price. Other orders are priced all the same.
          """,
        mend: """
          Write the name of a rule file that is there, or name one for all orders with
          `--rules FILE`.
          """,
        rules: teaAndCoffee,
        bad: #"{"rules": "shoop", "drink": "tea"}"#,
        good: #"{"rules": "shop", "drink": "tea"}"#),
      Explanation(
        unreadable: "too-long", "a line is too long",
        meaning: """
          An order or an event is one line, and a line has at most 16 MiB. This one was
          skipped, and nothing of it was read.
          """,
        mend: """
          Look whether a line end is missing, so that many orders stand in one line.
          """,
        rules: teaAndCoffee,
        bad: Sample(shown: "a line of 17 MiB") { [UInt8](repeating: UInt8(ascii: "["), count: 17 << 20) },
        good: #"{"drink": "tea"}"#),
      Explanation(
        unreadable: "not-an-event", "this is JSON, but no event",
        meaning: """
          In a stream every line says which order it is for: "order", with a text. Without
          it nobody knows whose choice this is.
          """,
        mend: """
          Put the event in braces, with the name of its order.
          """,
        rules: teaAndCoffee, command: ["stream"],
        bad: #"{"set": "drink", "to": "tea"}"#,
        good: #"{"order": "A17", "set": "drink", "to": "tea"}"#),
      Explanation(
        unreadable: "too-many-orders", "one more order would be open than may be",
        meaning: """
          A stream was started with `--max-open N`, and so many orders are open. What is
          told of them still counts; a further order isn't opened.
          """,
        mend: """
          Close the orders that are done, or allow more.
          """,
        rules: teaAndCoffee, command: ["stream", "--max-open", "1"],
        bad: """
          {"order": "A17", "set": "drink", "to": "tea"}
          {"order": "B20", "set": "drink", "to": "tea"}
          """,
        good: """
          {"order": "A17", "set": "drink", "to": "tea"}
          {"order": "A17", "close": true}
          {"order": "B20", "set": "drink", "to": "tea"}
          """),
    ])
}
