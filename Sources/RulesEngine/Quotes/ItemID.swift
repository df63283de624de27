/// Which item of an order: whoever adds it gives it a name of its own.
public struct ItemID: Sendable, Hashable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}

extension ItemID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
