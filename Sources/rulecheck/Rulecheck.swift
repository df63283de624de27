/// The command `rulecheck`: checks rule files, prices orders, runs examples.
@main
struct Rulecheck {
  static var commands: [any Command.Type] {
    [
      CheckCommand.self, PriceCommand.self, StreamCommand.self, TestCommand.self, FmtCommand.self, ExplainCommand.self,
    ]
  }

  static let index = CommandIndex(
    "rulecheck", "checks rule files, prices orders with them, runs their examples, and writes them neatly",
    commands.map { $0.signature })

  static func main() {
    var console = Console.main()
    let code = run(Array(CommandLine.arguments.dropFirst()), &console)
    console.end(code)
  }

  static func run(_ words: [String], _ console: inout Console) -> ExitCode {
    if words.count == 2, words[0] == "help", words[1] != "--help" { return run([words[1], "--help"], &console) }
    guard let name = words.first, name != "--help", name != "-h", name != "help" else {
      console.results.write(index.help(console.paint))
      return words.isEmpty ? .notCarriedOut : .allWell
    }
    if name == "--version" {
      console.results.write(line: "rulecheck \(version)")
      return .allWell
    }
    do throws(UsageError) {
      guard let command = commands.first(where: { $0.name == name }) else { throw index.missing(name) }
      let signature = command.signature
      let arguments = try signature.parse(Array(words.dropFirst()))
      console.use(arguments[.color])
      if arguments[.help] {
        console.results.write(signature.help(of: index.program, console.paint))
        return .allWell
      }
      return command.run(arguments, console)
    } catch {
      console.report(error)
      return .notCarriedOut
    }
  }

  static let version = "0.1.0"
}

/// One command of the program.
protocol Command: Sendable {
  /// What stands for it on the command line. The others' signatures needn't be made to find one.
  static var name: String { get }
  static var signature: CommandSignature { get }
  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode
}
