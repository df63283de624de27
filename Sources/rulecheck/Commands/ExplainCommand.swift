import RuleDSL
import RulesEngine

/// `rulecheck explain`: what a code means, with a bad and a good example; without a code, the list.
enum ExplainCommand: Command {
  enum Format: String, CaseIterable { case text, json, markdown }

  static let format = CommandOption.word("format", default: Format.text, "how to print it")

  static let name = "explain"
  static let signature = CommandSignature(
    name, "what the code of a mistake means, and how to mend it",
    operands: [Operand("CODE", "the word behind a mistake, such as unknown-name; without one, the list", .optional)],
    options: [format.declaration],
    notes: "The code stands in brackets: `unknown-name` in `error[unknown-name]`.")

  enum Failure: Explained {
    case unknownCode(String, near: String?)

    var message: String {
      switch self {
      case .unknownCode(let code, _): "there is no code `\(visibleText(code))`"
      }
    }

    var help: String? {
      switch self {
      case .unknownCode(_, let near):
        near.map { "did you mean `\($0)`?" } ?? "`rulecheck explain` lists the codes"
      }
    }
  }

  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    guard let code = arguments.operands.first else {
      showAll(arguments[format], console)
      return .allWell
    }
    let all = Explanations.all
    guard let explanation = all.first(where: { $0.code == code }) else {
      console.report(Failure.unknownCode(code, near: nearName(to: code, among: all.map { $0.code })))
      return .notCarriedOut
    }
    show(explanation, arguments[format], console)
    return .allWell
  }

  private static func showAll(_ format: Format, _ console: Console) {
    switch format {
    case .text: console.results.write(Explanations.list(console.paint))
    case .markdown: console.results.write(Explanations.markdown)
    case .json:
      var writer = JSONWriter(.indented)
      writer.beginArray()
      for explanation in Explanations.all { explanation.write(to: &writer) }
      writer.endArray()
      console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")])
    }
  }

  private static func show(_ explanation: Explanation, _ format: Format, _ console: Console) {
    switch format {
    case .text: console.results.write(explanation.text(console.paint))
    case .markdown: console.results.write(explanation.markdown)
    case .json:
      var writer = JSONWriter(.indented)
      explanation.write(to: &writer)
      console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")])
    }
  }
}
