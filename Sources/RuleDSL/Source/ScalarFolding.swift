/// What the language takes for the same character.
enum ScalarFolding {
  /// The plain form: full-width ASCII, the signs of East Asian keyboards and of word processors, every blank.
  static func fold(_ value: UInt32) -> UInt32 {
    if value < 0xA0 { return value }
    if isBlank(value) { return 0x20 }
    switch value {
    case 0xFF01...0xFF5E: return value - 0xFEE0
    case 0x3001: return 0x2C  // 、
    case 0x2212, 0x2013, 0x2014: return 0x2D  // − – —
    case 0x00D7: return 0x2A  // ×
    case 0x00F7: return 0x2F  // ÷
    case 0x2266: return 0x2264  // ≦ of East Asian keyboards, ≤
    case 0x2267: return 0x2265  // ≧, ≥
    case 0x2502: return 0x7C  // │
    default: return value
    }
  }

  /// The blanks: general category Zs, and the tab.
  static func isBlank(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
