import RulesEngine

extension Explanation {
  /// The page as data.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, text) in [
      ("code", code), ("title", title), ("meaning", unwrapped(meaning)), ("mend", unwrapped(mend)), ("rules", rules),
      ("bad", bad.shown), ("good", good.shown),
    ] {
      guard let text else { continue }
      writer.key(key)
      writer.string(text)
    }
    writer.endObject()
  }

  /// Paragraphs without the line ends that only make them fit a page.
  private func unwrapped(_ text: String) -> String {
    text.split(separator: "\n\n").map { $0.split(separator: "\n").joined(separator: " ") }.joined(separator: "\n\n")
  }
}
