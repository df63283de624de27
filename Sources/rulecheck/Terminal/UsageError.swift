/// What is wrong with the words on the command line.
enum UsageError: Error {
  case unknownCommand(String, known: [String])
  case optionBeforeCommand(String)
  /// The name as it was written, with its dashes; `known` without.
  case unknownOption(String, of: String, known: [String])
  case unknownValue(String, OptionDeclaration, of: String)
  case missingValue(OptionDeclaration, of: String)
  case valueOfFlag(String, value: String, of: String)
  case givenTwice(String, of: String)
  case missingOperand(Operand, of: String)
  /// The first operand too many, and how many there may be.
  case tooManyOperands(String, atMost: Int, of: String)
}
