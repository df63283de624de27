/// What can stand after a command's name: the operands and the options, declared once for the parser and the help.
///
/// ```swift
/// static let signature = CommandSignature(
///   "price", "the quote of an order", operands: [Operand("ORDER", "a JSON file; - is standard input", .optional)],
///   options: [rules.declaration, format.declaration], notes: …)
/// ```
/// Every command also has `--color` and `--help`.
struct CommandSignature: Sendable {
  let name: String
  /// What the command does, as a phrase without a full stop.
  let purpose: String
  let operands: [Operand]
  let options: [OptionDeclaration]
  /// Further paragraphs for the help, and examples.
  let notes: String?

  init(
    _ name: String, _ purpose: String, operands: [Operand] = [], options: [OptionDeclaration] = [],
    notes: String? = nil
  ) {
    self.name = name
    self.purpose = purpose
    self.operands = operands
    self.options = options + [CommandOption.color.declaration, CommandOption.help.declaration]
    self.notes = notes
  }
}

/// Something that stands on the command line by its place, such as a file.
struct Operand: Sendable {
  enum Count: Sendable {
    case required
    case optional
    /// None or several; only for the last operand.
    case several
  }

  /// What stands for it in the help, such as `FILE`.
  let name: String
  let purpose: String
  let count: Count

  init(_ name: String, _ purpose: String, _ count: Count = .required) {
    self.name = name
    self.purpose = purpose
    self.count = count
  }
}

extension CommandOption where Value == ColorChoice {
  /// Every command has it.
  static var color: Self { .word("color", default: .auto, "colour: on a terminal, or always, or never") }
}

extension CommandOption where Value == Bool {
  /// Every command has it.
  static var help: Self { .flag("help", "this help") }
}

/// The commands of the program, to find one by its name.
struct CommandIndex: Sendable {
  /// The program's name.
  let program: String
  let purpose: String
  let signatures: [CommandSignature]

  init(_ program: String, _ purpose: String, _ signatures: [CommandSignature]) {
    self.program = program
    self.purpose = purpose
    self.signatures = signatures
  }

  /// Why there is no command of that name.
  func missing(_ name: String) -> UsageError {
    name.hasPrefix("-") ? .optionBeforeCommand(name) : .unknownCommand(name, known: signatures.map { $0.name })
  }
}
