import RulesEngine

@testable import RuleDSL

/// A file made ready for many slips, one at a time.
///
/// A slip is looked at in its own statement with the one behind it. Only where these can still be
/// read, and say something else, the whole file is compiled.
struct EditedText {
  let text: [Unicode.Scalar]
  /// Where statements start, with the text's start and end.
  private let starts: [Int]
  private let windows: [Window]
  /// What is said of the file without a slip.
  private let codes: [String]

  private struct Window {
    var range: Range<Int>
    var tokens: [String]
    var shape: String
  }

  init(_ text: String) {
    self.text = Array(text.unicodeScalars)
    var starts = [0]
    for index in self.text.indices.dropFirst() where self.text[index - 1] == "\n" {
      if self.text[index].properties.isAlphabetic { starts.append(index) }
    }
    starts.append(self.text.count)
    self.starts = starts
    var windows: [Window] = []
    for index in starts.indices.dropLast() {
      let range = starts[index]..<starts[min(index + 2, starts.count - 1)]
      let lexed = EditedText.lexed(self.text[range].text)
      windows.append(
        Window(
          range: range, tokens: EditedText.outline(lexed),
          shape: RuleDSLTests.shape(of: parse(lexed, index: 0).statements)))
    }
    self.windows = windows
    codes = EditedText.codes(text)
  }

  /// Whether nothing at all is said of a slip, and yet statements, entries, clauses or cells are others than before.
  func isSilent(_ edit: KeyEdit) -> Bool {
    let window = windows[(starts.firstIndex { $0 > edit.index } ?? starts.count - 1) - 1]
    let inWindow = KeyEdit(kind: edit.kind, index: edit.index - window.range.lowerBound)
    let lexed = EditedText.lexed(inWindow.made(in: Array(text[window.range]))[...].text)
    guard lexed.errors.isEmpty, EditedText.outline(lexed) != window.tokens else { return false }
    let parsed = parse(lexed, index: 0)
    guard parsed.errors.isEmpty, RuleDSLTests.shape(of: parsed.statements) != window.shape else { return false }
    return EditedText.codes(edit.made(in: text)[...].text) == codes
  }

  /// The line of a slip as it is after it, with the next one.
  func shown(_ edit: KeyEdit) -> String {
    let line = text[..<edit.index].filter { $0 == "\n" }.count
    let lines = edit.made(in: text)[...].text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(line + 1): \(edit.kind): " + lines[line..<min(line + 2, lines.count)].joined(separator: " ⏎ ")
  }

  /// Whether a comment is on the line of a slip, before or after it.
  func touchesComment(_ edit: KeyEdit) -> Bool {
    let start = text[..<edit.index].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = text[edit.index...].firstIndex(of: "\n") ?? text.count
    return !EditedText.lexed(text[start..<end].text).comments.isEmpty
  }

  private static func lexed(_ text: String) -> LexedFile {
    lex(SourceFile(name: "edited.rules", text: text), index: 0)
  }

  private static func codes(_ text: String) -> [String] {
    compile(SourceFile(name: "edited.rules", text: text)).diagnostics.map { $0.code.rawValue }
  }

  /// Where it is the same, so is what is said, but for names, numbers and texts.
  private static func outline(_ file: LexedFile) -> [String] {
    file.tokens.map { token in
      switch token.kind {
      case .word: token.text
      case .row: token.cells.map { "\($0.kind)" }.joined()
      default: "\(token.kind)"
      }
    }
  }
}
