import RuleDSL
import RulesEngine

/// `rulecheck test`: runs the examples of rule files.
enum TestCommand: Command {
  enum Format: String, CaseIterable { case text, json }

  static let format = CommandOption.word("format", default: Format.text, "how to print the results")
  static let filter = CommandOption.text("filter", "TEXT", "only examples whose title has this text")

  static let name = "test"
  static let signature = CommandSignature(
    name, "runs the examples of rule files",
    operands: [Operand("PATH", "rule files, or folders of them; without any, those here and in rules/", .several)],
    options: [format.declaration, filter.declaration])

  private struct Tally {
    var passed = 0
    var failed = 0
    var unusable = 0
  }

  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    var tally = Tally()
    var writer = JSONWriter(.indented)
    writer.beginArray()
    do {
      let paths = try ruleFilePaths(arguments.operands)
      for path in paths {
        let file = try RuleFile(path, console)
        run(file, arguments, console, &tally, &writer)
      }
    } catch let problem as any Explained {
      console.report(problem)
      return .notCarriedOut
    } catch {
      return .notCarriedOut
    }
    writer.endArray()
    if arguments[format] == .json {
      console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")])
    } else {
      var words = "\(counted(tally.passed, "example")) passed, \(tally.failed) failed"
      if tally.unusable > 0 { words += ", \(counted(tally.unusable, "file")) with mistakes" }
      console.results.write(line: words)
    }
    return tally.failed + tally.unusable > 0 ? .findings : .allWell
  }

  private static func run(
    _ file: RuleFile, _ arguments: Arguments, _ console: Console, _ tally: inout Tally, _ writer: inout JSONWriter
  ) {
    let renderer = file.renderer(console.noticePaint)
    guard let program = file.compiled.program else {
      // A file that is only for others to use has nothing to run.
      guard file.compiled.hasErrors else { return }
      tally.unusable += 1
      for diagnostic in file.compiled.diagnostics where diagnostic.severity == .error {
        console.notices.write(line: renderer.text(diagnostic))
      }
      console.notices.flush()
      return
    }
    for example in file.compiled.examples {
      if let wanted = arguments[filter], !example.title.contains(wanted) { continue }
      let result = example.run(by: program)
      if result.passed { tally.passed += 1 } else { tally.failed += 1 }
      if arguments[format] == .json {
        write(result, renderer, to: &writer)
      } else if !result.passed {
        show(result, file, renderer, console)
      }
    }
  }

  private static func show(
    _ result: ExampleResult, _ file: RuleFile, _ renderer: DiagnosticRenderer, _ console: Console
  ) {
    let paint = console.paint
    for failure in result.failures {
      console.results.write(
        line: "\(paint("✗", .red)) \(result.example.title)  (\(renderer.location(of: failure.place)))")
      console.results.write(line: "  expected \(failure.expected)")
      console.results.write(line: "  actual   \(failure.actual)")
      guard let program = file.compiled.program else { continue }
      for line in QuoteText(failure.quote, program, nil).lines(paint) { console.results.write(line: "    " + line) }
    }
  }

  private static func write(_ result: ExampleResult, _ renderer: DiagnosticRenderer, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("example")
    writer.string(result.example.title)
    writer.key("rule")
    writer.string(renderer.location(of: result.example.place).description)
    writer.key("passed")
    writer.bool(result.passed)
    writer.key("failures")
    writer.beginArray()
    for failure in result.failures {
      writer.beginObject()
      for (key, text) in [
        ("rule", renderer.location(of: failure.place).description), ("expected", failure.expected),
        ("actual", failure.actual),
      ] {
        writer.key(key)
        writer.string(text)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
