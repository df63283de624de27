/// A word that may be a name with a price or a keyword glued to it: `白玉10` is either a name that ends in digits or
/// `白玉 +10` without a blank.
struct GluedName: Sendable, Hashable {
  var name: String
  /// `10`, `-5`, `10元`, `default`.
  var rest: String
}

/// What a declared bare name falls into, if it ends in a price, or in one of these words, behind a letter of a script
/// that is written without blanks, or behind a `-`; in `default` and `optional` behind any letter.
///
/// `pizza1`, `Route66`, `pick-up` and `0-3` don't: there a digit or a short word is common in names.
func gluedParts(of word: String, words: @autoclosure () -> [String]) -> GluedName? {
  // So are digits, and all of the words.
  guard word.utf8.contains(where: { $0 < 0x80 }), mayBeGlued(word) else { return nil }
  let scalars = Array(word.unicodeScalars)
  for keyword in words() {
    if let parts = split(word, scalars, before: keyword) { return parts }
  }
  var start = scalars.count
  if let last = scalars.last, isCurrencyWord(last) { start -= 1 }
  let digitsEnd = start
  while start > 0, CharacterClass.isDigit(scalars[start - 1].value) { start -= 1 }
  guard start > 0, start < digitsEnd else { return nil }
  if isOfBlanklessScript(scalars[start - 1].value) { return parts(scalars, at: start) }
  // Digits on both sides are a range, or a name of numbers.
  guard scalars[start - 1] == "-", start > 1, !isNumeric(scalars[..<(start - 1)]) else { return nil }
  return parts(scalars, at: start - 1)
}

/// Among plain letters and digits only these two words part.
private func mayBeGlued(_ word: String) -> Bool {
  word.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: "-") } || word.hasSuffix("default")
    || word.hasSuffix("optional")
}

private func split(_ word: String, _ scalars: [Unicode.Scalar], before keyword: String) -> GluedName? {
  guard word.utf8.last == keyword.utf8.last, word.utf8.count > keyword.utf8.count, word.hasSuffix(keyword) else {
    return nil
  }
  let start = scalars.count - keyword.unicodeScalars.count
  guard start > 0 else { return nil }
  if isOfBlanklessScript(scalars[start - 1].value) { return parts(scalars, at: start) }
  // No other word ends so, as `discounts` ends in `counts`.
  if scalars[start - 1] != "-", keyword == "default" || keyword == "optional" { return parts(scalars, at: start) }
  // `take-out`, `7-up`, `eat-in` are names.
  guard scalars[start - 1] == "-", start > 1, keyword.utf8.count > 3 else { return nil }
  return parts(scalars, at: start - 1)
}

private func parts(_ scalars: [Unicode.Scalar], at index: Int) -> GluedName {
  GluedName(name: text(scalars[..<index]), rest: text(scalars[index...]))
}

private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  var text = String.UnicodeScalarView()
  text.append(contentsOf: scalars)
  return String(text)
}

private func isNumeric(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
  for scalar in scalars where !CharacterClass.isDigit(scalar.value) && scalar != "-" { return false }
  return true
}

/// What money is called behind a number.
private func isCurrencyWord(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "元", "圓", "圆", "円", "塊", "块": true
  default: false
  }
}

/// The scripts of East and Southeast Asia that put no blanks between words, by their blocks.
func isOfBlanklessScript(_ value: UInt32) -> Bool {
  switch value {
  case 0x0E00...0x0EFF,  // Thai, Lao
    0x0F00...0x0FFF,  // Tibetan
    0x1000...0x109F,  // Myanmar
    0x1780...0x17FF,  // Khmer
    0x1950...0x19DF, 0x1A20...0x1AAF,  // Tai Le, New Tai Lue, Tai Tham
    0x1B00...0x1B7F, 0xA980...0xA9DF,  // Balinese, Javanese
    0x3005...0x3007, 0x3031...0x3035, 0x3040...0x30FF, 0x31F0...0x31FF,  // kana
    0x3105...0x312F, 0x31A0...0x31BF,  // Bopomofo
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,  // Han, Yi
    0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:  // more Han, half-width kana
    true
  default: false
  }
}
