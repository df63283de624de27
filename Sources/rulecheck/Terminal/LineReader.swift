#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads an input line by line as it comes, for NDJSON: a line is handed out as soon as its end was read.
final class LineReader {
  enum Line: Hashable {
    /// Without its line end, LF or CRLF.
    case text([UInt8])
    /// A line over the limit; it was skipped.
    case tooLong
  }

  private let descriptor: Int32
  private let name: String
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var isSkipping = false

  /// Reads a file descriptor, which stays open.
  ///
  /// - Parameters:
  ///   - name: The input's name for errors.
  ///   - limit: The most bytes that a line may have.
  init(descriptor: Int32, named name: String, limit: Int = largestFile) {
    self.descriptor = descriptor
    self.name = name
    self.limit = limit
  }

  /// Reads what a console's `-` stands for.
  convenience init(_ input: InputSource, limit: Int = largestFile) {
    switch input {
    case .standardInput: self.init(descriptor: STDIN_FILENO, named: "-", limit: limit)
    case .bytes(let bytes):
      self.init(descriptor: -1, named: "-", limit: limit)
      buffer = bytes
      isAtEnd = true
    }
  }

  /// Whether a whole line was read already, so that `next()` won't wait. Where it would, send what is buffered first.
  var hasLineWaiting: Bool {
    isAtEnd || buffer[start...].contains(UInt8(ascii: "\n"))
  }

  /// The next line, or nil at the end.
  func next() throws(FileError) -> Line? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) { return take(upTo: end, andSkip: 1) }
      if isAtEnd { return start < buffer.count || isSkipping ? take(upTo: buffer.count, andSkip: 0) : nil }
      // A line end may have a CR before it, which doesn't count.
      if buffer.count - start > limit + 1 {
        isSkipping = true
        start = buffer.count
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      try readMore()
    }
  }

  private func take(upTo end: Int, andSkip count: Int) -> Line {
    var line = buffer[start..<end]
    start = end + count
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { isSkipping = false }
    return isSkipping || line.count > limit ? .tooLong : .text(Array(line))
  }

  private func readMore() throws(FileError) {
    let room = 1 << 16
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: room))
    var got = -1
    repeat {
      got = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + old, room) }
    } while got < 0 && errno == EINTR
    let number = errno
    buffer.removeSubrange((old + max(0, got))...)
    if got < 0 { throw openingError(name, number) }
    isAtEnd = got == 0
  }
}
