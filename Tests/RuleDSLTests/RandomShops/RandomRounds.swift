import Foundation

/// Which seeds are tried, in parts that run beside each other: as many as a test says, or `ROUNDS`, from `SEED` on.
struct RandomRounds {
  let parts = 0..<8
  private let first: UInt64
  private let each: UInt64

  init(each: UInt64) {
    let environment = ProcessInfo.processInfo.environment
    first = environment["SEED"].flatMap { UInt64($0) } ?? 1
    if let rounds = environment["ROUNDS"].flatMap({ UInt64($0) }) {
      self.each = max(1, rounds / 8)
    } else {
      self.each = each
    }
  }

  func seeds(of part: Int) -> Range<UInt64> {
    let start = first &+ UInt64(part) * each
    return start..<(start + each)
  }
}
