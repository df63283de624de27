public import RulesEngine

/// What a rule file gives: its rules, and everything that is wrong with it.
public struct CompiledRules: Sendable {
  /// What the file means, as far as it could be read.
  public let ruleSet: RuleSet
  /// What runs; none, if anything is an error.
  public let program: Program?
  /// In the order of the file.
  public let diagnostics: [Diagnostic]
  /// The file's examples, in its order.
  public let examples: [Example]

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Compiles a rule file: the table of contents of the front end.
///
/// Every stage takes what the stage before made and adds what it finds wrong. All of them run, whatever was found; a
/// line that has an error already gets no second one from a later stage, for that one only follows from the first.
///
/// - Parameter withExamples: False where they won't be run, as for pricing. They are skipped then, and a mistake in one is
///   no reason not to sell.
public func compile(_ file: SourceFile, withExamples: Bool = true) -> CompiledRules {
  var diagnostics = DiagnosticCollection(file)

  let lexed = lex(file, index: 0, withExamples: withExamples)
  for error in lexed.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let parsed = parse(lexed, index: 0, withExamples: withExamples)
  for error in parsed.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let lowered = lower(parsed)
  for error in lowered.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let checking = lowered.ruleSet.check()
  for finding in checking.findings where !lowered.missing.explain(finding) { diagnostics.add(finding.diagnostic) }
  diagnostics.endStage()

  let program = diagnostics.hasErrors ? nil : checking.ruleSet?.compile()
  if let program {
    for mistake in checkNames(of: lowered.examples, lowered.givens, in: program) { diagnostics.add(mistake) }
    diagnostics.endStage()
  }
  return CompiledRules(
    ruleSet: lowered.ruleSet, program: diagnostics.hasErrors ? nil : program, diagnostics: diagnostics.sorted,
    examples: lowered.examples.map { Example(syntax: $0.syntax, given: $0.given) })
}
