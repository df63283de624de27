import Testing

@Suite("Conditions that decide nothing")
struct ConstantConditionTests {
  /// A shop with something of everything, and a line with this condition.
  private func shop(_ condition: String) -> String {
    """
    number n 1 to 20
    number kilos 0.5 to 3 step 0.5
    number months one of (1, 3, 6, 12)
    number extra 1 to 9 only when gift
    toggle gift
    choice size { S default, M, L }
    choice milk optional { whole, oat }
    choice shop-milk "" only when gift { whole default, oat }
    choice toppings choose 0 to 2 { pearl +1, jelly +1 }
    text name
    charge "Goods" 10
    charge "Extra" 2 when \(condition)
    """
  }

  @Test(arguments: [
    "n > 20", "n >= 20.5", "n < 1", "n = 0", "n is 21 to 30", "n is one of (0, 21)", "n is 2.5", "20 < n",
    "kilos = 0.7", "kilos > 3", "kilos is 2.6 to 2.9", "months is 2", "months is 4 to 5", "months > 12",
    "extra > 9", "size is S and size is M", "size is S and not size is one of (S, L)", "gift and not gift",
    "size is not one of (S, M, L)", "n > 5 and n < 6", "n is 3 to 5 and n is 6 to 8",
    "milk is whole and milk is not chosen", "count of size > 1", "count of toppings < 0", "count of gift = 2",
    "name is A and name is B", "name is blank and name is A", "length of name < 0", "length of name = 2.5",
    "subtotal < 0", "n + n < 2", "time is 10:00 to 12:00 and time is 12:00 to 14:00", "day is Mon and day is Tue",
    "date is 2026-12-01 and day is Wed", "date from 2026-12-02 and date until 2026-12-01",
    "time is 08:00 and time is 09:00", "day is one of (Sat, Sun) and time is 10:00 to 11:00 on Mon", "1 > 2",
    "toppings has pearl and not toppings has pearl",
  ])
  func neverHold(condition: String) {
    expectFound(shop("«\(condition)»"), ["never-holds: so the line never comes"])
  }

  @Test(arguments: [
    "n >= 1", "n <= 20", "n is 1 to 20", "n is not 0", "n != 0", "size is one of (S, M, L)",
    "size is chosen", "gift or not gift", "size is S or size is not S", "milk is chosen or milk is not chosen",
    "count of size = 1", "count of toppings >= 0", "length of name >= 0", "name is blank or name is not blank",
    "subtotal >= 0", "time is 00:00 to 24:00", "time is 10:00 to 10:00", "day is Mon to Sun",
    "date from 2026-01-01 or date until 2026-06-30", "months is one of (1, 3, 6, 12)", "2 > 1", "kilos > 0",
    "not extra > 9",
  ])
  func alwaysHold(condition: String) {
    expectFound(shop("«\(condition)»"), ["always-holds: holds in every order"])
  }

  @Test(arguments: [
    "n > 19", "n = 20", "n is 2 to 3", "kilos = 2.5", "kilos is 2.4 to 2.6", "months is 6", "months is 4 to 6",
    "extra > 0", "extra is not 3", "size is S", "size is not S", "milk is whole",
    "milk is one of (whole, oat)", "milk is not oat", "milk is chosen", "shop-milk is whole",
    "shop-milk is chosen", "count of milk = 0", "count of shop-milk = 1", "count of toppings > 3", "not extra > 8",
    "count of toppings = 0", "kinds of toppings >= 2", "weight of toppings > 2.5",
    "toppings has pearl and toppings has jelly",
    "toppings is chosen", "name is A", "name is not A", "name is not blank", "name matches \"A*\"",
    "length of name > 3",
    "subtotal > 9", "subtotal < 100", "price of toppings > 1", "line \"Goods\" > 9",
    "n + count of toppings > 21", "n < extra", "n > extra", "time is 10:00 to 12:00", "time is 22:00 to 02:00 on Fri",
    "day is Mon", "date is 2026-12-01", "date is 2026-12-01 and day is Tue",
    "date from 2026-12-01 and date until 2026-12-31",
    "time is 10:00", "gift and size is L", "not (gift and size is L)", "size is S or gift",
    "gift and (size is S or size is M)", "n > 5 and (size is S or n < 7)",
  ])
  func mayHoldOrNot(condition: String) {
    expectNothingFound(shop(condition))
  }

  @Test func aPartThatDecidesNothingIsShown() {
    expectFound(shop("gift and «n >= 1»"), ["always-holds: this part always holds"])
    expectFound(shop("gift or «n > 20»"), ["never-holds: this part never holds"])
    expectFound(shop("gift and (size is S or «n > 20»)"), ["never-holds: this part"])
  }

  @Test func thePartThatMakesItSoIsShown() {
    expectFound(shop("gift and «n > 20»"), ["never-holds: the line never comes"])
    expectFound(shop("gift or «n <= 20»"), ["always-holds: holds in every order"])
    expectFound(shop("gift and (size is S and «n > 20»)"), ["never-holds"])
  }

  @Test func everyPlaceSaysWhatFollows() {
    expectFound(
      """
      number n 1 to 20
      toggle gift only when «n > 20»
      choice size { S +1, M +2 when «n < 1» }
      charge "Goods" 10
      first of when «n > 30» {
        discount "A" 1 when n > 3
        discount "B" 1
      }
      require «n > 0» else "More"
      require n > 3 when «n > 20» else "More"
      forbid "Never" when «n < 1»
      forbid "Always" when «n > 0»
      warn "Never" when «n < 1»
      require «n > 20» else "Too few"
      """,
      [
        "never-holds: never asked", "never-holds: never sold", "never-holds: none of these lines",
        "always-holds: message never comes", "never-holds: nothing is ever required",
        "never-holds: message never comes",
        "always-holds: none can ever be placed", "never-holds: message never comes",
        "never-holds: no order can ever be placed",
      ])
  }

  @Test func aNamedConditionIsToldOnce() {
    expectFound(
      """
      number n 1 to 20
      let many = «n > 20»
      charge "Goods" 10
      charge "A" 1 when many
      charge "B" 1 when not many
      """, ["never-holds: `many` never holds"])
  }

  @Test func whatLinesCostIsReadAtItsPlace() {
    // The discount stands between the two.
    expectNothingFound(
      """
      number n 1 to 20
      charge "Goods" 10 per n
      let large = subtotal >= 100
      discount "Half" 50% of subtotal
      discount "Large" 5 when large and subtotal < 100
      """)
  }

  @Test func anItemsFilterIsACondition() {
    expectFound(
      """
      item drink {
        menu tea { black 3, green 4 }
        number sugar 0 to 3 default 1
      }
      discount "A" 1 each of (drink where sugar is 0)
      discount "B" 1 each of (drink where «sugar is 4»)
      """, ["never-holds: no item is ever counted"])
  }

  @Test func aConditionOfManyPartsIsLeftAlone() {
    let parts = (1...80).map { "n = \($0 % 20 + 1)" }.joined(separator: " or ")
    expectNothingFound(shop(parts))
  }
}
