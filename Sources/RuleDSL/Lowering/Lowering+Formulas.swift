import RulesEngine

/// What is computed.
extension Lowering {
  /// From so many terms on a sum is halved, so that no formula nests as deep as it is long.
  private static let longSum = 8
  private static let mostFactors = 32

  mutating func lower(_ sum: SumSyntax) -> Formula {
    switch sum {
    case .terms(let terms): return lower(terms[...])
    case .factors(let factors): return lower(factors)
    case .minus(let inner, let place): return Formula(.negative(lower(inner)), at: place)
    case .number(let number): return literal(number)
    case .percent(let number, let base, let place): return percent(number, of: base, at: place)
    case .name(let name): return Formula(.name(Name(name.text)), at: name.place)
    case .of(let word, let base): return lower(word, of: base)
    case .call(let word, let arguments, let place): return call(word, arguments, at: place)
    case .line(let label, let place): return Formula(.line(label.text), at: place)
    case .parentheses(let condition, where: let filter?, let place):
      return filtered(condition, where: filter, at: place)
    case .parentheses(let condition, where: nil, let place):
      var inner = lower(condition)
      inner.origin.place = place
      return inner
    case .bad(let place): return Formula(.unreadable, at: place)
    }
  }

  mutating func lower(_ sum: SumSyntax?) -> Formula? {
    guard let sum else { return nil }
    return lower(sum)
  }

  mutating func lower(_ sums: [SumSyntax]) -> [Formula] {
    var lowered: [Formula] = []
    for sum in sums { lowered.append(lower(sum)) }
    return lowered
  }

  private mutating func literal(_ number: NumberSyntax) -> Formula {
    Formula(decimal(number).map { .literal($0) } ?? .unreadable, at: number.place)
  }

  mutating func percent(_ number: NumberSyntax, at place: Place) -> Formula {
    Formula(decimal(number).map { .percent($0) } ?? .unreadable, at: place)
  }

  private mutating func percent(_ number: NumberSyntax, of base: BaseSyntax?, at place: Place) -> Formula {
    let rate = percent(number, at: base == nil ? place : number.place)
    guard let base else { return rate }
    return Formula(.share(rate, of: lower(base)), at: place)
  }

  // MARK: Sums and products

  /// The first of the terms counts as added, whatever its sign: who calls turns the others.
  private mutating func lower(_ terms: ArraySlice<SumSyntax.Term>) -> Formula {
    guard let first = terms.first else { return Formula(.unreadable) }
    if terms.count > Self.longSum {
      let middle = terms.startIndex + terms.count / 2
      let right = terms[middle...]
      let isTaken = right.first?.isSubtracted != first.isSubtracted
      return join(lower(terms[..<middle]), isTaken ? .minus : .plus, lower(right))
    }
    var sum = lower(first.value)
    for term in terms.dropFirst() {
      sum = join(sum, term.isSubtracted == first.isSubtracted ? .plus : .minus, lower(term.value))
    }
    return sum
  }

  private mutating func lower(_ factors: [SumSyntax.Factor]) -> Formula {
    guard let first = factors.first, let last = factors.last else { return Formula(.unreadable) }
    guard factors.count <= Self.mostFactors else {
      let place = first.value.place.through(last.value.place)
      report(.tooManyFactors(factors.count, limit: Self.mostFactors), at: place)
      return Formula(.unreadable, at: place)
    }
    var product = lower(first.value)
    for factor in factors.dropFirst() {
      product = join(product, factor.isDivisor ? .dividedBy : .times, lower(factor.value))
    }
    return product
  }

  private func join(_ left: Formula, _ operation: Formula.Arithmetic, _ right: Formula) -> Formula {
    var place = left.origin.place
    if let start = place, let end = right.origin.place { place = start.through(end) }
    return Formula(.arithmetic(left, operation, right), at: place)
  }

  // MARK: Words before `of` and `(`

  /// `count of toppings`, or the percent of that name of something.
  private mutating func lower(_ word: NameSyntax, of base: BaseSyntax) -> Formula {
    let place = word.place.through(base.place)
    let name = Name(word.text)
    if let measure = Formula.Measure(word.text), !declared.isLet(name) {
      if case .valueIn(let value, let option) = base {
        guard measure == .count else {
          report(.valueInsteadOfOption(word.text, value: value.text, option: option.text), at: base.place)
          return Formula(.unreadable, at: place)
        }
        return Formula(.unitsOfValue(Name(value.text), in: Name(option.text)), at: place)
      }
      return Formula(.measure(measure, of: lower(base)), at: place)
    }
    return Formula(.share(Formula(.name(name), at: word.place), of: lower(base)), at: place)
  }

  mutating func lower(_ base: BaseSyntax) -> Formula {
    switch base {
    case .name(let name): return Formula(.name(Name(name.text)), at: name.place)
    case .of(let word, let inner): return lower(SumSyntax.of(word, inner))
    case .valueIn(let value, let option):
      report(.valueInsteadOfOption(nil, value: value.text, option: option.text), at: base.place)
      return Formula(.unreadable, at: base.place)
    case .line(let label, let place): return Formula(.line(label.text), at: place)
    case .parentheses(let condition, where: let filter?, let place):
      return filtered(condition, where: filter, at: place)
    case .parentheses(let condition, where: nil, let place):
      var inner = lower(condition)
      inner.origin.place = place
      return inner
    case .units(let units, let inner, let place): return picked(units, of: inner, at: place)
    case .bad: return Formula(.unreadable, at: base.place)
    }
  }

  private mutating func call(_ word: NameSyntax, _ arguments: [SumSyntax], at place: Place) -> Formula {
    let parts = lower(arguments)
    guard let function = Formula.Function(word.text) else {
      report(.unknownFunction(word.text), at: word.place)
      return Formula(.unreadable, at: place)
    }
    return Formula(.call(function, parts), at: place)
  }
}

extension Formula.Measure {
  init?(_ word: String) {
    switch word {
    case "price": self = .price
    case "count": self = .count
    case "kinds": self = .kinds
    case "weight": self = .weight
    case "length": self = .length
    case "subtotal": self = .subtotal
    default: return nil
    }
  }
}

extension Formula.Function {
  init?(_ word: String) {
    switch word {
    case "min": self = .min
    case "max": self = .max
    case "whole": self = .whole
    case "started": self = .started
    default: return nil
    }
  }
}
