import RulesEngine

extension Explanations {
  static let refusals = Topic(
    "What can't be taken into an order",
    [
      Explanation(
        .otherKind, "an item is added that is there as something else",
        meaning: """
          Every item of an order has an id. An item with this id is there already, and it
          is of another kind.
          """,
        mend: """
          Use an id that no other item has, or remove the other item first.
          """,
        rules: """
          currency USD
          item drink {
            menu tea { black 3.00, green 3.50 }
          }
          item cake {
            charge "Cake" 4.00
          }
          """,
        bad: #"{"events": [{"add": "cake", "id": "a"}, {"add": "drink", "id": "a"}]}"#,
        good: #"{"events": [{"add": "cake", "id": "a"}, {"add": "cake", "id": "b"}]}"#),
      Explanation(
        .tooManyItems, "the order holds too many items",
        meaning: """
          An order holds at most 20,000 items, so that a mistake in a program can't make
          one that never ends.
          """,
        mend: """
          Say how many of a thing are ordered with the number of its item, or send
          several orders.
          """,
        rules: """
          currency USD
          item cake {
            charge "Cake" 4.00
          }
          """,
        bad: Sample(shown: "an order with 20,001 events {\"add\": \"cake\", \"id\": …}") {
          let events = (0...Selections.itemLimit).map { #"{"add":"cake","id":"\#($0)"}"# }
          return Array(#"{"events":[\#(events.joined(separator: ","))]}"#.utf8)
        },
        good: #"{"events": [{"add": "cake", "id": "a"}, {"add": "cake", "id": "b"}]}"#),
      Explanation(
        unreadable: "not-json", "what was sent isn't JSON",
        meaning: """
          An order is written in JSON: names and texts in straight double quotes, a colon
          between a name and its value, commas between them, braces round all of it.
          """,
        mend: """
          Correct the place that the message names. Most often a comma is missing, or one
          is too much.
          """,
        rules: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """,
        bad: #"{"drink": tea}"#,
        good: #"{"drink": "tea"}"#),
      Explanation(
        unreadable: "not-an-order", "this is JSON, but no order",
        meaning: """
          An order is an object, in braces: each option by its name, with what was chosen.
          A list, a number or a text alone is none.
          """,
        mend: """
          Put the selections in braces, each with the name of its option.
          """,
        rules: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """,
        bad: #"["tea"]"#,
        good: #"{"drink": "tea"}"#),
    ])
}
