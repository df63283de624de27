/// A line of NDJSON.
public struct JSONLine: Sendable, Hashable {
  /// 1-based; blank lines count.
  public let number: Int
  /// Its bytes without the line end, in the buffer it was cut from.
  public let range: Range<Int>
  /// Whether it had more bytes than a line may have; then it was skipped, and the range is empty.
  public let isTooLong: Bool

  public init(number: Int, range: Range<Int>, isTooLong: Bool = false) {
    self.number = number
    self.range = range
    self.isTooLong = isTooLong
  }

  /// Whether it has nothing but blanks.
  public func isBlank(in bytes: [UInt8]) -> Bool {
    !isTooLong && bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

/// The lines of NDJSON in a buffer: one value a line, which ends with LF or CRLF. Blank lines are left out.
public struct JSONLines: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private var offset = 0
  private var number = 0

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  public mutating func next() -> JSONLine? {
    while offset < bytes.count {
      let start = offset
      var isBlank = true
      while offset < bytes.count, bytes[offset] != 0x0A {
        if !JSONLines.isBlank(bytes[offset]) { isBlank = false }
        offset += 1
      }
      var end = offset
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      offset += 1
      number += 1
      if !isBlank { return JSONLine(number: number, range: start..<end) }
    }
    return nil
  }

  /// Whether a buffer is NDJSON rather than one document: a second value stands after a line end.
  ///
  /// The first value may have mistakes in it; only its brackets and quotes are matched, and a string ends at the end of
  /// its line.
  public static func isNDJSON(_ bytes: [UInt8]) -> Bool {
    var offset = endOfFirstValue(bytes)
    var lineEnded = false
    while offset < bytes.count, isBlank(bytes[offset]) {
      if bytes[offset] == 0x0A { lineEnded = true }
      offset += 1
    }
    return lineEnded && offset < bytes.count && startsValue(bytes[offset])
  }

  private static func endOfFirstValue(_ bytes: [UInt8]) -> Int {
    var offset = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""): offset = endOfString(bytes, from: offset)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        offset += 1
      case let byte where depth == 0 && isBlank(byte): return offset
      default:
        offset += 1
        // The rest of a number or a bare word.
        continue
      }
      if depth <= 0 { return offset }
    }
    return offset
  }

  private static func endOfString(_ bytes: [UInt8], from quote: Int) -> Int {
    var offset = quote + 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""): return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      case 0x0A: return offset
      default: offset += 1
      }
    }
    return bytes.count
  }

  private static func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
