/// Yes, no, or not to be told.
enum Truth: Hashable {
  case holds, fails, unknown

  init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }

  var negated: Truth {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown: .unknown
    }
  }
}

/// The cases that a subject can be in: in each of them, what is true of it, in the order of what is said of it.
struct ConditionCases {
  /// Beyond this many different points nothing is worked out.
  private static let pointLimit = 48

  let checker: RuleChecker
  let sketch: ConditionSketch

  /// Every case is covered; a case may be listed that can't happen.
  func cases(of topic: ConditionSketch.Topic) -> [[Truth]] {
    let atoms = topic.atoms.map { sketch.atoms[$0] }
    let found: [[Truth]]?
    switch topic.subject {
    case .option(let option): found = cases(of: option, atoms)
    case .value: found = [true, false].map { chosen in atoms.map { _ in Truth(chosen) } }
    case .quantity(let quantity): found = cases(of: quantity, topic.range, atoms)
    case .alone: found = numberCases(NumberDomain(topic.range), mayBeAbsent: false, atoms)
    case .moment: found = MomentCases(atoms).cases
    }
    guard let found, !found.isEmpty else { return allCases(atoms.count) }
    return Array(Set(found))
  }

  /// Where nothing is known: as if each was true or not by itself. Of many that is too much to be looked into.
  private func allCases(_ count: Int) -> [[Truth]] {
    guard count <= 8 else { return [[Truth](repeating: .unknown, count: count)] }
    return (0..<(1 << count)).map { bits in (0..<count).map { Truth(bits >> $0 & 1 == 1) } }
  }

  // MARK: Options

  private func cases(of option: OptionID, _ atoms: [ConditionAtom]) -> [[Truth]]? {
    let mayBeAbsent = checker.mayBeAbsent(option)
    switch checker.scope[option].kind {
    case .toggle: return [true, false].map { isOn in atoms.map { _ in Truth(isOn) } }
    case .text: return textCases(atoms)
    case .number:
      // Only whether there is one was asked.
      return [true, false].map { chosen in atoms.map { _ in Truth(chosen) } }
    case .choice(let choice):
      switch choice.amount {
      case .several: return [true, false].map { chosen in atoms.map { _ in Truth(chosen) } }
      case .one: return choiceCases(option, choice, mayBeEmpty: mayBeAbsent, atoms)
      case .optional: return choiceCases(option, choice, mayBeEmpty: true, atoms)
      }
    }
  }

  /// Beyond this many values they aren't told apart.
  private static let valueLimit = 256

  /// The values that are spoken of, each, and one for all the others.
  private func choiceCases(
    _ option: OptionID, _ choice: Choice, mayBeEmpty: Bool, _ atoms: [ConditionAtom]
  ) -> [[Truth]]? {
    let listed = atoms.reduce(0) { if case .isOneOf(let values) = $1 { $0 + values.count } else { $0 } }
    guard listed <= ConditionCases.valueLimit else { return nil }
    var listedBy: [ValueID: [Int]] = [:]
    for (index, atom) in atoms.enumerated() {
      if case .isOneOf(let values) = atom { for value in values { listedBy[value, default: []].append(index) } }
    }
    let others = atoms.map { atom in if case .isChosen = atom { Truth.holds } else { Truth.fails } }
    var cases = Set<[Truth]>()
    for indices in listedBy.values {
      var truths = others
      for index in indices { truths[index] = .holds }
      cases.insert(truths)
    }
    if listedBy.count < choice.values.count { cases.insert(others) }
    if mayBeEmpty { cases.insert(atoms.map { _ in .fails }) }
    if checker.scope.options[option.index].defaults.isEmpty, !mayBeEmpty {
      // Not chosen yet: only that is known.
      cases.insert(atoms.map { atom in if case .isChosen = atom { .fails } else { .unknown } })
    }
    return Array(cases)
  }

  private func textCases(_ atoms: [ConditionAtom]) -> [[Truth]] {
    var texts: Set<String> = []
    for atom in atoms { if case .textIsOneOf(let own) = atom { texts.formUnion(own) } }
    var cases: [[Truth]] = []
    for text in texts {
      cases.append(
        atoms.map { atom in
          if case .textIsOneOf(let own) = atom { Truth(own.contains(text)) } else { Truth(!text.isEmpty) }
        })
    }
    for isBlank in [true, false] {
      cases.append(
        atoms.map { atom in
          if case .textIsOneOf(let own) = atom { Truth(isBlank && own.contains("")) } else { Truth(!isBlank) }
        })
    }
    return cases
  }

  // MARK: Quantities

  private func cases(of quantity: QuantitySubject, _ range: Interval, _ atoms: [ConditionAtom]) -> [[Truth]]? {
    switch quantity {
    case .option(let option):
      guard option.index < checker.options.count, case .number(let number) = checker.options[option.index].kind else {
        return nil
      }
      return numberCases(NumberDomain(number.bounds), mayBeAbsent: checker.mayBeAbsent(option), atoms)
    case .units(let option): return numberCases(units(of: option), mayBeAbsent: false, atoms)
    case .kinds, .unitsOfValue, .length:
      return numberCases(NumberDomain(.fromZero, wholeFromZero: true), mayBeAbsent: false, atoms)
    case .weight, .lines, .subtotal, .definition: return numberCases(NumberDomain(range), mayBeAbsent: false, atoms)
    }
  }

  /// Of one choice or toggle there is 1 or none; of several there may be more than are allowed.
  private func units(of option: OptionID) -> NumberDomain {
    var domain = NumberDomain(.fromZero, wholeFromZero: true)
    switch checker.scope[option].kind {
    case .choice(let choice):
      if case .several = choice.amount { return domain }
      domain.high = Fraction(1, over: 1)
      if case .one = choice.amount, !checker.mayBeAbsent(option) { domain.low = domain.high }
    case .toggle: domain.high = Fraction(1, over: 1)
    case .number, .text: break
    }
    return domain
  }

  /// The points that it is compared with, and one number in each gap between them.
  private func numberCases(_ domain: NumberDomain, mayBeAbsent: Bool, _ atoms: [ConditionAtom]) -> [[Truth]]? {
    var points: [Fraction] = []
    for atom in atoms {
      if case .compares(_, let point) = atom { points.append(point) }
      if case .free = atom { return nil }
    }
    guard points.count <= ConditionCases.pointLimit else { return nil }
    points.sort()
    var numbers: [Fraction] = points.filter { domain.contains($0) }
    var lower: Fraction?
    for point in points {
      if let number = domain.member(between: lower, and: point) { numbers.append(number) }
      lower = point
    }
    if let number = domain.member(between: lower, and: nil) { numbers.append(number) }
    guard !numbers.isEmpty else { return nil }
    var cases = numbers.map { number in
      atoms.map { atom in
        if case .compares(let comparison, let point) = atom {
          Truth(comparison.holds(number, point))
        } else {
          Truth.holds
        }
      }
    }
    if mayBeAbsent { cases.append(atoms.map { _ in .fails }) }
    return cases
  }
}

extension RuleChecker {
  /// In some order the option isn't there.
  func mayBeAbsent(_ option: OptionID) -> Bool {
    guard option.index < options.count else { return true }
    return options[option.index].onlyWhen != nil || !options[option.index].absences.isEmpty
  }
}
