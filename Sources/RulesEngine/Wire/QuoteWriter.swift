/// Writes the quotes of one program as lines of JSON, straight to bytes, the same bytes as `QuoteEncoding`.
///
/// What stands in many quotes, such as a line's label and the place of its rule, is made once and kept.
public struct QuoteWriter: Sendable {
  let encoding: QuoteEncoding
  let program: Program
  let step: PriceStep
  /// From the rule file's name to the opening of the total.
  private let head: [UInt8]
  private var lines = RenderedParts<LineKey>()
  private var violations = RenderedParts<ViolationKey>()
  private var places: [Place: [UInt8]] = [:]

  /// What decides the constant parts of a line.
  private struct LineKey: Sendable {
    let label: String
    let kind: QuoteLine.Kind
    let place: Place?
  }

  fileprivate struct ViolationKey: Sendable {
    let message: String
    let code: Violation.Code
    let grade: Violation.Grade
    let options: [OptionID]
    let kinds: [ItemKindID]
    let place: Place?
  }

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
    bytes.append(UInt8(ascii: "{"))
    writeAddress(order: order, seq: seq, to: &bytes)
    if isStale { bytes.text("\"stale\": true, ") }
    bytes.append(contentsOf: head)
    writeTotal(quote, mayBePlaced: quote.mayBePlaced && refused.isEmpty, to: &bytes)
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

  // MARK: Parts of an answer

  /// Which order and event an answer is for, each with a comma after it.
  func writeAddress(order: [UInt8]?, seq: Int64?, to bytes: inout [UInt8]) {
    if let order {
      bytes.text("\"order\": ")
      bytes.quoted(order)
      bytes.text(", ")
    }
    if let seq {
      bytes.text("\"seq\": ")
      bytes.digits(seq)
      bytes.text(", ")
    }
  }

  /// The value of the total, and whether the order may be placed.
  func writeTotal(_ quote: Quote, mayBePlaced: Bool, to bytes: inout [UInt8]) {
    if let total = quote.total { bytes.amount(total, step) } else { bytes.text("null") }
    bytes.text(mayBePlaced ? ", \"mayBePlaced\": true" : ", \"mayBePlaced\": false")
  }

  /// Lines as the elements of a list.
  mutating func write(lines: [QuoteLine], to bytes: inout [UInt8]) {
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.text(", ") }
      write(line, to: &bytes)
    }
  }

  mutating func write(violations: [Violation], to bytes: inout [UInt8]) {
    for (index, violation) in violations.enumerated() {
      if index > 0 { bytes.text(", ") }
      write(violation, to: &bytes)
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
    bytes.append(contentsOf: writer.bytes.dropFirst().dropLast())
  }

  // MARK: Lines and violations

  private mutating func write(_ line: QuoteLine, to bytes: inout [UInt8]) {
    let label = line.label.text(in: encoding.language)
    let hash = RenderedHash(label, line.place, tag: UInt64(line.kind.order))
    let rendered: RenderedPart
    if let known = lines.find(hash, where: { $0.label == label && $0.kind == line.kind && $0.place == line.place }) {
      rendered = known
    } else {
      rendered = render(line, label)
      lines.insert(rendered, LineKey(label: label, kind: line.kind, place: line.place), hash)
    }
    bytes.append(contentsOf: rendered.head)
    bytes.amount(line.amount, step)
    bytes.append(contentsOf: rendered.middle)
    if let units = line.units {
      bytes.text(", \"units\": ")
      bytes.digits(units)
    }
    if let item = line.item { write(item, to: &bytes) }
    if !line.shares.isEmpty { write(line.shares, to: &bytes) }
    bytes.append(contentsOf: rendered.tail)
  }

  private mutating func render(_ line: QuoteLine, _ label: String) -> RenderedPart {
    var part = RenderedPart()
    part.head.text("{\"label\": ")
    JSONWriter.appendQuoted(label, to: &part.head)
    part.head.text(", \"amount\": ")
    part.middle.text(", \"kind\": \"\(line.kind.description)\"")
    part.tail = place(line.place)
    return part
  }

  private mutating func write(_ violation: Violation, to bytes: inout [UInt8]) {
    let message = violation.message.text(in: encoding.language)
    let hash = RenderedHash(message, violation.place, tag: UInt64(violation.options.first?.index ?? 0xFFFF))
    let rendered: RenderedPart
    if let known = violations.find(hash, where: { $0.stands(for: violation, message) }) {
      rendered = known
    } else {
      rendered = render(violation, message)
      violations.insert(rendered, ViolationKey(violation, message), hash)
    }
    bytes.append(contentsOf: rendered.head)
    if let item = violation.item { write(item, to: &bytes) }
    bytes.append(contentsOf: rendered.tail)
  }

  private mutating func render(_ violation: Violation, _ message: String) -> RenderedPart {
    var part = RenderedPart()
    part.head.text("{\"code\": \"\(violation.code.description)\", \"grade\": \"\(violation.grade.description)\"")
    part.head.text(", \"options\": [")
    let names =
      violation.options.map { program.rules[$0].name.text } + violation.kinds.map { program.rules[$0].name.text }
    for (index, name) in names.enumerated() {
      if index > 0 { part.head.text(", ") }
      JSONWriter.appendQuoted(name, to: &part.head)
    }
    part.head.append(UInt8(ascii: "]"))
    part.tail.text(", \"message\": ")
    JSONWriter.appendQuoted(message, to: &part.tail)
    part.tail += place(violation.place)
    return part
  }

  private func write(_ item: ItemID, to bytes: inout [UInt8]) {
    bytes.text(", \"item\": ")
    JSONWriter.appendQuoted(item.text, to: &bytes)
  }

  private func write(_ shares: [QuoteLine.Share], to bytes: inout [UInt8]) {
    bytes.text(", \"shares\": [")
    for (index, share) in shares.enumerated() {
      bytes.text(index > 0 ? ", {\"item\": " : "{\"item\": ")
      JSONWriter.appendQuoted(share.item.text, to: &bytes)
      bytes.text(", \"amount\": ")
      bytes.amount(share.amount, step)
      bytes.append(UInt8(ascii: "}"))
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// The end of an object that a rule made.
  private mutating func place(_ place: Place?) -> [UInt8] {
    guard let place else { return [UInt8(ascii: "}")] }
    if let known = places[place] { return known }
    var bytes: [UInt8] = []
    bytes.text(", \"rule\": ")
    JSONWriter.appendQuoted(encoding.location(place), to: &bytes)
    bytes.append(UInt8(ascii: "}"))
    places[place] = bytes
    return bytes
  }
}

extension QuoteWriter.ViolationKey {
  fileprivate init(_ violation: Violation, _ message: String) {
    self.init(
      message: message, code: violation.code, grade: violation.grade, options: violation.options,
      kinds: violation.kinds, place: violation.place)
  }

  fileprivate func stands(for violation: Violation, _ message: String) -> Bool {
    self.message == message && code == violation.code && grade == violation.grade && place == violation.place
      && options == violation.options && kinds == violation.kinds
  }
}

extension QuoteLine.Kind {
  fileprivate var order: Int {
    switch self {
    case .base: 0
    case .charge: 1
    case .discount: 2
    case .tax: 3
    case .rounding: 4
    }
  }
}
