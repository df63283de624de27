/// Why something isn't known. One cause is told to the shopper once, however much it leaves open.
struct Cause: Sendable, Hashable {
  let fault: Fault
  /// Which item it is about, by its place among the items; none where it is about the order.
  let item: Int?
}

enum Fault: Sendable, Hashable {
  case notChosen(OptionID)
  case soldOut(OptionID, ValueID)
  /// The value's `when` doesn't hold.
  case notSold(OptionID, ValueID)
  /// The table sells no such thing, or has no price for it yet.
  case noPrice(OptionID, ValueID)
  case outOfRange(OptionID)
  case notAStep(OptionID)
  case noTime
  /// A lookup lists no such thing.
  case notListed(DefinitionID)
  /// The table, the packs or the tiers of a line have no price for it.
  case lineNotPriced(step: Int, place: Place?, [OptionID])
  case negativeAmount(step: Int, place: Place?, [OptionID])
  case tooLarge(step: Int, place: Place?, [OptionID])
}

/// Something that is known, or why it isn't.
enum Decided<Value> {
  case known(Value)
  case unknown(Set<Cause>)

  var value: Value? { if case .known(let value) = self { value } else { nil } }
  var causes: Set<Cause> { if case .unknown(let causes) = self { causes } else { [] } }

  func map<Other>(_ transform: (Value) -> Other) -> Decided<Other> {
    switch self {
    case .known(let value): .known(transform(value))
    case .unknown(let causes): .unknown(causes)
    }
  }

  func then<Other>(_ next: (Value) -> Decided<Other>) -> Decided<Other> {
    switch self {
    case .known(let value): next(value)
    case .unknown(let causes): .unknown(causes)
    }
  }

  /// Known if both are; otherwise the causes of both.
  func with<Other>(_ other: Decided<Other>) -> Decided<(Value, Other)> {
    if case .known(let value) = self, case .known(let second) = other { return .known((value, second)) }
    return .unknown(causes.union(other.causes))
  }
}

extension Decided: Sendable where Value: Sendable {}

/// Yes, no, or not to be told: the strong three-valued logic of Kleene.
typealias Verdict = Decided<Bool>

extension Decided where Value == Bool {
  static var yes: Verdict { .known(true) }
  static var no: Verdict { .known(false) }

  var negated: Verdict { map { !$0 } }

  /// A single no decides, whatever is unknown.
  static func all(_ parts: [Verdict]) -> Verdict {
    var causes: Set<Cause> = []
    for part in parts {
      switch part {
      case .known(false): return .no
      case .known(true): continue
      case .unknown(let more): causes.formUnion(more)
      }
    }
    return causes.isEmpty ? .yes : .unknown(causes)
  }

  /// A single yes decides, whatever is unknown.
  static func any(_ parts: [Verdict]) -> Verdict {
    all(parts.map { $0.negated }).negated
  }
}
