/// Pieces of JSON that are set together by hand, where a line must be written fast.
extension [UInt8] {
  /// Plain text, as it is.
  mutating func text(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// The same of what isn't known beforehand. It has a name of its own, for a literal would rather be a `String`.
  mutating func words(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// A part of another buffer.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
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
}

extension String {
  /// Whether both have the same bytes, which is more than to be canonically equivalent.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
      }
    }
    if case .some(.some(let isSame)) = isSame { return isSame }
    return utf8.elementsEqual(other.utf8)
  }
}
