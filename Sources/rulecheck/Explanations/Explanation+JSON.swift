import RulesEngine

extension Explanation {
  /// The page as data.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, text) in [
      ("code", code), ("title", title), ("meaning", meaning), ("mend", mend), ("bad", bad.shown), ("good", good.shown),
    ] {
      writer.key(key)
      writer.string(text)
    }
    writer.endObject()
  }
}
