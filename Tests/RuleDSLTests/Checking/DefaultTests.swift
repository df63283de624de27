import Testing

@Suite("Defaults that can't be had")
struct DefaultTests {
  @Test func aDefaultThatIsSoldOut() {
    expectFound(
      """
      choice size { «S» +1 default sold out, M +2 }
      """, ["default-not-sold: the default and sold out"])
    expectNothingFound("choice size { S +1 default, M +2 sold out }")
    expectNothingFound("choice size { S +1 sold out, M +2 }")
  }

  @Test func aDefaultThatTheOtherDefaultsDoNotSell() {
    expectFound(
      """
      menu drink by size {
        |       | M  | L  |
        | «tea»   | -  | 35 | default
        | juice | 40 | 45 |
      }
      choice size { M default, L }
      """, ["default-not-sold: with the other defaults"])
  }

  @Test func whatTheShopperHasToChooseMayComeInOneSizeOnly() {
    expectNothingFound(
      """
      menu drink by size {
        |       | M  | L  |
        | tea   | -  | 35 |
        | juice | 40 | 45 |
      }
      choice size { M default, L }
      """)
    expectNothingFound(
      """
      menu drink by size {
        |       | M  | L  |
        | tea   | -  | 35 | default
        | juice | 40 | 45 |
      }
      choice size { M, L }
      """)
  }

  @Test func aDefaultThatItsOwnConditionRefuses() {
    expectFound(
      """
      choice size { S default, M, L }
      choice cup { paper, «glass» default when size is one of (M, L), jar }
      charge "Goods" 10
      """, ["default-breaks-rule: the defaults of `cup`, `size`"])
  }

  @Test func aDefaultThatARuleRefuses() {
    expectFound(
      """
      choice size { S default, M, L }
      number n 1 to 20 default 1
      charge "Goods" 10 per n
      «forbid "No single small one" when size is S and n < 2»
      «require n >= 3 when size is not M else "At least 3"»
      """, ["default-breaks-rule: the defaults of `size`, `n`", "default-breaks-rule: the default of `n`"])
  }

  @Test func aToggleThatIsOnByDefaultMayBreakARule() {
    expectFound(
      """
      toggle plain default on
      charge "Goods" 10
      «forbid "Not plain" when plain»
      """, ["default-breaks-rule: the default of `plain`"])
  }

  @Test func whatTheShopperHasToSayBreaksNothingYet() {
    expectNothingFound(
      """
      toggle terms
      text name
      choice size { S, M default }
      choice milk optional { whole, oat }
      choice toppings choose 0 to 2 { pearl +1, jelly +1 }
      charge "Goods" 10
      require terms else "Accept the terms"
      require name is not blank else "Enter a name"
      require milk is chosen else "Choose a milk"
      require toppings is chosen else "Choose a topping"
      forbid "Not before ten" when time is 00:00 to 10:00
      """)
  }

  @Test func anOptionThatMayNotBeThereBreaksNothing() {
    expectNothingFound(
      """
      toggle gift
      choice paper only when gift { plain default, gold +1 }
      charge "Goods" 10
      forbid "Only gold today" when paper is plain
      """)
  }
}
