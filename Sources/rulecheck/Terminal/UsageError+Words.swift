import RuleDSL

extension UsageError: Explained {
  var message: String {
    switch self {
    case .unknownCommand(let name, _): "there is no command \(quoted(name))"
    case .optionBeforeCommand(let name): "\(quoted(name)) stands where the command belongs"
    case .unknownOption(let name, let command, _): "\(quoted(command)) has no option \(quoted(name))"
    case .unknownValue(let value, let option, _): "--\(option.name) can't be \(quoted(value))\(expectation(of: option))"
    case .missingValue(let option, _): "--\(option.name) needs a value\(expectation(of: option))"
    case .valueOfFlag(let name, let value, _): "--\(name) takes no value, but \(quoted(value)) was given"
    case .givenTwice(let name, _): "\(quoted(name)) is given twice"
    case .missingOperand(let operand, let command): "\(quoted(command)) needs \(operand.name): \(operand.purpose)"
    case .tooManyOperands(let surplus, 0, let command):
      "\(quoted(command)) takes only options, but \(quoted(surplus)) was given"
    case .tooManyOperands(let surplus, let most, let command):
      "\(quoted(command)) takes at most \(most), and \(quoted(surplus)) is one more"
    }
  }

  var help: String? {
    switch self {
    case .unknownCommand(let name, let known):
      nearName(to: name, among: known).map { "did you mean `\($0)`?" } ?? "`rulecheck help` lists the commands"
    case .optionBeforeCommand:
      "the command comes first, as in `rulecheck check --format json`; `rulecheck help` lists the commands"
    case .unknownOption(let name, let command, let known):
      nearOption(to: name, among: known).map { "did you mean `--\($0)`?" } ?? seeHelp(of: command)
    case .unknownValue(let value, let option, let command):
      nearName(to: value, among: option.allowed ?? []).map { "did you mean `\($0)`?" } ?? seeHelp(of: command)
    case .missingValue(let option, _):
      "write `--\(option.name) \(option.valueName ?? "")`, or `--\(option.name)=…` where the value starts with a dash"
    case .valueOfFlag(let name, _, _): "write `--\(name)` alone, or leave it out"
    case .givenTwice: "leave one of them out"
    case .missingOperand(_, let command), .tooManyOperands(_, _, let command): seeHelp(of: command)
    }
  }

  private func seeHelp(of command: String) -> String {
    "`rulecheck \(command) --help` shows what it takes"
  }

  private func quoted(_ text: String) -> String {
    "`\(visibleText(text))`"
  }

  private func expectation(of option: OptionDeclaration) -> String {
    if let allowed = option.allowed { return ": it is \(listed(allowed))" }
    return option.expected.map { ": it is \($0)" } ?? ""
  }

  private func listed(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// Compares without the dashes, so that `-format` finds `format` and two dashes don't make a short name long.
  private func nearOption(to written: String, among known: [String]) -> String? {
    let name = String(written.drop { $0 == "-" })
    return known.contains(name) ? name : nearName(to: name, among: known)
  }
}
