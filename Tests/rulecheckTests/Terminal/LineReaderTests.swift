import Testing

@testable import rulecheck

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("Reading line by line")
struct LineReaderTests {
  func lines(of text: String, limit: Int = largestFile) throws -> [LineReader.Line] {
    let reader = LineReader(.bytes(Array(text.utf8)), limit: limit)
    var lines: [LineReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  func text(_ text: String) -> LineReader.Line { .text(Array(text.utf8)) }

  @Test func givesEachLineWithoutItsEnd() throws {
    #expect(try lines(of: "") == [])
    #expect(try lines(of: "a\nb\r\n\nc") == [text("a"), text("b"), text(""), text("c")])
    #expect(try lines(of: "a\n") == [text("a")])
  }

  @Test func skipsALineOverTheLimitAndGoesOn() throws {
    #expect(
      try lines(of: "12345\n123456\n1\r\n12345\r\n", limit: 5) == [text("12345"), .tooLong, text("1"), text("12345")])
    #expect(try lines(of: "123456", limit: 5) == [.tooLong])
  }

  @Test func readsAPipeAsItComes() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let reader = LineReader(descriptor: ends[0], named: "-", limit: 1_000)
    defer { close(ends[0]) }
    #expect(writeAll(Array("{\"seq\": 1}\n{\"se".utf8), to: ends[1]) == nil)
    #expect(try reader.next() == text("{\"seq\": 1}"))
    #expect(!reader.hasLineWaiting)
    // A line of several reads, over the limit.
    #expect(writeAll(Array(repeating: 0x61, count: 50_000), to: ends[1]) == nil)
    #expect(writeAll(Array("\n{}\nend".utf8), to: ends[1]) == nil)
    #expect(try reader.next() == .tooLong)
    #expect(reader.hasLineWaiting)
    #expect(try reader.next() == text("{}"))
    close(ends[1])
    #expect(try reader.next() == text("end"))
    #expect(try reader.next() == nil)
  }
}
