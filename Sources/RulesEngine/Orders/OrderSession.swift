/// An order while it is being made: events in, a quote out after every one.
public struct OrderSession: Sendable {
  public let program: Program
  public private(set) var selections = Selections()

  public init(_ program: Program) {
    self.program = program
  }

  /// The price of the order as it stands, and what is wrong with it.
  public var quote: Quote {
    Evaluator.quote(selections, by: program.rules)
  }

  /// Takes in what is so now. Throws a refusal and leaves the order as it was where the event names nothing in the
  /// rules, or is of the wrong type.
  @discardableResult
  public mutating func apply(_ event: Event) throws(Refusal) -> Quote {
    try take(event)
    return quote
  }

  /// Takes in what is so now, without pricing it yet. Throws as `apply` does.
  public mutating func take(_ event: Event) throws(Refusal) {
    try selections.apply(event, in: program.rules)
  }

  /// The same by names: `session.set("drink", to: "紅茶")`.
  @discardableResult
  public mutating func set(_ option: String, to told: Told) throws(Refusal) -> Quote {
    try apply(program.event(option, told: told))
  }

  /// Lets the default of an option count again.
  @discardableResult
  public mutating func clear(_ option: String) throws(Refusal) -> Quote {
    try apply(.cleared(program.option(option)))
  }
}
