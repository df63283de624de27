import RulesEngine
import Testing

@testable import RuleDSL

/// What belongs together in a formula and in a condition.
struct FormulaTests {
  private func condition(_ text: String) -> String? {
    let file = parsed("require " + text)
    guard file.errors.isEmpty, case .require(let statement)? = file.statements.first else { return nil }
    return dump(statement.condition)
  }

  @Test(arguments: [
    ("a + b * c - d", "[+a +[*b *c] -d]"),
    ("-a * b", "[*[minus a] *b]"),
    ("a - -b", "[+a -[minus b]]"),
    ("(a + b) / 2", "[*([+a +b]) /2]"),
    ("10% of subtotal - fee", "[+[10% of subtotal] -fee]"),
    ("10%", "[10%]"),
    ("price of drink * 2", "[*[price of drink] *2]"),
    ("count of 寒天 in toppings", "[count of [寒天 in toppings]]"),
    ("count of \"a b\" in toppings", "[count of [\"a b\" in toppings]]"),
    ("max(0, weight of toppings - 4)", "[max: 0, [+[weight of toppings] -4]]"),
    ("line \"Goods\" + line", "[+[line \"Goods\"] +line]"),
    ("subtotal of line \"A\"", "[subtotal of [line \"A\"]]"),
    (
      "100% of cheapest 1 of every 3 (drink where size is L)",
      "[100% of [cheapest 1 of every 3 (drink where [size is L])]]"
    ),
    ("1 of", nil),
    ("50% of (a + b)", "[50% of ([+a +b])]"),
  ])
  func `sums bind as arithmetic does`(text: String, expected: String?) {
    #expect(condition(text) == expected)
  }

  @Test(arguments: [
    ("gift", "gift"),
    ("not gift and not (a or b)", "[all [not gift] [not ([any a b])]]"),
    ("a or b or c", "[any a b c]"),
    ("not a = 1", "[not [a equal 1]]"),
    ("a + 1 >= b * 2", "[[+a +1] greaterOrEqual [*b *2]]"),
    ("drink is 紅茶 or 綠茶", "[any [drink is 紅茶] 綠茶]"),
    ("drink is not \"a b\"", "[drink is-not \"a b\"]"),
    ("drink is not in milk", "[drink is-not in milk]"),
    ("drink is one of (a, \"b c\", 3)", "[drink is one-of a \"b c\" 3]"),
    ("toppings has 白玉", "[toppings has 白玉]"),
    ("size is chosen and name is not blank", "[all [size is chosen] [name is-not blank]]"),
    ("zip matches \"###\"", "[zip matches \"###\"]"),
    ("cups is 3 to 20", "[cups is 3 to 20]"),
    ("t is -5 to -1", "[t is -5 to -1]"),
    ("time is 20:00 to 02:00 on Fri", "[time is 20:00 to 02:00 on Fri]"),
    ("time is 20:00 to 02:00 on (Fri, Sat)", "[time is 20:00 to 02:00 on Fri on Sat]"),
    ("date is 2026-12-01 to 2026-12-24", "[date is 2026-12-01 to 2026-12-24]"),
    ("date from 2026-12-01 and date until 2026-12-24", "[all [date from 2026-12-01] [date until 2026-12-24]]"),
    ("gift is on", "[gift is ON]"),
    ("(a or b) and c", "[all ([any a b]) c]"),
    ("max(a, b) <= (c)", "[[max: a, b] lessOrEqual (c)]"),
  ])
  func `conditions bind as they are said`(text: String, expected: String) {
    #expect(condition(text) == expected)
  }

  @Test func `a line may break after what can't end it, and inside parentheses`() {
    #expect(condition("a and\n b and\nc") == "[all a b c]")
    #expect(condition("(a or\n  b\n  or c)") == "[any a b c]".wrapped)
    #expect(condition("a\n  and b") == "[all a b]")
  }

  @Test(arguments: ["(", "- ", "not ", "max(", "count of (", "count of ", "not (-("])
  func `a line full of openings is one error`(opening: String) {
    let text = "require " + String(repeating: opening, count: 4000 / opening.count) + "a"
    expectTooDeep(text + "\ncurrency USD")
  }

  @Test func `ten thousand parentheses are one error`() {
    let hundred = String(repeating: "(", count: 100) + "\n  "
    expectTooDeep("require " + String(repeating: hundred, count: 100) + "a")
    let closings = String(repeating: "  " + String(repeating: ")", count: 100) + "\n", count: 100)
    expectTooDeep("require " + String(repeating: hundred, count: 100) + "a\n" + closings)
  }

  private func expectTooDeep(_ text: String) {
    #expect(parsed(text).errors.map { $0.kind } == [.tooDeep])
  }

  @Test func `thirty-two levels are fine`() {
    #expect(condition(String(repeating: "(", count: 32) + "a" + String(repeating: ")", count: 32)) != nil)
    #expect(condition(String(repeating: "(", count: 33) + "a" + String(repeating: ")", count: 33)) == nil)
  }

  @Test func `blocks nest no deeper either`() {
    let deep = String(repeating: "all of { ", count: 400)
    #expect(parsed(deep).errors.contains { $0.kind == .tooDeep })
    let parts = String(repeating: "part a {\n", count: 10_000) + String(repeating: "}\n", count: 10_000)
    #expect(parsed(parts).errors.map { $0.kind } == [.tooDeep])
  }

  @Test func `a long sum is a long list, not a deep tree`() {
    let sum = "require 1" + String(repeating: " + 1 +\n 1", count: 20_000)
    guard case .require(let statement)? = parsed(sum).statements.first,
      case .sum(.terms(let terms)) = statement.condition
    else {
      Issue.record("no sum")
      return
    }
    #expect(terms.count == 40_001)
  }
}

extension String {
  fileprivate var wrapped: String { "(\(self))" }
}
