import RulesEngine
import Testing

/// What isn't known yet leaves open only what depends on it.
struct UndecidedTests {
  private static let bar = """
    currency EUR
    charge "Soup" 12
    toggle regular
    toggle abroad
    discount "Happy regulars" 3 when regular and time is 16:00 to 18:00
    charge "Late or abroad" 4 when abroad or time is 23:00 to 24:00
    """

  @Test func noAndUnknownIsNoYesOrUnknownIsYes() throws {
    var order = try openOrder(Self.bar)
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["no-time: at"])
    try order.set("abroad", to: true)
    #expect(order.shownTotal == "16.00")
    #expect(order.violations.isEmpty)
  }

  @Test func yesAndUnknownIsUnknown() throws {
    var order = try openOrder(Self.bar)
    try order.take([Wish("abroad", true), Wish("regular", true)])
    #expect(order.shownTotal == nil)
    #expect(order.lines == ["Soup 12.00", "Late or abroad 4.00"])
    #expect(order.violations == ["no-time: at"])
    try order.set("at", to: "2026-05-01 17:59")
    #expect(order.shownTotal == "13.00")
    try order.set("at", to: "2026-05-01 18:00")
    #expect(order.shownTotal == "16.00")
  }

  /// What a discount may have taken from isn't known any more below it.
  @Test(arguments: [
    ("discount \"Early\" 2 off soup when time is 8:00 to 10:00", ["A tenth of the tea -0.50"]),
    ("discount \"Early\" 2 off tea when time is 8:00 to 10:00", ["A tenth of the soup -1.00"]),
    ("discount \"Early\" 2 when time is 8:00 to 10:00", []),
    ("discount \"Early\" 1 each of cheapest 2 soup when time is 8:00 to 10:00", ["A tenth of the tea -0.50"]),
    ("discount \"Early\" to 12 for 1 soup + 1 tea when time is 8:00 to 10:00", []),
    (
      "best of {\ndiscount \"Early\" 2 off soup when time is 8:00 to 10:00\ndiscount \"Late\" 1 off soup\n}",
      ["A tenth of the tea -0.50"]
    ),
    ("discount \"Early\" by temperature { warm 5% of soup, cold 10% of soup }", ["A tenth of the tea -0.50"]),
  ])
  func whatAnOpenDiscountMayHaveTakenFromIsOpenBelowIt(discount: String, known: [String]) throws {
    let order = try openOrder(
      """
      currency EUR
      choice temperature { warm, cold }
      item soup { menu kind { onion 10 } }
      item tea { menu kind { black 5 } }
      \(discount)
      discount "A tenth of the soup" 10% of soup
      discount "A tenth of the tea" 10% of tea
      """, [AddedItem("soup", Wish("kind", "onion")), AddedItem("tea", Wish("kind", "black"))])
    #expect(order.total == nil)
    #expect(order.lines == ["onion 10.00", "black 5.00"] + known)
  }

  /// Where it isn't known how often an item is taken, a ceiling on discounts of which none applies leaves nothing open.
  @Test(arguments: [("regular", "0.00"), ("not regular", nil)])
  func aCeilingOnNothingLeavesNothingOpen(condition: String, total: String?) throws {
    let order = try openOrder(
      """
      currency EUR
      toggle regular
      item tea times cups {
        number cups 1 to 9
        toggle sugar +0.50
        all of at most 2 { discount "Regulars" 1 off subtotal when \(condition) }
      }
      """, [AddedItem("tea")])
    let shown = order.total.map { $0.formatted(order.program.rules.terms.step) }
    #expect(shown == total)
    #expect(order.shownTotal == total)
    #expect(order.violations == ["not-chosen: cups"])
  }

  /// The lines of a block are one step, and yet what is wrong with each stands in the order of the file.
  @Test func whatIsWrongInABlockStandsInTheOrderOfTheFile() throws {
    let members = (1...9).map { "discount \"D\($0)\" 5% of price of top" }
    for _ in 0..<8 {
      let order = try openOrder(
        """
        currency EUR
        charge "Goods" 10
        choice top { none default, less -5 }
        all of at most 50% of line "Goods" {
        \(members.joined(separator: "\n"))
        }
        """, [])
      var session = order
      try session.set("top", to: "less")
      let places = session.quote.violations.compactMap { $0.place?.start }
      #expect(places.count == 9 && places == places.sorted())
    }
  }

  @Test func aLineAfterAnOpenOneIsOpenOnlyIfItReadsTheSum() throws {
    var order = try openOrder(
      """
      currency EUR
      menu tea { black 20, green 25 }
      charge "Box" 8
      discount "Half the box" 50% of line "Box"
      discount "A tenth" 10% of subtotal
      charge "Bag" 2
      require subtotal >= 15 else "Fifteen at least"
      """)
    #expect(order.shownTotal == nil)
    #expect(order.lines == ["Box 8.00", "Half the box -4.00", "Bag 2.00"])
    #expect(order.violations == ["not-chosen: tea"])
    try order.set("tea", to: "black")
    #expect(order.lines == ["black 20.00", "Box 8.00", "Half the box -4.00", "A tenth -2.40", "Bag 2.00"])
    #expect(order.shownTotal == "23.60")
    #expect(order.quote.mayBePlaced)
  }

  @Test func anAbsentNumberMakesNoLineAndNoComparison() throws {
    var order = try openOrder(
      """
      currency EUR
      toggle party
      number guests 1 to 30 default 4 only when party
      charge "Room" 70
      charge "Guests" 6 per guests
      charge "Few" 5 when guests < 8
      charge "Many" 9 when guests >= 8
      charge "Chairs" 1 per (guests + 1)
      """)
    #expect(order.lines == ["Room 70.00", "Chairs 1.00"])
    try order.set("guests", to: "8")
    #expect(order.lines == ["Room 70.00", "Chairs 1.00"])
    try order.set("party", to: true)
    #expect(order.lines == ["Room 70.00", "Guests 48.00", "Many 9.00", "Chairs 9.00"])
    try order.set("guests", to: "31")
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["out-of-range: guests"])
    try order.set("party", to: false)
    #expect(order.violations.isEmpty)
  }

  @Test func whatNoLineNeedsHasATotalButMayNotBePlaced() throws {
    let order = try openOrder("currency EUR; charge \"Tea\" 3; choice cup { small, large }")
    #expect(order.shownTotal == "3.00")
    #expect(order.violations == ["not-chosen: cup"])
    #expect(!order.quote.mayBePlaced)
  }

  @Test func aWarningStopsNoOrder() throws {
    var order = try openOrder("currency EUR; charge \"Tea\" 3; toggle hot; warn \"It is hot\" when hot")
    try order.set("hot", to: true)
    #expect(order.violations == ["warning: hot"])
    #expect(order.quote.mayBePlaced)
  }

  @Test func daysAndTimes() throws {
    var order = try openOrder(
      """
      currency EUR
      charge "Tea" 10
      charge "Weekend" 2 when day is one of (Sat, Sun)
      charge "Night" 1 when time is 22:00 to 02:00
      charge "Feast" 5 when date is 2026-12-24 to 2026-12-26
      """)
    try order.set("at", to: "2026-12-01T12:00")
    #expect(order.shownTotal == "10.00")
    try order.set("at", to: "2026-12-26T01:59")
    #expect(order.lines == ["Tea 10.00", "Weekend 2.00", "Night 1.00", "Feast 5.00"])
    try order.set("at", to: "2026-12-27T02:00")
    #expect(order.lines == ["Tea 10.00", "Weekend 2.00"])
  }

  @Test func whereNothingIsChosenItDoesNotMatterWhetherTheOptionIsThere() throws {
    var order = try openOrder(
      """
      currency EUR
      charge "Plate" 5
      choice extra choose 0 to 3 only when time is 8:00 to 11:00 { ham, egg }
      choice bread optional only when time is 8:00 to 11:00 { white +0.50, dark +0.70 }
      charge "Extras" 1 per count of extra
      charge "Roast" 2 when bread is dark
      """)
    #expect(order.shownTotal == "5.00")
    try order.set("extra", to: "ham")
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["no-time: at"])
    try order.set("at", to: "2026-12-01T12:00")
    #expect(order.shownTotal == "5.00")
  }

  @Test("A line that is open is open under the label that it was given", arguments: ["choice", "menu"])
  func anOpenLineOfALabel(kind: String) throws {
    var order = try openOrder(
      """
      currency EUR
      item tea { \(kind) lid { paper \(kind == "menu" ? "" : "+")0.50, metal \(kind == "menu" ? "" : "+")1.00 sold out }
        charge lid "Lid"
      }
      charge "Care" line "Lid"
      charge "Paper" 2 when line "paper" = 0
      """, [AddedItem("tea"), AddedItem("tea", Wish("lid", "paper"))])
    #expect(order.lines == ["Lid 0.50", "Paper 2.00"])
    try order.set("lid", to: "metal", in: "1")
    #expect(order.lines == ["Lid 0.50", "Paper 2.00"])
    try order.set("lid", to: "paper", in: "1")
    #expect(order.lines == ["Lid 0.50", "Lid 0.50", "Care 1.00", "Paper 2.00"])
    #expect(order.shownTotal == "4.00")
  }

  @Test func optionsThatWaitForEachOtherAreACycle() {
    #expect(
      codes("currency EUR; charge \"Tea\" 1; toggle a only when b; toggle b only when c; toggle c only when a") == [
        "cycle"
      ])
    #expect(codes("currency EUR; charge \"Tea\" 1; toggle a only when a") == ["cycle"])
    #expect(codes("currency EUR; charge \"Tea\" 1; toggle a only when b; toggle b only when c; toggle c") == [])
  }
}
