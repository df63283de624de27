import RuleDSL
import RulesEngine
import Testing

/// What a screen needs beside the quote: what each value would change, what changed, what to set back.
@Suite("What a screen shows of an order")
struct ScreenTests {
  private static let teaShop = """
    currency TWD
    menu drink by size {
      |            | small | large |
      | Black tea  | 30    | 35    |
      | Milk tea   | 45    | -     |
      | Plum juice | 40    | 50    | sold out
    }
    choice size { small default, large }
    choice topping choose 0 to 2 { pearls +10, jelly +5 }
    toggle gift +20
    text name
    require name is not blank else "Enter a name"
    """

  private func open() throws -> OrderSession {
    let compilation = compile(SourceFile(name: "tea.rules", text: Self.teaShop))
    return OrderSession(try #require(compilation.program, "\(compilation.diagnostics.map { $0.message })"))
  }

  private func words(_ offers: [Offer]) -> [String] {
    offers.map { offer in
      let mark = offer.isSelected ? "*" : ""
      return "\(mark)\(offer.hindrance.map { "\($0.code)" } ?? offer.change.map { "\($0.steps)" } ?? "?")"
    }
  }

  @Test func eachValueSaysWhatItWouldChange() throws {
    var order = try open()
    try order.set("drink", to: "Black tea")
    #expect(words(try order.offers(of: order.program.option("size"))) == ["*0", "5"])
    #expect(words(try order.offers(of: order.program.option("drink"))) == ["*0", "15", "sold-out"])
    #expect(words(try order.offers(of: order.program.option("gift"))) == ["*0", "20"])
  }

  @Test func aValueThatIsNotSoldSaysWhy() throws {
    var order = try open()
    try order.set("drink", to: "Milk tea")
    #expect(words(try order.offers(of: order.program.option("size"))) == ["*0", "not-sold"])
  }

  @Test func ofASetOneMoreIsOffered() throws {
    var order = try open()
    try order.set("drink", to: "Black tea")
    try order.set("topping", to: .units(of: "pearls", 1))
    #expect(words(try order.offers(of: order.program.option("topping"))) == ["*too-many", "5"])
  }

  @Test func offersLeaveTheOrderAsItIs() throws {
    var order = try open()
    try order.set("drink", to: "Black tea")
    let before = (order.selections, order.quote)
    for option in order.program.rules.options.indices { _ = try order.offers(of: OptionID(option)) }
    #expect(order.selections == before.0)
    #expect(order.quote == before.1)
  }

  @Test func anUndoIsTheSelectionBefore() throws {
    var order = try open()
    let size = try order.program.option("size")
    try order.set("drink", to: "Black tea")
    #expect(order.selection(of: size) == nil)
    try order.set("size", to: "large")
    let before = try #require(order.selection(of: size))
    try order.set("size", to: "small")
    try order.apply(.selected(size, before))
    #expect(order.quote.total == Money(steps: 35))
  }

  @Test func aQuoteSaysWhatChanged() throws {
    var order = try open()
    try order.set("drink", to: "Black tea")
    try order.set("topping", to: .units(of: "pearls", 1))
    let before = order.quote
    try order.set("topping", to: .wholeSet([Told.Unit("jelly", 2)]))
    try order.set("name", to: "Lin")
    let changes = order.quote.changes(since: before)
    #expect(changes.added.map { $0.label.text } == ["jelly"])
    #expect(changes.removed.map { $0.label.text } == ["pearls"])
    #expect(changes.changed.isEmpty)
    #expect(changes.clearedViolations.map { $0.code } == [.required])
  }

  @Test func newRulesUnderAnOpenOrderSayWhatTheyDrop() throws {
    var order = try open()
    try order.set("drink", to: "Black tea")
    try order.set("size", to: "large")
    try order.set("topping", to: .wholeSet([Told.Unit("pearls", 1)]))
    try order.set("name", to: "Lin")
    let dearer = Self.teaShop.replacingOccurrences("| 30    | 35    |", by: "| 32    | 38    |")
      .replacingOccurrences("pearls +10, ", by: "")
    let program = try #require(compile(SourceFile(name: "tea.rules", text: dearer)).program)
    let rebase = order.rebase(onto: program)
    #expect(rebase.before.total == Money(steps: 45))
    #expect(rebase.after.total == Money(steps: 38))
    #expect(rebase.dropped.map { $0.option } == ["topping"])
    #expect(rebase.dropped.map { $0.refusal.reason } == [.unknownValue])
    #expect(order.quote == rebase.after)
  }

  @Test func quotesComeAsEventsDo() async throws {
    let order = try open()
    let drink = try order.program.option("drink")
    let events = AsyncStream<Event> { stream in
      stream.yield(.selected(drink, .value(ValueID(0))))
      stream.yield(.selected(drink, .toggle(true)))
      stream.yield(.selected(drink, .value(ValueID(1))))
      stream.finish()
    }
    var totals: [String] = []
    for await result in order.quotes(for: events) {
      switch result {
      case .success(let quote): totals.append(quote.total.map { "\($0.steps)" } ?? "none")
      case .failure(let refusal): totals.append("\(refusal.reason)")
      }
    }
    #expect(totals == ["30", "wrong-type", "45"])
  }

  @Test func copiesOfAnOrderGoTheirOwnWays() async throws {
    var order = try open()
    try order.set("drink", to: "Black tea")
    let copy = order
    try order.set("size", to: "large")
    #expect(copy.quote.total == Money(steps: 30))
    let totals = await withTaskGroup { group in
      for size in ["small", "large"] {
        group.addTask {
          var own = copy
          return (try? own.set("size", to: .text(size)))?.total?.steps ?? -1
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(totals.sorted() == [30, 35])
    #expect(order.quote.total == Money(steps: 35))
  }

  /// Whether the rules became instructions or are worked out from scratch, as those with an offer on units.
  @Test(arguments: ["", "discount \"Second cup\" 50% of cheapest 1 of every 2 cup"])
  func figuresSayWhatTheQuoteSays(offer: String) throws {
    var order = try openOrder(
      """
      currency TWD
      item cup times cups {
        menu tea { black 30, green 35 }
        choice size { small default, large +5 when tea is black }
        number cups 1 to 9 default 1
      }
      toggle gift +20
      text name
      \(offer)
      subtotal "Goods"
      require name is not blank else "Enter a name"
      """, [AddedItem("cup", Wish("tea", "green")), AddedItem("cup", Wish("tea", "black"), Wish("size", "large"))])
    var figures = QuoteFigures(order.program)
    for told: (String, Told, ItemID?) in [
      ("gift", true, nil), ("cups", .number(try SignedDecimal(DecimalLiteral("3"))), "1"), ("size", "large", "1"),
      ("size", "small", "1"), ("name", "Lin", nil),
    ] {
      let quote = try order.set(told.0, to: told.1, in: told.2)
      order.read(into: &figures)
      #expect(figures.total == quote.total && figures.mayBePlaced == quote.mayBePlaced)
      #expect(figures.lines.map { figures.line($0) } == quote.lines)
      #expect(figures.lines.map { figures.item(of: $0) } == quote.lines.map { $0.item })
      #expect(figures.lines.map { $0.amount } == quote.lines.map { $0.amount })
      #expect(figures.violations.map { figures.violation($0) } == quote.violations)
      #expect(figures.violations.map { $0.code } == quote.violations.map { $0.code })
      #expect(figures.quote == quote)
    }
    // Those of another order, and of another shop, are forgotten.
    let other = try open()
    other.read(into: &figures)
    #expect(figures.quote == other.quote)
  }

  /// What a writer kept of one shop isn't said of an order that went on under other rules.
  @Test func aWriterSaysOfEachOrderWhatItsOwnRulesSay() throws {
    let shops = try ["Black", "Green"].map { try openOrder("currency EUR\nmenu tea { \"\($0) tea\" 3 default }") }
    var writer = QuoteWriter(
      shops[0].program, QuoteEncoding(rulesName: "tea.rules", location: { "\($0.start)" }, near: { _, _ in nil }))
    var figures = QuoteFigures(shops[0].program)
    let answers = shops.map { order in
      var bytes: [UInt8] = []
      order.read(into: &figures)
      writer.write(figures, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(answers[0].contains("Black tea") && answers[1].contains("Green tea"))
  }

  @Test func anOrderCanBeginAnewInItsRoom() throws {
    let empty = try open()
    var order = empty
    try order.set("drink", to: "Black tea")
    try order.set("name", to: "Lin")
    order.restart(as: empty)
    #expect(order.selections == empty.selections)
    #expect(order.quote == empty.quote)
    try order.set("drink", to: "Milk tea")
    #expect(order.quote.total == Money(steps: 45))
  }
}

extension String {
  fileprivate func replacingOccurrences(_ part: String, by other: String) -> String {
    var (text, rest) = ("", self[...])
    while let range = rest.firstRange(of: part) {
      text += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return text + rest
  }
}
