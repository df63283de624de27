extension Evaluator {
  var words: ViolationWords { ViolationWords(languages: rules.terms.languages) }

  /// In the order of the file: one violation for each cause, and what the rules say.
  func composedViolations() -> [Violation] {
    var found: [(step: Int, rank: Int, violation: Violation)] = []
    for (cause, step) in violations.steps {
      let violation = composed(cause)
      found.append((ownStep(of: cause) ?? step, violation.options.first?.index ?? 0, violation))
    }
    // At one step a cause comes before what the rules say of it; causes by the place of what they are about.
    found.sort { left, right in
      if left.step != right.step { return left.step < right.step }
      if left.rank != right.rank { return left.rank < right.rank }
      return left.violation.message.text < right.violation.message.text
    }
    var result: [Violation] = []
    var next = 0
    for (step, violation) in violations.said {
      while next < found.count, found[next].step <= step {
        result.append(found[next].violation)
        next += 1
      }
      result.append(violation)
    }
    return result + found[next...].map { $0.violation }
  }

  /// What is about an option stands at the option.
  private func ownStep(of cause: Cause) -> Int? {
    switch cause {
    case .notChosen(let option), .soldOut(let option, _), .notSold(let option, _), .noPrice(let option, _),
      .outOfRange(let option), .notAStep(let option):
      return rules.steps.firstIndex { if case .option(option) = $0 { true } else { false } }
    case .noTime, .notListed, .lineNotPriced, .negativeAmount, .tooLarge: return nil
    }
  }

  private func composed(_ cause: Cause) -> Violation {
    let grade = violations.grade(of: cause)
    func made(
      _ code: Violation.Code, _ options: [OptionID], _ message: LocalizedText, _ place: Place?
    ) -> Violation {
      Violation(code: code, grade: grade, options: options, message: message, place: place)
    }
    switch cause {
    case .notChosen(let option):
      return made(.notChosen, [option], words.notChosen(option: rules[option].label), rules[option].place)
    case .soldOut(let option, let value):
      let checked = choice(option)?.values[value.index]
      return made(
        .soldOut, [option], words.soldOut(value: checked?.label ?? rules[option].label), checked?.place)
    case .notSold(let option, let value):
      let checked = choice(option)?.values[value.index]
      let message = checked?.otherwise ?? words.notSold(value: checked?.label ?? rules[option].label, with: [])
      return made(.notSold, [option], message, checked?.place)
    case .noPrice(let option, let value): return noPrice(option, value, grade)
    case .outOfRange(let option):
      return made(.outOfRange, [option], words.outOfRange(option: rules[option].label, bounds(of: option)), rules[option].place)
    case .notAStep(let option):
      return made(.notAStep, [option], words.notAStep(option: rules[option].label, step(of: option)), rules[option].place)
    case .noTime: return made(.noTime, [rules.moment], words.noTime(), nil)
    case .notListed(let id):
      guard case .lookup(let lookup) = rules.definitions[id.index].content else {
        return made(.notSold, [], words.notPriced(label: nil), nil)
      }
      let read = OptionsRead.by(lookup.axes, rules.definitions, rules.moment).sorted()
      return made(.notSold, read, words.notSold(value: nil, with: labels(of: lookup.axes)), lookup.place)
    case .lineNotPriced(_, let place, let options):
      return made(.notSold, options, words.notPriced(label: nil), place)
    case .negativeAmount(_, let place, let options): return made(.negativeAmount, options, words.negativeAmount(), place)
    case .tooLarge(_, let place, let options): return made(.tooLarge, options, words.tooLarge(), place)
    }
  }

  /// A cell names the row's option and what the table is looked up by.
  private func noPrice(_ option: OptionID, _ value: ValueID, _ grade: Violation.Grade) -> Violation {
    guard let choice = choice(option) else {
      return Violation(code: .notSold, grade: grade, options: [option], message: words.notPriced(label: nil))
    }
    let read = OptionsRead.by(choice.axes, rules.definitions, rules.moment).union([option]).sorted()
    var place = choice.values[value.index].place
    if case .table(let rows) = choice.values[value.index].price,
      case .known(let cell?) = find(rows, choice.axes, .declared)
    {
      place = cell.place ?? place
    }
    let label = choice.values[value.index].label
    return Violation(
      code: .notSold, grade: grade, options: read, message: words.notSold(value: label, with: labels(of: choice.axes)),
      place: place)
  }

  private func bounds(of option: OptionID) -> ViolationWords.Bounds {
    guard case .number(let number) = rules[option].kind else { return .oneOf([]) }
    switch number.bounds {
    case .range(let low, let high, step: _): return .range(shown(low, number), shown(high, number))
    case .oneOf(let points): return .oneOf(points.map { shown($0, number) })
    }
  }

  private func step(of option: OptionID) -> ViolationWords.Step {
    guard case .number(let number) = rules[option].kind, case .range(let low, _, let step) = number.bounds else {
      return ViolationWords.Step(size: "", from: "")
    }
    return ViolationWords.Step(size: shown(step, number), from: shown(low, number))
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
