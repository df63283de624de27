import RuleDSL

/// `rulecheck fmt`: writes rule files in the one written form.
enum FmtCommand: Command {
  static let check = CommandOption.flag("check", "write nothing, name the files that would change, and exit with 1")
  static let diff = CommandOption.flag("diff", "write nothing, show what would change")

  static let name = "fmt"
  static let signature = CommandSignature(
    name, "writes rule files neatly: tables aligned, plain punctuation, everything in its order",
    operands: [
      Operand(
        "PATH", "rule files, or folders of them; without any, those here and in rules/; - is standard input", .several)
    ],
    options: [check.declaration, diff.declaration],
    notes: """
      A file means the same afterwards, and its comments stay. A file that can't be read is left as it is.
      What comes in on standard input is written to standard output.
      """)

  static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    var code = ExitCode.allWell
    do {
      for path in try ruleFilePaths(arguments.operands) { code = code.worse(try format(path, arguments, console)) }
    } catch let problem as any Explained {
      console.report(problem)
      return .notCarriedOut
    } catch {
      return .notCarriedOut
    }
    return code
  }

  private static func format(_ path: String, _ arguments: Arguments, _ console: Console) throws(FileError) -> ExitCode {
    let file = SourceFile(name: path == "-" ? "standard input" : path, bytes: try console.read(path))
    let formatted = RuleDSL.format(file)
    guard let text = formatted.text else {
      show(formatted.diagnostics, of: file, console)
      return .findings
    }
    let bytes = Array(text.utf8)
    let isChanged = bytes != file.bytes
    if arguments[check] || arguments[diff] {
      guard isChanged else { return .allWell }
      if arguments[diff] {
        console.results.write(bytes: unifiedDiff(from: file.bytes, to: bytes, named: file.name))
      } else {
        console.results.write(line: file.name)
      }
      return arguments[check] ? .findings : .allWell
    }
    if path == "-" {
      console.results.write(bytes: bytes)
    } else if isChanged {
      try writeFile(path, bytes)
      console.results.write(line: "\(visibleText(path)): written anew")
    }
    return .allWell
  }

  private static func show(_ diagnostics: [Diagnostic], of file: SourceFile, _ console: Console) {
    let renderer = [file].renderer(console.noticePaint)
    for diagnostic in diagnostics { console.notices.write(line: renderer.text(diagnostic)) }
    console.notices.flush()
  }
}
