public import RuleDSL
import Testing

/// In tests a code is written as shop owners see it: `"unknown-name"`.
extension DiagnosticCode: ExpressibleByStringLiteral {
  public init(stringLiteral word: String) {
    guard let code = DiagnosticCode(rawValue: word) else {
      Issue.record("there is no code `\(word)`")
      self = .unexpected
      return
    }
    self = code
  }
}
