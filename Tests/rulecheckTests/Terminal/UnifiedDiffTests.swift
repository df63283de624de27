import Testing

@testable import rulecheck

@Suite("What changes between two texts")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> [String] {
    String(decoding: unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), named: "a"), as: UTF8.self)
      .split(separator: "\n").map { String($0) }
  }

  @Test func nothingChanges() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func aChangeHasThreeLinesAround() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5\n", with: "five\n")) == [
        "--- a", "+++ a", "@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8",
      ])
  }

  @Test func changesFarApartAreParted() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\n").replacing("\n19\n", with: "\n19\nx\n")
    let hunks = diff(old, new).filter { $0.hasPrefix("@@") }
    #expect(hunks == ["@@ -1,5 +1,4 @@", "@@ -17,4 +16,5 @@"])
  }

  @Test func fromAndToNothing() {
    #expect(diff("", "a\n") == ["--- a", "+++ a", "@@ -0,0 +1,1 @@", "+a"])
    #expect(diff("a\n", "") == ["--- a", "+++ a", "@@ -1,1 +0,0 @@", "-a"])
  }

  @Test func aMissingLineEndIsSaid() {
    #expect(
      diff("a", "a\n") == ["--- a", "+++ a", "@@ -1,1 +1,1 @@", "-a", "\\ No newline at end of file", "+a"])
  }

  @Test("Taking the steps makes the new text of the old one, with few changes", arguments: 0..<200 as Range<UInt64>)
  func steps(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let old = (0..<numbers.below(30)).map { _ in [UInt8(numbers.below(4))] }
    let new = (0..<numbers.below(30)).map { _ in [UInt8(numbers.below(4))] }
    let steps = LineDifference(old, new).steps
    var made: [[UInt8]] = []
    var read: [[UInt8]] = []
    for step in steps {
      switch step {
      case .kept(let index):
        made.append(old[index])
        read.append(old[index])
      case .removed(let index): read.append(old[index])
      case .added(let index): made.append(new[index])
      }
    }
    #expect(made == new && read == old)
    #expect(steps.filter { $0.isKept }.count == longestCommon(old, new))
  }

  @Test func moreChangesThanCanBeFollowed() {
    let old = (0..<3000).map { Array("\($0)".utf8) }
    let steps = LineDifference([[1]] + old + [[2]], [[1]] + old.reversed() + [[2]]).steps
    #expect(steps.first == .kept(0) && steps.last == .kept(3001))
    #expect(steps.filter { $0.isInOld }.count == 3002 && steps.filter { $0.isInNew }.count == 3002)
  }

  /// The length of the longest common subsequence, the slow way.
  private func longestCommon(_ old: [[UInt8]], _ new: [[UInt8]]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for left in old {
      var next = row
      for (index, right) in new.enumerated() {
        next[index + 1] = left == right ? row[index] + 1 : max(row[index + 1], next[index])
      }
      row = next
    }
    return row[new.count]
  }
}

private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
