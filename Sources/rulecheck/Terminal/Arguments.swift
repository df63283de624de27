/// What was given to a command: the value of every option that its signature declares, and its operands.
struct Arguments: Sendable {
  /// The operands, in order. Their number fits the signature.
  let operands: [String]
  private let words: [String: [String]]

  init(operands: [String], words: [String: [String]]) {
    self.operands = operands
    self.words = words
  }

  /// The value of an option that stands in the signature.
  subscript<Value>(_ option: CommandOption<Value>) -> Value {
    option.value(words[option.declaration.name] ?? [])
  }

  /// Whether the option was given at all, rather than left at its default.
  func has<Value>(_ option: CommandOption<Value>) -> Bool {
    words[option.declaration.name] != nil
  }
}

extension CommandSignature {
  /// Reads what stands after the command's name.
  ///
  /// `--name value` and `--name=value` are the same; options and operands come in any order; after `--` all are operands;
  /// `-` is an operand or a value. If `--help` or `-h` is there, nothing else is checked.
  func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var parser = ArgumentParser(signature: self, rest: words[...])
    return try parser.parse()
  }
}

private struct ArgumentParser {
  let signature: CommandSignature
  var rest: ArraySlice<String>
  var operands: [String] = []
  var words: [String: [String]] = [:]

  mutating func parse() throws(UsageError) -> Arguments {
    if asksForHelp { return Arguments(operands: [], words: ["help": [""]]) }
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try parseOption(word)
      } else {
        operands.append(word)
      }
    }
    try checkOperands()
    return Arguments(operands: operands, words: words)
  }

  private var asksForHelp: Bool {
    rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private mutating func parseOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let flag = parts[0]
    guard let option = signature.options.first(where: { "--\($0.name)" == flag }) else {
      throw .unknownOption(flag, of: signature.name, known: signature.options.map { $0.name })
    }
    if words[option.name] != nil, !option.repeats { throw .givenTwice(flag, of: signature.name) }
    words[option.name, default: []].append(try value(of: option, given: parts.count > 1 ? parts[1] : nil))
  }

  private mutating func value(of option: OptionDeclaration, given: String?) throws(UsageError) -> String {
    guard option.valueName != nil else {
      if let given { throw .valueOfFlag(option.name, value: given, of: signature.name) }
      return ""
    }
    guard let value = given ?? nextValue() else { throw .missingValue(option, of: signature.name) }
    if let allowed = option.allowed, !allowed.contains(value) {
      throw .unknownValue(value, option, of: signature.name)
    }
    guard option.accepts(value) else { throw .unknownValue(value, option, of: signature.name) }
    return value
  }

  /// The next word, unless it is an option. A number with a minus is a value.
  private mutating func nextValue() -> String? {
    guard let next = rest.first else { return nil }
    let isOption = next.hasPrefix("-") && next != "-" && next.dropFirst().first?.isWholeNumber != true
    return isOption ? nil : rest.popFirst()
  }

  private func checkOperands() throws(UsageError) {
    let required = signature.operands.filter { $0.count == .required }
    if operands.count < required.count { throw .missingOperand(required[operands.count], of: signature.name) }
    let several = signature.operands.contains { $0.count == .several }
    if !several, operands.count > signature.operands.count {
      let atMost = signature.operands.count
      throw .tooManyOperands(operands[atMost], atMost: atMost, of: signature.name)
    }
  }
}
