import RuleDSL

/// Where text stands in a column that is wider.
enum Alignment: Sendable {
  case leading
  case trailing
}

extension String {
  /// So many times an ASCII character: at once, while `String(repeating:count:)` appends one by one.
  init(_ count: Int, of character: Unicode.Scalar) {
    let length = Swift.max(count, 0)
    self.init(unsafeUninitializedCapacity: length) { bytes in
      bytes.initialize(repeating: UInt8(ascii: character))
      return length
    }
  }
}

extension DisplayWidth {
  /// The text with blanks before or after it, so that it takes at least so many columns.
  func padded(_ text: String, to columns: Int, _ alignment: Alignment = .leading) -> String {
    let blanks = String(columns - self.columns(of: text), of: " ")
    return alignment == .leading ? text + blanks : blanks + text
  }

  /// The beginning of the text that takes at most so many columns, with `…` at the end if something was cut off.
  func truncated(_ text: String, to columns: Int) -> String {
    if self.columns(of: text) <= columns { return text }
    let mark = "…"
    let room = columns - self.columns(of: mark)
    guard room >= 0 else { return "" }
    var kept = ""
    var used = 0
    for character in text {
      used += self.columns(of: character)
      if used > room { break }
      kept.append(character)
    }
    return kept + mark
  }
}
