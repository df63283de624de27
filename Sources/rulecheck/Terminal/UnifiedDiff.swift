/// What changes from one text to another, as `patch` and eyes read it; empty if nothing does.
func unifiedDiff(from old: [UInt8], to new: [UInt8], named name: String) -> [UInt8] {
  let oldLines = lines(of: old)
  let newLines = lines(of: new)
  let steps = LineDifference(oldLines, newLines).steps
  var text: [UInt8] = []
  for hunk in hunks(steps, context: 3) {
    if text.isEmpty { text += "--- \(name)\n+++ \(name)\n".utf8 }
    text += "@@ -\(range(hunk.old)) +\(range(hunk.new)) @@\n".utf8
    for step in hunk.steps {
      switch step {
      case .kept(let index): append(" ", oldLines[index], to: &text)
      case .removed(let index): append("-", oldLines[index], to: &text)
      case .added(let index): append("+", newLines[index], to: &text)
      }
    }
  }
  return text
}

private func append(_ sign: String, _ line: [UInt8], to text: inout [UInt8]) {
  text += sign.utf8
  text += line
  if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
}

/// The first line, 1-based, and how many lines; where there are none, the line before them.
private func range(_ lines: Range<Int>) -> String {
  "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
}

/// The lines with their ends.
private func lines(of text: [UInt8]) -> [[UInt8]] {
  var lines: [[UInt8]] = []
  var start = 0
  for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
    lines.append(Array(text[start...index]))
    start = index + 1
  }
  if start < text.count { lines.append(Array(text[start...])) }
  return lines
}

private struct Hunk {
  var old: Range<Int>
  var new: Range<Int>
  var steps: [LineDifference.Step] = []
}

/// The changes with so many lines around them.
private func hunks(_ steps: [LineDifference.Step], context: Int) -> [Hunk] {
  var isShown = Array(repeating: false, count: steps.count)
  for (position, step) in steps.enumerated() where !step.isKept {
    for near in max(position - context, 0)...min(position + context, steps.count - 1) { isShown[near] = true }
  }
  var hunks: [Hunk] = []
  var old = 0
  var new = 0
  for (position, step) in steps.enumerated() {
    if isShown[position], position == 0 || !isShown[position - 1] { hunks.append(Hunk(old: old..<old, new: new..<new)) }
    if step.isInOld { old += 1 }
    if step.isInNew { new += 1 }
    guard isShown[position] else { continue }
    hunks[hunks.count - 1].steps.append(step)
    hunks[hunks.count - 1].old = hunks[hunks.count - 1].old.lowerBound..<old
    hunks[hunks.count - 1].new = hunks[hunks.count - 1].new.lowerBound..<new
  }
  return hunks
}
