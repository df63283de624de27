/// Puts what lines below each other have in common into one column.
struct ColumnAlignment {
  /// What is longer than so many columns doesn't move what stands behind it in the other lines.
  static let widestText = 60
  static let widestLineWithComment = 80
  private static let blanksBeforeComment = 2

  let width: DisplayWidth

  func align(_ lines: inout [WrittenLine]) {
    alignRuns(&lines, { left, right in belongTogether(left, right) }, alignTexts)
    alignRuns(&lines, { left, right in left.comment != nil && right.comment != nil }, alignComments)
  }

  /// Lines below each other, of one block and one kind.
  private func belongTogether(_ left: WrittenLine, _ right: WrittenLine) -> Bool {
    left.kind != .other && left.kind == right.kind && left.block == right.block
  }

  private func alignRuns(
    _ lines: inout [WrittenLine], _ belongTogether: (WrittenLine, WrittenLine) -> Bool,
    _ align: (inout [WrittenLine], Range<Int>) -> Void
  ) {
    var start = 0
    while start < lines.count {
      var end = start + 1
      while end < lines.count, !lines[end].isAfterBlank, belongTogether(lines[end - 1], lines[end]) { end += 1 }
      align(&lines, start..<end)
      start = end
    }
  }

  private func alignTexts(_ lines: inout [WrittenLine], _ run: Range<Int>) {
    var widest = 0
    for index in run where lines[index].aligned != nil {
      let columns = width.columns(of: lines[index].text)
      if columns <= ColumnAlignment.widestText { widest = max(widest, columns) }
    }
    for index in run {
      guard let aligned = lines[index].aligned else { continue }
      let blanks = max(widest - width.columns(of: lines[index].text), 0) + aligned.gap
      lines[index].text += String(repeating: " ", count: blanks) + aligned.text
      lines[index].aligned = nil
    }
  }

  private func alignComments(_ lines: inout [WrittenLine], _ run: Range<Int>) {
    var widest = 0
    for index in run where lines[index].comment != nil {
      let columns = columns(of: lines[index])
      if columns <= ColumnAlignment.widestLineWithComment { widest = max(widest, columns) }
    }
    for index in run {
      guard let comment = lines[index].comment else { continue }
      let blanks = max(widest - columns(of: lines[index]), 0) + ColumnAlignment.blanksBeforeComment
      lines[index].text += String(repeating: " ", count: blanks) + comment
    }
  }

  private func columns(of line: WrittenLine) -> Int {
    line.indentation * WrittenLine.level + width.columns(of: line.text)
  }
}
