import RuleDSL
import RulesEngine

/// An order of one input, or several, and the rules that they are priced with.
struct Pricing {
  let arguments: Arguments
  let path: String
  let console: Console
  private let known = KnownFiles()

  private final class KnownFiles {
    /// Rule files that were compiled, for the lines of one input mostly use one.
    var files: [String: RuleFile] = [:]
    /// Why nothing can be priced with a file; it is shown once.
    var problems: [String: OrderProblem] = [:]
  }

  init(_ arguments: Arguments, _ path: String, _ console: Console) {
    self.arguments = arguments
    self.path = path
    self.console = console
    console.keep(known)
  }

  func priceDocument(_ bytes: [UInt8]) throws -> ExitCode {
    let document = try order(in: bytes)
    let (file, program) = try rules(named: document.rules)
    var session = try open(program)
    let encoding = arguments[PriceCommand.format] == .json ? encoding(file) : nil
    guard let events = document.events else {
      let refused = document.tell(&session)
      let quote = session.quote
      show(quote, session, file, document, refused, encoding)
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

  private func order(in bytes: [UInt8]) throws(OrderProblem) -> OrderDocument {
    try OrderDocument(bytes, in: bytes.indices, number: 1, path: path)
  }

  /// The rules that an order names, or that all are priced with.
  func rules(named name: String?) throws -> (RuleFile, Program) {
    let rulesPath = try RuleFileSearch.path(arguments[PriceCommand.rules], order: name, orderPath: path)
    if let problem = known.problems[rulesPath] { throw problem }
    let file: RuleFile
    if let compiled = known.files[rulesPath] {
      file = compiled
    } else {
      file = try RuleFile(rulesPath, console, onlyToPrice: true)
      known.files[rulesPath] = file
    }
    do {
      return (file, try file.program(language: arguments[PriceCommand.language], console))
    } catch {
      known.problems[rulesPath] = error
      throw error
    }
  }

  func open(_ program: Program) throws -> OrderSession {
    var session = OrderSession(program)
    if let moment = arguments[PriceCommand.moment] {
      try session.take(.selected(program.rules.moment, .moment(moment)))
    }
    return session
  }

  private var language: LanguageTag? { arguments[PriceCommand.language].map { LanguageTag($0) } }

  func encoding(_ file: RuleFile) -> QuoteEncoding { file.encoding(language) }

  private func show(
    _ quote: Quote, _ session: OrderSession, _ file: RuleFile, _ document: OrderDocument,
    _ refused: [OrderDocument.Refused], _ encoding: QuoteEncoding?
  ) {
    let program = session.program
    let offers = arguments[PriceCommand.offers]
    if let encoding {
      var writer = JSONWriter(.indented)
      encoding.write(
        quote, of: program, order: document.order, refused: refused, offers: offers ? session : nil, to: &writer)
      console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")])
      return
    }
    for line in QuoteText(quote, program, language).lines(console.paint) {
      console.results.write(line: line)
    }
    for one in refused { console.results.write(line: text(one)) }
    if offers {
      for line in OfferText(session, language).lines { console.results.write(line: line) }
    }
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
