/// A condition as the plain statements that decide it, each about one subject, joined by `not`, `and` and `or`.
///
/// It serves to tell which outcomes a condition can have at all: what it says of one subject depends on that subject
/// alone, so the few cases of each subject, taken together, are all that can happen.
struct ConditionSketch {
  indirect enum Node {
    case constant(Bool)
    case atom(Int)
    case not(Node)
    case all([Node])
    case any([Node])
  }

  /// Beyond this a condition isn't looked into: nothing is said of it.
  static let atomLimit = 64

  private(set) var root: Node = .constant(true)
  private(set) var atoms: [ConditionAtom] = []
  private(set) var topics: [Topic] = []
  private(set) var isTooLarge = false

  /// A subject with what it can be, if it is a quantity, and what is said of it, by the indices of the atoms.
  struct Topic {
    let subject: ConditionSubject
    let range: Interval
    fileprivate(set) var atoms: [Int] = []
  }

  private var indices: [ConditionSubject: Int] = [:]
  private let scope: RuleScope
  private let definitions: [CheckedDefinition]

  init(_ condition: CheckedCondition, _ scope: RuleScope, _ definitions: [CheckedDefinition]) {
    self.scope = scope
    self.definitions = definitions
    root = node(condition, depth: 0)
  }

  private mutating func atom(
    _ kind: ConditionAtom, of subject: ConditionSubject, within range: Interval = .unknown
  ) -> Node {
    guard atoms.count < ConditionSketch.atomLimit else {
      isTooLarge = true
      return .constant(true)
    }
    let index = indices[subject] ?? topics.count
    if index == topics.count {
      indices[subject] = index
      topics.append(Topic(subject: subject, range: range))
    }
    topics[index].atoms.append(atoms.count)
    atoms.append(kind)
    return .atom(atoms.count - 1)
  }

  private mutating func node(_ condition: CheckedCondition, depth: Int) -> Node {
    guard depth < RuleChecker.depthLimit, !isTooLarge else {
      isTooLarge = true
      return .constant(true)
    }
    switch condition {
    case .constant(let holds): return .constant(holds)
    case .toggle(let option): return atom(.isOn, of: .option(option))
    case .isOneOf(let option, let values): return atom(.isOneOf(values), of: .option(option))
    case .has(let option, let value):
      return atom(.isOneOf([value]), of: allowsSeveral(option) ? .value(value, option) : .option(option))
    case .isChosen(let option): return atom(.isChosen, of: .option(option))
    case .isBlank(let option): return .not(atom(.isChosen, of: .option(option)))
    case .textIsOneOf(let option, let texts):
      return atom(.textIsOneOf(texts.map { Name.fold($0.lowercased()) }), of: .option(option))
    case .matches: return opaque()
    case .comparison(let left, let comparison, let right): return self.comparison(left, comparison, right)
    case .isWithin(let value, let low, let high):
      return .all([comparison(value, .greaterOrEqual, low), comparison(value, .lessOrEqual, high)])
    case .quantityIsOneOf(let value, let points): return .any(nodes(points) { $0.comparison(value, .equal, $1) })
    case .timeIsWithin, .timeIsOneOf, .dateIsWithin, .dayIsOneOf: return atom(.clock(condition), of: .moment)
    case .definition(let id):
      // What lines cost may have been another sum at the place of the `let`.
      guard case .condition(let inner) = definitions[id.index].content, !definitions[id.index].readsAmounts else {
        return opaque()
      }
      return node(inner, depth: depth + 1)
    case .notOfNumber(let inner, let option):
      return .all([atom(.isThere, of: .quantity(.option(option))), .not(node(inner, depth: depth + 1))])
    case .not(let inner): return .not(node(inner, depth: depth + 1))
    case .all(let parts): return .all(nodes(parts) { $0.node($1, depth: depth + 1) })
    case .any(let parts): return .any(nodes(parts) { $0.node($1, depth: depth + 1) })
    }
  }

  private mutating func nodes<Part>(_ parts: [Part], _ make: (inout ConditionSketch, Part) -> Node) -> [Node] {
    var made: [Node] = []
    for part in parts where !isTooLarge { made.append(make(&self, part)) }
    return made
  }

  /// May hold or not, whatever else does.
  private mutating func opaque() -> Node { atom(.free, of: .alone(atoms.count)) }

  private mutating func comparison(
    _ left: CheckedQuantity, _ comparison: Formula.Comparison, _ right: CheckedQuantity
  ) -> Node {
    switch (left.constantValue, right.constantValue) {
    case (let left?, let right?): return .constant(comparison.holds(left, right))
    case (nil, let right?): return self.comparison(left, comparison, with: right)
    case (let left?, nil): return self.comparison(right, comparison.mirrored, with: left)
    case (nil, nil):
      // The difference of the two is a quantity like any other.
      guard let zero = Fraction(0, over: 1) else { return opaque() }
      let range = range(of: left).adding(self.range(of: right).negated, independent: false)
      return atom(.compares(comparison, zero), of: .alone(atoms.count), within: range)
    }
  }

  private mutating func comparison(
    _ quantity: CheckedQuantity, _ comparison: Formula.Comparison, with point: Fraction
  ) -> Node {
    let subject = QuantitySubject(quantity).map { ConditionSubject.quantity($0) } ?? .alone(atoms.count)
    return atom(.compares(comparison, point), of: subject, within: range(of: quantity))
  }

  private func allowsSeveral(_ option: OptionID) -> Bool {
    if case .several? = scope.choice(option)?.amount { true } else { false }
  }

  /// What a quantity can be. Of what lines cost only that is sure which the order's sum can't be: below 0.
  private func range(of quantity: CheckedQuantity) -> Interval {
    if case .cost(.subtotal) = quantity.kind {
      return Interval(low: Fraction(0, over: 1), high: quantity.range.high, isReached: false)
    }
    return quantity.readsAmounts(definitions) ? .unknown : quantity.range
  }
}

/// What a part of a condition says of its subject.
enum ConditionAtom {
  case isOn
  case isOneOf([ValueID])
  case isChosen
  /// Folded and in lower case.
  case textIsOneOf([String])
  case compares(Formula.Comparison, Fraction)
  /// A number that is there.
  case isThere
  /// What is said of time, date or day.
  case clock(CheckedCondition)
  /// Anything may be true of it.
  case free
}

/// What a part of a condition speaks of.
enum ConditionSubject: Hashable {
  case option(OptionID)
  /// One value of an option of which several can be chosen.
  case value(ValueID, OptionID)
  case quantity(QuantitySubject)
  case moment
  /// What nothing else speaks of; told apart by a number.
  case alone(Int)
}

/// A quantity that is the same wherever it is read at one place of the file.
enum QuantitySubject: Hashable {
  case option(OptionID)
  case units(OptionID)
  case kinds(OptionID)
  case weight(OptionID)
  case unitsOfValue(ValueID, OptionID)
  case length(OptionID)
  case lines(label: String)
  case subtotal
  case definition(DefinitionID)

  /// None for what is made of several.
  init?(_ quantity: CheckedQuantity) {
    switch quantity.kind {
    case .option(let option): self = .option(option)
    case .units(let option): self = .units(option)
    case .kinds(let option): self = .kinds(option)
    case .weight(let option): self = .weight(option)
    case .unitsOfValue(let value, let option): self = .unitsOfValue(value, option)
    case .length(let option): self = .length(option)
    case .lines(let label): self = .lines(label: label)
    case .cost(.subtotal): self = .subtotal
    case .definition(let id): self = .definition(id)
    default: return nil
    }
  }
}

extension CheckedQuantity {
  var constantValue: Fraction? {
    if case .constant(let numerator) = kind { Fraction(numerator, over: denominator) } else { nil }
  }

  /// Some of it is what lines cost.
  func readsAmounts(_ definitions: [CheckedDefinition]) -> Bool {
    switch kind {
    case .cost, .lines, .price: true
    case .definition(let id): definitions[id.index].readsAmounts
    case .negative(let inner), .scaled(let inner, by: _, over: _), .whole(let inner), .started(let inner):
      inner.readsAmounts(definitions)
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right):
      left.readsAmounts(definitions) || right.readsAmounts(definitions)
    case .least(let parts), .greatest(let parts): parts.contains { $0.readsAmounts(definitions) }
    case .constant, .option, .units, .kinds, .weight, .unitsOfValue, .length, .itemUnits: false
    }
  }
}

extension Formula.Comparison {
  func holds(_ left: Fraction, _ right: Fraction) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  /// The same said from the other side.
  var mirrored: Formula.Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
