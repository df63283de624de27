import RulesEngine
import Testing

struct SoldOutTests {
  private let shop = """
    currency EUR
    menu tea { black 30, green 35 }
    list extras { pearl +10, jelly +5 }
    choice top choose 0 to 3 { from extras, taro +15 }
    choice side optional { from extras }
    toggle oat +15
    number cups 0 to 9 default 1 +2 each

    """

  private func order(_ statements: String, _ wishes: [Wish]) throws -> OrderSession {
    var order = try openOrder(shop + statements)
    try order.take([Wish("tea", "black")] + wishes)
    return order
  }

  @Test(arguments: [
    ("sold out top { pearl }", "top", "pearl"), ("sold out top", "top", "taro"), ("sold out extras", "side", "jelly"),
    ("sold out extras { pearl }", "top", "pearl"), ("group soft of top { jelly, taro }\nsold out soft", "top", "jelly"),
    ("sold out tea { green, black }", "top", "taro"),
  ])
  func values(_ statement: String, _ option: String, _ value: String) throws {
    let order = try order(statement, [Wish(option, .text(value))])
    #expect(order.shownTotal == nil)
    #expect(order.violations.first?.hasPrefix("sold-out: ") == true)
  }

  @Test func whatIsNotNamedIsStillThere() throws {
    let list = try order("sold out extras { pearl }", [Wish("top", "jelly")])
    #expect(list.shownTotal == "37.00")
    let own = try order("sold out extras", [Wish("top", "taro")])
    #expect(own.shownTotal == "47.00")
  }

  /// An entry that replaces one of the list is the same thing in the kitchen.
  @Test func whatReplacesAValueOfTheListIsSoldOutWithIt() throws {
    let shop =
      "currency EUR\nlist extras { pearl +10 }\nchoice top { from extras, pearl +12 }\nsold out extras { pearl }"
    var order = try openOrder(shop)
    try order.take([Wish("top", "pearl")])
    #expect(order.violations == ["sold-out: top"])
  }

  @Test func aToggleAndANumber() throws {
    var order = try order("sold out oat\nsold out cups", [Wish("cups", .number(SignedDecimal(.zero)))])
    #expect(order.shownTotal == "30.00")
    try order.take([Wish("oat", true)])
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["sold-out: oat"])
    try order.take([Wish("oat", false)])
    try order.clear("cups")
    #expect(order.violations == ["sold-out: cups"])
  }

  @Test func onlyWhileTheConditionHolds() throws {
    var order = try order("sold out oat when date is 2026-12-01 to 2026-12-03", [Wish("oat", true)])
    #expect(order.shownTotal == nil)
    #expect(order.violations == ["no-time: at"])
    try order.take([Wish("at", "2026-12-03T23:59")])
    #expect(order.violations == ["sold-out: oat"])
    try order.take([Wish("at", "2026-12-04T00:00")])
    #expect(order.shownTotal == "47.00")
  }

  /// A condition may use a `let` that stands between the option and the statement.
  @Test func aConditionIsReadAtItsPlace() throws {
    let order = try order("let late = tea is black\nsold out oat when late", [Wish("oat", true)])
    #expect(order.violations == ["sold-out: oat"])
  }

  /// What depends on a sold-out toggle sees that it is on where it asks what is chosen, and is open where it counts.
  @Test func whatReadsASoldOutToggle() throws {
    let order = try order(
      "text note only when oat\ncharge \"Foam\" 1 when oat\nsold out oat",
      [Wish("oat", true), Wish("note", "hot")])
    #expect(order.lines == ["black 30.00", "cups 2.00"])
    #expect(order.violations == ["sold-out: oat"])
  }

  @Test(arguments: [
    ("sold out tpo { pearl }", "unknown-name"), ("sold out top { pearls }", "unknown-value"),
    ("sold out extras { taro }", "unknown-value"), ("sold out oat { pearl }", "unknown-value"),
    ("sold out pearl", "value-sold-out-by-itself"), ("text note\nsold out note", "cannot-be-sold-out"),
    ("money tip 0 to 9 default 0\nsold out tip", "cannot-be-sold-out"),
    ("sold out oat when subtotal > 5", "reads-amounts"), ("sold out oat when oatt", "unknown-name"),
  ])
  func mistakes(_ statement: String, _ code: String) {
    #expect(codes(shop + statement) == [code])
  }

  /// The list itself is what nothing takes over.
  @Test func aListThatNothingTakesOver() {
    #expect(codes(shop + "list old { plum +5 }\nsold out old { plum }") == ["unused-name"])
  }

  /// The order switches it off in all items; an item its own alone.
  @Test func optionsOfItems() throws {
    let items = """
      currency EUR
      list extras { pearl +10 }
      item tea {
        charge "Tea" 30
        choice top optional { from extras, jelly +5 }
        toggle oat +15
      }
      item cake {
        charge "Cake" 40
        choice top optional { from extras, jelly +5 }

      """
    func violations(_ inItem: String, _ ofOrder: String) throws -> [String] {
      var order = try openOrder(items + inItem + "\n}\n" + ofOrder)
      let program = order.program
      for (kind, id, value) in [("tea", ItemID("a"), "jelly"), ("cake", ItemID("b"), "pearl")] {
        try order.take(.added(program.kind(kind), id))
        try order.take("top", told: .text(value), in: id)
      }
      return order.quote.violations.map { "\($0.code) \($0.item?.text ?? "")" }
    }
    #expect(try violations("", "sold out top { jelly }") == ["sold-out a"])
    #expect(try violations("", "sold out extras") == ["sold-out b"])
    #expect(try violations("sold out top", "") == ["sold-out b"])
    #expect(try violations("sold out top { jelly }", "") == [])
    #expect(codes(items + "sold out oat\n}") == ["unknown-name"])
  }
}
