/// How many columns of a terminal, or of a fixed-width font, text takes.
///
/// East Asian wide characters take two (Unicode Standard Annex 11), marks that sit on another character and invisible
/// characters none, everything else one.
public struct DisplayWidth: Sendable {
  /// The columns of characters that are wide in East Asian fonts and narrow elsewhere, such as `…` and `①`: 1 or 2.
  public var ambiguous: Int

  public init(ambiguous: Int = 1) {
    self.ambiguous = ambiguous
  }

  public func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    var columns = 0
    for character in text { columns += self.columns(of: character) }
    return columns
  }

  /// A character is what a reader takes for one: an emoji of several scalars takes two columns as a whole.
  public func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1, first.properties.isEmojiPresentation || scalars.contains(emojiPresentation) { return 2 }
    var columns = 0
    for scalar in scalars { columns += self.columns(of: scalar) }
    return columns
  }

  public func columns(of scalar: Unicode.Scalar) -> Int {
    if 0x20..<0x7F ~= scalar.value { return 1 }
    // The ideographs of most texts, without a look into the tables.
    if 0x4E00...0x9FFF ~= scalar.value { return 2 }
    if takesNoColumn(scalar) { return 0 }
    // The toolchain may know emoji that are newer than the table.
    if contains(scalar.value, in: eastAsianWide) || isEmojiAlone(scalar) { return 2 }
    return contains(scalar.value, in: eastAsianAmbiguous) ? ambiguous : 1
  }
}

/// Asks for the coloured, wide form of a character that also has a plain one: VARIATION SELECTOR-16.
private let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

/// Whether a character is coloured and wide without a selector. Regional indicators are so only in pairs, as flags.
private func isEmojiAlone(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF ~= scalar.value)
}

private func takesNoColumn(_ scalar: Unicode.Scalar) -> Bool {
  // The vowels and final consonants of Hangul syllables that are written in parts join the consonant before them.
  if 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value { return true }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return true
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}

/// Looks a number up in sorted ranges by bisection.
private func contains(_ number: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
  var low = 0
  var high = ranges.count
  while low < high {
    let middle = (low + high) / 2
    if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
  }
  return low < ranges.count && ranges[low].contains(number)
}
