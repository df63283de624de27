/// An order while it is being made: events in, a quote out after every one.
///
/// It is a value: a copy goes its own way. An event costs what it changes, and the total and whether the order may be
/// placed nothing more; the lines and the words of a quote are made when they are asked for.
public struct OrderSession: Sendable {
  public let program: Program
  /// The order in the cells of the program, unless it is worked out from scratch, as `told` says.
  private var order: SharedState?
  private var told = Selections()

  public init(_ program: Program) {
    self.program = program
    order = program.isCompiled ? SharedState(OrderState(program.code)) : nil
  }

  /// What the shopper told so far.
  public var selections: Selections { order?.state.selections(in: program.rules) ?? told }

  /// What the order costs as it stands; none while something can't be priced.
  public var total: Money? {
    guard let order, !order.state.isLeftToEvaluator else { return scratchQuote.total }
    return order.state.total
  }

  /// Nothing is wrong with the order.
  public var mayBePlaced: Bool {
    guard let order, !order.state.isLeftToEvaluator else { return scratchQuote.mayBePlaced }
    return order.state.mayBePlaced
  }

  /// The price of the order as it stands, and what is wrong with it.
  public var quote: Quote {
    var figures = QuoteFigures(program)
    return order?.state.read(into: &figures) == true ? figures.quote : scratchQuote
  }

  /// Reads the quote in figures, which costs much less than one with words.
  ///
  /// - Parameter figures: What they said before is forgotten.
  public func read(into figures: inout QuoteFigures) {
    if !figures.program.isIdentical(to: program) { figures.program = program }
    if order?.state.read(into: &figures) != true { figures.take(scratchQuote) }
  }

  /// The same without the lines: the total, and what is wrong.
  func readViolations(into figures: inout QuoteFigures) {
    if order?.state.readWithoutLines(into: &figures) != true { figures.take(scratchQuote) }
  }

  /// Worked out from scratch. Kept out of whatever is quick.
  @inline(never)
  private var scratchQuote: Quote { Evaluator.quote(selections, by: program.rules) }

  /// Becomes the same order as another one of the same program, in the room that it has: quicker than a copy for who
  /// works through many orders.
  public mutating func restart(as other: OrderSession) {
    guard program.isCompiled, program.code === other.program.code, let start = other.order,
      isKnownUniquelyReferenced(&order)
    else {
      self = other
      return
    }
    order?.state.restart(as: start.state)
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
    guard order != nil else { return try told.apply(event, in: program.rules) }
    holdAlone()
    guard order?.state.apply(event) != true else { return }
    var refusing = selections
    try refusing.apply(event, in: program.rules)
  }

  /// Takes in several facts at once, and works out once what follows: quicker than one after the other for who opens an
  /// order that was kept. Throws as `apply` does, and then none of them counts.
  public mutating func take(contentsOf events: [Event]) throws(Refusal) {
    let before = self
    guard order != nil else {
      do throws(Refusal) {
        for event in events { try told.apply(event, in: program.rules) }
      } catch {
        self = before
        throw error
      }
      return
    }
    guard let refused = takeAhead({ state in events.first { !state.tell($0) } }) ?? nil else { return }
    var refusing = selections
    self = before
    try refusing.apply(refused, in: program.rules)
  }

  /// Takes in several events that are told the state; what follows from them is worked out once. Gives what that gave,
  /// and none where the order is worked out from scratch.
  @inline(__always)
  mutating func takeAhead<Result>(_ tell: (inout OrderState) -> Result) -> Result? {
    holdAlone()
    guard let order else { return nil }
    let result = tell(&order.state)
    order.state.settle()
    return result
  }

  /// What is written next is no other session's.
  @inline(__always)
  private mutating func holdAlone() {
    if !isKnownUniquelyReferenced(&order), let shared = order {
      order = SharedState(OrderState(copying: shared.state))
    }
  }

  /// The same by names: `session.set("drink", to: "紅茶")`, and with `in:` for an option of an item.
  @discardableResult
  public mutating func set(_ option: String, to told: Told, in item: ItemID? = nil) throws(Refusal) -> Quote {
    try take(option, told: told, in: item)
    return quote
  }

  /// Takes in what is told of an option by names, without pricing it yet. Throws as `apply` does.
  public mutating func take(_ option: String, told: Told, in item: ItemID? = nil) throws(Refusal) {
    let option = try self.option(option, in: item)
    try take(.selected(option, try program.selection(told, for: option), in: item))
  }

  /// Lets the default of an option count again.
  @discardableResult
  public mutating func clear(_ option: String, in item: ItemID? = nil) throws(Refusal) -> Quote {
    try apply(.cleared(try self.option(option, in: item), in: item))
  }

  /// Adds an item of a kind: `session.add("drink", as: "a")`.
  @discardableResult
  public mutating func add(_ kind: String, as item: ItemID) throws(Refusal) -> Quote {
    try apply(.added(try program.kind(kind), item))
  }

  @discardableResult
  public mutating func remove(_ item: ItemID) throws(Refusal) -> Quote {
    try apply(.removed(item))
  }

  /// The option of a name, of the order or of one of its items. Throws a refusal with reason `unknownOption` or
  /// `unknownItem`.
  public func option(_ name: String, in item: ItemID?) throws(Refusal) -> OptionID {
    guard let item else { return try program.option(name) }
    guard let kind = kind(of: item) else { throw unknown(item) }
    return try program.option(name, of: kind)
  }

  /// The items, in the order in which they were added.
  public var items: [(id: ItemID, kind: ItemKindID)] { selections.items.map { ($0.id, $0.kind) } }

  /// The kind of an item; none, if the order doesn't hold it.
  public func kind(of item: ItemID) -> ItemKindID? {
    if let order { return order.state.kind(of: item) }
    return told.kind(of: item)
  }

  /// Why an event for an item is refused that the order doesn't hold.
  func unknown(_ item: ItemID) -> Refusal {
    guard let order else { return told.unknown(item) }
    return Refusal(.unknownItem, given: item.text, candidates: order.state.items.prefix(100).map { $0.id.text })
  }
}

/// The state that copies of a session share until one of them takes an event.
///
/// It is only written through a session that holds it alone, so that it can go wherever the session goes.
private final class SharedState: @unchecked Sendable {
  @exclusivity(unchecked) var state: OrderState

  init(_ state: consuming OrderState) {
    self.state = state
  }
}
