import RulesEngine

/// What has a price, as far as its text depends on it.
enum Priced: Sendable, Hashable {
  case menu, choice, toggle, number
  /// Values that a menu or a choice takes over.
  case list
  /// A line, or a `let`.
  case line

  /// What is added to a price that stands elsewhere has a sign; a price by itself has none.
  var isSurcharge: Bool { self == .choice || self == .toggle || self == .number }

  /// A sign says that it is added to another price; without one it is a price by itself.
  var isEither: Bool { self == .list }
}

/// Prices beside values and in cells.
extension Lowering {
  /// What stands where a price was reported, or belongs to what was.
  func unreadablePrice(at place: Place) -> Price {
    Price(.formula(Formula(.unreadable, at: place)), at: place)
  }

  mutating func lower(_ price: PriceSyntax?, of priced: Priced) -> Price? {
    guard let price else { return nil }
    var sign = lower(price.sign)
    if priced.isSurcharge, sign == .none {
      report(.signMissing(text(of: price.amount), priced), at: price.place)
      sign = .plus
    } else if !priced.isSurcharge, !priced.isEither, sign != .none {
      report(.signOfBasePrice(text(of: price.amount), isNegative: sign == .minus), at: price.place)
      sign = .none
    }
    switch price.amount {
    case .name(let name): return Price(.name(sign, Name(name.text)), at: price.place)
    case .number(let number):
      guard let amount = decimal(number) else { return unreadablePrice(at: price.place) }
      return Price(.literal(sign, amount), at: price.place)
    }
  }

  private func lower(_ sign: PriceSyntax.Sign) -> Price.Sign {
    switch sign {
    case .none: .none
    case .plus: .plus
    case .minus: .minus
    }
  }

  private func text(of amount: PriceSyntax.Amount) -> String {
    switch amount {
    case .number(let number): number.text
    case .name(let name): name.text
    }
  }

  // MARK: Cells

  mutating func price(_ cell: CellSyntax, of priced: Priced) -> Price {
    switch cell.kind {
    case .empty: report(.emptyPrice, at: cell.place)
    case .number: return priceInWords(cell, of: priced)
    case .dash: return Price(.notSold, at: cell.place)
    case .questionMark: return Price(.toCome, at: cell.place)
    case .string: report(.notAPrice(cell.text), at: cell.place)
    case .text: return priceInWords(cell, of: priced)
    }
    return unreadablePrice(at: cell.place)
  }

  /// A number, the name of one, either with a sign, or what was typed instead.
  private mutating func priceInWords(_ cell: CellSyntax, of priced: Priced) -> Price {
    let (sign, rest) = splitSign(Name.fold(cell.text))
    if sign == .none, cell.kind == .text, !declared.isLet(Name(rest)), let mistake = PriceSlip(rest) {
      report(.slipInPrice(cell.text, mistake), at: cell.place)
      return unreadablePrice(at: cell.place)
    }
    if sign != .none, priced != .choice, !priced.isEither {
      report(.signInCell(rest, isNegative: sign == .minus), at: cell.place)
      return unreadablePrice(at: cell.place)
    }
    if let first = rest.utf8.first, isDigit(first) {
      guard let amount = decimal(rest, at: cell.place) else { return unreadablePrice(at: cell.place) }
      return Price(.literal(sign, amount), at: cell.place)
    }
    guard isOneWord(rest) else {
      report(.notAPrice(cell.text), at: cell.place)
      return unreadablePrice(at: cell.place)
    }
    return Price(.name(sign, Name(rest)), at: cell.place)
  }

  /// Whether a cell is a price, so that its row is no header.
  func isPrice(_ cell: CellSyntax) -> Bool {
    switch cell.kind {
    case .number, .dash, .questionMark: return true
    case .empty, .string: return false
    case .text:
      let (sign, rest) = splitSign(Name.fold(cell.text))
      if declared.isLet(Name(rest)) { return true }
      guard sign != .none, let first = rest.utf8.first else { return false }
      return isDigit(first)
    }
  }
}

private func splitSign(_ text: String) -> (Price.Sign, String) {
  guard let first = text.unicodeScalars.first else { return (.none, text) }
  let sign: Price.Sign
  switch first {
  case "+": sign = .plus
  case "-", "−", "–", "—": sign = .minus
  default: return (.none, text)
  }
  return (sign, Name(String(text.unicodeScalars.dropFirst())).key)
}

private func isOneWord(_ text: String) -> Bool {
  var isFirst = true
  for scalar in text.unicodeScalars {
    if isFirst, scalar.value < 0x80, isDigit(UInt8(scalar.value)) { return false }
    isFirst = false
    if scalar == "-" { continue }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
      continue
    default: return false
    }
  }
  return !text.isEmpty
}
