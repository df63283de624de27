import RulesEngine
import Testing

struct AllocationTests {
  @Test(
    arguments: [
      (1000, [1000, 1000, 1000], [334, 333, 333]),
      (5, [1, 1], [3, 2]),
      (100, [1, 1, 0], [50, 50, 0]),
      (100, [1, 0, 1, 1], [34, 0, 33, 33]),
      (1003, [4900, 5100], [491, 512]),
      (1, [1, 2], [0, 1]),
      (3, [1, 1], [2, 1]),
      (2, [1, 1, 1], [1, 1, 0]),
      (0, [3, 4], [0, 0]),
      (7, [9], [7]),
    ] as [(Int64, [Int64], [Int64])])
  func shares(amount: Int64, weights: [Int64], shares: [Int64]) throws {
    #expect(try Allocation.shares(of: amount, over: weights) == shares)
    #expect(try Allocation.shares(of: amount, over: weights.map { Int128($0) }) == shares)
  }

  @Test func sharesOverTwelveUnevenWeights() throws {
    let weights =
      [Int64](repeating: 118_185_831_436, count: 7) + [117_012_608_745] + [Int64](repeating: 100_000_000_000, count: 4)
    let shares = [Int64](repeating: 61565, count: 7) + [60954] + [Int64](repeating: 52091, count: 4)
    #expect(try Allocation.shares(of: 700_273, over: weights) == shares)
  }

  @Test func ofEqualRemaindersTheLargerWeightIsServedFirst() throws {
    // 2 over 1 : 3 : exact shares are 0.5 and 1.5.
    #expect(try Allocation.shares(of: 2, over: [1, 3] as [Int64]) == [0, 2])
    // 1.5, 0.5, 1.5, 0.5 with two steps left: to the two larger weights.
    #expect(try Allocation.shares(of: 4, over: [1, 3, 1, 3] as [Int64]) == [0, 2, 0, 2])
    #expect(try Allocation.shares(of: 3, over: [1, 1, 1, 3] as [Int64]) == [1, 0, 0, 2])
  }

  @Test func nobodyTakesWhereNobodyWeighs() throws {
    #expect(try Allocation.shares(of: 5, over: [0, 0] as [Int64]) == nil)
    #expect(try Allocation.shares(of: 0, over: [0] as [Int64]) == nil)
    #expect(try Allocation.shares(of: 5, over: [] as [Int64]) == nil)
  }

  @Test func refusesWhatIsBelowZero() {
    #expect(throws: MoneyError.negative) { try Allocation.shares(of: -1, over: [1] as [Int64]) }
    #expect(throws: MoneyError.negative) { try Allocation.shares(of: 1, over: [2, -1] as [Int64]) }
    #expect(throws: MoneyError.negative) { try Allocation.shares(of: 1, over: [Int128.min]) }
  }

  @Test func sharesTheWidestValues() throws {
    let max = Int64.max
    #expect(try Allocation.shares(of: max, over: [max, max]) == [max / 2 + 1, max / 2])
    #expect(try Allocation.shares(of: max, over: [Int128.max, .max]) == [max / 2 + 1, max / 2])
    #expect(try Allocation.shares(of: max, over: [Int128.max]) == [max])
    #expect(try Allocation.shares(of: max, over: [Int128.max, 1]) == [max, 0])
    #expect(throws: MoneyError.overflow) {
      try Allocation.shares(of: 1, over: [Int128.max, .max, .max])
    }
  }

  @Test(arguments: [20, 62, 110])
  func everyShareIsLessThanAStepFromExactAndTheyAddUp(bits: Int) throws {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<1000 {
      let amount = Int64(random.magnitude(bits: 16))
      var weights: [Int128] = []
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        weights.append(Int.random(in: 0...3, using: &random) == 0 ? 0 : Int128(random.magnitude(bits: bits - 4)))
      }
      let whole = weights.reduce(0, +)
      guard let shares = try Allocation.shares(of: amount, over: weights) else {
        #expect(whole == 0)
        continue
      }
      #expect(shares.reduce(0, +) == amount)
      for (share, weight) in zip(shares, weights) {
        let offBy = Int128(share) * whole - Int128(amount) * weight
        #expect(offBy > -whole && offBy < whole)
        #expect(weight > 0 || share == 0)
      }
    }
  }

  @Test func whatIsLeftGoesToTheLargestRemainders() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<1000 {
      let amount = Int64(random.magnitude(bits: 12))
      let weights = (0..<7).map { _ in Int64(random.magnitude(bits: 9)) }
      let whole = weights.reduce(0, +)
      guard let shares = try Allocation.shares(of: amount, over: weights) else { continue }
      for one in weights.indices where shares[one] > amount * weights[one] / whole {
        for other in weights.indices where shares[other] == amount * weights[other] / whole {
          let (served, passed) = (amount * weights[one] % whole, amount * weights[other] % whole)
          #expect(served >= passed)
          #expect(served > passed || weights[one] >= weights[other])
          #expect(served > passed || weights[one] > weights[other] || one < other)
        }
      }
    }
  }

  @Test func whoWeighsMoreNeverTakesLess() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      let amount = Int64(random.magnitude(bits: 20))
      let weights = (0..<6).map { _ in Int64(random.magnitude(bits: 6)) }.sorted(by: >)
      guard let shares = try Allocation.shares(of: amount, over: weights) else { continue }
      #expect(shares == shares.sorted(by: >))
    }
  }

  @Test func sharesDoNotDependOnTheUnitOfTheWeights() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let amount = Int64(random.magnitude(bits: 30))
      let weights = (0..<5).map { _ in Int64(random.magnitude(bits: 30)) }
      let finer = weights.map { Int128($0) << 90 }
      #expect(try Allocation.shares(of: amount, over: weights) == Allocation.shares(of: amount, over: finer))
    }
  }
}
