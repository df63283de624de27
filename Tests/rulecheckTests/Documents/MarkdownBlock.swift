import Testing

/// A block between ``` and ``` in a Markdown text.
struct MarkdownBlock: Sendable, CustomTestStringConvertible {
  /// What stands behind the opening ```: `rules`, `console`, or nothing.
  var kind: String
  /// The heading above it, without its `#`s.
  var heading: String
  /// Its first line's number in the file.
  var line: Int
  var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }
  var testDescription: String { "line \(line), \(heading)" }

  static func all(in markdown: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var heading = ""
    var isOpen = false
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isOpen.toggle()
        guard isOpen else { continue }
        blocks.append(MarkdownBlock(kind: String(line.dropFirst(3)), heading: heading, line: index + 2))
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(String(line))
      } else if line.hasPrefix("#") {
        heading = String(line.drop { $0 == "#" || $0 == " " })
      }
    }
    return blocks
  }
}
