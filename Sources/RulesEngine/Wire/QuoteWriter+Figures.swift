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
      if line.units == nil, line.item < 0 {
        bytes.append(part.tail, of: knownLines.bytes)
      } else {
        writeEnd(of: figures.line(line), part.tail, knownLines.bytes, to: &bytes)
      }
    }
  }

  private mutating func renderLine(_ number: Int, _ line: QuoteLine) -> NumberedParts.Part {
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

  private mutating func renderViolation(_ number: Int, _ violation: Violation) -> NumberedParts.Part {
    let (head, tail) = rendered(violation, violation.message.text(in: encoding.language))
    return knownViolations.insert(number, head: head, tail: tail)
  }
}

/// Bytes that are the same in every quote, found by a number.
struct NumberedParts: Sendable {
  /// Before and after what differs.
  struct Part: Sendable {
    let head: Range<Int>
    let tail: Range<Int>
  }

  private var parts = ContiguousArray<Part?>()
  /// The rendered bytes, one after the other.
  private(set) var bytes: [UInt8] = []

  subscript(_ number: Int) -> Part? { number < parts.count ? parts[number] : nil }

  mutating func insert(_ number: Int, head: [UInt8], tail: [UInt8]) -> Part {
    while parts.count <= number { parts.append(nil) }
    let start = bytes.count
    bytes += head
    bytes += tail
    let part = Part(head: start..<start + head.count, tail: start + head.count..<bytes.count)
    parts[number] = part
    return part
  }
}
