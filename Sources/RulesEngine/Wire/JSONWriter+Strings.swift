extension JSONWriter {
  // RFC 8259, section 7: only these must be escaped; the rest stands as it is.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): appendEscape(byte, to: &bytes)
      case 0x08: appendEscape(UInt8(ascii: "b"), to: &bytes)
      case 0x0C: appendEscape(UInt8(ascii: "f"), to: &bytes)
      case 0x0A: appendEscape(UInt8(ascii: "n"), to: &bytes)
      case 0x0D: appendEscape(UInt8(ascii: "r"), to: &bytes)
      case 0x09: appendEscape(UInt8(ascii: "t"), to: &bytes)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(UInt8(ascii: "0") + byte >> 4)
        bytes.append(hexadecimalDigit(byte & 0xF))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(byte)
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
