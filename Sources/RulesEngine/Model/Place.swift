/// Where something stands in a rule file: a range of UTF-8 offsets.
///
/// The engine never reads the text; it hands places back so that the edge can show them.
/// Rules built in Swift code have none.
public struct Place: Sendable, Hashable, Comparable {
  /// The file's index among the files that were compiled together: 0 is the main file.
  public var file: Int32
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte.
  public var end: Int32

  public init(file: Int32 = 0, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// File by file, from top to bottom.
  public static func < (left: Place, right: Place) -> Bool {
    left.file == right.file ? left.start < right.start : left.file < right.file
  }

  /// From the start of one place to the end of a later one in the same file.
  public func through(_ later: Place) -> Place {
    Place(file: file, start: min(start, later.start), end: max(end, later.end))
  }
}
