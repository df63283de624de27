import RuleDSL
import RulesEngine

/// `rulecheck price`: the quote of an order, or after every event of an event list.
enum PriceCommand: Command {
  enum Format: String, CaseIterable { case text, json }

  static let rules = CommandOption.text("rules", "FILE", "the rule file to use")
  static let format = CommandOption.word("format", default: Format.text, "how to print the quote")
  static let language = CommandOption.text("lang", "TAG", "the language of labels and messages, such as en")
  static let moment = CommandOption.value(
    "at", "TIME", expected: "a date and a time such as 2026-12-01T14:00", "the order's date and time"
  ) { Moment($0) }

  static let name = "price"
  static let signature = CommandSignature(
    name, "the quote of an order",
    operands: [Operand("ORDER", "a JSON file; without one or with -, standard input", .optional)],
    options: [rules.declaration, format.declaration, moment.declaration, language.declaration],
    notes:
      "An order is an object of selections, or has \"events\". With a line for each order (NDJSON), each has a line as its answer."
  )

  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    let path = arguments.operands.first ?? "-"
    do {
      let bytes = try console.read(path)
      var pricing = Pricing(arguments, path, bytes, console)
      return try path.hasSuffix(".ndjson") || JSONLines.isNDJSON(bytes) ? pricing.priceLines() : pricing.priceDocument()
    } catch let problem as any Explained {
      console.report(problem)
    } catch {
      console.notices.write(line: "error: the order can't be priced")
    }
    return .notCarriedOut
  }
}

/// Why an order can't be priced at all.
enum OrderProblem: Explained {
  case json(JSONError, JSONPosition, path: String)
  case order(OrderDocument.Mistake, JSONPosition, path: String)
  case rules(String, mistakes: Int)
  case language(String, known: [String])

  var message: String {
    switch self {
    case .json(let error, let position, let path): "\(name(path)):\(position.line):\(position.column): \(error.message)"
    case .order(.notAnObject, let position, let path):
      "\(name(path)):\(position.line):\(position.column): an order is an object in { }, with a selection for each option"
    case .order(.wrongKind(let key, _), let position, let path):
      "\(name(path)):\(position.line):\(position.column): \"\(key)\" must be \(key == "events" || key == "items" ? "a list" : "a text")"
    case .order(.tooManyItems(let count, _), let position, let path):
      "\(name(path)):\(position.line):\(position.column): \(count) items are more than an order may hold"
    case .order(.itemTwice(let id, _), let position, let path):
      "\(name(path)):\(position.line):\(position.column): two items have the id \(visibleText(id))"
    case .rules(let name, mistakes: 0): "\(name) sells nothing by itself: it is for other rule files to use"
    case .rules(let name, let mistakes): "\(name) has \(counted(mistakes, "mistake")), so nothing can be priced with it"
    case .language(let tag, _): "the shop has no language \(visibleText(tag))"
    }
  }

  var help: String? {
    switch self {
    case .json(let error, _, _): error.help
    case .order(.notAnObject, _, _): "for example {\"drink\": \"紅茶\", \"size\": \"大杯\"}"
    case .order(.tooManyItems, _, _): "an order has at most \(Selections.itemLimit) items; send it in parts"
    case .order(.itemTwice, _, _): "give each item an id of its own, such as \"a\", \"b\""
    case .order: nil
    case .rules(_, mistakes: 0): "name the rule file that uses it with --rules FILE"
    case .rules(let name, _): "rulecheck check \(name) shows them"
    case .language(let tag, let known):
      nearName(to: tag, among: known).map { "did you mean \($0)?" } ?? "it has \(known.joined(separator: ", "))"
    }
  }

  private func name(_ path: String) -> String { path == "-" ? "standard input" : path }
}

/// Orders of one input, priced one after the other.
private struct Pricing {
  let arguments: Arguments
  let path: String
  let bytes: [UInt8]
  let console: Console
  /// Rule files that were compiled, for the lines of one input mostly use one.
  var files: [String: RuleFile] = [:]

  init(_ arguments: Arguments, _ path: String, _ bytes: [UInt8], _ console: Console) {
    self.arguments = arguments
    self.path = path
    self.bytes = bytes
    self.console = console
  }

  mutating func priceDocument() throws -> ExitCode {
    let document = try order(in: bytes.indices)
    let (file, program) = try rules(for: document)
    var session = try open(program)
    let encoding = arguments[PriceCommand.format] == .json ? encoding(file) : nil
    guard let events = document.events else {
      let refused = document.tell(&session)
      let quote = session.quote
      show(quote, program, file, document, refused, encoding)
      return quote.mayBePlaced && refused.isEmpty ? .allWell : .findings
    }
    _ = document.tell(&session)
    var mayBePlaced = session.quote.mayBePlaced
    for event in events {
      let refused = OrderDocument.tell(&session, event: event)
      let quote = session.quote
      mayBePlaced = quote.mayBePlaced
      showAfterEvent(quote, program, document, refused, encoding)
    }
    if arguments[PriceCommand.format] == .text { console.results.write(line: "priced with \(file.name)") }
    return mayBePlaced ? .allWell : .findings
  }

  mutating func priceLines() throws -> ExitCode {
    var code = ExitCode.allWell
    for line in JSONLines(bytes) {
      var writer = JSONWriter(.line)
      do {
        let document = try order(in: line.range)
        let (file, program) = try rules(for: document)
        var session = try open(program)
        let refused = document.tell(&session) + document.tellEvents(&session)
        let quote = session.quote
        encoding(file).write(quote, of: program, order: document.order, refused: refused, to: &writer)
        if !quote.mayBePlaced || !refused.isEmpty { code = .findings }
      } catch let problem as OrderProblem {
        guard case .json(let error, _, _) = problem else {
          writeProblem(problem, "not-an-order", at: nil, line, to: &writer)
          code = .findings
          console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")])
          continue
        }
        writeProblem(problem, "not-json", at: error.offset - line.range.lowerBound, line, to: &writer)
        code = .findings
      }
      console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")])
    }
    return code
  }

  private func writeProblem(
    _ problem: OrderProblem, _ word: String, at offset: Int?, _ line: JSONLine, to writer: inout JSONWriter
  ) {
    writer.removeAll()
    writer.beginObject()
    writer.key("line")
    writer.integer(Int64(line.number))
    writer.key("error")
    writer.string(word)
    writer.key("message")
    writer.string(problem.message)
    if let offset {
      writer.key("at")
      writer.integer(Int64(offset))
    }
    writer.endObject()
  }

  private func order(in range: Range<Int>) throws(OrderProblem) -> OrderDocument {
    let value: JSONValue
    do {
      value = try JSONReader.read(bytes, in: range)
    } catch {
      throw .json(error, JSONPosition(of: error.offset, in: bytes), path: path)
    }
    do {
      return try OrderDocument(value)
    } catch {
      let offset =
        switch error {
        case .notAnObject(let offset), .wrongKind(_, let offset), .itemTwice(_, let offset),
          .tooManyItems(_, let offset):
          offset
        }
      throw .order(error, JSONPosition(of: offset, in: bytes), path: path)
    }
  }

  private mutating func rules(for document: OrderDocument) throws -> (RuleFile, Program) {
    let rulesPath = try RuleFileSearch.path(
      arguments[PriceCommand.rules], order: document.rules, orderPath: path)
    let file: RuleFile
    if let known = files[rulesPath] {
      file = known
    } else {
      file = try RuleFile(rulesPath, console, onlyToPrice: true)
      files[rulesPath] = file
    }
    guard let program = file.compiled.program else {
      let renderer = file.renderer(console.noticePaint)
      let errors = file.compiled.diagnostics.filter { $0.severity == .error }
      for diagnostic in errors { console.notices.write(line: renderer.text(diagnostic)) }
      throw OrderProblem.rules(file.name, mistakes: errors.count)
    }
    if let tag = arguments[PriceCommand.language] {
      let known = program.rules.terms.languages.map { $0.text } + ["en", "zh-Hant"]
      guard known.contains(where: { LanguageTag($0) == LanguageTag(tag) }) else {
        throw OrderProblem.language(tag, known: known)
      }
    }
    return (file, program)
  }

  private func open(_ program: Program) throws -> OrderSession {
    var session = OrderSession(program)
    if let moment = arguments[PriceCommand.moment] {
      try session.take(.selected(program.rules.moment, .moment(moment)))
    }
    return session
  }

  private var language: LanguageTag? { arguments[PriceCommand.language].map { LanguageTag($0) } }

  private func encoding(_ file: RuleFile) -> QuoteEncoding {
    let renderer = file.renderer(Paint(isOn: false))
    return QuoteEncoding(
      rulesName: file.name, language: language, location: { renderer.location(of: $0).description },
      near: { nearName(to: $0, among: $1) })
  }

  private func show(
    _ quote: Quote, _ program: Program, _ file: RuleFile, _ document: OrderDocument, _ refused: [OrderDocument.Refused],
    _ encoding: QuoteEncoding?
  ) {
    if let encoding {
      var writer = JSONWriter(.indented)
      encoding.write(quote, of: program, order: document.order, refused: refused, to: &writer)
      console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")])
      return
    }
    for line in QuoteText(quote, program, language).lines(console.paint) {
      console.results.write(line: line)
    }
    for one in refused { console.results.write(line: text(one)) }
    console.results.write(line: "priced with \(file.name)")
  }

  private func text(_ refused: OrderDocument.Refused) -> String {
    let near =
      nearName(to: refused.refusal.given, among: refused.refusal.candidates).map { ", did you mean \($0)?" } ?? ""
    return "\(console.paint("✗", .red)) \(refused.refusal.message)\(near)  \(visibleText(refused.path))"
  }

  /// A line after every event: the total, and what is wrong.
  private func showAfterEvent(
    _ quote: Quote, _ program: Program, _ document: OrderDocument, _ refused: OrderDocument.Refused?,
    _ encoding: QuoteEncoding?
  ) {
    if let encoding {
      var writer = JSONWriter(.line)
      encoding.write(
        quote, of: program, order: document.order, refused: refused.map { [$0] } ?? [], to: &writer)
      console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")])
      return
    }
    let terms = program.rules.terms
    var line = quote.total.map { "\(terms.currency.code) \($0.formatted(terms.step))" } ?? "no total"
    for violation in quote.violations {
      line +=
        "  \(violation.grade == .warning ? "!" : "✗") \(violation.item.map { visibleText($0.text) + ": " } ?? "")\(visibleText(violation.message.text(in: language)))"
    }
    if let refused { line += "  " + text(refused) }
    console.results.write(line: line)
  }
}
