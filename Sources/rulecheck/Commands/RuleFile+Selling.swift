import RuleDSL
import RulesEngine

extension RuleFile {
  /// The program to sell with. Shows what is wrong with the file where there is none.
  func program(language: String?, _ console: Console) throws(OrderProblem) -> Program {
    guard let program = compiled.program else {
      let renderer = renderer(console.noticePaint)
      let errors = compiled.diagnostics.filter { $0.severity == .error }
      for diagnostic in errors { console.notices.write(line: renderer.text(diagnostic)) }
      throw .rules(name, mistakes: errors.count)
    }
    if let language {
      let known = program.rules.terms.languages.map { $0.text } + ["en", "zh-Hant"]
      guard known.contains(where: { LanguageTag($0) == LanguageTag(language) }) else {
        throw .language(language, known: known)
      }
    }
    return program
  }

  func encoding(_ language: LanguageTag?) -> QuoteEncoding {
    let renderer = renderer(Paint(isOn: false))
    return QuoteEncoding(
      rulesName: name, language: language, location: { renderer.location(of: $0).description },
      near: { nearName(to: $0, among: $1) })
  }
}
