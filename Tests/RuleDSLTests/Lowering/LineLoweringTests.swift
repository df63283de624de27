import RulesEngine
import Testing

@testable import RuleDSL

struct LineLoweringTests {
  private func lines(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> [MoneyLine] {
    statements(text, sourceLocation: sourceLocation).compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  @Test func charges() {
    #expect(
      lines(
        """
        charge drink "Tea" per cups when member
        charge "Delivery" en "Delivery fee" 60
        charge "Cake" 2.00 per quantity at most 30 rounded half even to 5 when a
        """) == [
          MoneyLine(.charge, "Tea", .option("drink"), per: "cups", when: "member"),
          MoneyLine(
            .charge, LocalizedText("Delivery", translations: [.init("en", "Delivery fee")]), .formula(number("60"))),
          MoneyLine(
            .charge, "Cake", .formula(number("2.00")), per: "quantity", atMost: number("30"),
            rounding: LineRounding(.halfEven, to: decimal("5")), when: "a"),
        ])
  }

  @Test func discountsAndTaxes() {
    #expect(
      lines(
        """
        discount "Members" 10% of subtotal at most 100
        discount "Voucher" 50 off drink
        tax "VAT" 5% of subtotal
        tax "VAT" rate included in line "Goods" rounded down
        """) == [
          MoneyLine(
            .discount, "Members", .formula(Formula(.share(percent("10"), of: "subtotal"))), atMost: number("100")),
          MoneyLine(.discount, "Voucher", .off(number("50"), "drink")),
          MoneyLine(.tax, "VAT", .rate(percent("5"), of: "subtotal")),
          MoneyLine(
            .includedTax, "VAT", .rate("rate", of: Formula(.line("Goods"))), rounding: LineRounding(.down)),
        ])
  }

  @Test func packsAndTiers() {
    let packs = [
      MoneyLine.Pack(decimal("1"), for: price("50")), MoneyLine.Pack(decimal("3"), for: Price(.name(.none, "trio"))),
    ]
    let tiers = [
      MoneyLine.Tiers.Step(from: decimal("1"), price("2.00")),
      MoneyLine.Tiers.Step(from: decimal("10"), Price(.toCome)),
    ]
    #expect(
      lines(
        """
        charge "Apples" per apples { 1 for 50, 3 for trio }
        charge "Boxes" per boxes { from 1 2.00, from 10 ? }
        charge "Boxes" graduated per boxes {
          | from 1  | 2.00 |
          | from 10 | ?    |
        }
        """) == [
          MoneyLine(.charge, "Apples", .packs(packs), per: "apples"),
          MoneyLine(.charge, "Boxes", .tiers(.init(isGraduated: false, tiers)), per: "boxes"),
          MoneyLine(.charge, "Boxes", .tiers(.init(isGraduated: true, tiers)), per: "boxes"),
        ])
  }

  @Test func picksAndSubtotals() {
    func discount(_ label: LocalizedText, _ amount: String) -> MoneyLine {
      MoneyLine(.discount, label, .formula(number(amount)))
    }
    let inner = Pick(.first, [.line(discount("B", "2")), .line(discount("C", "3"))])
    let all = Pick(
      .all(atMost: Formula(.share(percent("50"), of: "subtotal"))), when: "member",
      [.line(discount("A", "1")), .pick(inner)])
    #expect(
      statements(
        """
        subtotal "Goods"
        all of at most 50% of subtotal when member {
          discount "A" 1
          first of { discount "B" 2; discount "C" 3 }
        }
        best of { discount "D" 4 }
        """) == [
          .subtotal(SubtotalLine("Goods")), .pick(all), .pick(Pick(.best, [.line(discount("D", "4"))])),
        ])
  }

  // MARK: What is wrong

  @Test func amountsWithAMinus() {
    expectFindings(
      "discount \"2 off\" «-2.00»\ncharge \"X\" «-5»",
      ["minus-in-amount: raises the price", "minus-in-amount: `discount`"])
  }

  @Test(arguments: [
    ("charge \"A\" per n { 1 for 5, «from 3 4» }", "packs-and-tiers"),
    ("charge \"A\" per n { from 1 5, «3 for 4» }", "packs-and-tiers"),
    ("charge \"A\" per n { «from 1 for 5» }", "packs-and-tiers: `1 for …`"),
    ("charge \"A\" graduated per n { «3 for 4» }", "graduated-packs"),
    ("charge \"A\" per n { «3 4» }", "missing-from-or-for: `from 3 …`"),
    ("charge \"A\" per n { «Large 4» }", "name-after-per: `by` instead of `per`"),
    ("charge \"A\" per n per «m» { from 1 4 }", "given-twice: `per`"),
    ("best of at most «5» { discount \"D\" 4 }", "ceiling-outside-all"),
    ("charge \"A\" 5 rounded up to «0»", "step-of-zero"),
  ])
  func mistakes(_ marked: String, _ expected: String) {
    expectFindings(marked, [expected])
  }
}
