import RuleDSL
import RulesEngine
import Testing

/// Random shops and orders, priced by the engine and by a second reading of the language in exact fractions.
///
/// `ROUNDS=100000 SEED=7 swift test --filter FractionsTests` tries more of them, or others.
@Suite("The engine beside exact fractions")
struct FractionsTests {
  private static let rounds = RandomRounds(each: 60)

  @Test("Both come to the same lines, shares and total", arguments: rounds.parts)
  func bothAgree(part: Int) throws {
    var skipped = 0
    var compared = 0
    for seed in Self.rounds.seeds(of: part) {
      let shop = ShopGenerator.shop(seed: seed)
      let program = try #require(shop.program, "seed \(seed)\n\(shop.errors)\n\(shop.text)")
      var dice = Dice(seed: ~seed)
      for _ in 0..<8 {
        let pair = ShopAndOrder(shop: shop, order: shop.order(using: &dice))
        guard let receipt = pair.reckoned else {
          skipped += 1
          continue
        }
        compared += 1
        guard try Receipt(OrderSession(pair.order, in: shop, program).quote) != receipt else { continue }
        let shrunk = pair.shrunk { $0.isDisputed }
        Issue.record("seed \(seed)\n\(shrunk.shop.text)\n\(shrunk.order)\n\(shrunk.bothReceipts)")
        return
      }
    }
    #expect(skipped * 100 <= compared, "\(skipped) of \(compared) didn't fit 128 bits")
  }
}

extension ShopSketch {
  var program: Program? {
    compile(SourceFile(name: "shop.rules", text: text)).program
  }

  var errors: [String] {
    compile(SourceFile(name: "shop.rules", text: text)).diagnostics.filter { $0.severity == .error }.map {
      "\($0.code): \($0.message)"
    }
  }
}

extension ShopAndOrder {
  /// By the second reading; none where a fraction doesn't fit.
  fileprivate var reckoned: Receipt? { try? Receipt(order, in: shop) }

  private var priced: Receipt? {
    guard let program = shop.program, let session = try? OrderSession(order, in: shop, program) else { return nil }
    return Receipt(session.quote)
  }

  fileprivate var isDisputed: Bool {
    guard let reckoned, let priced else { return false }
    return reckoned != priced
  }

  fileprivate var bothReceipts: String {
    "by fractions: \(reckoned.map { "\($0)" } ?? "-")\nby the engine: \(priced.map { "\($0)" } ?? "-")"
  }
}
