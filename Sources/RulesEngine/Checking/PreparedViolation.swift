/// What is said of an order that a rule or an option doesn't take: all of it that is the same in every order.
struct PreparedViolation: Sendable, Hashable {
  var code: ViolationCode
  var options: [OptionID]
  var kinds: [ItemKindID] = []
  var message: LocalizedText
  var place: Place?
}

extension CheckedRequirement {
  /// What it says of an order, or of an item, that doesn't meet it.
  var violation: PreparedViolation {
    PreparedViolation(code: .required, options: options, kinds: kinds, message: otherwise, place: place)
  }
}

extension CheckedAlert {
  /// What it says while it holds.
  var violation: PreparedViolation {
    PreparedViolation(
      code: isWarning ? .warning : .forbidden, options: options, kinds: kinds, message: message, place: place)
  }
}

/// What is said of an option whose selection isn't sold, is missing, or is out of its bounds. All of it stands at the
/// option.
extension CheckedRuleSet {
  private var languages: [LanguageTag] { terms.languages }

  private func said(_ code: ViolationCode, _ option: OptionID, _ message: LocalizedText) -> PreparedViolation {
    PreparedViolation(code: code, options: [option], message: message, place: self[option].place)
  }

  private func value(_ value: ValueID, of option: OptionID) -> CheckedValue? {
    if case .choice(let choice) = self[option].kind { choice.values[value.index] } else { nil }
  }

  func notChosen(_ option: OptionID) -> PreparedViolation {
    let label = self[option].label
    if case .choice = self[option].kind {
      return said(.notChosen, option, ViolationWords.notChosen(option: label, languages: languages))
    }
    return said(.notChosen, option, ViolationWords.notGiven(option: label, languages: languages))
  }

  func soldOut(_ value: ValueID, of option: OptionID) -> PreparedViolation {
    let label = self[option].label
    guard let checked = self.value(value, of: option) else {
      return said(.soldOut, option, ViolationWords.toggleSoldOut(option: label, languages: languages))
    }
    var made = said(
      .soldOut, option, ViolationWords.soldOut(value: checked.label, option: label, languages: languages))
    made.place = checked.place
    return made
  }

  /// The value's `when` doesn't hold.
  func notSold(_ value: ValueID, of option: OptionID) -> PreparedViolation {
    let label = self[option].label
    guard let checked = self.value(value, of: option) else {
      return said(.notSold, option, ViolationWords.optionNotSold(option: label, languages: languages))
    }
    let builtIn = ViolationWords.notSold(value: checked.label, option: label, with: [], languages: languages)
    var made = said(.notSold, option, checked.otherwise ?? builtIn)
    made.place = checked.place
    return made
  }

  /// The table has no price for a value: it names the row's option and what the table is looked up by.
  /// - Parameters:
  ///   - cell: What the table has instead of a price; none, if it lists no such thing.
  ///   - others: The labels of what the value was looked up by.
  func noPrice(
    _ value: ValueID, of option: OptionID, cell: CheckedCell?, with others: [LocalizedText]
  ) -> PreparedViolation {
    guard let checked = self.value(value, of: option) else { return said(.notSold, option, "") }
    let read = OptionsRead.by(checked.price.axes, definitions, kinds, moment).options.union([option]).sorted()
    let label = self[option].label
    let message: LocalizedText
    if case .toCome? = cell?.kind {
      message = ViolationWords.priceToCome(value: checked.label, option: label, languages: languages)
    } else {
      message = ViolationWords.notSold(value: checked.label, option: label, with: others, languages: languages)
    }
    return PreparedViolation(code: .notSold, options: read, message: message, place: cell?.place ?? checked.place)
  }

  // MARK: Numbers

  func outOfRange(_ option: OptionID) -> PreparedViolation {
    guard case .number(let number) = self[option].kind else { return said(.outOfRange, option, "") }
    let label = self[option].label
    switch number.bounds {
    case .range(let low, let high, step: _):
      let words = ViolationWords.outOfRange(
        option: label, low: shown(low, number), high: shown(high, number), languages: languages)
      return said(.outOfRange, option, words)
    case .oneOf(let points):
      let list = points.map { shown($0, number) }
      return said(
        .outOfRange, option, ViolationWords.outOfRange(option: label, list: list, languages: languages))
    }
  }

  func notAStep(_ option: OptionID) -> PreparedViolation {
    guard case .number(let number) = self[option].kind, case .range(let low, _, let step) = number.bounds else {
      return said(.notAStep, option, "")
    }
    let words = ViolationWords.notAStep(
      option: self[option].label, step: shown(step, number), from: shown(low, number), languages: languages)
    return said(.notAStep, option, words)
  }

  /// A number without zeros at its end, an amount with the digits of the step.
  private func shown(_ millionths: Int64, _ number: CheckedNumber) -> String {
    if number.isMoney, let literal = DecimalLiteral(numerator: abs(millionths), decimals: 6),
      let steps = literal.steps(of: terms.step)
    {
      return Money(steps: millionths < 0 ? -steps : steps).formatted(terms.step)
    }
    return ShownNumber.text(millionths: millionths)
  }

  // MARK: Several

  /// `most` as a shopper reads it.
  func tooFew(_ option: OptionID, least: String) -> PreparedViolation {
    said(.tooFew, option, ViolationWords.tooFew(option: self[option].label, least: least, languages: languages))
  }

  func tooMany(_ option: OptionID, most: String) -> PreparedViolation {
    said(.tooMany, option, ViolationWords.tooMany(option: self[option].label, most: most, languages: languages))
  }

  func tooManyKinds(_ option: OptionID, most: String) -> PreparedViolation {
    said(
      .tooManyKinds, option, ViolationWords.tooManyKinds(option: self[option].label, most: most, languages: languages))
  }

  /// Of one value more than there may be.
  func tooManyUnits(_ value: CheckedValue, of option: OptionID, most: String) -> PreparedViolation {
    said(.tooMany, option, ViolationWords.tooManyUnits(value: value.label, most: most, languages: languages))
  }

  func tooFew(_ kind: ItemKindID, least: String) -> PreparedViolation {
    said(.tooFew, kind, ViolationWords.tooFew(option: self[kind].label, least: least, languages: languages))
  }

  func tooMany(_ kind: ItemKindID, most: String) -> PreparedViolation {
    said(.tooMany, kind, ViolationWords.tooMany(option: self[kind].label, most: most, languages: languages))
  }

  private func said(_ code: ViolationCode, _ kind: ItemKindID, _ message: LocalizedText) -> PreparedViolation {
    PreparedViolation(code: code, options: [], kinds: [kind], message: message, place: self[kind].place)
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
