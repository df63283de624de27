extension OrderReader {
  /// What a value tells of an option; its first token was read.
  mutating func event(
    _ option: OptionID, in item: ItemID?, _ token: JSONToken, _ cursor: inout JSONCursor
  ) throws(Unusual) -> Event {
    if token == .null { return .cleared(option, in: item) }
    return .selected(option, try selection(of: option, token, &cursor), in: item)
  }

  private mutating func selection(
    of option: OptionID, _ token: JSONToken, _ cursor: inout JSONCursor
  ) throws(Unusual) -> Selection {
    switch (forms[option.index], token) {
    case (.choice, .string(let text)): return .value(try value(cursor.name(text), of: option))
    case (.choice, .number(let range)): return .value(try value(cursor.wholeNumber(range), of: option))
    case (.several, .string(let text)): return .units(of: try value(cursor.name(text), of: option), 1)
    case (.several, .number(let range)): return .units(of: try value(cursor.wholeNumber(range), of: option), 1)
    case (.several, .beginArray): return .wholeSet(try listedUnits(of: option, &cursor))
    case (.several, .beginObject): return .wholeSet(try countedUnits(of: option, &cursor))
    case (.number, .number(let range)): return .number(try cursor.decimal(range))
    case (.number, .string(let text)): return .number(try cursor.decimal(text))
    case (.toggle, .bool(let isOn)): return .toggle(isOn)
    case (.text, .string(let text)): return .text(cursor.text(of: text))
    case (.moment, .string(let text)):
      guard let moment = Moment(cursor.text(of: text)) else { throw Unusual() }
      return .moment(moment)
    default: throw Unusual()
    }
  }

  func value(_ name: HashedBytes, of option: OptionID) throws(Unusual) -> ValueID {
    guard let value = names.value(name, of: option) else { throw Unusual() }
    return value
  }

  /// The rest of `["白玉", "水玉"]`.
  private func listedUnits(
    of option: OptionID, _ cursor: inout JSONCursor
  ) throws(Unusual) -> [ValueID: Int64] {
    var units: [ValueID: Int64] = [:]
    while true {
      switch try cursor.step() {
      case .endArray: return units
      case .string(let text): add(1, of: try value(cursor.name(text), of: option), to: &units)
      default: throw Unusual()
      }
    }
  }

  /// The rest of `{"白玉": 2, "水玉": 1}`.
  private mutating func countedUnits(
    of option: OptionID, _ cursor: inout JSONCursor
  ) throws(Unusual) -> [ValueID: Int64] {
    var units: [ValueID: Int64] = [:]
    let mark = keyMark
    while case .key(let key) = try cursor.step() {
      let name = cursor.name(key)
      try take(key: name, since: mark)
      let value = try value(name, of: option)
      guard case .number(let range) = try cursor.step() else { throw Unusual() }
      add(try cursor.count(range), of: value, to: &units)
    }
    dropKeys(to: mark)
    return units
  }

  private func add(_ count: Int64, of value: ValueID, to units: inout [ValueID: Int64]) {
    units[value] = (units[value] ?? 0).addingSaturated(count)
  }
}

extension JSONCursor {
  /// The digits of a whole number without sign, as which a value may be spelt. With a point or an exponent it is rare.
  func wholeNumber(_ range: Range<Int>) throws(OrderReader.Unusual) -> HashedBytes {
    guard range.count <= 12 else { throw OrderReader.Unusual() }
    for index in range where !isDigit(at: index) { throw OrderReader.Unusual() }
    return HashedBytes(bytes, range)
  }

  func decimal(_ range: Range<Int>) throws(OrderReader.Unusual) -> SignedDecimal {
    guard let decimal = try? JSONDecimal(of: bytes[range], at: 0),
      let literal = DecimalLiteral(numerator: abs(decimal.coefficient), decimals: decimal.scale)
    else { throw OrderReader.Unusual() }
    return SignedDecimal(literal, isNegative: decimal.coefficient < 0)
  }

  /// A number that stands in a text.
  func decimal(_ text: JSONText) throws(OrderReader.Unusual) -> SignedDecimal {
    guard !text.hasEscapes else { throw OrderReader.Unusual() }
    let isNegative = !text.range.isEmpty && bytes[text.range.lowerBound] == UInt8(ascii: "-")
    let digits = bytes[text.range].dropFirst(isNegative ? 1 : 0)
    guard let literal = try? DecimalLiteral(utf8: digits) else { throw OrderReader.Unusual() }
    return SignedDecimal(literal, isNegative: isNegative)
  }

  /// A whole number from 0.
  func count(_ range: Range<Int>) throws(OrderReader.Unusual) -> Int64 {
    let number = try integer(range)
    guard number >= 0 else { throw OrderReader.Unusual() }
    return number
  }

  func integer(_ range: Range<Int>) throws(OrderReader.Unusual) -> Int64 {
    guard let decimal = try? JSONDecimal(of: bytes[range], at: 0), decimal.scale == 0 else {
      throw OrderReader.Unusual()
    }
    return decimal.coefficient
  }
}
