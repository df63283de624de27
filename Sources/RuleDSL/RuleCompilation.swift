public import RulesEngine

/// What a rule file gives: its rules, and everything that is wrong with it.
public struct CompiledRules: Sendable {
  /// What the file means, as far as it could be read.
  public let ruleSet: RuleSet
  /// What runs; none, if anything is an error, or if the file sells nothing and is only for others to use.
  public let program: Program?
  /// File by file, in the order of each; 100 at most.
  public let diagnostics: [Diagnostic]
  /// How many more there are than are listed.
  public let unlistedCount: Int
  /// How many errors there are, listed or not.
  public let errorCount: Int
  /// The file's examples, in its order.
  public let examples: [Example]
  /// The file and those that it uses, in the order of the indices in places.
  public let sources: [SourceFile]

  public var hasErrors: Bool { errorCount > 0 }
}

/// Compiles a rule file: the table of contents of the front end.
///
/// Every stage takes what the stage before made and adds what it finds wrong. All of them run, whatever was found; a
/// line that has an error already gets no second one from a later stage, for that one only follows from the first.
///
/// - Parameters:
///   - onlyToPrice: Leaves out what pricing doesn't need: the examples, a mistake in which is no reason not to sell, and
///     what is only likely wrong.
///   - withInstructions: Without them orders are worked out from scratch, until `Program.forManyOrders()` makes them: for
///     who only checks the rules.
///   - reading: What stands at a path that the file uses: relative to the folder of the file, with `/` between folders,
///     and never out of it. Each path is asked for once.
public func compile(
  _ file: SourceFile, onlyToPrice: Bool = false, withInstructions: Bool = true,
  reading: (String) -> UsedSource = { _ in .missing(among: []) }
) -> CompiledRules {
  let sources = ParsedSources(file, withExamples: !onlyToPrice, reading: reading)
  var diagnostics = DiagnosticCollection(sources.sources, sources.allowances)
  for error in sources.lexicalErrors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  for parsed in sources.files {
    for error in parsed.errors { diagnostics.add(error.diagnostic) }
    diagnostics.addUnlistedErrors(parsed.unlistedCount)
  }
  for error in sources.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let lowered = lower(sources)
  for error in lowered.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let checking = lowered.ruleSet.check(onlyForErrors: onlyToPrice)
  let isComplete = !diagnostics.hasErrors
  for finding in checking.findings where !lowered.missing.explain(finding) {
    // What is missing may be just what a warning misses.
    if isComplete || finding.severity == .error { diagnostics.add(finding) }
  }
  if !lowered.examples.isEmpty, lowered.ruleSet.currency == nil, !lowered.missing.hasCurrency {
    diagnostics.add(Finding(.noCurrency, at: nil))
  }
  diagnostics.endStage()

  let program =
    diagnostics.hasErrors
    ? nil : checking.ruleSet?.compile(forOneOrder: onlyToPrice, withInstructions: withInstructions)
  if let program {
    for mistake in checkNames(of: lowered.examples, lowered.givens, in: program) { diagnostics.add(mistake) }
    diagnostics.endStage()
  }
  diagnostics.endAllowances()
  return CompiledRules(
    ruleSet: lowered.ruleSet, program: diagnostics.hasErrors ? nil : program, diagnostics: diagnostics.listed,
    unlistedCount: diagnostics.unlistedCount, errorCount: diagnostics.errorCount,
    examples: lowered.examples.map { Example(syntax: $0.syntax, given: $0.given) }, sources: sources.sources)
}
