import RulesEngine
import Testing

@testable import RuleDSL

/// Money lines, demands and examples, with all that may stand in them.
struct LineTests {
  private func only(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> StatementSyntax? {
    let file = parsed(text)
    #expect(file.errors.isEmpty, "\(file.errors.map { $0.diagnostic.message })", sourceLocation: sourceLocation)
    #expect(file.statements.count == 1, sourceLocation: sourceLocation)
    return file.statements.first
  }

  @Test func `charges`() {
    guard case .charge(let option)? = only("charge drink \"Drinks\" per n when a"),
      case .option(let name, let label) = option.kind
    else { return fail() }
    #expect(name.text == "drink")
    #expect(label?.text.text == "Drinks")
    #expect(option.clauses.per != nil)
    let text = "charge \"A\" en \"B\" 2.00 per max(1, n), at most 5 + 6 once rounded half even to 5\n  when a and b"
    guard case .charge(let charge)? = only(text) else { return fail() }
    #expect(charge.clauses.per.map { dump($0) } == "[max: 1, n]")
    #expect(charge.clauses.atMost.map { dump($0) } == "[+5 +6]")
    #expect(charge.clauses.once != nil)
    #expect(charge.clauses.rounded?.mode == .halfEven)
    #expect(charge.clauses.rounded?.step?.text == "5")
    #expect(charge.clauses.when.map { dump($0) } == "[all a b]")
  }

  @Test(arguments: [
    ("10% of subtotal", "[10% of subtotal]"),
    ("50 off drink", "50 off drink"),
    ("5.00 each of dearest 2 drink", "5.00 each of [dearest 2 drink]"),
    ("3 for 45 of (drink where size is M)", "3 for 45 of (drink where [size is M])"),
    ("3 for (2 * x) of drink", "3 for ([*2 *x]) of drink"),
    ("to 120.00 for 1 drink + 2 cake", "to 120.00 for 1 drink + 2 cake"),
    ("per boxes { 1 for 50, 3 for 130 }", "per boxes {1 for 50, 3 for 130}"),
    ("graduated per boxes { from 1 2.00, from 10 1.80 }", "graduated per boxes {from 1: 2.00, from 10: 1.80}"),
    ("by count of a, size {\n | 1 | L | 5 |\n}", "by [count of a] size {|1|L|5}"),
    ("by subtotal { from 20 15% of subtotal }", "by subtotal {from 20: [15% of subtotal]}"),
    ("graduated", "graduated"),
    ("per n when x { from 1 5 }", "per n {from 1: 5}"),
  ])
  func `amounts`(text: String, expected: String) {
    guard case .discount(let discount)? = only("discount \"A\" " + text) else { return fail() }
    #expect(discount.amount.summary == expected)
  }

  @Test func `taxes, subtotals, rounding of the total`() {
    guard case .tax(let added)? = only("tax \"VAT\" 5% of subtotal when a") else { return fail() }
    #expect(!added.isIncluded)
    guard case .tax(let included)? = only("tax \"VAT\" rate included in (food where eat-in is off)") else {
      return fail()
    }
    #expect(included.isIncluded)
    #expect(dump(included.base) == "(food where [eat-in is OFF])")
    guard case .subtotal(let subtotal)? = only("subtotal \"Goods\" en \"G\"") else { return fail() }
    #expect(subtotal.label.text.text == "Goods")
    guard case .roundTotal(let round)? = only("round total to 0.05 \"Rounding\" when cash") else { return fail() }
    #expect(round.step?.text == "0.05")
    #expect(round.when != nil)
  }

  @Test func `best, first and all of`() {
    let text =
      "best of {\n discount \"A\" 5\n all of at most 50% of line \"G\" when x {\n charge \"B\" 5\n charge drink\n }\n}"
    guard case .pick(let best)? = only(text), case .pick(let all)? = best.lines.last else { return fail() }
    #expect(best.which == .best)
    #expect(all.which == .all)
    #expect(all.atMost.map { dump($0) } == "[50% of [line \"G\"]]")
    #expect(all.when != nil)
    #expect(all.lines.count == 2)
    guard case .pick(let first)? = only("first of { charge \"A\" 5; charge \"B\" 6 }") else { return fail() }
    #expect(first.lines.count == 2)
  }

  // MARK: Demands and examples

  @Test func `demands`() {
    guard case .require(let require)? = only("require a when b\n\n  else \"no\" en \"none\"") else { return fail() }
    #expect(require.when != nil)
    #expect(require.otherwise?.translations.count == 1)
    guard case .alert(let forbid)? = only("forbid when a"), case .alert(let warn)? = only("warn \"W\" when a") else {
      return fail()
    }
    #expect(forbid.isForbidden && forbid.label == nil)
    #expect(!warn.isForbidden && warn.label != nil)
    guard case .always(let always)? = only("always subtotal >= 0") else { return fail() }
    #expect(dump(always.condition) == "[subtotal greaterOrEqual 0]")
  }

  @Test func `examples`() {
    let text = """
      example "e" {
        expect no total
        drink 紅茶, toppings { 白玉 2, 椰果 }, gift on, at 2026-12-04 15:00   expect 65, placed
        toppings 白玉 0, clear size, name "Lin", n 3, tip -5, size 3 2
          expect no violations, not placed, refused
        + drink { tea 麗春, size L }, + drink, drink 1 { size M }, - drink 1
        x off expect subtotal 5, line "A" -9, no line "B", violation on a, violation on drink 2 size, violation on drink 2
        x off expect violation "v", warning "w", shares "S" 1 / -2 / 3
      }
      """
    guard case .example(let example)? = only(text) else { return fail() }
    #expect(example.steps.map { $0.changes.count } == [0, 4, 6, 4, 1, 1])
    #expect(example.steps.map { $0.outcomes.count } == [1, 2, 3, 0, 6, 3])
    guard case .given(let given)? = only("given { at 2026-12-04 15:00, name \"Lin\"\n size L }") else { return fail() }
    #expect(given.changes.count == 3)
  }

  @Test func `places run from the first word to the last`() {
    let text = "toggle a\nchoice b {\n  c +5 default\n}\n"
    let statements = parsed(text).statements
    let bytes = Array(text.utf8)
    let texts = statements.map { String(decoding: bytes[Int($0.place.start)..<Int($0.place.end)], as: UTF8.self) }
    #expect(texts == ["toggle a", "choice b {\n  c +5 default\n}"])
    guard case .choice(let choice)? = statements.last, let entry = choice.entries.entries.first else { return fail() }
    #expect(String(decoding: bytes[Int(entry.place.start)..<Int(entry.place.end)], as: UTF8.self) == "c +5 default")
  }

  private func fail(sourceLocation: SourceLocation = #_sourceLocation) {
    Issue.record("another statement was expected", sourceLocation: sourceLocation)
  }
}
