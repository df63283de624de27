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
    switch fault {
    case .notChosen(let option):
      let label = rules[option].label
      let message =
        choice(option) == nil
        ? ViolationWords.notGiven(option: label, languages: languages)
        : ViolationWords.notChosen(option: label, languages: languages)
      return made(.notChosen, [option], message, rules[option].place)
    case .soldOut(let option, let value):
      guard let checked = choice(option)?.values[value.index] else {
        let message = ViolationWords.toggleSoldOut(option: rules[option].label, languages: languages)
        return made(.soldOut, [option], message, rules[option].place)
      }
      let message = ViolationWords.soldOut(value: checked.label, option: rules[option].label, languages: languages)
      return made(.soldOut, [option], message, checked.place)
    case .notSold(let option, let value):
      guard let checked = choice(option)?.values[value.index] else {
        let message = ViolationWords.optionNotSold(option: rules[option].label, languages: languages)
        return made(.notSold, [option], message, rules[option].place)
      }
      let builtIn = ViolationWords.notSold(
        value: checked.label, option: rules[option].label, with: [], languages: languages)
      return made(.notSold, [option], checked.otherwise ?? builtIn, checked.place)
    case .noPrice(let option, let value): return noPrice(option, value, grade)
    case .outOfRange(let option): return made(.outOfRange, [option], outOfRange(option), rules[option].place)
    case .notAStep(let option): return made(.notAStep, [option], notAStep(option), rules[option].place)
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

  /// A cell names the row's option and what the table is looked up by.
  private func noPrice(_ option: OptionID, _ value: ValueID, _ grade: Violation.Grade) -> Violation {
    guard let choice = choice(option) else {
      return Violation(code: .notSold, grade: grade, options: [option], message: "")
    }
    let checked = choice.values[value.index]
    let read = OptionsRead.by(checked.price.axes, rules.definitions, rules.kinds, rules.moment).options.union([option])
      .sorted()
    var cell: CheckedCell?
    switch checked.price {
    case .none: break
    case .single(let single): cell = single
    case .table(by: let axes, let rows): cell = find(rows, axes, .declared).value ?? nil
    }
    let label = rules[option].label
    let message: LocalizedText
    if case .toCome? = cell?.kind {
      message = ViolationWords.priceToCome(value: checked.label, option: label, languages: languages)
    } else {
      message = ViolationWords.notSold(
        value: checked.label, option: label, with: labels(of: checked.price.axes), languages: languages)
    }
    return Violation(
      code: .notSold, grade: grade, options: read, message: message, place: cell?.place ?? checked.place)
  }

  private func outOfRange(_ option: OptionID) -> LocalizedText {
    guard case .number(let number) = rules[option].kind else { return "" }
    switch number.bounds {
    case .range(let low, let high, step: _):
      return ViolationWords.outOfRange(
        option: rules[option].label, low: shown(low, number), high: shown(high, number), languages: languages)
    case .oneOf(let points):
      return ViolationWords.outOfRange(
        option: rules[option].label, list: points.map { shown($0, number) }, languages: languages)
    }
  }

  private func notAStep(_ option: OptionID) -> LocalizedText {
    guard case .number(let number) = rules[option].kind, case .range(let low, _, let step) = number.bounds else {
      return ""
    }
    return ViolationWords.notAStep(
      option: rules[option].label, step: shown(step, number), from: shown(low, number), languages: languages)
  }

  /// A number without zeros at its end, an amount with the digits of the step.
  private func shown(_ millionths: Int64, _ number: CheckedNumber) -> String {
    if number.isMoney, let literal = DecimalLiteral(numerator: abs(millionths), decimals: 6),
      let steps = literal.steps(of: rules.terms.step)
    {
      return Money(steps: millionths < 0 ? -steps : steps).formatted(rules.terms.step)
    }
    return ShownNumber.text(millionths: millionths)
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

/// Numbers as a reader writes them.
enum ShownNumber {
  /// Without zeros at the end.
  static func text(millionths: Int64) -> String {
    let sign = millionths < 0 ? "-" : ""
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
