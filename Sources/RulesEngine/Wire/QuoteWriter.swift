/// Writes the quotes of one program as lines of JSON, straight to bytes, the same bytes as `QuoteEncoding`.
///
/// What stands in many quotes, such as a line's label and the place of its rule, is made once and kept.
public struct QuoteWriter: Sendable {
  let encoding: QuoteEncoding
  let program: Program
  let step: PriceStep
  /// From the rule file's name to the opening of the total.
  private let head: [UInt8]
  var lineParts = RenderedParts<LineKey>()
  var violationParts = RenderedParts<ViolationKey>()
  /// The same by where the words stand in the program, for quotes in figures.
  var knownLines = NumberedParts()
  var knownViolations = NumberedParts()

  public init(_ program: Program, _ encoding: QuoteEncoding) {
    self.program = program
    self.encoding = encoding
    step = program.rules.terms.step
    var head: [UInt8] = []
    head.text("\"rules\": ")
    JSONWriter.appendQuoted(encoding.rulesName, to: &head)
    head.text(", \"currency\": ")
    JSONWriter.appendQuoted(program.rules.terms.currency.code, to: &head)
    head.text(", \"total\": ")
    self.head = head
  }

  /// Writes a quote without a line end.
  ///
  /// - Parameters:
  ///   - order: The order's name as UTF-8.
  ///   - seq: The number of the event that it answers.
  ///   - isStale: Whether that event was too old to count.
  public mutating func write(
    _ quote: Quote, order: [UInt8]? = nil, seq: Int64? = nil, isStale: Bool = false,
    refused: [OrderDocument.Refused] = [], to bytes: inout [UInt8]
  ) {
    writeAddress(order: order, seq: seq, isStale: isStale, to: &bytes)
    bytes.append(contentsOf: head)
    writeTotal(quote.total, mayBePlaced: quote.mayBePlaced && refused.isEmpty, to: &bytes)
    bytes.text(", \"lines\": [")
    write(lines: quote.lines, to: &bytes)
    bytes.append(UInt8(ascii: "]"))
    writeBeside(quote, to: &bytes)
    bytes.text(", \"violations\": [")
    write(violations: quote.violations, to: &bytes)
    bytes.append(UInt8(ascii: "]"))
    if !refused.isEmpty {
      bytes.text(", ")
      write(refused, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a quote that was read in figures, the same bytes as with its words.
  public mutating func write(
    _ figures: QuoteFigures, order: [UInt8]? = nil, seq: Int64? = nil, isStale: Bool = false, to bytes: inout [UInt8]
  ) {
    // Of another program, the same numbers stand for other words.
    guard figures.program.isIdentical(to: program), figures.scratch == nil, figures.subtotals.isEmpty,
      figures.includedTaxes.isEmpty
    else {
      write(figures.quote, order: order, seq: seq, isStale: isStale, to: &bytes)
      return
    }
    writeAddress(order: order, seq: seq, isStale: isStale, to: &bytes)
    bytes.append(contentsOf: head)
    writeTotal(figures.total, mayBePlaced: figures.mayBePlaced, to: &bytes)
    bytes.text(", \"lines\": [")
    writeLines(of: figures, to: &bytes)
    bytes.text("], \"violations\": [")
    writeViolations(of: figures, to: &bytes)
    bytes.text("]}")
  }

  // MARK: Parts of an answer

  /// Opens an answer, and says which order and event it is for, each with a comma after it.
  func writeAddress(order: [UInt8]?, seq: Int64?, isStale: Bool = false, to bytes: inout [UInt8]) {
    if let order {
      bytes.text("{\"order\": ")
      bytes.quoted(order)
      bytes.text(", ")
    } else {
      bytes.append(UInt8(ascii: "{"))
    }
    if let seq {
      bytes.text("\"seq\": ")
      bytes.digits(seq)
      bytes.text(", ")
    }
    if isStale { bytes.text("\"stale\": true, ") }
  }

  /// The value of the total, and whether the order may be placed.
  func writeTotal(_ total: Money?, mayBePlaced: Bool, to bytes: inout [UInt8]) {
    if let total {
      bytes.append(UInt8(ascii: "\""))
      total.append(in: step, to: &bytes)
      bytes.text(mayBePlaced ? "\", \"mayBePlaced\": true" : "\", \"mayBePlaced\": false")
    } else {
      bytes.text(mayBePlaced ? "null, \"mayBePlaced\": true" : "null, \"mayBePlaced\": false")
    }
  }

  /// Lines as the elements of a list.
  mutating func write(lines: [QuoteLine], to bytes: inout [UInt8]) {
    let span = lines.span
    for index in span.indices {
      if index > 0 { bytes.text(", ") }
      write(span[index], to: &bytes)
    }
  }

  mutating func write(violations: [Violation], to bytes: inout [UInt8]) {
    let span = violations.span
    for index in span.indices {
      if index > 0 { bytes.text(", ") }
      write(span[index], to: &bytes)
    }
  }

  func write(_ refused: [OrderDocument.Refused], to bytes: inout [UInt8]) {
    bytes.text("\"refused\": ")
    var writer = JSONWriter(.line)
    writer.beginArray()
    for one in refused { encoding.write(one, to: &writer) }
    writer.endArray()
    bytes.append(contentsOf: writer.bytes)
  }

  /// What adds nothing stands beside the lines, with a comma before it.
  func writeBeside(_ quote: Quote, to bytes: inout [UInt8]) {
    guard !quote.subtotals.isEmpty || !quote.includedTaxes.isEmpty else { return }
    var writer = JSONWriter(.line)
    writer.beginObject()
    encoding.writeBeside(quote, step, to: &writer)
    writer.endObject()
    bytes.text(", ")
    bytes.append(1..<writer.bytes.count - 1, of: writer.bytes)
  }
}
