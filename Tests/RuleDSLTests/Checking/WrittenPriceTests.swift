import Testing

@Suite("Prices that look wrong")
struct WrittenPriceTests {
  // MARK: Far from the others

  @Test func aDigitTooMany() {
    expectFound(
      """
      menu drink by size {
        |       | M  | L   |
        | tea   | 30 | 35  |
        | juice | 40 | 45  |
        | milk  | 35 | «400» |
        | soda  | 30 | 35  |
        | water | 20 | 25  |
      }
      choice size { M, L }
      """, ["price-apart: about 35"], currency: "TWD")
  }

  @Test func aDigitTooFew() {
    expectFound(
      "menu drink { tea 30, juice 40, milk «3», soda 30, water 25 }", ["price-apart: about 30"], currency: "TWD")
  }

  @Test func aForgottenPoint() {
    expectFound(
      "menu drink { tea 3.00, juice 4.50, milk «350», soda 3.00 }", ["price-apart"])
    expectFound(
      "choice topping { none default, pearl +0.50, jelly +0.50, cream +0.75, foam «+50» }", ["price-apart"])
  }

  @Test func threeNeighboursAreNeeded() {
    expectNothingFound("menu drink { tea 3.00, juice 4.50, bottle 95 }")
  }

  @Test func pricesOfManyKindsHaveNoMiddle() {
    expectNothingFound("menu drink { water 1, tea 3, juice 6, wine 12, bottle 40, champagne 95 }")
    expectNothingFound("menu drink { tea 3, coffee 4, juice 5, wine 25, bottle 80 }")
  }

  @Test func aRowThatIsDearInEveryColumnIsMeantSo() {
    expectNothingFound(
      """
      menu drink by size {
        |         | M   | L   |
        | tea     | 30  | 35  |
        | juice   | 40  | 45  |
        | platter | 400 | 600 |
        | soda    | 30  | 35  |
        | water   | 20  | 25  |
      }
      choice size { M, L }
      """, currency: "TWD")
  }

  @Test func neighboursStandUnderTheSameHeading() {
    expectNothingFound(
      """
      menu drink {
        group teas "Teas"
        | black  | 3.00  |
        | green  | 3.50  |
        | white  | 4.00  |
        | oolong | 3.50  |
        group goods "Goods"
        | shirt  | 69.00 |
      }
      """)
    expectFound(
      """
      menu drink {
        group teas "Teas"
        | black  | 3.00  |
        | green  | «35.0»  |
        | white  | 3.00  |
        | oolong | 3.50  |
        group goods "Goods"
        | shirt  | 69.00 |
        | cap    | 35.00 |
      }
      """, ["price-apart"])
  }

  @Test func whatIsFreeIsNoNeighbour() {
    expectNothingFound("choice topping { none default, pearl +10, jelly +10, cream +15, water +0 }", currency: "TWD")
  }

  @Test func whatGrowsWithANumberIsMeantSo() {
    expectNothingFound(
      """
      number grams 1 to 5000
      charge "Parcel" by grams { from 1 50, from 100 60, from 500 80, from 1000 90, from 2000 900 }
      """, currency: "TWD")
  }

  // MARK: Larger and cheaper

  @Test func aLargeOneThatIsCheaper() {
    expectFound(
      """
      menu drink by size {
        |       | M  | L  |
        | tea   | 30 | 35 |
        | juice | 45 | «40» |
        | milk  | 35 | 40 |
        | soda  | 30 | 35 |
      }
      choice size { M, L }
      """, ["larger-is-cheaper: `L` costs 40, less than `M` with 45"], currency: "TWD")
  }

  @Test func theLargestMayBeDeclaredFirst() {
    expectFound(
      """
      menu drink by size {
        |       | L  | M  |
        | tea   | 35 | 30 |
        | juice | «40» | 45 |
        | milk  | 40 | 35 |
        | soda  | 35 | 30 |
      }
      choice size { L, M }
      """, ["larger-is-cheaper: `L` costs 40"], currency: "TWD")
  }

  @Test func whereThePricesGoUpAndDownThereAreNoSizes() {
    expectNothingFound(
      """
      menu drink by kind {
        |       | hot | cold |
        | tea   | 30  | 35   |
        | juice | 45  | 40   |
        | milk  | 35  | 40   |
        | soda  | 40  | 35   |
      }
      choice kind { hot, cold }
      """, currency: "TWD")
  }

  // MARK: Off the step

  @Test func aPriceThatCanNotBePaid() {
    expectFound(
      """
      choice size { S default, M «+0.5», L +1 }
      toggle gift «+0.5»
      charge "Goods" «10.5»
      charge "By size" by size { S «1.5», other 2 }
      discount "Voucher" «0.5» off line "Goods"
      """, [String](repeating: "price-off-step: in steps of 1", count: 5), currency: "TWD")
  }

  @Test func whatIsMultipliedOrRoundedByItselfMayBeFiner() {
    expectNothingFound(
      """
      number sheets 1 to 100 +0.5 each
      number n 1 to 9
      choice paper { plain +0.25, thick +0.5 }
      choice toppings choose 0 to 2 { pearl +0.5, jelly +0.5 }
      charge paper per n
      charge "Print" 0.125 per sheets
      charge "Rounded" 10.5 rounded up
      """, currency: "TWD")
    expectNothingFound(
      """
      item cup times cups {
        menu tea { black 30.5, green 40.5 }
        number cups 1 to 9
        charge "Lid" 0.5
      }
      """, currency: "TWD")
  }
}
