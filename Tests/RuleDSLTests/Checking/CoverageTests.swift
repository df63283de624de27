import Testing

@Suite("What can be chosen, and what has a price")
struct CoverageTests {
  @Test func aValueThatAChargeDoesNotList() {
    expectFound(
      """
      choice size { S, M, L, XL }
      «charge "Cup" by size { S 1, M 2 }»
      """, ["not-listed: `L`, `XL` of `size` have no price here"])
    expectNothingFound(
      """
      choice size { S, M, L }
      charge "Cup" by size { S 1, M 2, L - }
      """)
    expectNothingFound(
      """
      choice size { S, M, L }
      charge "Cup" by size { S 1, other 2 }
      """)
  }

  @Test func aNumberThatAChargeDoesNotList() {
    expectFound(
      """
      choice size { S, M }
      choice toppings choose 0 to 3 { ham, corn, olives }
      «charge "Pizza" by count of toppings, size {
        |   | S | M |
        | 0 | 5 | 6 |
        | 1 | 6 | 7 |
        | 2 | 7 | 8 |
      }»
      """, ["not-listed: `3` of `toppings` has no price here"])
    expectFound(
      """
      number n 1 to 5
      «charge "Parcel" by n { 1 5, from 3 8 }»
      """, ["not-listed: `2` of `n`"])
  }

  @Test func aMenuOrADiscountNeedNotListAll() {
    expectNothingFound(
      """
      choice size { S, M, L }
      menu tea by size {
        | black | S | 3 |
        |       | M | 4 |
      }
      discount "Small" by size { S 1 }
      """)
  }

  @Test func whatDependsOnAConditionNeedNotListAll() {
    expectNothingFound(
      """
      choice size { S, M, L }
      charge "Goods" 10
      charge "Cup" by size when size is not L { S 1, M 2 }
      """)
  }

  // MARK: Groups and percents

  @Test func aGroupWithoutItsOptionHasValuesOfOne() {
    expectFound(
      """
      menu drink { latte 4, mocha 5, tea 3 }
      group «milky» { latte, moka }
      charge "Milk" 1 when drink is in milky
      """, ["unknown-value: `moka` is no value of `drink`"])
  }

  @Test func aPercentOfMoreThanAll() {
    expectFound(
      """
      menu drink { latte 4, mocha 5, tea 3 }
      discount "Tier" by subtotal { from 20 10% of subtotal, from 30 «150»% of subtotal }
      """, ["percent-out-of-range"])
  }

  @Test func packsThatDoNotMakeUpWhatIsListed() {
    expectFound(
      """
      number n one of (3, 5, 6)
      «charge "Eggs" per n { 3 for 2.00 }»
      """, ["packs-do-not-fit: 5"])
    expectFound(
      """
      choice eggs choose 2 to 4, up to 4 each { brown, white }
      «charge "Eggs" per count of eggs { 2 for 1.50 }»
      """, ["packs-do-not-fit: 3"])
    expectNothingFound(
      """
      number n one of (3, 6)
      charge "Eggs" per n { 3 for 2.00 }
      """)
  }

  @Test func namesOfAnyKindLookAlike() {
    expectFound(
      """
      let fee = 2
      toggle «Fee»
      charge "Goods" fee when Fee
      """, ["looks-alike: `fee` and `Fee`"])
  }
}
