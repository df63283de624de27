import Testing

@Suite("What can never be had")
struct NeverSoldTests {
  @Test func aRowWithoutAPrice() {
    expectFound(
      """
      menu drink by size {
        |       | M  | L  |
        | tea   | 30 | 35 |
        | «juice» | -  | -  |
        | milk  | -  | 40 |
      }
      choice size { M, L }
      """, ["never-sold: `juice` is never sold"])
  }

  @Test func aColumnWithoutAPrice() {
    expectFound(
      """
      menu drink by size {
        |       | M  | «L»  |
        | tea   | 30 | -  |
        | juice | 40 | -  |
      }
      choice size { M, L }
      """, ["never-sold: nothing is sold in `L`"])
  }

  @Test func aColumnOfWhatNeedNotBeChosen() {
    expectNothingFound(
      """
      menu drink optional by size {
        |       | M  | L  |
        | tea   | 30 | -  |
        | juice | 40 | -  |
      }
      menu cake optional by size {
        |       | M  | L  |
        | bun   | 30 | 40 |
        | roll  | 30 | 40 |
      }
      choice size { M, L }
      """)
  }

  @Test func whatIsSoldOutTodayIsMeantSo() {
    expectNothingFound("menu drink { tea 3 sold out, juice 4 }")
  }

  @Test func aPriceToComeIsAReminder() {
    expectFound(
      """
      menu drink by size {
        |       | M  | L  |
        | tea   | «?»  | ?  |
        | juice | 40 | ?  |
      }
      choice size { M, L }
      """, ["price-to-come: 3 prices are still to come: `tea`, `juice`"])
  }

  @Test func aValueThatMayBeTakenNoTimes() {
    expectFound(
      "choice toppings choose 0 to 1 { pearl +1, «jelly» +1 up to 0 }",
      ["never-sold: it may be taken 0 times"])
  }

  @Test func aValueThatWeighsMoreThanAll() {
    expectFound(
      "choice toppings choose 0 to 2, up to 2 each { pearl +1, «jelly» +1 counts 3 }",
      ["never-sold: it counts 3, and at most 2"])
  }

  @Test func lockedOutOfFirstOf() {
    expectFound(
      """
      toggle member
      charge "Goods" 10
      first of {
        discount "Members" 2 when member
        discount "All" 1
        «discount "Never" 3 when member»
      }
      """, ["never-reached: one above it always is"])
  }

  @Test func nothingIsLeftForOther() {
    expectFound(
      """
      choice size { S, M, L }
      charge "Cup" by size { S 1, M 2, L 3, «other 4» }
      """, ["never-reached: nothing is left for `other`"])
    expectNothingFound(
      """
      choice size { S, M, L }
      charge "Cup" by size { S 1, other 4 }
      """)
  }
}
