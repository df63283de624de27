import RulesEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A part of an input with whole lines.
struct LineBlock: Sendable {
  let bytes: [UInt8]
  let lines: [JSONLine]
}

/// Cuts an input into lines, many at once: those that came together are handed out together.
///
/// What is kept is bounded: a line over the limit is skipped, and handed out as such.
final class LineBlocks {
  let input: InputBytes
  private let limit: Int
  /// A line whose end has not come yet.
  private var rest: [UInt8] = []
  private var isSkipping = false
  private var number = 0
  private var isAtEnd = false

  /// - Parameter limit: The most bytes that a line may have.
  init(_ input: InputBytes, limit: Int = largestFile) {
    self.input = input
    self.limit = limit
  }

  /// The next lines as soon as there are some, or nil at the end. What stands after the last line end is a line, too,
  /// unless reading was interrupted.
  func next(beforeWaiting: () -> Void = {}) throws(FileError) -> LineBlock? {
    while !isAtEnd {
      let more = try input.next(beforeWaiting: beforeWaiting)
      if more.isEmpty {
        isAtEnd = true
        return input.isInterrupted ? nil : lastLine()
      }
      let searched = rest.count
      if rest.isEmpty { rest = more } else { rest += more }
      if let block = cut(searched) { return block }
      // A line end may have a CR before it, which doesn't count.
      guard rest.count > limit + 1 else { continue }
      isSkipping = true
      rest = []
    }
    return nil
  }

  private func lastLine() -> LineBlock? {
    guard !rest.isEmpty || isSkipping else { return nil }
    return LineBlock(bytes: rest, lines: [line(0, rest.count, rest)])
  }

  /// Cuts off what has line ends; before `searched` there is none.
  private func cut(_ searched: Int) -> LineBlock? {
    var lines: [JSONLine] = []
    let bytes = rest
    var start = 0
    var from = searched
    while let end = LineBlocks.lineEnd(in: bytes, from: from) {
      lines.append(line(start, end, bytes))
      start = end + 1
      from = start
    }
    guard start > 0 else { return nil }
    rest = Array(bytes[start...])
    return LineBlock(bytes: bytes, lines: lines)
  }

  private func line(_ start: Int, _ end: Int, _ bytes: [UInt8]) -> JSONLine {
    number += 1
    let hasReturn = end > start && bytes[end - 1] == 0x0D
    let range = start..<(hasReturn ? end - 1 : end)
    defer { isSkipping = false }
    guard !isSkipping, range.count <= limit else {
      return JSONLine(number: number, range: start..<start, isTooLong: true)
    }
    return JSONLine(number: number, range: range)
  }

  private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + start, 0x0A, buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
