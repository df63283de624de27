/// A mark that opens text in quotes, and what closes it.
struct QuoteMark: Sendable, Hashable {
  var opening: UInt32
  var closing: UInt32
  /// What closes it, too, as keyboards mix them up.
  var otherClosing: UInt32

  /// The marks of the language: `"…"`, `“…”`, `「…」`, `『…』`.
  init?(_ value: UInt32) {
    switch value {
    case 0x22: self.init(value, 0x22)
    case 0xFF02: self.init(value, 0xFF02, 0x22)
    case 0x201C: self.init(value, 0x201D)
    case 0x300C: self.init(value, 0x300D)
    case 0x300E: self.init(value, 0x300F)
    default: return nil
    }
  }

  /// The marks that text is put between elsewhere, and by word processors.
  init?(foreign value: UInt32) {
    switch value {
    case 0x27, 0xFF07, 0x2018, 0x2019: self.init(value, value == 0xFF07 ? value : 0x27, 0x2019)
    case 0x60: self.init(value, 0x60, 0x27)
    case 0x201A: self.init(value, 0x2018, 0x2019)
    case 0x201D: self.init(value, 0x201D, 0x22)
    case 0x201E: self.init(value, 0x201C, 0x201D)
    case 0xAB: self.init(value, 0xBB)
    case 0xBB: self.init(value, 0xAB, 0xBB)
    case 0x2039: self.init(value, 0x203A)
    case 0x203A: self.init(value, 0x2039, 0x203A)
    case 0xFF62: self.init(value, 0xFF63)
    default: return nil
    }
  }

  private init(_ opening: UInt32, _ closing: UInt32, _ otherClosing: UInt32? = nil) {
    self.opening = opening
    self.closing = closing
    self.otherClosing = otherClosing ?? closing
  }

  func isClosed(by value: UInt32) -> Bool {
    value == closing || value == otherClosing
  }

  /// An apostrophe, where it stands inside a word.
  static func isApostrophe(_ value: UInt32) -> Bool {
    value == 0x27 || value == 0x2019 || value == 0xFF07
  }
}
