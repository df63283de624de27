/// What a character can be part of, by its value as a Unicode scalar.
enum CharacterClass {
  /// What words are made of: letters, marks, digits, letter-numbers, connectors and the two middle dots.
  static func isPart(_ value: UInt32) -> Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
    case 0..<0x80: return false
    // The common letters of East Asia, without a look into the tables.
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
    case 0xB7: return true
    default: break
    }
    guard !isInvisible(value), let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }

  static func isDigit(_ value: UInt32) -> Bool {
    value >= 0x30 && value <= 0x39
  }

  static func isASCIILetter(_ value: UInt32) -> Bool {
    value < 0x80 && (0x61...0x7A).contains(value | 0x20)
  }

  /// What can't be seen: controls, the default-ignorable code points of Unicode, interlinear annotations.
  static func isInvisible(_ value: UInt32) -> Bool {
    if value < 0xAD { return (value < 0x20 && value != 0x09) || (value >= 0x7F && value < 0xA0) }
    switch value {
    case 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      return true
    default: return false
    }
  }

  /// The controls that turn the direction of text around, so that a line reads otherwise than it is.
  static func isDirectionControl(_ value: UInt32) -> Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The joiners and variation selectors that scripts and pictographs need between what can be seen.
  static func isJoiner(_ value: UInt32) -> Bool {
    switch value {
    case 0x200C, 0x200D, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  static func isCurrencySign(_ value: UInt32) -> Bool {
    if value < 0x80 { return value == 0x24 }
    return Unicode.Scalar(value)?.properties.generalCategory == .currencySymbol
  }

  /// What is drawn as one dash. In a price cell it says "not sold".
  static func isDash(_ value: UInt32) -> Bool {
    switch value {
    case 0x2D, 0x2010...0x2015, 0x2212, 0x2500, 0x2501, 0x30FC, 0xFF70, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// The frames of tables that were drawn with characters.
  static func isBoxDrawing(_ value: UInt32) -> Bool {
    (0x2500...0x257F).contains(value)
  }
}
