internal import RulesEngine

extension AllowanceMistake {
  func diagnostic(at place: Place) -> Diagnostic {
    switch self {
    case .unknown(let word):
      let near = nearName(to: word, among: DiagnosticCode.allCases.map { $0.rawValue })
      return Diagnostic(
        code: .unknownAllow, at: place, "nothing that can be found is called \(RuleText.code(word))",
        help: near.map { "did you mean \(RuleText.code($0))?" }
          ?? "write the word that stands in brackets behind what is found; commas part several",
        fix: near.map { Diagnostic.Fix(place, $0) })
    case .error(let code):
      return Diagnostic(
        code: .allowedError, at: place, "\(RuleText.code(code.rawValue)) is an error, and an error can't be allowed",
        help: "mend it, and leave this out")
    case .needless(let code):
      return Diagnostic(
        code: .needlessAllow, at: place, "nothing on its line is \(RuleText.code(code.rawValue))",
        help: "leave it out; it speaks for its own line, or for the next one if it stands alone")
    }
  }
}
