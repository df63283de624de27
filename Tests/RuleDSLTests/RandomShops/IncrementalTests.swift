import RuleDSL
import RulesEngine
import Testing

/// After every event an order that is kept up to date says what the same order says when it is worked out from scratch.
///
/// `ROUNDS=100000 SEED=7 swift test --filter IncrementalTests` tries more of them, or others.
@Suite("The session beside the from-scratch evaluator")
struct IncrementalTests {
  private static let rounds = RandomRounds(each: 40)

  @Test("Both say the same after every event", arguments: rounds.parts)
  func bothSayTheSame(part: Int) throws {
    var compiled = 0
    for seed in Self.rounds.seeds(of: part) {
      let shop = ShopGenerator.shop(seed: seed, isUndecided: seed & 1 == 0)
      let program = try #require(shop.program, "seed \(seed)\n\(shop.errors)\n\(shop.text)")
      guard program.whatIsWorkedOutFromScratch == nil else { continue }
      compiled += 1
      let oracle = program.rules.compile(forOneOrder: true)
      var dice = Dice(seed: ~seed)
      for _ in 0..<3 {
        let order = shop.order(using: &dice, isUndecided: seed & 1 == 0)
        var session = OrderSession(program)
        var scratch = OrderSession(oracle)
        var sequence: [Telling] = []
        var written = WrittenTwice(program)
        for telling in History(of: order, in: shop, using: &dice).sequence(using: &dice) {
          sequence.append(telling)
          try session.take(telling)
          try scratch.take(telling)
          guard let difference = session.difference(from: scratch) ?? written.difference(of: session) else { continue }
          Issue.record("seed \(seed)\n\(difference)\n\(shop.text)\n\(sequence)")
          return
        }
      }
    }
    let seeds = Self.rounds.seeds(of: part).count
    #expect(seeds < 40 || compiled * 20 > seeds * 13, "only \(compiled) of \(seeds) shops were compiled")
  }
}

/// Quotes in figures, and with their words, as JSON.
private struct WrittenTwice {
  var writer: QuoteWriter
  var figures: QuoteFigures

  init(_ program: Program) {
    writer = QuoteWriter(
      program, QuoteEncoding(rulesName: "shop.rules", location: { "\($0.start)" }, near: { _, _ in nil }))
    figures = QuoteFigures(program)
  }

  mutating func difference(of session: OrderSession) -> String? {
    session.read(into: &figures)
    var (inFigures, inWords): ([UInt8], [UInt8]) = ([], [])
    writer.write(figures, to: &inFigures)
    writer.write(session.quote, to: &inWords)
    let texts = [inFigures, inWords].map { String(decoding: $0, as: UTF8.self) }
    return inFigures == inWords ? nil : "in figures \(texts[0])\ninstead of \(texts[1])"
  }
}

extension OrderSession {
  /// What two sessions of the same order say differently, in words.
  fileprivate func difference(from other: OrderSession) -> String? {
    if selections != other.selections { return "selections: \(selections)\ninstead of \(other.selections)" }
    let expected = other.quote
    let total: Money? = self.total
    if total != expected.total { return "total: \(total.map { "\($0.steps)" } ?? "none") instead of \(expected)" }
    if mayBePlaced != expected.mayBePlaced { return "may be placed: \(mayBePlaced) instead of \(expected)" }
    return quote == expected ? nil : "quote: \(quote)\ninstead of \(expected)"
  }
}
