import RulesEngine
import Testing

@testable import RuleDSL

/// A line with a mistake never hides another line's.
///
/// But for this: what checking finds in a table or among values waits until all of it can be read; an unknown name waits
/// where a declaration lacks its name; and behind a block that was never closed a line belongs to that block, unless it
/// begins a statement. The names in steps wait, too, until the rules can be used: none of those is here.
struct IndependenceTests {
  @Test func `nothing is wrong with the file around`() {
    #expect(Self.said(of: []).isEmpty)
    #expect(BadLine.all.count >= 40)
  }

  @Test(arguments: BadLine.Spot.allCases)
  func `a bad line alone, wherever it stands`(spot: BadLine.Spot) {
    for line in BadLine.all(at: spot) {
      for room in Stage.rooms(for: spot) { Self.expectEach([(room, line)]) }
    }
  }

  @Test(arguments: 0..<8)
  func `two or three bad lines, wherever they stand`(seed: Int) {
    var random = Dice(seed: UInt64(seed))
    for turn in 0..<60 {
      let lines = (0..<(turn % 3 == 0 ? 3 : 2)).map { _ in
        let line = BadLine.all[random.next(BadLine.all.count)]
        let rooms = Stage.rooms(for: line.spot)
        return (rooms[random.next(rooms.count)], line)
      }
      Self.expectEach(lines)
    }
  }

  @Test(arguments: BadLine.Spot.allCases)
  func `two bad lines, one right behind the other`(spot: BadLine.Spot) {
    var random = Dice(seed: 5)
    let lines = BadLine.all(at: spot)
    let rooms = Stage.rooms(for: spot)
    for line in lines {
      for _ in 0..<6 {
        let room = rooms[random.next(rooms.count)]
        Self.expectEach([(room, line), (room, lines[random.next(lines.count)])])
      }
    }
  }

  // MARK: What is said

  /// What is wrong, by lines.
  private struct Said: Hashable, Comparable, CustomStringConvertible {
    var line: Int
    var code: String

    static func < (left: Said, right: Said) -> Bool { left.line < right.line }
    var description: String { "\(line): \(code)" }
  }

  private static func expectEach(_ lines: [(room: Int, line: BadLine)]) {
    let lines = lines.sorted { $0.room < $1.room }
    let (text, expected) = file(with: lines)
    if takesIn(lines) { return }
    let found = said(ofText: text)
    let missing = Set(expected.indices.filter { !found.contains(expected[$0]) })
    let isRight = found.allSatisfy { expected.contains($0) } && missing.isSubset(of: waiting(lines))
    #expect(isRight, "\(found) for \(expected): \(lines.map { $0.line.text }) in:\n\(text)")
  }

  /// Which of the lines need not be reported yet.
  private static func waiting(_ lines: [(room: Int, line: BadLine)]) -> Set<Int> {
    Set(
      lines.indices.filter { index in
        let line = lines[index].line
        let others = lines.filter { $0.line != line }.map { $0.line }
        return line.waitsForDeclaration && others.contains { $0.spot == line.spot && !$0.waitsForDeclaration }
          || line.code == "unknown-name" && others.contains { $0.lacksName }
      })
  }

  /// Whether a line stands in the block that the line above it leaves open.
  private static func takesIn(_ lines: [(room: Int, line: BadLine)]) -> Bool {
    zip(lines, lines.dropFirst()).contains { above, below in
      guard above.room == below.room, above.line.openness == .block else { return false }
      return !Parser(lexed(below.line.text).tokens, file: 0).looksLikeStatement
    }
  }

  private static func said(of lines: [(room: Int, line: BadLine)]) -> [Said] {
    said(ofText: file(with: lines).text)
  }

  private static func said(ofText text: String) -> [Said] {
    let file = SourceFile(name: "shop.rules", text: text)
    let positions = SourceLines(file)
    return compile(file).diagnostics.filter { $0.severity == .error }
      .map { Said(line: positions.position(at: $0.place.start).line, code: $0.code.rawValue) }
  }

  private static func file(with lines: [(room: Int, line: BadLine)]) -> (text: String, expected: [Said]) {
    var texts: [String] = []
    var expected: [Said] = []
    var number = 0
    for (index, part) in Stage.parts.enumerated() {
      switch part {
      case .line(let text): texts.append(text)
      case .room:
        for line in lines where line.room == index {
          number += 1
          texts.append((line.line.spot == .statement ? "" : "  ") + line.line.text.replacing("§", with: "\(number)"))
          expected.append(Said(line: texts.count, code: line.line.code))
        }
      }
    }
    return (texts.joined(separator: "\n"), expected)
  }
}
