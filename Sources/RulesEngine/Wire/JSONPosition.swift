/// A place as a person counts it.
public struct JSONPosition: Sendable, Hashable {
  /// 1-based. A line ends with LF, CRLF or CR.
  public var line: Int
  /// 1-based, in characters.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of a byte of a buffer. A byte-order mark at its start takes no column.
  public init(of offset: Int, in bytes: [UInt8]) {
    let offset = max(0, min(offset, bytes.count))
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : 0
    for index in start..<offset {
      let endsLine = bytes[index] == 0x0A || bytes[index] == 0x0D && !bytes[index...].starts(with: [0x0D, 0x0A])
      guard endsLine else { continue }
      line += 1
      start = index + 1
    }
    self.init(line: line, column: String(decoding: bytes[start..<offset], as: UTF8.self).count + 1)
  }
}
