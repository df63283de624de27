public import RulesEngine

/// A test that the shop owner wrote beside the rules.
public struct Example: Sendable {
  let syntax: ExampleSyntax
  /// What it starts with.
  let given: [ChangeSyntax]

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

extension Example {
  /// Runs the example from an order that was told what is given, and nothing else.
  public func run(by program: Program) -> ExampleResult {
    var run = ExampleRun(program, given: given)
    for step in syntax.steps { run.take(step) }
    return ExampleResult(example: self, failures: run.failures)
  }
}
