public import RulesEngine

/// A test that the shop owner wrote beside the rules.
public struct Example: Sendable {
  let syntax: ExampleSyntax

  public var title: String { syntax.title.text }
  public var place: Place { syntax.place }
}

/// What became of an example.
public struct ExampleResult: Sendable {
  /// An expectation that doesn't hold.
  public struct Failure: Sendable {
    public var place: Place
    public var expected: String
    public var actual: String
    /// The quote at that step.
    public var quote: Quote
  }

  public let example: Example
  public let failures: [Failure]

  public var passed: Bool { failures.isEmpty }
}

extension CompiledRules {
  /// Runs an example from an order in which nothing was told. None, if the rules have errors.
  public func run(_ example: Example) -> ExampleResult? {
    guard let program else { return nil }
    var run = ExampleRun(program)
    for step in example.syntax.steps { run.take(step) }
    return ExampleResult(example: example, failures: run.failures)
  }
}
