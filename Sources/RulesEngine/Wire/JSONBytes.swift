/// Pieces of JSON that are set together by hand, where a line must be written fast.
extension [UInt8] {
  /// Plain text, as it is.
  mutating func text(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  mutating func text(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// A text in UTF-8 as a string.
  mutating func quoted(_ text: [UInt8]) {
    for byte in text where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      JSONWriter.appendQuoted(String(decoding: text, as: UTF8.self), to: &self)
      return
    }
    append(UInt8(ascii: "\""))
    append(contentsOf: text)
    append(UInt8(ascii: "\""))
  }

  mutating func digits(_ value: Int64) {
    DecimalText.append(UInt128(value.magnitude), decimals: 0, negative: value < 0, to: &self)
  }

  /// An amount as a string with the digits of the step.
  mutating func amount(_ amount: Money, _ step: PriceStep) {
    append(UInt8(ascii: "\""))
    amount.append(in: step, to: &self)
    append(UInt8(ascii: "\""))
  }
}
