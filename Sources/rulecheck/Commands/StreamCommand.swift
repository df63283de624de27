import RuleDSL
import RulesEngine

/// `rulecheck stream`: events of many orders, an answer a line.
enum StreamCommand: Command {
  static let rules = CommandOption.text("rules", "FILE", "the rule file to use")
  static let changes = CommandOption.flag("changes", "answer with what changed, not with the whole quote")
  static let openLimit = CommandOption.number(
    "max-open", "N", in: 1...100_000_000, "refuse an event that would open one more order than N")
  static let jobs = CommandOption.number("jobs", "N", in: 1...255, "work with so many threads; default 1")

  static let name = "stream"
  static let signature = CommandSignature(
    name, "the quote after every event of many orders",
    operands: [Operand("EVENTS", "a file with an event a line; without one or with -, standard input", .optional)],
    options: [
      rules.declaration, changes.declaration, openLimit.declaration, jobs.declaration,
      PriceCommand.language.declaration, PriceCommand.moment.declaration,
    ],
    notes:
      "An event says which order it is for and what is so now: {\"order\": \"A17\", \"set\": \"size\", \"to\": \"large\"}. Others \"clear\" an option, \"add\" or \"remove\" an item, and \"close\" the order. Every line has one line as its answer, in the same order. It ends with 1 if any line could not be read, was refused, or left an order that may not be placed."
  )

  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    let path = arguments.operands.first ?? "-"
    do {
      let rulesPath = try RuleFileSearch.path(arguments[rules], order: nil, orderPath: path)
      let file = try RuleFile(rulesPath, console, onlyToPrice: true)
      let program = try file.program(language: arguments[PriceCommand.language], console)
      var stream = OrderStream(program, file.encoding(arguments[PriceCommand.language].map { LanguageTag($0) }))
      stream.givesChanges = arguments[changes]
      stream.moment = arguments[PriceCommand.moment]
      let input = try InputBytes(path, console)
      input.endAtSignals()
      let blocks = LineBlocks(input)
      let jobs = arguments[jobs] ?? 1
      let isWell =
        try jobs == 1
        ? answer(blocks, stream, openLimit: arguments[openLimit], console)
        : StreamJobs.answer(blocks, stream, jobs: jobs, openLimit: arguments[openLimit], console)
      return isWell ? .allWell : .findings
    } catch let problem as any Explained {
      console.report(problem)
    } catch {
      console.notices.write(line: "error: the events can't be answered")
    }
    return .notCarriedOut
  }

  /// Answers one line after the other.
  private static func answer(
    _ blocks: LineBlocks, _ stream: OrderStream, openLimit: Int?, _ console: Console
  ) throws(FileError) -> Bool {
    var stream = stream
    stream.openLimit = openLimit
    var answers: [UInt8] = []
    var isWell = true
    var progress = ProgressLine(console)
    func send() {
      console.results.write(bytes: answers)
      answers.removeAll(keepingCapacity: true)
    }
    defer {
      progress.clear()
      send()
    }
    while let block = try blocks.next(beforeWaiting: {
      send()
      console.results.flush()
    }) {
      for line in block.lines {
        if !stream.answer(block.bytes, line, to: &answers) { isWell = false }
        if answers.count >= InputBytes.blockSize { send() }
      }
      if let last = block.lines.last { progress.show { "\(last.number) events, \(stream.openCount) orders open" } }
    }
    return isWell
  }
}
