extension Explanation {
  /// The page for a terminal.
  func text(_ paint: Paint) -> String {
    var text = """
      \(paint(code, .bold)): \(title)

      \(meaning)

      \(paint("How to mend it", .bold))
      \(mend)

      """
    for example in examples { text += "\n\(paint(example.title, .bold))\n\(indented(example.text))\n" }
    return text
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}

extension Explanations {
  /// Every code with a line, by topic.
  static func list(_ paint: Paint) -> String {
    var lines: [String] = []
    for topic in topics {
      lines.append(paint(topic.title, .bold))
      var table = TextTable(.leading, .leading, gap: 2, indent: 2)
      for explanation in topic.explanations { table.add(explanation.code, explanation.title) }
      lines += table.lines() + [""]
    }
    lines.append("`rulecheck explain CODE` shows what it means and how to mend it.")
    return lines.joined(separator: "\n") + "\n"
  }
}
