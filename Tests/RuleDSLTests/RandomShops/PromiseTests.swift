import RuleDSL
import RulesEngine
import Testing

/// What the language promises, of random shops in which much is left open, sold out or out of range.
@Suite("What is promised, of random orders")
struct PromiseTests {
  private static let rounds = RandomRounds(each: 25)

  @Test("The price depends on what is in the order, never on how it got there", arguments: rounds.parts)
  func noHistoryMatters(part: Int) throws {
    for seed in Self.rounds.seeds(of: part) {
      let shop = ShopGenerator.shop(seed: seed, isUndecided: true)
      let program = try #require(shop.program, "seed \(seed)\n\(shop.errors)\n\(shop.text)")
      var dice = Dice(seed: ~seed)
      for _ in 0..<3 {
        let order = shop.order(using: &dice, isUndecided: true)
        let expected = json(try OrderSession(order, in: shop, program))
        for _ in 0..<3 {
          let sequence = History(of: order, in: shop, using: &dice).sequence(using: &dice)
          var session = OrderSession(program)
          for telling in sequence { try session.take(telling) }
          guard json(session) != expected else { continue }
          Issue.record("seed \(seed)\n\(shop.text)\n\(sequence)\n\(json(session))\ninstead of\n\(expected)")
          return
        }
      }
    }
  }

  @Test("What is shown adds up", arguments: rounds.parts)
  func everythingAddsUp(part: Int) throws {
    for seed in Self.rounds.seeds(of: part) {
      let shop = ShopGenerator.shop(seed: seed, isUndecided: true)
      let program = try #require(shop.program, "seed \(seed)\n\(shop.errors)\n\(shop.text)")
      var dice = Dice(seed: ~seed)
      for isUndecided in [true, false, false] {
        let order = shop.order(using: &dice, isUndecided: isUndecided)
        let quote = try OrderSession(order, in: shop, program).quote
        let mistakes = quote.mistakes
        guard !mistakes.isEmpty else { continue }
        Issue.record("seed \(seed)\n\(mistakes)\n\(shop.text)\n\(order)\n\(Receipt(quote))")
        return
      }
    }
  }

  @Test("But for the places of the lines the sequence of the items is nothing", arguments: rounds.parts)
  func theSequenceOfItemsIsOnlyAPlace(part: Int) throws {
    for seed in Self.rounds.seeds(of: part) {
      let shop = ShopGenerator.shop(seed: seed)
      let program = try #require(shop.program, "seed \(seed)\n\(shop.errors)\n\(shop.text)")
      var dice = Dice(seed: ~seed)
      for _ in 0..<4 {
        let order = shop.order(using: &dice)
        // Which of two alike bears an odd cent, only their sequence can say.
        guard try !order.hasAlikeItems(in: shop) else { continue }
        var other = order
        other.items.shuffle(using: &dice)
        let quotes = try [order, other].map { try OrderSession($0, in: shop, program).quote.byItem }
        #expect(quotes[0] == quotes[1], "seed \(seed)\n\(shop.text)\n\(order)")
      }
    }
  }

  private func json(_ session: OrderSession) -> String {
    let encoding = QuoteEncoding(rulesName: "shop.rules", location: { "\($0.start)" }, near: { _, _ in nil })
    var writer = JSONWriter()
    encoding.write(session.quote, of: session.program, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Quote {
  /// What doesn't add up, in words.
  fileprivate var mistakes: [String] {
    var mistakes: [String] = []
    if let total, total.steps != lines.reduce(0, { $0 + $1.amount.steps }) { mistakes.append("the total") }
    if let total, total.steps < 0 { mistakes.append("less than nothing") }
    if total == nil, !violations.contains(where: { $0.grade == .unpriced }) {
      mistakes.append("no total, and no cause")
    }
    if total != nil, violations.contains(where: { $0.grade == .unpriced }) { mistakes.append("a cause, and a total") }
    for line in lines where !line.shares.isEmpty {
      let sum = line.shares.reduce(0) { $0 + $1.amount.steps }
      if line.shares.contains(where: { $0.amount.steps > 0 }) || sum < line.amount.steps {
        mistakes.append("the shares of \(line.label.text)")
      }
      if hasOnlyItems(above: line), sum != line.amount.steps {
        mistakes.append("the sum of the shares of \(line.label.text)")
      }
    }
    for (item, left) in leftOfItems where left < 0 { mistakes.append("\(item.text) costs less than nothing") }
    return mistakes
  }

  /// Whether all that a discount can be taken from is items.
  private func hasOnlyItems(above line: QuoteLine) -> Bool {
    lines.allSatisfy { $0.item != nil || $0.amount.steps < 0 || $0.kind == .rounding }
  }

  /// What each item costs with its shares of the discounts.
  private var leftOfItems: [ItemID: Int64] {
    var left: [ItemID: Int64] = [:]
    for line in lines {
      if let item = line.item { left[item, default: 0] += line.amount.steps }
      for share in line.shares { left[share.item, default: 0] += share.amount.steps }
    }
    return left
  }

  /// The same whatever the sequence of the items.
  fileprivate var byItem: Set<String> {
    func name(_ item: ItemID?) -> String { item?.text ?? "order" }
    var all: Set<String> = ["\(total.map { $0.steps } ?? -1)"]
    for line in lines {
      let shares = line.shares.map { "\(name($0.item)) \($0.amount.steps)" }.sorted()
      all.insert("\(name(line.item)) \(line.label.text) \(line.amount.steps) \(shares)")
    }
    for subtotal in subtotals { all.insert("\(name(subtotal.item)) \(subtotal.label.text) \(subtotal.amount.steps)") }
    for tax in includedTaxes { all.insert("\(name(tax.item)) \(tax.label.text) \(tax.amount.steps)") }
    return all
  }
}

extension OrderSketch {
  fileprivate func hasAlikeItems(in shop: ShopSketch) throws -> Bool {
    let scope = Scope(shop.before + shop.statements, told)
    let places = try items.map { item in
      let statements = shop.kinds[item.kind].statements
      return try [Ratio(whole: item.kind)] + scope.adding(statements, item.told).places(statements)
    }
    return Set(places).count < places.count
  }
}
