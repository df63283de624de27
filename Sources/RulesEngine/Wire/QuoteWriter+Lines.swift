extension QuoteWriter {
  /// What decides the constant parts of a line.
  struct LineKey: Sendable {
    let label: String
    let kind: QuoteLine.Kind
    let place: Place?
  }

  struct ViolationKey: Sendable {
    let message: String
    let code: Violation.Code
    let grade: Violation.Grade
    let options: [OptionID]
    let kinds: [ItemKindID]
    let place: Place?
  }

  // MARK: Lines

  mutating func write(_ line: QuoteLine, to bytes: inout [UInt8]) {
    let label = encoding.language == nil ? line.label.text : line.label.text(in: encoding.language)
    let hash = hash(label, line.place)
    let part =
      lineParts.find(hash) { $0.place == line.place && $0.kind == line.kind && $0.label.hasSameBytes(as: label) }
      ?? render(line, label, hash)
    bytes.append(part.head, of: lineParts.bytes)
    line.amount.append(in: step, to: &bytes)
    writeEnd(of: line, part.tail, lineParts.bytes, to: &bytes)
  }

  /// The tail starts with the kind; what only some lines have stands after it.
  func writeEnd(of line: QuoteLine, _ tail: Range<Int>, _ rendered: [UInt8], to bytes: inout [UInt8]) {
    guard line.units != nil || line.item != nil || !line.shares.isEmpty else {
      bytes.append(tail, of: rendered)
      return
    }
    let kindEnd = tail.lowerBound + line.kind.closing.utf8CodeUnitCount
    bytes.append(tail.lowerBound..<kindEnd, of: rendered)
    if let units = line.units {
      bytes.text(", \"units\": ")
      bytes.digits(units)
    }
    if let item = line.item { write(item, to: &bytes) }
    if !line.shares.isEmpty { write(line.shares, to: &bytes) }
    bytes.append(kindEnd..<tail.upperBound, of: rendered)
  }

  private mutating func render(_ line: QuoteLine, _ label: String, _ hash: UInt64) -> RenderedPart {
    let (head, tail) = rendered(line, label)
    return lineParts.insert(LineKey(label: label, kind: line.kind, place: line.place), hash, head: head, tail: tail)
  }

  /// What stands before and after the amount of a line.
  func rendered(_ line: QuoteLine, _ label: String) -> (head: [UInt8], tail: [UInt8]) {
    var head: [UInt8] = []
    head.text("{\"label\": ")
    JSONWriter.appendQuoted(label, to: &head)
    head.text(", \"amount\": \"")
    var tail: [UInt8] = []
    tail.text(line.kind.closing)
    close(line.place, &tail)
    return (head, tail)
  }

  private func write(_ shares: [QuoteLine.Share], to bytes: inout [UInt8]) {
    bytes.text(", \"shares\": [")
    for index in shares.indices {
      bytes.text(index > 0 ? ", {\"item\": " : "{\"item\": ")
      JSONWriter.appendQuoted(shares[index].item.text, to: &bytes)
      bytes.text(", \"amount\": \"")
      shares[index].amount.append(in: step, to: &bytes)
      bytes.text("\"}")
    }
    bytes.append(UInt8(ascii: "]"))
  }

  // MARK: Violations

  mutating func write(_ violation: Violation, to bytes: inout [UInt8]) {
    let message = encoding.language == nil ? violation.message.text : violation.message.text(in: encoding.language)
    let hash = hash(message, violation.place)
    let part =
      violationParts.find(hash) { $0.stands(for: violation, message) } ?? render(violation, message, hash)
    bytes.append(part.head, of: violationParts.bytes)
    if let item = violation.item { write(item, to: &bytes) }
    bytes.append(part.tail, of: violationParts.bytes)
  }

  private mutating func render(
    _ violation: Violation, _ message: String, _ hash: UInt64
  ) -> RenderedPart {
    let (head, tail) = rendered(violation, message)
    return violationParts.insert(ViolationKey(violation, message), hash, head: head, tail: tail)
  }

  /// What stands before and after the item of a violation.
  func rendered(_ violation: Violation, _ message: String) -> (head: [UInt8], tail: [UInt8]) {
    var head: [UInt8] = []
    head.words("{\"code\": \"\(violation.code.description)\", \"grade\": \"\(violation.grade.description)\"")
    head.text(", \"options\": [")
    let options = violation.options.map { program.rules[$0].name.text }
    for (index, name) in (options + violation.kinds.map { program.rules[$0].name.text }).enumerated() {
      if index > 0 { head.text(", ") }
      JSONWriter.appendQuoted(name, to: &head)
    }
    head.append(UInt8(ascii: "]"))
    var tail: [UInt8] = []
    tail.text(", \"message\": ")
    JSONWriter.appendQuoted(message, to: &tail)
    close(violation.place, &tail)
    return (head, tail)
  }

  // MARK: Both

  /// Enough to tell nearly all apart, without looking at each byte of the words.
  private func hash(_ words: String, _ place: Place?) -> UInt64 {
    let count = UInt64(truncatingIfNeeded: words.utf8.count) << 48
    guard let place else { return count }
    return count ^ UInt64(UInt32(bitPattern: place.file)) << 32 ^ UInt64(UInt32(bitPattern: place.start))
  }

  func write(_ item: ItemID, to bytes: inout [UInt8]) {
    bytes.text(", \"item\": ")
    JSONWriter.appendQuoted(item.text, to: &bytes)
  }

  /// The end of an object that a rule made.
  private func close(_ place: Place?, _ bytes: inout [UInt8]) {
    if let place {
      bytes.text(", \"rule\": ")
      JSONWriter.appendQuoted(encoding.location(place), to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}

extension QuoteWriter.ViolationKey {
  init(_ violation: Violation, _ message: String) {
    self.init(
      message: message, code: violation.code, grade: violation.grade, options: violation.options,
      kinds: violation.kinds, place: violation.place)
  }

  func stands(for violation: Violation, _ message: String) -> Bool {
    place == violation.place && code == violation.code && grade == violation.grade && options == violation.options
      && kinds == violation.kinds && self.message.hasSameBytes(as: message)
  }
}

extension QuoteLine.Kind {
  /// What stands between an amount's digits and the rest of its line.
  fileprivate var closing: StaticString {
    switch self {
    case .base: "\", \"kind\": \"base\""
    case .charge: "\", \"kind\": \"charge\""
    case .discount: "\", \"kind\": \"discount\""
    case .tax: "\", \"kind\": \"tax\""
    case .rounding: "\", \"kind\": \"rounding\""
    }
  }
}
