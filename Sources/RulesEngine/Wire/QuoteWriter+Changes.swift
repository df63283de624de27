extension QuoteWriter {
  /// Writes what changed, without a line end.
  mutating func write(
    _ changes: QuoteChanges, _ quote: Quote, order: [UInt8]?, seq: Int64?, isStale: Bool, to bytes: inout [UInt8]
  ) {
    writeAddress(order: order, seq: seq, isStale: isStale, to: &bytes)
    bytes.text("\"total\": ")
    writeTotal(quote.total, mayBePlaced: quote.mayBePlaced, to: &bytes)
    bytes.text(", \"lines\": {\"added\": [")
    write(lines: changes.added, to: &bytes)
    bytes.text("], \"removed\": [")
    write(lines: changes.removed, to: &bytes)
    bytes.text("], \"changed\": [")
    write(lines: changes.changed, to: &bytes)
    bytes.text("]}")
    if changes.isDifferentBeside { writeBeside(quote, to: &bytes) }
    bytes.text(", \"violations\": {\"added\": [")
    write(violations: changes.addedViolations, to: &bytes)
    bytes.text("], \"cleared\": [")
    write(violations: changes.clearedViolations, to: &bytes)
    bytes.text("]}}")
  }
}
