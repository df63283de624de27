/// How many columns of a terminal or a fixed-width font a text takes.
///
/// East Asian wide characters take two (Unicode Standard Annex 11), marks and invisible characters none, the others one.
/// The ranges are whole blocks: what isn't assigned in them is rare, and wide where it is shown at all.
public func displayWidth(of text: String) -> Int {
  var width = 0
  for character in text { width += displayWidth(of: character) }
  return width
}

/// The same of one character as a reader takes it: an emoji of several scalars takes two columns as a whole.
public func displayWidth(of character: Character) -> Int {
  var widest = 0
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F { return 2 }
    widest = max(widest, width(of: scalar))
  }
  return widest
}

private func width(of scalar: Unicode.Scalar) -> Int {
  if (0x20..<0x7F).contains(scalar.value) { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
  default: break
  }
  if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
  return isWide(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
}

private func isWide(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1B000...0x1B2FF, 0x1F200...0x1F251, 0x20000...0x3FFFD:
    true
  default: false
  }
}
