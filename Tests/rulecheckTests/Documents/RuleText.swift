import RuleDSL
import Testing

/// A rule file as a shop owner would hand it over: nothing to report, and its examples pass.
func expectNoMistake(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let compiled = compile(SourceFile(name: name, text: text))
  let found = compiled.diagnostics.map { "\($0.code): \($0.message)" }
  #expect(found == [], "\(name)", sourceLocation: sourceLocation)
  #expect(failures(of: compiled) == [], "\(name)", sourceLocation: sourceLocation)
}

/// The titles of the examples that fail. All of them, if the rules have an error.
func failures(of compiled: CompiledRules) -> [String] {
  guard let program = compiled.program else { return compiled.examples.map { $0.title } }
  return compiled.examples.filter { !$0.run(by: program).passed }.map { $0.title }
}
