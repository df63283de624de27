import RuleDSL
import RulesEngine

/// `rulecheck check`: every mistake of the rules at once, then what the shop sells.
enum CheckCommand: Command {
  enum Format: String, CaseIterable { case text, short, json }
  enum Limit: String, CaseIterable { case error, warning, note }

  static let format = CommandOption.word("format", default: Format.text, "how to print what was found")
  static let failOn = CommandOption.word("fail-on", default: Limit.error, "from which severity on to exit with 1")

  static let program = CommandOption.flag("program", "print also what each rule became in the program that runs")

  static let name = "check"
  static let signature = CommandSignature(
    name, "reads rule files and reports every mistake at once",
    operands: [Operand("PATH", "rule files, or folders of them; without any, those here and in rules/", .several)],
    options: [format.declaration, failOn.declaration, program.declaration])

  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    var code = ExitCode.allWell
    var found: [Diagnostic] = []
    var writer = JSONWriter(.indented)
    writer.beginArray()
    do {
      let paths = try ruleFilePaths(arguments.operands)
      for path in paths {
        let file = try RuleFile(path, console, withInstructions: arguments[program])
        found += file.compiled.diagnostics
        if file.compiled.diagnostics.contains(where: { $0.severity.reaches(arguments[failOn]) }) {
          code = code.worse(.findings)
        }
        switch arguments[format] {
        case .text:
          show(file, console)
          if arguments[program] { list(file, console) }
        case .short:
          let renderer = file.renderer(Paint(isOn: false))
          for diagnostic in file.compiled.diagnostics { console.results.write(line: renderer.short(diagnostic)) }
        case .json:
          let renderer = file.renderer(Paint(isOn: false))
          for diagnostic in file.compiled.diagnostics { write(renderer.record(diagnostic), to: &writer) }
        }
      }
    } catch let problem as any Explained {
      return report(problem, console)
    } catch {
      return .notCarriedOut
    }
    writer.endArray()
    if arguments[format] == .text { hint(at: found, console) }
    if arguments[format] == .json { console.results.write(bytes: writer.bytes + [UInt8(ascii: "\n")]) }
    return code
  }

  private static func report(_ problem: any Explained, _ console: Console) -> ExitCode {
    console.report(problem)
    return .notCarriedOut
  }

  private static func list(_ file: RuleFile, _ console: Console) {
    guard let program = file.compiled.program else { return }
    let renderer = file.renderer(Paint(isOn: false))
    console.results.write(program.listing { "\(renderer.location(of: $0))" })
  }

  private static func show(_ file: RuleFile, _ console: Console) {
    let renderer = file.renderer(console.noticePaint)
    for diagnostic in file.compiled.diagnostics { console.notices.write(line: renderer.text(diagnostic)) }
    if file.compiled.unlistedCount > 0 {
      console.notices.write(line: "and \(file.compiled.unlistedCount) more in \(file.name)")
    }
    console.notices.flush()
    console.results.write(line: summary(file))
    console.results.flush()
  }

  /// The last line: how to learn more. The example is the worst of what was found.
  private static func hint(at found: [Diagnostic], _ console: Console) {
    guard let example = found.first(where: { $0.severity == .error }) ?? found.first else { return }
    console.notices.write(line: "For more about a mistake: rulecheck explain \(example.code)")
    console.notices.flush()
  }

  /// What the shop sells, in a line.
  private static func summary(_ file: RuleFile) -> String {
    let errors = file.compiled.errorCount
    guard let program = file.compiled.program else {
      if errors == 0 { return "\(file.name): nothing is sold here, it is for other files to use" }
      return "\(file.name): \(counted(errors, "mistake"))"
    }
    let terms = program.rules.terms
    let title = terms.title.map { "\($0.text), " } ?? ""
    let options = program.rules.options.dropLast().filter { $0.item == nil }
    var parts: [String] = ["prices in \(terms.currency.code), in steps of \(terms.step)"]
    for option in options {
      guard case .choice(let choice) = option.kind else { continue }
      parts.append("\(option.name) (\(choice.values.count))")
    }
    let others = options.filter { if case .choice = $0.kind { false } else { true } }
    if !others.isEmpty { parts.append(others.map { $0.name.text }.joined(separator: ", ")) }
    for (index, kind) in program.rules.kinds.enumerated() {
      let own = program.rules.options.filter { $0.item?.index == index }
      parts.append("item \(kind.name) with \(own.map { $0.name.text }.joined(separator: ", "))")
    }
    parts.append(counted(file.compiled.examples.count, "example"))
    return "\(file.name): \(title)\(parts.joined(separator: "; "))"
  }

  private static func write(_ record: DiagnosticRecord, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("severity")
    writer.string(record.severity.word)
    writer.key("code")
    writer.string(record.code.rawValue)
    writer.key("message")
    writer.string(record.message)
    write(record.span, to: &writer)
    if let help = record.help {
      writer.key("help")
      writer.string(help)
    }
    if let fix = record.fix {
      writer.key("fix")
      writer.beginObject()
      write(fix.span, to: &writer)
      writer.key("replacement")
      writer.string(fix.replacement)
      writer.endObject()
    }
    if !record.labels.isEmpty {
      writer.key("labels")
      writer.beginArray()
      for label in record.labels {
        writer.beginObject()
        write(label.span, to: &writer)
        writer.key("text")
        writer.string(label.text)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
  }

  private static func write(_ span: DiagnosticRecord.Span, to writer: inout JSONWriter) {
    writer.key("file")
    writer.string(span.file)
    for (key, number) in [
      ("line", span.start.line), ("column", span.start.column), ("endLine", span.end.line),
      ("endColumn", span.end.column),
    ] {
      writer.key(key)
      writer.integer(Int64(number))
    }
  }
}

extension Severity {
  fileprivate func reaches(_ limit: CheckCommand.Limit) -> Bool {
    switch limit {
    case .error: self == .error
    case .warning: self != .note
    case .note: true
    }
  }
}

/// `1 mistake`, `2 mistakes`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
