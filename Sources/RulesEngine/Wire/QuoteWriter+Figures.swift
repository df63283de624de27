extension QuoteWriter {
  mutating func writeLines(of figures: QuoteFigures, to bytes: inout [UInt8]) {
    for index in figures.lines.indices {
      if index > 0 { bytes.text(", ") }
      let line = figures.lines[index]
      // An option's own line may be one of two kinds.
      let number = Int(line.words) * 2 + (line.kind == .discount ? 1 : 0)
      let part = knownLines[number] ?? renderLine(number, figures.line(line))
      bytes.append(part.head, of: knownLines.bytes)
      line.amount.append(in: step, to: &bytes)
      if line.units == nil, line.item < 0, line.shares.isEmpty {
        bytes.append(part.tail, of: knownLines.bytes)
      } else {
        writeEnd(of: figures.line(line), part.tail, knownLines.bytes, to: &bytes)
      }
    }
  }

  private mutating func renderLine(_ number: Int, _ line: QuoteLine) -> RenderedPart {
    let (head, tail) = rendered(line, line.label.text(in: encoding.language))
    return knownLines.insert(number, head: head, tail: tail)
  }

  mutating func writeViolations(of figures: QuoteFigures, to bytes: inout [UInt8]) {
    for index in figures.violations.indices {
      if index > 0 { bytes.text(", ") }
      let violation = figures.violations[index]
      let number = Int(violation.place) * 2 + (violation.grade == .unpriced ? 1 : 0)
      let part = knownViolations[number] ?? renderViolation(number, figures.violation(violation))
      bytes.append(part.head, of: knownViolations.bytes)
      if let item = figures.item(of: violation) { write(item, to: &bytes) }
      bytes.append(part.tail, of: knownViolations.bytes)
    }
  }

  private mutating func renderViolation(_ number: Int, _ violation: Violation) -> RenderedPart {
    let (head, tail) = rendered(violation, violation.message.text(in: encoding.language))
    return knownViolations.insert(number, head: head, tail: tail)
  }
}
