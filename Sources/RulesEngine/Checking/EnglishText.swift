/// How English words are put together.
enum EnglishText {
  /// Begins as a sentence does. A name such as `iPhone` stays as it is.
  static func sentence(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.first, (0x61...0x7A).contains(first) else { return text }
    if let second = bytes.dropFirst().first, (0x41...0x5A).contains(second) { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// `a, b or c`.
  static func list(_ parts: [String], _ lastWord: String) -> String {
    guard let last = parts.last else { return "" }
    guard parts.count > 1 else { return last }
    return parts.dropLast().joined(separator: ", ") + " \(lastWord) " + last
  }
}
