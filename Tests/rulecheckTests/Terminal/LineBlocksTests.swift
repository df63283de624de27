import RulesEngine
import Testing

@testable import rulecheck

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("Reading lines in blocks")
struct LineBlocksTests {
  /// The lines as text; nil for one that is too long.
  private func lines(of text: String, limit: Int = largestFile) throws -> [String?] {
    let blocks = LineBlocks(try InputBytes("-", Console.inMemory(input: text)), limit: limit)
    var lines: [String?] = []
    while let block = try blocks.next() {
      lines += texts(of: block)
      #expect(block.lines.last?.number == lines.count)
    }
    return lines
  }

  private func texts(of block: LineBlock?) -> [String?] {
    guard let block else { return [] }
    return block.lines.map { $0.isTooLong ? nil : String(decoding: block.bytes[$0.range], as: UTF8.self) }
  }

  @Test func givesEachLineWithoutItsEnd() throws {
    #expect(try lines(of: "") == [])
    #expect(try lines(of: "a\nb\r\n\nc") == ["a", "b", "", "c"])
    #expect(try lines(of: "a\n") == ["a"])
    #expect(try lines(of: "\n\n") == ["", ""])
  }

  @Test func skipsALineOverTheLimitAndGoesOn() throws {
    #expect(try lines(of: "12345\n123456\n1\r\n12345\r\n", limit: 5) == ["12345", nil, "1", "12345"])
    #expect(try lines(of: "123456", limit: 5) == [nil])
  }

  @Test func readsAPipeAsItComes() throws {
    let ends = try openPipe()
    let blocks = LineBlocks(InputBytes(descriptor: ends.reading, named: "-"), limit: 1_000)
    defer { close(ends.reading) }
    #expect(writeAll(Array("{\"seq\": 1}\n{}\n{\"se".utf8), to: ends.writing) == nil)
    #expect(texts(of: try blocks.next()) == ["{\"seq\": 1}", "{}"])
    // A line of several reads, over the limit.
    #expect(writeAll(Array(repeating: 0x61, count: 50_000), to: ends.writing) == nil)
    #expect(writeAll(Array("\n{}\nend".utf8), to: ends.writing) == nil)
    #expect(texts(of: try blocks.next()) == [nil, "{}"])
    close(ends.writing)
    #expect(texts(of: try blocks.next()) == ["end"])
    #expect(texts(of: try blocks.next()).isEmpty)
  }

  @Test func sendsBeforeItWaitsAndEndsWhenAsked() throws {
    let input = try openPipe()
    let asked = try openPipe()
    let blocks = LineBlocks(InputBytes(descriptor: input.reading, named: "-", interruption: asked.reading))
    #expect(writeAll(Array("{}\n{\"order".utf8), to: input.writing) == nil)
    #expect(texts(of: try blocks.next { Issue.record("there is something to read") }) == ["{}"])
    var sent = 0
    let last = try blocks.next {
      sent += 1
      _ = writeAll([1], to: asked.writing)
    }
    #expect(texts(of: last).isEmpty)
    #expect(sent == 1)
    for end in [input.reading, input.writing, asked.reading, asked.writing] { close(end) }
  }

  @Test func aFolderIsNoInput() throws {
    let folder = TemporaryFolder()
    let blocks = LineBlocks(try InputBytes(folder.path, Console.inMemory()))
    #expect(throws: FileError.isFolder(path: folder.path)) { _ = try blocks.next() }
  }

  private func openPipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }
}
