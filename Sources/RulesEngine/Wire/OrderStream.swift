/// Many orders at once, each made by events: a line of JSON in, a line out.
///
/// ```swift
/// var stream = OrderStream(program, encoding)
/// stream.answer(bytes, JSONLine(number: 1, range: bytes.indices), to: &answers)
/// ```
/// Orders are independent of each other. What is open takes memory, nothing else does.
public struct OrderStream: Sendable {
  /// Answers say what changed since the answer before, not the whole quote.
  public var givesChanges = false
  /// So many orders may be open at once.
  public var openLimit: Int?
  /// The date and time of every order that says none itself.
  public var moment: Moment?

  let program: Program
  var reader: OrderReader
  var writer: QuoteWriter
  private var orders = OpenOrders()
  /// Before anything was selected.
  private let empty: OrderSession
  private var figures: QuoteFigures
  /// The name of the order that a line is for, as UTF-8.
  private var id: [UInt8] = []

  public init(_ program: Program, _ encoding: QuoteEncoding) {
    self.program = program.forManyOrders()
    empty = OrderSession(self.program)
    reader = OrderReader(self.program)
    writer = QuoteWriter(self.program, encoding)
    figures = QuoteFigures(self.program)
  }

  /// How many orders are open.
  public var openCount: Int { orders.count }

  /// Takes in the event of a line, and writes its answer with a line end. Every line has one answer, whatever is in it.
  ///
  /// Gives whether all is well: the line was read, nothing was refused, and the order may be placed.
  @discardableResult
  public mutating func answer(_ bytes: [UInt8], _ line: JSONLine, to answers: inout [UInt8]) -> Bool {
    let isWell: Bool
    if let fields = line.isTooLong ? nil : reader.eventFields(bytes, in: line.range) {
      id.removeAll(keepingCapacity: true)
      id.append(contentsOf: reader.order(of: fields, bytes))
      isWell = answer(.fields(fields, line.range), bytes, seq: fields.seq, closes: fields.verb == .close, to: &answers)
    } else {
      isWell = answerWhole(bytes, line, to: &answers)
    }
    answers.append(0x0A)
    return isWell
  }

  /// An event: its places in the line, or read whole where something is unusual.
  private enum Telling {
    case fields(EventFields, Range<Int>)
    case value(JSONValue)
  }

  private mutating func answerWhole(_ bytes: [UInt8], _ line: JSONLine, to answers: inout [UInt8]) -> Bool {
    let event: WholeEvent
    do {
      event = try WholeEvent(bytes, line)
    } catch {
      error.write(line, to: &answers)
      return false
    }
    id = Array(event.order.utf8)
    var seq: Int64?
    do {
      seq = try event.seq
      let closes = isStale(seq) ? false : try event.closes
      return answer(.value(event.value), bytes, seq: seq, closes: closes, to: &answers)
    } catch {
      writeRefusal(error, seq: seq, to: &answers)
      return false
    }
  }

  private func isStale(_ seq: Int64?) -> Bool {
    guard let seq, let known = orders.index(of: id), let last = orders.all[known].seq else { return false }
    return seq <= last
  }

  private mutating func answer(
    _ telling: Telling, _ bytes: [UInt8], seq: Int64?, closes: Bool, to answers: inout [UInt8]
  ) -> Bool {
    let known = orders.index(of: id)
    if let known, let seq, let last = orders.all[known].seq, seq <= last {
      return writeQuote(known, seq: seq, isStale: true, to: &answers)
    }
    if closes { return close(known, seq: seq, to: &answers) }
    if let known {
      if let refused = OrderStream.take(telling, bytes, &reader, &orders.all[known].session) {
        writeRefusal(refused, seq: seq, to: &answers)
        return false
      }
      if let seq { orders.all[known].seq = seq }
      return writeQuote(known, seq: seq, isStale: false, to: &answers)
    }
    if let openLimit, orders.count >= openLimit {
      writeTooManyOrders(seq: seq, to: &answers)
      return false
    }
    return open(telling, bytes, seq: seq, to: &answers)
  }

  /// A refused event opens no order.
  private mutating func open(
    _ telling: Telling, _ bytes: [UInt8], seq: Int64?, to answers: inout [UInt8]
  ) -> Bool {
    var session = orders.session(like: empty)
    if let moment { try? session.take(.selected(program.rules.moment, .moment(moment))) }
    if let refused = OrderStream.take(telling, bytes, &reader, &session) {
      writeRefusal(refused, seq: seq, to: &answers)
      return false
    }
    let index = orders.open(id, session)
    orders.all[index].seq = seq
    return writeQuote(index, seq: seq, isStale: false, to: &answers)
  }

  /// Tells an order an event. Gives what was refused.
  private static func take(
    _ telling: Telling, _ bytes: [UInt8], _ reader: inout OrderReader, _ session: inout OrderSession
  ) -> OrderDocument.Refused? {
    switch telling {
    case .value(let value): return OrderDocument.tell(&session, event: value)
    case .fields(let fields, let range):
      if let event = reader.event(fields, bytes, for: session) {
        do {
          try session.take(event)
          return nil
        } catch {}
      }
      // Read whole, it is refused in words.
      guard let value = try? JSONReader.read(bytes, in: range, mayHaveMark: false) else { return nil }
      return OrderDocument.tell(&session, event: value)
    }
  }

  // MARK: Answers

  private mutating func writeQuote(_ index: Int, seq: Int64?, isStale: Bool, to answers: inout [UInt8]) -> Bool {
    guard givesChanges else {
      OrderStream.read(&orders.all[index].session, into: &figures)
      writer.write(figures, order: id, seq: seq, isStale: isStale, to: &answers)
      return figures.mayBePlaced
    }
    let quote = OrderStream.quote(of: &orders.all[index].session)
    let changes = QuoteChanges(from: orders.all[index].before, to: quote)
    writer.write(changes, quote, order: id, seq: seq, isStale: isStale, to: &answers)
    orders.all[index].before = quote
    return quote.mayBePlaced
  }

  private static func read(_ session: inout OrderSession, into figures: inout QuoteFigures) {
    session.read(into: &figures)
  }

  /// Where the session stands: to read it there would copy all of it first.
  private static func quote(of session: inout OrderSession) -> Quote { session.quote }

  /// What isn't open has no total.
  private mutating func close(_ index: Int?, seq: Int64?, to answers: inout [UInt8]) -> Bool {
    writer.writeAddress(order: id, seq: seq, to: &answers)
    answers.text("\"closed\": true")
    var isWell = true
    if let index {
      isWell = orders.all[index].session.mayBePlaced
      answers.text(", \"total\": ")
      writer.writeTotal(orders.all[index].session.total, mayBePlaced: isWell, to: &answers)
      orders.close(index)
    }
    answers.append(UInt8(ascii: "}"))
    return isWell
  }

  private func writeRefusal(_ refused: OrderDocument.Refused, seq: Int64?, to answers: inout [UInt8]) {
    writer.writeAddress(order: id, seq: seq, to: &answers)
    writer.write([refused], to: &answers)
    answers.append(UInt8(ascii: "}"))
  }

  private func writeTooManyOrders(seq: Int64?, to answers: inout [UInt8]) {
    writer.writeAddress(order: id, seq: seq, to: &answers)
    answers.text("\"refused\": [{\"path\": \"/order\", \"given\": ")
    answers.quoted(id)
    answers.text(", \"reason\": \"too-many-orders\"}]}")
  }
}

extension OrderStream {
  /// A number that is the same for all events of one order, so that they can be answered by one stream of several.
  public static func orderHash(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
    if let hash = try? plainOrderHash(bytes, in: range) { return hash }
    // What has no order is answered the same by all.
    guard let value = try? JSONReader.read(bytes, in: range), case .string(let order) = value["order"]?.content else {
      return 0
    }
    let id = Array(order.utf8)
    return ByteHash(id, id.indices).value
  }

  private static func plainOrderHash(
    _ bytes: [UInt8], in range: Range<Int>
  ) throws(PlainScanner.Unusual) -> UInt64? {
    var scanner = PlainScanner(range, of: bytes)
    let words = WireWords.shared
    try scanner.take(UInt8(ascii: "{"), bytes)
    var isFirst = true
    while try scanner.hasNext(isFirst: isFirst, before: UInt8(ascii: "}"), bytes) {
      isFirst = false
      let key = try scanner.key(bytes)
      let word =
        key.isUnescaped ? words.word(scanner.unescaped, key.range, key.hash) : words.word(bytes, key.range, key.hash)
      if word == .order { return try scanner.string(bytes).hash }
      try scanner.skipPlain(bytes)
    }
    return nil
  }
}
