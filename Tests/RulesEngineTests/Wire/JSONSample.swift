import Testing

/// Bytes to be read, and what they show.
struct JSONSample: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  /// For what must be refused: the byte where the trouble stands.
  var offset: Int

  init(_ name: String, _ text: String, at offset: Int = 0) {
    self.init(name, Array(text.utf8), at: offset)
  }

  init(_ name: String, _ bytes: [UInt8], at offset: Int = 0) {
    self.name = name
    self.bytes = bytes
    self.offset = offset
  }

  /// Bytes in a string in a list, where most of what concerns strings is tried.
  static func string(_ name: String, _ content: [UInt8], at offset: Int = 0) -> JSONSample {
    JSONSample(name, Array("[\"".utf8) + content + Array("\"]".utf8), at: offset)
  }

  var testDescription: String { name }
}
