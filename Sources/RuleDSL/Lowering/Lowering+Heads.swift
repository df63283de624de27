import RulesEngine

/// What a row or a column stands for.
extension Lowering {
  /// The head in a cell, over what this axis is.
  mutating func head(_ cell: CellSyntax, over axis: SumSyntax?) -> PriceTable.Head? {
    let values = declared.values(of: axis)
    switch cell.kind {
    case .empty:
      report(.emptyHead, at: cell.place)
      return nil
    case .dash, .questionMark:
      report(.notAHead(cell.text), at: cell.place)
      return nil
    case .string: return PriceTable.Head(.names([Name(cell.text)]), at: cell.place)
    case .number:
      if values != nil { return PriceTable.Head(.names([Name(cell.text)]), at: cell.place) }
      return decimal(cell.text, at: cell.place).map { PriceTable.Head(.number($0), at: cell.place) }
    case .text:
      if values?.contains(Name(cell.text)) == true { return PriceTable.Head(.names([Name(cell.text)]), at: cell.place) }
      return headInWords(cell)
    }
  }

  private mutating func headInWords(_ cell: CellSyntax) -> PriceTable.Head? {
    if let number = numberAfterFrom(cell.text) {
      return decimal(number, at: cell.place).map { PriceTable.Head(.from($0), at: cell.place) }
    }
    var names: [Name] = []
    for part in splitHead(cell.text) where !Name.fold(part).isEmpty { names.append(Name(part)) }
    if names.isEmpty {
      report(.notAHead(cell.text), at: cell.place)
      return nil
    }
    return PriceTable.Head(.names(names), at: cell.place)
  }

  /// The heads of a case: several, if it lists numbers, for each has its own.
  mutating func heads(_ head: HeadSyntax, over axis: SumSyntax?, at place: Place) -> [PriceTable.Head] {
    switch head {
    case .from(let number): return decimal(number).map { [PriceTable.Head(.from($0), at: number.place)] } ?? []
    case .values(let names):
      guard declared.values(of: axis) == nil, names.allSatisfy({ isNumber($0) }) else {
        let all = names.map { Name($0.text) }
        return all.isEmpty ? [] : [PriceTable.Head(.names(all), at: place)]
      }
      var heads: [PriceTable.Head] = []
      for name in names {
        if let number = decimal(name.text, at: name.place) {
          heads.append(PriceTable.Head(.number(number), at: name.place))
        }
      }
      return heads
    }
  }
}

/// `10` of `from 10`.
private func numberAfterFrom(_ text: String) -> String? {
  let parts = Name.fold(text).split(separator: " ")
  guard parts.count == 2, asciiLowercased(String(parts[0])) == "from", let first = parts[1].utf8.first, isDigit(first)
  else { return nil }
  return String(parts[1])
}

private func splitHead(_ text: String) -> [String] {
  var parts = [""]
  for scalar in text.unicodeScalars {
    if scalar == "," || scalar == "，" || scalar == "、" {
      parts.append("")
    } else {
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
  }
  return parts
}
