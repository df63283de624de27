/// How much a file, a line, a name and a number may hold.
enum LexicalLimits {
  static let fileBytes = 16 * 1024 * 1024
  static let lineCharacters = 4096
  static let nameCharacters = 100
  static let integerDigits = 12
  static let fractionDigits = 6
  /// Far more than are ever shown; what comes after them is read, but not reported.
  static let errors = 10_000

  static func isTooLong(_ name: String) -> Bool {
    // Counting characters takes far longer than counting bytes, of which there are at least as many.
    name.utf8.count > nameCharacters && name.count > nameCharacters
  }
}
