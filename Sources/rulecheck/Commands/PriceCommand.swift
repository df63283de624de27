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
  static let offers = CommandOption.flag("offers", "show also which values can be had now, and what each would change")

  static let name = "price"
  static let signature = CommandSignature(
    name, "the quote of an order",
    operands: [Operand("ORDER", "a JSON file; without one or with -, standard input", .optional)],
    options: [rules.declaration, format.declaration, moment.declaration, language.declaration, offers.declaration],
    notes:
      "An order is an object of selections, or has \"events\". With a line for each order (NDJSON), each has a line as its answer."
  )

  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    let path = arguments.operands.first ?? "-"
    do {
      let input = try InputBytes(path, console)
      let pricing = Pricing(arguments, path, console)
      if !path.hasSuffix(".ndjson"), let document = try input.document() { return try pricing.priceDocument(document) }
      input.endAtSignals()
      var lines = PriceLines(pricing)
      return try lines.price(LineBlocks(input))
    } catch let problem as any Explained {
      console.report(problem)
    } catch {
      console.notices.write(line: "error: the order can't be priced")
    }
    return .notCarriedOut
  }
}
