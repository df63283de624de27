import RuleDSL
import RulesEngine
import Testing

/// Carts whose discounts look at single items, and stand below one another: after each event as if worked out anew.
@Suite("Carts with offers on units")
struct CartTests {
  private static let shop = """
    currency EUR
    rounding half up to 0.05
    toggle member
    item tea times cups {
      menu leaf { black 1.00, green 1.00, plum 2.35 }
      choice size { small +0, large +0.40 }
      choice topping choose 0 to 3 { pearls +0.30, jelly +0.30, foam +0.55 }
      text name
      toggle hot only when size is large
      number cups 1 to 20 default 1
    }
    item cake "Cake" { menu sort { plain 2.10, cheese 3.35, fig 3.35 sold out } }
    discount "Second"   50% of cheapest 1 of every 2 (tea where leaf is one of (black, green))
    discount "Together" to 3.80 for 1 tea + 1 cake
    first of {
      discount "Member" 7% of tea at most 2.00 when member
      all of at most 3.00 {
        discount "Each"  0.15 each of dearest 3 cake
        discount "Three" 3 for 4.40 of (tea where topping has foam)
      }
    }
    subtotal "Goods"
    charge "Delivery" 4.00
    discount "Rest" 3% of line "Goods"
    discount "Cakes" 10% of cake
    """

  private static func program() throws -> Program {
    let compiled = compile(SourceFile(name: "cart.rules", text: shop))
    let mistakes = compiled.diagnostics.map { $0.message }
    let program = try #require(compiled.program, "\(mistakes)")
    #expect(program.whatIsWorkedOutFromScratch == nil)
    return program
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func eachEventComesToWhatTheOrderAnewComesTo(seed: UInt64) throws {
    let program = try Self.program()
    let oracle = program.rules.compile(forOneOrder: true)
    var dice = Dice(seed: seed)
    var (order, anew) = (OrderSession(program), OrderSession(oracle))
    for step in 0..<60 {
      let event = try Self.event(in: order, &dice, step)
      try order.take(event)
      try anew.take(event)
      let (quote, expected) = (order.quote, anew.quote)
      #expect(quote == expected, "after \(event)")
      #expect(order.total == expected.total)
      guard quote == expected else { return }
    }
  }

  private static func event(in order: OrderSession, _ dice: inout Dice, _ step: Int) throws -> Event {
    let program = order.program
    if order.items.isEmpty || dice.next(6) == 0 {
      return .added(try program.kind(dice.next(3) == 0 ? "cake" : "tea"), ItemID("\(step)"))
    }
    if dice.next(12) == 0 { return .selected(try program.option("member"), .toggle(dice.next(2) == 0), in: nil) }
    let item = order.items[dice.next(order.items.count)]
    if dice.next(10) == 0 { return .removed(item.id) }
    let options = program.rules[item.kind].options
    let option = options[dice.next(options.count)]
    let told: Told =
      switch program.rules[option].name.text {
      case "leaf": .text(["black", "green", "plum"][dice.next(3)])
      case "size": .text(["small", "large"][dice.next(2)])
      case "topping": .units(of: ["pearls", "jelly", "foam"][dice.next(3)], Int64(dice.next(2)))
      case "name": .text(["", "A", "É", "a"][dice.next(4)])
      case "hot": .flag(dice.next(2) == 0)
      case "cups": .text("\(dice.next(21))")
      default: .text(["plain", "cheese", "fig"][dice.next(7) / 3])
      }
    return .selected(option, try program.selection(told, for: option), in: item.id)
  }

  @Test("Of a very long cart it is worked out anew what is left below discounts, and of a short one again from cells")
  func longCarts() throws {
    let program = try Self.program()
    var (order, anew) = (OrderSession(program), OrderSession(program.rules.compile(forOneOrder: true)))
    let (tea, leaf) = (try program.kind("tea"), try program.option("leaf", of: program.kind("tea")))
    let (size, large) = (try program.option("size", of: tea), ValueID(1))
    var events: [Event] = []
    for index in 0..<1_030 {
      events.append(.added(tea, ItemID("\(index)")))
      events.append(.selected(leaf, .value(ValueID(index % 3)), in: ItemID("\(index)")))
      events.append(.selected(size, .value(ValueID(index / 3 % 2)), in: ItemID("\(index)")))
    }
    try order.take(contentsOf: events)
    try anew.take(contentsOf: events)
    #expect(order.quote == anew.quote)
    let fewer = [Event.selected(size, .value(large), in: "7")] + (0..<60).map { Event.removed(ItemID("\($0 * 3)")) }
    for events in [fewer, [.selected(leaf, .value(ValueID(2)), in: "100")]] {
      try order.take(contentsOf: events)
      try anew.take(contentsOf: events)
    }
    #expect(order.total == anew.total)
    #expect(order.quote == anew.quote)
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func severalEventsAtOnceComeToWhatTheyComeToOneByOne(seed: UInt64) throws {
    let program = try Self.program()
    var dice = Dice(seed: seed)
    var (atOnce, oneByOne) = (OrderSession(program), OrderSession(program))
    for part in 0..<8 {
      var events: [Event] = []
      for step in 0..<dice.next(12) {
        let event = try Self.event(in: oneByOne, &dice, part * 100 + step)
        events.append(event)
        try oneByOne.take(event)
      }
      try atOnce.take(contentsOf: events)
      #expect(atOnce.quote == oneByOne.quote, "after \(events)")
      #expect(atOnce.selections == oneByOne.selections)
    }
  }

  @Test func ofSeveralFactsNoneCountsWhereOneIsRefused() throws {
    let program = try Self.program()
    var order = OrderSession(program)
    let tea = try program.kind("tea")
    let leaf = try program.option("leaf", of: tea)
    try order.take(contentsOf: [.added(tea, "a"), .selected(leaf, .value(ValueID(0)), in: "a")])
    let before = (order.selections, order.total)
    #expect(throws: Refusal.self) {
      try order.take(contentsOf: [
        .selected(leaf, .value(ValueID(2)), in: "a"), .selected(leaf, .toggle(true), in: "a"),
      ])
    }
    #expect(order.selections == before.0)
    #expect(order.total == before.1)
  }
}

/// What a cart must notice of things that are told beside its items.
@Suite("What changes a cart from outside")
struct CartSurroundingsTests {
  /// Both orders in turn: kept up to date, and worked out anew.
  private func both(_ rules: String, _ items: [AddedItem]) throws -> [OrderSession] {
    let shop = "currency EUR\n" + rules
    return [try openOrder(shop, items), try openOrder(shop, items, fromScratch: true)]
  }

  @Test func aPartOfWhatOtherUnitsCostIsTakenFromThese() throws {
    let rules = """
      item tea { menu leaf { black 1.00, plum 2.00 } }
      item cake { menu sort { plain 5.00 } }
      discount "Mix" 50% of cheapest 1 tea off cheapest 1 cake
      """
    for order in try both(rules, [AddedItem("tea", Wish("leaf", "black")), AddedItem("cake", Wish("sort", "plain"))]) {
      #expect(order.lines == ["black 1.00", "plain 5.00", "Mix -0.50"])
      #expect(order.shares(of: "Mix") == ["2: -0.50"])
    }
  }

  @Test func whatAnOfferWantsOfEachUnitCountsBelowItAlsoUnderACap() throws {
    let rules = """
      number n 1 to 4 default 1
      item tea { menu leaf { black 0.50, plum 3.00 } }
      discount "Each" 0.50 * n each of tea at most 0.60
      discount "Black" 50% of (tea where leaf is black)
      """
    for var order in try both(rules, [AddedItem("tea", Wish("leaf", "black")), AddedItem("tea", Wish("leaf", "plum"))])
    {
      #expect(order.lines == ["black 0.50", "plum 3.00", "Each -0.60", "Black -0.10"])
      try order.set("n", to: "4")
      #expect(order.lines == ["black 0.50", "plum 3.00", "Each -0.60", "Black -0.19"])
      #expect(order.total == Money(steps: 271))
    }
  }

  @Test func anOptionThatIsThereDecidesWhichOfEqualItemsComesFirst() throws {
    let rules = """
      toggle named
      item tea {
        text name only when named
        menu leaf { black 1.00, green 1.00 }
      }
      discount "Half" 50% of cheapest 1 tea
      discount "Black" 50% of (tea where leaf is black)
      """
    let teas = [
      AddedItem("tea", Wish("leaf", "black"), Wish("name", "b")),
      AddedItem("tea", Wish("leaf", "green"), Wish("name", "a")),
    ]
    for var order in try both(rules, teas) {
      #expect(order.total == Money(steps: 125))
      try order.set("named", to: true)
      #expect(order.total == Money(steps: 100))
    }
  }

  @Test func anOpenLineOfAnItemIsNoBaseOfTheOrders() throws {
    let rules = """
      item tea { menu leaf { black 1.00 }
        number bags "Bag" 0 to 9 +0.10 each }
      charge "Bag" 3.00
      discount "D" 10% of line "Bag"
      """
    for order in try both(rules, [AddedItem("tea", Wish("leaf", "black"))]) {
      #expect(order.lines.contains("D -0.30"))
      #expect(order.total == nil)
    }
  }

  @Test func theLineOfTheTotalsRoundingCanBeAskedFor() throws {
    for order in try both(
      "charge \"Tea\" 1.02\nround total to 0.05 \"Cash\"\nforbid \"No\" when line \"Cash\" < 0", [])
    {
      #expect(order.lines == ["Tea 1.02", "Cash -0.02"])
      #expect(!order.mayBePlaced)
    }
  }

  @Test("An order can begin anew where another one had its items removed")
  func anOrderThatWasEmptiedBeginsAnew() throws {
    let fresh = try openOrder("currency EUR\nitem tea { menu leaf { black 1.00 } }")
    var order = fresh
    let tea = try fresh.program.kind("tea")
    for _ in 0..<3 {
      try order.take(.added(tea, "a"))
      try order.take(.added(tea, "b"))
      try order.take(.removed("a"))
      try order.take(.removed("b"))
      order.restart(as: fresh)
      try order.take(.added(tea, "c"))
      try order.set("leaf", to: "black", in: "c")
      #expect(order.total == Money(steps: 100))
      order.restart(as: fresh)
    }
  }
}
