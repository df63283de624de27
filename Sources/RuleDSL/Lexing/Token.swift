internal import RulesEngine

/// The smallest piece of a rule file that means something.
struct Token: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A bare name or a word of the language; which of the two, the parser knows from where it stands.
    case word
    /// Digits with at most one point: `text` has them plain (`1200`, `4.99`).
    case number
    /// `2026-12-01`, checked to be a day that exists.
    case date
    /// `8:30`, `20:00`, up to `24:00`.
    case time
    /// Text in quotes: `text` is what stands between them, escapes undone.
    case string
    /// A row of a table: `cells` are what stands between its bars. What follows its last bar are tokens of their own.
    case row
    /// The end of a line, or `;`, where it counts.
    case lineEnd
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis
    case comma, plus, minus, star, slash, percent, bar
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    /// A character, a string or a row that can't be read. It was reported; the parser says nothing more of it.
    case bad
    case endOfFile
  }

  /// One cell of a row.
  struct Cell: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case empty
      /// A price: `text` has plain digits, after a `+` or `-` if the cell has a sign.
      case number
      /// Any single dash: not sold.
      case dash
      /// A price to come.
      case questionMark
      /// Anything else, as written but for the blanks around it.
      case text
      /// Text in quotes, escapes undone.
      case string
    }
    var kind: Kind
    var text: String
    var place: Place
  }

  var kind: Kind
  /// For a word: as written, with full-width ASCII folded. For a number, a string: see there. Else empty.
  var text: String
  /// The cells of a `row`, else empty.
  var cells: [Cell]
  var place: Place
  /// The first token of its line.
  var startsLine: Bool
  /// The 1-based column, in characters, of the first token of a line; 0 for the others. A hint for recovery only.
  var column: Int32
  /// A blank, a line end or the start of the file stands before it.
  var blankBefore: Bool
}

/// A comment, kept for the formatter and for `# allow: code`.
struct Comment: Sendable, Hashable {
  /// What stands after the `#`.
  var text: String
  var place: Place
  /// Nothing but blanks stands before it on its line.
  var ownLine: Bool
}

/// A file as tokens. Lexing never fails: what can't be read is a `bad` token and an error.
struct LexedFile: Sendable {
  /// Ends with `endOfFile`. Line ends that don't count aren't here any more.
  var tokens: [Token]
  var comments: [Comment]
  /// Rows of dashes and drawn frames, which mean nothing; kept for the formatter.
  var rulers: [Place] = []
  var errors: [LexicalError]
}
