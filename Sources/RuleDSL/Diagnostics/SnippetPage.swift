import RulesEngine

/// The long form of one diagnostic in the making.
struct SnippetPage {
  /// Something to point at in a line.
  private struct Mark {
    var place: Place
    var text: String
    var isPrimary: Bool
    var line: Int
  }

  private let renderer: DiagnosticRenderer
  private let diagnostic: Diagnostic
  private var marks: [Mark] = []
  /// How many digits the largest line number has.
  private var margin = 1
  private var page = ""

  init(renderer: DiagnosticRenderer, _ diagnostic: Diagnostic) {
    self.renderer = renderer
    self.diagnostic = diagnostic
    addMark(diagnostic.place, diagnostic.note ?? "", isPrimary: true)
    for label in diagnostic.labels { addMark(label.place, label.text, isPrimary: false) }
  }

  private mutating func addMark(_ place: Place, _ text: String, isPrimary: Bool) {
    let line = renderer.position(place.file, place.start).line
    marks.append(Mark(place: place, text: text, isPrimary: isPrimary, line: line))
    margin = max(margin, String(line).utf8.count)
  }

  mutating func text() -> String {
    let severity = diagnostic.severity
    append("\(severity.word)[\(diagnostic.code)]", severity.tone)
    append(": \(diagnostic.message)", .message)
    endLine()
    appendPlaces()
    if let help = diagnostic.help {
      append("help", .help)
      page += ": \(help)"
      endLine()
    }
    appendFix()
    return page
  }

  // MARK: Places

  private mutating func appendPlaces() {
    let ordered = marks.sorted { left, right in
      let isLeftHere = left.place.file == diagnostic.place.file
      let isRightHere = right.place.file == diagnostic.place.file
      if isLeftHere != isRightHere { return isLeftHere }
      if left.place.file != right.place.file { return left.place.file < right.place.file }
      return left.line == right.line ? left.isPrimary && !right.isPrimary : left.line < right.line
    }
    var last: Mark?
    for mark in ordered {
      if last?.place.file != mark.place.file {
        let location = mark.place.file == diagnostic.place.file ? diagnostic.place : mark.place
        append(String(repeating: " ", count: margin) + "--> \(renderer.location(of: location))", .frame)
        endLine()
        appendBar()
      } else if let last, mark.line > last.line + 1 {
        append(String(repeating: ".", count: margin + 1), .frame)
        endLine()
      }
      if last?.place.file != mark.place.file || last?.line != mark.line { appendLine(of: mark) }
      appendCarets(mark)
      last = mark
    }
  }

  private mutating func appendBar() {
    append(String(repeating: " ", count: margin + 1) + "|", .frame)
    endLine()
  }

  private mutating func appendLine(of mark: Mark) {
    appendLine(mark.line, shown(mark).text)
  }

  private mutating func appendLine(_ number: Int, _ text: String) {
    let digits = String(number)
    append(String(repeating: " ", count: margin - digits.utf8.count) + digits + " |", .frame)
    if !text.isEmpty { page += " \(text)" }
    endLine()
  }

  private mutating func appendCarets(_ mark: Mark) {
    let line = shown(mark)
    append(String(repeating: " ", count: margin + 1) + "| ", .frame)
    page += String(repeating: " ", count: line.before)
    let carets = String(repeating: mark.isPrimary ? "^" : "-", count: max(1, line.marked))
    append(mark.text.isEmpty ? carets : "\(carets) \(mark.text)", mark.isPrimary ? diagnostic.severity.tone : .label)
    endLine()
  }

  /// The line of a mark, cut to what can be shown, the columns before the mark and its own.
  private func shown(_ mark: Mark) -> ShownLine {
    let text = renderer.lineText(mark.place.file, mark.line)
    let start = renderer.position(mark.place.file, mark.place.start).column - 1
    let end = renderer.position(mark.place.file, mark.place.end)
    // All marks of a line are cut as the first of them, so that they stand under one text.
    let first = marks.first { $0.line == mark.line && $0.place.file == mark.place.file }
    let anchor = first.map { renderer.position($0.place.file, $0.place.start).column - 1 } ?? start
    return ShownLine(text, from: start, to: end.line == mark.line ? end.column - 1 : nil, keeping: anchor)
  }

  // MARK: The fix

  /// The line as it is mended, where the fix stays within one.
  private mutating func appendFix() {
    guard let fix = diagnostic.fix else { return }
    let start = renderer.position(fix.place.file, fix.place.start)
    let end = renderer.position(fix.place.file, fix.place.end)
    guard start.line == end.line, !fix.replacement.utf8.contains(0x0A) else { return }
    let text = Array(renderer.lineText(fix.place.file, start.line))
    guard start.column - 1 <= text.count, end.column - 1 <= text.count, start.column <= end.column else { return }
    let mended = String(text[..<(start.column - 1)]) + fix.replacement + String(text[(end.column - 1)...])
    let shown = ShownLine(
      mended, from: start.column - 1, to: start.column - 1 + fix.replacement.count, keeping: start.column - 1)
    appendBar()
    appendLine(start.line, shown.text)
    guard shown.marked > 0 else { return }
    append(String(repeating: " ", count: margin + 1) + "| ", .frame)
    page += String(repeating: " ", count: shown.before)
    append(String(repeating: "~", count: shown.marked), .help)
    endLine()
  }

  // MARK: Writing

  private mutating func append(_ text: String, _ tone: DiagnosticRenderer.Tone) {
    page += renderer.paint(text, tone)
  }

  private mutating func endLine() {
    page += "\n"
  }
}
