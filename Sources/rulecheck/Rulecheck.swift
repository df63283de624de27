/// The command `rulecheck`: checks rule files, prices orders, runs examples.
@main
struct Rulecheck {
  static var commands: [any Command.Type] {
    [CheckCommand.self, PriceCommand.self, TestCommand.self, ExplainCommand.self]
  }

  static let index = CommandIndex(
    "rulecheck", "checks rule files, prices orders with them, and runs their examples",
    commands.map { $0.signature })

  static func main() {
    var console = Console.main()
    let code = run(Array(CommandLine.arguments.dropFirst()), &console)
    console.end(code)
  }

  static func run(_ words: [String], _ console: inout Console) -> ExitCode {
    guard let name = words.first, name != "--help", name != "-h", name != "help" else {
      console.results.write(index.help(console.paint))
      return words.isEmpty ? .notCarriedOut : .allWell
    }
    if name == "--version" {
      console.results.write(line: "rulecheck \(version)")
      return .allWell
    }
    do {
      let signature = try index.signature(named: name)
      let arguments = try signature.parse(Array(words.dropFirst()))
      console.use(arguments[.color])
      if arguments[.help] {
        console.results.write(signature.help(of: index.program, console.paint))
        return .allWell
      }
      for command in commands where command.signature.name == name { return command.run(arguments, console) }
      return .notCarriedOut
    } catch {
      console.report(error)
      return .notCarriedOut
    }
  }

  static let version = "0.1.0"
}

/// One command of the program.
protocol Command: Sendable {
  static var signature: CommandSignature { get }
  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode
}
