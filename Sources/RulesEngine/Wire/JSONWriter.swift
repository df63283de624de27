/// Writes JSON as bytes, piece by piece, the same on every machine.
///
/// The caller's order is the order of the text; the writer sets commas, colons and blanks. It doesn't check that
/// brackets match or that a member has a key.
public struct JSONWriter: Sendable {
  public enum Layout: Sendable, Hashable {
    /// `{"order": "A17", "seq": 4}`
    case line
    /// Each member and element on its own line, two blanks deeper than its bracket.
    case indented
  }

  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  /// The next piece is the first in its bracket, or stands after its key.
  private var isFirst = true
  private var followsKey = false

  public init(_ layout: Layout = .line) {
    self.layout = layout
  }

  // MARK: Structure

  public mutating func beginObject() {
    begin(UInt8(ascii: "{"))
  }

  public mutating func endObject() {
    end(UInt8(ascii: "}"))
  }

  public mutating func beginArray() {
    begin(UInt8(ascii: "["))
  }

  public mutating func endArray() {
    end(UInt8(ascii: "]"))
  }

  /// The key of the value that is written next.
  public mutating func key(_ key: String) {
    separate()
    Self.appendQuoted(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(0x20)
    followsKey = true
  }

  /// Ends a line of NDJSON or a file; the next value starts anew.
  public mutating func endLine() {
    bytes.append(0x0A)
    depth = 0
    isFirst = true
    followsKey = false
  }

  /// Forgets what was written, but keeps its memory for what comes.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    depth = 0
    isFirst = true
    followsKey = false
  }

  // MARK: Values

  public mutating func string(_ value: String) {
    separate()
    Self.appendQuoted(value, to: &bytes)
  }

  public mutating func integer(_ value: Int64) {
    separate()
    append(digits: value)
  }

  public mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// A number as it was read, digit by digit.
  public mutating func number(_ value: JSONNumber) {
    separate()
    bytes.append(contentsOf: value.text.utf8)
  }

  /// A value as it was read, in this writer's layout.
  public mutating func value(_ value: JSONValue) {
    switch value.content {
    case .null: null()
    case .bool(let content): bool(content)
    case .number(let content): number(content)
    case .string(let content): string(content)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  // MARK: Bytes

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(bracket)
    isFirst = false
  }

  /// What stands between the piece before and the next one.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if !isFirst {
      bytes.append(UInt8(ascii: ","))
      if layout == .line { bytes.append(0x20) }
    }
    if depth > 0 { breakLine() }
    isFirst = false
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    for _ in 0..<max(0, depth) {
      bytes.append(0x20)
      bytes.append(0x20)
    }
  }

  private mutating func append(digits value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let first = bytes.count
    var rest = value.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[first...].reverse()
  }
}
