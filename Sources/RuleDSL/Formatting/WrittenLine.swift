/// A line of the written form before it is aligned with the lines around it.
struct WrittenLine {
  enum Content {
    case code
    /// Nothing but a comment.
    case comment
    /// The cells of a row; the text of the line is what follows its last bar.
    case row([String])
    /// A row of dashes as wide as its table; outside of a table its text.
    case ruler
  }

  /// What stands from the column on that it has in common with the lines around.
  struct Aligned {
    var text: String
    /// The fewest blanks before it.
    var gap: Int
  }

  /// The blanks of a level of indentation.
  static let level = 2

  var content = Content.code
  /// In levels.
  var indentation: Int
  /// A blank line stands before it.
  var isAfterBlank = false
  var text = ""
  var aligned: Aligned?
  /// With which lines it has a column in common.
  var kind = FormattingGuide.ElementKind.other
  /// The `{` of the block that it stands in, -1 outside of all.
  var block = -1
  /// At its end.
  var comment: String?

  /// Whether it has tokens, so that a comma may follow.
  var isCode: Bool {
    switch content {
    case .code, .row: true
    case .comment, .ruler: false
    }
  }

  /// Whether a column may begin here.
  var mayBeAligned: Bool { kind != .other && aligned == nil }

  mutating func append(_ text: String) {
    if aligned == nil { self.text += text } else { aligned?.text += text }
  }

  /// Makes it a line without a column.
  mutating func join() {
    if let aligned { text += String(repeating: " ", count: aligned.gap) + aligned.text }
    aligned = nil
    kind = .other
  }
}
