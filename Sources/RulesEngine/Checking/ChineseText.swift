/// How Chinese words are put together.
enum ChineseText {
  /// One after the other. Between Chinese and Latin letters or digits stands a blank, as printers set it.
  static func joined(_ parts: [String]) -> String {
    var text = ""
    for part in parts {
      if let last = text.unicodeScalars.last, let next = part.unicodeScalars.first,
        last.isHan && next.isLatin || last.isLatin && next.isHan
      {
        text += " "
      }
      text += part
    }
    return text
  }

  /// `a、b或c`.
  static func list(_ parts: [String], _ lastWord: String) -> String {
    guard let last = parts.last else { return "" }
    guard parts.count > 1 else { return last }
    return joined([parts.dropLast().joined(separator: "、"), lastWord, last])
  }
}

extension Unicode.Scalar {
  fileprivate var isHan: Bool {
    switch value {
    case 0x2E80...0x2FFF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// What is set like a Latin letter: letters and digits, and the signs that belong to numbers.
  fileprivate var isLatin: Bool {
    switch value {
    case 0x23, 0x25, 0x2B, 0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: true
    default: false
    }
  }
}
