import RuleDSL
import RulesEngine
import Testing

/// Picks whose members are picks, charges among them, ceilings above them: each line is on trial, and then counts or not.
@Suite("Picks within picks")
struct NestedPickTests {
  private static let shop = """
    currency EUR
    number guests 1 to 9 default 2
    choice hall { small +10.00, large +25.00, barn +40.00 sold out }
    choice food choose 0 to 3 { soup +6.00, roast +14.00, cake +4.50 }
    toggle member
    toggle early
    text code
    charge "Service" 1.50 per guests
    subtotal "Goods"
    all of at most 30% of line "Goods" {
      best of {
        discount "Fifth" 20% of subtotal
        all of at most 6.00 {
          discount "Hall" 4.00 off hall when early
          discount "Food" 50% of food
        }
        first of when member {
          charge "Deposit" 2.00 when guests > 6
          discount "Code" 7.50 when code is "TEN"
          discount "Member" 10% of line "Service"
        }
      }
      first of {
        charge "Cleaning" 3.00 when food has roast
        discount "Quick" 1.00
      }
      discount "Cleaner" 50% of line "Cleaning"
      discount "Rest" 5% of subtotal
    }
    charge "Late" line "Quick" + 2.00 when line "Cleaning" = 0 and line "Member" = 0
    tax "VAT" 7% included in line "Cleaning"
    discount "Hall again" 10% of hall
    discount "On goods" 2% of line "Goods"
    """

  private static let events: [Wish] = [
    Wish("guests", .text("1")), Wish("guests", .text("7")), Wish("guests", .text("12")), Wish("hall", .text("small")),
    Wish("hall", .text("large")), Wish("hall", .text("barn")), Wish("food", .units(of: "soup", 2)),
    Wish("food", .units(of: "roast", 1)), Wish("food", .units(of: "roast", 0)), Wish("food", .units(of: "cake", 1)),
    Wish("food", .wholeSet([])), Wish("member", .flag(true)), Wish("member", .flag(false)), Wish("early", .flag(true)),
    Wish("early", .flag(false)), Wish("code", .text("TEN")), Wish("code", .text("")),
  ]

  @Test(arguments: 0..<12 as Range<UInt64>)
  func eachEventComesToWhatTheOrderAnewComesTo(seed: UInt64) throws {
    var order = try openOrder(Self.shop)
    #expect(order.program.whatIsWorkedOutFromScratch == nil)
    var anew = OrderSession(order.program.rules.compile(forOneOrder: true))
    var dice = Dice(seed: seed)
    for _ in 0..<60 {
      let wish = dice.one(of: Self.events)
      let isCleared = dice.chance(15)
      if isCleared {
        try order.clear(wish.option)
        try anew.clear(wish.option)
      } else {
        try order.set(wish.option, to: wish.told)
        try anew.set(wish.option, to: wish.told)
      }
      #expect(order.quote == anew.quote, "after \(wish)")
      #expect(order.total == anew.quote.total)
      guard order.quote == anew.quote else { return }
    }
  }

  @Test func theBestOfThemAllStandsUnderTheCeilingOfAll() throws {
    var order = try openOrder(Self.shop)
    try order.take([Wish("hall", "large"), Wish("food", .units(of: "roast", 1))])
    // Goods 42.00: at most 12.60. A fifth is 8.40, food on trial no more than 6.00.
    #expect(
      order.lines == [
        "large 25.00", "roast 14.00", "Service 3.00", "Fifth -8.40", "Cleaning 3.00", "Cleaner -1.50", "Rest -1.75",
        "Hall again -1.90", "On goods -0.84",
      ])
  }

  @Test func whileAPickIsOpenSoAreAllItsLabels() throws {
    var order = try openOrder(Self.shop)
    try order.take([Wish("hall", "barn"), Wish("food", .units(of: "soup", 1))])
    #expect(order.lines == ["soup 6.00", "Service 3.00"])
  }
}
