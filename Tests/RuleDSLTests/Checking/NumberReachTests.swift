import Testing

@Suite("Numbers that nobody can order")
struct NumberReachTests {
  @Test func aStepBeyondTheUpperLimit() {
    expectFound(
      """
      number boxes 1 to 20
      charge "Boxes" per boxes { from 1 2.00, from 10 1.80, «from 50 1.60» }
      """, ["never-reached: 50"])
    expectFound(
      """
      number boxes 1 to 20
      charge "Boxes" graduated per boxes { from 1 2.00, from 10 1.80, «from 50 1.60» }
      """, ["never-reached: 50"])
  }

  @Test func aStepBelowTheLowerLimit() {
    expectFound(
      """
      number boxes 10 to 20
      charge "Boxes" per boxes { «from 1 2.00», from 5 1.80, from 15 1.60 }
      """, ["never-reached: 1"])
    expectNothingFound(
      """
      number boxes 10 to 20
      charge "Boxes" graduated per boxes { from 1 2.00, from 5 1.80, from 15 1.60 }
      """)
  }

  @Test func aStepBetweenTheStepsOfTheNumber() {
    expectFound(
      """
      number boxes 10 to 100 step 10
      charge "Boxes" per boxes { from 10 2.00, «from 11 1.90», from 15 1.80 }
      """, ["never-reached: 11"])
  }

  @Test func aHeadOverANumber() {
    expectFound(
      """
      number months one of (1, 3, 12)
      charge "Rent" by months { 1 10, 3 25, «6» 40, from 12 60 }
      """, ["never-reached: 6"])
    expectFound(
      """
      number n 1 to 5
      choice wrap by n {
        |       | 1 | from 2 | «from 6» |
        | paper | 1 | 2      | 3      |
      }
      """, ["never-reached: 6"])
  }

  @Test func whatLinesCanCostAtTheMost() {
    expectFound(
      """
      number n 1 to 20
      charge "Goods" 10.00 per n
      discount "Tier" by subtotal { from 20 10% of subtotal, from 200 15% of subtotal, from «900» 20% of subtotal }
      """, ["never-reached: 900"])
    expectNothingFound(
      """
      menu drink { tea 3.00, juice 4.00 }
      discount "Tier" by subtotal { from 20 10% of subtotal, from 900 20% of subtotal }
      """)
  }

  @Test func anUpperLimitBetweenTwoSteps() {
    expectFound(
      """
      number «n» 3 to 20 step 5
      charge "Goods" 10.00 per n
      """, ["limit-between-steps: the last step before it is 18"])
    expectFound(
      """
      number «n» -3 to -0.5 step 2
      charge "Goods" max(0, 10.00 * n)
      """, ["limit-between-steps: is -1"])
    expectNothingFound(
      """
      number n 3 to 18 step 5
      charge "Goods" 10.00 per n
      """)
  }

  @Test func moreMayBeAllowedThanThereIs() {
    expectNothingFound("choice toppings choose 0 to 5, at most 3 kinds { pearl +1, jelly +1 }")
  }

  @Test func limitsThatNoSelectionMeets() {
    expectFound(
      "choice «toppings» choose 3, up to 5 each { pearl +1 counts 2, jelly +1 counts 4 up to 1 }",
      ["limits-never-met"])
    expectNothingFound("choice toppings choose 3, up to 5 each { pearl +1 counts 2, jelly +1 }")
  }

  @Test func packsThatAreDearerThanSmallerOnes() {
    expectFound(
      """
      number apples 1 to 20
      «charge "Apples" per apples { 1 for 50, 3 for 130, 5 for 240 }»
      """, ["packs-not-cheapest: 5 cost 240 in packs of 5, and only 230 in packs of 3 + 1 + 1"])
    expectFound(
      """
      number apples 1 to 20
      «charge "Apples" per apples { 1 for 50, 3 for 100, 4 for 140 }»
      """, ["packs-not-cheapest: 6 cost 240 in packs of 4 + 1 + 1, and only 200 in packs of 3 + 3"])
  }

  @Test func packsAreComparedForWhatCanBeOrdered() {
    expectNothingFound(
      """
      number apples 1 to 20
      charge "Apples" per apples { 1 for 50, 3 for 130, 5 for 200 }
      """)
    expectNothingFound(
      """
      number apples one of (1, 3, 4)
      charge "Apples" per apples { 1 for 50, 3 for 100, 4 for 140 }
      """)
  }
}
