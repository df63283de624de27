/// A rule file as it was read: its name for messages, and its bytes.
public struct SourceFile: Sendable {
  /// As the shop owner knows it, for example `rules/drinks.rules`.
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
