import CountedAllocations
import RuleDSL
import RulesEngine

/// Prints what an event costs, as ratios within this run.
@main
struct EventBenchmarks {
  static func main() {
    do { try run() } catch { print(error) }
  }

  static func run() throws {
    let rounds = max(3, CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5)
    // Nothing else was in memory yet.
    let compilation = try compileHundredThousandPrices()

    let (drinks, drinksByHand) = try Shop.drinks()
    let (cupcakes, cupcakesByHand) = try Shop.cupcakes()
    var measured = [
      Measured(name: "drinks by hand", events: drinksByHand.count * 500) { byHand(drinksByHand, times: 500) },
      Measured(name: "cupcakes by hand", events: cupcakesByHand.count * 500) { byHand(cupcakesByHand, times: 500) },
    ]
    let shops = [
      ("drinks", drinks), ("cupcakes", cupcakes), ("large", try Shop.large(discounts: 5)),
      ("25 discounts", try Shop.large(discounts: 25)), ("100 rules", try Shop.groups(10)),
      ("1,000 rules", try Shop.groups(100)), ("10 items", try Shop.cart(10)), ("1,000 items", try Shop.cart(1_000)),
    ]
    for (name, shop) in shops { measured.append(try session(name, shop, times: 200)) }
    for (name, shop) in shops.prefix(2) { measured += try otherWays(name, shop) }
    let carts = [
      ("10 items, an offer", try Shop.cart(10, Shop.offer)),
      ("1,000 items, an offer", try Shop.cart(1_000, Shop.offer)),
      ("10 items, offers", try Shop.cart(10, Shop.offersInTurn)),
    ]
    for (name, shop) in carts { measured += [try session(name, shop, times: 2), try scratch(name, shop, events: 20)] }
    let times = try measure(measured, rounds: rounds)
    report(times, compilation, allocations: try shops.map { ($0.0, try allocations(of: $0.1)) })
  }

  // MARK: What is measured

  static func byHand(_ events: [DrinksEvent], times: Int) -> Int {
    var order = HandWrittenDrinks()
    var sum = 0
    let events = events.span
    for _ in 0..<times {
      for event in events.indices {
        order.apply(events[event])
        let quote = order.quote
        sum &+= Int(quote.price ?? 0) &+ (quote.errors == 0 ? 1 : 0)
      }
    }
    return sum
  }

  static func byHand(_ events: [CupcakesEvent], times: Int) -> Int {
    var order = HandWrittenCupcakes()
    (order.name, order.streetAddress, order.city, order.zip) = ("Lin", "1 Main Street", "Springfield", "12345")
    var sum = 0
    let events = events.span
    for _ in 0..<times {
      for event in events.indices {
        order.apply(events[event])
        let quote = order.quote
        sum &+= Int(quote.price ?? 0) &+ (quote.errors == 0 ? 1 : 0)
      }
    }
    return sum
  }

  /// Events with handles, and after each the total and whether the order may be placed.
  static func session(_ name: String, _ shop: Shop, times: Int) throws -> Measured {
    let (order, events) = (try shop.order(), try shop.handles())
    let clicks = events.compactMap { Click($0) }
    return Measured(name: name, events: events.count * times) {
      var session = order
      // Events of items are kept as they are: they bear the item's name.
      if clicks.count < events.count { return try take(events, times: times, &session) }
      return try take(clicks, times: times, &session)
    }
  }

  static func take(_ clicks: [Click], times: Int, _ session: inout OrderSession) throws -> Int {
    var sum = 0
    let clicks = clicks.span
    for _ in 0..<times {
      for index in clicks.indices {
        try tell(clicks[index], &session)
        sum &+= Int(session.total?.steps ?? 0) &+ (session.mayBePlaced ? 1 : 0)
      }
    }
    return sum
  }

  @inline(__always)
  static func tell(_ click: Click, _ session: inout OrderSession) throws {
    switch click {
    case .value(let option, let value): try session.take(.selected(option, .value(value), in: nil))
    case .toggle(let option, let isOn): try session.take(.selected(option, .toggle(isOn), in: nil))
    case .number(let option, let number): try session.take(.selected(option, .number(number), in: nil))
    case .text(let option, let text): try session.take(.selected(option, .text(text), in: nil))
    case .units(let option, let value, let units):
      try session.take(.selected(option, .units(of: value, units), in: nil))
    }
  }

  static func take(_ events: [Event], times: Int, _ session: inout OrderSession) throws -> Int {
    var sum = 0
    let events = events.span
    for _ in 0..<times {
      for event in events.indices {
        try session.take(events[event])
        sum &+= Int(session.total?.steps ?? 0) &+ (session.mayBePlaced ? 1 : 0)
      }
    }
    return sum
  }

  /// The first so many events, each of which costs as much as the order is long.
  static func scratch(_ name: String, _ shop: Shop, events count: Int) throws -> Measured {
    let (order, events) = (
      try shop.order(from: shop.program.rules.compile(forOneOrder: true)), Array(try shop.handles().prefix(count))
    )
    return Measured(name: "\(name) from scratch", events: events.count) {
      var session = order
      var sum = 0
      for event in events {
        let quote = try session.apply(event)
        sum &+= Int(quote.total?.steps ?? 0) &+ (quote.mayBePlaced ? 1 : 0)
      }
      return sum
    }
  }

  /// The same by names, with all lines and violations, and from scratch.
  static func otherWays(_ name: String, _ shop: Shop) throws -> [Measured] {
    let (order, events) = (try shop.order(), try shop.handles())
    let clicks = events.compactMap { Click($0) }
    return [
      Measured(name: "\(name) by names", events: events.count * 20) {
        var session = order
        var sum = 0
        for _ in 0..<20 {
          for event in shop.events {
            try session.take(event.option, told: event.told, in: event.item)
            sum &+= Int(session.total?.steps ?? 0) &+ (session.mayBePlaced ? 1 : 0)
          }
        }
        return sum
      },
      Measured(name: "\(name) with lines", events: events.count * 20) {
        var session = order
        var figures = QuoteFigures(shop.program)
        let clicks = clicks.span
        var sum = 0
        for _ in 0..<20 {
          for click in clicks.indices {
            try tell(clicks[click], &session)
            session.read(into: &figures)
            sum &+= Int(figures.total?.steps ?? 0)
            for line in figures.lines { sum &+= Int(line.amount.steps) }
            for violation in figures.violations { sum &+= violation.grade == .warning ? 0 : 1 }
          }
        }
        return sum
      },
      Measured(name: "\(name) with words", events: events.count * 20) {
        var session = order
        var sum = 0
        for _ in 0..<20 {
          for click in clicks {
            try tell(click, &session)
            let quote = session.quote
            sum &+= Int(quote.total?.steps ?? 0) &+ quote.lines.count &+ quote.violations.count
          }
        }
        return sum
      },
      try scratch(name, shop, events: events.count),
    ]
  }

  /// How often a thousand events ask for memory, once everything was told that is told.
  static func allocations(of shop: Shop) throws -> Int {
    var session = try shop.order()
    let events = try shop.handles()
    _ = try take(events, times: 1, &session)
    let before = allocation_count()
    if before < 0 { return -1 }
    _ = try take(events, times: 1, &session)
    return allocation_count() - before
  }

  static func compileHundredThousandPrices() throws -> (seconds: Double, bytes: Int) {
    let text = Shop.text(ofPrices: 100_000)
    let start = processorTime()
    let compiled = RuleDSL.compile(SourceFile(name: "large.rules", bytes: Array(text.utf8)), onlyToPrice: true)
    guard let program = compiled.program?.forManyOrders(), program.whatIsWorkedOutFromScratch == nil else {
      throw BenchmarkError(problem: "the shop of 100,000 prices doesn't compile")
    }
    return (Double(processorTime() - start) / 1e9, mostMemory())
  }
}
