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
  /// Has room for a block after a line whose end has not come yet. It is used again once a block is done with.
  private var buffer: [UInt8] = []
  /// Where that line stands in it.
  private var rest = 0..<0
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
      makeRoom()
      let more = try input.fill(&buffer, from: rest.upperBound, beforeWaiting: beforeWaiting)
      if more == 0 {
        isAtEnd = true
        return input.isInterrupted ? nil : lastLine()
      }
      let searched = rest.upperBound
      rest = rest.lowerBound..<searched + more
      if let block = cut(searched) { return block }
      // A line end may have a CR before it, which doesn't count.
      guard rest.count > limit + 1 else { continue }
      isSkipping = true
      rest = 0..<0
    }
    return nil
  }

  private func lastLine() -> LineBlock? {
    guard !rest.isEmpty || isSkipping else { return nil }
    return LineBlock(bytes: buffer, lines: [line(rest.lowerBound, rest.upperBound, buffer)])
  }

  /// Moves the line that is not yet whole to the start of the buffer, with room for a block behind it.
  private func makeRoom() {
    let size = max(rest.count, InputBytes.blockSize) + InputBytes.blockSize
    if buffer.count >= size, buffer.count <= 2 * size {
      buffer.withUnsafeMutableBytes { bytes in
        let line = UnsafeRawBufferPointer(rebasing: bytes[rest])
        UnsafeMutableRawBufferPointer(rebasing: bytes[..<rest.count]).copyMemory(from: line)
      }
    } else {
      var larger = Array(buffer[rest])
      larger += repeatElement(0, count: size + rest.count - larger.count)
      buffer = larger
    }
    rest = 0..<rest.count
  }

  /// Cuts off what has line ends; before `searched` there is none.
  private func cut(_ searched: Int) -> LineBlock? {
    var lines: [JSONLine] = []
    var from = searched
    while let end = LineBlocks.lineEnd(in: buffer, from: from, to: rest.upperBound) {
      lines.append(line(rest.lowerBound, end, buffer))
      from = end + 1
      rest = from..<rest.upperBound
    }
    return lines.isEmpty ? nil : LineBlock(bytes: buffer, lines: lines)
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

  private static func lineEnd(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard start < end, let base = buffer.baseAddress, let found = memchr(base + start, 0x0A, end - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
