import Foundation
import Testing

@testable import rulecheck

/// What is shown of an order of several items, and of what can't be taken in.
struct PricedItemsTests {
  private static let rules = """
    currency EUR
    item cup "Cup" times cups {
      menu tea { Black 2.00, Green 3.00 }
      choice top "Topping" choose 0 to 3, up to 3 each { pearl +0.50 }
      number cups 1 to 99 default 1
      subtotal "Cup"
      charge "Engraving" 4.00 once when cups >= 3
    }
    item cake { menu kind { Apple 3.50 } }
    subtotal "Goods"
    charge "Delivery" 1.00
    """

  private func priced(_ order: String) throws -> [String] {
    let folder = TemporaryFolder()
    let path = try folder.add("cup.rules", Self.rules)
    var console = Console.inMemory(input: order)
    _ = Rulecheck.run(["price", "--rules", path, "-"], &console)
    return console.results.text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func itIsSaidHowOftenAnItemIsTaken() throws {
    let lines = try priced(
      #"{"items": [{"item": "cup", "id": "a", "tea": "Black", "cups": 3, "top": {"pearl": 2}}, {"item": "cup", "id": "b", "tea": "Green"}]}"#
    )
    #expect(
      lines.prefix(8) == [
        "a × 3:", "Black 6.00", "pearl × 6 3.00", "= Cup 9.00", "Engraving 4.00", "b:", "Green 3.00", "= Cup 3.00",
      ])
  }

  @Test func subtotalsStandBelowWhatTheySum() throws {
    let lines = try priced(#"{"items": [{"item": "cake", "id": "a", "kind": "Apple"}]}"#)
    #expect(lines.prefix(4) == ["a:", "Apple 3.50", "= Goods 3.50", "Delivery 1.00"])
  }

  @Test(arguments: [
    (#"{"items": [5]}"#, "✗ 5 can't be chosen here: it takes an item with its kind"),
    (
      #"{"items": [{"item": "cap", "id": "a"}]}"#, "✗ there is no item of the kind cap, did you mean cup? /items/0/item"
    ),
    (#"{"items": [{"item": "cup", "id": "a", "top": {"pearl": 1000000000000000000}}]}"#, "/items/0/top/pearl"),
    (#"{"items": [{"item": "cup", "id": "a", "top": {"pearl": "x"}}]}"#, #"such as {"pearl": 2} /items/0/top/pearl"#),
    (#"{"items": [{"item": "cup", "id": "a", "cups": [1]}]}"#, "it takes a number /items/0/cups"),
  ])
  func whatCantBeTakenInIsSaidWithItsPlace(order: String, said: String) throws {
    let lines = try priced(order)
    #expect(lines.contains { $0.contains(said) }, "\(lines)")
  }

  @Test(arguments: [
    (#"{"item": "z", "set": "tea", "to": "Green"}"#, "the order has no item z /item"),
    (#"{"item": "z", "clear": "tea"}"#, "the order has no item z /item"),
    (#"{"add": "cake", "id": "a"}"#, "the item a is of another kind /id"),
    (#"{"add": "cap", "id": "b"}"#, "did you mean cup? /add"),
    (#"{"add": "cup"}"#, "something is missing here: a text in quotes /id"),
    (#"{"item": "a", "set": "tea"}"#, "something is missing here: what is selected /to"),
    (#"{"item": "a", "set": "top", "value": "pearl", "to": 1000000000000000000}"#, "too many digits"),
    (#"{"fly": "away"}"#, "it takes an event"),
  ])
  func aRefusedEventLeavesTheOrderAsItWas(event: String, said: String) throws {
    let lines = try priced(
      #"{"events": [{"add": "cup", "id": "a"}, {"item": "a", "set": "tea", "to": "Black"}, \#(event)]}"#)
    #expect(lines.dropFirst(1).prefix(2).allSatisfy { $0.hasPrefix("EUR 3.00") }, "\(lines)")
    #expect(lines.dropFirst(2).first?.contains(said) == true, "\(lines)")
  }
}
