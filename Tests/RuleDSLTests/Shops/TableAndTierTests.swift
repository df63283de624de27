import RulesEngine
import Testing

/// Prices that are looked up.
struct TableAndTierTests {
  private static let byTwo = """
    currency EUR
    menu tea by size, temp {
      |       |   | cold | hot |
      | ----- | - | ---: | --- |
      | black | M | 3.10 | 3.60 |
      |       | L | 4.20 | -    |
      | green | M | 2.50 | 2.70 |
      |       | L | 3.50 | 3.90 |
    }
    choice size { M default, L }
    choice temp { cold default, hot }
    """

  @Test(arguments: [
    ("black", "M", "cold", "3.10"), ("black", "M", "hot", "3.60"), ("black", "L", "cold", "4.20"),
    ("green", "M", "cold", "2.50"), ("green", "L", "hot", "3.90"),
  ])
  func aTableByTwo(tea: String, size: String, temp: String, price: String) throws {
    var order = try openOrder(Self.byTwo)
    try order.take([Wish("tea", .text(tea)), Wish("size", .text(size)), Wish("temp", .text(temp))])
    #expect(order.shownTotal == price)
    #expect(order.lines == ["\(tea) (\(size), \(temp)) \(price)"])
  }

  @Test func aDashInATableByTwoConcernsAllThree() throws {
    var order = try openOrder(Self.byTwo)
    try order.take([Wish("tea", "black"), Wish("size", "L"), Wish("temp", "hot")])
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-sold: tea, size, temp"])
  }

  @Test func headsHoldSeveralValuesGroupsAndTheRest() throws {
    let rules = """
      currency EUR
      menu drink by temp {
        |       | cold, mild | heated | other |
        | tea   | 30         | 35     | 32    |
        | juice | 40         | -      | 41    |
      }
      choice temp { cold default, mild, hot, warm, frozen }
      group heated of temp { hot, warm }
      """
    for (temp, price) in [("cold", "30.00"), ("mild", "30.00"), ("warm", "35.00"), ("frozen", "32.00")] {
      #expect(try total(rules, [Wish("drink", "tea"), Wish("temp", .text(temp))]) == price)
    }
    #expect(try total(rules, [Wish("drink", "juice"), Wish("temp", "hot")]) == nil)
  }

  @Test func aLookupThatIsNotUsedDoesNotLook() throws {
    var order = try openOrder(
      """
      currency EUR
      choice size { small default, medium, large }
      choice top choose 0 to 9 { ham, egg, corn, olive }
      let extra by size { medium 1.20, large 2.30 }
      charge "Pizza" 9.00
      charge "More on it" extra per max(0, count of top - 2)
      """)
    try order.take([Wish("top", "ham"), Wish("top", "egg")])
    #expect(order.shownTotal == "9.00")
    try order.set("top", to: "corn")
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["not-sold: size"])
    try order.set("size", to: "medium")
    #expect(order.shownTotal == "10.20")
    try order.take([Wish("size", "large"), Wish("top", "olive")])
    #expect(order.shownTotal == "13.60")
  }

  @Test(arguments: [
    (1, "2.00", "2.00"), (9, "18.00", "18.00"), (10, "18.00", "19.80"), (11, "19.80", "21.60"),
    (20, "30.00", "37.50"),
  ])
  func tiersForAllUnitsAndGraduated(boxes: Int, all: String, graduated: String) throws {
    let tiers = "per boxes { from 1 2.00, from 10 1.80, from 20 1.50 }"
    let boxesOption = "currency EUR; number boxes 1 to 99"
    let wish = Wish("boxes", .text("\(boxes)"))
    #expect(try total("\(boxesOption); charge \"Boxes\" \(tiers)", [wish]) == all)
    #expect(try total("\(boxesOption); charge \"Boxes\" graduated \(tiers)", [wish]) == graduated)
  }

  @Test(arguments: [(1, "50"), (2, "100"), (3, "130"), (4, "180"), (5, "200"), (8, "330"), (11, "450")])
  func packsTheBiggestFirst(apples: Int, price: String) throws {
    let rules = "currency TWD; number apples 0 to 99; charge \"Apples\" per apples { 1 for 50, 3 for 130, 5 for 200 }"
    #expect(try total(rules, [Wish("apples", .text("\(apples)"))]) == price)
  }

  @Test(arguments: [("1", "0.67"), ("4", "2.60"), ("6", "3.65")])
  func bracketsOfAThirdOfANumber(n: String, price: String) throws {
    let rules =
      "currency EUR; number n 1 to 9; charge \"Hire\" graduated per (n / 3) { from 0 2.00, from 1 1.80, from 1.5 1.50 }"
    // Of 4: one at 2.00, a third at 1.80; of 6: one at 2.00, a half at 1.80, a half at 1.50.
    #expect(try total(rules, [Wish("n", .text(n))]) == price)
  }

  @Test func packsOfAThirdOfANumberThatComesOutWhole() throws {
    let rules = "currency EUR; number n 3 to 9 step 3; charge \"Box\" per (n / 3) { 1 for 5, 2 for 9 }"
    for (n, price) in [("3", "5.00"), ("6", "9.00"), ("9", "14.00")] {
      #expect(try total(rules, [Wish("n", .text(n))]) == price)
    }
  }

  @Test func bracketsOverAWeightAreOfWholeUnits() throws {
    let rules = """
      currency EUR
      choice top choose 0 to 9, up to 3 each { ham, egg counts 2 }
      charge "Top" graduated per weight of top { from 1 0.50, from 3 0.20 }
      """
    #expect(try total(rules, [Wish("top", .units(of: "egg", 2))]) == "1.40")
  }

  @Test func aToggleThatIsNotThereIsOff() throws {
    let rules = """
      currency EUR
      choice drink { tea default, juice }
      toggle hot only when drink is tea
      charge "Cup" by hot { no 0.20, yes 0.30 }
      """
    #expect(try total(rules, [Wish("hot", true)]) == "0.30")
    #expect(try total(rules, [Wish("hot", true), Wish("drink", "juice")]) == "0.20")
    let absent = rules.replacing("no 0.20,", with: "no 0.20, none 0.10,")
    #expect(try total(absent, [Wish("hot", true), Wish("drink", "juice")]) == "0.10")
    #expect(try total(absent) == "0.20")
  }

  @Test func percentsByTierTakeNothingBelowTheFirst() throws {
    let rules = """
      currency EUR
      number n 1 to 99
      charge "Goods" 1.00 per n
      discount "More is less" by subtotal { from 20 10% of subtotal, from 40 25% of subtotal }
      """
    for (n, price) in [("19", "19.00"), ("20", "18.00"), ("39", "35.10"), ("40", "30.00")] {
      #expect(try total(rules, [Wish("n", .text(n))]) == price)
    }
  }

  @Test func aRowOfTheWrongLengthAndAHeadTwiceAreFound() {
    #expect(
      codes(
        """
        currency EUR
        choice size { M default, L }
        menu tea by size {
          |       | M | L |
          | black | 3 |
        }
        """) == ["wrong-cell-count"])
    #expect(
      codes(
        """
        currency EUR
        choice size { M default, L }
        menu tea by size {
          |       | M | M |
          | black | 3 | 4 |
        }
        """
      ).contains("head-twice"))
  }
}
