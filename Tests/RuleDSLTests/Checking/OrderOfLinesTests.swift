import RuleDSL
import Testing

@Suite("Lines that stand at the wrong place")
struct OrderOfLinesTests {
  @Test func aDiscountAboveEverything() {
    expectFound(
      """
      toggle member
      «discount "Members" 10% of subtotal when member»
      charge "Goods" 10
      """, ["nothing-above: takes nothing off"])
  }

  @Test func aTaxOrASubtotalAboveEverything() {
    expectFound(
      """
      «tax "VAT" 5% of subtotal»
      charge "Goods" 10
      """, ["nothing-above: always 0"])
    expectFound(
      """
      «subtotal "Goods"»
      charge "Goods" 10
      """, ["nothing-above: always 0"])
  }

  @Test func aLineIsReadBelowWhereItStands() {
    expectFound(
      """
      charge "Goods" 10
      charge "Delivery" 3 when «line "Wrapping"» = 0
      charge "Wrapping" 1
      """, ["nothing-above: stands below"])
    expectNothingFound(
      """
      menu drink { tea 3, juice 4 }
      toggle gift +1
      charge "Goods" 10
      subtotal "All"
      discount "A" 10% of line "All"
      discount "B" 1 off line "tea"
      discount "C" 1 off line "gift"
      """)
  }

  @Test func theItemsStandAboveTheOrder() {
    expectNothingFound(
      """
      item cup {
        menu tea { black 3, green 4 }
        charge "Lid" 1
      }
      subtotal "Goods"
      discount "Half" 50% of subtotal when line "Lid" > 1
      tax "VAT" 5% of subtotal
      """)
  }

  @Test func aTaxAboveADiscount() {
    expectFound(
      """
      charge "Goods" 10
      «tax "VAT" 5% of subtotal»
      discount "Voucher" 2 off subtotal
      """, ["tax-above-discount: taken off again"])
    expectFound(
      """
      charge "Goods" 10
      «tax "VAT" 5% included in line "Goods"»
      best of {
        discount "A" 2 off subtotal
        discount "B" 10% of subtotal
      }
      """, ["tax-above-discount"])
  }

  @Test func aDiscountOnSomethingElse() {
    expectNothingFound(
      """
      charge "Goods" 10
      charge "Delivery" 5
      tax "VAT" 5% of line "Goods"
      discount "Free delivery" 100% of line "Delivery"
      """)
    expectNothingFound(
      """
      charge "Goods" 10
      discount "Voucher" 2 off subtotal
      tax "VAT" 5% of subtotal
      """)
  }

  // MARK: Names and prices

  @Test func aNameThatNothingUses() {
    expectFound(
      """
      let «fee» = 2
      let other = 3
      choice size { S +1, M +2, L +3 }
      group «large» of size { M, L }
      group small of size { S }
      charge "Goods" other
      forbid "No small ones" when size is in small
      """, ["unused-name: nothing uses `fee`", "unused-name: the group `large`"])
  }

  @Test func namesAreUsedInManyPlaces() {
    expectNothingFound(
      """
      let fee = 2
      let cheap = 3
      let rate = 10%
      choice size { S +fee, M +2, L +3 }
      group large of size { M, L }
      let wrap by size { large 3, other 1 }
      charge "Goods" 10
      charge "Wrapping" wrap
      charge "Table" by size { S cheap, other 4 }
      discount "Members" rate of subtotal
      """)
  }

  @Test func aShopThatSellsNothing() {
    let found = compile(SourceFile(name: "test.rules", text: "currency USD\nchoice size { S, M }")).diagnostics
    #expect(found.map { "\($0.code)" } == ["nothing-sold"])
    #expect(found[0].severity == .note)
    expectNothingFound("item cup { charge \"Cup\" 1 }")
  }
}
