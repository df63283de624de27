import RuleDSL
import RulesEngine

/// Prices orders of which each is a line: an answer a line, in the same order.
struct PriceLines {
  private var pricing: Pricing
  private let console: Console
  /// The shops that orders named so far, by the words with which they did.
  private var shops: [PricedShop] = []
  private var answers: [UInt8] = []
  private var code = ExitCode.allWell

  init(_ pricing: Pricing) {
    self.pricing = pricing
    console = pricing.console
  }

  /// Answers every line. What can't be read or priced is answered, too.
  mutating func price(_ blocks: LineBlocks) throws -> ExitCode {
    // What the command line names must be there; what an order names is its own trouble.
    if let rules = pricing.arguments[PriceCommand.rules] { _ = try shop(named: nil, rules) }
    var progress = ProgressLine(console)
    defer {
      progress.clear()
      send()
    }
    while let block = try blocks.next(beforeWaiting: {
      send()
      console.results.flush()
    }) {
      for line in block.lines { answer(line, block.bytes) }
      if let last = block.lines.last { progress.show { "\(last.number) orders" } }
    }
    return code
  }

  private mutating func send() {
    console.results.write(bytes: answers)
    answers.removeAll(keepingCapacity: true)
  }

  private mutating func answer(_ line: JSONLine, _ bytes: [UInt8]) {
    if !line.isTooLong, line.range.isEmpty || bytes[line.range.lowerBound] != UInt8(ascii: "{") {
      if line.isBlank(in: bytes) { return }
    }
    for index in shops.indices.reversed() {
      switch shops[index].answer(line, bytes, to: &answers) {
      case .unusual: continue
      case .priced(let isWell): if !isWell { code = .findings }
      }
      finish()
      return
    }
    answerWhole(line, bytes)
    finish()
  }

  private mutating func finish() {
    answers.append(UInt8(ascii: "\n"))
    if answers.count >= InputBytes.blockSize { send() }
  }

  /// Reads an order whole: the first of each shop, and where something is unusual.
  private mutating func answerWhole(_ line: JSONLine, _ bytes: [UInt8]) {
    do {
      guard !line.isTooLong else { throw OrderProblem.tooLong(line: line.number, path: pricing.path) }
      let document = try OrderDocument(bytes, in: line.range, number: line.number, path: pricing.path)
      let index = try shop(named: document.rules, nil)
      let isWell = try shops[index].answer(document, to: &answers)
      if !isWell { code = .findings }
    } catch {
      code = .findings
      write(error, line)
    }
  }

  private mutating func shop(named rules: String?, _ path: String?) throws -> Int {
    let isFixed = pricing.arguments.has(PriceCommand.rules)
    let name = isFixed ? nil : rules
    if let known = shops.firstIndex(where: { $0.isFixed || $0.rules == name.map { Array($0.utf8) } }) { return known }
    let (file, compiled) = try pricing.rules(named: name)
    let program = compiled.forManyOrders()
    shops.append(
      PricedShop(program, pricing.encoding(file), try pricing.open(program), rules: name, isFixed: isFixed))
    return shops.count - 1
  }

  private mutating func write(_ error: any Error, _ line: JSONLine) {
    var writer = JSONWriter(.line)
    writer.beginObject()
    writer.key("line")
    writer.integer(Int64(line.number))
    writer.key("error")
    var offset: Int?
    switch error as? OrderProblem {
    case .json(let error, _, _):
      writer.string("not-json")
      offset = error.offset - line.range.lowerBound
    case .order: writer.string("not-an-order")
    case .tooLong: writer.string("too-long")
    default: writer.string("no-rules")
    }
    writer.key("message")
    writer.string((error as? any Explained)?.message ?? "the order can't be priced")
    if let offset {
      writer.key("at")
      writer.integer(Int64(offset))
    }
    writer.endObject()
    answers += writer.bytes
  }
}

/// The rules that some orders of an input are priced with.
private struct PricedShop {
  enum Answer {
    /// Nothing was written.
    case unusual
    case priced(isWell: Bool)
  }

  /// The words by which orders name it, as UTF-8; none where they say nothing.
  let rules: [UInt8]?
  /// It counts whatever orders say.
  let isFixed: Bool
  private var reader: OrderReader
  private var writer: QuoteWriter
  /// Before anything was selected.
  private let empty: OrderSession
  private var session: OrderSession
  private var figures: QuoteFigures

  init(_ program: Program, _ encoding: QuoteEncoding, _ empty: OrderSession, rules: String?, isFixed: Bool) {
    self.rules = rules.map { Array($0.utf8) }
    self.isFixed = isFixed
    self.empty = empty
    session = empty
    reader = OrderReader(program)
    writer = QuoteWriter(program, encoding)
    figures = QuoteFigures(program)
  }

  /// Prices an order straight from its bytes, if it is plain and for this shop.
  mutating func answer(_ line: JSONLine, _ bytes: [UInt8], to answers: inout [UInt8]) -> Answer {
    guard !line.isTooLong else { return .unusual }
    session.restart(as: empty)
    guard reader.tell(&session, bytes, in: line.range), isFixed || reader.rules == rules else { return .unusual }
    session.read(into: &figures)
    writer.write(figures, order: reader.order, to: &answers)
    return .priced(isWell: figures.mayBePlaced)
  }

  mutating func answer(_ document: OrderDocument, to answers: inout [UInt8]) throws -> Bool {
    session.restart(as: empty)
    let refused = document.tell(&session) + document.tellEvents(&session)
    let quote = session.quote
    writer.write(quote, order: document.order.map { Array($0.utf8) }, refused: refused, to: &answers)
    return quote.mayBePlaced && refused.isEmpty
  }
}
