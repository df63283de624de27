extension CommandSignature {
  /// The line that shows how to write the command: `rulecheck price [OPTIONS] [ORDER]`.
  func usage(of program: String) -> String {
    var words = [program, name, "[OPTIONS]"]
    for operand in operands {
      switch operand.count {
      case .required: words.append(operand.name)
      case .optional: words.append("[\(operand.name)]")
      case .several: words.append("[\(operand.name) …]")
      }
    }
    return words.joined(separator: " ")
  }

  /// The text of `--help`, made from the declarations.
  func help(of program: String, _ paint: Paint = Paint(isOn: false)) -> String {
    var lines = ["\(program) \(name): \(purpose)", "", paint("Usage:", .bold) + " " + usage(of: program)]
    if !operands.isEmpty {
      lines += ["", paint("What it takes:", .bold)] + table(operands.map { ($0.name, $0.purpose) })
    }
    lines += ["", paint("Options:", .bold)] + table(options.map { ($0.shown, $0.purposeWithStandard) })
    if let notes { lines += ["", notes] }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension CommandIndex {
  /// The text of `help` without a command: the list of the commands.
  func help(_ paint: Paint = Paint(isOn: false)) -> String {
    var lines = ["\(program): \(purpose)", "", paint("Usage:", .bold) + " \(program) COMMAND [OPTIONS] …", ""]
    lines += [paint("Commands:", .bold)] + table(signatures.map { ($0.name, $0.purpose) })
    lines += ["", "`\(program) COMMAND --help` shows what a command takes."]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension OptionDeclaration {
  /// As it is written: `--rules FILE`, `--format text|json`.
  var shown: String {
    guard let valueName else { return "--\(name)" }
    return "--\(name) \(allowed?.joined(separator: "|") ?? valueName)"
  }

  fileprivate var purposeWithStandard: String {
    let repeated = repeats ? "; may be given several times" : ""
    return purpose + repeated + (standard.map { " (\($0) if not given)" } ?? "")
  }
}

private func table(_ rows: [(String, String)]) -> [String] {
  var table = TextTable(.leading, .leading, gap: 2, indent: 2)
  for (name, purpose) in rows { table.add(name, purpose) }
  return table.lines()
}
