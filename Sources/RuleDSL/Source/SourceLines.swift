/// A line and a column, both 1-based; the column counts characters (grapheme clusters).
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "\(line):\(column)" }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line == right.line ? left.column < right.column : left.line < right.line
  }
}

/// A line of a file, 1-based.
struct SourceLine: Sendable, Hashable {
  var file: Int32
  var number: Int
}

/// The lines of a file, found once: what turns UTF-8 offsets into lines and columns for the eyes.
public struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// Ascending; the first is where the text starts, after a byte-order mark.
  private let starts: [Int]

  public init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [bytes.textStart]
    var line = bytes.line(from: bytes.textStart)
    while line.next > line.end {
      starts.append(line.next)
      line = bytes.line(from: line.next)
    }
    self.starts = starts
  }

  /// At least 1: an empty file has one empty line.
  public var count: Int { starts.count }

  /// The position of the character that holds this offset; an offset beyond the text is taken for its end.
  public func position(at offset: Int32) -> SourcePosition {
    let line = lineIndex(at: Int(offset))
    let start = starts[line]
    let end = bytes.line(from: start).end
    let offset = min(max(Int(offset), start), end)
    var before = bytes.countCharacters(start, offset)
    // Inside a character the text before it already counts that character.
    if offset < end, before > 0 {
      let through = offset + bytes.scalar(at: offset, before: end).length
      if bytes.countCharacters(start, through) == before { before -= 1 }
    }
    return SourcePosition(line: line + 1, column: before + 1)
  }

  /// The 1-based line that holds this offset.
  func line(at offset: Int32) -> Int { lineIndex(at: Int(offset)) + 1 }

  /// The text of a line, 1-based, without its end; empty if there is no such line.
  public func text(ofLine line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    let span = bytes.line(from: starts[line - 1])
    return bytes.text(span.start, span.end)
  }

  /// The offset at which a line, 1-based, starts; that of the nearest line if there is no such line.
  public func start(ofLine line: Int) -> Int32 {
    Int32(clamping: starts[min(max(line - 1, 0), starts.count - 1)])
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
