extension Evaluator {
  var languages: [LanguageTag] { rules.terms.languages }

  /// In the order of the file: one violation for each cause, and what the rules say.
  func composedViolations() -> [Violation] {
    var found: [PlacedViolation] = []
    for (cause, step) in violations.steps {
      let violation = composed(cause)
      found.append(
        PlacedViolation(
          step: ownStep(of: cause) ?? step, item: cause.item, rank: violation.options.first?.index ?? 0,
          violation: violation))
    }
    // At one step a cause comes before what the rules say of it; what they say, in their own order.
    for (number, said) in violations.said.enumerated() {
      found.append(
        PlacedViolation(
          step: said.step, item: said.item, rank: rules.options.count + number, violation: said.violation))
    }
    return found.sorted().map { $0.violation }
  }

  /// What is about an option stands at the option.
  private func ownStep(of cause: Cause) -> Int? {
    switch cause.fault {
    case .notChosen(let option), .soldOut(let option, _), .notSold(let option, _), .noPrice(let option, _),
      .outOfRange(let option), .notAStep(let option):
      return rules.steps.firstIndex { if case .option(option) = $0 { true } else { false } }
    case .noTime, .notListed, .lineNotPriced, .negativeAmount, .tooLarge: return nil
    }
  }

  private func composed(_ cause: Cause) -> Violation {
    var evaluator = self
    evaluator.item = cause.item
    var violation = evaluator.composed(cause.fault, grade: violations.grade(of: cause))
    violation.item = evaluator.itemID
    return violation
  }

  private func composed(_ fault: Fault, grade: Violation.Grade) -> Violation {
    func made(
      _ code: Violation.Code, _ options: [OptionID], _ message: LocalizedText, _ place: Place?
    ) -> Violation {
      Violation(code: code, grade: grade, options: options, message: message, place: place)
    }
    func made(_ prepared: PreparedViolation) -> Violation { Violation(prepared, grade: grade, item: nil) }
    switch fault {
    case .notChosen(let option): return made(rules.notChosen(option))
    case .soldOut(let option, let value): return made(rules.soldOut(value, of: option))
    case .notSold(let option, let value): return made(rules.notSold(value, of: option))
    case .noPrice(let option, let value): return made(noPrice(option, value))
    case .outOfRange(let option): return made(rules.outOfRange(option))
    case .notAStep(let option): return made(rules.notAStep(option))
    case .noTime: return made(.noTime, [rules.moment], ViolationWords.noTime(languages: languages), nil)
    case .notListed(let id): return notListed(id, grade)
    case .lineNotPriced(_, let place, let options):
      return made(
        .notSold, options, ViolationWords.lineNotPriced(options: labels(of: options), languages: languages), place)
    case .negativeAmount(_, let place, let options):
      return made(
        .negativeAmount, options, ViolationWords.negativeAmount(options: labels(of: options), languages: languages),
        place)
    case .tooLarge(_, let place, let options):
      return made(
        .tooLarge, options, ViolationWords.tooLarge(options: labels(of: options), languages: languages), place)
    }
  }

  private func labels(of options: [OptionID]) -> [LocalizedText] { options.map { rules[$0].label } }

  /// A lookup names what it is looked up by.
  private func notListed(_ id: DefinitionID, _ grade: Violation.Grade) -> Violation {
    guard case .lookup(let lookup) = rules.definitions[id.index].content else {
      return Violation(code: .notSold, grade: grade, options: [], message: "")
    }
    let read = OptionsRead.by(lookup.axes, rules.definitions, rules.kinds, rules.moment).options.sorted()
    return Violation(
      code: .notSold, grade: grade, options: read,
      message: ViolationWords.lineNotPriced(options: labels(of: read), languages: languages), place: lookup.place)
  }

  private func noPrice(_ option: OptionID, _ value: ValueID) -> PreparedViolation {
    guard let checked = choice(option)?.values[value.index] else {
      return rules.noPrice(value, of: option, cell: nil, with: [])
    }
    var cell: CheckedCell?
    switch checked.price {
    case .none: break
    case .single(let single): cell = single
    case .table(by: let axes, let rows): cell = find(rows, axes, .declared).value ?? nil
    }
    return rules.noPrice(value, of: option, cell: cell, with: labels(of: checked.price.axes))
  }
}

/// A violation where it belongs: in the order of the file, then of the items.
private struct PlacedViolation: Comparable {
  var step: Int
  var item: Int?
  var rank: Int
  var violation: Violation

  static func == (left: PlacedViolation, right: PlacedViolation) -> Bool {
    !(left < right) && !(right < left)
  }

  static func < (left: PlacedViolation, right: PlacedViolation) -> Bool {
    if left.step != right.step { return left.step < right.step }
    if left.item != right.item { return (left.item ?? -1) < (right.item ?? -1) }
    if left.rank != right.rank { return left.rank < right.rank }
    // Several lines of a block are one step.
    let places = (left.violation.place?.start ?? -1, right.violation.place?.start ?? -1)
    if places.0 != places.1 { return places.0 < places.1 }
    if left.violation.message.text != right.violation.message.text {
      return left.violation.message.text < right.violation.message.text
    }
    return left.violation.options.lexicographicallyPrecedes(right.violation.options)
  }
}
