public import RulesEngine

/// What a rule file gives: its rules, and everything that is wrong with it.
public struct CompiledRules: Sendable {
  /// What the file means, as far as it could be read.
  public let ruleSet: RuleSet
  /// What runs; none, if anything is an error.
  public let program: Program?
  /// In the order of the file, 100 at most.
  public let diagnostics: [Diagnostic]
  /// How many more there are than are listed.
  public let unlistedCount: Int
  /// How many errors there are, listed or not.
  public let errorCount: Int
  /// The file's examples, in its order.
  public let examples: [Example]

  public var hasErrors: Bool { errorCount > 0 }
}

/// Compiles a rule file: the table of contents of the front end.
///
/// Every stage takes what the stage before made and adds what it finds wrong. All of them run, whatever was found; a
/// line that has an error already gets no second one from a later stage, for that one only follows from the first.
public func compile(_ file: SourceFile) -> CompiledRules {
  let lines = SourceLines(file)
  let lexed = lex(file, index: 0)
  var diagnostics = DiagnosticCollection(lines, lexed.allowances(lines))
  for error in lexed.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let parsed = parse(lexed, index: 0)
  for error in parsed.errors { diagnostics.add(error.diagnostic) }
  diagnostics.addUnlistedErrors(parsed.unlistedCount)
  diagnostics.endStage()

  let lowered = lower(parsed)
  for error in lowered.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let checking = lowered.ruleSet.check()
  let isComplete = !diagnostics.hasErrors
  for finding in checking.findings where !lowered.missing.explain(finding) {
    // What is missing may be just what a warning misses.
    if isComplete || finding.severity == .error { diagnostics.add(finding) }
  }
  diagnostics.endStage()

  let program = diagnostics.hasErrors ? nil : checking.ruleSet?.compile()
  if let program {
    for mistake in checkNames(of: lowered.examples, lowered.givens, in: program) { diagnostics.add(mistake) }
    diagnostics.endStage()
  }
  diagnostics.endAllowances()
  return CompiledRules(
    ruleSet: lowered.ruleSet, program: diagnostics.hasErrors ? nil : program, diagnostics: diagnostics.listed,
    unlistedCount: diagnostics.unlistedCount, errorCount: diagnostics.errorCount,
    examples: lowered.examples.map { Example(syntax: $0.syntax, given: $0.given) })
}
