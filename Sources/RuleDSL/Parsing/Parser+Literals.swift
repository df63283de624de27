import RulesEngine

/// Numbers, prices, dates and times.
extension Parser {
  // MARK: Numbers

  mutating func parseNumber() -> NumberSyntax? {
    guard isAt(.number) else { return nil }
    let token = takeToken()
    return NumberSyntax(text: token.text, place: token.place)
  }

  mutating func expectNumber() -> NumberSyntax? {
    if let number = parseNumber() ?? parseNumberWithCurrency() { return number }
    reportUnexpected([.number])
    return nil
  }

  /// `10元`, which is reported and taken for 10.
  mutating func parseNumberWithCurrency() -> NumberSyntax? {
    guard isAt(.word), let number = numberBeforeCurrency(peek(0).text) else { return nil }
    let token = takeToken()
    report(.currencyInPrice(number: number), at: token.place)
    return NumberSyntax(text: number, place: token.place)
  }

  var isAtSigned: Bool {
    isAt(.number) || (isAt(.minus) && kind(at: 1) == .number)
  }

  mutating func parseSigned() -> SignedSyntax? {
    guard isAtSigned else { return nil }
    let start = peek(0).place
    let isNegative = take(.minus)
    guard let number = parseNumber() else { return nil }
    return SignedSyntax(isNegative: isNegative, number: number, place: place(from: start))
  }

  mutating func expectSigned() -> SignedSyntax? {
    if let signed = parseSigned() { return signed }
    guard let number = expectNumber() else { return nil }
    return SignedSyntax(isNegative: false, number: number, place: number.place)
  }

  /// A price, whose name has a sign.
  mutating func parsePrice() -> PriceSyntax? {
    let start = peek(0).place
    if let number = parseNumber() ?? parseNumberWithCurrency() {
      return PriceSyntax(sign: .none, amount: .number(number), place: number.place)
    }
    guard isAt(.plus) || isAt(.minus) else { return nil }
    let sign: PriceSyntax.Sign = takeToken().kind == .plus ? .plus : .minus
    if let number = parseNumber() ?? parseNumberWithCurrency() {
      return PriceSyntax(sign: sign, amount: .number(number), place: place(from: start))
    }
    guard isAtName() else {
      reportUnexpected([.number])
      return nil
    }
    return PriceSyntax(sign: sign, amount: .name(takeName()), place: place(from: start))
  }

  // MARK: Dates and times

  /// A date; `2026/12/01` is reported and taken for one.
  mutating func parseDate() -> DateSyntax? {
    if isAt(.date) {
      let token = takeToken()
      return DateSyntax(text: token.text, place: token.place)
    }
    guard isAt(.number), kind(at: 1) == .slash, let written = slashedDate else { return nil }
    let start = peek(0).place
    for _ in 0..<5 { advance() }
    report(.dateOrTime(typed: written.typed, meant: written.meant), at: place(from: start))
    return DateSyntax(text: written.meant, place: place(from: start))
  }

  private var slashedDate: (typed: String, meant: String)? {
    guard peek(0).text.utf8.count == 4, kind(at: 2) == .number, kind(at: 3) == .slash, kind(at: 4) == .number else {
      return nil
    }
    let month = peek(2).text
    let day = peek(4).text
    guard let monthNumber = Int(month), let dayNumber = Int(day), (1...12).contains(monthNumber),
      (1...31).contains(dayNumber)
    else { return nil }
    let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return (
      "\(peek(0).text)/\(month)/\(day)", "\(peek(0).text)-\(twoDigits(monthNumber))-\(twoDigits(dayNumber))"
    )
  }

  mutating func expectDate() -> DateSyntax? {
    if let date = parseDate() { return date }
    reportUnexpected([.date])
    return nil
  }

  /// A time; `8pm` is reported and taken for one.
  mutating func parseTime() -> TimeSyntax? {
    if isAt(.time) {
      let token = takeToken()
      return TimeSyntax(text: token.text, place: token.place)
    }
    guard isAt(.word), let meant = clockTime(peek(0).text) else { return nil }
    let token = takeToken()
    report(.dateOrTime(typed: token.text, meant: meant), at: token.place)
    return TimeSyntax(text: meant, place: token.place)
  }

  mutating func expectTime() -> TimeSyntax? {
    if let time = parseTime() { return time }
    reportUnexpected([.time])
    return nil
  }
}
