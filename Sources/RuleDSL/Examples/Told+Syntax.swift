import RulesEngine

extension SelectedSyntax {
  /// What is said of the option.
  var told: Told {
    switch kind {
    case .value(let name, units: nil): return .text(name.text)
    case .value(let name, units: let units?): return .units(of: name.text, units.count)
    case .number(let number, units: nil): return number.decimal.map { .number($0) } ?? .text(number.text)
    case .number(let number, units: let units?): return .units(of: number.text, units.count)
    case .on: return .flag(true)
    case .off: return .flag(false)
    case .dateTime(let date, let time):
      let padded = time.text.utf8.count < 5 ? "0" + time.text : time.text
      return .text("\(date.text) \(padded)")
    case .units(let units): return .wholeSet(units.map { Told.Unit($0.value.text, $0.count?.count ?? 1) })
    }
  }
}

extension NumberSyntax {
  /// Units; a part of a unit is none that could be told.
  fileprivate var count: Int64 { Int64(text) ?? -1 }
}

extension SignedSyntax {
  var text: String { isNegative ? "-" + number.text : number.text }

  /// None outside the limits of digits.
  var decimal: SignedDecimal? {
    guard let literal = try? DecimalLiteral(number.text) else { return nil }
    return SignedDecimal(literal, isNegative: isNegative)
  }
}
